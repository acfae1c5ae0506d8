"""Fights between Characters that a text names, those who are in a fight, and what is so only while one goes on.

Stored tables hold acts by number, and these have the last ones: all others that enter any are imported before.
"""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.context import CONTEXT, here_of
from timescoop.games.ccg.motion.fights import are_foes, begin_duel, can_still_fight, fight, in_latest_fight
from timescoop.games.ccg.phrases.acts import could_fight
from timescoop.games.ccg.phrases.book import phrase
from timescoop.games.ccg.phrases.picking import act, choose
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import NOBODY, NOWHERE
from timescoop.language import Context, function_of, may, parts, possible, selected, value

Cards = tuple[int, ...]

# ---- one Character against another


def foes_of(table: Ccg, me: int, this: Context, node: int, copy: int) -> list[int]:
    """CCG-AMB-119: whom a Character of yours could fight, of the cards that the second part of a duel picks out."""
    if table.controller(copy) != me or not can_still_fight(table, copy):
        return []
    cards = selected(table, parts(node)[1], me, this)[1:]
    return [each for each in cards if are_foes(table, copy, each)]


def can_duel(table: Ccg, me: int, this: Context, first: int, second: int, *_what: int) -> bool:
    """CCG-AMB-119: whether one of yours and one of theirs are at the same place and able to fight."""
    ours, theirs = selected(table, first, me, this)[1:], selected(table, second, me, this)[1:]
    for copy in ours:
        if table.controller(copy) == me and can_still_fight(table, copy):
            for each in theirs:
                if are_foes(table, copy, each):
                    return True
    return False


def call_out(table: Ccg, me: int, this: Context, cards: Cards, more: Cards) -> None:
    """CCG-AMB-119: the first has been named; now the other one is."""
    node = table.pool.trees[more[0]]
    able = [copy for copy in cards if foes_of(table, me, this, node, copy)]
    if able:
        choose(table, me, this, MEET, parts(node)[1], more[0], *able)


def has_foe(table: Ccg, me: int, this: Context, copy: int, more: Cards) -> bool:
    """CCG-AMB-119: whether there is somebody for a Character to fight."""
    return len(foes_of(table, me, this, table.pool.trees[more[0]], copy)) > 0


CALL_OUT: Final = act(call_out, has_foe)


def meet(table: Ccg, me: int, this: Context, cards: Cards, more: Cards) -> None:
    """CCG-AMB-119: those who were named fight, and nobody else; one opponent's only."""
    number, *named = more
    ours = [copy for copy in named if can_still_fight(table, copy)]
    theirs = [copy for copy in cards if ours and are_foes(table, ours[0], copy)]
    if theirs:
        foe = table.controller(theirs[0])
        _, _, stat, win, *rest = parts(table.pool.trees[number])
        lose = rest[0] if rest else NOBODY
        both = (tuple(ours), tuple([copy for copy in theirs if table.controller(copy) == foe]))
        begin_duel(table, me, CONTEXT.replace(this, it=theirs[0]), stat, win, lose, both)


def can_be_met(table: Ccg, _me: int, _this: Context, copy: int, more: Cards) -> bool:
    """CCG-AMB-119: whether a card is one whom the first can fight."""
    return any([are_foes(table, each, copy) for each in more[1:]])


MEET: Final = act(meet, can_be_met)


@phrase(
    "fight",
    "let {chosen_cards} fight {chosen_cards}, comparing {QUALITY}. If you win, {course}. If you lose, {course}",
    can_duel,
)
def duels(table: Ccg, me: int, this: Context, first: int, second: int, stat: int, win: int, lose: int) -> None:
    """CCG-AMB-119: the first is yours, the second an opponent's."""
    choose(table, me, this, CALL_OUT, first, numbered(table, (first, second, stat, win, lose)))


def numbered(table: Ccg, said: tuple[int, ...]) -> int:
    """The number under which the pool holds a duel, by its parts."""
    trees = table.pool.trees
    return next(number for number, node in enumerate(trees) if is_duel(node) and parts(node) == said)


def is_duel(node: int) -> bool:
    """CCG-AMB-119: whether a node lets Characters fight that it names; the pool has to hold it."""
    function = function_of(node)
    return function is duels or function is duels_to_win


def can_be_fought(table: Ccg, me: int, this: Context, duel: int) -> bool:
    """LAN-JOINT-05: whether there is somebody to fight."""
    return possible(table, duel, me, this)


@phrase("fight", "let {chosen_cards} fight {chosen_cards}, comparing {QUALITY}. If you win, {course}", can_duel)
def duels_to_win(table: Ccg, me: int, this: Context, first: int, second: int, stat: int, win: int) -> None:
    """CCG-AMB-119: nothing happens if you lose."""
    choose(table, me, this, CALL_OUT, first, numbered(table, (first, second, stat, win)))


@phrase("fight", "{who_fights} with {QUALITY} here. If you win, {course}", could_fight)
def fights_to_win(table: Ccg, me: int, this: Context, side: int, stat: int, win: int) -> None:
    """CCG-FIGHT-05: nothing happens if you lose."""
    fight(table, me, this, stat, win, NOBODY, value(table, side, me, this))


@phrase("doing", "you may {fight}", can_be_fought)
def may_fight(table: Ccg, me: int, this: Context, duel: int) -> None:
    """LAN-JOINT-05: you say yes or no."""
    may(table, me, this, duel)


# ---- those who fight


@phrase("state", "fighting", of_play=True)
def is_fighting(table: Ccg, _me: int, _this: Context, that: int) -> bool:
    """CCG-AMB-120: in one of the groups of the latest fight, as they are now."""
    return that >= 0 and any([that in group for group in in_latest_fight(table)])


def fights_here(table: Ccg, this: Context) -> bool:
    """Whether the latest fight takes place here."""
    place = here_of(table, this)
    return len(table.fights) > 0 and place != NOWHERE and table.fights[-1][3] == place


@phrase("condition", "there is a fight here")
def is_fight_here(table: Ccg, _me: int, this: Context) -> bool:
    """CCG-AMB-120: from the moment when it begins until it is over."""
    return fights_here(table, this)


@phrase("condition", "you attack here")
def you_attack(table: Ccg, me: int, this: Context) -> bool:
    """CCG-AMB-120: you have begun the fight that goes on here."""
    return fights_here(table, this) and table.fights[-1][1] == me


@phrase("condition", "an opponent attacks you here")
def you_are_attacked(table: Ccg, me: int, this: Context) -> bool:
    """CCG-AMB-120: an opponent has begun it, and against you."""
    return fights_here(table, this) and table.fights[-1][2] == me
