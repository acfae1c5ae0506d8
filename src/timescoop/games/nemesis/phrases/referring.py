"""Phrases for a card that is chosen first and then referred to, and for the qualities of chosen cards."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.phrases.book import phrase
from timescoop.games.nemesis.phrases.own_tests import there_of
from timescoop.games.nemesis.phrases.places import loose, on_boards
from timescoop.games.nemesis.phrases.plays import any_there
from timescoop.games.nemesis.playing import without_duplicates
from timescoop.games.nemesis.table import Nemesis
from timescoop.kernel import NOBODY, question, register_rules, written_as
from timescoop.language import CHOICES, DONE, Context, perform, read_node, selected, suits, write_node

# ---- chosen first


@phrase("single", "a(n) {TYPE}")
def any_one(table: Nemesis, _me: int, _this: Context, wanted: int) -> list[int]:
    """NEM-AMB-91: at any Location, of any player."""
    return [1, *loose(table, on_boards(table), wanted)]


@phrase("single", "a(n) {TYPE} {where}")
def any_one_there(table: Nemesis, me: int, this: Context, wanted: int, where: int) -> list[int]:
    """NEM-AMB-91: at the stated place, of any player."""
    return [1, *there_of(table, me, this, wanted, where)]


def can_choose(table: Nemesis, me: int, this: Context, pick: int, _statement: int) -> bool:
    """NEM-AMB-91: there is a card to choose."""
    return any_there(table, me, this, pick)


@phrase("statement", "choose {single}: {statement}", can_choose, listed_under=CHOICES)
def chooses_first(table: Nemesis, me: int, this: Context, pick: int, statement: int) -> None:
    """NEM-AMB-91: one card; `that card` is the one chosen. With none to choose, nothing happens."""
    options = cards_to_name(table, me, this, pick, statement)
    if len(options) > 1:
        table.ask(NAMED_FIRST, me, this, pick, statement)
    elif options != [DONE]:
        name_first(table, me, this, pick, statement, options[0])


def cards_to_name(table: Nemesis, me: int, this: Context, pick: int, _statement: int) -> list[int]:
    """NEM-AMB-91: the cards that the text allows, those alike once."""
    options = table.deal.book.card.options(selected(table, pick, me, this)[1:])
    return sorted(without_duplicates(table, options)) or [DONE]


def name_first(table: Nemesis, me: int, this: Context, _pick: int, statement: int, option: int) -> None:
    """NEM-AMB-91: what follows is about that card."""
    if option != DONE:
        table.do(perform, statement, me, CONTEXT.replace(this, it=table.deal.book.card.target(option)))


@phrase("pick", "that {TYPE}", of_chosen=True)
def that_card(table: Nemesis, _me: int, this: Context, wanted: int) -> list[int]:
    """NEM-AMB-91, NEM-AMB-120: the one that was chosen or that the event is about, if it is still in play."""
    copy = CONTEXT.it(this)
    return [1, copy] if copy != NOBODY and table.in_play(copy) and table.is_type(copy, wanted) else [1]


@phrase("condition", "that card is a(n) {TYPE}", of_chosen=True)
def that_card_is(table: Nemesis, _me: int, this: Context, wanted: int) -> bool:
    """NEM-AMB-91: looked at while it is in play."""
    copy = CONTEXT.it(this)
    return copy != NOBODY and table.in_play(copy) and table.is_type(copy, wanted)


@phrase("condition", "that card has {INT} or more Strength", of_chosen=True)
def that_card_is_strong(table: Nemesis, _me: int, this: Context, least: int) -> bool:
    """NEM-AMB-91: with what Upgrades and texts add, while it is in play."""
    copy = CONTEXT.it(this)
    return copy != NOBODY and table.in_play(copy) and table.strength(copy) >= least


# the key comes after those of older questions, so that the numbers of the others in observations stay what they were
NAMED_FIRST: Final = question("nemesis/yours_told", "NEM-AMB-91", cards_to_name, name_first)
written_as("nemesis/yours_told", (2, write_node, read_node), (3, write_node, read_node))


# ---- what they are like


@phrase("single", "{single} {quality}")
@phrase("pick", "{pick} {quality}")
def picks_such(table: Nemesis, me: int, this: Context, pick: int, quality: int) -> list[int]:
    """NEM-AMB-96: of the cards that the text could mean, those that are like that."""
    how_many, *copies = selected(table, pick, me, this)
    return [how_many, *[copy for copy in copies if suits(table, quality, me, this, copy)]]


@phrase("those", "{those} {quality}")
def those_such(table: Nemesis, me: int, this: Context, copy: int, those: int, quality: int) -> bool:
    """NEM-AMB-60, NEM-AMB-96: looked at whenever Strength is."""
    return suits(table, those, me, this, copy) and suits(table, quality, me, this, copy)


@phrase("quality", "bearing an Upgrade")
def upgraded(table: Nemesis, _me: int, _this: Context, copy: int) -> bool:
    """NEM-AMB-96: it bears one or more."""
    return len(table.upgrades(copy)) > 0


@phrase("quality", "bearing no Upgrade")
def bare(table: Nemesis, _me: int, _this: Context, copy: int) -> bool:
    """NEM-AMB-96: it bears none."""
    return not table.upgrades(copy)


@phrase("quality", "showing {INT} or more Strength")
def strong(table: Nemesis, _me: int, _this: Context, copy: int, least: int) -> bool:
    """NEM-AMB-96: what the card itself shows."""
    return table.pool.strength[table.kind[copy]] >= least


@phrase("quality", "showing {INT} or less Strength")
def weak(table: Nemesis, _me: int, _this: Context, copy: int, most: int) -> bool:
    """NEM-AMB-96: what the card itself shows."""
    return table.pool.strength[table.kind[copy]] <= most


@phrase("quality", "bearing Plot")
def plotting(table: Nemesis, _me: int, _this: Context, copy: int) -> bool:
    """NEM-AMB-96: there is Plot on it."""
    return table.plots.get(copy, 0) > 0


@phrase("quality", "other than {TYPE(s)}")
def no_such(table: Nemesis, _me: int, _this: Context, copy: int, unwanted: int) -> bool:
    """NEM-AMB-96: it lacks that type, also as one that is lent to it."""
    return not table.is_type(copy, unwanted)


register_rules(globals())
