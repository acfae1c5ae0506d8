"""What is worn at the throat, and lapels."""

from collections.abc import Callable
from typing import Final

from timescoop.pictures.colours import dark, pale
from timescoop.pictures.paths import num
from timescoop.pictures.pen import Pen

SCARF: Final = ("#c8452e", "#e9b24a", "#7a4b2a", "#5a7a4a", "#8a5a7a", "#e8d6a8")


def t_shirt(pen: Pen, c: str = "#f2ece0") -> None:
    pen.solid("M86 128l14 18 14-18 8 12-14 75H92L78 140Z", c, None, [("M100 140v80h30V120Z", dark(c, 0.22))])
    pen.path("M85 126l15 21-10 11-13-21Z", pale(c, 0.3))
    pen.path("M115 126l-15 21 10 11 13-21Z", dark(c, 0.12))


def t_tie(pen: Pen, c: str = "#8a2230") -> None:
    pen.path("M95 146h10l3 8-4 4 5 56-9 12-9-12 5-56-4-4Z", c)
    pen.path("M100 146h5l3 8-4 4 5 56-9 12Z", dark(c, 0.3))


def t_bow(pen: Pen, c: str = "#8a2230") -> None:
    pen.solid(
        "M100 148 80 138q-6 10 0 22l20-8 20 8q6-12 0-22Z",
        c,
        pale(c, 0.4),
        [("M100 130v40h40V130Z", dark(c, 0.3))],
    )
    pen.rect(95.5, 143.500, 9, 11, dark(c, 0.15), 3)


def t_cravat(pen: Pen, c: str = "#3a5a7a") -> None:
    pen.solid(
        "M84 128q16 14 32 0l4 14q-8 8-12 10l4 44q-12 8-24 0l4-44q-6-2-12-10Z",
        c,
        pale(c, 0.4),
        [("M100 130v80h40V120Z", dark(c, 0.28))],
    )
    pen.circle(100, 152, 3.6, "#f2d37a")


def t_ruffles(pen: Pen, c: str = "#f7f2ea") -> None:
    for nth, y in enumerate((146, 160, 174, 188)):
        w = 17 - nth * 1.2
        pen.path(
            f"M{100 - w} {y}q{w / 3:.1f} 13 {2 * w / 3:.1f} 0t{2 * w / 3:.1f} 0t{2 * w / 3:.1f} 0l-{w * 0.4:.1f} -10h-{w * 1.2:.1f}Z",
            c if nth % 2 else dark(c, 0.1),
        )
    pen.path("M84 128q16 12 32 0l2 18q-18 6-36 0Z", c)


def t_ribbon(pen: Pen, c: str = "#2a2330") -> None:
    pen.path("M82 132q18 12 36 0v8q-18 12-36 0Z", c)
    pen.path("M100 142l-14 8 6 8 8-8 8 8 6-8Zm-3 8-7 32 8-4 2-22 2 22 8 4-7-32Z", c)


def t_polo(pen: Pen, c: str = "#3a3340") -> None:
    pen.solid("M84 118q16 12 32 0l4 24q-20 14-40 0Z", c, pale(c, 0.3), [("M100 110v50h30V110Z", dark(c, 0.3))])
    pen.line("M84 126q16 12 32 0m-33 7q17 13 34 0", dark(c, 0.25), 1.2)


def t_open(pen: Pen, c: str = "#efe6d6") -> None:
    pen.path("M84 128l16 24 16-24 8 10-12 32-12-14-12 14-12-32Z", c)
    pen.path("M100 152l16-24 8 10-12 32-12-14Z", dark(c, 0.18))


def t_crew(pen: Pen, c: str = "#b5432f") -> None:
    pen.path("M84 132q16 18 32 0l4 6q-20 22-40 0Z", dark(c, 0.25))


def t_scarf(pen: Pen) -> None:
    """Very long, striped, once round the neck."""
    around = [(f"M{67 + k * 8.6:.0f} 118l-4 64", SCARF[k % len(SCARF)]) for k in range(9)]
    stripes = [("".join(d for d, each in around if each == tone), tone) for tone in SCARF]
    shades = [f'<path d="{d}" stroke="{tone}" stroke-width="9.2" stroke-linecap="butt"/>' for d, tone in stripes]
    pen.solid("M74 126q26 24 52 0l8 20q-34 30-68 0Z", SCARF[0], None, shades)
    pen.open(stroke_linecap="butt", stroke_width=10.5)
    for k, tone in enumerate(SCARF):
        hanging = f"M{72 - 0.7 * k:.0f} {156 + k * 10}h24M{100 + 0.6 * ((k + 2) % 6):.0f} {156 + (k + 2) % 6 * 10}h24"
        pen.path(hanging, stroke=tone)
    pen.close()
    pen.line("M93 152l-4 60M121 152l4 60", "#05060c", 6, cap="butt", opacity=0.2)


def t_high(pen: Pen, c: str = "#241a2c") -> None:
    pen.solid(
        "M80 112l6 34q14 10 28 0l6-34 8 10v26q-28 20-56 0V122Z",
        c,
        pale(c, 0.35),
        [("M100 100v80h40V100Z", dark(c, 0.3))],
    )
    pen.path("M97 150h6v64H97Z", pale(c, 0.12))


def t_collar(pen: Pen, c: str = "#b5432f", trim: str = "#f2c14e") -> None:
    """The great fan collar of a Time Lord, behind the head."""
    pen.solid(
        "M100 176c-36-6-60-26-72-70-6-26 2-54 28-72-4 32 2 62 22 84l22 22 22-22c20-22 26-52 22-84 26 18 34 46 28 72-12 44-36 64-72 70Z",
        c,
        trim,
        [("M104 20V190h86V20Z", dark(c, 0.32))],
        off=(3.4, 3),
    )
    pen.line("M38 104c-6-22 0-42 13-56m111 56c6-22 0-42-13-56", trim, 2.4)
    pen.line("M46 112q14 36 54 52 40-16 54-52", trim, 2.4)
    for x, y in ((36, 92), (44, 122), (62, 144), (138, 144), (156, 122), (164, 92)):
        pen.circle(x, y, 3.2, trim)


def lapels(pen: Pen, c: str, wide: float = 1.0, piping: str = "") -> None:
    left = [
        (84, 128),
        (72 - 8 * wide, 150),
        (80 - 6 * wide, 162),
        (70 - 4 * wide, 170),
        (97, 226),
        (100, 214),
        (90, 160),
    ]
    pen.poly(left, pale(c, 0.12))
    right = [(200 - x, y) for x, y in left]
    pen.poly(right, dark(c, 0.18))
    if piping:
        pen.line("M" + "L".join(f"{num(x)} {num(y)}" for x, y in left[:5]), piping, 2)
        pen.line("M" + "L".join(f"{num(x)} {num(y)}" for x, y in right[:5]), dark(piping, 0.2), 2)


THROATS: Final[dict[str, Callable[..., None]]] = {
    "shirt": t_shirt,
    "tie": t_tie,
    "bow": t_bow,
    "cravat": t_cravat,
    "ruffles": t_ruffles,
    "ribbon": t_ribbon,
    "polo": t_polo,
    "open": t_open,
    "crew": t_crew,
    "scarf": t_scarf,
    "high": t_high,
    "collar": t_collar,
}
