"""Replays: the moments of a match, playing on from one of them, and uploaded records."""
