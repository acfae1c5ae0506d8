"""Routes: what answers each address, one module for each subject."""
