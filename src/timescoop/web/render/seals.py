"""Card art: the picture on a card, generated from its name alone.

Rings, orbits, bites, chords and dots in one colour (`currentColor`), chosen by a hash of the name, so that each card
has its own picture in any theme and no picture file is needed. The family sets the skeleton, so that kin look akin.
"""

from functools import lru_cache
from hashlib import blake2b
from math import cos, pi, sin

from markupsafe import Markup

TURN = 2 * pi
RIM = 43.0


class Strokes:
    """A pen that draws on 100 by 100 units, and choices that depend on a name alone."""

    def __init__(self, name: str) -> None:
        self.name = name.encode()
        self.drawn: list[str] = []
        self.pool = b""
        self.round = 0

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1; `bound` is at most 256."""
        if not self.pool:
            self.pool = blake2b(self.name, digest_size=64, salt=self.round.to_bytes(2, "big")).digest()
            self.round += 1
        first, self.pool = self.pool[0], self.pool[1:]
        return first % bound

    def between(self, low: float, high: float) -> float:
        """A length or an angle."""
        return low + (high - low) * self.below(256) / 255

    def ring(self, at: tuple[float, float], radius: float, width: float = 0.8, sort: str = "") -> None:
        """A circle; `sort` is "lid" to hide what lies below, "ink" to be full."""
        named = f' class="{sort}"' if sort else ""
        stroke = "" if sort == "ink" else f' stroke-width="{width:.1f}"'
        self.drawn.append(f'<circle{named} cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="{radius:.1f}"{stroke}/>')

    def line(self, start: tuple[float, float], end: tuple[float, float], width: float) -> None:
        """A straight stroke."""
        self.drawn.append(
            f'<path d="M{start[0]:.1f} {start[1]:.1f}L{end[0]:.1f} {end[1]:.1f}" stroke-width="{width:.1f}"/>'
        )

    def arc(self, radius: float, angle: float, sweep: float, width: float) -> None:
        """A stretch of a ring around the middle."""
        (x0, y0), (x1, y1) = polar(radius, angle), polar(radius, angle + sweep)
        bow = f"A{radius:.1f} {radius:.1f} 0 {int(sweep > pi)} 1 {x1:.1f} {y1:.1f}"
        self.drawn.append(f'<path d="M{x0:.1f} {y0:.1f}{bow}" stroke-width="{width:.1f}"/>')


def polar(radius: float, angle: float, about: tuple[float, float] = (50.0, 50.0)) -> tuple[float, float]:
    """A point around another."""
    return about[0] + radius * cos(angle), about[1] + radius * sin(angle)


@lru_cache(maxsize=2048)
def card_art_strokes(name: str, family: str = "") -> Markup:
    """The content of a picture's `<svg>` or `<symbol>` of 100 by 100 units, about 1.5 kB."""
    kin, own = Strokes("kin " + (family or name)), Strokes("own " + name)
    folds = 3 + kin.below(5)
    turn = kin.between(0, TURN)
    orbit = kin.between(19.5, 25)
    size = min(kin.between(8.5, 13.5), orbit * sin(pi / folds) * 1.08)
    own.ring((50, 50), RIM, 1.5)
    own.ring((50, 50), RIM - 3.2, 0.5)
    own.ring((50, 50), orbit, 0.7)
    spokes(own, turn, folds, kin.below(3))
    for place in range(folds):
        moon(own, polar(orbit, turn + TURN * place / folds), size, turn + TURN * place / folds)
    bites(own, turn + pi / folds, 1 + kin.below(3))
    heart(own, kin.between(5.5, 10.5))
    for _ in range(2 + own.below(3)):
        own.arc(own.between(31, 37), own.between(0, TURN), own.between(0.4, 1.5), own.between(0.5, 1.5))
    for _ in range(5 + own.below(7)):
        own.ring(polar(own.between(34, 38), own.between(0, TURN)), own.between(0.6, 1.1), sort="ink")
    return Markup(f'<g fill="none" stroke="currentColor">{"".join(own.drawn)}</g>')  # noqa: S704 - numbers only


def spokes(pen: Strokes, turn: float, folds: int, style: int) -> None:
    """What joins the orbits to the rim or to one another."""
    for place in range(folds):
        angle = turn + TURN * place / folds
        if style == 0:
            pen.line(polar(20, angle), polar(RIM - 3.2, angle + pen.between(-0.22, 0.22)), 0.7)
        elif style == 1:
            pen.line(polar(RIM - 3.2, angle), polar(RIM - 3.2, angle + TURN * (1 + pen.below(2)) / folds), 0.5)
        else:
            pen.arc(pen.between(29, 34), angle - 0.25, TURN / folds * 0.8, 0.6)


def moon(pen: Strokes, at: tuple[float, float], size: float, angle: float) -> None:
    """One orbiting circle, and what it holds."""
    radius = size * (1, 1, 0.8, 0.6)[pen.below(4)]
    pen.ring(at, radius, 1.1, "lid")
    match pen.below(5):
        case 0:
            pen.ring(at, radius * 0.36, sort="ink")
        case 1:
            pen.ring(at, radius * 0.62, 0.6)
            pen.ring(at, radius * 0.2, sort="ink")
        case 2:
            for corner in range(3):
                pen.ring(polar(radius * 0.52, angle + corner * TURN / 3, at), radius * 0.14, sort="ink")
        case 3:
            pen.ring(polar(radius * 0.34, angle + pen.between(-1, 1), at), radius * 0.64, 0.7)
        case _:
            side = pen.between(0, pi)
            pen.line(polar(radius, side, at), polar(radius, side + pi, at), 0.6)


def bites(pen: Strokes, turn: float, number: int) -> None:
    """Half-moons bitten out of the rim."""
    for nth in range(number):
        radius = pen.between(3.5, 6.8)
        at = polar(RIM, turn + nth * TURN / number)
        pen.ring(at, radius, 1.2, "lid")
        pen.ring(at, radius * 0.55, 0.5)


def heart(pen: Strokes, radius: float) -> None:
    """The middle."""
    pen.ring((50, 50), radius, 1.4, "lid")
    pen.ring((50, 50), radius * pen.between(0.25, 0.6), sort="ink")
    if pen.below(2):
        pen.ring((50, 50), radius + 2.6, 0.5)
