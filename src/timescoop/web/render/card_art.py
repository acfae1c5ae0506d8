"""Addresses of card pictures, from what a face shows."""

import re
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

from timescoop import pictures
from timescoop.kernel import Face

__all__ = ["VERSION", "back_picture", "drawn", "picture"]

FOLDER: Final = "/pictures"
BACK: Final = "back-"
SPLIT: Final = re.compile(r" · |, |/|\s\d+$")  # between the words of a line: species, traits, era


def version_of(folder: Path) -> str:
    """A short text that changes with the code that draws, so that browsers fetch new pictures."""
    sources = (file.read_bytes() for file in sorted(folder.rglob("*.py")))
    return blake2b(b"".join(sources), digest_size=4).hexdigest()


VERSION: Final = version_of(Path(pictures.__file__).parent)


def picture(face: Face, game: str, edition: str) -> str:
    """The address of a face's picture. It tells nothing that the face does not."""
    words = face.get("line") or face["subtitle"]
    return address(
        pictures.PictureFacts(
            face["name"].removesuffix(f" - {face['subtitle']}"),
            game,
            edition,
            face["subtitle"],
            face.get("picture", ""),
            face["type"],
            face["family"],
            face.get("colour", ""),
            tuple(word for word in SPLIT.split(words) if word),
        )
    )


@lru_cache(maxsize=4096)
def address(facts: pictures.PictureFacts) -> str:
    """The address of a picture by its facts."""
    return f"{FOLDER}/{pictures.recipe_of(facts).key}.svg?v={VERSION}"


def back_picture(game: str) -> str:
    """The address of the back of a game's cards."""
    number = sum(game.encode()) % pictures.BACKS  # the games of the house get different ones
    return f"{FOLDER}/{BACK}{number}.svg?v={VERSION}"


@lru_cache(maxsize=1024)
def drawn(key: str) -> str:
    """The picture that a key stands for.

    Raises:
        ValueError: There is none.
    """
    back = key.removeprefix(BACK)
    if back != key:
        if back not in map(str, range(pictures.BACKS)):
            raise ValueError(f"There is no back {back!r}.")
        return pictures.draw_back(int(back))
    return pictures.draw(pictures.recipe_from(key))
