"""Phrases for effects that only players' own cards use: on other players, hands, decks and chosen Locations."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis import facts
from timescoop.games.nemesis.conflicts.strength import fighters
from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.drawing import (
    discard_cards,
    discard_kinds,
    draw,
    kinds_in,
    left_in_hand,
    reshuffle,
    retrieve_to_top,
    take_back,
    wanted_kind,
)
from timescoop.games.nemesis.going import discard
from timescoop.games.nemesis.phrases.book import phrase
from timescoop.games.nemesis.phrases.deeds import can_retrieve, can_search
from timescoop.games.nemesis.phrases.places import place_of_text
from timescoop.games.nemesis.phrases.plays import any_there
from timescoop.games.nemesis.playing import play_card, playable
from timescoop.games.nemesis.pool import CARD, CORNERS, YOU_EMPTY_A_DECK
from timescoop.games.nemesis.searching import search
from timescoop.games.nemesis.table import Nemesis
from timescoop.games.nemesis.targets import BOOST, KEEP, MOVE_TO, TAKEN, THWARTED, choose
from timescoop.games.nemesis.tokens import gain_power, lose_power
from timescoop.games.nemesis.winning import check_wins_on, mark_changed
from timescoop.kernel import NOBODY, NOWHERE, of_several, question, register_rules, written_as
from timescoop.language import DONE, Context, perform, perform_on, read_node, selected, write_node

TWO: Final = 2

# ---- every other player, or each


def others(table: Nemesis, me: int) -> list[int]:
    """NEM-AMB-56: the opponents, one after the other from the one on your left."""
    return [(me + step) % table.seats for step in range(1, table.seats)]


@phrase("deed", "make each opponent {deed}", by_others=True)
@phrase("deed", "make each opponent {gift}", by_others=True)
def makes_all(table: Nemesis, me: int, this: Context, deed: int) -> None:
    """NEM-AMB-56: each of them does it, and chooses in it."""
    for seat in others(table, me):
        table.do(perform, deed, seat, CONTEXT.replace(this, seat=me))


@phrase("deed", "make each player {deed}", by_others=True)
@phrase("deed", "make each player {gift}", by_others=True)
def makes_everybody(table: Nemesis, me: int, this: Context, deed: int) -> None:
    """NEM-AMB-56: you first, then the others."""
    for seat in (me, *others(table, me)):
        table.do(perform, deed, seat, CONTEXT.replace(this, seat=me))


# ---- one of them, to whom something is done


@phrase("deed", "{aimed} an opponent")
def against_one(table: Nemesis, me: int, this: Context, aimed: int) -> None:
    """NEM-AMB-56: you choose who."""
    if table.seats == TWO:
        table.do(perform_on, aimed, me, this, 1 - me)
    else:
        table.ask(AT_WHOM, me, this, aimed)


@phrase("deed", "{aimed} each opponent")
def against_all(table: Nemesis, me: int, this: Context, aimed: int) -> None:
    """NEM-AMB-56: one after the other."""
    for seat in others(table, me):
        table.do(perform_on, aimed, me, this, seat)


@phrase("deed", "{aimed} each opponent with more Power than you")
def against_richer(table: Nemesis, me: int, this: Context, aimed: int) -> None:
    """NEM-AMB-56, NEM-AMB-69: each of them is compared with you before anything happens."""
    for seat in [seat for seat in others(table, me) if table.power[seat] > table.power[me]]:
        table.do(perform_on, aimed, me, this, seat)


def opponents_to_choose(table: Nemesis, me: int, _this: Context, _aimed: int) -> list[int]:
    """NEM-AMB-56: any opponent."""
    return table.deal.book.seat.options(sorted(others(table, me)))


def aim_at(table: Nemesis, me: int, this: Context, aimed: int, option: int) -> None:
    """NEM-AMB-56: it is done to that opponent."""
    table.do(perform_on, aimed, me, this, table.deal.book.seat.target(option))


AT_WHOM: Final = question("nemesis/at_whom", "NEM-AMB-56", opponents_to_choose, aim_at)
written_as("nemesis/at_whom", (2, write_node, read_node))


# ---- those in the Conflict going on


def rivals(table: Nemesis, me: int) -> list[int]:
    """NEM-AMB-74: the other seats with a Minion in the Conflict going on."""
    return [] if table.fight == NOWHERE else [seat for seat in fighters(table) if seat != me]


@phrase("deed", "{aimed} each opponent in this Conflict")
def against_rivals(table: Nemesis, me: int, this: Context, aimed: int) -> None:
    """NEM-AMB-74: one after the other."""
    for seat in rivals(table, me):
        table.do(perform_on, aimed, me, this, seat)


@phrase("deed", "make each opponent in this Conflict {deed}", by_others=True)
@phrase("deed", "make each opponent in this Conflict {gift}", by_others=True)
def makes_rivals(table: Nemesis, me: int, this: Context, deed: int) -> None:
    """NEM-AMB-74: each of them does it, and chooses in it."""
    for seat in rivals(table, me):
        table.do(perform, deed, seat, CONTEXT.replace(this, seat=me))


@phrase("deed", "{aimed} an opponent in this Conflict")
def against_a_rival(table: Nemesis, me: int, this: Context, aimed: int) -> None:
    """NEM-AMB-74: you choose who, if there are several."""
    found = rivals(table, me)
    if len(found) > 1:
        table.ask(AT_RIVAL, me, this, aimed)
    elif found:
        table.do(perform_on, aimed, me, this, found[0])


def rivals_to_choose(table: Nemesis, me: int, _this: Context, _aimed: int) -> list[int]:
    """NEM-AMB-74: any opponent who is in it."""
    return table.deal.book.seat.options(sorted(rivals(table, me))) or [DONE]


def aim_at_rival(table: Nemesis, me: int, this: Context, aimed: int, option: int) -> None:
    """NEM-AMB-74: it is done to that opponent."""
    if option != DONE:
        aim_at(table, me, this, aimed, option)


@phrase("aimed", "take {INT} Power from")
def takes_power(table: Nemesis, me: int, _this: Context, seat: int, count: int) -> None:
    """NEM-AMB-56: as much as that opponent has."""
    taken = min(count, table.power[seat])
    if taken:
        lose_power(table, seat, taken)
        gain_power(table, me, taken)


@phrase("aimed", "take {INT} Strength from")
def takes_strength(table: Nemesis, _me: int, _this: Context, seat: int, count: int) -> None:
    """NEM-AMB-56: in the Conflict going on, from a total that may fall below what the cards show."""
    if table.fight != NOWHERE:
        table.gained[seat] -= count
        table.say(facts.WEAKENED, seat, (count,))


@phrase("aimed", "look at the hand of")
def looks_at_hand(table: Nemesis, me: int, _this: Context, seat: int) -> None:
    """NEM-AMB-57: you alone see it."""
    for copy in table.hand(seat):
        table.peek(copy, me)
    table.say(facts.SAW_HAND, me, (seat, len(table.hand(seat))), table.hand(seat))


@phrase("aimed", "choose and discard {INT} {TYPE(s)} from the hand of")
def strips_hand(table: Nemesis, me: int, this: Context, seat: int, count: int, wanted: int) -> None:
    """NEM-AMB-57: you look at the hand, and choose as many as there are."""
    looks_at_hand(table, me, this, seat)
    table.do(choose_from, me, seat, wanted, count)


def choose_from(table: Nemesis, me: int, seat: int, wanted: int, count: int) -> None:
    """NEM-AMB-57: one card after the other."""
    if count and kinds_in(table, table.hand(seat), wanted):
        table.ask(FROM_HAND, me, seat, wanted, count)


def cards_of_hand(table: Nemesis, _me: int, seat: int, wanted: int, _count: int) -> list[int]:
    """NEM-AMB-57: the kinds that fit."""
    return table.deal.book.kind.options(kinds_in(table, table.hand(seat), wanted)) or [DONE]


def discard_theirs(table: Nemesis, me: int, seat: int, wanted: int, count: int, option: int) -> None:
    """NEM-AMB-57: it goes face up to its owner's pile."""
    if option != DONE:
        discard_kinds(table, seat, (table.deal.book.kind.target(option),))
        table.do(choose_from, me, seat, wanted, count - 1)


