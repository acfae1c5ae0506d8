"""Decks and card sets that players make: built, checked, packed into links, playtested, put into a card file."""
