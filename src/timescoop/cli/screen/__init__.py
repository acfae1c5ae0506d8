"""How a table looks in a terminal: what a seat sees, in words; painted, or line by line; and who speaks to whom."""