FROM_HAND: Final = question("nemesis/from_hand", "NEM-AMB-57", cards_of_hand, discard_theirs)


# ---- your own deck and pile


def has_hand(table: Nemesis, me: int, _this: Context, *_most: int) -> bool:
    """NEM-AMB-66: there is a card to exchange."""
    return len(table.hand(me)) > 0


def any_there_of(table: Nemesis, me: int, this: Context, pick: int, _amount: int) -> bool:
    """NEM-AMB-50: there is a card to do it to."""
    return any_there(table, me, this, pick)


@phrase("deed", "look at the top {INT} card(s) of your deck", can_search)
def looks_at_top(table: Nemesis, me: int, _this: Context, count: int) -> None:
    """NEM-AMB-57: you alone see them; they stay where they are."""
    copies = table.deck(me)[-count:] if count else ()
    for copy in copies:
        table.peek(copy, me)
    if copies:
        table.say(facts.SAW_TOP, me, (len(copies),), copies)


@phrase("deed", "retrieve up to {INT} {TYPE(s)}", can_retrieve)
def retrieves_up_to(table: Nemesis, me: int, _this: Context, most: int, wanted: int) -> None:
    """NEM-AMB-55: none to so many."""
    if most and kinds_in(table, table.pile(me), wanted):
        table.ask(RETRIEVE_UP_TO, me, wanted, most)


