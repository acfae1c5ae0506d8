"""Conflicts: initiated, committed to, declared in, totalled, and what comes of them."""
