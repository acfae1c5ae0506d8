"""The lobby: invite links and QR codes, and the page where a friend takes a seat."""

import io
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from urllib.parse import urlsplit

import segno
from htpy import (
    Node,
    a,
    b,
    button,
    code,
    details,
    div,
    form,
    h1,
    h2,
    h3,
    img,
    label,
    li,
    p,
    section,
    small,
    span,
    summary,
    ul,
)
from htpy import input as entry
from markupsafe import Markup

from timescoop.web.access.reach import Reach, is_loopback
from timescoop.web.render.form_fields import name_field
from timescoop.web.render.page_frame import fill_nodes, page
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.chat_panel import chat
from timescoop.wording import _, counted_


@dataclass(frozen=True)
class Invitation:
    """What a browser can hand out for a table.

    Args:
        reach: Where the links work.
        links: A link for each open seat whose key the browser holds.
        watch: The link for spectators.
        taken: The seats that somebody took by a link of this browser.
        listed: The free seats that anybody may take, or None where this server lists none.
    """

    reach: Reach
    links: Mapping[int, str]
    watch: str
    taken: Sequence[int] = field(default=())
    listed: Collection[int] | None = None


def qr(link: str) -> Markup:
    """A link as a QR code in SVG, without a style of its own."""
    out = io.BytesIO()
    segno.make(link, error="m").save(
        out, kind="svg", border=2, xmldecl=False, svgns=True, svgclass=None, lineclass=None, omitsize=True
    )
    return Markup(out.getvalue().decode())  # noqa: S704 - figures only, made from our own link


