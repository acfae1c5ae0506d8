"""The table page: a moving part that the stream replaces as a whole, and a frame that stays."""

from htpy import Node

from timescoop.web.assets import asset
from timescoop.web.render.card_faces import enlargements
from timescoop.web.render.page_frame import close_button, document, slug
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.arena import arena
from timescoop.web.render.table.bar import bar, side
from timescoop.web.render.table.dock import dock, is_asked
from timescoop.web.render.table.ending import ending, final_table
from timescoop.web.render.table.keys_help import keys_help
from timescoop.web.render.table.rivals import rivals
from timescoop.web.render.table.seats import seat_section
from timescoop.web.render.table.social_panel import social_panel
from timescoop.web.render.table.table_classes import table_classes
from timescoop.web.render.tags import a, div, main, p, section
from timescoop.wording import _


def table_page(scene: Scene, notice: str = "", *, salt: str = "") -> Node:
    """The whole page; it works without scripts, and lives with them.

    `salt` is for the fingerprint of its scene (`scene_changes`), by which its script asks for changes alone.
    """
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
            data_seat=str(scene.me),
            data_salt=salt or None,
        ),
        section("#clause", popover="auto", aria_label=_("The rule"))[
            div(".inside"),
            p[a(".more-rules", href="/rules")[_("More in the rules")]],
            close_button("clause"),
        ],
        keys_help(),
        enlargements(),
        classes=f"table-page game-{slug(scene.game)}",
        styles=[asset("ending.css"), f"/games/{scene.game}/look.css"],
        live=True,
        bare=True,
        asked=bool(turn_word(scene)),
        skips=(("#prompt", _("Skip to the question")), ("#log", _("Skip to what happened"))),
    )


def turn_word(scene: Scene) -> str:
    """A mark in the title while the reader is asked, for those with many tabs."""
    return _("Your move") + " · " if scene.view["prompt"] and not scene.view["over"] else ""


def scene_part(scene: Scene) -> Node:
    """The part that moves: the bar, the drawer, and the bands of the table from the rivals down to the dock."""
    return div(
        "#scene", data_number=str(scene.number), class_={"over": scene.view["over"], "watching": scene.watching}
    )[bar(scene), side(scene), table_bands(scene, ending(scene), social_panel(scene))]


def table_bands(scene: Scene, *above: Node) -> Node:
    """The table itself: what stands above it, the rivals, the arena, the reader's own board, and the dock.

    Once the match is over, all but what stands above is folded.
    """
    seats, over = scene.view["seats"], scene.view["over"]
    bands = div(".bands.seats")[
        None if over else above,
        rivals(scene),
        arena(scene),
        None if scene.watching else seat_section(scene, seats[scene.me]),
    ]
    buttons = is_asked(scene) and bool(scene.base)
    return main("#main", class_=table_classes(scene, buttons=buttons), aria_label=_("Table"))[
        above if over else None, final_table(scene, bands, dock(scene))
    ]
