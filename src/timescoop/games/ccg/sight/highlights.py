"""Options by target: cards by kind, cards on the table by sleeve, places by number. Pages highlight these."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from timescoop.games.ccg.options import PASS, TOGETHER
from timescoop.games.ccg.play.together import two_payable
from timescoop.games.ccg.play.where import destinations
from timescoop.games.ccg.pool import VORTEX
from timescoop.games.ccg.sight.outlook import teams
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import NOTHING, QUESTION, OptionInfo, notice, options_by_target
from timescoop.language import DONE, NO, write

KIND_VERBS: Final = {
    "ccg/discard": "discard", "ccg/refresh": "discard", "ccg/search": "find", "ccg/arrange": "arrange",
    "ccg/setup": "choose", "ccg/line": "choose", "ccg/first_goal": "choose",
}  # fmt: skip
SAYS: Final = {
    ("ccg/play", PASS): "to-motion", ("ccg/motion", PASS): "end-motion", ("ccg/refresh", DONE): "keep",
    ("ccg/search", NO): "take-none", ("ccg/passengers", DONE): "cast-off", ("ccg/team", DONE): "attempt",
}  # fmt: skip


def verb_of(table: Ccg, option: int, question: str) -> str:
    """The key of what an option does, for labels and for grouping buttons; some questions have their own for cards."""
    book = table.deal.book
    verb = book.verb(option)
    if option in book.kind:
        return KIND_VERBS.get(question, verb)
    return "move" if option in book.card and question == "ccg/motion" else verb


def about(table: Ccg, seat: int, option: int, question: str) -> OptionInfo:
    """What an option does, and which card it is where it is none that lies open."""
    told: OptionInfo = {"verb": verb_of(table, option, question)}
    if (question, option) in SAYS:
        told["say"] = SAYS[question, option]
    block, target = table.deal.book.decode(option)
    if block is table.deal.book.kind:
        told["kind"] = target
        if told["verb"] == "play":
            tell_place(table, seat, told)
    if option == TOGETHER and question == "ccg/play" and not two_payable(table, seat):
        told["spare"] = True
    if block is table.deal.book.vortex:
        sought = table.pool.nodes(table.kind[target], VORTEX)[block.part(option)]
        told["outcome"] = notice("seeks", seat, words=write(sought))
    if question == "ccg/team":
        told["outcome"] = teams(table, seat, option)
    return told


def tell_place(table: Ccg, seat: int, told: OptionInfo) -> None:
    """CCG-COST-02: add where a card goes that can go to one place alone, which is then not asked."""
    options = destinations(table, seat, told["kind"], 2)
    if len(options) == 1:
        block, place = table.deal.book.decode(options[0])
        if block is table.deal.book.place and table.pool.place_kinds[place] != told["kind"]:
            told["place"] = place


class OptionsByTarget:
    """The options of a seat by target; all others are shown as buttons."""

    def __init__(self, table: Ccg, seat: int, options: Sequence[int]) -> None:
        asked = table.question_of(seat)
        self.question = QUESTION[asked] if asked != NOTHING else ""
        of_hand = KIND_VERBS.get(self.question, "play") in ("play", "discard") and self.question != "ccg/search"
        book = table.deal.book
        on_table = (book.card, book.attempt, book.take, book.vortex, book.use)
        self.hand = options_by_target(book, options, (book.kind,) if of_hand else ())
        self.table = options_by_target(book, options, on_table)
        self.place = options_by_target(book, options, (book.place,))
