"""One module for each change of the store's tables."""
