"""Which options are lit where: on cards by kind, on cards on the table by their sleeve, on places by number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from timescoop.games.ccg.pool import ICONS, SENTENCES
from timescoop.games.ccg.table import Ccg
from timescoop.games.ccg.words import ALL, AMOUNT, PASS, PLACE, SEAT, STAY, TABLE, TOGETHER
from timescoop.kernel import NOTHING, QUESTION, OptionInfo
from timescoop.language import DONE, FIRST, NO, SECOND, YES

VERBS: Final = {
    DONE: "done", YES: "yes", NO: "no", FIRST: "first", SECOND: "second", PASS: "pass", ALL: "all",
    TOGETHER: "together", STAY: "stay", TABLE: "table",
}  # fmt: skip
KIND_VERBS: Final = {
    "ccg/discard": "discard", "ccg/refresh": "discard", "ccg/search": "find", "ccg/arrange": "arrange",
    "ccg/setup": "choose", "ccg/line": "choose", "ccg/first_goal": "choose",
}  # fmt: skip
SAYS: Final = {
    ("ccg/play", PASS): "to-motion", ("ccg/motion", PASS): "end-motion", ("ccg/refresh", DONE): "keep",
    ("ccg/search", NO): "take-none", ("ccg/passengers", DONE): "cast-off", ("ccg/team", DONE): "attempt",
}  # fmt: skip


def verb_of(table: Ccg, option: int, question: str) -> str:
    """The key of what an option does, for labels and for grouping buttons."""
    if option in VERBS:
        return VERBS[option]
    book = table.deal.book
    blocks = (
        (SEAT, "choose"), (AMOUNT, "amount"), (PLACE, "place"), (book.word, "word"),
        (book.kind, KIND_VERBS.get(question, "play")), (book.card, "move" if question == "ccg/motion" else "choose"),
        (book.attempt, "attempt"), (book.take, "take"), (book.vortex, "vortex"), (book.use, "use"),
    )  # fmt: skip
    return [key for start, key in blocks if start <= option][-1]


def about(table: Ccg, option: int, question: str) -> OptionInfo:
    """What an option does, and which card it is where it is none that lies open."""
    told: OptionInfo = {"verb": verb_of(table, option, question)}
    if (question, option) in SAYS:
        told["say"] = SAYS[question, option]
    book = table.deal.book
    if book.kind <= option < book.card:
        told["kind"] = option - book.kind
    return told


class Lit:
    """The options of a seat, sorted by what they are lit on; the others are buttons."""

    def __init__(self, table: Ccg, seat: int, options: Sequence[int]) -> None:
        self.hand: dict[int, list[int]] = {}
        self.table: dict[int, list[int]] = {}
        self.place: dict[int, list[int]] = {}
        asked = table.question_of(seat)
        key = QUESTION[asked] if asked != NOTHING else ""
        of_hand = KIND_VERBS.get(key, "play") in ("play", "discard") and key != "ccg/search"
        book = table.deal.book
        for option in options:
            if PLACE <= option < book.word:
                self.place.setdefault(option - PLACE, []).append(option)
            elif book.kind <= option < book.card and of_hand:
                self.hand.setdefault(option - book.kind, []).append(option)
            elif option >= book.card:
                self.table.setdefault(copy_of_option(table, option), []).append(option)


def copy_of_option(table: Ccg, option: int) -> int:
    """The sleeve that an option is about."""
    book = table.deal.book
    if option >= book.use:
        return (option - book.use) // SENTENCES
    if option >= book.vortex:
        return (option - book.vortex) // ICONS
    return option - next(start for start in (book.take, book.attempt, book.card) if start <= option)
