"""Boxes whose cards say what no printed card says: a sentence for each line of the grammar, shared out by type."""

from functools import cache
from random import Random
from typing import Any

from tests.games.dealt_from import dealt_from

from timescoop.documents import card_document
from timescoop.games.invasion import GAME
from timescoop.games.invasion.phrases import words_of
from timescoop.games.invasion.phrases.proving import wrong_with
from timescoop.games.invasion.pool import DEFENDER, ENEMY, LOCATION, SUPPORT, TYPES, Pool
from timescoop.kernel import Game
from timescoop.language import Reader, sentence, sort_of
from timescoop.language.examples import sentences_with

DOCUMENT: Any = card_document(GAME, "classic").value
HEADER = {key: value for key, value in DOCUMENT.items() if key != "cards"}
STAYS = "This card stays face-up in your Reserve and uses no place there."
BOXES = 12
ACTING = ("deed", "deeds", "step", "course", "doing", "statement")
MORE = (
    "Take 1 Time Point from another player of your choice.",
    "Move a Defender from one of your Locations to another.",
    "Swap the Defenders on two of your Locations.",
    "Move a TARDIS counter from one of your Locations to another.",
    "Return a TARDIS counter from one of your Locations to its owner.",
    "Return up to 2 TARDIS counters from any Locations to their owners.",
    "Discard a Defender from your hand or Reserve.",
    "Discard a Defender on any Location.",
    "Discard any number of cards from your hand, then draw that many and 1 more.",
)
SCORES_IF = "When the game ends, if "


@cache
def sayable() -> dict[int, list[str]]:
    """Texts by the type of card that can carry them out: each line, and each deed on each occasion."""
    pool = Pool(HEADER, tuple(DOCUMENT["cards"]))
    words = words_of(pool)
    samples = list(sentences_with(words))
    reader = Reader(words)
    said = [sentence(node) for _, node in samples]
    deeds = [each for each, (_, node) in zip(said, samples, strict=True) if sort_of(node) in ACTING]
    so = [each.removeprefix(SCORES_IF).partition(", score")[0] for each in said if each.startswith(SCORES_IF)]
    so = [each for each in so if ", lose" not in each]
    deeds += [f"If {each}, draw 1 card." for each in so]
    deeds += MORE
    occasions = [each for each, (line, _) in zip(said, samples, strict=True) if line.startswith("event")]
    said += [f"This card has 1 more strength if {each}." for each in so]
    for nth, deed in enumerate(deeds):
        openings = [each.partition(",")[0] for each in occasions[nth % 2 :: 2]]
        said += [f"{opening}, {deed[0].lower()}{deed[1:]}" for opening in openings]
    kinds = {sort: pool.type.index(sort) for sort in (LOCATION, DEFENDER, ENEMY, SUPPORT)}
    texts: dict[int, list[str]] = {sort: [] for sort in kinds}
    for each in dict.fromkeys(said):
        for sort, kind in kinds.items():
            for text in (each, f"{STAYS} {each}" if sort == SUPPORT else each):
                if text not in texts[sort] and not wrong_with(pool, kind, reader.read(text)):
                    texts[sort].append(text)
    return {sort: [each for each in found if each != STAYS] for sort, found in texts.items()}


def row_saying(row: dict[str, Any], text: str) -> dict[str, Any]:
    """A row of a card file with another text."""
    return {**row, "text": text, "warrants": {**row["warrants"], "text": "judged R8"}}


@cache
def pool_of_box(nth: int) -> Any:
    """A box of the Classic edition whose cards say the texts, each box beginning elsewhere."""
    texts, rows = sayable(), []
    further, used = 26 * (nth // BOXES), dict.fromkeys(texts, 0)  # no type has more cards
    for row in DOCUMENT["cards"]:
        sort = TYPES.index(row["type"])
        if texts.get(sort):
            first = sort == SUPPORT and used[sort] < len(MORE)  # these are in every box: few boards are fit for them
            at = nth % BOXES + BOXES * (used[sort] + further)
            text = MORE[used[sort]] if first else texts[sort][at % len(texts[sort])]
            used[sort] += 1
            rows.append(row_saying(row, text))
        else:
            rows.append(row)
    return GAME.compile_cards({**DOCUMENT, "cards": rows})


def box(nth: int) -> Game:
    """The game with such a box."""
    return dealt_from(GAME, lambda: pool_of_box(nth))


def play_boxes() -> None:
    """Games with such boxes, played to their end by chance."""
    for nth in range(7 * BOXES):
        table = box(nth % BOXES).deal(seats=2 + nth % 3, seed=bytes([nth]) * 32, edition="classic")
        luck = Random(nth)
        while not table.over():
            seat = table.waiting()[0]
            table.play(seat, luck.choice(table.options(seat)))
