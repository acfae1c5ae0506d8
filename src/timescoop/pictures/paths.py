"""Path data of SVG, in few letters."""

import re
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

TURN: Final = 2 * pi
NUMBER: Final = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
LOOSE: Final = re.compile(r"\s*([A-Za-z])\s*|\s+(?=-)")

Point = tuple[float, float]


def num(x: float) -> str:
    """A number with at most one decimal, in few letters: `.5`, `3`, `-1.2`."""
    text = f"{x:.1f}".removesuffix(".0")
    if text == "-0":
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


@lru_cache(maxsize=8192)
def tight(d: str) -> str:
    """The same path data without spare letters."""
    d = NUMBER.sub(lambda found: num(float(found[0])) if "." in found[0] else found[0], d)
    return LOOSE.sub(lambda found: found[1] or "", d)


def through(*points: Point) -> str:
    """A closed path through points."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


def polar(x: float, y: float, radius: float, angle: float) -> Point:
    """The point at an angle (in radians, clockwise from the right) and distance from another."""
    return x + radius * cos(angle), y + radius * sin(angle)


def arc(x: float, y: float, radius: float, start: float, sweep: float) -> str:
    """A stretch of a circle around (x, y); angles in radians."""
    (x0, y0), (x1, y1) = polar(x, y, radius, start), polar(x, y, radius, start + sweep)
    r, flags = num(radius), f"0 {int(abs(sweep) > pi)} {int(sweep > 0)}"
    return f"M{num(x0)} {num(y0)}A{r} {r} {flags} {num(x1)} {num(y1)}"
