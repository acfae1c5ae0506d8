"""Positions: a table as text, and back."""
