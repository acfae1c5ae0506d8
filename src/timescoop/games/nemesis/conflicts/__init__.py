"""Conflicts, from initiating one to its result."""
