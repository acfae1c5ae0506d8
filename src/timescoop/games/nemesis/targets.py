"""Choosing cards in play and acting on them: move, vanquish, return, place Plot and so on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from timescoop.games.nemesis import facts
from timescoop.games.nemesis.conflicts.results import discard_thwarted, thwart_all
from timescoop.games.nemesis.going import VANQUISH as VANQUISH_STEP
from timescoop.games.nemesis.going import discard_from_play, leave_play, relocate, return_to_hand
from timescoop.games.nemesis.playing import without_duplicates
from timescoop.games.nemesis.pool import MOVING, VANQUISHING
from timescoop.games.nemesis.table import Nemesis
from timescoop.games.nemesis.tokens import place_plot, remove_plot
from timescoop.games.nemesis.winning import mark_changed
from timescoop.kernel import question, register_rules, written_as
from timescoop.language import DONE, Context, read_node, selected, write_node

# What may be done to a card that is chosen.
MOVE: Final = 0
VANQUISH: Final = 1
RETURN: Final = 2
PLACE_PLOT: Final = 3  # and each number above it one Plot more, less three
BOOST: Final = 1000  # and an amount, which may be below 0: so much more Strength until the turn ends
GUARD: Final = 5000  # and what it is safe from until the turn ends, as bits by number
KEEP: Final = 2000  # and a seat: it cannot move until the next turn of that seat
THWARTED: Final = 3000  # as in a lost Conflict
TAKEN: Final = 3001  # its controller changes
DOUBLE: Final = 3002  # its Strength of this moment once more, until the turn ends
TO_TOP: Final = 3003  # to the top of its owner's deck
TO_BOTTOM: Final = 3004
INTO_DECK: Final = 3005  # and that is shuffled
BORROWED: Final = 3006  # its controller changes until the turn ends
STRIPPED: Final = -1000  # minus the amount of Plot that is taken off it
MOVE_TO: Final = -1  # less the number of a Location: moved there

# How many of the candidates: a number, or one of these.
ALL: Final = 0
ANY_NUMBER: Final = -1
UP_TO: Final = -10  # less a number: none to so many

Act = Callable[[Nemesis, int, int], None]


def candidates(table: Nemesis, me: int, this: Context, pick: int, done: tuple[int, ...]) -> list[int]:
    """The cards that a text selects, except those in `done`. The first number of a selection is how many."""
    return [copy for copy in selected(table, pick, me, this)[1:] if copy not in done]


def choose(table: Nemesis, me: int, this: Context, verb: int, pick: int) -> None:
    """NEM-AMB-50: the acting seat picks freely among the cards that the text allows; with none nothing happens."""
    how_many = selected(table, pick, me, this)[0]
    found = candidates(table, me, this, pick, ())
    if how_many == ALL:
        for copy in found:
            act_on(table, me, verb, copy)
    elif found:
        choose_next(table, me, this, verb, pick, how_many)


def choose_next(table: Nemesis, me: int, this: Context, verb: int, pick: int, left: int, *done: int) -> None:
    """NEM-EFFECT-MOVEALL-02: one card after another, each at most once."""
    offered = cards_to_choose(table, me, this, verb, pick, left, *done)
    if left in (0, UP_TO) or offered == [DONE]:
        return
    if len(offered) == 1:
        choose_card(table, me, this, verb, pick, left, *done, offered[0])
    else:
        table.ask(TARGET, me, this, verb, pick, left, *done)


def cards_to_choose(table: Nemesis, me: int, this: Context, _verb: int, pick: int, left: int, *done: int) -> list[int]:
    """NEM-AMB-50: the cards, interchangeable ones once; also `done` if the text allows fewer."""
    options = table.deal.book.card.options(candidates(table, me, this, pick, done))
    found = sorted(without_duplicates(table, options))
    return [DONE, *found] if left < 0 or not found else found


def choose_card(table: Nemesis, me: int, this: Context, verb: int, pick: int, left: int, *done_and_option: int) -> None:
    """NEM-AMB-50: act on the chosen card, then ask for the next."""
    *done, option = done_and_option
    if option == DONE:
        return
    copy = table.deal.book.card.target(option)
    act_on(table, me, verb, copy)
    table.do(choose_next, me, this, verb, pick, one_less(left), *done, copy)


def one_less(left: int) -> int:
    """NEM-AMB-55: how many are left to choose after one more; see `ANY_NUMBER` and `UP_TO`."""
    if left == ANY_NUMBER:
        return left
    return left + 1 if left < UP_TO else left - 1


def act_on(table: Nemesis, me: int, verb: int, copy: int) -> None:
    """Carry out what a verb number says on a card."""
    act = ACTS.get(verb)
    if act is not None:
        act(table, me, copy)
    elif verb <= STRIPPED:
        remove_plot(table, me, copy, STRIPPED - verb)
    elif verb <= MOVE_TO:
        send(table, me, copy, MOVE_TO - verb)
    elif verb >= BOOST - LEAST_BOOST:
        grant_for_turn(table, me, verb, copy)
    else:
        place_plot(table, me, copy, verb - PLACE_PLOT)


def let_move(table: Nemesis, me: int, copy: int) -> None:
    """NEM-EFFECT-MOVE1-01: ask the acting seat where the card moves."""
    if table.ways_for(me, copy) and not is_held(table, me, copy):
        table.ask(DESTINATION, me, copy)


def send(table: Nemesis, me: int, copy: int, place: int) -> None:
    """NEM-AMB-58: move a card to a certain Location; if it is there already, nothing happens."""
    if table.in_play(copy) and table.place_of(copy) != place and not is_held(table, me, copy):
        relocate(table, me, copy, place)


def is_held(table: Nemesis, me: int, copy: int) -> bool:
    """NEM-AMB-71: whether a text keeps a seat from moving a card of another player."""
    if not table.in_play(copy) or table.controller(copy) == me:
        return False
    return table.is_spared(copy, MOVING)


LEAST_BOOST: Final = 100


def grant_for_turn(table: Nemesis, me: int, verb: int, copy: int) -> None:
    """NEM-AMB-63, -64, -85: give a card in play Strength or protection for the turn, or stop it moving for a round."""
    if not table.in_play(copy):
        return
    if verb >= GUARD:
        table.guards[copy] = table.guards.get(copy, 0) | verb - GUARD
        table.say(facts.GUARDED, me, (verb - GUARD - 1,), (copy,))
    elif verb >= KEEP:
        table.stuck[copy] = verb - KEEP
        table.say(facts.STUCK, me, (verb - KEEP,), (copy,))
    else:
        table.boosts[copy] = table.boosts.get(copy, 0) + verb - BOOST
        table.say(facts.BOOSTED, me, (verb - BOOST,), (copy,))
        mark_changed(table)


def vanquish(table: Nemesis, me: int, copy: int) -> None:
    """NEM-EFFECT-VANQ-01: a card of any Strength goes to its owner's pile."""
    if not table.in_play(copy) or table.is_spared(copy, VANQUISHING):
        return
    if table.pool.saving:
        table.announce(VANQUISH_STEP, copy, me)
    else:
        discard_from_play(table, me, copy, facts.VANQUISHED)


