"""What people make for a game: sets of cards, drafts of a card, decks; as files and as addresses."""
