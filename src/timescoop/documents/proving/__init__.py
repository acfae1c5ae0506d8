"""Scenarios: plays claims about the rules and compares the results; refuses claims that can't fail."""
