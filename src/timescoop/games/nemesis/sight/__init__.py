"""Who sees what of Nemesis: views, observations, card faces, and imagined tables."""
