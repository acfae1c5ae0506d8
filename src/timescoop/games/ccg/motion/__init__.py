"""Cards in motion: abilities, attempts, fights, journeys."""
