"""The settings form."""

from htpy import Node, a, button, div, fieldset, form, h1, h2, label, legend, p, section, span
from htpy import input as field

from timescoop.web.preference_cookie import ASKED, Preferences, choices
from timescoop.web.render.page_frame import page
from timescoop.wording import _, own_name, tongue, tongues


def groups() -> dict[str, tuple[str, ...]]:
    """The names of preferences by the heading under which they stand."""
    return {
        _("Display"): ("theme", "size", "speed", "language"),
        _("Play"): ("confirm", "windows", "sound"),
        _("Chat"): ("phrases",),
    }


def titles() -> dict[str, str]:
    """What each choice is about."""
    return {
        "theme": _("Theme"),
        "size": _("Card size"),
        "speed": _("Animation speed"),
        "confirm": _("Confirm moves you can't undo"),
        "phrases": _("Messages from other players"),
        "windows": _("Reaction prompts (new tables)"),
        "sound": _("Sound on your turn"),
        "language": _("Language"),
    }


def words() -> dict[str, dict[str, str]]:
    """What can be chosen."""
    return {
        "theme": {"system": _("Same as this device"), "light": _("Light"), "dark": _("Dark")},
        "size": {"small": _("Small"), "middle": _("Medium"), "large": _("Large")},
        "speed": {"slow": _("Slow"), "middle": _("Normal"), "fast": _("Fast"), "instant": _("Instant")},
        "confirm": {"no": _("No"), "yes": _("Yes")},
        "phrases": {"shown": _("Show"), "muted": _("Hide")},
        "sound": {"off": _("Off"), "on": _("On")},
        "windows": {"usual": _("Only in conflicts"), "all": _("All"), "none": _("None: always pass")},
        "language": {ASKED: _("Same as this browser")} | {code: own_name(code) for code in tongues()},
    }


def hints() -> dict[str, str]:
    """What a choice means, where its name does not say."""
    return {
        "windows": _(
            "A reaction prompt asks whether you respond to what others do. Prompts you don't want are skipped "
            "automatically. You can change them at each table."
        ),
    }


def preferences_page(preferences: Preferences, match: str, *, saved: bool = False) -> Node:
    """Every choice, with what is set now.

    Args:
        preferences: What is set.
        match: The id of the table to go back to, or empty.
        saved: True right after they were saved.
    """
    return page(
        _("Settings"),
        h1[_("Settings")],
        p(".notice.done", role="status")[_("Saved.")] if saved else None,
        p[a(href="/profile")[_("Your profile")], " ", _("keeps your settings on other devices.")],
        form(".options.settings", method="post", action="/preferences")[
            field(type="hidden", name="match", value=match) if match else None,
            (group(nth, title, names, preferences) for nth, (title, names) in enumerate(groups().items())),
            div(".row")[
                button(".go")[_("Save")],
                a(".act", href=f"/matches/{match}")[_("Back to the table")] if match else None,
                span(".hint")[_("Saved only in this browser.")],
            ],
        ],
    )


def group(nth: int, title: str, names: tuple[str, ...], preferences: Preferences) -> Node:
    """Choices that belong together."""
    return section(".panel", aria_labelledby=f"group-{nth}")[
        h2(id=f"group-{nth}")[title], (radios(name, choices()[name], getattr(preferences, name)) for name in names)
    ]


def radios(name: str, keys: tuple[str, ...], now: str) -> Node:
    """One choice of a few."""
    hint = hints().get(name)
    return fieldset(aria_describedby=f"about-{name}" if hint else None)[
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
        p(".hint", id=f"about-{name}")[hint] if hint else None,
    ]


def spoken(name: str, key: str) -> dict[str, str]:
    """The attribute for a language's own name, where the page is in another language."""
    if name != "language" or key == ASKED:
        return {}
    return {} if key == tongue() else {"lang": key}
