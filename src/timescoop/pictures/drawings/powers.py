"""Gods, guardians and minds without a body."""

from timescoop.pictures.colours import dark, mix, pale
from timescoop.pictures.drawings.hats import hat_hood
from timescoop.pictures.drawings.people import Outfit, bust
from timescoop.pictures.gallery import figure
from timescoop.pictures.palettes import Palette
from timescoop.pictures.paths import TURN, arc, polar
from timescoop.pictures.pen import Pen


@figure("Beast of light", 0.78, -10)
def outline_beast(pen: Pen, pal: Palette) -> None:
    """A beast drawn as an outline of light."""
    for k, (w, o) in enumerate(((30, 0.10), (18, 0.2), (9, 0.5), (3.4, 1))):
        colour = pal.glow if k < 3 else "#fff3d8"
        pen.line(
            "M30 250c-12-50-4-100 24-120-14-34 4-82 30-90l8-18 10 18 14-20 4 22c28 12 40 54 26 88 28 20 36 70 24 120",
            colour,
            w,
            opacity=o,
        )
        pen.line(
            "M74 84l18 8-14 10Zm52 0-18 8 14 10ZM76 122l10-6 8 10 8-10 10 10 12-8",
            colour,
            w * 0.6,
            opacity=o,
        )
        pen.line("M54 130q22 30 18 70m74-70q-22 30-18 70M40 190 28 216m132-26 12 26", colour, w * 0.55, opacity=o)
    pen.dots([(pen.between(20, 180), pen.between(20, 240)) for _ in range(24)], 1.3, pal.disc, opacity=0.7)


@figure("Great mind", 1.05, -42)
def mind(pen: Pen, pal: Palette) -> None:
    """A pyramid with an eye in a storm of rings."""
    for k in range(7):
        pen.line(
            arc(100, 120, 26 + k * 13, pen.between(0, TURN), pen.between(2.4, 5)),
            mix(pal.glow, pal.halo, k / 7),
            5 - k * 0.5,
            opacity=0.75 - k * 0.08,
        )
    pen.glow(100, 128, 96, pal.glow, 0.6)
    pen.poly([(100, 52), (152, 176), (48, 176)], mix(pal.top, pal.glow, 0.2), opacity=0.85)
    pen.poly([(100, 52), (152, 176), (106, 190)], "#04050c", opacity=0.6)
    pen.line("M100 52l52 124-46 14-58-14Zm0 0 6 138", pale(pal.glow, 0.6), 2.4)
    pen.glow(98, 140, 34, "#ffffff", 0.9)
    pen.path("M74 142q24-22 50 0-26 18-50 0Z", "#fff")
    pen.circle(99, 141, 8.5, pal.top)
    pen.circle(96, 138, 2.6, "#fff")


@figure("Great mask", 0.92, -10)
def great_mask(pen: Pen, pal: Palette, tone: str = "#b98a3a") -> None:
    """A huge golden mask above a mantle."""
    base, deep, lit = tone, dark(tone, 0.55), pal.rim
    cloak = "#3a2a5a"
    pen.solid(
        "M56 120c-40 8-66 40-72 132H216c-6-92-32-124-72-132Z",
        cloak,
        lit,
        [("M104 110l4 146H220V110Z", dark(cloak, 0.5))],
        off=(3, 2.4),
    )
    for side in (0, 1):
        pen.open(transform="" if not side else "translate(200 0) scale(-1 1)")
        pen.solid(
            "M60 150C40 120 20 60 34 16c16 14 26 44 32 84Z", base if not side else deep, lit if not side else base
        )
        pen.line("M40 34c2 36 10 70 20 100", dark(deep, 0.2), 2)
        pen.close()
    pen.solid(
        "M58 60 74 26h52l16 34-2 52-18 38H78L60 112Z",
        base,
        lit,
        [("M104 20l-1 60 7 24-6 52h56V20Z", deep)],
        off=(3, 2.4),
    )
    pen.path("M74 26h52l-6 30H80Z", mix(base, lit, 0.25))
    pen.path("M100 26h26l-6 30H100Z", mix(base, deep, 0.4))
    pen.line("M84 30l4 22m6-24 2 26m10-26-2 26m12-24-4 22", dark(deep, 0.2), 2)
    pen.path("M66 76l28 8-2 12-20-2Zm68 0-28 8 2 12 20-2Z", "#0b0612")
    pen.glow(84, 88, 20, pal.glow, 0.95)
    pen.glow(116, 88, 20, pal.glow, 0.95)
    pen.rect(78, 85, 12, 4, "#fff6d0")
    pen.rect(110, 85, 12, 4, "#fff6d0")
    pen.path("M94 90l6-6 6 6-2 22H96Z", mix(base, lit, 0.2))
    pen.path("M78 120h44l-4 12H82Z", "#0b0612")
    for k in range(6):
        pen.line(f"M{84 + k * 6.4:.0f} 120v12", base, 2)
    pen.line("M64 64l12 48 4 36m56-84-12 48-4 36", dark(deep, 0.2), 2)