def thwart(table: Nemesis, me: int, copy: int) -> None:
    """NEM-AMB-72: a Character is thwarted as in a Conflict that you have won; what replaces that replaces this."""
    if table.in_play(copy) and table.is_character(copy):
        thwart_all(table, [copy], me)
        table.do(discard_thwarted, me)


def take_control(table: Nemesis, me: int, copy: int) -> None:
    """NEM-AMB-28, -73: you control it until it leaves play; Heroes have no controlling side."""
    if not table.in_play(copy) or table.is_hero(copy) or table.controller(copy) == me:
        return
    table.holder[copy] = me
    table.changed()
    table.say(facts.TOOK_CONTROL, me, (), (copy,))
    mark_changed(table)


def borrow(table: Nemesis, me: int, copy: int) -> None:
    """NEM-AMB-107: you control it until the turn ends; one that is lent already goes back to its first lender."""
    if table.in_play(copy) and not table.is_hero(copy) and table.controller(copy) != me:
        table.borrowed.setdefault(copy, table.controller(copy))
        take_control(table, me, copy)


def double(table: Nemesis, me: int, copy: int) -> None:
    """NEM-AMB-86: the Strength that it has now is added once more until the turn ends."""
    if table.in_play(copy):
        grant_for_turn(table, me, BOOST + table.strength(copy), copy)


def withdraw(table: Nemesis, me: int, copy: int, how: int) -> None:
    """NEM-AMB-87: a card in play goes to its owner's deck; its Upgrades are discarded."""
    if not table.in_play(copy):
        return
    owner = table.owner_of(copy)
    zone = table.deck_zone(owner)
    leave_play(table, copy)
    table.say(facts.TO_DECK, me, (how - TO_TOP,), (copy,))
    table.move(copy, zone, up=False)
    if how == TO_BOTTOM:
        table.zones[zone] = (copy, *[each for each in table.zones[zone] if each != copy])
    elif how == INTO_DECK:
        table.shuffle(zone)
    mark_changed(table)


def to_top(table: Nemesis, me: int, copy: int) -> None:
    """NEM-AMB-87: all know which card lies there."""
    withdraw(table, me, copy, TO_TOP)


def to_bottom(table: Nemesis, me: int, copy: int) -> None:
    """NEM-AMB-87: all know which card lies there."""
    withdraw(table, me, copy, TO_BOTTOM)


def into_deck(table: Nemesis, me: int, copy: int) -> None:
    """NEM-AMB-87: nobody knows where it lies then."""
    withdraw(table, me, copy, INTO_DECK)


ACTS: Final[dict[int, Act]] = {
    MOVE: let_move,
    VANQUISH: vanquish,
    RETURN: return_to_hand,
    THWARTED: thwart,
    TAKEN: take_control,
    DOUBLE: double,
    TO_TOP: to_top,
    TO_BOTTOM: to_bottom,
    INTO_DECK: into_deck,
    BORROWED: borrow,
}


def destinations(table: Nemesis, me: int, copy: int) -> list[int]:
    """NEM-AMB-11: any Location on any board but the one where it is."""
    return table.deal.book.place.options(table.ways_for(me, copy))


def move_to(table: Nemesis, me: int, copy: int, option: int) -> None:
    """NEM-EFFECT-MOVE1-02: the card goes there, if it is still in play."""
    if table.in_play(copy):
        relocate(table, me, copy, table.deal.book.place.target(option))


TARGET: Final = question("nemesis/target", "NEM-AMB-50", cards_to_choose, choose_card)
written_as("nemesis/target", (3, write_node, read_node))
written_as("timescoop.games.nemesis.targets.choose_next", (4 - 1, write_node, read_node))
DESTINATION: Final = question("nemesis/destination", "NEM-EFFECT-MOVE1-02", destinations, move_to)

register_rules(globals())
