"""Citadels, prisons and halls."""

from timescoop.pictures.colours import dark, mix, pale
from timescoop.pictures.drawings.landscape import clouds, earth, lights, tones
from timescoop.pictures.drawings.wilds import waste
from timescoop.pictures.gallery import place
from timescoop.pictures.palettes import Palette
from timescoop.pictures.paths import TURN, num, polar
from timescoop.pictures.pen import Pen


@place("Citadel")
def citadel(pen: Pen, pal: Palette) -> None:
    """Towers under a dome of glass."""
    far, mid, near = tones(pal)
    pen.path("M-4 150l44-42 40 30 70-22 50-14 44 44v38H-4Z", far)
    pen.path("M36 158a84 92 0 0 1 168 0Z", pen.lin((0, pale(pal.glow, 0.5), 0.55), (1, pal.glow, 0.1)))
    for x, top, w in ((84, 108, 8), (102, 90, 9), (140, 84, 9), (158, 104, 8), (68, 126, 7), (174, 124, 7)):
        pen.path(f"M{x - w} 160L{x - w * 0.5:.0f} {top}L{x} {top - 16}L{x + w * 0.5:.0f} {top}L{x + w} 160Z", mid)
    pen.solid("M106 160l6-86 8-34 8 34 6 86Z", mix(mid, pal.disc, 0.4), pal.rim, [("M121 30V162h19V30Z", near)])
    pen.line("M36 158a84 92 0 0 1 168 0", pal.rim, 2.6)
    pen.line("M66 108Q78 90 92 80", "#fff", 4, opacity=0.7)
    lights(pen, pal, 72, 168, 116, 154, 18)
    earth(pen, pal, 160, 4)


@place("Ruined citadel")
def citadel_ruin(pen: Pen, pal: Palette) -> None:
    citadel_fire = ((50, 150), (120, 128), (184, 150))
    _far, mid, near = tones(pal)
    for x, y in citadel_fire:
        pen.glow(x, y, 58, "#ff6a2e", 0.8)
    pen.path("M36 160q2-52 30-74l8 14L84 78m120 82q-4-56-34-76L160 98 150 76", "none", stroke=pal.rim, stroke_width=3)
    pen.solid("M92 160l8-64 6 6 4-38 8 16 6-10 6 38 10 52Z", near, pal.rim)
    pen.path("M54 160l8-38 8 12 6-22 8 48Zm96 0 8-54 6 16 8-8 10 46Z", mid)
    pen.path("M-4 160l34-10 30 12 50-10 40 10 50-14 44 12v24H-4Z", pal.ink)
    pen.path("M40 30Q60 10 52 50q-8 30 8 46M186 20q-14 24 4 50", "none", stroke=near, stroke_width=9, opacity=0.5)


@place("Prison")
def prison(pen: Pen, pal: Palette) -> None:
    _far, mid, near = tones(pal)
    pen.path("M0 0H240V184H0Z", mix(near, mid, 0.4))
    pen.path("M78 40h84V184H78Z", pen.lin(pal.low, pal.halo))
    pen.line("M84 0l26 40m40-30-8 26 12-4-10 22", pal.glow, 3)
    pen.path("M106 112a14 15 0 0 1 28 0q14 10 14 72H92q0-62 14-72Z", pal.ink)
    pen.line(
        "M78 40V184M95 40V184M112 40V184M129 40V184M146 40V184M162 40V184M74 66h92M74 150h92",
        mix(near, pal.rim, 0.4),
        5,
    )
    pen.line("M70 36H170V184M70 36V184", near, 9)
    pen.line("M0 50H68M0 96H68M0 142H68M172 50h68M172 96h68m-68 46h68M34 0V50m0 46v46M206 0V50m0 46v46", near, 2.4)


@place("Library")
def library(pen: Pen, pal: Palette) -> None:
    """High shelves with a dark doorway between them."""
    _far, mid, near = tones(pal)
    pen.glow(120, 70, 90, pal.glow, 0.8)
    for side in (0, 1):
        pen.open(transform="" if not side else "translate(240 0) scale(-1 1)")
        pen.path("M-4 0H96L84 60v70L-4 184Z", near if side else mix(near, mid, 0.5))
        for k in range(5):
            x = 8 + k * 17
            for row in range(4):
                y0, _y1 = 10 + row * 34 + k * 4, 34 + row * (30 - k * 2) + k * 5
                pen.path(
                    f"M{x} {y0}h12v{24 - k * 2}h-12Z",
                    ("#a3453a", "#c99a4a", "#3f6a5a", "#5a4a7a", "#8a5a34")[(k + row + side) % 5],
                )
        pen.close()
    pen.path("M84 130h72l84 54H0Z", mix(mid, pal.disc, 0.25))
    pen.path("M104 130V84a16 18 0 0 1 32 0v46Z", pal.ink)
    pen.path("M120 130l30 54H104Z", pal.ink, opacity=0.6)
    pen.line("M120 0V34", pal.ink, 2)
    pen.circle(120, 40, 8, pale(pal.glow, 0.5))


@place("Museum hall")
def hall(pen: Pen, pal: Palette) -> None:
    """A museum, or a house of columns."""
    _far, mid, near = tones(pal)
    pen.path("M0 0H240V184H0Z", mix(mid, pal.low, 0.3))
    pen.glow(120, 84, 90, pal.glow, 0.8)
    for x, w in ((2, 26), (44, 20), (176, 20), (212, 26)):
        pen.solid(
            f"M{x} 160V16h{w}V160Z", mix(mid, pal.disc, 0.35), pal.rim, [(f"M{x + w * 0.55:.0f} 10V164h{w}V10Z", near)]
        )
        pen.path(f"M{x - 4} 8h{w + 8}v10h-{w + 8}ZM{x - 4} 154h{w + 8}v10h-{w + 8}Z", near)
    pen.path("M92 164l6-42h44l6 42Z", near)
    pen.solid("M96 122l24-38 24 38Z", pal.glow, "#fff", [("M120 80l28 44H124Z", dark(pal.glow, 0.4))])
    pen.path("M0 164H240v20H0Z", near)
    pen.line("M76 164V140m88 24V140m-88 6q10 10 20 0m48 0q10 10 20 0", "#e3b44a", 3)


