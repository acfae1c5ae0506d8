"""Set-up: decks, Spacetime lines, Set-Up cards, Initiative, first Goals."""