@figure("Jackal god", 0.86, 12)
def jackal(pen: Pen, pal: Palette) -> None:
    """A jackal's head in an Egyptian collar."""
    base, deep, lit = "#2f5a4a", "#123024", pal.rim
    gold = "#e0b04a"
    pen.solid(
        "M60 120C24 130 0 158-6 198l-4 54H210l-4-54c-6-40-30-68-66-78Z",
        "#e3d3a8",
        lit,
        [("M104 110l4 146H220V110Z", "#8a7448")],
        off=(3, 2.4),
    )
    for k in range(4):
        pen.path(
            f"M{44 - k * 8} {150 + k * 22}Q100 {186 + k * 22} {156 + k * 8} {150 + k * 22}L{152 + k * 8} {160 + k * 22}Q100 {198 + k * 22} {48 - k * 8} {160 + k * 22}Z",
            (gold, "#2f7a8a", "#b5432f", gold)[k],
        )
    for side in (0, 1):
        pen.open(transform="" if not side else "translate(200 0) scale(-1 1)")
        pen.solid("M70 66C58 40 56 14 64-8 82 10 90 34 90 58Z", base if not side else deep, lit if not side else base)
        pen.path("M68 50c-4-16-4-30 0-42 8 12 12 28 12 42Z", gold if not side else dark(gold, 0.35))
        pen.solid("M64 70c-18 14-24 54-16 82l22 8c-4-30-2-60 4-76Z", "#1f3f6a" if not side else "#102444", gold)
        for k in range(4):
            pen.line(
                f"M{58 - k * 2} {90 + k * 16}L{70 - k * 0.5} {94 + k * 16}", gold if not side else dark(gold, 0.35), 3.4
            )
        pen.close()
    pen.solid(
        "M66 78c0-26 16-36 34-36 18 0 34 10 34 36l-10 34q-6 34-24 40-18-6-24-40Z",
        base,
        lit,
        [("M105 36l-2 44 9 28-10 48h48V36Z", deep)],
        off=(2.6, 2.2),
    )
    pen.path("M74 82q12-10 23 6l-5 6q-10-8-20-2Zm52 0q-12-10-23 6l5 6q10-8 20-2Z", gold)
    pen.glow(85, 88, 22, pal.glow, 1)
    pen.glow(115, 88, 22, pal.glow, 1)
    pen.path("M78 87q8-5 15 2-8 4-15-2Zm44 0q-8-5-15 2 8 4 15-2Z", "#eaffd0")
    pen.path("M90 124q10-8 20 0l-4 12q-6 4-12 0Z", "#07130e")
    pen.line("M86 142q14 8 28 0", gold, 2.4)
    pen.path("M92 44h16l-4 22-4 8-4-8Z", gold)


