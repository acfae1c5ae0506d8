"""Phrases for choosing cards by type from cards that a player looks at, and for reordering the deck."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion import facts
from timescoop.games.invasion.built.fields import DECK, DISCARDS
from timescoop.games.invasion.context import IN_HAND
from timescoop.games.invasion.phrases.book import phrase
from timescoop.games.invasion.phrases.decks import deck_bar, on_top, put_away_rest, top
from timescoop.games.invasion.phrases.hands import hand_over, spare
from timescoop.games.invasion.phrases.players import see_hand, see_reserve
from timescoop.games.invasion.pool import DEFENDER, ENEMY, LOCATION, SUPPORT
from timescoop.games.invasion.reasons import FLOOR, NONE_IN_PILE, NOT_THERE, OPEN
from timescoop.games.invasion.reserve import pick_ups
from timescoop.games.invasion.table import Invasion
from timescoop.kernel import in_order, of_several, question, register_rules, written_as
from timescoop.language import NO, Context, read_node, suits, write_node

# ---- which cards, in the plural


@phrase("whats", "cards")
def any_cards(table: Invasion, _me: int, _this: Context, kind: int) -> bool:
    """INV-AMB-118: cards of any type."""
    return table.pool.type[kind] in (LOCATION, DEFENDER, ENEMY, SUPPORT)


@phrase("whats", "{KIND(s)}")
def of_kinds(table: Invasion, _me: int, _this: Context, kind: int, wanted: int) -> bool:
    """INV-SETUP-11: Locations, Defenders, Enemies or Supports."""
    return table.pool.type[kind] == wanted


@phrase("whats", "{FAMILY} cards")
def of_families(table: Invasion, _me: int, _this: Context, kind: int, family: int) -> bool:
    """INV-ENE-02: Enemies of that type."""
    return table.pool.family[kind] == family


# ---- a card that is more than any card


@phrase("typed", "{KIND}")
def one_of_kind(table: Invasion, me: int, this: Context, kind: int, wanted: int) -> bool:
    """INV-SETUP-11: a Location, a Defender, an Enemy or a Support."""
    return of_kinds(table, me, this, kind, wanted)


@phrase("typed", "{FAMILY} card")
def one_of_family(table: Invasion, me: int, this: Context, kind: int, family: int) -> bool:
    """INV-ENE-02: an Enemy of that type."""
    return of_families(table, me, this, kind, family)


@phrase("typed", "card named {DEFENDER}")
def one_of_name(_table: Invasion, _me: int, _this: Context, kind: int, wanted: int) -> bool:
    """INV-AMB-118: that Defender."""
    return kind == wanted


# ---- one card after the other, from where you look: what is done, as an argument of the question

STRIP_HAND: Final = 0  # a card of a hand is discarded
TAKE_FROM_HAND: Final = 1  # a card of a hand goes to yours
STRIP_RESERVE: Final = 2  # a card of a Reserve is discarded
TAKE_FROM_PILE: Final = 3  # a card of the discard pile goes to your hand
MAY_TAKE_FROM_PILE: Final = 4  # the same, if you like
TOP_AND_BELOW: Final = 5  # a card on top goes to your hand if you like, and the others go below the deck
TOP_AND_DISCARD: Final = 6  # the same, and the others are discarded
HANDS: Final = (STRIP_HAND, TAKE_FROM_HAND)
PILE: Final = (TAKE_FROM_PILE, MAY_TAKE_FROM_PILE)
TOP: Final = (TOP_AND_BELOW, TOP_AND_DISCARD)
MAY_BE_NONE: Final = (MAY_TAKE_FROM_PILE, *TOP)


def lying_there(table: Invasion, errand: int, who: int) -> list[int]:
    """INV-AMB-152: the cards among which one is chosen: of a seat, of the pile, or so many on top of the deck."""
    if errand in HANDS:
        return list(table.hand(who)) if spare(table, who) else []
    if errand == STRIP_RESERVE:
        return table.face_down(who)
    return list(table.zones[DISCARDS] if errand in PILE else table.zones[DECK][-who:])


def sought(table: Invasion, me: int, this: Context, what: int, errand: int, who: int) -> list[int]:
    """INV-AMB-152: the kinds among them that a node describes, each once."""
    kinds = sorted({table.kind[copy] for copy in lying_there(table, errand, who)})
    return [kind for kind in kinds if suits(table, what, me, this, kind)]


def seek(table: Invasion, me: int, this: Context, what: int, errand: int, who: int, left: int) -> None:
    """INV-AMB-152: so many cards are chosen one by one, as far as there are any.

    Args:
        table: Where they are.
        me: Who chooses.
        this: The text that asks for it.
        what: Which cards fit.
        errand: Where they lie, and what becomes of the card that is chosen and of the others.
        who: Whose hand or Reserve it is; of the deck, how many cards.
        left: How many are still to be chosen.
    """
    if left and (errand not in PILE or sought(table, me, this, what, errand, who)):
        table.ask(SOUGHT, me, this, what, errand, who, left)


def cards_sought(table: Invasion, me: int, this: Context, what: int, errand: int, who: int, _left: int) -> list[int]:
    """INV-AMB-152: the cards that fit; none, where you may take none or where nothing fits."""
    none = [NO] if none_is_sought(table, me, this, what, errand, who) else []
    return [*none, *table.deal.book.kind.options(sought(table, me, this, what, errand, who)), *pick_ups(table, me)]


def none_is_sought(table: Invasion, me: int, this: Context, what: int, errand: int, who: int) -> bool:
    """INV-AMB-152: you may take none, or nothing fits."""
    return errand in MAY_BE_NONE or not sought(table, me, this, what, errand, who)


def sought_bar(table: Invasion, me: int, this: Context, what: int, errand: int, who: int, kind: int) -> str:
    """INV-AMB-152: why a card cannot be chosen."""
    return OPEN if kind in sought(table, me, this, what, errand, who) else NOT_THERE


def choose_sought(
    table: Invasion, me: int, this: Context, what: int, errand: int, who: int, left: int, option: int
) -> None:
    """INV-AMB-152: the card goes where the text says, and the next one is chosen."""
    kind = -1 if option == NO else table.deal.book.target_of[option]
    if errand in TOP:
        keep_sought(table, me, kind, who, below=errand == TOP_AND_BELOW)
    elif kind >= 0:
        carry_off(table, me, kind, errand, who)
        table.do(seek, me, this, what, errand, who, left - 1)


def carry_off(table: Invasion, me: int, kind: int, errand: int, who: int) -> None:
    """INV-AMB-152: one card leaves a hand, a Reserve or the pile."""
    if errand in PILE:
        copy = next(copy for copy in reversed(table.zones[DISCARDS]) if table.kind[copy] == kind)
        table.to_hand(copy, me)
        table.say(facts.TOOK_FROM_PILE, me, (), (copy,))
    elif errand == TAKE_FROM_HAND:
        hand_over(table, who, me, kind)
    else:
        if errand == STRIP_HAND:
            copy = table.pick(table.hand_zone(who), kind, me)
        else:
            copy = next(copy for copy in table.face_down(who) if table.kind[copy] == kind)
        table.discard(copy)
        table.say(facts.GAVE_UP, who, (1,), (copy,))


def keep_sought(table: Invasion, me: int, kind: int, count: int, *, below: bool) -> None:
    """INV-AMB-152: a card of those on top is shown and goes to your hand; the others go where the text says."""
    rest = list(table.zones[DECK][-count:])
    kept = [copy for copy in rest if table.kind[copy] == kind][:1]
    for copy in kept:
        rest.remove(copy)
        table.known[copy] = table.everyone()
        table.to_hand(copy, me)
        table.say(facts.KEPT_FROM_DECK, me, (1,), (copy,))
    put_away_rest(table, me, rest, below=below)
    table.look_for_end_card(me)


# the keys of these come last, so that the numbers of the others in observations stay what they were
SOUGHT: Final = question("invasion/yours_sought", "INV-AMB-152", cards_sought, choose_sought)
written_as("invasion/yours_sought", (2, write_node, read_node))
written_as("timescoop.games.invasion.phrases.seeking.seek", (2, write_node, read_node))


def look_and_seek(table: Invasion, me: int, this: Context, what: int, errand: int, seat: int) -> None:
    """INV-AMB-152: you look first, and then choose."""
    if seat != me:
        table.do(see_reserve if errand == STRIP_RESERVE else see_hand, me, seat)
        table.do(seek_there, me, this, what, errand, seat)


def seek_there(table: Invasion, me: int, this: Context, what: int, errand: int, seat: int) -> None:
    """INV-AMB-152: one card, if any lies there."""
    if lying_there(table, errand, seat):
        seek(table, me, this, what, errand, seat, 1)


written_as("timescoop.games.invasion.phrases.seeking.seek_there", (2, write_node, read_node))


@phrase("does", "discards from their hand a(n) {typed} of your choice")
def discards_sought(table: Invasion, me: int, this: Context, seat: int, what: int) -> None:
    """INV-AMB-152: you look at the hand first; if nothing in it fits, nothing is discarded."""
    look_and_seek(table, me, this, what, STRIP_HAND, seat)


@phrase("does", "gives you a(n) {typed} of your choice from their hand", brings_cards=0.8)
def gives_sought(table: Invasion, me: int, this: Context, seat: int, what: int) -> None:
    """INV-AMB-152: you look at the hand first; if nothing in it fits, you get nothing."""
    look_and_seek(table, me, this, what, TAKE_FROM_HAND, seat)


@phrase("does", "discards from their Reserve a(n) {what} of your choice")
def discards_kept(table: Invasion, me: int, this: Context, seat: int, what: int) -> None:
    """INV-AMB-152: you look at the cards that lie face down there first."""
    look_and_seek(table, me, this, what, STRIP_RESERVE, seat)


def typed_bar(table: Invasion, me: int, this: Context, what: int) -> str:
    """INV-AMB-192: such a card must be there to spare; a Support that is still in the hand can't pay for itself."""
    playing = int(this == IN_HAND)
    if spare(table, me) - playing < 1:
        return FLOOR
    fits = [kind for kind in table.hand_kinds(me) if suits(table, what, me, this, kind)]
    copies = [copy for copy in table.hand(me) if table.kind[copy] in fits]
    itself = playing if any([table.pool.type[kind] == SUPPORT for kind in fits]) else 0
    return OPEN if len(copies) > itself else NOT_THERE