@place("Vault")
def vault(pen: Pen, pal: Palette) -> None:
    """The round door of a vault."""
    _far, mid, near = tones(pal)
    pen.path("M0 0H240V184H0Z", mix(near, mid, 0.5))
    pen.circle(120, 90, 80, near)
    pen.circle(118, 88, 74, mix(mid, pal.rim, 0.4))
    pen.path("M120 14a76 76 0 0 1 0 150Z", mid)
    pen.circle(120, 90, 58, near)
    pen.circle(120, 90, 53, mix(mid, pal.rim, 0.25))
    for k in range(12):
        x, y = polar(120, 90, 66, TURN * k / 12)
        pen.circle(x, y, 5, pal.ink)
    pen.line(
        "".join(
            f"M120 90L{num(polar(120, 90, 40, TURN * k / 6 + 0.3)[0])} {num(polar(120, 90, 40, TURN * k / 6 + 0.3)[1])}"
            for k in range(6)
        ),
        pal.ink,
        7,
    )
    pen.circle(120, 90, 17, pal.ink)
    pen.circle(120, 90, 11, pal.glow)


@place("Corridors")
def corridors(pen: Pen, pal: Palette) -> None:
    """Inside a ship: ribs, lamps, a door at the end."""
    _far, mid, near = tones(pal)
    pen.path("M0 0H240V184H0Z", near)
    for k in range(4):
        o = k * 24
        pen.path(
            f"M{o} {o * 0.7:.0f}H{240 - o}V{184 - o * 0.5:.0f}H{o}Z",
            mix(near, mix(mid, pal.low, 0.4), 0.22 * (k + 1)),
            stroke=pal.rim,
            stroke_width=1.2,
        )
        pen.path(f"M{o + 8} {o * 0.7 + 8:.0f}h{224 - 2 * o}v4h-{224 - 2 * o}Z", pal.glow, opacity=0.7)
    pen.glow(120, 96, 60, pal.glow, 0.9)
    pen.path("M98 134V84l10-12h24l10 12v50Z", pal.ink)
    pen.line("M120 72v62", pal.glow, 3)


@place("Hall of thoughts")
def mind_hall(pen: Pen, pal: Palette) -> None:
    """A head full of doors and stairs."""
    pen.glow(120, 80, 120, pal.glow, 0.7)
    for k in range(12):
        x, y = polar(120, 88, 30 + k * 7, k * 0.62)
        pen.open(transform=f"translate({num(x)} {num(y)}) rotate({k * 36})")
        pen.path(
            f"M-{8 + k} -{6 + k * 0.5:.0f}h{16 + 2 * k}v{12 + k}h-{16 + 2 * k}Z",
            mix(pal.far, pal.halo, 0.08 * k),
            stroke=pal.rim,
            stroke_width=1,
        )
        pen.path(f"M-3 {6 + k * 0.5:.0f}v-8a3 4 0 0 1 6 0v8Z", pal.ink)
        pen.close()
    pen.path("M96 112c-12-20-4-50 24-52 28 2 36 32 24 52l-4 14H100Z", pale(pal.glow, 0.6), opacity=0.8)
    pen.line("M104 84q8-10 16 0t16 0M104 98q8-10 16 0t16 0M120 66v52", pal.far, 2.6)


@place("Flying carrier")
def carrier(pen: Pen, pal: Palette) -> None:
    """An aircraft carrier in the sky."""
    clouds(pen, pal, 96, 4)
    _far, mid, near = tones(pal)
    pen.solid("M6 92H226l10-18-8 38H180l-20 16H70L50 112H20Z", mid, pal.rim, [("M6 100H236v32H6Z", near)])
    pen.path("M140 92V62h10V46h8V30h4V46h10V62h14V92Z", near)
    for x in (52, 104, 156, 206):
        pen.path(f"M{x - 11} 116h22l-4 14h-14Z", pal.ink)
        pen.path(f"M{x - 8} 130h16l6 30h-28Z", pal.glow, opacity=0.5)
    pen.path("M30 90l20-9-6 9Zm44 0 20-9-6 9Z", near)
    lights(pen, pal, 30, 210, 98, 108, 12)
    clouds(pen, pal, 140, 4)


@place("Battlefield")
def war(pen: Pen, pal: Palette) -> None:
    """A battlefield with beams in a burning sky."""
    waste(pen, pal)
    for x, y, r in ((48, 60, 30), (180, 40, 40), (128, 92, 24)):
        pen.glow(x, y, r * 1.6, "#ff8a2e", 1)
        pen.circle(x, y, r * 0.3, "#fff6d0")
    pen.line("M10 20L128 92M230 10L128 92M70 0L48 60M240 80L180 40", pal.glow, 2.6)
    for x, y, s in ((84, 34, 1), (150, 70, 0.8), (206, 84, 1.2), (30, 104, 0.8)):
        pen.path(
            f"M{x - 18 * s:.0f} {y}Q{x} {y - 12 * s:.0f} {x + 18 * s:.0f} {y}Q{x} {y + 9 * s:.0f} {x - 18 * s:.0f} {y}Z",
            pal.ink,
        )
