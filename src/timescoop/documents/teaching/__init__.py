"""Lessons: reading their files, and going through them step by step."""
