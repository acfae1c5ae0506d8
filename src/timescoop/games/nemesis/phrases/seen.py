"""Phrases for looking at your own deck: choosing by type, reordering, or revealing until a card fits."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis import facts
from timescoop.games.nemesis.drawing import wanted_kind
from timescoop.games.nemesis.phrases.book import phrase
from timescoop.games.nemesis.phrases.deeds import can_search
from timescoop.games.nemesis.phrases.own_deeds import discard_rest, looks_at_top, on_top, put_under
from timescoop.games.nemesis.table import Nemesis
from timescoop.games.nemesis.winning import mark_changed
from timescoop.kernel import of_several, question, register_rules
from timescoop.language import DONE, Context

# ---- of a type


def fitting(table: Nemesis, me: int, wanted: int, count: int) -> list[int]:
    """The kinds of a type among so many cards on top, each once."""
    return [kind for kind in on_top(table, me, count) if wanted_kind(table, kind, wanted)]


def take_of_top(table: Nemesis, me: int, copies: list[int], rest: list[int], *, below: bool) -> None:
    """NEM-AMB-82: what you take is shown; the others go under the deck, or to the discard pile."""
    for copy in copies:
        table.show(copy)
        table.say(facts.TURNED_UP, me, (), (copy,))
        table.move(copy, table.hand_zone(me))
    if below:
        put_under(table, me, rest)
    else:
        discard_rest(table, me, rest)
    mark_changed(table)


def ask_of_top(table: Nemesis, me: int, this: Context, wanted: int, count: int) -> None:
    """NEM-AMB-82: you look at so many cards; below 0 the others go under the deck."""
    looks_at_top(table, me, this, abs(count))
    found = min(abs(count), len(table.deck(me)))
    if found:
        table.ask(CHOSEN, me, wanted, -found if count < 0 else found)


def cards_to_choose(table: Nemesis, me: int, wanted: int, count: int) -> list[int]:
    """NEM-AMB-82: none, or a card of the type."""
    return [DONE, *table.deal.book.kind.options(fitting(table, me, wanted, count))]


def choose_of_top(table: Nemesis, me: int, _wanted: int, count: int, option: int) -> None:
    """NEM-AMB-82: one card at most goes to your hand."""
    rest = list(table.deck(me)[::-1][: abs(count)])
    kind = -1 if option == DONE else table.deal.book.kind.target(option)
    taken = [copy for copy in rest if table.kind[copy] == kind][:1]
    take_of_top(table, me, taken, [copy for copy in rest if copy not in taken], below=count < 0)


@phrase("deed", "take a(n) {TYPE} from the top {INT} cards of your deck and put the others on the bottom", can_search)
def takes_of_top(table: Nemesis, me: int, this: Context, wanted: int, count: int) -> None:
    """NEM-AMB-82: you alone see the others."""
    ask_of_top(table, me, this, wanted, -count)


@phrase("deed", "take a(n) {TYPE} from the top {INT} cards of your deck and discard the others", can_search)
def takes_of_top_and_discards(table: Nemesis, me: int, this: Context, wanted: int, count: int) -> None:
    """NEM-AMB-82: the others go face up to the pile."""
    ask_of_top(table, me, this, wanted, count)


def take_all(table: Nemesis, me: int, wanted: int, count: int, *, below: bool) -> None:
    """NEM-AMB-82: all see so many cards on top."""
    there = list(table.deck(me)[::-1][:count])
    for copy in there:
        table.show(copy)
        table.say(facts.TURNED_UP, me, (), (copy,))
    taken = [copy for copy in there if wanted_kind(table, table.kind[copy], wanted)]
    for copy in taken:
        table.move(copy, table.hand_zone(me))
    rest = [copy for copy in there if copy not in taken]
    if below:
        for copy in rest:
            table.hide(copy)
        put_under(table, me, rest)
    else:
        discard_rest(table, me, rest)
    mark_changed(table)


@phrase("deed", "take all {TYPE(s)} from the top {INT} cards of your deck and put the others on the bottom", can_search)
def takes_all_of_top(table: Nemesis, me: int, _this: Context, wanted: int, count: int) -> None:
    """NEM-AMB-82: they are revealed first."""
    take_all(table, me, wanted, count, below=True)


@phrase("deed", "take all {TYPE(s)} from the top {INT} cards of your deck and discard the others", can_search)
def takes_all_of_top_and_discards(table: Nemesis, me: int, _this: Context, wanted: int, count: int) -> None:
    """NEM-AMB-82: they are revealed first."""
    take_all(table, me, wanted, count, below=False)


@phrase("deed", "reveal cards from your deck until one is a(n) {TYPE}, take it and discard the others", can_search)
def reveals_until(table: Nemesis, me: int, _this: Context, wanted: int) -> None:
    """NEM-AMB-83: if none fits, the whole deck is discarded."""
    gone: list[int] = []
    taken: list[int] = []
    for copy in table.deck(me)[::-1]:
        table.show(copy)
        table.say(facts.TURNED_UP, me, (), (copy,))
        if wanted_kind(table, table.kind[copy], wanted):
            taken.append(copy)
            break
        gone.append(copy)
    for copy in taken:
        table.move(copy, table.hand_zone(me))
    discard_rest(table, me, gone)
    mark_changed(table)


# ---- in another order


@phrase("deed", "rearrange the top {INT} cards of your deck", can_search)
def rearranges(table: Nemesis, me: int, this: Context, count: int) -> None:
    """NEM-AMB-84: you alone see them."""
    looks_at_top(table, me, this, count)
    found = min(count, len(table.deck(me)))
    if found > 1:
        table.ask(SORTED, me, found)


def cards_to_sort(table: Nemesis, me: int, count: int) -> list[int]:
    """NEM-AMB-84: a further card of those, first the one to be drawn first."""
    return table.deal.book.kind.options(on_top(table, me, count)) or [DONE]


def sort_next(table: Nemesis, me: int, count: int, option: int) -> None:
    """NEM-AMB-84: when only one is left its place is clear."""
    if option == DONE:
        return  # an imagined deck may hold no such card
    picks = (*table.picks, table.deal.book.kind.target(option))
    if len(picks) < count - 1:
        table.ask_again(SORTED, me, count, picks=picks)
        return
    left = sorted([table.kind[copy] for copy in table.deck(me)[-count:]])
    for kind in picks:
        left.remove(kind)
    put_in_order(table, me, [*picks, *left])


def put_in_order(table: Nemesis, me: int, kinds: list[int]) -> None:
    """NEM-AMB-84: the insides change places, not the sleeves; nobody else can follow them."""
    table.rearrange(table.deck(me)[-len(kinds) :][::-1], kinds, me)
    table.say(facts.REARRANGED, me, (len(kinds),))


# the keys of these come after those of older questions, so that the numbers of the others stay what they were
SORTED: Final = of_several(question("nemesis/yours_sorted", "NEM-AMB-84", cards_to_sort, sort_next))
CHOSEN: Final = question("nemesis/yours_taken", "NEM-AMB-82", cards_to_choose, choose_of_top)

register_rules(globals())
