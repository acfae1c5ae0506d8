"""Cards of the card game that are played by hand: what players can do, and where cards may go (CCG-HAND-01 to -05)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from timescoop.games.ccg import facts
from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.dicing import DIE
from timescoop.games.ccg.drawing import draw
from timescoop.games.ccg.events import touch
from timescoop.games.ccg.freezing import freeze, thaw
from timescoop.games.ccg.going import attach, discard, enter, forget, leave_play, put_back, relocate
from timescoop.games.ccg.holding import take_control
from timescoop.games.ccg.options import SEATS, Book
from timescoop.games.ccg.play.where import may_have_another
from timescoop.games.ccg.pool import ARTIFACT, CHARACTERS, CONDITION, GOAL, PLOT, SPACETIME, TARDIS, Pool
from timescoop.games.ccg.scoring import look_for_winner, lose_points
from timescoop.games.ccg.spec import SPEC
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import ANY, HAND, NOBODY
from timescoop.language import (
    COMMON_VERBS,
    FACE_UP,
    WINNING_VERB,
    HandBlocks,
    HandPlay,
    HandVerb,
    all_seats,
    amounts,
    card_picked,
    cards_of,
    number_picked,
    seat_picked,
    seats_of,
    up_to_most,
)

Picks = tuple[int, ...]
AT_PLACES: Final = CHARACTERS | 1 << ARTIFACT | 1 << GOAL  # types that lie at a place by themselves
FIXED: Final = 1 << SPACETIME | 1 << TARDIS  # in play they stay: places hang on them

# ---- where cards may go


def is_loose(table: Ccg, copy: int) -> bool:
    """CCG-HAND-03: cards of a discard pile, and those in play but for Spacetime cards, TARDIS and scored Goals."""
    if table.in_play(copy):
        return not FIXED >> table.pool.type[table.kind[copy]] & 1 and copy not in table.scored
    return table.zone[copy] == table.pile_zone(table.owners[copy])


def ends(table: Ccg, me: int, kind: int, start: int, copy: int) -> list[int]:
    """CCG-HAND-03: to its owner's deck, hand and pile; Characters, Artifacts and Goals also to a place in play."""
    owner = HAND_PLAY.seat(table, start) if copy == NOBODY else table.owners[copy]
    pile = table.pile_zone(owner) * 2 + FACE_UP
    sort = NOBODY if kind == NOBODY else table.pool.type[kind]
    if sort == PLOT:
        return [pile]
    found = [pile, table.deck_zone(owner) * 2, table.hand_zone(owner) * 2 + FACE_UP]
    if sort == NOBODY or not AT_PLACES >> sort & 1:
        return found
    fresh = copy == NOBODY or not table.in_play(copy)
    if fresh and (owner != me or not may_have_another(table, me, kind)):
        return found
    places = [place for place in table.places() if sort != GOAL or not table.goals_at(place)]
    return found + [table.place_zone(place) * 2 + FACE_UP for place in places]


def put(table: Ccg, me: int, copy: int, zone: int, _up: int) -> None:
    """CCG-HAND-03: put a card somewhere without playing it: nothing of its text is carried out."""
    at_place = zone >= table.place_zone(0)
    if at_place and table.in_play(copy):
        relocate(table, copy, zone)
        touch(table)
    elif at_place:
        enter(table, copy, zone, me)
    elif table.in_play(copy):
        take_off(table, me, copy, zone)
    elif zone == table.pile_zone(table.owners[copy]):
        discard(table, copy)
    else:
        table.move(copy, zone, up=table.sort[zone] == HAND)


def take_off(table: Ccg, me: int, copy: int, zone: int) -> None:
    """CCG-HAND-03: a card leaves play, with everything that is on it and under it."""
    owner = table.owners[copy]
    if zone == table.pile_zone(owner):
        leave_play(table, copy)
        return
    put_back(table, me, copy)
    if zone != table.hand_zone(owner):
        table.move(copy, zone, up=False)


def where(table: Ccg, zone: int, _names: Sequence[str]) -> str:
    """A place in short words."""
    return table.pool.title[table.pool.place_kinds[zone - table.place_zone(0)]]


# ---- points and Goals


