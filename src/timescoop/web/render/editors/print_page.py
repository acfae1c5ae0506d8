"""A printable sheet of cards: nine a page, black on white, with cut lines."""

from collections.abc import Sequence

from htpy import Node, a, b, div, h1, header, li, p, span, ul

from timescoop.kernel import Face, Game
from timescoop.web.assets import asset
from timescoop.web.render.card_faces import coloured, drawn
from timescoop.web.render.page_frame import page, slug, visually_hidden
from timescoop.web.render.scene import Scene
from timescoop.wording import _, counted_

SHOWN = ("cost", "copies", "pictures")  # elsewhere on the card, or not on it at all
SEVERAL = 2
MOST = 400  # cards on one sheet


def print_page(scene: Scene, game: Game, title: str, cards: Sequence[tuple[int, int]], back: str) -> Node:
    """The sheet.

    Args:
        scene: Has the faces.
        game: Whose cards they are.
        title: What the sheet is called.
        cards: Kinds, and how many copies of each.
        back: The address from which one came.
    """
    copies = [kind for kind, count in cards for _nth in range(count)][:MOST]
    return page(
        _("{title}, to print").format(title=title),
        header(".unprinted")[
            h1[title],
            p(".lead")[
                counted_("{n} card, ready for the printer.", "{n} cards, ready for the printer.", len(copies)), " ",
                _("Nine fit on a page of A4 or Letter at their true size, 63 by 88 mm."),
            ],
            p(".row")[a(".act", href=back)[_("Back")]],
        ],
        div(".to-print")[ul(".printed")[(card_item(scene, kind) for kind in copies)]],
        classes=f"making printing game-{slug(game.key)}",
        styles=(asset("school.css"), asset("making.css"), f"/games/{game.key}/look.css"),
    )  # fmt: skip


def card_item(scene: Scene, kind: int) -> Node:
    """One card."""
    face = scene.faces[kind]
    return li(class_=["card", f"type-{slug(face['type'])}", *coloured(face)])[
        visually_hidden(scene.table_words.face(face)), drawn(scene, face), figures(scene, face)
    ]


def figures(scene: Scene, face: Face) -> Node:
    """The figures of a card that has several besides its big one."""
    rows = [(key, value) for key, value in face["values"].items() if key not in SHOWN]
    seen = {str(face["value"]), face["corner"].lstrip("+")}
    if len(rows) < SEVERAL or all(str(value) in seen for _key, value in rows):
        return None
    return p(".figures")[(span[scene.texts.label(key), " ", b[str(value)]] for key, value in rows)]