def cards_to_take(table: Nemesis, me: int, wanted: int, _left: int) -> list[int]:
    """NEM-AMB-55: done, or a card of the type in the pile."""
    return [DONE, *table.deal.book.kind.options(kinds_in(table, table.pile(me), wanted))]


def take_one(table: Nemesis, me: int, wanted: int, left: int, option: int) -> None:
    """NEM-EFFECT-RETR-06: it goes to the hand; the rest of the pile stays as it lies."""
    if option == DONE:
        return
    kind = table.deal.book.kind.target(option)
    take_back(table, me, [[copy for copy in table.pile(me) if table.kind[copy] == kind][-1]])
    if left > 1 and kinds_in(table, table.pile(me), wanted):
        table.ask(RETRIEVE_UP_TO, me, wanted, left - 1)


RETRIEVE_UP_TO: Final = of_several(question("nemesis/retrieve_up_to", "NEM-AMB-55", cards_to_take, take_one))


@phrase("deed", "search for and play a(n) {TYPE}", can_search)
def searches_and_plays_one(table: Nemesis, me: int, _this: Context, wanted: int) -> None:
    """NEM-EFFECT-SEARCH-03: found, it is played at once, without any Action."""
    search(table, me, wanted, 1)


@phrase("deed", "draw until you have {INT} cards in your hand")
def draws_up_to(table: Nemesis, me: int, _this: Context, size: int) -> None:
    """NEM-AMB-65: none if you have as many."""
    draw(table, me, max(0, size - len(table.hand(me))))


@phrase("deed", "draw up to your Hand Limit")
def draws_to_limit(table: Nemesis, me: int, _this: Context) -> None:
    """NEM-AMB-65: as in the End Step."""
    draw(table, me, max(0, table.hand_limit(me) - len(table.hand(me))))


def has_so_many(table: Nemesis, me: int, _this: Context, count: int) -> bool:
    """NEM-EFFECT-DISC-04: the hand holds so many."""
    return len(table.hand(me)) >= count


