"""A pen that writes SVG: shapes with a lit edge, gradients, clips, and chance that depends on a name alone.

Only presentation attributes are written (no style attribute, no style element, no script), so a picture may stand in a
page under a strict content security policy, or be served as a file of its own.
"""

import re
from collections import Counter
from collections.abc import Sequence
from hashlib import blake2b
from itertools import pairwise
from typing import Final, TypeVar

from timescoop.pictures.colours import with_short_colours
from timescoop.pictures.paths import Point, num, through, tight

T = TypeVar("T")
Attribute = str | float
Shade = tuple[str, str] | str  # a path and its colour, or a mark as SVG
Stop = str | tuple[float, str] | tuple[float, str, float]  # colour; place and colour; place, colour and opacity

LONG_PATH: Final = re.compile(r'<path d="([^"]{34,})" ')
LOOSE: Final = re.compile(r" -")
PATH: Final = re.compile(r'<path d="([^"]*)" ([^>]*)/>')
ALONE: Final = re.compile(r"url\(|transform")  # there, two shapes do not look the same as one
FAINT: Final = 0.7  # lights have two strengths only, so that those of one colour share their paint
HALF: Final = 0.5  # the radius of a gradient that reaches the edge of its shape
WEAK, STRONG = 0.5, 0.95
COARSE = (1.0, 3.5)  # dots smaller or larger than that stand on whole units: nobody sees the difference