@figure("Raven lord", 0.86, 12)
def raven_lord(pen: Pen, pal: Palette, *, white: bool = False) -> None:
    """A guardian in feathers, with a raven on the brow."""
    c = "#1c1a22" if not white else "#f2efe8"
    for side in (0, 1):
        pen.open(transform="" if not side else "translate(200 0) scale(-1 1)")
        for k in range(7):
            pen.path(
                f"M{66 - k * 2} {150 - k * 4}Q{26 - k * 8} {140 - k * 14} {2 - k * 2} {176 - k * 26}Q{36 - k * 4} {176 - k * 16} {70 - k} {166 - k * 6}Z",
                mix(c, "#5a5470", 0.12 * (k % 3)) if not side else dark(c, 0.35),
                stroke=pale(c, 0.25),
                stroke_width=0.8,
            )
        pen.close()
    bust(
        pen,
        pal,
        Outfit(
            skin="pale",
            hair="slick",
            hair_colour=c,
            coat=c,
            throat="high",
            throat_colour=c,
            lapel=False,
            beard="" if white else "goatee",
            stern=True,
            old=True,
        ),
    )
    pen.path("M66 62c-6-22 12-36 34-32 22-4 40 10 34 32q-16-14-34-12-18-2-34 12Z", c)
    pen.path(
        "M100 40C84 34 70 20 66 0 80 10 88 10 94 4q6-10 14 0c4 6 12 6 26-4-4 20-18 34-34 40Z",
        mix(c, "#6a6480", 0.15),
    )
    pen.path("M94 6q6-14 12 0l10 2-10 6q-6 6-12 0Z", c)
    pen.circle(100, 6, 2, pal.glow)


@figure("Monk")
def cowled(pen: Pen, pal: Palette, tone: str = "#6a4a2e", *, staff: bool = True) -> None:
    """A hooded monk with a watch."""
    bust(
        pen,
        pal,
        Outfit(
            skin="rose",
            jaw="heavy",
            hair="receding",
            hair_colour="#4a3626",
            coat=tone,
            lapel=False,
            throat="crew",
            throat_colour=dark(tone, 0.3),
            old=True,
        ),
    )
    hat_hood(pen, tone)
    pen.line("M82 150q18 26 36 0", "#d9b45a", 3)
    pen.rect(96, 176, 8, 30, "#d9b45a")
    pen.rect(88, 184, 24, 8, "#d9b45a")
    if staff:
        pen.circle(158, 176, 23, "#2a1a10")
        pen.circle(158, 176, 20, "#f2e6c4")
        pen.circle(158, 176, 20, "none", stroke="#d9a441", stroke_width=4)
        pen.line("M158 176V162m0 14 10 6", "#2a1a10", 2.6)
        pen.rect(153, 148, 10, 8, "#d9a441", 2)
        for k in range(12):
            a = TURN * k / 12
            pen.circle(*polar(158, 176, 15.5, a), 1.2, "#2a1a10")


@figure("Judge")
def judge(pen: Pen, pal: Palette) -> None:
    """A judge in black robes and a tall cap."""
    bust(
        pen,
        pal,
        Outfit(
            skin="pale",
            hair="bald",
            hair_colour="#1a1620",
            coat="#17131c",
            lapel=False,
            throat="",
            collar=("#2a2230", "#c9ccd6"),
            stern=True,
            old=True,
        ),
    )
    pen.solid(
        "M72 78c-4-34 10-50 28-50 18 0 32 16 28 50l4 26-10-8c2-16 0-26-6-30q-16-8-32 0c-6 4-8 14-6 30l-10 8Z",
        "#17131c",
        "#c9ccd6",
        [("M104 20v90h36V20Z", "#0a080c")],
    )
    pen.path("M92 150h16l4 100H88Z", "#d9dbe3")
    pen.path("M100 150h8l4 100H100Z", "#8f93a4")
    for k in range(4):
        pen.rect(90, 168 + k * 18, 20, 3, "#17131c")
