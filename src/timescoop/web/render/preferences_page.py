"""The preferences form."""

from htpy import Node, a, button, div, fieldset, form, h1, label, legend, p, span
from htpy import input as field

from timescoop.web.preference_cookie import ASKED, Preferences, choices
from timescoop.web.render.page_frame import page
from timescoop.wording import _, own_name, tongue, tongues


def titles() -> dict[str, str]:
    """What each choice is about."""
    return {
        "theme": _("Theme"),
        "size": _("Size of the cards"),
        "speed": _("Speed of what is shown"),
        "confirm": _("Ask once more before what cannot simply be taken back"),
        "phrases": _("What others say"),
        "windows": _("Windows that ask you, at tables where you sit down from now on"),
        "language": _("Language"),
    }


def words() -> dict[str, dict[str, str]]:
    """What can be chosen."""
    return {
        "theme": {"system": _("As this device"), "light": _("Light"), "dark": _("Dark")},
        "size": {"small": _("Small"), "middle": _("Middle"), "large": _("Large")},
        "speed": {"slow": _("Slow"), "middle": _("Middle"), "fast": _("Fast"), "instant": _("At once")},
        "confirm": {"no": _("No"), "yes": _("Yes")},
        "phrases": {"shown": _("Shown"), "muted": _("Muted")},
        "windows": {"usual": _("In conflicts"), "all": _("All"), "none": _("None: pass them for me")},
        "language": {ASKED: _("As this browser asks")} | {code: own_name(code) for code in tongues()},
    }


def preferences_page(preferences: Preferences, match: str) -> Node:
    """Every choice, with what is kept now; `match` is the table to go back to, or empty."""
    return page(
        _("Preferences"),
        h1[_("Preferences")],
        p(".lead")[_("Kept in this browser alone.")],
        form(".options", method="post", action="/preferences")[
            field(type="hidden", name="match", value=match) if match else None,
            (radios(name, keys, getattr(preferences, name)) for name, keys in choices().items()),
            div(".row")[
                button(".go")[_("Keep this")], a(href=f"/matches/{match}")[_("Back to the table")] if match else None
            ],
        ],
    )


def radios(name: str, keys: tuple[str, ...], now: str) -> Node:
    """One choice of a few."""
    return fieldset[
        legend[titles()[name]],
        div(".choices")[
            (
                label(".choice")[
                    field(type="radio", name=name, value=key, checked=key == now),
                    span(**spoken(name, key))[words()[name][key]],
                ]
                for key in keys
            )
        ],
    ]


def spoken(name: str, key: str) -> dict[str, str]:
    """A language is called what it calls itself, and says that it does."""
    if name != "language" or key == ASKED:
        return {}
    return {} if key == tongue() else {"lang": key}
