"""Compiling a card file: checks its structure and decks, reads its texts, and reports all errors at once."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Final

from timescoop.games.ccg.decks import PARTS, faults_of
from timescoop.games.ccg.pool import Pool, full_name
from timescoop.games.ccg.setup.editions import EDITIONS
from timescoop.games.ccg.setup.laying import built_pool
from timescoop.kernel import BadNotation, CardRow, CompiledCards, Document, Faults, header_and_rows, read_deck


def compile_cards(document: Document) -> Pool:
    """The pool of a card file; `Faults` say everything that is wrong with it."""
    own = with_own_decks(document)
    return built_pool(own) if own else compiled_pool(document, as_built(document))[1]


def with_own_decks(document: object) -> CompiledCards | None:
    """A card file that differs from a built one by its decks alone, made of what was built; None for any other.

    Raises:
        Faults: What is wrong with the decks.
    """
    if not isinstance(document, dict) or not isinstance(document.get("decks"), list):
        return None
    edition = document.get("edition")
    if edition not in [each.key for each in EDITIONS]:
        return None
    built: CompiledCards = import_module(f"timescoop.games.ccg.built.e{edition}").CARDS
    header, rows = header_and_rows({"cards": (), **document})
    if rows != built["rows"] or {**header, "decks": None} != {**built["header"], "decks": None}:
        return None
    found: CompiledCards = {**built, "header": header}
    faults = wrong_decks(header, built_pool(found))
    if faults:
        raise Faults(faults)
    return found


def compiled(document: Document) -> CompiledCards:
    """A compiled card file as literals, trees included. The build stores it, so that playing needs no parser.

    Raises:
        Faults: Everything that is wrong with it. Texts are read once all else is right, for their words come from it;
            decks are looked at once the texts can be read.
    """
    return compiled_pool(document)[0]


def compiled_pool(
    document: Document, known: frozenset[int] = frozenset()
) -> tuple[CompiledCards, Pool, dict[str, list[int]]]:
    """The same with its pool, and the nodes of each text.

    Rows that are known, by their numbers, stand in the built edition as they are.

    Raises:
        Faults: Everything that is wrong with it.
    """
    from timescoop.games.ccg.cardfile.structure import faults_of as wrong_structure  # noqa: PLC0415 - playing reads no card file
    from timescoop.games.ccg.phrases import register_texts, trees_of  # noqa: PLC0415 - phrases use the rules of this room

    faults = wrong_structure(document, known)
    if faults:
        raise Faults(faults)
    header, rows = header_and_rows(document)
    pool = Pool(header, rows)
    trees = trees_of(pool, known)
    said = register_texts(pool, trees)
    faults = wrong_decks(header, pool)
    if faults:
        raise Faults(faults)
    return {"header": header, "rows": rows, "trees": trees}, pool, said


NAMED: Final = ("eras", "outside_time", "traits", "goal_types", "keywords")  # what cards name in the head of a file


def as_built(document: object) -> frozenset[int]:
    """The rows of a card file that stand just so in the built edition, where nothing around them has changed either.

    They were checked when that was built. A build knows none: what was built before it may be out of date.
    """
    if not isinstance(document, dict) or not isinstance(document.get("cards"), list):
        return frozenset()
    edition = document.get("edition")
    if edition not in [each.key for each in EDITIONS]:
        return frozenset()
    built: CompiledCards = import_module(f"timescoop.games.ccg.built.e{edition}").CARDS
    rows = [row for row in document["cards"] if isinstance(row, dict) and isinstance(row.get("title"), str)]
    gone = {row["title"] for row in built["rows"]} - {row["title"] for row in rows}
    if gone or any([document.get(part) != built["header"].get(part) for part in NAMED]):
        return frozenset()
    named = {full_name(row): row for row in built["rows"]}
    return frozenset([nth for nth, row in enumerate(document["cards"]) if is_as_named(row, named)])


def is_as_named(row: object, named: Mapping[str, object]) -> bool:
    """Whether the row with this name is among the known ones."""
    return isinstance(row, dict) and isinstance(row.get("title"), str) and named.get(full_name(row)) == row


def wrong_decks(header: CardRow, pool: Pool) -> list[BadNotation]:
    """CCG-DECK-02: every fault of the decks in a card file, each at its entry."""
    faults: list[BadNotation] = []
    for nth, data in enumerate(header["decks"]):
        deck, places, wrong = read_deck(data, PARTS)
        faults += [BadNotation(("decks", nth, *each.path), each.args[0]) for each in wrong]
        for entry, where in zip(deck.entries, places, strict=True):
            for name in (entry.name, entry.under):
                if name and name not in pool.name:
                    faults.append(BadNotation(("decks", nth, *where), f"there is no card {name!r}"))
        for fault in faults_of(pool, deck):
            where = places[fault.entry] if fault.entry >= 0 else ()
            faults.append(BadNotation(("decks", nth, *where), f"{fault.wrong} ({fault.clause})"))
    return faults
