"""The list of gestures and keys that the question mark opens."""

from htpy import Node, kbd

from timescoop.web.render.page_frame import close_button
from timescoop.web.render.tags import h2, section, table, tbody, td, th, tr
from timescoop.wording import _


def keys_help() -> Node:
    """What mouse, finger and keys do at the table; hidden until it is asked for."""
    rows = [
        (_("Choose a card"), _("tap it"), ["1", "–", "9"]),
        (_("Choose where"), _("tap a highlighted place, or drag the card there"), [_("Tab"), _("Enter")]),
        (_("Begin with the place"), _("tap the place, then a highlighted card"), [_("Tab"), _("Enter")]),
        (_("Add a card"), _("tap a card marked +"), ["1", "–", "9"]),
        (_("Confirm"), _("press the big button"), [_("Enter")]),
        (_("Cancel"), _("tap it again, or drop it elsewhere"), [_("Esc")]),
        (_("Move between choices"), "", ["←", "→"]),
        (_("Undo"), "", ["U"]),
        (_("Log"), "", ["L"]),
        (_("Chat"), "", ["C"]),
        (_("Type a move"), "", ["/"]),
        (_("This list"), "", ["?"]),
    ]
    return section("#keys", popover="auto", aria_labelledby="keys-name")[
        h2("#keys-name")[_("Gestures and keys")],
        table[
            tbody[
                (
                    tr[th(scope="row")[what], td[gesture], td[(kbd[key] if key != "–" else " – " for key in keys)]]
                    for what, gesture, keys in rows
                )
            ]
        ],
        close_button("keys"),
    ]
