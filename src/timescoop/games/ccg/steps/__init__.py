"""The order of play: a turn, part by part."""
