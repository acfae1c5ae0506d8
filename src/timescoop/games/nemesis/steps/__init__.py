"""The six steps of a turn."""
