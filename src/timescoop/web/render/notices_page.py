"""The page where a player asks for notices, and the page behind the link in a mail."""

from collections.abc import Sequence

from htpy import Node, a, button, div, form, h1, h2, label, li, p, script, section, ul
from htpy import input as entry

from timescoop.hosting import MAIL, Notice
from timescoop.web.assets import asset
from timescoop.web.render.page_frame import page
from timescoop.web.render.scene import Scene
from timescoop.wording import _


def notices_page(scene: Scene, notices: Sequence[Notice], *, mails: bool, push_key: str, said: str = "") -> Node:
    """How a player is told of their turn.

    Args:
        scene: Whose table.
        notices: What this seat has asked for.
        mails: Whether this server sends mail.
        push_key: The key that a browser subscribes with; empty where this server sends no push messages.
        said: What the last form did, or empty.
    """
    return page(
        _("Alerts on my turn"),
        h1[_("Alerts on my turn")],
        p(".notice.done", role="status")[said] if said else None,
        div(".two")[
            div(".options")[
                mail_panel(scene) if mails else None,
                push_panel(scene, push_key) if push_key else None,
                None
                if mails or push_key
                else section(".panel")[p[_("This server doesn't send e-mails or push messages.")]],
                here_panel(),
            ],
            section(".panel", aria_labelledby="now-name")[
                h2(id="now-name")[_("Your alerts")],
                ul(".alerts")[(notice_row(scene, notice) for notice in notices)]
                if notices
                else p(".quiet")[_("None for this match yet.")],
            ],
        ],
        div(".row")[a(".act.on", href=scene.address())[_("Back to the table")]],
        script(src=asset("turn.js"), defer=True),
    )


def mail_panel(scene: Scene) -> Node:
    """Asks for mail."""
    return section(".panel", aria_labelledby="mail-name")[
        h2(id="mail-name")[_("E-mail")],
        form(".options", method="post", action=scene.address("notices"))[
            div(".field")[
                label(for_="address")[_("E-mail address")],
                entry(type="email", id="address", name="address", maxlength="254", required=True, autocomplete="email"),
                p(".hint")[_("You get one e-mail when it's your move and you're away. Confirm the first one.")],
                p(".hint")[_("The address is deleted when the match is over.")],
            ],
            div(".row")[button(".act")[_("E-mail me")]],
        ],
    ]


def push_panel(scene: Scene, push_key: str) -> Node:
    """Asks for push messages; the button needs a script, so it shows itself only with one."""
    address = scene.address("notices")
    return section(".panel", aria_labelledby="push-name")[
        h2(id="push-name")[_("Notifications on this device")],
        p(".hint")[_("They arrive even when no page is open, encrypted, through your browser's push service.")],
        button(".act", type="button", hidden=True, data_push=address, data_key=push_key)[_("Notify this device")],
        p("#push-said", role="status"),
    ]


def here_panel() -> Node:
    """What an open page can do by itself."""
    return section("#here-alerts.panel", aria_labelledby="here-name", hidden=True)[
        h2(id="here-name")[_("On open pages")],
        p(".hint")[_("If the tab is hidden, this browser can show a notification.")],
        button(
            ".act",
            type="button",
            data_notify="off",
            data_on=_("Allow notifications"),
            data_off=_("Turn notifications off"),
        )[_("Allow notifications")],
        p(".hint")[a(href="/preferences")[_("Turn on sound")]],
    ]


def notice_row(scene: Scene, notice: Notice) -> Node:
    """One wish, and the way to take it back."""
    return li(".row")[
        p[notice_words(notice)],
        form(method="post", action=scene.address("notices", "stop"))[
            entry(type="hidden", name="notice", value=notice.id), button(".small")[_("Stop")]
        ],
    ]


def notice_words(notice: Notice) -> str:
    """What was asked for; an address is shown as far as its owner needs it."""
    if notice.kind != MAIL:
        return _("Notifications on a device")
    name, _at, host = notice.target.partition("@")
    told = _("E-mail to {address}") if notice.confirmed else _("E-mail to {address}: not confirmed yet")
    return told.format(address=f"{name[:1]}…@{host}")


def link_page(notice: Notice | None, game: str, *, done: str = "") -> Node:
    """Behind the link in a mail: confirm, or stop. Opening it changes nothing, because programs open links too."""
    if notice is None:
        return page(
            _("Alerts on my turn"),
            h1[_("Alerts on my turn")],
            p(".lead")[done or _("These e-mails are stopped already.")],
        )
    return page(
        _("Alerts on my turn"),
        h1[_("Alerts on my turn")],
        p(".notice.done", role="status")[done] if done else None,
        p(".lead")[_("E-mails about a match of {game}.").format(game=game)],
        form(".row", method="post")[
            None if notice.confirmed else button(".go", name="do", value="confirm")[_("Confirm")],
            button(".act", name="do", value="stop")[_("Stop all e-mails")],
        ],
    )
