"""Paper and film."""

from timescoop.pictures.colours import dark, mix, pale
from timescoop.pictures.drawings.materials import INK, STEEL_DARK, tilted
from timescoop.pictures.gallery import thing
from timescoop.pictures.palettes import Palette
from timescoop.pictures.paths import TURN, polar
from timescoop.pictures.pen import Pen


@thing("Identity card")
def paper(pen: Pen, pal: Palette) -> None:
    """A wallet with a blank card that says what you expect."""
    tilted(pen, -8)
    pen.solid("M-78-46H-2V54H-78Z", "#3a2618", "#9a6a3c", [("M-40-50V60H0V-50Z", "#24160d")])
    pen.solid("M2-46H78V54H2Z", "#3a2618", "#9a6a3c", [("M50-50V60H80V-50Z", "#24160d")])
    pen.path("M-70-38h60V46H-70Zm80 0H70V46H10Z", "#fbf6ea")
    pen.line("M18-18H60M18-4H54M18 10H62M18 24H44", pal.low, 3, opacity=0.6)
    pen.circle(-40, -6, 15, mix(pal.low, "#fbf6ea", 0.5))
    pen.path("M-64 40q24-40 48 0Z", mix(pal.low, "#fbf6ea", 0.5))
    pen.close()
    pen.glow(160, 88, 66, pal.glow, 0.45)


@thing("Letter")
def letter(pen: Pen, pal: Palette) -> None:
    tilted(pen, -7)
    pen.solid(
        "M-80-48H80V52H-80Z",
        "#f4e9cc",
        "#fffdf4",
        [("M-80 52 0-8 80 52Z", "#d8c79c"), ("M-80-48 0 14 80-48v8L0 24-80-40Z", "#b59f6e")],
    )
    pen.circle(0, 14, 15, "#8a1f2a")
    pen.circle(-2, 12, 11, "#b8323c")
    pen.line("M-5 12H5M0 6V18", "#6e121c", 2.4)
    pen.close()


@thing("Book")
def book(pen: Pen, pal: Palette, tone: str = "#8a2230") -> None:
    pen.solid(
        "M120 50Q80 30 22 42V148q58-12 98 8 40-20 98-8V42q-58-12-98 8Z",
        tone,
        pale(tone, 0.5),
        [("M120 40V160H222V40Z", dark(tone, 0.4))],
    )
    pen.path("M120 52Q82 36 32 44v94q50-8 88 10Z", "#fbf3dc")
    pen.path("M120 52q38-16 88-8v94q-50-8-88 10Z", "#d9ccb0")
    pen.line(
        "M46 62q34-6 62 6M46 78q34-6 62 6M46 94q34-6 62 6M46 110q34-6 54 2m32-44q28-12 62-6M132 84q28-12 62-6",
        "#6e6250",
        2.4,
    )
    pen.circle(166, 108, 18, "none", stroke="#8a2230", stroke_width=2.4)
    pen.dots([(166, 108), (152, 98), (180, 116)], 3.4, "#8a2230")


@thing("Film")
def film(pen: Pen, pal: Palette) -> None:
    """A reel with a strip of film."""
    pen.circle(86, 84, 52, INK)
    pen.circle(85, 83, 48, STEEL_DARK)
    pen.dots([polar(86, 84, 27, TURN * k / 5 - 1.57) for k in range(5)], 11, INK)
    pen.circle(86, 84, 6, pal.glow)
    pen.path("M86 136q74 4 86-40 10-36 60-30v34q-28-2-32 20-10 52-114 50Z", INK)
    pen.line(
        "M100 142q68 4 80-40 10-30 52-30M96 164q88 0 98-48 6-24 38-22",
        "#f4efe0",
        3.4,
        cap="butt",
        stroke_dasharray="4 5",
    )


