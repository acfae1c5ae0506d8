"""Guides: pages for people who write positions, scenarios, cards and decks, packed with the program."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources


@lru_cache(maxsize=1)
def guides() -> dict[str, str]:
    """The text of each guide, in Markdown, by its name; none where nothing was packed."""
    folder = resources.files("timescoop.documents").joinpath("guides")
    if not folder.is_dir():
        return {}
    paths = sorted(folder.iterdir(), key=lambda path: path.name)
    return {path.name.removesuffix(".md"): path.read_text("utf-8") for path in paths if path.name.endswith(".md")}
