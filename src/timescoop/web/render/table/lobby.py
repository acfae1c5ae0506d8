"""The lobby: invite links and QR codes, and the page where a friend takes a seat."""

import io
from collections.abc import Mapping, Sequence

import segno
from htpy import Node, a, button, details, div, form, h1, h2, h3, label, p, section, summary
from htpy import input as field
from markupsafe import Markup

from timescoop.web.render.home_page import name_field
from timescoop.web.render.page_frame import page
from timescoop.web.render.scene import Scene
from timescoop.wording import _, counted_


def qr(link: str) -> Markup:
    """A link as a QR code in SVG, without a style of its own."""
    out = io.BytesIO()
    segno.make(link, error="m").save(
        out, kind="svg", border=2, xmldecl=False, svgns=True, svgclass=None, lineclass=None, omitsize=True
    )
    return Markup(out.getvalue().decode())  # noqa: S704 - figures only, made from our own link


def lobby_page(scene: Scene, links: Mapping[int, str], watch: str, taken: Sequence[int] = ()) -> Node:
    """Who has come, and the links for those who have not."""
    return page(
        _("A table of {game}").format(game=scene.title),
        h1[_("Your table is laid")],
        lobby_part(scene, links, watch, taken),
        div(
            "#stream",
            hidden=True,
            hx_target="#lobby",
            hx_swap="outerMorph",
            data_live=scene.address("lobby", "stream"),
            data_again="lobby",
        ),
        live=True,
    )


def lobby_part(scene: Scene, links: Mapping[int, str], watch: str, taken: Sequence[int] = ()) -> Node:
    """The part that changes as friends come; `taken` are the seats that were taken by links of this browser."""
    waiting = [seat for seat, sitter in enumerate(scene.sitters) if sitter.kind == "open"]
    names = [sitter.name for sitter in scene.sitters if sitter.kind != "open"]
    told = counted_("{n} still to come.", "{n} still to come.", len(waiting)) if waiting else _("Everybody has come.")
    at_table = _("At the table: {names}.").format(names=", ".join(names))
    return div("#lobby", class_="options")[
        p(".lead", role="status")[f"{at_table} {told}", watching(scene)],
        div(".row")[a(href=scene.address(), class_=["act", {"on": not waiting}])[_("Go to the table")]],
        section(".panel.main", aria_labelledby="invite-name")[
            h2(id="invite-name")[_("Send each friend a link")],
            p(".hint")[_("A link opens one seat. Whoever opens it gives a name and sits down; no account is needed.")],
            div(".links-list")[(invite(scene, seat, links.get(seat, "")) for seat in waiting)],
        ]
        if waiting
        else None,
        section(".panel", aria_labelledby="again-name")[
            h2(id="again-name")[_("Links that were used")],
            p(".hint")[_("A link works once. A new one opens the seat again and shuts out who sits there.")],
            (renewal(scene, seat) for seat in taken),
        ]
        if taken
        else None,
        section(".panel", aria_labelledby="watch-name")[
            h2(id="watch-name")[_("For those who only watch")],
            copy_field("watch", _("A link without a seat"), watch),
        ],
    ]


def colours() -> dict[str, str]:
    """The words for the colours of the seats."""
    first = {"red": _("red"), "yellow": _("yellow"), "blue": _("blue"), "white": _("white")}
    return {**first, "green": _("green"), "violet": _("violet")}


def watching(scene: Scene) -> str:
    """How many watch."""
    number = scene.company.watchers
    return " " + counted_("{n} watches.", "{n} watch.", number) if number else ""


def invite(scene: Scene, seat: int, link: str) -> Node:
    """One open seat."""
    if not link:
        return div(class_=["invite", scene.own(seat)])[
            h3[_("Seat {number}").format(number=seat + 1)], p[_("Its link is kept by whoever laid the table.")]
        ]
    colour = colours().get(scene.sitters[seat].colour)
    name = _("Seat {number}, {colour}") if colour else _("Seat {number}")
    return div(class_=["invite", scene.own(seat)], id=f"invite-{seat}")[
        h3[name.format(number=seat + 1, colour=colour)],
        copy_field(f"link-{seat}", _("Link for seat {number}").format(number=seat + 1), link),
        details(".qr")[summary[_("Show it as a QR code")], qr(link)],
    ]


def renewal(scene: Scene, seat: int) -> Node:
    """A seat that somebody took by a link, and the way to make another link."""
    return form(".row", method="post", action=scene.address("renew"), id=f"invite-{seat}")[
        field(type="hidden", name="seat", value=str(seat)),
        p[_("{name} sits in seat {number}.").format(name=scene.sitters[seat].name, number=seat + 1)],
        button(".small")[_("New link")],
    ]


def copy_field(ident: str, name: str, link: str) -> Node:
    """A link to copy; the button needs a script, so it shows itself only with one."""
    return div(".field")[
        label(for_=ident)[name],
        div(".copy")[
            field(type="text", id=ident, value=link, readonly=True),
            button(type="button", data_copy=ident, hidden=True)[_("Copy")],
        ],
    ]


def join_page(scene: Scene, name: str, token: str) -> Node:
    """A friend has opened a link: a name, and down they sit; the token makes the key that only they will have."""
    others = [sitter.name for sitter in scene.sitters if sitter.kind != "open"]
    return page(
        _("Sit down at a table of {game}").format(game=scene.title),
        h1[_("A seat is kept for you at a table of {game}").format(game=scene.title)],
        p(".lead")[f"{scene.edition}. ", _("At the table: {names}.").format(names=", ".join(others))],
        form(".panel.main", method="post", action=scene.address("sit"))[
            field(type="hidden", name="token", value=token),
            name_field(name, _("The others will read it."), required=True),
            button(".go")[_("Sit down")],
        ],
        classes=f"game-{scene.game}",
    )


def taken_page(match: str, name: str) -> Node:
    """The browser holds another seat of the match already."""
    return page(
        _("This link is for somebody else"),
        h1[_("This link is for somebody else")],
        p(".lead")[
            _(
                "You already sit at this table as {name}. Send the link to a friend, or open it in another browser."
            ).format(name=name)
        ],
        div(".row")[a(".act.on", href=f"/matches/{match}")[_("Back to the table")]],
    )
