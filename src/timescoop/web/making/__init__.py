"""Pages for those who make things: decks in their address, cards in a workshop, cards on trial, sheets to print."""
