"""Tells people who are away that it is their turn: by e-mail and by Web Push, where the server's owner set that up."""
