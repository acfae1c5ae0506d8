"""Confirmation before a move that can't be undone, for readers who want it."""

from htpy import Node, a, button, div, form, h1, p
from htpy import input as field

from timescoop.web.render.page_frame import page
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.social_panel import REFUSED
from timescoop.wording import _


def confirm_part(scene: Scene, option: int, number: int) -> Node:
    """The question, for the place on the table's page where notices stand."""
    return div(".sure")[p[asked(scene, option)], confirm_form(scene, option, number)]


def confirm_page(scene: Scene, option: int, number: int) -> Node:
    """The same as a page."""
    words = asked(scene, option)
    return page(_("Are you sure?"), h1[_("Are you sure?")], p(".lead")[words], confirm_form(scene, option, number))


def asked(scene: Scene, option: int) -> str:
    """What is asked."""
    return _("“{choice}” cannot simply be taken back. Are you sure?").format(choice=scene.words.get(option, ""))


def confirm_form(scene: Scene, option: int, number: int) -> Node:
    """Yes, or back to the table."""
    address = scene.address("answer")
    sent = {"option": option, "number": number, "sure": "yes"}
    return form("#sure.row", method="post", action=address, hx_post=address, hx_swap="none", **REFUSED)[
        (field(type="hidden", name=name, value=str(value)) for name, value in sent.items()),
        button(".act.on")[_("Yes, do it")],
        a(".act", href=scene.address(), data_empties="notice")[_("No")],
    ]
