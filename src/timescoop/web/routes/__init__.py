"""Routes: what answers each address, one module a subject."""
