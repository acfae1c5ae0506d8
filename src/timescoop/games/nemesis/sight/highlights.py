"""Options by target: cards by kind, cards on the table by sleeve, Locations by number. Pages highlight these."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from timescoop.games.nemesis.pool import CORNERS, WIN
from timescoop.games.nemesis.sight.conflict_view import commitment_outcome, conflict_outcome
from timescoop.games.nemesis.sight.outlook import side_wins
from timescoop.games.nemesis.steps.acting import does_nothing, passed
from timescoop.games.nemesis.table import Nemesis
from timescoop.kernel import NOTHING, QUESTION, OptionInfo, notice, options_by_target
from timescoop.language import DONE, NO, YES, write

KIND_VERBS: Final = {
    "nemesis/discard": "discard", "nemesis/tidy": "discard", "nemesis/retrieve": "retrieve", "nemesis/search": "find",
    "nemesis/yours_sold": "discard",
}  # fmt: skip

SAYS: Final = {
    ("nemesis/search", NO): "take-none", ("nemesis/minion", NO): "neither", ("nemesis/initiate", NO): "no-conflict",
    ("nemesis/use_rule", DONE): "use-none", ("nemesis/use_last", DONE): "use-none",
    ("nemesis/tidy", DONE): "keep", ("nemesis/play", DONE): "play-none",
    ("nemesis/retrieve", DONE): "take-none", ("nemesis/displace", YES): "displace", ("nemesis/displace", NO): "force",
}  # fmt: skip


def verb_of(table: Nemesis, option: int, question: str) -> str:
    """The key of an option's verb, for labels and for grouping buttons."""
    book = table.deal.book
    if option in book.kind and question in KIND_VERBS:
        return KIND_VERBS[question]
    return "move" if option in book.card and question == "nemesis/minion" else book.verb(option)


def about(table: Nemesis, seat: int, option: int, question: str, said: Mapping[int, str]) -> OptionInfo:
    """How an option is shown: its verb, its card if that isn't visible, and the option that belongs beside it."""
    told: OptionInfo = {"verb": verb_of(table, option, question)}
    if (question, option) in SAYS:
        told["say"] = SAYS[question, option]
    if option in said:
        told["text"] = said[option]
    book = table.deal.book
    block, target = book.decode(option)
    if block is book.kind:
        told["kind"] = target
    elif block is book.side:
        of_side(table, told, target)
    elif block is book.instant:
        of_instant(table, told, target, block.part(option))
    elif question == "nemesis/where":
        told["why"] = "own-board" if target // CORNERS == seat else "any-board"
    else:
        of_step(table, seat, told, option, question)
    return told


def of_step(table: Nemesis, seat: int, told: OptionInfo, option: int, question: str) -> None:
    """NEM-CONFLICT-03, -08, NEM-CONTROL-02, NEM-ACTION-07: totals in a Conflict, Locations with lines, Passes."""
    book = table.deal.book
    block, target = book.decode(option)
    if question == "nemesis/commit" and block is book.amount:
        told["outcome"] = commitment_outcome(table, seat, target)
    elif question == "nemesis/initiate" and block is book.place:
        told["outcome"] = conflict_outcome(table, seat, target)
    elif question == "nemesis/control":
        told["lines"] = True
    elif question == "nemesis/action" and block in (book.take_action, book.trigger):
        told["beside"] = passed(table, option)
        if does_nothing(table, seat, option):
            told["outcome"], told["caution"] = notice("does_nothing", seat), True


def of_side(table: Nemesis, told: OptionInfo, side: int) -> None:
    """NEM-SETUP-02: the side of a board, and how it wins."""
    told["kind"] = table.pool.side_kind + side
    wins = side_wins(table.pool, side)
    if wins is not None:
        told["outcome"] = wins


def of_instant(table: Nemesis, told: OptionInfo, kind: int, nth: int) -> None:
    """NEM-INSTANT-05: the sentence, if an Instant has several."""
    sentences = table.pool.sentences[kind]
    if len(sentences) == 1:
        return
    if sentences[nth][0] == WIN:
        told["say"] = "win"
    else:
        told["text"] = write(sentences[nth][1])


class OptionsByTarget:
    """The options of a seat by target; all others, such as Actions and rules, are shown as buttons."""

    def __init__(self, table: Nemesis, seat: int, options: Sequence[int]) -> None:
        book, asked = table.deal.book, table.question_of(seat)
        of_pile = asked != NOTHING and QUESTION[asked] == "nemesis/retrieve"
        self.hand = options_by_target(book, options, (book.instant,) if of_pile else (book.kind, book.instant))
        self.pile = options_by_target(book, options, (book.kind,) if of_pile else ())
        self.table = options_by_target(book, options, (book.card,))
        self.place = options_by_target(book, options, (book.place,))