@phrase("deed", "discard {INT} random card(s)", has_so_many)
def discards_blindly(table: Nemesis, me: int, _this: Context, count: int) -> None:
    """NEM-AMB-66: each card of the hand is as likely as another."""
    kinds = sorted([table.kind[copy] for copy in table.hand(me)])
    gone = [kinds.pop(table.roll(len(kinds))) for _ in range(min(count, len(kinds)))]
    discard_kinds(table, me, tuple(gone))


@phrase("deed", "discard down to {INT} card(s) in hand")
def discards_down(table: Nemesis, me: int, _this: Context, size: int) -> None:
    """NEM-AMB-66: of your own choice, until no more are left than that."""
    over = len(table.hand(me)) - size
    if over > 0:
        discard_cards(table, me, CARD, over)


@phrase("deed", "discard all cards in hand")
def discards_all(table: Nemesis, me: int, _this: Context) -> None:
    """NEM-AMB-66: all of it."""
    discard_kinds(table, me, tuple(sorted([table.kind[copy] for copy in table.hand(me)])))


@phrase("deed", "exchange your hand", has_hand)
def exchanges_all(table: Nemesis, me: int, this: Context) -> None:
    """NEM-AMB-66: all of it is discarded first, and as many are drawn."""
    count = len(table.hand(me))
    discards_all(table, me, this)
    draw(table, me, count)


@phrase("deed", "exchange up to {INT} card(s) of your hand", has_hand)
def exchanges_some(table: Nemesis, me: int, _this: Context, most: int) -> None:
    """NEM-AMB-66: you discard first, and then draw as many."""
    if most and table.hand(me):
        table.ask(EXCHANGE, me, most)


@phrase("deed", "exchange any number of cards of your hand", has_hand)
def exchanges_any(table: Nemesis, me: int, _this: Context) -> None:
    """NEM-AMB-66: none up to all."""
    if table.hand(me):
        table.ask(EXCHANGE, me, len(table.hand(me)))


def cards_to_exchange(table: Nemesis, me: int, most: int) -> list[int]:
    """NEM-AMB-66: done, or a further card of the hand."""
    return [DONE, *(table.deal.book.kind.options(left_in_hand(table, me)) if len(table.picks) < most else [])]


def exchange_one(table: Nemesis, me: int, most: int, option: int) -> None:
    """NEM-AMB-66: those named are discarded together, and as many are drawn."""
    if option != DONE:
        table.ask_again(EXCHANGE, me, most, picks=(*table.picks, table.deal.book.kind.target(option)))
        return
    gone = table.picks
    discard_kinds(table, me, gone)
    draw(table, me, len(gone))


# the keys of these come last, so that the numbers of the others in observations stay what they were
EXCHANGE: Final = of_several(question("nemesis/your_exchange", "NEM-AMB-66", cards_to_exchange, exchange_one))


def has_pile(table: Nemesis, me: int, _this: Context) -> bool:
    """NEM-AMB-67: there is a card in the pile."""
    return len(table.pile(me)) > 0


@phrase("deed", "shuffle your discard pile into your deck", has_pile)
def shuffles_back(table: Nemesis, me: int, _this: Context) -> None:
    """NEM-AMB-67: all of it."""
    reshuffle(table, me)
    mark_changed(table)


@phrase("deed", "put {INT} of the top {INT} cards of your deck into your hand and discard the others", can_search)
def keeps_some(table: Nemesis, me: int, _this: Context, most: int, count: int) -> None:
    """NEM-AMB-67: you alone see those that you keep."""
    looks_at_top(table, me, _this, count)
    kept = min(most, count, len(table.deck(me)))
    if kept:
        table.ask(KEPT, me, kept, min(count, len(table.deck(me))))


def on_top(table: Nemesis, me: int, count: int) -> list[int]:
    """The kinds of so many cards on top of a deck of which there is a copy that has not been picked."""
    return table.unpicked(table.deck(me)[-abs(count) :])