class Pen:
    """Draws on a canvas of 240 by 180 units."""

    def __init__(self, luck: str, space: str = "") -> None:
        """Take a pen in hand.

        Args:
            luck: What chance depends on; the same text always draws the same.
            space: What the ids in the picture begin with. Pictures that stand in one page need different ones.
        """
        self.luck = luck
        self.space = space
        self.defs: list[str] = []
        self.marks: list[str] = []
        self.ids: dict[str, str] = {}  # the id of each definition, by its text
        self.pool = b""
        self.round = 0

    # --- chance

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1; `bound` is at most 256."""
        if not self.pool:
            salt = self.round.to_bytes(2, "big")
            self.pool = blake2b(self.luck.encode(), digest_size=64, salt=salt).digest()
            self.round += 1
        first, self.pool = self.pool[0], self.pool[1:]
        return first % bound

    def between(self, low: float, high: float) -> float:
        """A length or an angle."""
        return low + (high - low) * self.below(256) / 255

    def one(self, *things: T) -> T:
        """One of several things."""
        return things[self.below(len(things))]

    # --- paint

    def named(self, text: str) -> str:
        """The id of a definition (a text with {} for its id), made once however often it is asked for."""
        if text not in self.ids:
            self.next_id(text)
            self.defs.append(text.replace("{}", self.ids[text], 1))
        return self.ids[text]

    def paint(self, text: str) -> str:
        """How a mark refers to a definition."""
        return f"url(#{self.named(text)})"

    def next_id(self, text: str) -> str:
        """An id that no other part of this picture has, kept for a definition."""
        made = f"{self.space}{chr(97 + len(self.ids) % 26)}{len(self.ids) // 26 or ''}"
        self.ids[text] = made
        return made

    def lin(self, *stops: Stop, across: tuple[float, float, float, float] = (0, 0, 0, 1)) -> str:
        """A linear gradient, by default from top to bottom; `across` is x1, y1, x2, y2 as shares of the shape."""
        x1, y1, x2, y2 = across
        turned = 'x2="0" y2="1"' if across == (0, 0, 0, 1) else f'x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"'
        return self.gradient("linearGradient", " " + turned, stops)

    def rad(self, *stops: Stop, at: Point = (0.5, 0.5), r: float = 0.5) -> str:
        """A radial gradient from a point; point and radius are shares of the shape."""
        turned = "" if at == (0.5, 0.5) else f' cx="{share(at[0])}" cy="{share(at[1])}"'
        turned += "" if r == HALF else f' r="{share(r)}"'
        return self.gradient("radialGradient", turned, stops)

    def gradient(self, tag: str, turned: str, stops: Sequence[Stop]) -> str:
        """The paint of a gradient; stops without a place lie at equal distances."""
        made = []
        for nth, stop in enumerate(stops):
            place, colour, *clear = (nth / max(1, len(stops) - 1), stop) if isinstance(stop, str) else stop
            seen = f' stop-opacity="{share(clear[0])}"' if clear else ""
            where = f' offset="{share(place)}"' if place else ""
            made.append(f'<stop{where} stop-color="{colour}"{seen}/>')
        return self.paint(f'<{tag} id="{{}}"{turned}>' + "".join(made) + f"</{tag}>")

    def clip(self, d: str) -> str:
        """What cuts a shape to a path."""
        return self.paint(f'<clipPath id="{{}}"><path d="{tight(d)}"/></clipPath>')

    # --- marks

    def add(self, mark: str) -> None:
        """A mark as SVG."""
        self.marks.append(mark)

    def path(self, d: str, fill: str = "none", **more: Attribute) -> None:
        """A shape."""
        self.add(f'<path d="{tight(d)}"{filled(fill)}{attributes(more)}/>')

    def poly(self, points: Sequence[Point], fill: str, **more: Attribute) -> None:
        """A shape with corners."""
        self.path(through(*points), fill, **more)

    def circle(self, x: float, y: float, r: float, fill: str = "none", **more: Attribute) -> None:
        """A circle."""
        self.add(f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}"{filled(fill)}{attributes(more)}/>')

    def oval(self, x: float, y: float, rx: float, ry: float, fill: str = "none", **more: Attribute) -> None:
        """An ellipse."""
        self.add(
            f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"{filled(fill)}{attributes(more)}/>'
        )

    def rect(self, x: float, y: float, w: float, h: float, fill: str, r: float = 0, **more: Attribute) -> None:
        """A rectangle; `r` rounds its corners."""
        rounded = f' rx="{num(r)}"' if r else ""
        size = f'width="{num(w)}" height="{num(h)}"'
        self.add(f'<rect x="{num(x)}" y="{num(y)}" {size}{rounded}{filled(fill)}{attributes(more)}/>')

    def line(self, d: str, colour: str, width: float, cap: str = "round", **more: Attribute) -> None:
        """A stroke along a path."""
        ended = f' stroke-linecap="{cap}"' if cap != "round" else ""
        self.add(f'<path d="{tight(d)}" stroke="{colour}" stroke-width="{num(width)}"{ended}{attributes(more)}/>')

    def dots(self, spots: Sequence[Point], r: float, colour: str, **more: Attribute) -> None:
        """Round marks of one size and colour, as one path."""
        digits = 1 if COARSE[0] <= r <= COARSE[1] else 0
        rounded = [(round(x, digits), round(y, digits)) for x, y in spots]
        steps = ((x - x0, y - y0) for (x0, y0), (x, y) in pairwise(rounded))
        d = "M" + "m".join(f"{num(x)} {num(y)}h0" for x, y in (*rounded[:1], *steps))
        self.add(f'<path d="{LOOSE.sub("-", d)}" stroke="{colour}" stroke-width="{num(2 * r)}"{attributes(more)}/>')

    def open(self, **more: Attribute) -> None:
        """Begin a group."""
        self.add(f"<g{attributes(more)}>")

    def close(self) -> None:
        """End a group."""
        self.add("</g>")

    def solid(
        self, d: str, base: str, rim: str | None = None, shades: Sequence[Shade] = (), off: Point = (2.2, 1.6)
    ) -> None:
        """A body: its lit edge towards the upper left, its base, and darker parts cut to its outline.

        Args:
            d: The outline.
            base: The colour of the body.
            rim: The colour of the lit edge; None for no edge.
            shades: What lies on the body, cut to the outline.
            off: How far the body lies from its edge.
        """
        d = tight(d)
        if d not in self.ids:
            shape = self.next_id(d)
            self.defs.append(f'<clipPath id="{shape}_"><path id="{shape}" d="{d}"/></clipPath>')
        shape = self.ids[d]
        self.open(clip_path=f"url(#{shape}_)")
        if rim:
            self.add(f'<use href="#{shape}" fill="{rim}"/>')
            self.add(f'<use href="#{shape}" x="{num(off[0])}" y="{num(off[1])}" fill="{base}"/>')
        else:
            self.add(f'<use href="#{shape}" fill="{base}"/>')
        for shade in shades:
            if isinstance(shade, str):
                self.add(shade)
            else:
                self.path(*shade)
        self.close()

    def keep(self, start: int) -> str:
        """Take the marks since `start` out of the picture and keep them as a group, to be used more than once."""
        body = "".join(joined(self.marks[start:]))
        del self.marks[start:]
        return self.named(f'<g id="{{}}">{body}</g>')

    def again(
        self, group: str, at: Point = (0, 0), scale: float = 1.0, *, flip: bool = False, **more: Attribute
    ) -> None:
        """Draw a group that was kept."""
        across = f"-{share(scale)} {share(scale)}" if flip else share(scale)
        moved = (
            f"translate({num(at[0])} {num(at[1])}) scale({across})" if (at, scale, flip) != ((0, 0), 1.0, False) else ""
        )
        moved = f' transform="{moved}"' if moved else ""
        self.add(f'<use href="#{group}"{moved}{attributes(more)}/>')

    def glow(self, x: float, y: float, r: float, colour: str, strength: float = 0.9) -> None:
        """A light."""
        strength = WEAK if strength <= FAINT else STRONG
        stops: tuple[Stop, ...] = (
            (0, colour, strength), (0.35, colour, round(strength * 0.45, 2)), (1, colour, 0)
        )  # fmt: skip
        self.circle(x, y, r, self.rad(*stops))

    def halftone(self, d: str, colour: str, step: float = 4.0, r: float = 1.0, opacity: float = 0.25) -> None:
        """Printer's dots inside a path."""
        tile = (
            f'<pattern id="{{}}" width="{num(step)}" height="{num(step)}" patternUnits="userSpaceOnUse" '
            f'patternTransform="rotate(35)"><circle cx="{num(step / 2)}" cy="{num(step / 2)}" r="{num(r)}" '
            f'fill="{colour}"/></pattern>'
        )
        self.path(d, self.paint(tile), opacity=opacity)

    def body(self) -> tuple[str, str]:
        """The definitions and the marks; a long path that is drawn more than once is defined once."""
        body = "".join(joined(self.marks))
        defs = "".join(self.defs)
        times = Counter(LONG_PATH.findall(defs + body))
        for d, count in times.items():
            if count > 1:
                same = self.next_id(d)
                drawn = f'<path d="{d}" '
                defs, body = (part.replace(drawn, f'<use href="#{same}" ') for part in (defs, body))
                defs += f'<path id="{same}" d="{d}"/>'
        return defs, body

    def svg(self, hold: str = "xMidYMid", size: tuple[int, int] = (240, 180)) -> str:
        """The picture. `hold` is the part that stays in sight where the frame has another shape."""
        defs, body = self.body()
        drawn = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]} {size[1]}" aria-hidden="true" '
            f'preserveAspectRatio="{hold} slice" fill="none" stroke-linecap="round" stroke-linejoin="round">'
            f"<defs>{defs}</defs>{body}</svg>"
        )
        return with_short_colours(drawn)


def share(x: float) -> str:
    """A number from 0 to 2 with two decimals, in few letters."""
    return f"{x:.2f}".rstrip("0").rstrip(".").removeprefix("0") or "0"


def filled(fill: str) -> str:
    """Nothing is filled unless it says so: the picture itself says fill="none"."""
    return "" if fill == "none" else f' fill="{fill}"'


def attributes(more: dict[str, Attribute]) -> str:
    """Attributes as SVG; an empty one is left out."""
    told = ((key.replace("_", "-"), num(value) if isinstance(value, float) else value) for key, value in more.items())
    return "".join(f' {key}="{value}"' for key, value in told if value != "")


def joined(marks: Sequence[str]) -> list[str]:
    """The marks; those that follow each other and differ in their path alone become one."""
    made: list[str] = []
    last: tuple[str, str] | None = None
    for mark in marks:
        found = PATH.fullmatch(mark)
        if found and last and found[2] == last[1] and not ALONE.search(found[2]):
            last = (last[0] + found[1], last[1])
            made[-1] = f'<path d="{last[0]}" {last[1]}/>'
        else:
            made.append(mark)
            last = (found[1], found[2]) if found else None
    return made
