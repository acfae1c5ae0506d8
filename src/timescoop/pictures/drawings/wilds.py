"""Deserts, jungles, seas and mountains."""

from timescoop.pictures.colours import dark, mix, pale
from timescoop.pictures.drawings.landscape import earth, jungle_edge, lights, skyline, tones
from timescoop.pictures.gallery import place
from timescoop.pictures.palettes import Palette
from timescoop.pictures.paths import polar
from timescoop.pictures.pen import Pen


@place("Desert")
def desert(pen: Pen, pal: Palette) -> None:
    far, mid, near = tones(pal)
    for k, tone in enumerate((far, mid, near)):
        y = 118 + k * 20
        pen.path(
            f"M-4 184V{y}C40 {y - 24 + pen.between(-8, 8):.0f} 90 {y + 16} 130 {y - 4}S210 {y - 18} 244 {y + 6}V184Z",
            tone,
        )
        pen.line(f"M-4 {y}C40 {y - 24} 90 {y + 16} 130 {y - 4}", pal.rim, 0.8, opacity=0.5)


@place("Jungle")
def jungle(pen: Pen, pal: Palette) -> None:
    far, mid, near = tones(pal)
    jungle_edge(pen, pal, 104, far)
    jungle_edge(pen, pal, 132, mid)
    for x, lean in ((22, 26), (210, -30)):
        pen.line(f"M{x} 184Q{x + lean / 3:.0f} 110 {x + lean} 54", near, 9)
        for k in range(7):
            a = -2.9 + k * 0.46
            ex, ey = polar(x + lean, 54, 46, a)
            pen.line(
                f"M{x + lean} 54Q{(x + lean + ex) / 2:.0f} {(54 + ey) / 2 - 16:.0f} {ex:.0f} {ey + 14:.0f}", near, 6
            )
    pen.path("M-4 166q34-26 64 2 24-22 50 2 40-24 66-2 30-24 68-4v20H-4Z", near)
    pen.line("M88 0q10 60 2 92M150 0q-6 50 2 78", near, 2.6)
    pen.dots([(pen.between(30, 210), pen.between(108, 160)) for _ in range(8)], 2, pal.glow)


@place("Cave")
def cave(pen: Pen, pal: Palette) -> None:
    _far, mid, near = tones(pal)
    pen.glow(120, 100, 90, pal.glow, 0.55)
    pen.path("M-4 0H244V184H-4ZM34 184Q20 120 52 84q28-40 68-42 44 2 70 44 30 38 16 98Z", near, fill_rule="evenodd")
    pen.path(
        "M52 84l8 38 8-44 10 26 8-38L98 92l10-42 10 34 10-38 12 46 10-32 10 40 10-26 10 44 10-32q-26-42-70-44-40 2-68 42Z",
        mid,
    )
    for x, h in ((66, 40), (92, 26), (150, 30), (176, 46)):
        pen.path(f"M{x - 9} 184L{x} {164 - h}L{x + 9} 184Z", near)
    for x, y, s in ((104, 150, 1), (132, 158, 0.7), (84, 160, 0.6)):
        pen.path(
            f"M{x - 8 * s:.0f} {y + 22 * s:.0f}L{x - 10 * s:.0f} {y - 12 * s:.0f}L{x} {y - 30 * s:.0f}L{x + 9 * s:.0f} {y - 10 * s:.0f}L{x + 8 * s:.0f} {y + 22 * s:.0f}Z",
            pale(pal.glow, 0.3),
        )


@place("Sea")
def sea(pen: Pen, pal: Palette, base: float = 116) -> None:
    _far, _mid, _near = tones(pal)
    pen.path(f"M-4 {base}H244V184H-4Z", pen.lin(mix(pal.low, pal.halo, 0.4), pal.ink))
    pen.line(
        "".join(f"M{pen.between(20, 200):.0f} {base + 4 + k * 5}h{pen.between(12, 50):.0f}" for k in range(11)),
        pal.disc,
        1.6,
        opacity=0.5,
    )


@place("Island")
def island(pen: Pen, pal: Palette, *, fort: bool = True) -> None:
    sea(pen, pal, 118)
    _far, mid, near = tones(pal)
    pen.path("M34 132l26-24 24 4 16-14h48l18 12 22-2 24 26q-92 10-178-2Z", near)
    if fort:
        pen.solid("M84 114V76h7V68h8v8h8V68h8v8h10V68h8v8h8V68h8v8h7v38Z", mid, pal.rim, [("M120 60v58h40V60Z", near)])
        pen.path("M104 76V48h16V76Zm-2-28 10-14 10 14Z", mid)
        pen.dots([(96, 96), (112, 96), (128, 96), (144, 96), (112, 58)], 2.4, pal.glow)
    else:
        pen.solid("M74 116l46-72 46 72Z", mix(mid, pal.disc, 0.3), pal.rim, [("M120 40l52 78H128Z", near)])
        pen.path("M112 62l8-18 8 18Z", pal.glow)


