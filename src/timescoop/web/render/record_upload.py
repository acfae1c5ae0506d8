"""The form that uploads a record, and the page for one that was refused."""

from htpy import Node, a, button, div, form, h1, h2, label, p, section
from htpy import input as field

from timescoop.web.render.page_frame import page
from timescoop.wording import _


def hand_in_form(fault: str = "") -> Node:
    """Hand in a record, as a file."""
    return section("#hand-in.panel", aria_labelledby="hand-in-name")[
        h2(id="hand-in-name")[_("Watch a record")],
        p(".hint")[_("Any finished match can be downloaded as a record. Hand one in to watch it from any seat.")],
        p(".hint")[a(href="/guides/notation#records")[_("How a record is written")]],
        div(".notice", role="alert")[(p[line] for line in fault.splitlines())] if fault else None,
        form(".options", method="post", action="/records", enctype="multipart/form-data")[
            div(".field")[
                label(for_="record")[_("The record's file")],
                field("#record", type="file", name="record", accept=".yaml,.yml,.txt,text/*", required=True),
            ],
            div(".field")[
                label(for_="cards")[_("Its card file, if it was played with cards of its own")],
                field("#cards", type="file", name="cards", accept=".yaml,.yml,.json,.txt,text/*"),
            ],
            div(".row")[button(".go")[_("Watch it")]],
        ],
    ]


def refused_page(fault: str) -> Node:
    """A record that was refused, with what is wrong on which line."""
    return page(_("Not a record"), h1[_("This record cannot be watched")], hand_in_form(fault))