def cards_on_top(table: Nemesis, me: int, _most: int, count: int) -> list[int]:
    """NEM-AMB-67: a further card of those."""
    return table.deal.book.kind.options(on_top(table, me, count)) or [DONE]


def keep_of_top(table: Nemesis, me: int, most: int, count: int, option: int) -> None:
    """NEM-AMB-67: once all are named they go to your hand, the others to your discard pile or under the deck.

    `count` is below 0 where the others go under the deck.
    """
    if option == DONE:
        return  # an imagined deck may hold no such card
    picks = (*table.picks, table.deal.book.kind.target(option))
    if len(picks) < most:
        table.ask_again(KEPT, me, most, count, picks=picks)
        return
    rest = list(table.deck(me)[-abs(count) :])
    kept = table.take_named(rest, picks)
    for copy in kept:
        table.move(copy, table.hand_zone(me))
    table.say(facts.KEPT_FROM_DECK, me, (len(kept),), tuple(kept))
    if count < 0:
        put_under(table, me, rest[::-1])
    else:
        discard_rest(table, me, rest)
    mark_changed(table)


def discard_rest(table: Nemesis, me: int, rest: list[int]) -> None:
    """NEM-AMB-67: cards on top of a deck that were not kept go face up to the pile."""
    for copy in rest:
        discard(table, copy)
    if rest:
        table.say(facts.DISCARDED_TOP, me, (len(rest),), tuple(rest))
    if rest and not table.deck(me):
        table.do(check_wins_on, YOU_EMPTY_A_DECK, me, NOBODY)


KEPT: Final = of_several(question("nemesis/your_top", "NEM-AMB-67", cards_on_top, keep_of_top))


@phrase("deed", "put {INT} of the top {INT} cards of your deck into your hand and the others on the bottom", can_search)
def keeps_some_over_others(table: Nemesis, me: int, _this: Context, most: int, count: int) -> None:
    """NEM-AMB-67: you alone see them; the others go under the deck in the order in which they lie."""
    looks_at_top(table, me, _this, count)
    kept = min(most, count, len(table.deck(me)))
    if kept:
        table.ask(KEPT, me, kept, -min(count, len(table.deck(me))))


@phrase("deed", "put the top {INT} card(s) of your deck on the bottom", can_search)
def turns_over(table: Nemesis, me: int, _this: Context, count: int) -> None:
    """NEM-AMB-67: unseen, the first one lowest but for those that follow."""
    put_under(table, me, list(table.deck(me)[::-1][:count]))


def put_under(table: Nemesis, seat: int, copies: list[int]) -> None:
    """NEM-AMB-67: cards come to lie below all others of a deck, the last one lowest."""
    zone = table.deck_zone(seat)
    for copy in copies:
        table.zones[zone] = (copy, *[each for each in table.zones[zone] if each != copy])
    if copies:
        table.say(facts.PUT_UNDER, seat, (len(copies),), tuple(copies))


@phrase("deed", "put {INT} {TYPE(s)} from your discard pile on top of your deck", can_retrieve)
def tops_up(table: Nemesis, me: int, _this: Context, count: int, wanted: int) -> None:
    """NEM-AMB-79: cards of your choice, which all have seen."""
    retrieve_to_top(table, me, wanted, count)


@phrase("deed", "reveal the top card of your deck and put it into your hand if it is a(n) {TYPE}", can_search)
def reveals_and_keeps(table: Nemesis, me: int, _this: Context, wanted: int) -> None:
    """NEM-AMB-67: all see it; if it is none it stays where it lies."""
    for copy in table.deck(me)[-1:]:
        table.show(copy)
        table.say(facts.TURNED_UP, me, (), (copy,))
        if wanted_kind(table, table.kind[copy], wanted):
            table.move(copy, table.hand_zone(me))
        else:
            table.hide(copy)
        mark_changed(table)


