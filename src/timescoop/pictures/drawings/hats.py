"""Hats."""

from collections.abc import Callable
from typing import Final

from timescoop.pictures.colours import dark, pale
from timescoop.pictures.pen import Pen


def hat_fedora(pen: Pen, c: str = "#5a3b24", band: str = "#2a1a12") -> None:
    pen.solid(
        "M74 56c2-22 10-32 20-30q6 4 12 0c12-2 18 10 20 30Z",
        c,
        pale(c, 0.4),
        [("M104 20l2 40h34V20Z", dark(c, 0.3))],
    )
    pen.rect(75, 47, 51, 9, band)
    pen.solid(
        "M48 62c12-12 36-12 52-10 18-2 42-2 53 8-7 12-29 6-53 6-24 0-42 6-52-4Z",
        c,
        pale(c, 0.4),
        [("M104 48l2 28h54V48Z", dark(c, 0.3))],
    )


def hat_panama(pen: Pen, c: str = "#f0e2bd", band: str = "#b5432f") -> None:
    pen.solid(
        "M76 54c0-18 6-25 15-25q9 4 18 0c9 0 15 7 15 25Z",
        c,
        "#fffdf0",
        [("M104 20l1 40h35V20Z", dark(c, 0.22))],
    )
    pen.rect(76, 47, 48, 8, band)
    pen.solid(
        "M56 60c12-9 28-9 44-8 16-1 32-1 44 8-10 8-28 5-44 5-16 0-34 3-44-5Z",
        c,
        "#fffdf0",
        [("M104 48l2 28h54V48Z", dark(c, 0.22))],
    )


def hat_fez(pen: Pen, c: str = "#b3212e", band: str = "") -> None:
    pen.solid("M80 54l5-32h32l5 32q-21 8-42 0Z", c, pale(c, 0.4), [("M104 18l3 48h23V18Z", dark(c, 0.35))])
    pen.line("M101 23q21-3 25 11V44", "#1a1016", 2)
    pen.path("M123 43h6l2 13h-10Z", "#1a1016")


def hat_bowler(pen: Pen, c: str = "#2a2630", band: str = "#17141c") -> None:
    pen.solid("M74 58c0-24 12-32 26-32 14 0 26 8 26 32Z", c, pale(c, 0.35), [("M104 20l2 40h34V20Z", dark(c, 0.35))])
    pen.rect(74, 50, 52, 6, band)
    pen.path("M64 60q36-10 72 0-4 6-36 3-32 3-36-3Z", c)


def hat_top(pen: Pen, c: str = "#221d29", band: str = "#7a1f2e") -> None:
    pen.solid("M76 56 72 8q28-6 56 0l-4 48Z", c, pale(c, 0.35), [("M104 0l2 60h34V0Z", dark(c, 0.35))])
    pen.poly([(75.3, 44), (124.7, 44), (124, 55), (76, 55)], band)
    pen.path("M60 58q40-10 80 0-2 8-40 4-38 4-40-4Z", c)


def hat_beret(pen: Pen, c: str = "#3c5236", band: str = "#22301f") -> None:
    pen.solid(
        "M68 58c-6-18 16-28 40-24 24 0 34 12 30 26-4 8-12 2-16 0q-24-6-46 2c-4 2-6 0-8-4Z",
        c,
        pale(c, 0.4),
        [("M108 20l2 46h40V20Z", dark(c, 0.3))],
    )
    pen.path("M72 62q26-10 54-2v6q-28-8-53 2Z", band)
    pen.circle(84, 52, 4.4, "#f2c14e")


def hat_cap(pen: Pen, c: str = "#5b5e3c", band: str = "#2e2a1c") -> None:
    pen.solid("M62 46c8-16 68-16 76 0L128 58H72Z", c, pale(c, 0.4), [("M104 20l2 46h44V20Z", dark(c, 0.3))])
    pen.rect(73, 54, 54, 9, band)
    pen.path("M74 62q26-4 52 0-4 12-26 9-22 3-26-9Z", "#15120f")
    pen.path("M84 68q8-3 16-2", "none", stroke="#fff", stroke_width=1.2, opacity=0.6)
    pen.circle(100, 48, 5, "#f2c14e")


