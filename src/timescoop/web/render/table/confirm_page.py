"""Confirmation before a move that can't be undone, for readers who want it."""

from collections.abc import Sequence

from htpy import Node, a, button, div, form, h1, p
from htpy import input as field

from timescoop.hosting import Match
from timescoop.web.render.page_frame import page
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.chat_panel import REFUSED
from timescoop.web.render.way_tree import move_words
from timescoop.wording import _


def confirm_part(scene: Scene, match: Match, options: Sequence[int]) -> Node:
    """The question about a move, for the place on the table's page where notices stand.

    Args:
        scene: The reader's table now.
        match: Its match.
        options: The answers that it is made of.
    """
    return div(".sure")[p[asked(move_words(scene, match, options))], confirm_form(scene, options)]


def confirm_page(scene: Scene, match: Match, options: Sequence[int]) -> Node:
    """The same as a page."""
    words = asked(move_words(scene, match, options))
    return page(_("Are you sure?"), h1[_("Are you sure?")], p(".lead")[words], confirm_form(scene, options))


def asked(choice: str) -> str:
    """What is asked."""
    return _("You can't undo “{choice}”. Are you sure?").format(choice=choice)


def confirm_form(scene: Scene, options: Sequence[int]) -> Node:
    """Yes, or back to the table."""
    address = scene.address("answer")
    sent = [("option", str(option)) for option in options] + [("number", str(scene.number)), ("sure", "yes")]
    return form("#sure.row", method="post", action=address, hx_post=address, hx_swap="none", **REFUSED)[
        (field(type="hidden", name=name, value=value) for name, value in sent),
        button(".act.on")[_("Yes, do it")],
        a(".act", href=scene.address(), data_empties="notice")[_("No")],
    ]
