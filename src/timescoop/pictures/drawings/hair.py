"""Hair: what lies before the head, and what must lie behind it."""

from collections.abc import Callable, Sequence
from typing import Final

from timescoop.pictures.colours import dark, pale
from timescoop.pictures.paths import TURN, polar
from timescoop.pictures.pen import Pen

DARK_FROM: Final = 106  # what lies right of it is in shadow
SHAPES: Final = {  # hair that is one shape
    "short": "M71 86c-5-34 11-48 30-48 21 0 33 16 28 48-3-10-4-18-10-23-13 3-29 1-37-3-6 7-8 16-11 26Z",
    "crop": "M72 80c-2-26 12-38 28-38 16 0 30 12 28 38-2-10-5-18-12-22-10-3-22-3-32 0-7 4-10 12-12 22Z",
    "spiky": "M71 84c-4-18-1-30 5-37l-3-7 9 2V31l9 7 5-13 6 11 10-10 1 12 11-4-3 11 10 3-4 8c4 8 4 18 2 28-3-10-5-16-11-21l-10 2-8-5-8 6-8-5c-7 7-10 15-13 23Z",
    "floppy": "M70 90c-7-30 4-53 30-54 26-1 38 18 31 54-3-12-5-20-9-25-14 1-30-3-38-12 2 9-2 19-8 25-3 4-5 8-6 12Z",
    "mop": "M68 96c-8-34 6-60 33-60 27 0 39 26 31 60-2-12-4-20-8-26l-5 4-5-5-6 5-6-5-6 5-6-5-6 5-6-5c-6 7-8 17-10 27Z",
    "swept": "M73 74c1-20 11-32 27-33 18-1 31 11 30 33 10 10 10 30 2 48-2-18-2-32-6-44-4-12-10-20-18-23-12-2-24 3-30 11-6 14-6 32-9 56-10-18-7-38 4-48Z",
    "longwavy": "M73 78c3-24 13-36 28-37 17-1 29 15 28 37 11 14 17 38 13 70-6 4-14 2-18-2 6-22 6-46 0-68-6-12-14-18-23-20-11 2-19 10-24 22-7 20-7 46-1 66-4 6-14 6-19 2-3-32 3-56 16-70Z",
    "long": "M70 88c-4-34 10-51 30-51 20 0 34 17 31 51 5 24 6 50 1 70l-12 2c6-28 7-56 2-84-10-6-18-12-23-20-5 8-13 16-21 20-5 28-4 56 2 84l-13-2c-5-20-3-46 3-70Z",
    "longfringe": "M69 92c-5-38 11-56 31-56 20 0 36 18 32 56 6 24 6 48 1 66l-12 2c6-28 7-56 1-80q-11-8-22-7-11-1-22 7c-6 24-5 52 1 80l-12-2c-5-18-4-42 2-66Z",
    "bob": "M68 96c-6-40 10-59 32-59 22 0 38 19 33 59 2 12 1 22-3 30l-11-2c6-18 7-34 2-48-11-4-25-10-31-20-2 10-8 18-12 24-3 14-2 30 4 44l-12 2c-5-8-4-18-2-30Z",
    "bobfringe": "M67 98c-7-42 11-62 33-62 22 0 40 20 34 62 3 12 1 22-4 30l-11-6c6-18 7-30 3-43q-22-9-44 0c-4 13-2 25 4 43l-12 6c-6-8-6-18-3-30Z",
    "pixie": "M71 92c-6-36 9-53 29-53 20 0 35 17 29 53l-5 6c1-12 0-22-4-28l-8 4-8-5-8 6-8-5-8 6c-4 6-4 14-3 22Z",
    "slick": "M72 84c-4-30 10-44 29-44 19 0 31 14 27 44-2-12-5-21-11-26-5-4-11 4-17 8-6-4-12-12-17-8-6 5-9 14-11 26Z",
    "receding": "M70 92c-4-22 0-36 10-44-2 10-3 18-3 28-1 6-1 12 0 20Zm60 0c4-22 0-36-10-44 2 10 3 18 3 28 1 6 1 12 0 20Z",
}


def hair_shape(pen: Pen, d: str, colour: str, rim: str | None = None) -> None:
    pen.solid(
        d,
        colour,
        rim or pale(colour, 0.4),
        [("M106 20l-2 40 16 20 4 70h56V10Z", dark(colour, 0.32))],
        off=(1.8, 1.4),
    )


def curl_cloud(pen: Pen, c: str, spots: Sequence[tuple[int, int, int]]) -> None:
    """Curls as round spots (x, y, radius), the right ones in shadow."""
    sizes = sorted({r for _, _, r in spots}, reverse=True)
    for r in sizes:
        pen.dots([(x, y) for x, y, size in spots if size == r], r, pale(c, 0.4))
    for r in sizes:
        pen.dots([(x + 1, y + 1) for x, y, size in spots if size == r and x < DARK_FROM], r - 0.7, c)
        pen.dots([(x + 1, y + 1) for x, y, size in spots if size == r and x >= DARK_FROM], r - 0.7, dark(c, 0.32))
    lit = [spot for spot in spots if spot[0] < DARK_FROM][::2]
    pen.line("".join(f"M{x - r / 2:.0f} {y}q1-{r // 2} {r // 2}-{r // 2}" for x, y, r in lit), pale(c, 0.35), 1.5)


