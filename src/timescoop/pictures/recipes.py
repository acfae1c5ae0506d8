"""Recipes: what a picture is made of, and the short text that stands for one."""

import re
from dataclasses import dataclass, field
from typing import Final

from timescoop.pictures.gallery import EFFECTS
from timescoop.pictures.lookup import emblem_named
from timescoop.pictures.palettes import PALETTES

SKIES: Final = ("moon", "two", "dying", "ringed", "day", "none")
MOST_EFFECTS: Final = 3  # behind an emblem, and over it
LONGEST_KEY: Final = 120
LUCK: Final = 4096  # as many pictures of one kind differ
KEY: Final = re.compile(
    r"(?P<palette>[a-z]+)\.(?P<emblem>[a-z0-9+=-]+)"
    r"(?P<behind>(?:\.behind-[a-z-]+)*)(?P<over>(?:\.over-[a-z-]+)*)"
    r"(?P<beams>\.beams)?(?:\.sky-(?P<sky>[a-z]+))?\.(?P<luck>[0-9a-f]{3})"
)


@dataclass(frozen=True)
class Recipe:
    """What a picture is made of.

    Attributes:
        palette: A key of `PALETTES`.
        emblem: The name of what it shows, as in `pepperpot=red`.
        behind: Effects behind the emblem.
        over: Effects over it.
        beams: Whether beams of light stand behind it.
        sky: The sky of a place, one of `SKIES`; empty for a moon.
        luck: What differs between two cards of a kind, from 0 to 4095.
    """

    palette: str
    emblem: str
    behind: tuple[str, ...] = ()
    over: tuple[str, ...] = ()
    beams: bool = False
    sky: str = ""
    luck: int = field(default=0)

    @property
    def key(self) -> str:
        """The recipe as a short text that can stand in an address; nothing else is needed to draw the picture."""
        parts = [self.palette, self.emblem]
        parts += [f"behind-{effect}" for effect in self.behind] + [f"over-{effect}" for effect in self.over]
        parts += ["beams"] * self.beams + ([f"sky-{self.sky}"] if self.sky else [])
        return ".".join([*parts, f"{self.luck:03x}"])


def recipe_from(key: str) -> Recipe:
    """The recipe that a key stands for.

    Raises:
        ValueError: It is no key, or names something unknown.
    """
    found = KEY.fullmatch(key) if len(key) <= LONGEST_KEY else None
    if found is None:
        raise ValueError(f"This isn't the key of a picture: {key[:LONGEST_KEY]!r}.")
    recipe = Recipe(
        found["palette"],
        found["emblem"],
        tuple(found["behind"].split(".behind-")[1:]),
        tuple(found["over"].split(".over-")[1:]),
        bool(found["beams"]),
        found["sky"] or "",
        int(found["luck"], 16),
    )
    check(recipe)
    return recipe


def check(recipe: Recipe) -> None:
    """Refuse what cannot be drawn.

    Raises:
        ValueError: It names something unknown, or too much.
    """
    if recipe.palette not in PALETTES:
        raise ValueError(f"There is no palette {recipe.palette!r}.")
    emblem_named(recipe.emblem)
    for effect in (*recipe.behind, *recipe.over):
        if effect not in EFFECTS:
            raise ValueError(f"There is no effect {effect!r}.")
    if max(len(recipe.behind), len(recipe.over)) > MOST_EFFECTS:
        raise ValueError(f"A picture has at most {MOST_EFFECTS} effects behind its emblem, and as many over it.")
    if recipe.sky and recipe.sky not in SKIES:
        raise ValueError(f"There is no sky {recipe.sky!r}.")
