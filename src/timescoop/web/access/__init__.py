"""Who asks, and what they may ask for: keys, visits, request guard, rate limits, time limits, pasted links."""
