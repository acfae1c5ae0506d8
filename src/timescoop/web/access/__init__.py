"""Access: keys, visits, request guard, rate limits, time limits, pasted links."""
