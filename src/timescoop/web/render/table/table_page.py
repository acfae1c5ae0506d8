"""The table page: a moving part that the stream replaces as a whole, and a frame that stays."""

from htpy import Node

from timescoop.web.assets import asset
from timescoop.web.render.card_faces import enlargements
from timescoop.web.render.page_frame import close_button, document, slug
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.dock import dock
from timescoop.web.render.table.ending import ending, final_table
from timescoop.web.render.table.match_log import log
from timescoop.web.render.table.places import piles
from timescoop.web.render.table.seats import seat_section
from timescoop.web.render.table.social_panel import social_button, social_panel
from timescoop.web.render.tags import a, div, h1, main, nav, p, section, span
from timescoop.wording import _


def table_page(scene: Scene, notice: str = "") -> Node:
    """The whole page; it works without scripts, and lives with them."""
    return document(
        f"{turn_word(scene)}{scene.title}",
        scene_part(scene),
        div("#notice", role="alert")[notice and p[notice]],
        section("#said", role="status", aria_label=_("Answer")),
        p("#line", role="status", hidden=True)[_("Not connected to the table. Trying again …")],
        div(
            "#stream",
            hidden=True,
            hx_target="#scene",
            hx_swap="outerMorph",
            data_live=scene.address("stream"),
        ),
        section("#clause", popover="auto", aria_label=_("The rule"))[
            div(".inside"),
            p[a(".more-rules", href="/rules")[_("Read on in the rules")]],
            close_button("clause"),
        ],
        enlargements(),
        top=head_of(scene),
        classes=f"table-page game-{slug(scene.game)}",
        styles=[asset("ending.css"), f"/games/{scene.game}/look.css"],
        live=True,
        skips=(("#prompt", _("Skip to what is asked")), ("#log", _("Skip to what happened"))),
    )


def turn_word(scene: Scene) -> str:
    """A mark in the title while the reader is asked, for those with many tabs."""
    return _("Your move") + " · " if scene.view["prompt"] and not scene.view["over"] else ""


def head_of(scene: Scene) -> Node:
    """The game's name and the ways out."""
    return [
        h1(".game")[scene.title, " ", span[scene.edition]],
        nav(".links", aria_label=_("Table"))[
            social_button(),
            a(href=scene.address("lobby"))[_("Invite")] if scene.lobby else None,
            a(href=scene.address("text"))[_("As text")],
            a(href=scene.address("replay"))[_("Replay") if scene.view["over"] else _("Look back")],
            a(href=f"/preferences?match={scene.key}")[_("Look")],
            a(href="/rules")[_("Rules")],
            a(".learn", href="/learn")[_("Learn")],
            a(href=scene.address("record"), download=True)[_("Record")] if scene.view["over"] else None,
        ],
    ]


def scene_part(scene: Scene) -> Node:
    """The part that moves."""
    seats = list(scene.view["seats"])
    others = [*seats[scene.me + 1 :], *seats[: scene.me]] if not scene.watching else seats
    return div(
        "#scene", data_number=str(scene.number), class_={"over": scene.view["over"], "watching": scene.watching}
    )[
        main("#main", class_="table", aria_label=_("Table"))[
            ending(scene),
            social_panel(scene),
            final_table(
                scene,
                piles(scene),
                div(class_=["seats", f"rivals-{len(others)}"])[
                    (seat_section(scene, seat) for seat in others),
                    None if scene.watching else seat_section(scene, seats[scene.me]),
                ],
            ),
            dock(scene),
        ],
        log(scene),
    ]
