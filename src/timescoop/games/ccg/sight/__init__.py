"""Who sees what of the card game: views, observations, card faces, and imagined tables."""
