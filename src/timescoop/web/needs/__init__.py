"""What is required of the cards at a place: told in words, and drawn as sums that fill up."""
