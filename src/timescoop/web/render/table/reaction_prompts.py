"""The page on which a seat arms the windows in which it wants to be asked."""

from collections.abc import Mapping

from htpy import Node, a, button, div, form, h1, label, p, span
from htpy import input as field

from timescoop.web.render.page_frame import page
from timescoop.web.render.scene import Scene
from timescoop.wording import _


def windows_page(scene: Scene, windows: Mapping[str, bool]) -> Node:
    """Each kind of window with a box; what is not ticked is passed at once."""
    return page(
        _("Windows that ask"),
        h1[_("Windows that ask")],
        p(".lead")[
            _(
                "In a window you may interrupt what happens. Those without a mark are passed for you, at once and "
                "whatever you hold. Nobody else is told which you have marked."
            )
        ],
        form(".options", method="post", action=scene.address("windows"))[
            [window(scene, key, asks=asks) for key, asks in windows.items()]
            or p[_("{game} has no such windows.").format(game=scene.title)],
            div(".row")[
                button(".go")[_("Keep this")] if windows else None,
                a(".act", href=scene.address())[_("Back to the table")],
            ],
        ],
    )


def window(scene: Scene, key: str, *, asks: bool) -> Node:
    """One kind."""
    words = scene.texts.label(key)
    return label(".choice")[field(type="checkbox", name="asks", value=key, checked=asks), span[words]]
