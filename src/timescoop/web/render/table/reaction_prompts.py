"""The page where a seat chooses which reaction prompts it gets."""

from collections.abc import Mapping

from htpy import Node, a, button, div, form, h1, label, p, span
from htpy import input as field

from timescoop.web.render.page_frame import page
from timescoop.web.render.scene import Scene
from timescoop.wording import _


def reaction_prompts_page(scene: Scene, windows: Mapping[str, bool]) -> Node:
    """A checkbox per kind of reaction; unticked prompts are skipped automatically."""
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
            [prompt_choice(scene, key, asks=asks) for key, asks in windows.items()]
            or p[_("{game} has no such windows.").format(game=scene.title)],
            div(".row")[
                button(".go")[_("Keep this")] if windows else None,
                a(".act", href=scene.address())[_("Back to the table")],
            ],
        ],
    )


def prompt_choice(scene: Scene, key: str, *, asks: bool) -> Node:
    """One checkbox."""
    words = scene.texts.label(key)
    return label(".choice")[field(type="checkbox", name="asks", value=key, checked=asks), span[words]]
