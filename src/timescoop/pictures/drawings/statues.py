"""Statues that move when nobody looks."""

from typing import Final

from timescoop.pictures.colours import dark, mix
from timescoop.pictures.drawings.groups import crowd
from timescoop.pictures.gallery import figure
from timescoop.pictures.palettes import Palette
from timescoop.pictures.paths import TURN, polar
from timescoop.pictures.pen import Pen

FOREARM: Final = "M34 216c4-32 18-60 36-82l-8-22q4-12 14-10l16 14 2 14q-6 16-14 28L70 220Z"
TEETH: Final = "M90 104l3 8 3-8 3 8 3-8 3 8 3-8 2 6 1-6Zm1 14 3-6 3 8 3-7 3 7 3-7 3 5Z"


def wing(pen: Pen, pal: Palette, base: str, deep: str, lit: str, side: int) -> None:
    pen.open(transform="" if side < 0 else "translate(200 0) scale(-1 1)")
    tone = base if side < 0 else deep
    edge = lit if side < 0 else mix(base, lit, 0.3)
    pen.solid(
        "M78 140C54 128 26 96 22 60c-2-22 0-36-4-52 22 8 40 32 50 58 12 26 24 46 24 74l-6 56c-20-6-46-14-66 0 4-26-14-38-28-36 14-20 10-32-2-42 22 4 22-10 10-26 20 8 18-8 8-26 14 8 12-8 4-28Z",
        tone,
        edge,
        [],
        off=(2.4, 2),
    )
    for k in range(6):
        pen.line(
            f"M{80 - k * 3} {136 - k * 8}Q{50 - k * 6} {126 - k * 10} {16 - k * 1} {164 - k * 26}",
            dark(deep, 0.25),
            1.7,
            opacity=0.75,
        )
    pen.line("M80 132C58 110 34 72 24 22", edge, 3)
    pen.close()


@figure("Weeping Angel", 0.8, -2)
def angel(pen: Pen, pal: Palette, pose: str = "weep") -> None:
    """A statue with wings; its pose says how awake it is."""
    base, deep, lit = ("#aeb5ae", "#5b6667", pal.rim)
    wing(pen, pal, base, deep, lit, -1)
    wing(pen, pal, base, deep, lit, 1)
    # gown
    pen.solid(
        "M84 128c-18 14-34 22-40 44-6 26-14 54-18 80H174c-4-26-12-54-18-80-6-22-22-30-40-44Z",
        base,
        lit,
        [("M104 120l6 136h80V120Z", deep)],
        off=(2.8, 2),
    )
    for k in range(6):
        pen.line(
            f"M{62 + k * 15} {176 + (k % 2) * 8}Q{60 + k * 16} 210 {50 + k * 20} 250",
            dark(deep, 0.25),
            1.8,
            opacity=0.7,
        )
    pen.rect(88, 112, 24, 28, deep)
    # hair and face
    pen.solid(
        "M68 92c-6-34 10-54 32-54 22 0 38 20 32 54 2 12-2 22-10 24 6-20 2-36-6-46q-16-10-32 0c-8 10-12 26-6 46-8-2-12-12-10-24Z",
        base,
        lit,
        [("M106 30V130h44V30Z", deep)],
        off=(2, 1.6),
    )
    for k in range(5):
        pen.line(f"M{74 + k * 5} {84 - k * 8}q{14 - k * 2} -10 {26 - k * 4} 0", dark(deep, 0.2), 1.4, opacity=0.7)
    pen.line("M72 66q28-18 56 0", lit, 2.6)
    pen.solid(
        "M76 86c0-20 10-28 24-28 14 0 24 8 24 28 0 20-10 36-24 36-14 0-24-16-24-36Z",
        mix(base, lit, 0.25),
        lit,
        [("M103 50l-1 30 4 18-5 28h39V50Z", deep)],
        off=(1.8, 1.4),
    )
    POSES[pose](pen, base, deep, lit)
    pen.line("M62 190l8 14-4 12 8 16m64-72-6 12 6 10M110 70l-4 8 4 6", dark(deep, 0.45), 1.2)


def weeping(pen: Pen, base: str, deep: str, lit: str) -> None:
    """The mouth below, the hands over the eyes, the forearms up from the elbows."""
    pen.line("M91 113q9-5 18 0", dark(deep, 0.5), 2.4)
    for side in (0, 1):
        pen.open(transform="translate(200 0) scale(-1 1)" if side else "")
        tone, edge = (mix(base, deep, 0.5), mix(base, lit, 0.35)) if side else (mix(base, lit, 0.22), lit)
        pen.solid(FOREARM, tone, edge, off=(2.4, 1.8))
        fingers = "".join(
            f"M{72 + k * 6.4:.0f} {110 + k * 2}L{74 + k * 6.6:.0f} {80 + abs(k - 1.4) * 3:.0f}" for k in range(4)
        )
        pen.line(fingers, dark(deep, 0.35), 8.4)
        pen.line(fingers, tone, 5.6)
        pen.line("M37 210c5-26 17-50 33-72", edge, 2)
        pen.close()


