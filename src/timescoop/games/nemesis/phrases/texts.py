"""The texts of a pool: read into trees, with every error reported, and registered when the pool is made."""

from __future__ import annotations

from typing import Any

from timescoop.games.nemesis.attributes import BARS, BORROWS, GUARDS, LOANS, LOOKS_BACK
from timescoop.games.nemesis.phrases import (
    conditions,
    deeds,
    events,
    fights,
    guarding,
    labels,
    own_deeds,
    own_rules,
    own_tests,
    parties,
    places,
    plays,
    wishes,
)
from timescoop.games.nemesis.phrases.book import words_of
from timescoop.games.nemesis.phrases.printed import reader_of
from timescoop.games.nemesis.phrases.proving import wrong_with
from timescoop.games.nemesis.pool import ATTACH, CONFLICT, PLAY, SENTENCES, Pool
from timescoop.kernel import BadNotation, Faults
from timescoop.language import (
    Lexicon,
    UnreadableText,
    dump,
    load,
    node_of,
    register_abilities,
    sentence,
    sort_of,
    text_by_hand,
    within,
)

PHRASES = (
    conditions,
    deeds,
    events,
    fights,
    labels,
    places,
    plays,
    own_tests,
    own_deeds,
    own_rules,
    guarding,
    parties,
    wishes,
)  # imported so that their phrases are entered; `arrivals` comes with `proving`
Place = tuple[str | int, ...]


def texts_of(pool: Pool) -> list[tuple[str, Place, str]]:
    """Every text of a card file: under which name its trees are kept, where it stands, and the text."""
    found: list[tuple[str, Place, str]] = []
    for nth, row in enumerate(pool.rows):
        found.append((row["name"], ("cards", nth, "text"), row.get("read_as") or row["text"]))
    for side, board in enumerate(pool.boards):
        found.append((board["name"], ("boards", side, "text"), board["text"]))
        for corner, place in enumerate(board["locations"]):
            for which, text in enumerate(place["actions"]):
                where: Place = ("boards", side, "locations", corner, "actions", which)
                found.append((f"{board['name']}: {place['name']}: {which}", where, text))
    return found


def trees_of(pool: Pool) -> dict[str, object]:
    """The trees of all texts, as literals; this needs the parser.

    Raises:
        Faults: Every text that cannot be read, with its place in the card file.
    """
    read = reader_of(pool, unlabelled)
    trees: dict[str, Any] = {}
    faults: list[BadNotation] = []
    for name, where, text in texts_of(pool):
        if where[0] == "cards" and pool.rows[int(where[1])].get("by_hand"):
            continue
        try:
            nodes = read(where, text)
        except UnreadableText as unreadable:
            faults += [BadNotation(where, str(fault)) for fault in unreadable.faults]
            continue
        faults += [BadNotation(where, wrong) for wrong in unlabelled(nodes)]
        if where[0] == "cards":
            faults += [BadNotation(where, wrong) for wrong in wrong_with(pool, int(where[1]), nodes)]
        trees[name] = dump(nodes)
    if faults:
        raise Faults(faults)
    return trees


def unlabelled(nodes: list[int]) -> list[str]:
    """What is wrong with sentences that can be read: each has a label, and a card has no more than a few."""
    wrong = [
        f"{sentence(node)!r} needs a label before it, such as `Play:` or `Ongoing:`"
        for node in nodes
        if sort_of(node) != "ability"  # each of which begins with a label
    ]
    if len(nodes) > SENTENCES:
        wrong.append(f"a card has {SENTENCES} sentences at most, not {len(nodes)}")
    return wrong


def register_texts(pool: Pool, trees: dict[str, Any]) -> None:
    """Note in a pool what its texts say.

    Raises:
        UnknownPhrase: The trees were made for another version of the phrases or of the cards.
    """
    words = words_of(pool)
    for name, where, _ in texts_of(pool):
        kind = pool.side_kind + int(where[1]) if where[0] == "boards" else int(where[1])
        if name in trees:
            nodes = load(words, trees[name])
            register_abilities(pool, kind, nodes)
            note_needs(pool, [each for node in nodes for each in within(node)])
        elif kind < pool.count and pool.rows[kind].get("by_hand"):
            take_in_by_hand(pool, kind, words)


def note_needs(pool: Pool, nodes: list[int]) -> None:
    """Note what a table must keep for phrases that a text has."""
    pool.loans = pool.loans or any([LOANS.of(node) for node in nodes])
    pool.barring = pool.barring or any([BARS.of(node) for node in nodes])
    pool.guarding = pool.guarding or any([GUARDS.of(node) for node in nodes])
    pool.remembering = pool.remembering or any([LOOKS_BACK.of(node) for node in nodes])
    pool.borrowing = pool.borrowing or any([BORROWS.of(node) for node in nodes])


def take_in_by_hand(pool: Pool, kind: int, words: Lexicon) -> None:
    """NEM-HAND-02: a text played by hand is opened when its card is played, and as a Conflict rule of its Location."""
    traits = pool.traits[kind]
    if traits & pool.constant and traits & pool.upgrade:
        labels.enter(pool, kind, ATTACH, node_of(words, places.any_bearer, words.words["TYPE"]["Character"]))
    if pool.by_hand[kind]:
        labels.enter(pool, kind, PLAY, text_by_hand(words))
        if traits & (pool.character | pool.constant):
            labels.enter(pool, kind, CONFLICT, text_by_hand(words))
