"""What each seat may know and how it is shown: views, observations, card faces, reasons, imagined tables."""
