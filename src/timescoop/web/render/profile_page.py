"""Pages of a profile: make one, look at it, recover it on another device, delete it; and a seat on a second device."""

from collections.abc import Mapping, Sequence

from htpy import (
    Node,
    a,
    b,
    button,
    div,
    fieldset,
    form,
    h1,
    h2,
    img,
    label,
    legend,
    li,
    p,
    script,
    section,
    span,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    ul,
)
from htpy import input as entry

from timescoop.hosting import COLOURS, Met, Passkey, Profile, Standing
from timescoop.web.assets import asset
from timescoop.web.render.ages import age
from timescoop.web.render.form_fields import name_field
from timescoop.web.render.page_frame import page
from timescoop.web.render.table.lobby import colours, copy_field, qr
from timescoop.wording import _, counted_, figure

Pictures = Mapping[str, str]  # the address of a picture to the name of its card


def new_profile_page(name: str, pictures: Pictures, *, passkeys: bool = False) -> Node:
    """Why one might want a profile, and the form; with `passkeys`, one that exists can be opened by one."""
    return page(
        _("Your profile"),
        h1[_("Your profile")],
        p(".lead")[
            _("You don't need a profile to play. With one you keep your settings, your matches and your ratings.")
        ],
        div(".two")[
            profile_form(name, "", "", pictures, _("Create profile")),
            open_panel() if passkeys else None,
            section(".panel")[
                h2[_("What is stored")],
                p[_("Name, picture, colour, settings, your rated results, and which seats were yours.")],
                p[_("No e-mail address and no password. A secret link opens your profile on other devices.")],
                p[_("People at your tables see your picture, and your rating in that game.")],
            ],
        ],
    )


def profile_form(name: str, picture: str, colour: str, pictures: Pictures, words: str) -> Node:
    """Name, picture and colour."""
    return form(".panel.main.options", method="post", action="/profile")[
        name_field(name, _("New tables suggest it."), required=True),
        fieldset[
            legend[_("Picture")],
            div(".choices.portraits")[
                (
                    label(".choice")[
                        entry(type="radio", name="picture", value=address, checked=address == picture),
                        span[img(src=address, alt=card, width=88, height=66, loading="lazy")],
                    ]
                    for address, card in pictures.items()
                )
            ],
        ],
        fieldset[
            legend[_("Colour")],
            div(".choices.chairs")[
                (
                    label(".choice")[
                        entry(type="radio", name="colour", value=key, checked=key == colour),
                        span(class_=f"own-{key}")[
                            span(class_=["token", f"own-{key}"], aria_hidden="true"), " ", colours()[key]
                        ],
                    ]
                    for key in COLOURS
                )
            ],
        ],
        button(".go")[words],
    ]


def profile_page(
    profile: Profile,
    pictures: Pictures,
    standings: Sequence[Standing],
    met: Sequence[Met],
    titles: Mapping[str, str],
    *,
    matches: int,
    passkeys: Sequence[Passkey] | None = None,
    saved: bool,
) -> Node:
    """The owner's own page.

    Args:
        profile: Theirs.
        pictures: What can be chosen.
        standings: How they do, by game.
        met: With whom they have played.
        titles: The names of games.
        matches: In how many matches they have sat.
        passkeys: Theirs, or None where there are none.
        saved: True right after something was saved.
    """
    return page(
        _("Your profile"),
        h1(".with-face")[
            img(src=profile.picture, alt="", width=88, height=66) if profile.picture else None, profile.name
        ],
        p(".notice.done", role="status")[_("Saved.")] if saved else None,
        div(".two")[
            div(".options")[
                ratings_panel(standings, titles, matches),
                met_panel(met),
                profile_form(profile.name, profile.picture, profile.colour, pictures, _("Save")),
            ],
            div(".options")[
                device_panel(profile), None if passkeys is None else passkeys_panel(passkeys), data_panel()
            ],
        ],
    )


def ratings_panel(standings: Sequence[Standing], titles: Mapping[str, str], matches: int) -> Node:
    """Ratings, or how to get some."""
    return section(".panel", aria_labelledby="ratings-name")[
        h2(id="ratings-name")[_("Ratings")],
        table[
            thead[tr[(th(scope="col")[words] for words in (_("Game"), _("Rating"), _("Matches"), _("Won")))]],
            tbody[
                (
                    tr[
                        th(scope="row")[titles.get(each.game, each.game)],
                        td[figure(each.rating, ".1f")],
                        td[str(each.games)],
                        td[str(each.wins)],
                    ]
                    for each in standings
                )
            ],
        ]
        if standings
        else p(".quiet")[_("No rated match has ended yet. Tick Rated when you create a table.")],
        p(".hint")[_("A match counts if everyone has a profile and no bot plays. Ratings are by OpenSkill.")],
        p[
            a(href="/")[counted_("You sat down in {n} match.", "You sat down in {n} matches.", matches)],
            " ",
            a(href="/reports")[_("Your statistics")],
        ],
    ]