@phrase("deed", "discard from your hand a(n) {typed}", bar=typed_bar, openly=False, brings_cards=-1.0)
def discard_typed(table: Invasion, me: int, this: Context, what: int) -> None:
    """INV-AMB-192: you choose a card that fits; if there is none, nothing is discarded."""
    table.do(seek_there, me, this, what, STRIP_HAND, me)


def piled_bar(table: Invasion, me: int, this: Context, _count: int, what: int) -> str:
    """INV-AMB-119: there must be such a card."""
    return OPEN if sought(table, me, this, what, TAKE_FROM_PILE, 0) else NONE_IN_PILE


@phrase("deed", "take {INT} {whats} from the discard pile into your hand", bar=piled_bar, brings_cards=1.0)
def take_several(table: Invasion, me: int, this: Context, count: int, whats: int) -> None:
    """INV-AMB-119: you choose them; as many as there are."""
    table.do(seek, me, this, whats, TAKE_FROM_PILE, 0, count)


@phrase("deed", "take up to {INT} {whats} from the discard pile into your hand", bar=piled_bar, brings_cards=0.9)
def take_some(table: Invasion, me: int, this: Context, most: int, whats: int) -> None:
    """INV-AMB-119: you choose them, or stop."""
    table.do(seek, me, this, whats, MAY_TAKE_FROM_PILE, 0, most)


