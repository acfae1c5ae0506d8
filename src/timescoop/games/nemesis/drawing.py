"""Cards between deck, hand and discard pile: drawing, discarding, retrieving, searching."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis import facts
from timescoop.games.nemesis.going import discard
from timescoop.games.nemesis.pool import CARD, YOU_EMPTY_A_DECK
from timescoop.games.nemesis.table import Nemesis
from timescoop.games.nemesis.winning import check_wins_on, mark_changed
from timescoop.kernel import NOBODY, of_several, question, register_rules
from timescoop.language import DONE

NAMED: Final = -1  # a wanted card by its name is NAMED - its kind; any other number is a type


def wanted_kind(table: Nemesis, kind: int, wanted: int) -> bool:
    """NEM-TRAIT-09: whether a kind is the one that is named, or has every trait of a type."""
    return kind == NAMED - wanted if wanted < 0 else table.pool.traits[kind] & wanted == wanted


def kinds_in(table: Nemesis, copies: tuple[int, ...], wanted: int) -> list[int]:
    """The distinct kinds of these copies that match `wanted`, ascending."""
    return sorted({table.kind[copy] for copy in copies if wanted_kind(table, table.kind[copy], wanted)})


# ---- drawing


def draw(table: Nemesis, me: int, count: int) -> None:
    """NEM-EFFECT-DRAW-01: cards from the top of your own deck, one by one."""
    drawn: list[int] = []
    for _ in range(count):
        if not table.deck(me):
            reshuffle(table, me)
        if not table.deck(me):
            break  # NEM-EFFECT-DRAW-05
        copy = table.deck(me)[-1]
        table.move(copy, table.hand_zone(me))
        drawn.append(copy)
    if drawn:
        table.say(facts.DREW, me, (len(drawn),), tuple(drawn))
        mark_changed(table)


def reshuffle(table: Nemesis, me: int) -> None:
    """NEM-EFFECT-DRAW-03: only when a card is to be drawn and the deck is empty, the pile becomes a new deck."""
    cards = table.pile(me)
    if cards:
        for copy in cards:
            table.move(copy, table.deck_zone(me), up=False)
        table.shuffle(table.deck_zone(me))
        table.say(facts.RESHUFFLED, me, (len(cards),))


def can_draw(table: Nemesis, me: int) -> bool:
    """NEM-EFFECT-DRAW-05: whether there is a card to draw."""
    return len(table.deck(me)) > 0 or len(table.pile(me)) > 0


# ---- discarding


def discard_top(table: Nemesis, me: int, count: int, by: int) -> None:
    """NEM-AMB-31: cards from the top of a deck are discarded until it is empty; nothing is reshuffled."""
    gone = table.deck(me)[::-1][:count]
    if not gone:
        return
    for copy in gone:
        discard(table, copy)
    table.say(facts.DISCARDED_TOP, me, (len(gone),), gone)
    if not table.deck(me):
        table.do(check_wins_on, YOU_EMPTY_A_DECK, by, NOBODY)


def from_hand(table: Nemesis, me: int, kind: int) -> int:
    """Take a card of this kind out of the hand, face up; returns its sleeve."""
    return table.pick(table.hand_zone(me), kind, me)


def discard_kinds(table: Nemesis, me: int, kinds: tuple[int, ...]) -> None:
    """NEM-EFFECT-DISC-01: cards of the hand go face up to their owners' piles."""
    gone = []
    for kind in kinds:
        copy = from_hand(table, me, kind)
        discard(table, copy)
        gone.append(copy)
    if gone:
        table.say(facts.DISCARDED, me, (len(gone),), tuple(gone))


def discard_cards(table: Nemesis, me: int, wanted: int, count: int) -> None:
    """NEM-EFFECT-DISC-03: the seat that discards chooses which; if it holds no more than that, it discards all."""
    hand = table.hand(me)
    if wanted == CARD and len(hand) <= count:
        discard_kinds(table, me, tuple(sorted([table.kind[copy] for copy in hand])))
    elif hand:
        table.ask(DISCARD, me, wanted, count)


