"""The commands, and a table in the terminal."""

from timescoop.cli.main import main

__all__ = ["main"]
