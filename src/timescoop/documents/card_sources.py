"""The card file of an edition as text, with what it takes from another edition of its game."""

from __future__ import annotations

import re
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

EXTENDS: Final = re.compile(r"^extends: (\S+)\n", re.MULTILINE)
PART: Final = re.compile(r"^(?=\w)", re.MULTILINE)  # before each key of the top


def card_source(room: str, edition: str) -> str | None:
    """The card file of an edition; None where a game has its cards in its code.

    Args:
        room: The import name of the game's package.
        edition: The key of the edition.
    """
    folder = resources.files(room).joinpath("cards")
    return source_in(folder, edition) if folder.joinpath(f"{edition}.yaml").is_file() else None


def source_in(folder: Traversable, edition: str) -> str:
    """A card file of a folder as one whole text, with its comments, for people to correct.

    A file that says `extends: EDITION` is the file of that edition, with its own parts in the place of the other's.
    """
    text = folder.joinpath(f"{edition}.yaml").read_text("utf-8")
    found = EXTENDS.search(text)
    if found is None:
        return text
    own = parts_of(EXTENDS.sub("", text))
    parts = parts_of(source_in(folder, found[1]))
    return "".join((parts | own).values())


def parts_of(text: str) -> dict[str, str]:
    """The parts of a card file by their keys, each with the comments behind it; what stands before them by no key.

    >>> list(parts_of("game: ccg" + chr(10) + "decks:" + chr(10) + "  - name: A"))
    ['game', 'decks']
    """
    return {part.partition(":")[0] if part[:1].isalnum() else "": part for part in PART.split(text) if part}
