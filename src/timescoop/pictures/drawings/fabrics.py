"""Patterns of cloth."""

from collections.abc import Callable
from typing import Final

from timescoop.pictures.colours import dark, pale
from timescoop.pictures.pen import Pen, Shade

PATCHES: Final = ("#e84a3a", "#f6c53a", "#3a78c9", "#4aa35a", "#e58ac0", "#f08a2e", "#7a4ab8", "#f7efe0")


def pat_pinstripe(pen: Pen, colour: str, accent: str) -> list[Shade]:
    d = "".join(f"M{x} 120L{100 + (x - 100) * 1.25:.0f} 250" for x in range(12, 190, 7))
    return [f'<path d="{d}" stroke="{accent or pale(colour, 0.4)}" stroke-width=".9" opacity=".7"/>']


def pat_check(pen: Pen, colour: str, accent: str) -> list[Shade]:
    d = "".join(f"M{x} 120V250" for x in range(4, 200, 9)) + "".join(f"M0 {y}H200" for y in range(130, 250, 9))
    return [f'<path d="{d}" stroke="{accent or pale(colour, 0.3)}" stroke-width="1.2" opacity=".55"/>']


def pat_patchwork(pen: Pen, colour: str, accent: str) -> list[Shade]:
    patches: dict[str, str] = dict.fromkeys(PATCHES, "")
    for row in range(3):
        for column in range(6):
            x, y = 6 + column * 31 + row % 2 * 11, 126 + row * 29
            tone = PATCHES[(pen.below(4) * 2 + column + row) % len(PATCHES)]
            patches[tone] += f"M{x} {y}l32 {pen.between(-3, 3):.0f}l-2 30l-31 {pen.between(-3, 3):.0f}Z"
    return [(d, tone) for tone, d in patches.items() if d]


def pat_tartan(pen: Pen, colour: str, accent: str) -> list[Shade]:
    made: list[Shade] = [
        f'<path d="{"".join(f"M{x} 110V250" for x in range(6, 200, 16))}" stroke="#1d3d2c" stroke-width="7" opacity=".55"/>',
        f'<path d="{"".join(f"M0 {y}H200" for y in range(124, 250, 16))}" stroke="#1d3d2c" stroke-width="7" opacity=".55"/>',
        f'<path d="{"".join(f"M{x} 110V250" for x in range(14, 200, 16))}{"".join(f"M0 {y}H200" for y in range(132, 250, 16))}" stroke="#f2d36a" stroke-width="1" opacity=".8"/>',
    ]
    return made


def pat_stripes(pen: Pen, colour: str, accent: str) -> list[Shade]:
    tone = accent or pale(colour, 0.5)
    return [(f"M0 {y}H200V{y + 8}H0Z", tone) for y in range(150, 250, 16)]


def pat_camo(pen: Pen, colour: str, accent: str) -> list[Shade]:
    made: list[Shade] = []
    for _ in range(16):
        x, y, r = pen.between(15, 185), pen.between(140, 205), pen.between(5, 12)
        made.append(
            f'<path d="M{x - r:.0f} {y:.0f}q{r * 0.6:.0f} {-r:.0f} {r * 1.2:.0f} {-r * 0.4:.0f}t{r:.0f} {r * 0.7:.0f}t{-r:.0f} {r * 0.6:.0f}t{-r * 1.2:.0f} {-r * 0.9:.0f}Z" fill="{pen.one(dark(colour, 0.35), pale(colour, 0.25), "#5a4a2c")}"/>'
        )
    return made


def pat_mail(pen: Pen, colour: str, accent: str) -> list[Shade]:
    rows = "".join(f"M{4 + row % 2 * 9} {142 + row * 13}q9 11 18 0" + " 9 11 18 0" * 9 for row in range(5))
    return [f'<path d="{rows}" stroke="{pale(colour, 0.35)}" stroke-width="1.3" opacity=".7"/>']


def pat_fur(pen: Pen, colour: str, accent: str) -> list[Shade]:
    d = "".join(
        f"M{pen.between(5, 195):.0f} {pen.between(138, 205):.0f}q{pen.between(-3, 3):.0f} 8 {pen.between(-5, 5):.0f} 14"
        for _ in range(22)
    )
    return [f'<path d="{d}" stroke="{pale(colour, 0.25)}" stroke-width="2" opacity=".8"/>']


PATTERNS: Final[dict[str, Callable[[Pen, str, str], list[Shade]]]] = {
    "pinstripe": pat_pinstripe,
    "check": pat_check,
    "patchwork": pat_patchwork,
    "tartan": pat_tartan,
    "stripes": pat_stripes,
    "camo": pat_camo,
    "mail": pat_mail,
    "fur": pat_fur,
}