def look_for(table: Invasion, me: int, this: Context, what: int, count: int, errand: int) -> None:
    """INV-AMB-152: you look at the top of the deck, and may take one that fits."""
    found = len(top(table, me, count)) if count else 0
    if found:
        table.ask(SOUGHT, me, this, what, errand, found, 1)


@phrase(
    "deed",
    "keep a(n) {typed} of the top {INT} cards of the deck and put the others on the bottom",
    bar=deck_bar,
    brings_cards=0.8,
)
def take_of_top(table: Invasion, me: int, this: Context, what: int, count: int) -> None:
    """INV-AMB-152: you show it, or take none."""
    look_for(table, me, this, what, count, TOP_AND_BELOW)


@phrase(
    "deed",
    "keep a(n) {typed} of the top {INT} cards of the deck and discard the others",
    bar=deck_bar,
    brings_cards=0.8,
)
def take_of_top_and_discard(table: Invasion, me: int, this: Context, what: int, count: int) -> None:
    """INV-AMB-152: you show it, or take none."""
    look_for(table, me, this, what, count, TOP_AND_DISCARD)


@phrase(
    "deed",
    "reveal cards from the deck until one is a(n) {what}, take it into your hand and discard the others",
    bar=deck_bar,
    brings_cards=1.0,
)
def reveal_until(table: Invasion, me: int, this: Context, what: int) -> None:
    """INV-AMB-153: all see them; if none fits, the whole deck is discarded."""
    if not table.zones[DECK]:
        table.reshuffle(me)
    gone: list[int] = []
    for copy in table.zones[DECK][::-1]:
        table.show(copy)
        table.say(facts.SHOWED_TOP, me, (), (copy,))
        if suits(table, what, me, this, table.kind[copy]):
            table.to_hand(copy, me)
            break
        table.discard(copy)
        gone.append(copy)
    if gone:
        table.say(facts.LEFT_FROM_DECK, me, (len(gone),), tuple(gone))
    table.look_for_end_card(me)