# ---- for each card that is discarded, and from the pile into play


@phrase("deed", "discard any number of cards and gain {INT} Power for each of them")
def sells(table: Nemesis, me: int, _this: Context, price: int) -> None:
    """NEM-AMB-75: you name them one by one, none if you like; then they are discarded together."""
    if table.hand(me):
        table.ask(SOLD, me, len(table.hand(me)), price)


@phrase("deed", "discard up to {INT} card(s)", has_hand)
def discards_up_to(table: Nemesis, me: int, _this: Context, most: int) -> None:
    """NEM-AMB-55: none to so many, of your own choice; they are discarded together."""
    if most and table.hand(me):
        table.ask(SOLD, me, most, 0)


def cards_to_sell(table: Nemesis, me: int, most: int, _price: int) -> list[int]:
    """NEM-AMB-75: done, or a further card of the hand."""
    return [DONE, *(table.deal.book.kind.options(left_in_hand(table, me)) if len(table.picks) < most else [])]


def sell_one(table: Nemesis, me: int, most: int, price: int, option: int) -> None:
    """NEM-AMB-75: Power comes once all are named."""
    if option != DONE:
        table.ask_again(SOLD, me, most, price, picks=(*table.picks, table.deal.book.kind.target(option)))
        return
    gone = table.picks
    discard_kinds(table, me, gone)
    if gone and price:
        gain_power(table, me, price * len(gone))


def can_recall(table: Nemesis, me: int, _this: Context, wanted: int) -> bool:
    """NEM-AMB-76: the pile has a card of the type that can be played."""
    return len(recalled(table, me, wanted)) > 0


def recalled(table: Nemesis, me: int, wanted: int) -> list[int]:
    """NEM-AMB-76: the kinds of a type in the pile that can be played now."""
    return [kind for kind in kinds_in(table, table.pile(me), wanted) if playable(table, me, kind, NOBODY)]


@phrase("deed", "play a(n) {TYPE} from your discard pile", can_recall)
def plays_from_pile(table: Nemesis, me: int, _this: Context, wanted: int) -> None:
    """NEM-AMB-76: without any Action; you may leave it."""
    if recalled(table, me, wanted):
        table.ask(RECALLED, me, wanted)


def cards_to_recall(table: Nemesis, me: int, wanted: int) -> list[int]:
    """NEM-AMB-76: none, or a card of the type in the pile."""
    return [DONE, *table.deal.book.kind.options(recalled(table, me, wanted))]


def recall(table: Nemesis, me: int, _wanted: int, option: int) -> None:
    """NEM-AMB-76: it goes to the hand and is played at once."""
    if option == DONE:
        return
    kind = table.deal.book.kind.target(option)
    take_back(table, me, [[copy for copy in table.pile(me) if table.kind[copy] == kind][-1]])
    play_card(table, me, kind, NOBODY)


# the keys of these come after those above, so that the numbers of the others in observations stay what they were
AT_RIVAL: Final = question("nemesis/yours_aimed", "NEM-AMB-74", rivals_to_choose, aim_at_rival)
written_as("nemesis/yours_aimed", (2, write_node, read_node))
RECALLED: Final = question("nemesis/yours_recalled", "NEM-AMB-76", cards_to_recall, recall)
SOLD: Final = of_several(question("nemesis/yours_sold", "NEM-AMB-75", cards_to_sell, sell_one))


# ---- halves


