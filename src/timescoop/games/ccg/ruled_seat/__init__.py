"""The seat that nobody plays in solitaire: the turn of the opponent's deck, and how the rules decide for it."""
