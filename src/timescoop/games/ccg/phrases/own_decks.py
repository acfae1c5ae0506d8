"""Phrases of players' own cards for decks, hands and piles: reveal, put under the deck, play again."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg import drawing, facts, statics
from timescoop.games.ccg.events import touch
from timescoop.games.ccg.phrases.book import IN_PLAY, phrase
from timescoop.games.ccg.phrases.comparing import put_under
from timescoop.games.ccg.phrases.finding import found, likely_kinds
from timescoop.games.ccg.phrases.hearing import hear, where_of
from timescoop.games.ccg.phrases.picking import ALL
from timescoop.games.ccg.phrases.standing import the_user, they
from timescoop.games.ccg.phrases.stock import in_pile
from timescoop.games.ccg.play.playing import play_from, playable
from timescoop.games.ccg.pool import (
    ADD,
    ANY_TYPE,
    ARTIFACT,
    DESTROYED,
    TURN_STARTS,
    WHOSE_ANY,
    WHOSE_OPPOSING,
    WHOSE_YOURS,
    Pool,
)
from timescoop.games.ccg.statics import FROM_FREEZING
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import of_several, question, register_rules, written_as
from timescoop.language import DONE, Context, perform, read_node, suits, value, write_node

TWO: Final = 2

# ---- the deck


@phrase("deed", "put {INT} of the top {INT} cards of your deck into your hand and the others on the bottom")
def keeps_over_others(table: Ccg, me: int, _this: Context, most: int, count: int) -> None:
    """CCG-AMB-91: you alone see them; the others go under the deck in the order in which they lie."""
    seen = look_at_top(table, me, count)
    if min(most, seen):
        table.ask(KEEP_OVER, me, min(most, seen), seen)


def look_at_top(table: Ccg, me: int, count: int) -> int:
    """CCG-AMB-85, -91: a player alone sees so many cards on top of the deck; how many there are."""
    top = table.deck(me)[::-1][:count]
    for copy in top:
        table.peek(copy, me)
        table.say(facts.LOOKED, me, (me,), (copy,))
    return len(top)


def cards_on_top(table: Ccg, me: int, _most: int, count: int) -> list[int]:
    """CCG-AMB-85, -91: a further card of those looked at."""
    return table.deal.book.kind.options(table.unpicked(table.deck(me)[::-1][:count])) or [DONE]


def keep_over(table: Ccg, me: int, most: int, count: int, option: int) -> None:
    """CCG-AMB-91: once all are named they go to your hand, and the others under the deck."""
    if option == DONE:
        return  # only in a deck imagined by another seat
    picks = (*table.picks, table.deal.book.kind.target(option))
    if len(picks) < most:
        table.ask_again(KEEP_OVER, me, most, count, picks=picks)
        return
    rest = take_named(table, me, count, picks)
    put_under(table, me, rest)
    if rest:
        table.say(facts.PUT_UNDER, me, (len(rest),), tuple(rest))
    touch(table)


def take_named(table: Ccg, me: int, count: int, picks: tuple[int, ...]) -> list[int]:
    """CCG-AMB-85, -91: of the cards looked at, those of the named kinds go to the hand; the others."""
    rest = list(table.deck(me)[::-1][:count])
    kept = table.take_named(rest, picks)
    for copy in kept:
        table.move(copy, table.hand_zone(me))
    table.say(facts.KEPT, me, (len(kept),), tuple(kept))
    return rest


def has_deck(table: Ccg, me: int, _this: Context, _single: int) -> bool:
    """CCG-AMB-91: there is a card on top."""
    return len(table.deck(me)) > 0


@phrase(
    "deed",
    "reveal the top card of your deck and put it into your hand if it is a(n) {such_card}",
    has_deck,
    elsewhere=True,
)
def reveals_and_keeps(table: Ccg, me: int, this: Context, single: int) -> None:
    """CCG-AMB-91: all see it; if it does not fit it stays where it lies."""
    for copy in table.deck(me)[-1:]:
        table.show(copy)
        table.say(facts.SHOWED_TOP, me, (), (copy,))
        if suits(table, single, me, this, -1 - table.kind[copy]):
            table.move(copy, table.hand_zone(me))
        else:
            table.hide(copy)
        touch(table)


@phrase("deed", "shuffle your hand into your deck")
def shuffles_hand(table: Ccg, me: int, _this: Context) -> None:
    """CCG-AMB-91: all of it, unseen."""
    for copy in table.hand(me):
        table.move(copy, table.deck_zone(me), up=False)
    table.shuffle(table.deck_zone(me))
    touch(table)


@phrase("deed", "discard half your hand")
def discards_half(table: Ccg, me: int, _this: Context) -> None:
    """CCG-AMB-92: rounded up, of your own choice."""
    drawing.discard_some(table, me, (len(table.hand(me)) + 1) // TWO)


@phrase("deed", "look at each opponent's hand")
def looks_at_all(table: Ccg, me: int, _this: Context) -> None:
    """CCG-AMB-74: one after the other."""
    for seat in table.others(me):
        drawing.look_at_hand(table, me, seat)


# ---- the pile


@phrase("deed", "play a(n) {such_card} from your discard pile", in_pile, elsewhere=True)
def plays_again(table: Ccg, me: int, this: Context, single: int) -> None:
    """CCG-AMB-93: as from the hand, and paid for; you may leave it."""
    if can_come_back(table, me, this, single):
        table.ask(AGAIN, me, this, single)


def can_come_back(table: Ccg, me: int, this: Context, single: int) -> list[int]:
    """CCG-AMB-93: the kinds in the pile that fit and can be played now."""
    kinds, likely = table.kinds_of(table.pile_zone(me)), likely_kinds(table.pool, single)
    fit = [kind for kind in kinds if likely[kind] and suits(table, single, me, this, -1 - kind)]
    return [kind for kind in fit if playable(table, me, kind)]


def cards_to_play_again(table: Ccg, me: int, this: Context, single: int) -> list[int]:
    """CCG-AMB-93: none, or a card of the pile."""
    return [DONE, *table.deal.book.kind.options(can_come_back(table, me, this, single))]


def play_again(table: Ccg, me: int, _this: Context, _single: int, option: int) -> None:
    """CCG-AMB-93: it is played out of the pile."""
    if option == DONE:
        return
    kind = table.deal.book.kind.target(option)
    copy = next(each for each in table.pile(me) if table.kind[each] == kind)
    drawing.take_back(table, me, copy)
    play_from(table, me, copy)


# the keys of these come last, so that the numbers of the others in observations stay what they were
AGAIN: Final = question("ccg/yours_again", "CCG-AMB-93", cards_to_play_again, play_again)
written_as("ccg/yours_again", (2, write_node, read_node))
KEEP_OVER: Final = of_several(question("ccg/yours_kept", "CCG-AMB-91", cards_on_top, keep_over))

# ---- those with the most


def those_with(table: Ccg, me: int, *, most: bool) -> list[int]:
    """CCG-AMB-94: who has the most points, or the fewest; all who are tied, beginning with you."""
    points = max(table.points) if most else min(table.points)
    return [seat for seat in (me, *table.others(me)) if table.points[seat] == points]


@phrase("deed", "make each player with the most points {deed}", by_others=True)
def makes_leaders(table: Ccg, me: int, this: Context, deed: int) -> None:
    """CCG-AMB-94: you too, if nobody has more."""
    for seat in those_with(table, me, most=True):
        table.do(perform, deed, seat, this)


@phrase("deed", "make each player with the fewest points {deed}", by_others=True)
def makes_last(table: Ccg, me: int, this: Context, deed: int) -> None:
    """CCG-AMB-94: you too, if nobody has fewer."""
    for seat in those_with(table, me, most=False):
        table.do(perform, deed, seat, this)


# ---- Qualities by number, and what cannot be


@phrase("effect", "{group_of_cards} have +{INT} {STAT} for each {thing}", layer=ADD)
def have_more_for_each(table: Ccg, me: int, this: Context, group: int, amount: int, stat: int, thing: int) -> None:
    """CCG-AMB-95: counted as the cards in play change."""
    count = value(table, thing, me, this)
    if count:
        statics.add(table, they(table, me, this, group), stat, amount * count)


phrase("effect", "{subject} has +{INT} {STAT} for each {thing}", layer=ADD)(have_more_for_each)


@phrase("effect", "{group_of_cards} have -{INT} {STAT} for each {thing}", layer=ADD)
def have_less_for_each(table: Ccg, me: int, this: Context, group: int, amount: int, stat: int, thing: int) -> None:
    """CCG-AMB-95: counted as the cards in play change."""
    have_more_for_each(table, me, this, group, -amount, stat, thing)


phrase("effect", "{subject} has -{INT} {STAT} for each {thing}", layer=ADD)(have_less_for_each)


@phrase("effect", "{group_of_cards} have +{INT} {STAT} for each {thing}, but at most +{INT}", layer=ADD)
def have_more_up_to(
    table: Ccg, me: int, this: Context, group: int, amount: int, stat: int, thing: int, most: int
) -> None:
    """CCG-AMB-95: counted as the cards in play change, and never more than that."""
    count = min(value(table, thing, me, this) * amount, most)
    if count:
        statics.add(table, they(table, me, this, group), stat, count)


phrase("effect", "{subject} has +{INT} {STAT} for each {thing}, but at most +{INT}", layer=ADD)(have_more_up_to)


@phrase("effect", "{any_cards} cannot be frozen")
def not_frozen(table: Ccg, me: int, this: Context, shielded: int) -> None:
    """CCG-FREEZE-01: no text freezes them; an attempt or a fight does."""
    for copy in they(table, me, this, shielded):
        statics.protect(table, copy, FROM_FREEZING)


@phrase("effect", "{any_cards} cannot be destroyed by {CLASS(s)}")
def not_destroyed_by(table: Ccg, me: int, this: Context, shielded: int, wanted: int) -> None:
    """CCG-AMB-96: the text of no such card destroys them."""
    for copy in they(table, me, this, shielded):
        statics.protect_from_types(table, copy, wanted & ANY_TYPE)


# ---- the User


@phrase("chosen_cards", "the User", for_types=1 << ARTIFACT)
def user_itself(table: Ccg, me: int, this: Context) -> list[int]:
    """CCG-ARTIFACT-02: the Character of yours that uses it, if there is one."""
    return [ALL, *the_user(table, me, this)[1:]]


# ---- what has happened


@phrase("event", "a(n) {such_card} is destroyed", for_types=IN_PLAY)
def when_any_destroyed(pool: Pool, kind: int, statement: int, single: int) -> None:
    """CCG-AMB-81: anybody's, by anybody."""
    hear(pool, kind, statement, DESTROYED, WHOSE_ANY, single, where_of(single))


