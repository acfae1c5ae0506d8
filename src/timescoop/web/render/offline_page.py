"""The page for when there is no connection."""

from htpy import Node, a, h1, li, p, ul

from timescoop.web.render.page_frame import page
from timescoop.wording import _


def offline_page() -> Node:
    """What can be read without a connection."""
    return page(
        _("You're offline"),
        h1[_("You're offline")],
        p(".lead")[_("Your matches are saved on the server and go on when you're back.")],
        p[_("Rules, lessons and cards you opened before still work:")],
        ul[
            li[a(href="/rules")[_("Rulebooks")]],
            li[a(href="/learn")[_("Lessons")]],
        ],
    )