def childlike(pen: Pen, _base: str, deep: str, lit: str) -> None:
    """A cherub that shows its teeth."""
    pen.dots([(88, 90), (112, 90)], 5, dark(deep, 0.45))
    pen.line("M90 106q10 8 20 0", dark(deep, 0.6), 2.6)
    pen.path("M94 107l2 5 3-4 3 4 3-5Z", lit)


def snarling(pen: Pen, base: str, deep: str, lit: str) -> None:
    """Teeth, and hands that reach out."""
    pen.path("M80 84l16 6q-6 8-14 4Zm40 0-16 6q6 8 14 4Z", dark(deep, 0.65))
    pen.line("M79 78l18 8m24-8-18 8", dark(deep, 0.5), 2.4)
    pen.path("M88 104q12-5 24 0 1 16-12 18-13-2-12-18Z", "#12161a")
    pen.path(TEETH, lit)
    for side in (0, 1):
        pen.open(transform="translate(200 0) scale(-1 1)" if side else "")
        tone, edge = (mix(base, deep, 0.65), base) if side else (mix(base, lit, 0.2), lit)
        pen.solid("M30 232l4-46q2-16 14-22l10 6q8 20 2 66Z", tone, edge)
        pen.line("M38 172l-8-22m15 21-6-27m13 28-4-22m11 21-2-27", tone, 5.6)
        pen.line("M30 150l-1-7m10 2-1-7m10 12-1-7m10 2-1-7", edge, 2)
        pen.close()


POSES: Final = {"weep": weeping, "child": childlike, "fanged": snarling}


@figure("Weeping Angels", 0.78, -4)
def angels(pen: Pen, pal: Palette) -> None:
    crowd(pen, pal, angel, 84, 34, 0.62)


@figure("Statue of Liberty", 0.82, 12)
def colossus(pen: Pen, pal: Palette) -> None:
    """A crowned statue with a torch and sharp teeth."""
    base, deep, lit = "#8fb09a", "#3f5f5a", pal.rim
    pen.solid("M128 132l22-72 10-38 12 4-6 40-16 84Z", base, lit, [("M152 20l8 140h30V10Z", deep)])
    pen.path("M154 26Q150 6 166-8q2 14 12 22l-6 16Z", "#ffd36a")
    pen.glow(166, 12, 40, "#ffd36a", 0.85)
    pen.solid(
        "M84 128c-22 12-44 20-50 44-6 26-10 54-12 80H178c-2-26-8-54-14-80-6-22-28-32-48-44Z",
        base,
        lit,
        [("M104 120l4 136h82V120Z", deep)],
        off=(3, 2),
    )
    for k in range(7):
        pen.line(
            f"M{52 + k * 15} {168 + (k % 2) * 8}Q{50 + k * 16} 210 {44 + k * 18} 250", dark(deep, 0.2), 2, opacity=0.7
        )
    pen.path("M40 196l52-16 6 52-52 12Z", mix(base, lit, 0.2))
    pen.line("M40 196l52-16 6 52", lit, 2)
    pen.rect(87, 110, 26, 30, deep)
    pen.solid(
        "M72 88c0-24 12-34 28-34 16 0 28 10 28 34 0 24-12 40-28 40-16 0-28-16-28-40Z",
        mix(base, lit, 0.2),
        lit,
        [("M103 50l-1 30 5 20-6 30h39V50Z", deep)],
    )
    pen.path("M72 92c-6-28 8-42 28-42 20 0 34 14 28 42-2-12-6-18-12-22q-16-8-32 0c-6 4-10 10-12 22Z", deep)
    for k in range(7):
        a = -TURN * (0.06 + 0.0633 * k)
        p, q, r = polar(100, 60, 30, a - 0.1), polar(100, 58, 62, a), polar(100, 60, 30, a + 0.1)
        pen.poly([p, q, r], base if k > 2 else deep)
    pen.path("M70 62q30-18 60 0l-2 8q-28-16-56 0Z", mix(base, lit, 0.35))
    pen.path("M78 84l17 5q-5 8-15 4Zm44 0-17 5q5 8 15 4Z", "#0d1616")
    pen.path("M88 106q12-5 24 0-1 15-12 16-11-1-12-16Z", "#0d1616")
    pen.path("M90 106l3 7 3-7 3 7 3-7 3 7 3-7 2 5Z", lit)
