"""A small table on a lesson or example page, drawn like the real one."""

from collections.abc import Sequence

from htpy import Node, a, div, h2, li, p, script, section, ul

from timescoop.web.assets import asset
from timescoop.web.render.card_faces import enlargements
from timescoop.web.render.page_frame import close_button, document, site_links, slug
from timescoop.web.render.scene import Line, Scene
from timescoop.web.render.table.arena import arena
from timescoop.web.render.table.bar import turn_part
from timescoop.web.render.table.rivals import rivals
from timescoop.web.render.table.seats import seat_section
from timescoop.web.render.table.sentences import marked_sentence
from timescoop.web.render.table.table_classes import table_classes
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
            p[a(".more-rules", href="/rules")[_("More in the rules")]],
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


def small_table(scene: Scene, dock: Node, *, buttons: bool = False) -> Node:
    """The other seats, the arena, the reader's own board, and the dock, whose question may have buttons."""
    return div("#scene", class_={"over": bool(scene.view["over"])})[
        div(class_=table_classes(scene, buttons=buttons))[
            h2(".vh")[_("The table")],
            div(".bands.seats")[
                section(".bar", aria_label=_("Turn"))[turn_part(scene)],
                rivals(scene),
                arena(scene),
                seat_section(scene, scene.view["seats"][scene.me]),
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
