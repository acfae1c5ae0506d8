"""The start of a scenario: a position, a deal or a deck to check, with custom cards if it has some."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from timescoop.documents.cardfiles import read_cards
from timescoop.documents.faults import BadDocument
from timescoop.documents.making.decks import read_deck_file
from timescoop.documents.positions import Position, game_of, lay
from timescoop.documents.proving.comparing import compare
from timescoop.documents.proving.sayable import Words
from timescoop.documents.proving.scenario import Check, Failure, Scenario
from timescoop.documents.reading import Document, Place, read_one
from timescoop.documents.rulebooks import clauses_of
from timescoop.documents.writing import write_text
from timescoop.kernel import BadDeal, BadNotation, Game, part, seed_of

DEAL: Final = ("game", "edition", "options", "seed", "deal")
FAULT_PARTS: Final = frozenset({"name", "wrong", "clause"})


def cards_of(document: Document, games: Mapping[str, Game]) -> Any:
    """The compiled cards of a scenario's own card file or set; None where it has none.

    `cards` is the file itself, or its name, looked for beside the scenario.

    Raises:
        BadDocument: It cannot be read or compiled.
    """
    own = card_file_of(document)
    return None if own is None else read_cards(own, games)[2]


def card_file_of(document: Document) -> Document | None:
    """A scenario's own card file or set; None where it has none.

    Raises:
        BadDocument: It cannot be read.
    """
    if "cards" not in document.value:
        return None
    value = document.value["cards"]
    if isinstance(value, str):
        return read_one(Path(document.source).parent / value)
    lines = {place[1:]: line for place, line in document.lines.items() if place[:1] == ("cards",)}
    return Document(value, lines, document.source)


def begin(value: Any, document: Document, games: Mapping[str, Game], under: Place) -> Position:
    """The table that `given` describes: a position, or a deal with Set-Up still to come.

    Raises:
        BadDocument: It cannot be read, or cannot be dealt.
    """
    cards = cards_of(document, games)
    if not isinstance(value, dict) or "deal" not in value:
        return lay(value, document, games, cards, under)
    game = game_of(value, document, games, under)
    try:
        return dealt(game, part(value, (), DEAL), cards)
    except BadNotation as error:
        raise BadDocument([document.fault(error, under)]) from error
    except BadDeal as error:
        raise document.bad(under, str(error)) from error


def dealt(game: Game, found: Mapping[Any, Any], cards: Any) -> Position:
    """The table of a deal, with the first question asked.

    Raises:
        BadNotation: The players are not named.
        BadDeal: No such edition or option, or a number of players that it is not for.
    """
    names = found["deal"]
    if not isinstance(names, list) or not all(isinstance(name, str) and name for name in names):
        raise BadNotation(("deal",), "the names of the players are expected here, in turn order")
    edition = None if found.get("edition") is None else str(found["edition"])
    options = {str(key): str(value) for key, value in (found.get("options") or {}).items()}
    luck = seed_of(found.get("seed", 0))
    table = game.deal(seats=len(names), seed=luck, edition=edition, options=options, cards=cards, facts=True)
    return Position(game, table, list(names))


# ---- decks


def is_of_a_deck(scenario: Scenario) -> bool:
    """Whether a scenario looks a deck through, and plays nothing."""
    return "deck" in scenario.document.value


def deck_failures(scenario: Scenario, games: Mapping[str, Game]) -> Iterator[Failure]:
    """What is not as `faults` says of the deck that is given.

    Raises:
        BadDocument: The deck or a claim cannot be read.
    """
    document = scenario.document
    given = document.value["given"]
    game = game_of(given, document, games, ("given",))
    deck = document.value["deck"]
    if not isinstance(deck, str | dict):
        raise document.bad(("deck",), "a deck is expected here, as a list in words or by its parts")
    text = deck if isinstance(deck, str) else write_text({**given, **deck})
    file = read_deck_file(text, document.source, games, cards_of(document, games))
    rows = [row_of(fault.wrong) for fault in file.faults]
    clauses = clauses_of(game.room)
    names = frozenset([*clauses, *[row["name"] for row in rows]])
    for step in scenario.steps:
        if not isinstance(step, Check) or step.kind != "then" or set(step.wanted) != {"faults"}:
            raise document.bad(step.path, "of a deck only its `faults` can be told, by their clauses")
        for difference in compare(step.wanted["faults"], rows, ("faults",), Words(names, FAULT_PARTS)):
            yield Failure(document.source, document.line_of(step.path), str(scenario), str(difference))


def row_of(wrong: str) -> dict[str, str]:
    """A fault of a deck, called by its clause."""
    said, _, clause = wrong.rpartition(" (")
    return {"name": clause.rstrip(")"), "wrong": said or wrong}
