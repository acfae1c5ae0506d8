"""Which options are lit where: on cards by kind, on cards on the table by their sleeve, on Locations by number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from timescoop.games.nemesis.pool import ACTIONS, SENTENCES, WIN
from timescoop.games.nemesis.table import Nemesis
from timescoop.games.nemesis.words import AMOUNT, LEAVE, PASS, PLACE, RULE, SEAT, SIDE, TAKE
from timescoop.kernel import NOTHING, QUESTION, OptionInfo
from timescoop.language import DONE, FIRST, NO, SECOND, YES, write

VERBS: Final = {DONE: "done", YES: "yes", NO: "no", FIRST: "first", SECOND: "second", PASS: "pass"}
KIND_VERBS: Final = {
    "nemesis/discard": "discard", "nemesis/tidy": "discard", "nemesis/retrieve": "retrieve", "nemesis/search": "find",
}  # fmt: skip

SAYS: Final = {
    ("nemesis/search", NO): "take-none", ("nemesis/minion", NO): "neither", ("nemesis/initiate", NO): "no-conflict",
    ("nemesis/use_rule", DONE): "use-none", ("nemesis/use_last", DONE): "use-none",
    ("nemesis/tidy", DONE): "keep", ("nemesis/play", DONE): "play-none",
    ("nemesis/retrieve", DONE): "take-none", ("nemesis/displace", YES): "displace", ("nemesis/displace", NO): "force",
}  # fmt: skip


def verb_of(table: Nemesis, option: int, question: str) -> str:
    """The key of what an option does, for labels and for grouping buttons."""
    if option in VERBS:
        return VERBS[option]
    book = table.deal.book
    blocks = (
        (SEAT, "choose"), (AMOUNT, "amount"), (PLACE, "place"), (TAKE, "take"), (LEAVE, "leave"), (RULE, "use"),
        (SIDE, "side"), (book.kind, KIND_VERBS.get(question, "play")), (book.instant, "play"), (book.trigger, "use"),
        (book.leave, "leave"), (book.card, "move" if question == "nemesis/minion" else "choose"),
    )  # fmt: skip
    return [key for start, key in blocks if start <= option][-1]


def about(table: Nemesis, option: int, question: str, said: Mapping[int, str]) -> OptionInfo:
    """What an option does, which card it is where it is none that lies open, and which other option goes with it."""
    told: OptionInfo = {"verb": verb_of(table, option, question)}
    if (question, option) in SAYS:
        told["say"] = SAYS[question, option]
    if option in said:
        told["text"] = said[option]
    book = table.deal.book
    if book.kind <= option < book.instant:
        told["kind"] = option - book.kind
    elif SIDE <= option < book.kind:
        told["kind"] = table.pool.side_kind + option - SIDE
    elif book.instant <= option < book.trigger:
        of_instant(table, told, *divmod(option - book.instant, SENTENCES))
    elif question == "nemesis/action" and (TAKE <= option < LEAVE or book.trigger <= option < book.leave):
        told["beside"] = option + (ACTIONS if option < LEAVE else book.leave - book.trigger)
    return told


def of_instant(table: Nemesis, told: OptionInfo, kind: int, nth: int) -> None:
    """NEM-INSTANT-05: which of its sentences, where an Instant has several."""
    sentences = table.pool.sentences[kind]
    if len(sentences) == 1:
        return
    if sentences[nth][0] == WIN:
        told["say"] = "win"
    else:
        told["text"] = write(sentences[nth][1])


class Lit:
    """The options of a seat, sorted by what they are lit on; the others, Actions and rules among them, are buttons."""

    def __init__(self, table: Nemesis, seat: int, options: Sequence[int]) -> None:
        self.hand: dict[int, list[int]] = {}
        self.pile: dict[int, list[int]] = {}
        self.table: dict[int, list[int]] = {}
        self.place: dict[int, list[int]] = {}
        asked = table.question_of(seat)
        key = QUESTION[asked] if asked != NOTHING else ""
        of_pile = key == "nemesis/retrieve"
        book = table.deal.book
        blocks = (
            (book.card, 1, self.table), (book.instant, SENTENCES, self.hand),
            (book.kind, 1, self.pile if of_pile else self.hand), (PLACE, 1, self.place),
        )  # fmt: skip
        for option in options:
            if PLACE <= option < TAKE or book.kind <= option < book.trigger or option >= book.card:
                start, each, lit = next(block for block in blocks if block[0] <= option)
                lit.setdefault((option - start) // each, []).append(option)
