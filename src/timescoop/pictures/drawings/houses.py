"""Houses, schools and castles."""

from timescoop.pictures.colours import mix
from timescoop.pictures.drawings.landscape import earth, skyline, snowfall, tones
from timescoop.pictures.drawings.wilds import peaks, sea
from timescoop.pictures.gallery import place
from timescoop.pictures.palettes import Palette
from timescoop.pictures.pen import Pen


@place("Castle")
def castle(pen: Pen, pal: Palette) -> None:
    """A castle on a rock."""
    pen.path("M20 184l50-72 30-8h50l28 16 54 64Z", tones(pal)[2])
    d = "M72 122V70h6V62h6v8h6V62h6v8h6V52H99l17-30 17 30h-3V70h6V62h6v8h6V62h6v8h6v52Z"
    pen.solid(d, tones(pal)[1], pal.rim, [("M118 14V130h52V14Z", tones(pal)[2])])
    pen.path("M58 136V84H54L68 58 82 84H78v52Zm100 0V92h-4l14-24 14 24h-4v44Z", mix(tones(pal)[1], pal.ink, 0.3))
    pen.line("M116 22V6l14 4-14 4", pal.glow, 2)
    pen.path("M108 122V104a8 9 0 0 1 16 0v18Z", pal.ink)
    pen.dots([(116, 64), (90, 92), (140, 92), (68, 98), (168, 104)], 2.6, pal.glow)


@place("Mansion")
def mansion(pen: Pen, pal: Palette) -> None:
    """A large house with many windows."""
    earth(pen, pal, 140, 8, tones(pal)[0])
    pen.solid(
        "M30 154V84L54 62 78 84V94H96V72l24-28 24 28V94h18V84l24-22 24 22v70Z",
        tones(pal)[1],
        pal.rim,
        [("M122 40V156h92V40Z", tones(pal)[2])],
    )
    pen.path("M66 70V44h9V78Zm100 0V44h9V78ZM112 52V30h6V48Z", tones(pal)[2])
    for x in (42, 60, 86, 146, 174, 192):
        for y in (94, 122):
            pen.path(f"M{x} {y + 14}v-9a4 5 0 0 1 8 0v9Z", pal.glow if pen.below(2) else pal.ink)
    pen.path("M110 154V128a10 12 0 0 1 20 0v26Z", pal.ink)
    pen.circle(120, 86, 8, pal.glow)
    earth(pen, pal, 156, 3)
    pen.line("M0 170V140m20 32V142m20 32V144m160 30V144m20 28V142m18 28V140M0 148H48m146 0h46", pal.ink, 3)


@place("Palace")
def palace(pen: Pen, pal: Palette) -> None:
    pen.path("M10 142V84H78V70l42-24 42 24V84h68v58Z", mix(tones(pal)[1], pal.disc, 0.35))
    pen.path("M120 46l42 24V84h68v58H120Z", tones(pal)[1])
    pen.path("M6 78H78v8H6Zm156 0h72v8H162ZM74 66l46-28 46 28-6 6H80Z", tones(pal)[2])
    for x in range(18, 230, 17):
        pen.path(f"M{x} 112v-16a4 5 0 0 1 8 0v16ZM{x} 138v-18h8v18Z", pal.glow if pen.below(3) else tones(pal)[2])
    pen.path("M-4 142H244v42H-4Z", tones(pal)[2])
    pen.path("M96 184l16-40h16l16 40Z", pal.disc, opacity=0.6)
    pen.dots([(20, 152), (46, 156), (74, 152), (166, 152), (194, 156), (220, 152)], 8, mix("#2f5a34", pal.ink, 0.3))


@place("School")
def school(pen: Pen, pal: Palette) -> None:
    pen.solid(
        "M22 154V78H92V62l28-22 28 22V78h70v76Z",
        mix("#8a4a34", pal.far, 0.35),
        pal.rim,
        [("M122 36V156H222V36Z", mix("#4a241a", pal.far, 0.35))],
    )
    pen.path("M16 72H92l28-22 28 22h76v8H148L120 58 92 80H16Z", tones(pal)[2])
    for x in (32, 50, 68, 158, 176, 194):
        for y in (90, 118):
            pen.path(f"M{x} {y}h12v18h-12Z", pal.glow if pen.below(3) else "#cfe0f0")
            pen.line(f"M{x + 6} {y}v18M{x} {y + 9}h12", pal.ink, 1.2)
    pen.circle(120, 80, 11, "#fbf3dc")
    pen.line("M120 80V73m0 7 5 3", pal.ink, 2)
    pen.path("M108 154V112a12 12 0 0 1 24 0v42Z", pal.ink)
    pen.line("M120 40V14l20 5-20 6", pal.glow, 2.6)
    pen.path("M-4 153H244v31H-4Z", tones(pal)[2])
    pen.line(
        "M0 182V160m16 22V160m16 22V160m16 22V160m144 22V160m16 22V160m16 22V160m14 22V160M0 164H54m132 0h54",
        pal.ink,
        2.6,
    )


