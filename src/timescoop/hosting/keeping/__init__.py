"""What watches over the store: the chain over its answers, copies of it, and the bell between those who share it."""
