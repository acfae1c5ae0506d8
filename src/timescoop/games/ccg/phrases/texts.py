"""The texts of a pool: read into trees, with every error reported, and registered when the pool is made."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import Any, Final

from timescoop.games.ccg.phrases import describing, entered, stock, without_others
from timescoop.games.ccg.phrases.book import STORED, words_of
from timescoop.games.ccg.phrases.printed import texts_of
from timescoop.games.ccg.phrases.proving import wrong_with
from timescoop.games.ccg.pool import (
    ACTION,
    ANY_TYPE,
    BANG,
    EVENTS,
    NONE,
    ON_PLAY,
    ONCE_A_TURN,
    PLOT,
    RESPOND,
    WHERE_ANY,
    WHOSE_ANY,
    Pool,
)
from timescoop.kernel import BadNotation, Faults
from timescoop.language import (
    Lexicon,
    UnreadableText,
    dump,
    function_of,
    is_course,
    load,
    new_words,
    parts,
    register_abilities,
    text_by_hand,
    within,
)

PHRASES: Final = entered.PHRASES


def trees_of(pool: Pool, known: frozenset[int] = frozenset()) -> dict[str, object]:
    """The trees of all texts by the name of their card, as literals; this needs the parser.

    Texts of cards that are known stand in the built edition; they are read again only if a new word is in them.

    Raises:
        Faults: Every text that cannot be read, with its place in the card file.
    """
    read = texts_of(pool)
    built = built_trees(pool, known) if known else {}
    trees: dict[str, Any] = {}
    faults: list[BadNotation] = []
    for kind, text in enumerate(pool.text):
        if pool.unread[kind]:
            continue
        if kind in built:
            trees[pool.name[kind]] = built[kind]
            continue
        where = ("cards", kind, "text")
        try:
            nodes = read(kind, str(pool.rows[kind].get("read_as") or text))
        except UnreadableText as unreadable:
            faults += [BadNotation(where, str(fault)) for fault in unreadable.faults]
            continue
        faults += [BadNotation(where, wrong) for wrong in wrong_with(pool, kind, nodes)]
        trees[pool.name[kind]] = dump(nodes)
    if faults:
        raise Faults(faults)
    return trees


@lru_cache(maxsize=8)
def built_words(edition: str) -> Lexicon:
    """The words of a built edition."""
    cards = import_module(f"timescoop.games.ccg.built.e{edition}").CARDS
    return words_of(Pool(cards["header"], cards["rows"]))


def built_trees(pool: Pool, known: frozenset[int]) -> dict[int, object]:
    """The trees of known cards, by number, that no word of another card changes."""
    edition = pool.header["edition"]
    trees = import_module(f"timescoop.games.ccg.built.e{edition}").CARDS["trees"]
    before, after = built_words(edition), words_of(pool)
    if new_words(after, before):  # some word is gone
        return {}
    fresh = new_words(before, after)
    return {
        kind: trees[name]
        for kind, name in enumerate(pool.name)
        if kind in known and name in trees and not any([word in pool.text[kind] for word in fresh])
    }


def register_texts(pool: Pool, trees: dict[str, Any]) -> dict[str, list[int]]:
    """Note in a pool what its texts say; the nodes of each text by the name of its card.

    Raises:
        UnknownPhrase: The trees were made for another version of the phrases or of the cards.
    """
    words = words_of(pool)
    said = {name: load(words, tree) for name, tree in trees.items()}
    for kind, name in enumerate(pool.name):
        if name in said:
            nodes = said[name]
            for deed in register_abilities(pool, kind, nodes):
                pool.enter(kind, ON_PLAY, deed)
            for node in nodes:
                look_through(pool, kind, node)
        elif pool.by_hand[kind]:
            take_in_by_hand(pool, kind, text_by_hand(words))
    for name in pool.name:
        for node in said.get(name, ()):
            remember_courses(pool, node)
    return said


def take_in_by_hand(pool: Pool, kind: int, node: int) -> None:
    """CCG-HAND-02: a text played by hand is opened when its card is played, and in play as an Action once a turn.

    In the turns of others it is opened in answer to an event, once a turn, too (CCG-HAND-06).
    """
    pool.enter(kind, ON_PLAY, node)
    if pool.type[kind] != BANG:
        pool.enter(kind, ACTION, node, ONCE_A_TURN)
        if pool.type[kind] != PLOT:
            nth = pool.enter(kind, RESPOND, node, ONCE_A_TURN)
            pool.answers[kind] = tuple([(what, WHOSE_ANY, NONE, WHERE_ANY, nth) for what in range(len(EVENTS))])


def look_through(pool: Pool, kind: int, text: int) -> None:
    """What a table has to know beforehand: nodes that it may have to hold, and what may lie under a card."""
    for node in within(text):
        if STORED.of(node):
            pool.remember(parts(node)[1])
        elif without_others.is_duel(node):
            pool.remember(node)
        elif function_of(node) is stock.places_under:
            pool.holds[kind] |= types_in(parts(node)[1])


def remember_courses(pool: Pool, text: int) -> None:
    """CCG-GLOSSARY-23: the parts of courses, which a table holds while they wait.

    They come after all other nodes that a table may hold, so that tables written before there were any are read.
    """
    for node in within(text):
        if is_course(node):
            for each in parts(node):
                pool.remember(each)


def types_in(several: int) -> int:
    """The types of cards that a description speaks of, as bits."""
    for node in within(several):
        if function_of(node) is describing.a_class:
            return parts(node)[0] & ANY_TYPE
    return ANY_TYPE
