"""What people do at a table beside answering: come and go, ask to undo, arm windows, keep time, say a word."""
