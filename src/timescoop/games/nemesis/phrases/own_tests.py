"""Phrases for conditions, counts and choices that only players' own cards use."""

from __future__ import annotations

from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.phrases.book import phrase
from timescoop.games.nemesis.phrases.conditions import have, yours
from timescoop.games.nemesis.phrases.places import BESIDES, candidates_at, characters, loose, on_boards, own, typed
from timescoop.games.nemesis.pool import CORNERS
from timescoop.games.nemesis.table import Nemesis
from timescoop.games.nemesis.targets import ALL, UP_TO
from timescoop.kernel import NOBODY, NOWHERE
from timescoop.language import Context, selected

# ---- where


@phrase("where", "at that Location")
def there(_table: Nemesis, _me: int, this: Context) -> list[int]:
    """NEM-AMB-53: the Location that was chosen."""
    place = CONTEXT.here(this)
    return [] if place == NOWHERE else [place]


# ---- conditions


def found(table: Nemesis, me: int, this: Context, wanted: int, where: int) -> int:
    """NEM-AMB-54: how many cards of a type lie at a place, under anybody's control; of several boards, the best one."""
    groups = candidates_at(table, me, this, where)
    return max([len(typed(table, group, wanted)) for group in groups], default=0)


@phrase("condition", "there is a(n) {TYPE} {where}")
def there_is(table: Nemesis, me: int, this: Context, wanted: int, where: int) -> bool:
    """NEM-AMB-54: under anybody's control."""
    return found(table, me, this, wanted, where) > 0


@phrase("condition", "there are no {TYPE(s)} {where}")
def there_is_none(table: Nemesis, me: int, this: Context, wanted: int, where: int) -> bool:
    """NEM-AMB-54: no card in play, of any player."""
    return found(table, me, this, wanted, where) == 0


@phrase("condition", "there are no other {TYPE(s)} {where}")
def there_is_no_other(table: Nemesis, me: int, this: Context, wanted: int, where: int) -> bool:
    """NEM-AMB-54: no card in play of any player, but for the one that says so and its bearer."""
    return others_there(table, me, this, wanted, where) == 0


@phrase("condition", "you have the most {TYPE(s)} {where}")
def have_most_there(table: Nemesis, me: int, this: Context, wanted: int, where: int) -> bool:
    """NEM-AMB-54: more than any of them at those places; a tie is not enough."""
    counts = counts_there(table, me, this, wanted, where)
    return all([counts[me] > count for seat, count in enumerate(counts) if seat != me])


def counts_there(table: Nemesis, me: int, this: Context, wanted: int, where: int) -> list[int]:
    """How many cards of a type each seat has at places, as they are for `me`."""
    there = [copy for group in candidates_at(table, me, this, where) for copy in group]
    return [len(yours(table, seat, there, wanted)) for seat in range(table.seats)]


@phrase("condition", "you do not have a(n) {TYPE} {where}")
def have_none(table: Nemesis, me: int, this: Context, wanted: int, where: int) -> bool:
    """NEM-AMB-54: none that you control."""
    return have(table, me, this, wanted, where) == 0


@phrase("condition", "you have exactly {INT} {TYPE(s)} {where}")
def have_exactly(table: Nemesis, me: int, this: Context, count: int, wanted: int, where: int) -> bool:
    """NEM-AMB-61: neither more nor fewer; of several places that are looked at singly, at one of them."""
    return any([len(yours(table, me, group, wanted)) == count for group in candidates_at(table, me, this, where)])


@phrase("condition", "you have more {TYPE(s)} in play than each opponent")
def have_most(table: Nemesis, me: int, _this: Context, wanted: int) -> bool:
    """NEM-AMB-54: more than any of them; a tie is not enough."""
    counts = [len(yours(table, seat, list(table.holder), wanted)) for seat in range(table.seats)]
    return all([counts[me] > count for seat, count in enumerate(counts) if seat != me])


@phrase("condition", "you hold no Power")
def hold_none(table: Nemesis, me: int, _this: Context) -> bool:
    """NEM-AMB-40: on your board."""
    return table.power[me] == 0


@phrase("condition", "you hold exactly {INT} Power")
def hold_exactly(table: Nemesis, me: int, _this: Context, count: int) -> bool:
    """NEM-AMB-40: neither more nor fewer, on your board."""
    return table.power[me] == count


