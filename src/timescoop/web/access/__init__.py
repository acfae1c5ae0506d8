"""Who asks and how: a browser's key ring, links pasted with punctuation, time limits for slow requests."""
