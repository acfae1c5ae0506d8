"""Import and export of cards: spreadsheets and other programs."""