@phrase("deed", "lose half your Power")
def loses_half(table: Nemesis, me: int, _this: Context) -> None:
    """NEM-AMB-77: rounded up."""
    lose_power(table, me, (table.power[me] + 1) // TWO)


@phrase("deed", "discard half your hand")
def discards_half(table: Nemesis, me: int, _this: Context) -> None:
    """NEM-AMB-77: rounded up, of your own choice."""
    half = (len(table.hand(me)) + 1) // TWO
    if half:
        discard_cards(table, me, CARD, half)


@phrase("deed", "gain Power equal to the roll")
def gains_roll(table: Nemesis, me: int, this: Context) -> None:
    """NEM-EXAMPLE-08: what the die has shown."""
    if CONTEXT.roll(this) > 0:
        gain_power(table, me, CONTEXT.roll(this))


# ---- cards in play


@phrase("deed", "thwart {pick}", any_there, needs_card=True)
def thwarts(table: Nemesis, me: int, this: Context, pick: int) -> None:
    """NEM-AMB-72: as in a Conflict that you have won."""
    choose(table, me, this, THWARTED, pick)


@phrase("deed", "take control of {pick}", any_there, needs_card=True)
def takes_control(table: Nemesis, me: int, this: Context, pick: int) -> None:
    """NEM-AMB-73: until it leaves play."""
    choose(table, me, this, TAKEN, pick)


# ---- for a while


@phrase("deed", "give {pick} +{INT} Strength until the turn ends", any_there_of, loans=True)
def strengthens(table: Nemesis, me: int, this: Context, pick: int, amount: int) -> None:
    """NEM-AMB-63: in Conflicts of this turn, and in everything else that looks at Strength."""
    choose(table, me, this, BOOST + amount, pick)


@phrase("deed", "give {pick} -{INT} Strength until the turn ends", any_there_of, loans=True)
def weakens(table: Nemesis, me: int, this: Context, pick: int, amount: int) -> None:
    """NEM-AMB-63: never below 0."""
    choose(table, me, this, BOOST - amount, pick)


@phrase("deed", "keep {pick} from moving until your next turn starts", any_there, loans=True)
def keeps(table: Nemesis, me: int, this: Context, pick: int) -> None:
    """NEM-AMB-64: nobody moves it, in no step."""
    choose(table, me, this, KEEP + me, pick)


# ---- whose Control Board it is


@phrase("deed", "make the owner of this Control Board {deed}", by_others=True)
@phrase("deed", "make the owner of this Control Board {gift}", by_others=True)
def makes_host(table: Nemesis, me: int, this: Context, deed: int) -> None:
    """NEM-AMB-68: the player on whose board the card lies, if that is not you."""
    place = place_of_text(table, this)
    if place != NOWHERE and place // CORNERS != me:
        table.do(perform, deed, place // CORNERS, CONTEXT.replace(this, seat=me))


# ---- places


def can_go(table: Nemesis, me: int, this: Context, pick: int, goal: int) -> bool:
    """NEM-AMB-58: there is a card to move, and somewhere to move it."""
    return any_there(table, me, this, pick) and len(selected(table, goal, me, this)) > 0


@phrase("deed", "send {pick} to {goal}", can_go, needs_card=True)
def moves_to(table: Nemesis, me: int, this: Context, pick: int, goal: int) -> None:
    """NEM-AMB-58: move a card to a certain Location; if it is there already, nothing happens."""
    for place in selected(table, goal, me, this):
        choose(table, me, this, MOVE_TO - place, pick)


@phrase("statement", "at a Location of your choice, {course}")
def at_chosen(table: Nemesis, me: int, this: Context, course: int) -> None:
    """NEM-AMB-53: any Location of any board; it is chosen first."""
    table.ask(WHERE, me, this, course)


def places_to_choose(table: Nemesis, _me: int, _this: Context, _course: int) -> list[int]:
    """NEM-AMB-53: all of them."""
    return table.deal.book.place.options(list(table.places()))


def do_there(table: Nemesis, me: int, this: Context, course: int, option: int) -> None:
    """NEM-AMB-53: `at that Location` means the one chosen."""
    table.do(perform, course, me, CONTEXT.replace(this, here=table.deal.book.place.target(option)))


WHERE: Final = question("nemesis/choose_location", "NEM-AMB-53", places_to_choose, do_there)
written_as("nemesis/choose_location", (2, write_node, read_node))

register_rules(globals())