# ---- another order


def rearrange(table: Invasion, me: int, keep: int, count: int) -> None:
    """INV-AMB-154: you look at the cards on top; the first that you name go to your hand, the others stay on top."""
    found = len(top(table, me, count)) if count else 0
    if found > 1:
        table.ask(ORDERED, me, min(keep, found), found)
    elif found:
        put_in_order(table, me, min(keep, found), on_top(table, 1))


def cards_to_order(table: Invasion, me: int, _keep: int, count: int) -> list[int]:
    """INV-AMB-154: a further card of those, first the one that comes first."""
    return table.deal.book.kind.options(on_top(table, count)) + pick_ups(table, me)


def next_in_order(table: Invasion, me: int, keep: int, count: int, option: int) -> None:
    """INV-AMB-154: when only one is left its place is clear."""
    picks = (*table.picks, table.deal.book.target_of[option])
    if len(picks) < count - 1:
        table.ask_again(ORDERED, me, keep, count, picks=picks)
        return
    left = sorted([table.kind[copy] for copy in table.zones[DECK][-count:]])
    for kind in picks:
        left.remove(kind)
    put_in_order(table, me, keep, [*picks, *left])


def put_in_order(table: Invasion, me: int, keep: int, kinds: list[int]) -> None:
    """INV-AMB-154: the insides change places, not the sleeves; nobody else can follow them."""
    cards = table.zones[DECK][-len(kinds) :][::-1]
    table.rearrange(cards, kinds, me)
    for copy in cards[:keep]:
        table.to_hand(copy, me)
    if keep:
        table.say(facts.KEPT_FROM_DECK, me, (keep,), cards[:keep])
    if len(cards) > keep:
        table.say(facts.REARRANGED, me, (len(cards) - keep,))
    table.look_for_end_card(me)


ORDERED: Final = in_order(of_several(question("invasion/yours_ordered", "INV-AMB-154", cards_to_order, next_in_order)))


@phrase("deed", "rearrange the top {INT} cards of the deck", bar=deck_bar)
def rearrange_top(table: Invasion, me: int, _this: Context, count: int) -> None:
    """INV-AMB-154: you alone see them."""
    table.do(rearrange, me, 0, count)


@phrase(
    "deed",
    "put {INT} of the top {INT} cards of the deck into your hand and rearrange the others",
    bar=deck_bar,
    brings_cards=1.2,
)
def keep_and_rearrange(table: Invasion, me: int, _this: Context, keep: int, count: int) -> None:
    """INV-AMB-154: you alone see them."""
    table.do(rearrange, me, keep, count)


register_rules(globals())
