"""What people make for a game: sets, card drafts and decks, as files and as links."""
