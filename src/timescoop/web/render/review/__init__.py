"""Pages for looking back at a match: replay, game analysis, same deal again."""
