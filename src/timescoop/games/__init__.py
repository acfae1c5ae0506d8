"""One room for each game; the rooms are strangers to one another."""
