"""Pages for making things: deck builder, workshop, phrase list, playtest, sheets to print."""
