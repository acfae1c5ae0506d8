"""Fields of the new-table form for custom cards: a set, and a deck per seat."""

from htpy import Node, details, div, label, p, summary
from htpy import input as field

from timescoop.kernel import Edition, Game
from timescoop.wording import _


def custom_card_fields(game: Game, edition: Edition, packed: str) -> Node:
    """The fields, closed where nothing has been brought; nothing for a game that has neither."""
    if game.workshop is None and game.decks is None:
        return None
    return details(".more", open=bool(packed) or game.decks is not None)[
        summary[_("Cards and decks of your own")],
        div(".options")[
            set_field(packed) if game.workshop else None,
            [deck_field(seat) for seat in range(edition.most)] if game.decks else None,
            p(".hint")[_("Whoever brings no deck is given a ready one.")] if game.decks else None,
        ],
    ]


def set_field(packed: str) -> Node:
    """A set of cards, by its link."""
    return div(".field")[
        label(for_="set")[_("Link of a set of cards from the workshop")],
        field("#set", type="text", name="set", value=packed, autocomplete="off", spellcheck="false"),
    ]


def deck_field(seat: int) -> Node:
    """The deck of one seat, by its link."""
    name = f"deck-{seat}"
    return div(".field")[
        label(for_=name)[_("Link of the deck of seat {number}").format(number=seat + 1)],
        field(type="text", id=name, name=name, autocomplete="off", spellcheck="false"),
    ]
