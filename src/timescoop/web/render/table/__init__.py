"""The page of a match: the table, its log, prompts, social panel, lobby, and the same as text."""
