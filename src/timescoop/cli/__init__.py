"""The commands, and a table in the terminal."""

from timescoop.cli.app import main

__all__ = ["main"]
