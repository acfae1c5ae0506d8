"""The texts of a pool: read into trees, with every error reported, and registered when the pool is made."""

from __future__ import annotations

from typing import Any

from timescoop.games.invasion.phrases import (
    abilities,
    attacks,
    bargains,
    counting,
    decks,
    deeds,
    ground,
    hands,
    hearing,
    players,
    seeking,
    shifts,
    single_cards,
    strengths,
)
from timescoop.games.invasion.phrases.book import LENDS, SAVES, words_of
from timescoop.games.invasion.phrases.printed import texts_of
from timescoop.games.invasion.phrases.proving import wrong_with
from timescoop.games.invasion.pool import SUPPORT, Pool
from timescoop.kernel import BadNotation, Faults
from timescoop.language import UnreadableText, dump, function_of, load, parts, register_abilities, within

PHRASES = (
    abilities,
    attacks,
    counting,
    deeds,
    hands,
    decks,
    players,
    ground,
    strengths,
    hearing,
    seeking,
    bargains,
    shifts,
    single_cards,
)  # imported so that their phrases are entered


def trees_of(pool: Pool) -> dict[str, Any]:
    """The trees of all texts by the name of the card, as literals; this needs the parser.

    Raises:
        Faults: Every text that cannot be read, with its place in the card file.
    """
    read = texts_of(pool)
    trees: dict[str, Any] = {}
    faults: list[BadNotation] = []
    for nth, row in enumerate(pool.rows):
        if row.get("by_hand"):
            continue
        try:
            nodes = read(nth, row.get("read_as") or row.get("text", ""))
        except UnreadableText as unreadable:
            faults += [BadNotation(("cards", nth, "text"), str(fault)) for fault in unreadable.faults]
        else:
            faults += [BadNotation(("cards", nth, "text"), wrong) for wrong in wrong_with(pool, nth, nodes)]
            if nodes:
                trees[row["name"]] = dump(nodes)
    if faults:
        raise Faults(faults)
    return trees


def draws_surely(node: int) -> bool:
    """Whether a sentence draws cards for its player whenever it is carried out."""
    return function_of(node) in (deeds.redraw, hands.draw)


def sure_cards(node: int) -> float:
    """INV-AMB-110: the cards that a sentence of a Support draws."""
    return float(parts(node)[0]) if function_of(node) is hands.draw else 0.0


def register_texts(pool: Pool, trees: dict[str, Any]) -> None:
    """Note in a pool what its texts say.

    Raises:
        UnknownPhrase: The trees were made for another version of the phrases or of the cards.
    """
    words = words_of(pool)
    for kind, name in enumerate(pool.name):
        if name in trees:
            loaded = load(words, trees[name])
            pool.lending = pool.lending or any([LENDS.of(each) for node in loaded for each in within(node)])
            pool.sheltering = pool.sheltering or any([SAVES.of(each) for node in loaded for each in within(node)])
            pool.saving = pool.saving or any([SAVES.of(each) for node in loaded for each in within(node)])
            nodes = register_abilities(pool, kind, loaded)
            pool.deeds[kind] = tuple(nodes)
            pool.redraws[kind] = pool.type[kind] == SUPPORT and any([draws_surely(node) for node in nodes])
            pool.brings_cards[kind] += sum([sure_cards(node) for node in nodes])
