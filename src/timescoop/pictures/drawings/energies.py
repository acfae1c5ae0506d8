"""Light, storms and the time vortex."""

from timescoop.pictures.colours import dark, mix, pale
from timescoop.pictures.drawings.materials import INK
from timescoop.pictures.gallery import effect, thing
from timescoop.pictures.palettes import Palette
from timescoop.pictures.paths import TURN, arc, num, polar
from timescoop.pictures.pen import Pen


@effect
@thing("Time vortex")
def vortex(pen: Pen, pal: Palette) -> None:
    """A vortex of five arms."""
    pen.glow(120, 84, 92, pal.glow, 0.7)
    there = [polar(0, 0, 106 - step * 12.25, step * 0.525) for step in range(9)]
    back = [polar(0, 0, 106 - step * 12.25, step * 0.475 + 0.62) for step in range(8, -1, -1)]
    first, *rest = (f"{px:.0f} {py:.0f}" for px, py in there)
    inner, *home = (f"{px:.0f} {py:.0f}" for px, py in back)
    arm = f"{first}Q{' '.join(rest)}L{inner}Q{' '.join(home)}"
    shape = pen.named(f'<path id="{{}}" d="M{arm}Z"/>')
    pen.open(transform="translate(120 84) scale(1 .8)", opacity=0.85)
    for k, tone in enumerate((pal.glow, pal.halo, pale(pal.glow, 0.5), pal.glow, pal.halo)):
        pen.add(f'<use href="#{shape}" fill="{tone}" transform="rotate({72 * k})"/>')
    pen.close()
    pen.glow(120, 84, 34, "#ffffff", 1)


@effect
@thing("Explosion")
def burst(pen: Pen, pal: Palette, x: float = 120, y: float = 86, tone: str | None = None) -> None:
    """A blast."""
    for r0, r1, c in ((84, 50, tone or "#e2431e"), (66, 38, "#ff9a2e"), (44, 24, "#ffe07a"), (22, 13, "#fffbe6")):
        k = 11 + pen.below(3)
        turn = pen.between(0, 1)
        pen.poly(
            [
                polar(x, y, (r0 if i % 2 == 0 else r1) * (0.9 + 0.2 * pen.below(2)), turn + TURN * i / (2 * k))
                for i in range(2 * k)
            ],
            c,
        )


@thing("Lightning bolt")
def bolt(pen: Pen, pal: Palette) -> None:
    pen.glow(120, 88, 84, pal.glow, 0.8)
    pen.line("M60 20 78 60 62 70l24 42M186 24 166 58l18 14-26 34", pale(pal.glow, 0.4), 4)
    pen.solid("M138 10 84 94h32L98 168l66-96H128Z", "#ffe04a", "#fffbe0", [("M128 60l42 10L96 172l28-76Z", "#e08a1e")])


@thing("Regeneration")
def shine(pen: Pen, pal: Palette) -> None:
    """A figure with arms spread, burning gold."""
    for k in range(11):
        a = -1.57 + (k - 5) * 0.3
        pen.poly(
            [polar(120, 84, 24, a - 0.13), polar(120, 84, 130 if k % 2 else 104, a), polar(120, 84, 24, a + 0.13)],
            "#ffe9a0" if k % 2 else "#ffb52e",
            opacity=0.8,
        )
    pen.glow(120, 66, 100, "#ffd34d", 0.9)
    body = "#4a1c06"
    pen.line("M66 136 28 84m146 52 38-52", body, 19)
    pen.path("M104 92c-20 10-46 12-54 34-6 20-8 36-10 58H200c-2-22-4-38-10-58-8-22-34-24-54-34Z", body)
    pen.path("M98 62a22 26 0 0 1 44 0q0 22-10 32-12 8-24 0Q98 84 98 62Z", body)
    pen.path("M100 60a20 24 0 0 1 40 0q-6-16-20-16t-20 16Z", "#ffb52e")
    for x, r in ((26, 46), (214, 46)):
        pen.glow(x, 78, r, "#fff3b0", 1)
    pen.glow(120, 58, 58, "#fff3b0", 0.95)
    pen.dots([(pen.between(10, 230), pen.between(8, 120)) for _ in range(16)], 1.8, "#fff6d0")


@thing("Signal")
def waves(pen: Pen, pal: Palette) -> None:
    """A mast that sends out waves."""
    pen.path("M96 170 116 70h8l20 100H134l-6-30H112l-6 30Z", pal.ink)
    pen.line("M110 108l20 16m0-16-20 16m-3 10 27 16", pal.ink, 3)
    pen.glow(120, 58, 40, pal.glow, 1)
    pen.circle(120, 60, 9, pale(pal.glow, 0.5))
    for k, r in enumerate((26, 44, 62, 80)):
        pen.line(arc(120, 60, r, -0.75, 1.5) + arc(120, 60, r, 3.14 - 0.75, 1.5), mix(pal.glow, pal.ink, 0.12), 6 - k)


