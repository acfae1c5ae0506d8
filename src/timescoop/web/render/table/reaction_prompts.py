"""Which reaction prompts a seat gets: a page with all of them, and a small form beside each."""

from collections.abc import Mapping

from htpy import Node, a, button, details, div, form, h1, label, p, span, summary
from htpy import input as field

from timescoop.kernel import QUESTION, WINDOW
from timescoop.web.render.page_frame import page
from timescoop.web.render.scene import Scene
from timescoop.wording import _


def reaction_prompts_page(scene: Scene, windows: Mapping[str, bool], *, confirms: bool) -> Node:
    """A checkbox per kind of reaction, and one for forced moves; unticked prompts are skipped automatically."""
    return page(
        _("Reaction prompts"),
        h1[_("Reaction prompts")],
        p(".lead")[
            _(
                "A reaction prompt asks whether you respond to what others do. Unticked prompts are skipped "
                "automatically, even if you could respond. Nobody else can see which you ticked."
            )
        ],
        form(".options", method="post", action=scene.address("windows"))[
            [prompt_choice(scene, key, asks=asks) for key, asks in windows.items()]
            or p[_("{game} has no reaction prompts.").format(game=scene.title)],
            label(".choice")[
                field(type="checkbox", name="confirms", checked=confirms),
                span[_("Confirm forced moves: ask me even if I have only one option")],
            ],
            div(".row")[button(".go")[_("Save")], a(".act", href=scene.address())[_("Back to the table")]],
        ],
    )


def prompt_choice(scene: Scene, key: str, *, asks: bool) -> Node:
    """One checkbox."""
    words = scene.texts.label(key)
    return label(".choice")[field(type="checkbox", name="asks", value=key, checked=asks), span[words]]


def skip_form(scene: Scene) -> Node:
    """Beside a reaction prompt, the way to skip all like it."""
    prompt = scene.view["prompt"]
    if prompt is None or scene.view["over"] or not scene.base:
        return None
    if prompt["key"] not in {QUESTION[number] for number in WINDOW}:
        return None
    label = scene.texts.label(prompt["key"])
    return [
        details(".skip")[
            summary[_("Skip prompts like this")],
            form(method="post", action=scene.address("windows"))[
                field(type="hidden", name="skip", value=prompt["key"]),
                p[_("You won't get “{prompt}” prompts again at this table.").format(prompt=label)],
                button(".act")[_("Skip them")],
                a(href=scene.address("windows"))[_("All reaction prompts")],
            ],
        ],
    ]


def prompts_link(scene: Scene) -> Node:
    """While others choose, the way to the prompts that a seat may turn on: unticked ones are never seen."""
    own = any(QUESTION[number].startswith(f"{scene.game}/") for number in WINDOW)
    if not own or scene.watching or not scene.base or scene.view["over"]:
        return None
    return a(".quiet.prompts", href=scene.address("windows"))[_("Reaction prompts")]


def forced_note(scene: Scene) -> Node:
    """That a forced move goes on by itself; nothing beside other questions."""
    return (
        p(".by-itself")[_("You have only one option, which is chosen for you in a moment.")]
        if scene.company.forced
        else None
    )