@place("Volcano")
def volcano(pen: Pen, pal: Palette) -> None:
    """A volcano that erupts above a temple."""
    pen.glow(150, 40, 70, "#ff7a2e", 0.9)
    _far, mid, near = tones(pal)
    pen.path("M118 46Q96 20 120 6q20-12 40 2 28-4 26 20-10 12-10 18Z", mix(near, "#6a3a34", 0.4))
    pen.solid("M40 150 128 48h44l72 102Z", mid, pal.rim, [("M150 40l22 8 78 104H160Z", near)])
    pen.line("M150 50q-6 30 6 54t-8 42m16-96q12 30 8 62", "#ff8a2e", 5)
    pen.path("M-4 184V150H60V120H54l24-14 24 14H96v64Z", near)
    for k in range(4):
        pen.rect(60 + k * 10, 122, 4, 30, mix(mid, pal.disc, 0.4))
    pen.path("M-4 152H244v32H-4Z", near)
    lights(pen, pal, 10, 230, 156, 172, 14)


@place("Mountains")
def peaks(pen: Pen, pal: Palette, *, snow: bool = True) -> None:
    _far, mid, near = tones(pal)
    for x, top, w in ((44, 62, 66), (196, 52, 74), (120, 28, 84)):
        pen.poly([(x - w, 170), (x, top), (x + w, 170)], mid)
        pen.poly([(x, top), (x + w, 170), (x + w * 0.2, 170)], near)
        if snow:
            h = 170 - top
            pen.poly(
                [
                    (x, top),
                    (x - w * 0.22, top + h * 0.22),
                    (x - w * 0.06, top + h * 0.16),
                    (x + w * 0.05, top + h * 0.26),
                    (x + w * 0.2, top + h * 0.2),
                ],
                pal.rim,
            )
    earth(pen, pal, 158, 4)


@place("Crystals")
def crystals(pen: Pen, pal: Palette) -> None:
    """Tall crystals in front of a mountain."""
    far, _mid, _near = tones(pal)
    pen.path("M-4 160 50 92l34 36 56-58 104 90v24H-4Z", far)
    for x, top, w, a in (
        (70, 66, 17, -14),
        (120, 28, 24, 0),
        (170, 60, 18, 12),
        (40, 112, 12, -22),
        (204, 108, 13, 22),
    ):
        pen.open(transform=f"rotate({a} {x} 170)")
        pen.path(f"M{x - w} 174V{top + 20}L{x} {top}L{x + w} {top + 20}V174Z", mix(pal.glow, pal.low, 0.25))
        pen.path(f"M{x} {top}L{x + w} {top + 20}V174H{x + w * 0.2:.0f}V{top + 30}Z", dark(pal.low, 0.35))
        pen.path(f"M{x} {top}L{x - w} {top + 20}L{x + w * 0.2:.0f} {top + 30}Z", "#fff", opacity=0.75)
        pen.close()
    earth(pen, pal, 164, 4)


@place("Garden")
def garden(pen: Pen, pal: Palette) -> None:
    """A garden with round trees and a statue."""
    far, mid, near = tones(pal)
    pen.path("M-4 130q64-34 124-10t124-10v74H-4Z", far)
    for x, s in ((34, 1), (206, 1.1), (70, 0.7), (172, 0.7)):
        pen.path(f"M{x - 3} 160V{110 - 10 * s:.0f}h6V160Z", near)
        pen.dots(
            [(x, 100 - 20 * s), (x - 15 * s, 110 - 12 * s), (x + 15 * s, 110 - 12 * s), (x, 112)],
            17 * s,
            mix("#3f7a4a", mid, 0.35),
        )
        pen.dots([(x - 5, 94 - 20 * s), (x - 18 * s, 104 - 12 * s)], 8 * s, mix("#6aa85a", pal.disc, 0.3))
    pen.path("M104 160V146h32v14Zm6-14V104q-6-12 2-20a9 10 0 1 1 16 0q8 8 2 20v42Z", mix(mid, pal.rim, 0.5))
    pen.path("M120 68a9 10 0 0 1 8 16q8 8 2 20v42H120Z", mid)
    pen.path("M-4 156q124-10 248 0v28H-4Z", mix("#3a6a3a", near, 0.45))


