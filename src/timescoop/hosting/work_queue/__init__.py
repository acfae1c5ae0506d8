"""Work that servers leave to workers: a queue in the store, the processes that carry it out, and its results."""
