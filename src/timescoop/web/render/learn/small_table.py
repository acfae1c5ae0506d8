"""A small table on a lesson or example page, drawn like the real one."""

from collections.abc import Sequence

from htpy import Node, a, div, h2, li, p, script, section, ul

from timescoop.web.assets import asset
from timescoop.web.render.card_faces import enlargements
from timescoop.web.render.page_frame import close_button, document, site_links, slug
from timescoop.web.render.scene import Line, Scene
from timescoop.web.render.table.dock import marked_sentence
from timescoop.web.render.table.places import piles
from timescoop.web.render.table.seats import seat_section
from timescoop.web.render.table.text_page import linked
from timescoop.wording import _


def learn_page(name: str, scene: Scene, *content: Node, skips: tuple[tuple[str, str], ...]) -> Node:
    """A whole page with a small table; it works without scripts, and rules open beside it with them."""
    return document(
        name,
        content,
        div("#notice", role="alert"),
        section("#said", role="status", aria_label=_("Answer")),
        section("#clause", popover="auto", aria_label=_("The rule"))[
            div(".inside"),
            p[a(".more-rules", href="/rules")[_("Read on in the rules")]],
            close_button("clause"),
        ],
        enlargements(),
        script(src=asset("school.js")),
        top=site_links(),
        classes=f"school game-{slug(scene.game)}",
        styles=(asset("school.css"), asset("ending.css"), f"/games/{scene.game}/look.css"),
        live=True,
        skips=skips,
    )


def small_table(scene: Scene, dock: Node) -> Node:
    """Piles, the other seats, the reader's own, and the dock."""
    seats = list(scene.view["seats"])
    others = [*seats[scene.me + 1 :], *seats[: scene.me]]
    return div("#scene", class_={"over": bool(scene.view["over"])})[
        div(".table")[
            h2(".vh")[_("The table")],
            piles(scene),
            div(class_=["seats", f"rivals-{len(others)}"])[
                (seat_section(scene, seat) for seat in [*others, seats[scene.me]])
            ],
            dock,
        ]
    ]


def sentence(scene: Scene, line: Line) -> Node:
    """A sentence of what happened, with its clause."""
    return [marked_sentence(scene, line.parts), " ", line.clause and linked(line.clause)]


def event_list(scene: Scene, lines: Sequence[Line]) -> Node:
    """What happened, sentence by sentence."""
    return ul(".news", aria_label=_("What happened"))[(li[sentence(scene, line)] for line in lines)]
