"""The form that uploads a record, and the page for one that was refused."""

from htpy import Node, a, button, details, div, form, h1, h2, label, p, section, summary
from htpy import input as field

from timescoop.web.render.page_frame import page
from timescoop.wording import _


def hand_in_form(fault: str = "") -> Node:
    """Hand in a record, as a file."""
    return section("#hand-in.panel", aria_labelledby="hand-in-name")[
        h2(id="hand-in-name")[_("Watch a recorded match")],
        p(".hint")[_("Every finished match can be downloaded as a record. Import one to watch it from any seat.")],
        p(".hint")[a(href="/guides/notation#records")[_("File format of records")]],
        div(".notice", role="alert")[(p[line] for line in fault.splitlines())] if fault else None,
        form(".options", method="post", action="/records", enctype="multipart/form-data")[
            div(".field")[
                label(for_="record")[_("Record file")],
                field("#record", type="file", name="record", accept=".yaml,.yml,.txt,text/*", required=True),
            ],
            details(".more", open=bool(fault))[
                summary[_("Played with custom cards?")],
                div(".field")[
                    label(for_="cards")[_("Card file")],
                    field("#cards", type="file", name="cards", accept=".yaml,.yml,.json,.txt,text/*"),
                ],
            ],
            div(".row")[button[_("Watch")]],
        ],
    ]


def refused_page(fault: str) -> Node:
    """A record that was refused, with what is wrong on which line."""
    return page(_("Can't read this record"), h1[_("Can't read this record")], hand_in_form(fault))
