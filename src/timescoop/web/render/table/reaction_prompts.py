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
        _("Reaction prompts"),
        h1[_("Reaction prompts")],
        p(".lead")[
            _(
                "A reaction prompt asks whether you respond to what others do. Unticked prompts are skipped "
                "automatically, whatever you hold. Nobody else can see which you ticked."
            )
        ],
        form(".options", method="post", action=scene.address("windows"))[
            [prompt_choice(scene, key, asks=asks) for key, asks in windows.items()]
            or p[_("{game} has no reaction prompts.").format(game=scene.title)],
            div(".row")[
                button(".go")[_("Save")] if windows else None,
                a(".act", href=scene.address())[_("Back to the table")],
            ],
        ],
    )


def prompt_choice(scene: Scene, key: str, *, asks: bool) -> Node:
    """One checkbox."""
    words = scene.texts.label(key)
    return label(".choice")[field(type="checkbox", name="asks", value=key, checked=asks), span[words]]