@place("Hospital")
def hospital(pen: Pen, pal: Palette) -> None:
    pen.solid(
        "M46 154V52H194V154Z",
        mix("#d9e0e6", pal.far, 0.25),
        "#fff",
        [("M122 48V156h76V48Z", mix("#7d8a94", pal.far, 0.3))],
    )
    for y in (64, 86, 108, 130):
        for x in (56, 76, 148, 168):
            pen.rect(x, y, 14, 12, pal.glow if pen.below(2) else tones(pal)[2])
    pen.path("M104 56h32V92H104Z", "#fff")
    pen.path("M115 60h10v9h9V79h-9v9H115V79h-9V69h9Z", "#c8202e")
    pen.path("M104 154V120h32v34Z", pal.ink)
    pen.path("M-4 154H244v30H-4Z", tones(pal)[2])


@place("Junkyard gates")
def gates(pen: Pen, pal: Palette) -> None:
    """Two tall gates in front of a heap of scrap."""
    pen.path("M-4 150 20 96l24 16L58 84l32 20 30-28 30 30 26-24 24 28 24-18 20 58Z", tones(pal)[0])
    pen.path("M2 48H114V176H2Zm124 0H238V176H126Z", mix("#5a4630", pal.ink, 0.25))
    pen.path("M12 60h92v50H12Zm0 60h92v50H12ZM136 60h92v50H136Zm0 60h92v50H136Z", mix("#3a2c1e", pal.ink, 0.3))
    pen.line("M2 48H114m12 0H238", pal.rim, 2.4)
    pen.path("M22 74H94V96H22Z", "#e8dcc0")
    pen.line("M30 82H86M36 89H78", pal.ink, 3.4)
    pen.path("M114 40h12V180H114Z", pal.ink)
    pen.glow(120, 130, 50, pal.glow, 0.7)
    pen.line("M120 60V180", pal.glow, 3)


@place("Hotel")
def hotel(pen: Pen, pal: Palette) -> None:
    """A tower hotel with its name in lamps."""
    skyline(pen, pal, 150, (24, 70), tones(pal)[0], 3)
    _far, mid, near = tones(pal)
    pen.solid("M80 170V46H96V28h16V12h16V28h16V46h16V170Z", mid, pal.rim, [("M122 8V172h42V8Z", near)])
    for y in range(56, 160, 16):
        for x in (90, 108, 128, 146):
            pen.rect(x, y, 6, 9, pal.glow if pen.below(2) else pal.ink)
    pen.path("M166 60h14v80H166Z", pal.ink)
    pen.dots([(173, 68 + k * 9) for k in range(8)], 3, "#ff5a5a")
    skyline(pen, pal, 168, (4, 26), near)


@place("Lighthouse")
def lighthouse(pen: Pen, pal: Palette) -> None:
    sea(pen, pal, 128)
    pen.path("M130 36-10 14V62Zm0 0L250 8V66Z", pen.lin((0, pal.glow, 0.7), (1, pal.glow, 0.35)))
    pen.solid(
        "M116 138l5-88h20l5 88Z",
        mix(tones(pal)[1], pal.disc, 0.5),
        pal.rim,
        [("M132 46v94h18V46Z", tones(pal)[2])],
    )
    pen.path("M119 76h24l1 16H118Zm-2 32h28l1 16H116Z", "#a3262e")
    pen.path("M115 44h32v8H115Zm7-16h18V44H122Zm-4 0 13-14 13 14Z", pal.ink)
    pen.glow(131, 36, 24, "#fff", 1)
    pen.path("M70 164l20-24 20-6h42l24 8 30 26 34 16H40Z", tones(pal)[2])


@place("Monastery")
def monastery(pen: Pen, pal: Palette) -> None:
    peaks(pen, pal)
    _far, _mid, near = tones(pal)
    for y, w in ((148, 56), (124, 44), (100, 30)):
        pen.path(f"M{120 - w} {y + 14}V{y}H{120 + w}V{y + 14}Z", mix("#8a3a2e", near, 0.35))
        pen.path(
            f"M{120 - w - 10} {y}Q{120 - w} {y - 2} {120 - w + 6} {y - 10}H{120 + w - 6}Q{120 + w} {y - 2} {120 + w + 10} {y}Z",
            pal.ink,
        )
        pen.dots([(120 - w + 12 + k * 14, y + 7) for k in range(int((2 * w - 12) / 14))], 2.4, pal.glow)
    pen.path("M116 90l4-24 4 24Z", "#e3b44a")
    snowfall(pen, pal)
