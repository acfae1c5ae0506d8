"""Laying out: decks, lines, Set-Up cards, Initiative, first Goals."""