def gain_points(table: Ccg, _me: int, picks: Picks) -> None:
    """CCG-HAND-04: a player scores points; nobody can respond."""
    seat, count = seat_picked(table, picks[1]), number_picked(table, picks[2])
    table.points[seat] += count
    table.say(facts.SCORED, seat, (count, table.points[seat]))
    table.invalidate()
    look_for_winner(table)


def give_up_points(table: Ccg, _me: int, picks: Picks) -> None:
    """CCG-HAND-04: a player loses points."""
    lose_points(table, seat_picked(table, picks[1]), number_picked(table, picks[2]))


def open_goals(table: Ccg, _me: int, _picks: Picks) -> list[int]:
    """The Goals in play that nobody has scored."""
    return cards_of(table, [copy for copy in table.of_types(1 << GOAL) if copy not in table.scored])


def reach_goal(table: Ccg, _me: int, picks: Picks) -> None:
    """CCG-HAND-04: a player has Reached a Goal, and its points are theirs."""
    seat = seat_picked(table, picks[2])
    table.reached |= 1 << seat
    mark_goal(table, seat, card_picked(table, picks[1]), number_picked(table, picks[3]), facts.REACHED)


def oppose_goal(table: Ccg, _me: int, picks: Picks) -> None:
    """CCG-HAND-04: a player has Opposed a Goal, and its points are theirs."""
    seat = seat_picked(table, picks[2])
    table.opposed |= 1 << seat
    mark_goal(table, seat, card_picked(table, picks[1]), number_picked(table, picks[3]), facts.OPPOSED)


def mark_goal(table: Ccg, seat: int, copy: int, count: int, fact: int) -> None:
    """CCG-SCORE-04: the Goal is turned as a marker, and cannot be scored again."""
    table.scored[copy] = seat
    table.points[seat] += count
    table.say(fact, seat, (count,), (copy,))
    touch(table)
    look_for_winner(table)


# ---- counters, Conditions, freezing, control


def in_play(table: Ccg, _me: int, _picks: Picks) -> list[int]:
    """The cards in play."""
    return cards_of(table, list(table.holder))


def put_counters(table: Ccg, me: int, picks: Picks) -> None:
    """CCG-HAND-04: counters are put on a card in play."""
    count_on(table, me, card_picked(table, picks[1]), number_picked(table, picks[2]))


def with_counters(table: Ccg, _me: int, _picks: Picks) -> list[int]:
    """The cards that have counters."""
    return cards_of(table, [copy for copy, count in table.counters.items() if count])


def counters_there(table: Ccg, _me: int, picks: Picks) -> list[int]:
    """No more than there are."""
    return amounts(table, table.counters[card_picked(table, picks[1])])


def take_counters(table: Ccg, me: int, picks: Picks) -> None:
    """CCG-HAND-04: counters are taken off a card."""
    count_on(table, me, card_picked(table, picks[1]), -number_picked(table, picks[2]))


def count_on(table: Ccg, me: int, copy: int, more: int) -> None:
    """CCG-GLOSSARY-08: add counters to a card."""
    left = table.counters.get(copy, 0) + more
    if left:
        table.counters[copy] = left
    else:
        table.counters.pop(copy, None)
    table.say(facts.COUNTED, me, (left,), (copy,))
    table.invalidate()


def conditions(table: Ccg, _me: int, _picks: Picks) -> list[int]:
    """CCG-HAND-04: the Conditions in play or in a discard pile."""
    piles = [copy for seat in range(table.seats) for copy in table.pile(seat)]
    return cards_of(table, [copy for copy in (*table.holder, *piles) if is_condition(table, copy)])


def is_condition(table: Ccg, copy: int) -> bool:
    """Whether a card is printed as a Condition."""
    return table.pool.type[table.kind[copy]] == CONDITION


def bearers(table: Ccg, _me: int, picks: Picks) -> list[int]:
    """CCG-CONDITION-02: the Characters and Spacetime cards in play, but for what it is on."""
    host = table.host.get(card_picked(table, picks[1]), NOBODY)
    found = [copy for copy in table.of_types(CHARACTERS | 1 << SPACETIME) if copy != host]
    return cards_of(table, [copy for copy in found if not is_condition(table, copy)])


