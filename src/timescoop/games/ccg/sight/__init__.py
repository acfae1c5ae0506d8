"""Who sees what: views, observations, card faces, and imagined tables."""