@effect
@thing("Crack in time")
def crack(pen: Pen, pal: Palette) -> None:
    """A crack with light behind it."""
    d = "M6 92 40 72 62 88 98 58l30 26 32-28 30 26 44-20-38 34-30-14-32 30-34-24-34 22L42 94Z"
    for w, o in ((44, 0.14), (26, 0.3), (12, 0.7)):
        pen.line(d, pal.glow, w, opacity=o)
    pen.path(d, "#fffdf0")
    pen.glow(120, 84, 80, "#fffbe0", 0.7)
    pen.line("M98 58 90 34m38 50 6 48-12 18m38-94 12-26M62 88 52 120", pale(pal.glow, 0.5), 2.4)


@thing("Atom")
def atom(pen: Pen, pal: Palette) -> None:
    pen.glow(120, 88, 66, pal.glow, 0.9)
    for a in (0, 60, 120):
        pen.oval(
            120, 88, 84, 30, "none", stroke=pale(pal.glow, 0.35), stroke_width=4.5, transform=f"rotate({a + 20} 120 88)"
        )
    pen.circle(120, 88, 20, INK)
    pen.circle(119, 87, 17, "#b3212e")
    pen.circle(113, 81, 6, "#ff9a8a")
    pen.dots([polar(120, 88, 82, 0.35), polar(120, 88, 82, 2.45), polar(120, 88, 82, 4.54)], 7, "#fff")


@thing("Storm")
def storm(pen: Pen, pal: Palette) -> None:
    """A thundercloud with rain and a flash."""
    pen.solid(
        "M40 92Q14 88 18 64q6-22 32-18 8-32 46-28 30-6 42 18 34-12 52 12 32 2 30 28-6 20-30 16Z",
        "#8f9ab0",
        "#f4f8ff",
        [("M10 66q100 26 220-2v36H10Z", "#4a546a")],
        off=(3, 4),
    )
    pen.line("M58 104 46 134m46-30-14 38m90-38-14 36m46-36-10 26", pale(pal.glow, 0.3), 4)
    pen.path("M126 84l-26 44h20l-12 42 42-54H128l14-32Z", "#ffe04a")


@thing("Frozen moment")
def snowglobe(pen: Pen, pal: Palette) -> None:
    """A figure under a glass dome."""
    pen.glow(120, 82, 90, pal.glow, 0.7)
    pen.circle(120, 80, 62, pale(pal.glow, 0.6), opacity=0.4)
    pen.path("M104 82a16 17 0 1 1 32 0q12 12 10 54H94q-2-42 10-54Z", pal.ink)
    pen.line("M120 112V92m0 4-16-12m16 12 18-18", pale(pal.glow, 0.4), 0)
    for r in (62, 54):
        pen.circle(120, 80, r, "none", stroke=pale(pal.glow, 0.5), stroke_width=2.4)
    pen.line(arc(120, 80, 50, -2.8, 1.1), "#fff", 6)
    pen.path("M74 136h92l10 26H64Z", "#5a3a22")
    pen.path("M74 136h92l2 6H72Z", "#9a6a3c")


@thing("Reversed polarity")
def swap(pen: Pen, pal: Palette) -> None:
    """Two arrows that chase each other around a flash."""
    pen.line(arc(120, 88, 56, -2.7, 2.3), pal.glow, 15)
    pen.line(arc(120, 88, 56, 0.45, 2.3), "#e2483f", 15)
    for a, c in ((-0.4, pal.glow), (2.75, "#e2483f")):
        x, y = polar(120, 88, 56, a)
        pen.open(transform=f"translate({num(x)} {num(y)}) rotate({a * 57.3 + 90:.0f})")
        pen.path("M-22-4H22L0 30Z", c)
        pen.close()
    pen.path("M128 52 100 94h18l-8 32 32-46H122Z", "#ffe04a")


@thing("Planet")
def planet(pen: Pen, pal: Palette, tone: str | None = None, *, ringed: bool = True) -> None:
    tone = tone or pen.one("#4a9be8", "#e8843a", "#6bc28a", "#c95a8a")
    pen.circle(120, 88, 58, dark(tone, 0.6))
    pen.solid(
        "M62 88a58 58 0 1 1 116 0A58 58 0 1 1 62 88Z",
        tone,
        pale(tone, 0.6),
        [
            ("M60 62q50 20 120-6V70Q120 94 60 78Z", pale(tone, 0.25)),
            ("M60 104q60 18 120-6v12q-60 26-118 8Z", dark(tone, 0.2)),
            ("M132 26q28 62-14 124h72V26Z", dark(tone, 0.45)),
        ],
        off=(4, 4),
    )
    if ringed:
        pen.line("M66 108q-52 28-32 32 56 4 172-84 20-22-30 6", pale(tone, 0.6), 6)
        pen.line("M60 114q-26 20-16 20 52 0 156-80", dark(tone, 0.3), 1.6)
