"""The fan-made Dr. Who collectible card game; the door of the room."""
