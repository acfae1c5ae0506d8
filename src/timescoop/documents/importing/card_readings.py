"""How each card of a set is read: strictly, as printed, with a question, or not at all."""

from __future__ import annotations

import re
from ast import literal_eval
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

from timescoop.documents.making.sets import CardSet, own_cards, whole
from timescoop.documents.making.sides import BOARDS
from timescoop.kernel import BadNotation, Faults, Workshop
from timescoop.language import text_of

State = Literal["no text", "read", "read as", "by hand", "asked", "refused", "wrong", "unread"]
ROUNDS: Final = 6  # each sets aside what the one before could not take
QUESTION: Final = "To say so, write "  # what the reader asks the author ends so
QUOTED: Final = re.compile(r"""'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*\"""")
TEXTS: Final = ("text", "read_as")
Row = dict[str, Any]


class CardReading(NamedTuple):
    """What becomes of one card.

    Attributes:
        name: What it is called.
        state: How its text is read; "wrong" if other fields of it cannot be right, "unread" if the set as a whole
            has faults that must be mended first.
        read_as: Its text as it runs, where it is read otherwise than it is printed.
        faults: What is wrong, or asked, in words.
        choices: What it may mean, each as a text that runs, where its author is asked.
    """

    name: str
    state: State
    read_as: str
    faults: tuple[str, ...]
    choices: tuple[str, ...] = ()


def readings_of(made: CardSet) -> tuple[list[CardReading], list[str]]:
    """How each card of a set is read, in its order, and what is wrong with the set as a whole.

    What is at fault is set aside, so that the rest can still be read: a text alone, or its card.

    Raises:
        BadDocument: A card takes the place of one that is not there.
    """
    shop = made.game.required_workshop
    texts = [text_printed(made, row) for row in made.rows]
    faults: dict[int, list[BadNotation]] = {}
    rest: list[str] = []
    trees: Mapping[str, list[int]] | None = None
    for _ in range(ROUNDS):
        kept = [nth for nth in range(len(made.rows)) if all(map(is_of_text, faults.get(nth, ())))]
        full, mine = whole(made._replace(rows=tuple(row_of(made, nth, faults) for nth in kept),
                                         places=tuple(made.places[nth] for nth in kept)))  # fmt: skip
        trees, found = compiled_or_faults(shop, full)
        made, sides = without_sides(made, full, found)
        rest += [fault for fault in sides if fault not in rest]
        new = {(kept[mine[at]], fault) for fault in found if (at := card_at(fault)) in mine}
        for nth, fault in new:
            faults.setdefault(nth, []).append(fault)
        if not new and not sides:
            rest += [str(fault) for fault in found]
            trees = trees or without_decks(shop, full, found)
            break
    read = [
        reading(name, row, text, trees, faults.get(nth, []))
        for nth, (name, row, text) in enumerate(zip(made.names, made.rows, texts, strict=True))
    ]
    return read, rest


def text_printed(made: CardSet, row: Row) -> str:
    """The text of a card: its own, or that of the card of ours which it corrects."""
    if "text" in row:
        return str(row["text"] or "")
    shop = made.game.required_workshop
    ours = own_cards(made.game, made.edition.key)["cards"]
    return next((str(each.get("text") or "") for each in ours if shop.called(each) == shop.called(row)), "")


def row_of(made: CardSet, nth: int, faults: Mapping[int, Sequence[BadNotation]]) -> Row:
    """A card of a set; a text that can't be read is replaced by that of one of our cards of its type."""
    row = made.rows[nth]
    if nth not in faults:
        return row
    ours = own_cards(made.game, made.edition.key)["cards"]
    shop = made.game.required_workshop
    sort = row.get("type") or next((each["type"] for each in ours if shop.called(each) == shop.called(row)), "")
    said = next((each["text"] for each in ours if each["type"] == sort and each.get("text")), None)
    return {key: each for key, each in row.items() if key not in TEXTS} | {"text": said}


