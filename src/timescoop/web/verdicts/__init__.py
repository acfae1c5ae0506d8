"""What is said of the choices of a finished match: in words, on a chart, at a moment of the replay."""
