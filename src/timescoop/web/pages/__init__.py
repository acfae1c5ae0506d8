"""Pages as functions from what a reader may know to HTML; none of them asks a table anything."""
