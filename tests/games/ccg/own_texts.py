"""Boxes of the CCG whose cards say what no printed card says: a sentence for each line of the grammar, by type."""

from functools import cache
from typing import Any, Final

from tests.games.dealt_from import dealt_from

from timescoop.documents import card_document
from timescoop.games.ccg import GAME
from timescoop.games.ccg.phrases.proving import wrong_with
from timescoop.kernel import Game
from timescoop.language import Reader, UnreadableText, sentence, sort_of
from timescoop.language.examples import sentences_with

DOCUMENT: Any = card_document(GAME, "first").value
BOXES: Final = 12
BEGUN: Final = 4  # letters in which what a text must begin with is alike
EACH: Final = 12  # a deed is tried on every twelfth occasion
# What a text of the type begins with, where it must begin so.
OPENINGS: Final = {
    "Ally": "", "Enemy": "", "TARDIS Character": "", "Spacetime": "", "Bang!": "",
    "Artifact": "User: a Character. ", "Condition": "Play on a Spacetime card. ",
}  # fmt: skip
STANDING: Final = ("ability", "rule", "sentence", "fight")


@cache
def sayable() -> dict[str, list[str]]:
    """Texts by the type of card that can carry them out: each line, and each deed on several occasions."""
    assert GAME.workshop is not None
    pool, words, _ = GAME.workshop.read(DOCUMENT)
    lines = [(line, sentence(node), sort_of(node)) for line, node in sentences_with(words)]
    samples = [(text, sort) for _, text, sort in lines]
    occasions = [text.partition(",")[0] for line, text, _ in lines if line.startswith("event: ")]
    said = [text for text, _ in samples]
    deeds = [text for text, sort in samples if sort not in STANDING]
    conditions = [text.removeprefix("Play only if ")[:-1] for text, _ in samples if text.startswith("Play only if ")]
    said += [f"When your turn ends, if {each}, draw 1 card." for each in conditions]
    for nth, deed in enumerate(deeds):
        for occasion in ("When your turn starts", *occasions[nth % EACH :: EACH]):
            said.append(f"{occasion}, {deed[0].lower()}{deed[1:]}")
    reader, texts = Reader(words), dict[str, list[str]]()
    readable = [text for text in dict.fromkeys(said) if is_readable(reader, text)]
    for sort, opening in OPENINGS.items():
        kind = next(kind for kind in range(pool.count) if is_plain(pool.rows[kind], sort))
        fit = (f"{opening}{text}" for text in readable)
        texts[sort] = [text for text in fit if not wrong_with(pool, kind, reader.read(text))]
    return texts


def is_readable(reader: Reader, text: str) -> bool:
    """Whether a text is in the language: an occasion does not go with each deed."""
    try:
        return bool(reader.read(text))
    except UnreadableText:
        return False


@cache
def held_in_setup() -> frozenset[str]:
    """CCG-SETUP-06: the cards that hold or bring others in Set-Up, by the decks of the box."""
    return frozenset(title for deck in DOCUMENT["decks"] for title in deck.get("with", {}))


def is_plain(row: dict[str, Any], sort: str) -> bool:
    """Whether a card of a type may say something else: what lies on or under others in Set-Up keeps its text."""
    holds = row["title"] in held_in_setup() or (sort == "Condition" and row.get("setup"))
    return row["type"] == sort and not holds and row["text"].startswith(OPENINGS[sort][:BEGUN])


@cache
def pool_of_box(nth: int) -> Any:
    """The box with other texts on its cards, each box beginning elsewhere; Goals, Plots and TARDISes keep theirs."""
    texts, rows, used = sayable(), [], dict.fromkeys(OPENINGS, 0)
    for row in DOCUMENT["cards"]:
        sort = row["type"]
        if sort in OPENINGS and is_plain(row, sort):
            rows.append({**row, "text": texts[sort][(nth + BOXES * used[sort]) % len(texts[sort])]})
            used[sort] += 1
        else:
            rows.append(row)
    return GAME.compile_cards({**DOCUMENT, "cards": rows})


def box(nth: int) -> Game:
    """The game with such a box."""
    return dealt_from(GAME, lambda: pool_of_box(nth))
