"""Fields of the new-table form for custom cards: a set, and a deck per seat."""

from collections.abc import Mapping

from htpy import Node, a, details, div, label, p, summary
from htpy import input as field

from timescoop.kernel import Edition, Game
from timescoop.wording import _


def custom_card_fields(game: Game, edition: Edition, said: Mapping[str, str]) -> Node:
    """The fields, folded unless one holds something; nothing for a game that has neither sets nor decks.

    Args:
        game: What is to be played.
        edition: Its printing, which says how many decks there can be.
        said: What the form's fields hold, by their names.
    """
    if game.workshop is None and game.decks is None:
        return None
    names = ["set", *(f"deck-{seat}" for seat in range(edition.most))]
    return details(".more", open=any(said.get(name) for name in names))[
        summary[_("Your own cards and decks") if game.decks else _("Your own cards")],
        div(".options")[
            set_field(game, edition, said.get("set", "")) if game.workshop else None,
            [deck_field(seat, said.get(f"deck-{seat}", "")) for seat in range(edition.most)] if game.decks else None,
            p(".hint")[_("You get a ready-made deck if you bring none.")] if game.decks else None,
        ],
    ]


def set_field(game: Game, edition: Edition, packed: str) -> Node:
    """A set of cards, by its link."""
    return div(".field")[
        label(for_="set")[_("Link to a set from the workshop")],
        field("#set", type="text", name="set", value=packed, autocomplete="off", spellcheck="false"),
        p(".hint")[a(href=f"/sets?game={game.key}&edition={edition.key}")[_("Choose a published set")]],
    ]


def deck_field(seat: int, packed: str) -> Node:
    """The deck of one seat, by its link."""
    name = f"deck-{seat}"
    return div(".field")[
        label(for_=name)[_("Link to the deck for seat {number}").format(number=seat + 1)],
        field(type="text", id=name, name=name, value=packed, autocomplete="off", spellcheck="false"),
    ]
