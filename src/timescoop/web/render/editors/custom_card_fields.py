"""Fields of the new-table form for custom cards: a set, published or by its link, and a deck per seat."""

from collections.abc import Mapping

from htpy import Node, a, button, details, div, fieldset, form, label, legend, p, script, small, span, summary
from htpy import input as field

from timescoop.hosting import Published
from timescoop.kernel import Edition, Game
from timescoop.web.assets import asset
from timescoop.web.authoring.published_sets import SetChoice
from timescoop.wording import _, counted_

FIND = "find-set"


def custom_card_fields(game: Game, edition: Edition, said: Mapping[str, str], choice: SetChoice) -> Node:
    """The fields, folded unless one holds something; nothing for a game that has neither sets nor decks.

    Args:
        game: What is to be played.
        edition: Its printing, which says how many decks there can be.
        said: What the form's fields hold, by their names.
        choice: The published sets to choose from.
    """
    if game.workshop is None and game.decks is None:
        return None
    names = ["set", *(f"deck-{seat}" for seat in range(edition.most))]
    is_open = bool(choice.chosen or choice.words) or any(said.get(name) for name in names)
    return details("#own-cards.more", open=is_open)[
        summary[_("Your cards and decks") if game.decks else _("Your own cards")],
        div(".options")[
            set_fields(game, edition, said.get("set", ""), choice) if game.workshop else None,
            [deck_field(seat, said.get(f"deck-{seat}", "")) for seat in range(edition.most)] if game.decks else None,
            p(".hint")[_("You get a ready-made deck if you bring none.")] if game.decks else None,
        ],
    ]


def set_fields(game: Game, edition: Edition, packed: str, choice: SetChoice) -> Node:
    """A set of cards: one of those published here, or one by its link."""
    return [
        published_sets(choice) if choice.sets or choice.words else None,
        p(".hint")[a(href=f"/sets?game={game.key}&edition={edition.key}")[_("All published sets")]],
        div(".field")[
            label(for_="set")[_("Link to a set")],
            field(
                "#set",
                type="text",
                name="set",
                value="" if packed == choice.chosen else packed,
                autocomplete="off",
                spellcheck="false",
            ),
        ],
    ]


def published_sets(choice: SetChoice) -> Node:
    """Published sets as buttons, and a search where there are many."""
    return [
        fieldset(".sets")[
            legend[_("Published set")],
            div(".choices")[
                label(".choice")[
                    field(type="radio", name="shelf", value="", checked=not choice.chosen), span[_("None")]
                ],
                (set_choice(each, choice.chosen) for each in choice.sets),
            ],
        ],
        search_part(choice) if choice.more else None,
    ]


def set_choice(each: Published, chosen: str) -> Node:
    """One published set: what it is called, how many cards it has, and whose it is."""
    about = [counted_("{n} card", "{n} cards", each.cards), *([each.owner] if each.owner else [])]
    link = f"stored-{each.id}"
    return label(".choice")[
        field(type="radio", name="shelf", value=link, checked=link == chosen),
        span[each.title, " ", small[" · ".join(about)]],
    ]


def search_part(choice: SetChoice) -> Node:
    """The search; its fields are those of a form of their own, so that Enter does not start a table."""
    return [
        p(role="status")[_("No published set has these words.")]
        if choice.words and not any(f"stored-{each.id}" != choice.chosen for each in choice.sets)
        else None,
        div(".search-row")[
            label(".vh", for_="find")[_("Search published sets")],
            field("#find", type="search", name="find", value=choice.words, form=FIND,
                  placeholder=_("Search published sets")),
            button(form=FIND)[_("Search")],
        ],
    ]  # fmt: skip


def search_form(address: str) -> Node:
    """The form of that search, which stands beside the form of the table: forms do not nest."""
    return [form(id=FIND, method="get", action=f"{address}#own-cards"), script(src=asset("new-table.js"))]


def deck_field(seat: int, packed: str) -> Node:
    """The deck of one seat, by its link."""
    name = f"deck-{seat}"
    return div(".field")[
        label(for_=name)[_("Link to the deck for seat {number}").format(number=seat + 1)],
        field(type="text", id=name, name=name, value=packed, autocomplete="off", spellcheck="false"),
    ]
