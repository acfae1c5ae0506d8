"""The school: rules with their examples step by step, lessons at a small table, cards by themselves."""