def left_in_hand(table: Nemesis, me: int) -> list[int]:
    """The distinct kinds of the hand that aren't picked yet, ascending."""
    return table.unpicked(table.hand(me))


def cards_to_discard(table: Nemesis, me: int, wanted: int, _count: int) -> list[int]:
    """NEM-EFFECT-DISC-01: the cards of the type in the hand; only `done` if there are none."""
    kinds = [kind for kind in left_in_hand(table, me) if wanted_kind(table, kind, wanted)]
    return table.deal.book.kind.options(kinds) or [DONE]


def discard_one(table: Nemesis, me: int, wanted: int, count: int, option: int) -> None:
    """NEM-AMB-32: as many as were asked for, or as there are."""
    picks = table.picks
    if option != DONE:
        picks = (*picks, table.deal.book.kind.target(option))
        if len(picks) < min(count, len(table.hand(me))):
            table.ask_again(DISCARD, me, wanted, count, picks=picks)
            return
    discard_kinds(table, me, picks)


DISCARD: Final = of_several(question("nemesis/discard", "NEM-EFFECT-DISC-01", cards_to_discard, discard_one))


# ---- retrieving


def retrieve(table: Nemesis, me: int, wanted: int, count: int) -> None:
    """NEM-EFFECT-RETR-01: cards of a type from your discard pile; all of them if there are no more (NEM-AMB-32)."""
    found = [copy for copy in table.pile(me) if wanted_kind(table, table.kind[copy], wanted)]
    if len(found) <= count or len({table.kind[copy] for copy in found}) == 1:
        take_back(table, me, found[:count])
    elif count:
        table.ask(RETRIEVE, me, wanted, count)


def take_back(table: Nemesis, me: int, copies: list[int]) -> None:
    """NEM-EFFECT-RETR-06: cards of the pile go to the hand; the rest of the pile stays as it lies."""
    for copy in copies:
        table.move(copy, table.hand_zone(me))
    if copies:
        table.say(facts.RETRIEVED, me, (len(copies),), tuple(copies))
        mark_changed(table)


def retrieve_to_top(table: Nemesis, me: int, wanted: int, count: int) -> None:
    """NEM-AMB-79: cards of a type from your discard pile, one after the other; all of them if there are no more."""
    found = [copy for copy in table.pile(me) if wanted_kind(table, table.kind[copy], wanted)]
    if len(found) <= count and len({table.kind[copy] for copy in found}) <= 1:
        put_on_top(table, me, found)
    elif count:
        table.ask(RETRIEVE, me, wanted, -count)


def put_on_top(table: Nemesis, me: int, copies: list[int]) -> None:
    """NEM-AMB-79: put cards on top of the deck, the last one uppermost."""
    for copy in copies:
        table.move(copy, table.deck_zone(me))
    if copies:
        table.say(facts.PUT_ON_TOP, me, (len(copies),), tuple(copies))
        mark_changed(table)


def cards_to_retrieve(table: Nemesis, me: int, wanted: int, _count: int) -> list[int]:
    """NEM-EFFECT-RETR-01: the kinds of the type in the pile."""
    return table.deal.book.kind.options(kinds_in(table, table.pile(me), wanted))


def retrieve_one(table: Nemesis, me: int, wanted: int, count: int, option: int) -> None:
    """NEM-EFFECT-RETR-01, NEM-AMB-79: one card comes back, then the next; a negative count means onto the deck."""
    kind = table.deal.book.kind.target(option)
    copy = [each for each in table.pile(me) if table.kind[each] == kind][-1]
    if count < 0:
        put_on_top(table, me, [copy])
        table.do(retrieve_to_top, me, wanted, -count - 1)
        return
    take_back(table, me, [copy])
    table.do(retrieve, me, wanted, count - 1)


RETRIEVE: Final = of_several(question("nemesis/retrieve", "NEM-EFFECT-RETR-01", cards_to_retrieve, retrieve_one))


register_rules(globals(), retrieve_to_top="top_up")