def put_on(table: Ccg, me: int, picks: Picks) -> None:
    """CCG-HAND-04: a Condition is put on any card, and its own limits on where it can lie do not count."""
    copy, host = card_picked(table, picks[1]), card_picked(table, picks[2])
    holder = table.holder.get(copy, me)
    if table.in_play(copy):
        forget(table, copy)
    table.excused += (copy,)
    attach(table, holder, copy, host)
    table.say(facts.ATTACHED_BY_HAND, me, (table.kind[host], host), (copy,))


def can_freeze(table: Ccg, _me: int, _picks: Picks) -> list[int]:
    """The cards in play that are not frozen."""
    return cards_of(table, [copy for copy in table.holder if not table.is_frozen(copy)])


def freeze_card(table: Ccg, me: int, picks: Picks) -> None:
    """CCG-HAND-04: a card is frozen until a turn begins."""
    freeze(table, me, card_picked(table, picks[1]))


def frozen(table: Ccg, _me: int, _picks: Picks) -> list[int]:
    """The frozen cards, without kidnapped ones."""
    return cards_of(table, list(table.frozen))


def thaw_card(table: Ccg, me: int, picks: Picks) -> None:
    """CCG-HAND-04: a card is unfrozen, from every kind of freezing."""
    thaw(table, me, card_picked(table, picks[1]), own=True)


def controlled(table: Ccg, _me: int, _picks: Picks) -> list[int]:
    """The cards in play that can change hands: Characters and Artifacts."""
    return cards_of(table, table.of_types(CHARACTERS | 1 << ARTIFACT))


def other_controllers(table: Ccg, _me: int, picks: Picks) -> list[int]:
    """Everybody but who controls it."""
    holder = table.holder[card_picked(table, picks[1])]
    return seats_of(table, [seat for seat in range(table.seats) if seat != holder])


def give_control(table: Ccg, _me: int, picks: Picks) -> None:
    """CCG-HAND-04: a player takes control of a card."""
    take_control(table, seat_picked(table, picks[2]), card_picked(table, picks[1]))


def win(table: Ccg, seat: int, _kind: int) -> None:
    """CCG-HAND-05: all have agreed that a text wins the game."""
    table.won, table.reason = 1 << seat, "victory"
    table.say(facts.WON, seat, (table.points[seat],))


HAND_PLAY: Final = HandPlay(
    SPEC,
    zones={
        "box": "box", "aside": "cards being played", "deck": "draw deck", "hand": "hand", "side": "side-hand",
        "under": "cards under others", "pile": "discard pile", "table": "cards on the table", "vortex": "Vortex",
        "gone": "cards left out", "place": "place",
    },
    loose=is_loose,
    ends=ends,
    put=put,
    claim=lambda *_: ANY,
    draw=draw,
    roll=lambda table: table.roll(DIE) + 1,
    verbs=(
        *COMMON_VERBS,
        WINNING_VERB,
        HandVerb("hand-score", "score points", (all_seats, up_to_most), gain_points),
        HandVerb("hand-lose-points", "lose points", (all_seats, up_to_most), give_up_points),
        HandVerb("hand-reach", "Reach a Goal", (open_goals, all_seats, up_to_most), reach_goal),
        HandVerb("hand-oppose", "Oppose a Goal", (open_goals, all_seats, up_to_most), oppose_goal),
        HandVerb("hand-put-counters", "put counters on a card", (in_play, up_to_most), put_counters),
        HandVerb("hand-take-counters", "take counters off a card", (with_counters, counters_there), take_counters),
        HandVerb("hand-attach", "put a Condition on a card", (conditions, bearers), put_on),
        HandVerb("hand-freeze", "freeze a card", (can_freeze,), freeze_card),
        HandVerb("hand-unfreeze", "unfreeze a card", (frozen,), thaw_card),
        HandVerb("hand-control", "change who controls a card", (controlled, other_controllers), give_control),
    ),
    where=where,
    card=CONTEXT.card,
    win=win,
    unfollowed=("under",),
)  # fmt: skip


def add_hand_blocks(book: Book, pool: Pool, copies: int) -> None:
    """CCG-HAND-01: where a text of the pool is played by hand, the option book has what that needs."""
    if any(pool.by_hand):
        zones = HAND_PLAY.most_zones(SEATS, len(pool.place_kinds))
        book.hand = HandBlocks(book, HAND_PLAY, copies, pool.count, zones, SEATS)