def card_at(fault: BadNotation) -> int:
    """The number of the card that a fault is about, or -1."""
    nth = fault.path[1] if fault.path[:1] == ("cards",) and len(fault.path) > 1 else -1
    return nth if isinstance(nth, int) else -1


def without_sides(made: CardSet, full: Row, faults: Sequence[BadNotation]) -> tuple[CardSet, list[str]]:
    """The set without the sides of boards that are at fault, so that the rest can be read; and these faults."""
    wrong = {
        full[BOARDS][fault.path[1]]["name"]: f"{full[BOARDS][fault.path[1]]['name']}: {in_words(fault)}"
        for fault in faults
        if fault.path[:1] == (BOARDS,) and len(fault.path) > 1 and isinstance(fault.path[1], int)
    }
    kept = tuple(board for board in made.boards if board.get("name") not in wrong)
    return (made._replace(boards=kept), list(wrong.values())) if len(kept) < len(made.boards) else (made, [])


def without_decks(shop: Workshop, full: Row, faults: Sequence[BadNotation]) -> Mapping[str, list[int]] | None:
    """The trees of a card file's texts where nothing but its ready decks is wrong."""
    if not faults or not isinstance(full.get("decks"), list) or any(fault.path[:1] != ("decks",) for fault in faults):
        return None
    return compiled_or_faults(shop, full | {"decks": []})[0]


def compiled_or_faults(shop: Workshop, full: Row) -> tuple[Mapping[str, list[int]] | None, Sequence[BadNotation]]:
    """The trees of a card file's texts, or what is wrong with it."""
    try:
        return shop.read(full)[2], ()
    except Faults as errors:
        return None, errors.faults
    except BadNotation as error:
        return None, (error,)


def is_of_text(fault: BadNotation) -> bool:
    """True if only the text of a card cannot be read."""
    return len(fault.path) > 2 and fault.path[2] in TEXTS  # noqa: PLR2004 - cards, its number, its field


def reading(
    name: str, row: Row, text: str, trees: Mapping[str, list[int]] | None, faults: Sequence[BadNotation]
) -> CardReading:
    """What becomes of a card; without trees, the rest of its set could not be read."""
    if faults or trees is None:
        return left(name, faults, text)
    if row.get("by_hand") is True:
        return CardReading(name, "by hand", "", ())
    written = text_of(trees.get(name, []))
    if not text:
        return CardReading(name, "no text", "", ())
    return CardReading(name, "read as" if written != text else "read", written if written != text else "", ())


def left(name: str, faults: Sequence[BadNotation], text: str) -> CardReading:
    """What becomes of a card with faults, or of one that could not be looked at."""
    weighty = [fault for fault in faults if "warrants" not in fault.path] or faults  # a warrant follows its field
    said = tuple(dict.fromkeys(in_words(fault) for fault in weighty))
    if not said:
        return CardReading(name, "unread" if text else "no text", "", ())
    if not all(is_of_text(fault) for fault in faults):
        return CardReading(name, "wrong", "", said)
    if not all(QUESTION in each for each in said):
        return CardReading(name, "refused", "", said)
    return CardReading(name, "asked", "", said, tuple(choice for each in said for choice in choices_in(each)))


def choices_in(question: str) -> list[str]:
    """The texts that a question offers; it quotes each of them."""
    return [str(literal_eval(each)) for each in QUOTED.findall(question.partition(QUESTION)[2])]


def question_in(fault: str) -> str:
    """What a fault asks the author, without the texts that it offers; empty if it asks nothing."""
    asked, offers, _ = fault.partition(QUESTION)
    return asked.strip() if offers else ""


def in_words(fault: BadNotation) -> str:
    """A fault with the field that it is about."""
    field = ".".join(str(each) for each in fault.path[2:])
    return f"{field}: {fault.wrong}" if field else fault.wrong
