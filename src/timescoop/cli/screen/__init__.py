"""A table in the terminal: what a seat sees, coloured or as plain lines."""