def met_panel(met: Sequence[Met]) -> Node:
    """Those with whom the reader has played."""
    return section(".panel", aria_labelledby="met-name")[
        h2(id="met-name")[_("People you met")],
        ul(".chairs")[
            (
                li[
                    img(src=each.picture, alt="", width=44, height=33) if each.picture else None,
                    b[each.name],
                    span(".quiet")[counted_("{n} match", "{n} matches", each.matches)],
                ]
                for each in met
            )
        ]
        if met
        else p(".quiet")[_("Nobody with a profile yet.")],
    ]


def device_panel(profile: Profile) -> Node:
    """The way to other devices."""
    return section(".panel", aria_labelledby="device-name")[
        h2(id="device-name")[_("Other devices")],
        p[_("A recovery link opens your profile and all your seats on another device. Keep it like a password.")],
        p(".hint")[_("A new link replaces the old one.")] if profile.recoverable else None,
        form(method="post", action="/profile/link")[
            button(".act")[_("New recovery link") if profile.recoverable else _("Create recovery link")]
        ],
    ]


def passkeys_panel(passkeys: Sequence[Passkey]) -> Node:
    """The passkeys of a profile. A script makes them."""
    return section(".panel", aria_labelledby="passkeys-name")[
        h2(id="passkeys-name")[_("Passkeys")],
        p[_("A passkey opens your profile on your other devices, without a link.")],
        ul(".chairs")[
            (
                li[
                    span[_("Passkey {number}").format(number=nth), " · ", age(each.created)],
                    form(method="post", action="/profile/passkeys/remove")[
                        entry(type="hidden", name="passkey", value=each.id),
                        button(".small", aria_label=_("Remove passkey {number}").format(number=nth))[_("Remove")],
                    ],
                ]
                for nth, each in enumerate(passkeys, start=1)
            )
        ]
        if passkeys
        else None,
        passkey_button("new", _("Add passkey")),
    ]


def open_panel() -> Node:
    """Open a profile that exists, with a passkey."""
    return section(".panel", aria_labelledby="passkeys-name")[
        h2(id="passkeys-name")[_("Already have a profile?")],
        passkey_button("open", _("Open with a passkey")),
    ]


def passkey_button(does: str, words: str) -> Node:
    """A button that shows itself only where scripts run and the browser has passkeys, and the result."""
    return [
        button(".act", type="button", hidden=True, data_passkey=does)[words],
        p(
            "#passkey-said.hint",
            role="status",
            data_unfit=_("This passkey can't keep a secret for us. Try another device, or use a recovery link."),
            data_failed=_("That didn't work. Try again, or use your recovery link."),
        ),
        script(src=asset("passkeys.js"), defer=True),
    ]


def data_panel() -> Node:
    """Export, and delete."""
    return section(".panel", aria_labelledby="data-name")[
        h2(id="data-name")[_("Your data")],
        div(".row")[
            a(".act", href="/profile/export.json", download=True)[_("Export")],
            a(".act", href="/profile/delete")[_("Delete profile")],
        ],
    ]


def link_made_page(link: str) -> Node:
    """The recovery link, which is shown once."""
    return page(
        _("Recovery link"),
        h1[_("Recovery link")],
        p(".lead")[_("Save it now: it isn't shown again. With it, anyone can open your profile and play your seats.")],
        section(".panel.main")[copy_field("recovery", _("Recovery link"), link), div(".qr")[qr(link)]],
        div(".row")[a(".act.on", href="/profile")[_("Back to your profile")]],
    )


def ask_page(title: str, told: str, words: str, *, back: str = "/") -> Node:
    """A question with one button, because opening a link changes nothing."""
    return page(
        title,
        h1[title],
        p(".lead")[told],
        form(".row", method="post")[button(".go")[words], a(".act", href=back)[_("Cancel")]],
    )


def spent_page() -> Node:
    """A link that opens nothing any more."""
    return page(
        _("This link doesn't work"),
        h1[_("This link doesn't work")],
        p(".lead")[_("It was used already, replaced by a newer one, or is too old. Make a new one where you made it.")],
        div(".row")[a(".act.on", href="/")[_("Home")]],
    )


def device_page(address: str, link: str) -> Node:
    """A seat on a second device: the button that makes a link, or the link with its code."""
    made = [
        p[_("Open it on the other device within 15 minutes. It works once.")],
        copy_field("device", _("Device link"), link),
        div(".qr")[qr(link)],
    ]
    return page(
        _("Another device"),
        h1[_("Another device")],
        section(".panel.main")[
            made
            if link
            else [
                p[_("Continue this seat on your phone or another computer. Both devices can play.")],
                form(method="post", action=f"{address}/device")[button(".go")[_("Create link")]],
            ]
        ],
        div(".row")[a(".act", href=address)[_("Back to the table")]],
    )