@phrase("condition", "you hold more Power than each opponent")
def hold_most(table: Nemesis, me: int, _this: Context) -> bool:
    """NEM-AMB-54: more than any of them."""
    return all([table.power[me] > power for seat, power in enumerate(table.power) if seat != me])


@phrase("condition", "you have {INT} or fewer cards in your hand")
def have_few(table: Nemesis, me: int, _this: Context, most: int) -> bool:
    """NEM-WIN-D04: so many at most."""
    return len(table.hand(me)) <= most


@phrase("condition", "you have at most {INT} {TYPE(s)} {where}")
def have_few_there(table: Nemesis, me: int, this: Context, most: int, wanted: int, where: int) -> bool:
    """NEM-AMB-61: so many at most that you control."""
    return have(table, me, this, wanted, where) <= most


@phrase("condition", "there are exactly {INT} {TYPE(s)} {where}")
def there_are_exactly(table: Nemesis, me: int, this: Context, count: int, wanted: int, where: int) -> bool:
    """NEM-AMB-61: neither more nor fewer, under anybody's control."""
    return any([len(typed(table, group, wanted)) == count for group in candidates_at(table, me, this, where)])


@phrase("condition", "this card is {where}")
def lies_there(table: Nemesis, me: int, this: Context, where: int) -> bool:
    """NEM-AMB-69: the card that says so, or the Character that bears it, at one of those places."""
    return any([CONTEXT.card(this) in group for group in candidates_at(table, me, this, where)])


@phrase("condition", "an opponent has a(n) {TYPE} {where}")
def other_has_one(table: Nemesis, me: int, this: Context, wanted: int, where: int) -> bool:
    """NEM-AMB-69: one that another player controls."""
    groups = candidates_at(table, me, this, where)
    return any([table.controller(copy) != me for group in groups for copy in typed(table, group, wanted)])


@phrase("condition", "an opponent has more {TYPE(s)} in play than you")
def other_has_more(table: Nemesis, me: int, _this: Context, wanted: int) -> bool:
    """NEM-AMB-69: one of them is enough; a tie is not."""
    counts = [len(yours(table, seat, list(table.holder), wanted)) for seat in range(table.seats)]
    return max(counts) > counts[me]


@phrase("condition", "an opponent holds more cards than you")
def other_holds_more(table: Nemesis, me: int, _this: Context) -> bool:
    """NEM-AMB-69: one of them is enough; a tie is not."""
    return any([len(table.hand(seat)) > len(table.hand(me)) for seat in range(table.seats)])


@phrase("condition", "an opponent holds fewer cards than you")
def other_holds_fewer(table: Nemesis, me: int, _this: Context) -> bool:
    """NEM-AMB-69: one of them is enough; a tie is not."""
    return any([len(table.hand(seat)) < len(table.hand(me)) for seat in range(table.seats)])


@phrase("condition", "an opponent holds more Power than you")
def other_has_more_power(table: Nemesis, me: int, _this: Context) -> bool:
    """NEM-AMB-69: one of them is enough; a tie is not."""
    return max(table.power) > table.power[me]


@phrase("condition", "an opponent holds {INT} or more Power")
def other_has_power(table: Nemesis, me: int, _this: Context, least: int) -> bool:
    """NEM-AMB-69: one of them is enough."""
    return any([power >= least for seat, power in enumerate(table.power) if seat != me])


@phrase("condition", "you hold {INT} or fewer Power")
def hold_little(table: Nemesis, me: int, _this: Context, most: int) -> bool:
    """NEM-AMB-40: so much at most, on your board."""
    return table.power[me] <= most


@phrase("condition", "you hold less Power than each opponent")
def hold_least(table: Nemesis, me: int, _this: Context) -> bool:
    """NEM-AMB-54: less than any of them; a tie is not enough."""
    return all([table.power[me] < power for seat, power in enumerate(table.power) if seat != me])


@phrase("condition", "you hold more cards than each opponent")
def hold_most_cards(table: Nemesis, me: int, _this: Context) -> bool:
    """NEM-AMB-54: a larger hand than any of them; a tie is not enough."""
    return all([len(table.hand(me)) > len(table.hand(seat)) for seat in range(table.seats) if seat != me])