@thing("Blue diary")
def diary(pen: Pen, pal: Palette) -> None:
    """A blue book with four panes on its cover."""
    tilted(pen, -8)
    pen.solid("M-50-74H54V74H-50Z", "#2b5cb8", "#a6cdff", [("M10-78V78H58V-78Z", "#173470")])
    pen.path("M-50-74h14V74H-50Zm96 4h8V74H46Z", "#102450")
    for x in (-26, 10):
        for y in (-56, -14, 28):
            pen.rect(x, y, 28, 32, "#173470", 2)
            pen.line(f"M{x + 1} {y + 31}V{y + 1}H{x + 27}", "#5a8ae0", 2)
    pen.close()


@thing("Blueprint")
def plan(pen: Pen, pal: Palette) -> None:
    """A blueprint, rolled at the edges."""
    tilted(pen, -5)
    pen.solid("M-92-62H92V62H-92Z", "#1f4f9a", "#9fc8ff", [("M20-66V66H96V-66Z", "#163a78")])
    pen.line(
        "M-80-46H80M-80-28H80M-80-10H80M-80 8H80M-80 26H80M-80 44H80M-62-60V60M-40-60V60M-18-60V60M4-60V60M26-60V60M48-60V60M70-60V60",
        "#3f74c4",
        0.8,
    )
    pen.circle(-24, -2, 34, "none", stroke="#e6f2ff", stroke_width=2.6)
    pen.circle(-24, -2, 14, "none", stroke="#e6f2ff", stroke_width=2.6)
    pen.line("M-24-40V36M-62-2H14M-24-2 8-34m16 4H70M24-16H60M24-2H66M24 28 44 12 72 32", "#e6f2ff", 2.6)
    pen.solid("M-100-66q10-8 16 0V66q-6 8-16 0Z", "#2f66ba", "#cfe4ff")
    pen.solid("M84-66q10-8 16 0V66q-6 8-16 0Z", "#143468", "#9fc8ff")
    pen.close()


@thing("Hand of cards")
def cards(pen: Pen, pal: Palette) -> None:
    """A hand of cards."""
    for k, (a, c) in enumerate(((-34, "#b3212e"), (-17, INK), (0, "#b3212e"), (17, INK), (34, "#b3212e"))):
        pen.open(transform=f"translate(120 182) rotate({a})")
        pen.rect(-29, -152, 58, 88, INK, 6)
        pen.rect(-27, -150, 54, 84, "#fbf3e2", 5)
        pen.path(
            "M0-124l12 16L0-90-12-108Z" if k % 2 == 0 else "M0-126q20 18 10 26l-7-3L6-92H-6l3-11-7 3q-10-8 10-26Z",
            c,
        )
        pen.path("M-20-144l4 6-4 6-4-6Z", c)
        pen.close()


@thing("Speech bubble")
def speech(pen: Pen, pal: Palette) -> None:
    """A speech bubble with lines of text."""
    pen.solid(
        "M22 30q0-16 18-16H200q18 0 18 16v74q0 16-18 16H118L78 160l6-40H40q-18 0-18-16Z",
        "#fbf3e2",
        "#fff",
        [("M130 8V166h94V8Z", "#d2c6ae")],
        off=(3, 3),
    )
    pen.line("M46 42H192M46 62H176M46 82H186", pal.low, 8)
    pen.path("M194 88h10v18h-10Z", "#b3212e")


@thing("Screen")
def footage_wall(pen: Pen, pal: Palette) -> None:
    """A screen that shows an angel."""
    pen.solid("M26 22H214V146H26Z", "#3a3444", pal.rim, [("M126 16V150h92V16Z", "#1c1826")])
    pen.rect(38, 34, 164, 100, mix(pal.glow, "#0a1418", 0.55))
    pen.path(
        "M120 52a16 18 0 0 1 14 28q16 6 20 54H86q4-48 20-54a16 18 0 0 1 14-28ZM92 92Q62 84 54 48q24 8 44 34Zm56 0q30-8 38-44-24 8-44 34Z",
        pale(pal.glow, 0.7),
    )
    pen.path("M108 66l9 4-7 4Zm24 0-9 4 7 4Z", INK)
    for k in range(8):
        pen.line(f"M38 {40 + k * 12}H202", INK, 1.4, cap="butt", opacity=0.4)
    pen.path("M96 146h48l8 18H88Z", "#1c1826")
