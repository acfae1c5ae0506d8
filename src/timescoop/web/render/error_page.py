"""Error pages and one-line error notices."""

from htpy import Node, a, code, div, h1, p

from timescoop.web.render.page_frame import fill_nodes, page
from timescoop.wording import _


def titles() -> dict[int, str]:
    """What each status means to a reader."""
    return {
        403: _("You can't do that here"),
        404: _("Page not found"),
        409: _("The table has moved on"),
        410: _("This match was set aside"),
        422: _("That didn't work"),
        503: _("One moment, please"),
    }


def fault_line(words: str) -> Node:
    """One line for the table's notice."""
    return p[words]


def fault_page(status: int, words: str, back: str = "", reference: str = "") -> Node:
    """A page of its own; `reference` is what the operator finds in the log."""
    title = titles().get(status) or _("Something went wrong")
    return page(
        title,
        h1[title],
        p(".lead")[words],
        p[fill_nodes(_("For the operator of this server: request {id}"), id=code[reference])] if reference else None,
        div(".row")[a(".act.on", href=back)[_("Back to the table")] if back else None, a(".act", href="/")[_("Home")]],
    )
