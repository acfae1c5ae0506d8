"""The form that starts a match from a table that is shown: your seat, your opponents, which cards."""

from collections.abc import Sequence
from dataclasses import dataclass

from htpy import Node, button, details, form, h2, p, section, summary
from htpy import input as field

from timescoop.bots import Bot, usual_opponent
from timescoop.web.render.form_fields import name_field, picks
from timescoop.wording import _


@dataclass(frozen=True)
class ForkOptions:
    """What the form offers.

    Args:
        action: Where the form goes.
        seats: The seats in which one may play on, by number and name, the usual one first.
        bots: Who may play against one, the weakest first.
        name: What this browser's person goes by.
        same: Whether the very same cards may be taken.
    """

    action: str
    seats: Sequence[tuple[int, str]]
    bots: Sequence[Bot]
    name: str
    same: bool


def fork_form(onward: ForkOptions) -> Node:
    """The form that starts a match from here."""
    usual = usual_opponent(onward.bots).key
    first = str(onward.seats[0][0])
    redealt, unknown = unseen_cards(of_you=len(onward.seats) == 1)
    seats = [(str(number), name) for number, name in onward.seats]
    cards = [("", _("Deal unknown cards again")), ("yes", _("Keep every card"))]
    return section(".panel.fork", aria_labelledby="fork-name")[
        details("#fork")[
            summary[h2(id="fork-name")[_("Play on from here")]],
            form("#play-on.options", method="post", action=onward.action)[
                p(".hint")[
                    None if onward.same else [redealt, " "], _("A new match begins, with bots in the other seats.")
                ],
                picks(_("Play as"), "seat", seats, first)
                if len(seats) > 1
                else field(type="hidden", name="seat", value=first),
                picks(_("Opponents"), "bot", [(bot.key, _(bot.name)) for bot in onward.bots], usual),
                [picks(_("Cards"), "same", cards, ""), p(".hint")[unknown]] if onward.same else None,
                name_field(onward.name),
                button(".go")[_("Play on")],
            ],
        ]
    ]


def unseen_cards(*, of_you: bool) -> tuple[str, str]:
    """What happens to the cards that were hidden, where that is not to be chosen; and which those are."""
    if of_you:
        return _("Cards you couldn't see at this moment are dealt again."), _(
            "Unknown cards are those you couldn't see at this moment."
        )
    return (
        _("Cards this player couldn't see at this moment are dealt again."),
        _("Unknown cards are those this player couldn't see at this moment."),
    )