def h_bouffant(pen: Pen, c: str) -> None:
    hair_shape(
        pen,
        "M70 92C58 78 60 50 80 36c14-10 38-9 50 6 12 14 10 38 1 52-3-14-5-24-12-30-15-4-27-8-33-14-4 10-10 20-12 30-2 4-3 8-4 12Z",
        c,
    )
    pen.line("M78 48q14-14 34-10M76 58q14-16 42-12", pale(c, 0.45), 1.6, opacity=0.8)


def h_curls(pen: Pen, c: str) -> None:
    spots = [
        (74, 74, 9), (70, 86, 9), (76, 60, 9), (84, 50, 9), (95, 45, 9), (107, 45, 9), (118, 50, 9), (126, 60, 9), (130, 74, 9), (131, 86, 9), (90, 57, 9), (102, 55, 9), (113, 58, 9),
    ]  # fmt: skip
    curl_cloud(pen, c, spots)


def h_bigcurls(pen: Pen, c: str) -> None:
    spots = [
        (66, 80, 11), (63, 96, 11), (68, 110, 11), (70, 64, 11), (80, 51, 11), (94, 44, 11), (108, 44, 11), (121, 51, 11), (131, 64, 11), (136, 80, 11), (138, 96, 11), (133, 110, 11), (86, 58, 9), (101, 54, 9), (116, 58, 9),
    ]  # fmt: skip
    curl_cloud(pen, c, spots)


def h_hugecurls(pen: Pen, c: str) -> None:
    spots = [
        (62, 72, 15), (54, 92, 15), (56, 114, 15), (64, 132, 15), (70, 54, 15), (86, 40, 15), (104, 37, 15), (121, 44, 15), (134, 58, 15), (142, 76, 15), (146, 98, 15), (142, 118, 15), (136, 134, 15), (84, 56, 9), (98, 52, 9), (114, 56, 9),
    ]  # fmt: skip
    curl_cloud(pen, c, spots)


def h_pony(pen: Pen, c: str) -> None:
    pen.path("M124 56c22-4 32 14 26 36-2 20-10 28-16 36 2-18 0-36-8-50Z", dark(c, 0.25))
    hair_shape(pen, SHAPES["short"], c)


def h_bun(pen: Pen, c: str) -> None:
    pen.circle(100, 34, 14, dark(c, 0.1))
    pen.line("M90 32a12 12 0 0 1 18-4M90 38a12 12 0 0 0 18 3", pale(c, 0.3), 1.4)
    hair_shape(pen, SHAPES["crop"], c)


def h_braids(pen: Pen, c: str) -> None:
    hair_shape(pen, SHAPES["crop"], c)
    for x in (69, 131):
        pen.dots([(x + (k % 2 or -1), 76 + k * 8) for k in range(9)], 5, c)
        pen.dots([(x - 1.5 + (k % 2 or -1), 74 + k * 8) for k in range(9)], 1.4, pale(c, 0.35))


def h_afro(pen: Pen, c: str) -> None:
    """The cloud of hair lies behind; this is its front."""
    hair_shape(pen, "M66 88c-10-22-4-54 34-56 38 2 44 34 34 56-2-12-8-22-16-26q-18-8-36 0c-8 4-14 14-16 26Z", c)
    pen.dots(
        [polar(100, 70, pen.between(33, 40), pen.between(TURN * 0.52, TURN * 0.98)) for _ in range(16)],
        1.6,
        pale(c, 0.22),
    )


def h_bald(pen: Pen, c: str) -> None:
    pass


BEHIND: Final = {  # hair that must lie behind the head
    "long": "M68 70c-8 40-6 70-2 90h68c4-20 6-50-2-90Z",
    "longfringe": "M68 70c-8 40-6 70-2 90h68c4-20 6-50-2-90Z",
    "longwavy": "M70 70c-14 34-16 62-12 80h84c4-18 2-46-12-80Z",
    "bob": "M69 70c-7 30-3 46 3 56h56c6-10 10-26 3-56Z",
    "bobfringe": "M68 70c-8 30-4 48 4 58h56c8-10 12-28 4-58Z",
    "swept": "M70 60c-12 30-8 52-2 64h64c6-12 10-34-2-64Z",
    "afro": "M58 70c-8-40 18-50 42-50 24 0 50 10 42 50 4 26-8 34-16 36H74c-8-2-20-10-16-36Z",
    "bigcurls": "M64 60c-12 36-4 58 6 60h60c10-2 18-24 6-60Z",
    "hugecurls": "M60 50c-20 46-10 88 6 92h68c16-4 26-46 6-92Z",
}
OTHERS: Final[dict[str, Callable[[Pen, str], None]]] = {  # and hair that takes more
    "bouffant": h_bouffant,
    "curls": h_curls,
    "bigcurls": h_bigcurls,
    "hugecurls": h_hugecurls,
    "pony": h_pony,
    "bun": h_bun,
    "braids": h_braids,
    "afro": h_afro,
    "bald": h_bald,
}


def draw_hair(pen: Pen, style: str, colour: str) -> None:
    """What lies before the head; `style` is one of `SHAPES` or `OTHERS`."""
    if style in SHAPES:
        hair_shape(pen, SHAPES[style], colour)
    else:
        OTHERS[style](pen, colour)
