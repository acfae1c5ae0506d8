"""Scenarios: what is claimed of the rules, played and compared, with what cannot fail refused."""
