"""Pages for learning: rules with their examples step by step, lessons at a small table, single cards."""
