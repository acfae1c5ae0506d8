"""HTML: pages and their parts, as functions of what a reader may know. None of them asks a running match anything."""
