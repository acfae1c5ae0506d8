"""Time travel: the moments of a match, playing on from one of them, and records handed in to be gone through."""
