"""Guides: pages for people who write positions, scenarios, cards and decks, packed with the program."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from typing import Final

ENGLISH: Final = "en"


@lru_cache(maxsize=8)
def guides(language: str = ENGLISH) -> dict[str, str]:
    """The text of each guide, in Markdown, by its name.

    Args:
        language: Its code. Only some guides are translated; those that are not are left out.

    Returns:
        The guides; none where nothing was packed.
    """
    folder = resources.files("timescoop.documents").joinpath("guides")
    if language != ENGLISH:
        folder = folder.joinpath(language)
    if not folder.is_dir():
        return {}
    paths = sorted(folder.iterdir(), key=lambda path: path.name)
    return {path.name.removesuffix(".md"): path.read_text("utf-8") for path in paths if path.name.endswith(".md")}