@phrase("condition", "you hold fewer cards than each opponent")
def hold_fewest_cards(table: Nemesis, me: int, _this: Context) -> bool:
    """NEM-AMB-54: a smaller hand than any of them; a tie is not enough."""
    return all([len(table.hand(me)) < len(table.hand(seat)) for seat in range(table.seats) if seat != me])


@phrase("condition", "an opponent holds no cards")
def other_holds_nothing(table: Nemesis, me: int, _this: Context) -> bool:
    """NEM-AMB-69: one of them is enough."""
    return any([not table.hand(seat) for seat in range(table.seats) if seat != me])


@phrase("condition", "this Character has an Upgrade", of_character=True)
def bears_upgrade(table: Nemesis, _me: int, this: Context) -> bool:
    """NEM-EFFECT-ATTACH-02: the card itself, or the Character that bears it, has one at least."""
    copy = CONTEXT.card(this)
    return copy < table.pool.size and table.in_play(copy) and len(table.upgrades(table.host.get(copy, copy))) > 0


@phrase("condition", "it is your turn")
def is_my_turn(table: Nemesis, me: int, _this: Context) -> bool:
    """NEM-TURN-01: the turn of the player whose card it is."""
    return table.turn == me


# ---- what can be counted


@phrase("thing", "opponent")
def opponents(table: Nemesis, _me: int, _this: Context) -> int:
    """NEM-AMB-54: the other players."""
    return table.seats - 1


@phrase("thing", "Power you hold")
def power_held(table: Nemesis, me: int, _this: Context) -> int:
    """NEM-AMB-40: on your board."""
    return table.power[me]


@phrase("thing", "{TYPE} {where}")
def cards_there(table: Nemesis, me: int, this: Context, wanted: int, where: int) -> int:
    """NEM-AMB-54: under anybody's control."""
    return sum([len(typed(table, group, wanted)) for group in candidates_at(table, me, this, where)])


@phrase("thing", "other {TYPE} {where}")
def others_there(table: Nemesis, me: int, this: Context, wanted: int, where: int) -> int:
    """NEM-AMB-54: under anybody's control, but not the card that says so, nor its bearer."""
    copies = [copy for group in candidates_at(table, me, this, where) for copy in typed(table, group, wanted)]
    return len([copy for copy in copies if copy not in spared(table, CONTEXT.card(this))])


@phrase("thing", "other {TYPE} you have {where}")
def other_yours_there(table: Nemesis, me: int, this: Context, wanted: int, where: int) -> int:
    """NEM-TERM-04: those that you control, but not the card that says so, nor its bearer."""
    copies = [copy for group in candidates_at(table, me, this, where) for copy in yours(table, me, group, wanted)]
    return len([copy for copy in copies if copy not in spared(table, CONTEXT.card(this))])


@phrase("thing", "attached Upgrade")
def upgrades_borne(table: Nemesis, _me: int, this: Context) -> int:
    """NEM-EFFECT-ATTACH-02: on the card itself, or on the Character that bears it."""
    copy = CONTEXT.card(this)
    if copy >= table.pool.size or not table.in_play(copy):
        return 0
    return len(table.upgrades(table.host.get(copy, copy)))


@phrase("thing", "Captured Doctor you hold")
def doctors_held(table: Nemesis, me: int, _this: Context) -> int:
    """NEM-AMB-18: in your Scheme area."""
    return len(table.captured(me))


@phrase("thing", "Plot you hold")
def plot_held(table: Nemesis, me: int, _this: Context) -> int:
    """NEM-AMB-40: on your board."""
    return table.plot[me]


@phrase("thing", "Control Board with one of your {TYPE(s)}")
def boards_with(table: Nemesis, me: int, _this: Context, wanted: int) -> int:
    """NEM-AMB-54: each board once, your own among them."""
    boards = [range(seat * CORNERS, (seat + 1) * CORNERS) for seat in range(table.seats)]
    return sum([any([yours(table, me, list(table.at(place)), wanted) for place in board]) for board in boards])


@phrase("thing", "Location with one of your {TYPE(s)}")
def places_with(table: Nemesis, me: int, _this: Context, wanted: int) -> int:
    """NEM-AMB-54: each Location once, on all boards."""
    return len([place for place in table.places() if yours(table, me, list(table.at(place)), wanted)])


