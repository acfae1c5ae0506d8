"""Colours as `#rrggbb`, and what lies between two of them."""

import re
from functools import lru_cache
from typing import Final

NIGHT: Final = "#05060c"
PAPER: Final = "#fffaf0"
GAMMA: Final = 2.2  # light is mixed, not numbers: half-way between black and white looks half as bright
SHORT: Final = 4  # letters of #rgb
LONG_COLOUR: Final = re.compile(r'(?<!href)="#([0-9a-f]{6})"')


def rgb(colour: str) -> tuple[int, int, int]:
    """Red, green and blue of `#rgb` or `#rrggbb`, each from 0 to 255."""
    if len(colour) == SHORT:
        colour = "#" + "".join(2 * digit for digit in colour[1:])
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@lru_cache(maxsize=4096)
def mix(one: str, other: str, share: float = 0.5) -> str:
    """A colour on the way from `one` to `other`; `share` is from 0 (`one`) to 1 (`other`)."""
    mixed = [
        round(((1 - share) * (a / 255) ** GAMMA + share * (b / 255) ** GAMMA) ** (1 / GAMMA) * 255)
        for a, b in zip(rgb(one), rgb(other), strict=True)
    ]
    return "#{:02x}{:02x}{:02x}".format(*mixed)


def dark(colour: str, share: float = 0.35) -> str:
    """The colour in shadow."""
    return mix(colour, NIGHT, share)


def pale(colour: str, share: float = 0.35) -> str:
    """The colour in full light."""
    return mix(colour, PAPER, share)


def with_short_colours(svg: str) -> str:
    """The same picture with colours of three digits: nobody sees the difference, and each picture carries dozens."""
    return LONG_COLOUR.sub(short_colour, svg)


def short_colour(found: re.Match[str]) -> str:
    """The nearest colour of three digits, as the value of an attribute."""
    return '="#' + "".join(f"{round(int(found[1][at : at + 2], 16) / 17):x}" for at in (0, 2, 4)) + '"'