def lobby_page(scene: Scene, invitation: Invitation) -> Node:
    """Who has joined, and the links for those who have not."""
    return page(
        _("Invite friends"),
        h1[_("Your table is ready")],
        lobby_part(scene, invitation),
        div("#notice", role="alert"),
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


def lobby_part(scene: Scene, invitation: Invitation) -> Node:
    """The part that changes as friends join."""
    waiting = [seat for seat, sitter in enumerate(scene.sitters) if sitter.kind == "open"]
    return div("#lobby")[
        invite_panel(scene, waiting, invitation) if waiting else None,
        section(".panel.main.sitting", aria_labelledby="table-name")[
            h2(id="table-name")[f"{scene.title}, {scene.edition}"],
            chairs(scene, invitation.links),
            p(role="status")[joined_words(len(waiting)), watching(scene)],
            div(".row")[a(href=scene.address(), class_=["act", {"on": not waiting}])[_("Go to the table")]],
        ],
        div(".options.rest")[
            used_links(scene, invitation.taken),
            div(".panel.lobby-chat")[chat(scene)],
            section(".panel", aria_labelledby="watch-name")[
                h2(id="watch-name")[_("Spectators")],
                copy_field("watch", _("Spectator link"), invitation.watch),
            ],
        ],
    ]


def joined_words(missing: int) -> str:
    """Whether everybody is here."""
    if not missing:
        return _("Everyone has joined.")
    return counted_("Waiting for {n} more player.", "Waiting for {n} more players.", missing)


def watching(scene: Scene) -> str:
    """How many watch."""
    number = scene.company.watchers
    return " " + counted_("{n} spectator.", "{n} spectators.", number) if number else ""


def chairs(scene: Scene, mine: Collection[int] = ()) -> Node:
    """Who sits where, and who is still to join; `mine` are the free seats that this browser can give away."""
    return ul(".chairs", aria_label=_("At the table"))[
        (
            li(class_=[scene.own(seat), {"free": sitter.kind == "open"}])[
                span(class_=["token", scene.own(seat)], aria_hidden="true"),
                img(".portrait", src=sitter.picture, alt="", width=44, height=33) if sitter.picture else None,
                b(".who")[_("Free seat") if sitter.kind == "open" else sitter.name],
                span(".rating")[_("Rating {rating}").format(rating=sitter.rating)] if sitter.rating else None,
                small[chair_state(scene, seat, sitter.kind)],
                bot_form(scene, seat) if seat in mine else None,
            ]
            for seat, sitter in enumerate(scene.sitters)
        )
    ]


def bot_form(scene: Scene, seat: int) -> Node:
    """Lets a bot take a free seat."""
    words = _("Let a bot take seat {number}").format(number=seat + 1)
    return form(method="post", action=scene.address("give-to-bot"))[
        entry(type="hidden", name="seat", value=str(seat)), button(".small", aria_label=words)[_("Use a bot")]
    ]


def chair_state(scene: Scene, seat: int, kind: str) -> str:
    """What is said of a seat beside its name."""
    if seat == scene.me:
        return _("you")
    return {"bot": _("bot"), "open": _("not joined yet"), "rules": _("played by the rules")}.get(kind) or _("joined")


# ---- invitations


def invite_panel(scene: Scene, waiting: Sequence[int], invitation: Invitation) -> Node:
    """A link for each open seat, and where it works."""
    alone = len(waiting) == 1
    return section(".panel", aria_labelledby="invite-name")[
        h2(id="invite-name")[_("Invite friends")],
        local_note(invitation.reach) if invitation.reach.local else p(".hint")[how_to_join(alone=alone)],
        div(".links-list")[(invite(scene, seat, invitation, alone=alone) for seat in waiting)],
    ]


def how_to_join(*, alone: bool) -> str:
    """What a friend does with a link."""
    if alone:
        return _("Send the link, or let your friend scan the code. They give a name and join: no account needed.")
    return _("Each link is for one person. They give a name and join: no account needed.")


def local_note(reach: Reach) -> Node:
    """Links work on this computer only: why, and what to do about it."""
    if reach.listening:
        return div(".note", role="note")[
            p[b[_("These links work on this computer only.")], " ", _("It isn't connected to a network.")],
            p[_("Connect it to your Wi-Fi or network, start Timescoop again and reload this page.")],
        ]
    return div(".note", role="note")[
        p[
            b[_("These links work on this computer only.")],
            " ",
            _("You can use them in another browser here, or let friends reach this computer:"),
        ],
        ul[
            li[
                fill_nodes(
                    _("At home: stop Timescoop and start it with {serve} or {make}. Then reload this page."),
                    serve=code["timescoop serve --lan"],
                    make=code["make play LAN=1"],
                ),
                " ",
                _("It then shows links for your network, with QR codes. Your match is saved."),
            ],
            li[_("Your friends will find this computer at {address}.").format(address=reach.network)]
            if reach.network
            else None,
            li[
                fill_nodes(
                    _("Over the internet: forward your own domain to this computer and start it with {name}."),
                    name=code["--name games.example.org"],
                )
            ],
        ],
    ]


def invite(scene: Scene, seat: int, invitation: Invitation, *, alone: bool) -> Node:
    """One open seat; `alone` shows its code at once."""
    link, local = invitation.links.get(seat, ""), invitation.reach.local
    colour = colours().get(scene.sitters[seat].colour)
    name = _("Seat {number}, {colour}") if colour else _("Seat {number}")
    heading = h3[name.format(number=seat + 1, colour=colour)]
    if not link:
        return div(class_=["invite", scene.own(seat)])[
            heading, p[_("Only the player who created the table has this link.")]
        ]
    return div(class_=["invite", scene.own(seat)], id=f"invite-{seat}")[
        heading,
        copy_field(f"link-{seat}", _("Link for seat {number}").format(number=seat + 1), link, noted=True),
        None if local else details(".qr", open=alone)[summary[_("QR code")], qr(link)],
        None if invitation.listed is None else listing(scene, seat, listed=seat in invitation.listed),
    ]


def listing(scene: Scene, seat: int, *, listed: bool) -> Node:
    """Whether anybody may take a seat, and the way to change that."""
    words = _("Make seat {number} private") if listed else _("List seat {number} publicly")
    told = _("Anyone can take this seat: it is on the list of open tables.") if listed else _("Only by this link.")
    return form(".row.listing", method="post", action=scene.address("list"))[
        entry(type="hidden", name="seat", value=str(seat)),
        entry(type="hidden", name="listed", value="no" if listed else "yes"),
        p(".hint")[told],
        button(".small", aria_label=words.format(number=seat + 1))[_("Make private") if listed else _("List publicly")],
    ]


def colours() -> dict[str, str]:
    """The words for the colours of the seats."""
    first = {"red": _("pink"), "yellow": _("yellow"), "blue": _("blue"), "white": _("white")}
    return {**first, "green": _("green"), "violet": _("violet")}


def used_links(scene: Scene, taken: Sequence[int]) -> Node:
    """Links that somebody has used, and new ones for the same seats."""
    if not taken:
        return None
    return section(".panel", aria_labelledby="again-name")[
        h2(id="again-name")[_("Used links")],
        p(".hint")[_("A link works once. A new link opens the seat again and removes the player who sits there.")],
        (renewal(scene, seat) for seat in taken),
    ]


def renewal(scene: Scene, seat: int) -> Node:
    """A seat that somebody took by a link, and the way to make another link."""
    return form(".row", method="post", action=scene.address("renew"), id=f"invite-{seat}")[
        entry(type="hidden", name="seat", value=str(seat)),
        p[_("{name} has seat {number}.").format(name=scene.sitters[seat].name, number=seat + 1)],
        button(".small")[_("New link")],
    ]


def copy_field(ident: str, name: str, link: str, *, noted: bool = False) -> Node:
    """A link to copy; the button needs a script, so it shows itself only with one.

    A link that works on this computer only says so; not where it is `noted` beside it what the link is and where it
    works.
    """
    local = not noted and is_loopback(urlsplit(link).hostname or "")
    return div(".field")[
        label(class_="vh" if noted else None, for_=ident)[name],
        div(".copy")[
            entry(type="text", id=ident, value=link, readonly=True),
            button(type="button", data_copy=ident, hidden=True)[_("Copy")],
        ],
        p(".hint")[_("This link works on this computer only.")] if local else None,
    ]


# ---- joining


def join_page(scene: Scene, name: str, token: str, *, action: str = "sit") -> Node:
    """The page on which a visitor gives a name and joins.

    Args:
        scene: The table.
        name: The name to begin with.
        token: Makes the key that only this visitor will have.
        action: "sit" takes the seat of a friend's link; "join" takes any free seat, and offers to watch instead.
    """
    watch = a(".act", href=scene.address())[_("Just watch")] if action == "join" else None
    return page(
        _("Join {game}").format(game=scene.title),
        h1[_("Join {game}").format(game=scene.title)],
        div(".two")[
            form(".panel.main", method="post", action=scene.address(action))[
                entry(type="hidden", name="token", value=token),
                p[_("There is a free seat for you. No account needed.")],
                name_field(name, _("The other players see it."), required=True),
                div(".row")[button(".go.huge")[_("Join")], watch],
            ],
            section(".panel", aria_labelledby="table-name")[
                h2(id="table-name")[f"{scene.title}, {scene.edition}"],
                chairs(scene),
            ],
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
                "You already play at this table as {name}. Send the link to a friend, or open it in another browser."
            ).format(name=name)
        ],
        div(".row")[a(".act.on", href=f"/matches/{match}")[_("Back to the table")]],
    )