def hat_helmet(pen: Pen, c: str = "#56603f", band: str = "#2d3322") -> None:
    pen.solid(
        "M66 70c-2-30 14-42 34-42 20 0 36 12 34 42-10-8-58-8-68 0Z",
        c,
        pale(c, 0.4),
        [("M104 20l2 60h44V20Z", dark(c, 0.32))],
    )
    pen.line("M66 70q34-12 68 0", band, 3)
    pen.line("M72 70q2 34 20 50m36-50q-2 34-20 50", band, 2)


def hat_mob(pen: Pen, c: str = "#f4efe6", band: str = "#cfc6b8") -> None:
    pen.solid(
        "M64 66c-8-26 14-40 36-40 22 0 44 14 36 40-6-6-12 2-18-4-6 6-12-2-18 3-6-5-12 3-18-3-6 6-12-2-18 4Z",
        c,
        "#fff",
        [("M104 20l2 60h44V20Z", dark(c, 0.2))],
    )


def hat_mortar(pen: Pen, c: str = "#1f1b28", band: str = "#d3a93a") -> None:
    pen.path("M76 60V44h48V60q-24-8-48 0Z", dark(c, 0.2))
    pen.solid("M100 24l50 16-50 14L50 40Z", c, pale(c, 0.4), [("M104 20l2 40h54V20Z", dark(c, 0.3))])
    pen.line("M100 39l36 7V64", band, 2)
    pen.path("M133 62h6l1 12h-8Z", band)


def hat_hood(pen: Pen, c: str = "#6a4a2e", band: str = "") -> None:
    pen.path("M60 150C50 90 58 30 100 26c42 4 50 64 40 124l-16-18c10-36 4-74-24-76-28 2-34 40-24 76Z", c)
    pen.path("M100 26c42 4 50 64 40 124l-16-18c10-36 4-74-24-76Z", dark(c, 0.3))
    pen.line("M60 148C50 90 58 30 100 26", pale(c, 0.4), 2)


def hat_flat(pen: Pen, c: str = "#4b443c", band: str = "#2b2622") -> None:
    pen.solid(
        "M66 62c-4-18 18-28 38-26 22 0 36 10 32 24q-18-6-36-4-18 0-34 6Z",
        c,
        pale(c, 0.4),
        [("M104 20l2 46h44V20Z", dark(c, 0.3))],
    )
    pen.path("M70 62q28-10 62-2-2 10-30 6-20 0-32-4Z", band)


def hat_deer(pen: Pen, c: str = "#8a6a42", band: str = "#5a4228") -> None:
    pen.solid(
        "M68 66c-2-26 14-36 32-36 18 0 34 10 32 36l4 12-12-8q-24-10-48 0L64 78Z",
        c,
        pale(c, 0.4),
        [("M104 20l2 66h44V20Z", dark(c, 0.3))],
    )
    pen.line("M72 58q28-10 56 0M80 40q20-6 40 0", band, 1.6)
    pen.path("M80 66q20-6 40 0-4 10-20 8-16 2-20-8Z", band)


def hat_wimple(pen: Pen, c: str = "#efe6da", band: str = "") -> None:
    pen.path(
        "M66 90c-4-40 14-56 34-56 20 0 38 16 34 56l4 60H62Zm12-6c0-24 10-32 22-32 12 0 22 8 22 32 0 20-10 36-22 36-12 0-22-16-22-36Z",
        c,
        fill_rule="evenodd",
    )


HATS: Final[dict[str, Callable[..., None]]] = {
    "fedora": hat_fedora,
    "panama": hat_panama,
    "fez": hat_fez,
    "bowler": hat_bowler,
    "top": hat_top,
    "beret": hat_beret,
    "cap": hat_cap,
    "helmet": hat_helmet,
    "mob": hat_mob,
    "mortar": hat_mortar,
    "hood": hat_hood,
    "flat": hat_flat,
    "deer": hat_deer,
    "wimple": hat_wimple,
}