@phrase("event", "a player's turn starts", for_types=IN_PLAY)
def when_any_turn_starts(pool: Pool, kind: int, statement: int) -> None:
    """CCG-TURN-01: before any card of that turn is played."""
    hear(pool, kind, statement, TURN_STARTS, WHOSE_ANY)


# ---- counted


@phrase("condition", "you have more {such_cards} than each opponent", steady=True)
def have_most(table: Ccg, me: int, this: Context, several: int) -> bool:
    """CCG-AMB-80: more in play than any of them; a tie is not enough."""
    mine = len(found(table, me, this, WHOSE_YOURS, several))
    return all([len(found(table, seat, this, WHOSE_YOURS, several)) < mine for seat in table.others(me)])


@phrase("condition", "you have fewer {such_cards} than each opponent", steady=True)
def have_fewest(table: Ccg, me: int, this: Context, several: int) -> bool:
    """CCG-AMB-80: fewer in play than any of them; a tie is not enough."""
    mine = len(found(table, me, this, WHOSE_YOURS, several))
    return all([len(found(table, seat, this, WHOSE_YOURS, several)) > mine for seat in table.others(me)])


@phrase("condition", "you hold more cards in hand than each opponent")
def hold_most(table: Ccg, me: int, _this: Context) -> bool:
    """CCG-AMB-80: more than any of them; a tie is not enough."""
    return all([len(table.hand(seat)) < len(table.hand(me)) for seat in table.others(me)])


@phrase("condition", "you hold fewer cards in hand than each opponent")
def hold_fewest(table: Ccg, me: int, _this: Context) -> bool:
    """CCG-AMB-80: fewer than any of them; a tie is not enough."""
    return all([len(table.hand(seat)) > len(table.hand(me)) for seat in table.others(me)])


@phrase("condition", "you have fewer points than each opponent")
def has_fewest_points(table: Ccg, me: int, _this: Context) -> bool:
    """CCG-AMB-80: fewer than any of them; a tie is not enough."""
    return all([table.points[seat] > table.points[me] for seat in table.others(me)])


@phrase("condition", "opponents have {INT} or more {such_cards}", steady=True)
def others_have(table: Ccg, me: int, this: Context, least: int, several: int) -> bool:
    """CCG-AMB-80: all of them together."""
    return len(found(table, me, this, WHOSE_OPPOSING, several)) >= least


@phrase("condition", "an opponent holds fewer cards in hand than you")
def other_holds_fewer(table: Ccg, me: int, _this: Context) -> bool:
    """CCG-AMB-80: one of them is enough; a tie is not."""
    return any([len(table.hand(seat)) < len(table.hand(me)) for seat in range(table.seats)])


register_rules(globals())