@phrase("thing", "opponents' Location with one of your {TYPE(s)}")
def others_places_with(table: Nemesis, me: int, _this: Context, wanted: int) -> int:
    """NEM-AMB-54: each Location once, on all boards but yours."""
    places = [place for place in table.places() if place // CORNERS != me]
    return len([place for place in places if yours(table, me, list(table.at(place)), wanted)])


# ---- picks


@phrase("pick", "up to {INT} {TYPE(s)}")
def up_to(table: Nemesis, _me: int, _this: Context, most: int, wanted: int) -> list[int]:
    """NEM-AMB-55: none to so many, at any Location."""
    return [UP_TO - most, *loose(table, on_boards(table), wanted)]


@phrase("pick", "up to {INT} {TYPE(s)} {where}")
def up_to_there(table: Nemesis, me: int, this: Context, most: int, wanted: int, where: int) -> list[int]:
    """NEM-AMB-55: none to so many, at the stated place."""
    places = selected(table, where, me, this)
    copies = list(table.holder) if places == [BESIDES] else at_all(table, places)
    return [UP_TO - most, *loose(table, copies, wanted)]


def at_all(table: Nemesis, places: list[int]) -> list[int]:
    """What lies at some places."""
    return [copy for place in places if place >= 0 for copy in table.at(place)]


@phrase("single", "one of your other {TYPE(s)}")
@phrase("pick", "one of your other {TYPE(s)}")
def another_of_yours(table: Nemesis, me: int, this: Context, wanted: int) -> list[int]:
    """NEM-TERM-04: one that you control, but not the card that says so, nor its bearer."""
    copy = CONTEXT.card(this)
    return [1, *[each for each in own(table, me, on_boards(table), wanted) if each not in spared(table, copy)]]


def spared(table: Nemesis, copy: int) -> list[int]:
    """A card and the Character that bears it."""
    return [copy, table.host.get(copy, copy)]


def there_of(table: Nemesis, me: int, this: Context, wanted: int, where: int) -> list[int]:
    """NEM-AMB-44: what lies at a stated place of a type; `in play` reaches all cards."""
    places = selected(table, where, me, this)
    return loose(table, list(table.holder) if places == [BESIDES] else at_all(table, places), wanted)


@phrase("single", "one of your {TYPE(s)} {where}")
@phrase("pick", "one of your {TYPE(s)} {where}")
def one_of_yours_there(table: Nemesis, me: int, this: Context, wanted: int, where: int) -> list[int]:
    """NEM-TERM-04: one that you control there."""
    return [1, *[copy for copy in there_of(table, me, this, wanted, where) if table.controller(copy) == me]]


@phrase("single", "another {TYPE} {where}")
@phrase("pick", "another {TYPE} {where}")
def another_there(table: Nemesis, me: int, this: Context, wanted: int, where: int) -> list[int]:
    """NEM-AMB-50: any player's card there, but not the card that says so, nor its bearer."""
    out = spared(table, CONTEXT.card(this))
    return [1, *[copy for copy in there_of(table, me, this, wanted, where) if copy not in out]]


@phrase("single", "an opponent's {TYPE} {where}")
@phrase("pick", "an opponent's {TYPE} {where}")
def one_of_others_there(table: Nemesis, me: int, this: Context, wanted: int, where: int) -> list[int]:
    """NEM-TERM-04: one that somebody else controls there."""
    return [1, *[copy for copy in there_of(table, me, this, wanted, where) if table.controller(copy) not in (me, -1)]]


@phrase("pick", "{INT} {TYPE(s)} {where} with {INT} or less Strength")
def weak_ones_there(
    table: Nemesis, me: int, this: Context, count: int, wanted: int, where: int, most: int
) -> list[int]:
    """NEM-AMB-55: at the stated place, with what Upgrades and texts add."""
    return [count, *[copy for copy in there_of(table, me, this, wanted, where) if table.strength(copy) <= most]]


@phrase("single", "an opponent's {TYPE}")
@phrase("pick", "an opponent's {TYPE}")
def one_of_others(table: Nemesis, me: int, _this: Context, wanted: int) -> list[int]:
    """NEM-TERM-04: one that somebody else controls."""
    found = loose(table, on_boards(table), wanted)
    return [1, *[copy for copy in found if table.controller(copy) not in (me, -1)]]


@phrase("pick", "{INT} {TYPE(s)} with {INT} or less Strength")
def weak_ones(table: Nemesis, _me: int, _this: Context, count: int, wanted: int, most: int) -> list[int]:
    """NEM-AMB-55: with what Upgrades and texts add."""
    return [count, *[copy for copy in loose(table, on_boards(table), wanted) if table.strength(copy) <= most]]


@phrase("pick", "all your {TYPE(s)}")
def all_of_yours(table: Nemesis, me: int, _this: Context, wanted: int) -> list[int]:
    """NEM-TERM-04: every one at a Location that you control."""
    return [ALL, *own(table, me, on_boards(table), wanted)]


@phrase("pick", "all your {TYPE(s)} {where}")
def all_of_yours_there(table: Nemesis, me: int, this: Context, wanted: int, where: int) -> list[int]:
    """NEM-TERM-04: every one that you control there."""
    return [ALL, *[copy for copy in there_of(table, me, this, wanted, where) if table.controller(copy) == me]]


@phrase("pick", "all opponents' {TYPE(s)}")
def all_of_others(table: Nemesis, me: int, _this: Context, wanted: int) -> list[int]:
    """NEM-TERM-04: every one at a Location that somebody else controls."""
    return [ALL, *theirs(table, me, loose(table, on_boards(table), wanted))]


@phrase("pick", "all opponents' {TYPE(s)} {where}")
def all_of_others_there(table: Nemesis, me: int, this: Context, wanted: int, where: int) -> list[int]:
    """NEM-TERM-04: every one that somebody else controls there."""
    return [ALL, *theirs(table, me, there_of(table, me, this, wanted, where))]


def theirs(table: Nemesis, me: int, copies: list[int]) -> list[int]:
    """NEM-TERM-04: of some cards those that another player controls."""
    return [copy for copy in copies if table.controller(copy) not in (me, NOBODY)]


@phrase("pick", "up to {INT} of your {TYPE(s)}")
def up_to_of_yours(table: Nemesis, me: int, _this: Context, most: int, wanted: int) -> list[int]:
    """NEM-AMB-55: none to so many of those that you control."""
    return [UP_TO - most, *own(table, me, on_boards(table), wanted)]


@phrase("pick", "{INT} of your {TYPE(s)}")
def some_of_yours(table: Nemesis, me: int, _this: Context, count: int, wanted: int) -> list[int]:
    """NEM-TERM-04: so many of those that you control."""
    return [count, *own(table, me, on_boards(table), wanted)]


# ---- what a card is attached to


@phrase("bearer", "one of your {TYPE(s)}")
def bearer_of_yours(table: Nemesis, me: int, _this: Context, wanted: int) -> list[int]:
    """NEM-EFFECT-ATTACH-02, NEM-TERM-04: a Character of the stated type that you control."""
    return [-1 - copy for copy in characters(table) if table.is_type(copy, wanted) and table.controller(copy) == me]


@phrase("bearer", "an opponent's {TYPE}")
def bearer_of_others(table: Nemesis, me: int, _this: Context, wanted: int) -> list[int]:
    """NEM-AMB-29: a Character of the stated type that somebody else controls."""
    return [-1 - copy for copy in theirs(table, me, characters(table)) if table.is_type(copy, wanted)]


# ---- where a card is moved to


@phrase("goal", "this Location")
def to_here(table: Nemesis, _me: int, this: Context) -> list[int]:
    """NEM-AMB-08: where the card is that says so, or the Conflict."""
    copy = CONTEXT.card(this)
    place = table.place_of(copy) if copy < table.pool.size and table.in_play(copy) else table.fight
    return [] if place == NOWHERE else [place]


@phrase("goal", "that Location")
def to_chosen(_table: Nemesis, _me: int, this: Context) -> list[int]:
    """NEM-AMB-53: the Location that was chosen."""
    place = CONTEXT.here(this)
    return [] if place == NOWHERE else [place]


@phrase("goal", "your {SITE}")
def to_site(table: Nemesis, me: int, _this: Context, site: int) -> list[int]:
    """NEM-TERM-02: that Location of your own board."""
    place = table.site(me, site)
    return [] if place == NOWHERE else [place]