@place("Age of dinosaurs")
def first_age(pen: Pen, pal: Palette) -> None:
    """Ferns, a smoking volcano and a dinosaur."""
    far, _mid, near = tones(pal)
    pen.glow(60, 50, 40, "#ff7a2e", 0.8)
    pen.path("M-4 150 44 64H72l58 86Z", far)
    pen.path("M48 62Q40 30 64 16Q92 4 100 26Q92 50 70 62Z", mix(far, pal.low, 0.4))
    pen.line("M56 66l-6 34M64 66q2 24 10 46", "#ff8a2e", 4)
    pen.path(
        "M116 160q-8-22 16-34 18-6 30-14 14-22 16-56 2-16 18-16l16 6q2 6-6 8H194q-2 42-10 70 20 8 32 28l22 8Z",
        near,
    )
    pen.circle(198, 46, 2, pal.glow)
    pen.path("M-4 162q34-22 64 2 24-22 52 2 38-22 68 0 30-20 64-4v22H-4Z", pal.ink)
    for x in (20, 90, 222):
        for k in range(5):
            ex, ey = polar(x, 160, 34, -2.6 + k * 0.52)
            pen.line(f"M{x} 164Q{(x + ex) / 2:.0f} {ey - 8:.0f} {ex:.0f} {ey:.0f}", pal.ink, 4)


@place("Ruined land")
def waste(pen: Pen, pal: Palette) -> None:
    far, mid, near = tones(pal)
    skyline(pen, pal, 140, (10, 50), far, 2)
    pen.path("M-4 150l34-30 14 16 14-28 12 32 40-10 14 16 36-42 12 20 10-12 14 34 48-10v48H-4Z", mid)
    pen.line("M28 150 20 96m8 54 16-46M24 122 12 112", near, 4)
    pen.path("M140 164l10-30 32 6 14 24Z", near)
    pen.path("M-4 160l44-6 50 12 60-10 94 8v20H-4Z", near)
    pen.path("M60 110Q50 70 80 40Q96 20 84 0", "none", stroke=near, stroke_width=12, opacity=0.4)


@place("Dark wood")
def hunting(pen: Pen, pal: Palette) -> None:
    """A misty wood with wings between the trees."""
    far, mid, near = tones(pal)
    pen.path("M-4 140H244v44H-4Z", far)
    for x, w, tone in ((30, 9, mid), (70, 6, far), (196, 10, mid), (160, 6, far), (6, 14, near), (234, 15, near)):
        pen.path(f"M{x - w} 180L{x - w / 2:.0f} 0H{x + w / 2:.0f}L{x + w} 180Z", tone)
        pen.line(f"M{x} 60l{2 * w}-26M{x} 84l-{2 * w}-20", tone, w / 2)
    pen.glow(118, 96, 66, pal.rim, 0.5)
    pen.path(
        "M118 66a10 11 0 0 1 8 17q12 7 14 77H96q2-70 14-77a10 11 0 0 1 8-17ZM104 96Q76 88 72 46q20 16 36 42Zm28 0q28-8 32-50-20 16-36 42Z",
        mix(near, pal.rim, 0.35),
    )
    pen.path("M118 66a10 11 0 0 1 8 17q12 7 14 77H118Z", near)
    pen.path("M-4 150q64-12 124 0t124-4v38H-4Z", pal.rim, opacity=0.22)
    pen.line("M0 178V152m14 28V154m14 26V156m182 24V156m16 22V154M0 160H34m172 2h34", pal.ink, 3)


@place("Mining valley")
def mine_valley(pen: Pen, pal: Palette) -> None:
    """A chapel, a winding wheel, a green valley."""
    far, mid, near = tones(pal)
    pen.path("M-4 140q44-70 94-16 40-64 100-12 30-24 54-2v74H-4Z", far)
    pen.path("M-4 150q74-42 134-2t114-10v46H-4Z", mid)
    pen.line("M166 158l20-80 20 80m-32-30h24m-28 16h32", near, 5)
    pen.circle(186, 74, 17, "none", stroke=near, stroke_width=4)
    pen.line("M186 57V91M169 74h34", near, 2)
    pen.path("M40 160V124l18-16 6-16 6 16 18 16v36Z", near)
    pen.dots([(54, 134), (64, 124), (74, 134)], 3, pal.glow)
    earth(pen, pal, 158, 4)
