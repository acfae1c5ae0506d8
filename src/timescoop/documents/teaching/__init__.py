"""Lessons as text: read, and gone through step by step."""
