"""Heads: planes of light and what is worn or grows on a face. Nobody's likeness is drawn."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from timescoop.pictures.colours import dark, mix
from timescoop.pictures.pen import Pen

SKIN: Final = {
    "fair": ("#f0c8a4", "#b97a58"),
    "rose": ("#f3cfb8", "#bd7c68"),
    "tan": ("#d9a273", "#96603c"),
    "brown": ("#a8714a", "#6b4029"),
    "deep": ("#7d4d33", "#472818"),
    "pale": ("#e9e2da", "#a39aa0"),
    "green": ("#a9c06a", "#5d7a35"),
    "grey": ("#b6bec2", "#6d777f"),
    "blue": ("#a9c3d6", "#5f7f9a"),
    "stone": ("#c9cec6", "#79837f"),
}

FACES: Final = {
    "m": "M73 80c0-24 12-34 27-34 15 0 27 10 27 34 0 17-5 31-14 39q-6 6-13 6-7 0-13-6c-9-8-14-22-14-39Z",
    "f": "M75 80c0-23 11-33 25-33 14 0 25 10 25 33 0 15-6 28-14 37q-6 7-11 7-5 0-11-7c-8-9-14-22-14-37Z",
    "heavy": "M71 80c0-24 13-35 29-35 16 0 29 11 29 35 1 19-3 33-13 41q-8 6-16 6-8 0-16-6c-10-8-14-22-13-41Z",
}
EYE: Final = "#1a1020"
DARK_HALF: Final = "M103 40l-1 32q-1 5 1 10l-1.5 14q-3.5 3-5 5.5Q99 104 102 104l-1 7 1 5-1 14h39V40Z"
LINES: Final = "M85 99q3 5 2 11m29-11q-3 5-2 11M84 91q4 2 8 0m17 0q4 2 8 0"


@dataclass(frozen=True)
class Features:
    """What a face shows; colours as in an outfit."""

    skin: str
    jaw: str
    brow: str
    lips: str = ""
    stern: bool = False
    old: bool = False


def face(pen: Pen, shown: Features) -> None:
    """Draw a face, lit from the left."""
    lit, shade = SKIN[shown.skin]
    pen.oval(73.5, 88, 4.5, 8.5, shade)
    pen.oval(126.5, 88, 4.5, 8.5, dark(shade, 0.25))
    cheek = ("M111 87q8-3 11 3-3 11-9 14-4-8-2-17Z", mix(lit, shade, 0.45))
    pen.solid(FACES[shown.jaw], lit, None, [(DARK_HALF, shade), cheek])
    pen.again(eyes(pen))
    lift = (3, -1) if shown.stern else (0, 1)
    wide = 3 if shown.old else 2.4
    pen.line(f"M79 {77 - lift[0] / 2}Q86 {72.5 - lift[0]} 95 {76.5 + lift[0] / 2}", shown.brow, wide)
    pen.line(f"M105.5 {76.5 + lift[0] / 2}Q114 {72.5 - lift[0]} 121 {77 - lift[0] / 2}", shown.brow, wide)
    bow = "M92.5 111.5Q100 110 107 111" if shown.stern else "M92.5 111.5Q100 114 107 111"
    pen.line(bow, shown.lips or mix(shade, EYE, 0.45), 2.6 if shown.lips else 1.9)
    if shown.old:
        pen.line(LINES, mix(shade, EYE, 0.25), 1.0, opacity=0.8)


def eyes(pen: Pen) -> str:
    """Two eyes that look ahead, as a group that all faces of a picture share."""
    start = len(pen.marks)
    pen.path("M80.5 85Q87 80.5 94 85.5Q87 89 80.5 85Z", "#fff8ee", opacity=0.85)
    pen.path("M107 85.5q6-5 12.5-.5-6.5 4-12.5 .5Z", "#d8b8a0")
    pen.dots([(87.5, 85), (113, 85)], 2.7, EYE)
    pen.line("M80 83.5q7-4.5 14.5 0m12 0q6.5-4.5 13.5 0", "#3a2a30", 1.5)
    return pen.keep(start)


def neck(pen: Pen, skin: str) -> None:
    """A neck, in the shadow of the chin."""
    lit, shade = SKIN[skin]
    shades = [("M87 108v10q13 16 26-2v34H100V108Z", shade), ("M100 100h20v50H100Z", shade)]
    pen.solid("M87 108v26q13 16 26 0V108Z", lit, None, shades)


def f_moustache(pen: Pen, c: str) -> None:
    pen.path("M84 108q8-7 16-3 8-4 16 3-8 4-16 .5-8 3.5-16-.5Z", c)


def f_goatee(pen: Pen, c: str) -> None:
    pen.path("M86 107q7-4 14-1 7-3 14 1l-2 3q-6-2-12-1-6-1-12 1Z", c)
    pen.path("M91 116q9-3 18 0l-3 12q-6 6-12 0Z", c)


def f_beard(pen: Pen, c: str) -> None:
    pen.solid(
        "M74 92c0 24 10 44 26 46 16-2 26-22 26-46-4 8-8 12-14 12q-6-3-12 0-6-3-12 0c-6 0-10-4-14-12Z",
        c,
        None,
        [("M101 80v70h39V80Z", dark(c, 0.3))],
    )
    pen.line("M92 112q8 3 16 0", dark(c, 0.55), 2)


def f_sideburns(pen: Pen, c: str) -> None:
    pen.path("M72 76l8 4 2 26-8-6Z", c)
    pen.path("M128 76l-8 4-2 26 8-6Z", dark(c, 0.25))


def f_glasses(pen: Pen, c: str = "#1c1820") -> None:
    pen.add(
        f'<g fill="#dff3ff" fill-opacity=".22" stroke="{c}" stroke-width="2.6"><rect x="77" y="78" width="20" height="14" rx="4"/><rect x="103" y="78" width="20" height="14" rx="4"/><path d="M97 83h6" fill="none"/></g>'
    )


def f_round(pen: Pen, c: str = "#8a6a2a") -> None:
    pen.add(
        f'<g fill="#dff3ff" fill-opacity=".25" stroke="{c}" stroke-width="1.8"><circle cx="87" cy="85" r="9"/><circle cx="113" cy="85" r="9"/><path d="M96 84q4 -3 8 0" fill="none"/></g>'
    )


def f_shades(pen: Pen, c: str = "#120f16") -> None:
    pen.path("M76 79H98v7q-2 9-12 9-9 0-10-9Zm26 0h22v7q-1 9-10 9-10 0-12-9Zm-6 0h8v4H96Z", c)
    pen.path("M79 81h8l-5 9q-3-2-3-6Z", "#8fb8ff", opacity=0.6)


def f_patch(pen: Pen, c: str = "#15121a") -> None:
    pen.path("M78 78q9-4 19 1 0 15-9 16-10-1-10-17Z", c)
    pen.line("M97 79l32-15M79 80l-7-4", c, 2)


WORN: Final[dict[str, Callable[..., None]]] = {
    "moustache": f_moustache,
    "goatee": f_goatee,
    "beard": f_beard,
    "sideburns": f_sideburns,
    "glasses": f_glasses,
    "round": f_round,
    "shades": f_shades,
    "patch": f_patch,
}
