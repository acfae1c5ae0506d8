"""What each seat of the CCG may know, and how it is shown: views, observations, faces, reasons, imagined tables."""
