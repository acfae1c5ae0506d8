"""Boxes whose cards say what no card of the box says: a sentence for each line, shared out by type."""

from functools import cache
from random import Random
from typing import Any

from tests.games.dealt_from import dealt_from

from timescoop.documents import card_document
from timescoop.games.nemesis import GAME
from timescoop.games.nemesis.phrases.proving import wrong_with
from timescoop.kernel import Game
from timescoop.language import Reader, sentence, sort_of
from timescoop.language.examples import sentences_with

DOCUMENT: Any = card_document(GAME, "standard").value
SORTS = ("character", "constant", "instant", "moment")
BOXES = 20
WIN = "Win: when "
MORE = ["At a Location of your choice, vanquish all cards at that Location."]
BEFORE = ("Play: ", "Conflict: ", "Ongoing: when this Character moves, ", "End Step: ")


@cache
def sayable() -> dict[str, list[str]]:
    """Texts by the type of card that can carry them out."""
    assert GAME.workshop is not None
    pool, words, _ = GAME.workshop.read(DOCUMENT)
    samples = [(sentence(node), sort_of(node)) for _, node in sentences_with(words)]
    texts: dict[str, list[str]] = {sort: [] for sort in SORTS}
    attached = pool.upgrade | pool.bit("Installation")  # Upgrades keep their texts, and most Constants lie nowhere
    on_none = [kind for kind in range(pool.count) if not pool.traits[kind] & attached]
    kinds = {sort: next(kind for kind in on_none if pool.rows[kind]["type"] == sort) for sort in SORTS}
    said = [text for text, sort in samples if sort == "ability" and not text.startswith("Win:")]
    said += [f"Ongoing: {text[0].lower()}{text[1:]}" for text, sort in samples if sort == "rule"]
    deeds = [text for text, sort in samples if sort not in ("ability", "rule") and not text.startswith("Then ")]
    tested = [
        sentence(node).removeprefix(WIN)[:-1]
        for line, node in sentences_with(words)
        if line.startswith("condition: ") and " and " not in sentence(node)
    ]
    deeds = [*[f"If {each}, gain 1 Power." for each in tested], *MORE, *deeds]  # boxes may not hold the last of them
    for nth, deed in enumerate(deeds):
        said += [
            f"{label}{deed if deed[:5] == 'Blink' else deed[0].lower() + deed[1:]}" for label in BEFORE[nth % 2 :: 2]
        ]
    reader = Reader(words)
    for text in dict.fromkeys(said):
        nodes = reader.read(text)
        for sort, kind in kinds.items():
            if not wrong_with(pool, kind, nodes):
                texts[sort].append(text)
    return texts


@cache
def pool_of_box(nth: int) -> Any:
    """The box with other texts on its cards, each box beginning elsewhere; Doctors and schemes keep theirs."""
    texts, rows = sayable(), []
    used = dict.fromkeys(SORTS, 0)
    for row in DOCUMENT["cards"]:
        if "Win:" in row["text"] or row["text"].startswith("Play: attach") or "Hero" in row["traits"]:
            rows.append(row)
            continue
        sort = row["type"]
        rows.append({**row, "text": texts[sort][(nth + BOXES * used[sort]) % len(texts[sort])]})
        used[sort] += 1
    return GAME.compile_cards({**DOCUMENT, "cards": rows})


def box(nth: int) -> Game:
    """The game with such a box."""
    return dealt_from(GAME, lambda: pool_of_box(nth))


def play_boxes(games: int = 3 * BOXES, longest: int = 1500) -> None:
    """Games with such boxes, played by chance."""
    for nth in range(games):
        table = box(nth % BOXES).deal(seats=2 + nth % 3, seed=bytes([nth]) * 32, edition="standard")
        luck, steps = Random(nth), 0
        while not table.over() and steps < longest:
            seat = luck.choice(table.waiting())
            table.play(seat, luck.choice(table.options(seat)))
            steps += 1
