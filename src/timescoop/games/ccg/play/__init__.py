"""Playing cards: where they can go, what they cost, what answers them."""
