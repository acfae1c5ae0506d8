"""Records: handed in with the card file that they need, and had again as files."""
