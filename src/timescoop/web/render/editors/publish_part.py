"""The part of an editor that publishes a set on this server, and lists what was published from here."""

from collections.abc import Sequence

from htpy import Node, a, button, div, form, label, li, p, ul
from htpy import input as field

from timescoop.hosting import Published
from timescoop.wording import _

LONGEST_NAME = 60


def publish_hint() -> Node:
    """What publishing means, for the button that is described by it."""
    return p("#publish-hint.hint")[_("Everybody on this server can then find it, read it and play with it.")]


def publish_form(base: str, packed: str, name: str) -> Node:
    """Publish the set behind a link, under a name that may be left out.

    Args:
        base: The address of the editor.
        packed: The link of the set.
        name: What the reader goes by.
    """
    return form(".options", method="post", action=f"{base}/publish")[
        field(type="hidden", name="set", value=packed),
        div(".row")[
            div(".field.grow")[
                label(for_="published-by")[_("Your public name (optional)")],
                field("#published-by", type="text", name="owner", value=name, maxlength=str(LONGEST_NAME),
                      autocomplete="nickname"),
            ],
            button(aria_describedby="publish-hint")[_("Publish on this server")],
        ],
        publish_hint(),
    ]  # fmt: skip


def published_list(sets: Sequence[Published], take_off: str, packed: str = "") -> Node:
    """Sets that everybody finds, and the way to take each off.

    Args:
        sets: The sets.
        take_off: The address that takes one off.
        packed: The link of the set that the page shows, to come back to it.
    """
    return ul(".lines")[
        (
            li[
                a(href=f"/sets?game={each.game}&edition={each.edition}")[each.title], " ",
                form(".inline", method="post", action=take_off)[
                    field(type="hidden", name="made", value=each.id),
                    field(type="hidden", name="set", value=packed) if packed else None,
                    button(".quiet-act")[_("Unpublish")],
                ],
            ]
            for each in sets
        )
    ] if sets else None  # fmt: skip
