"""Phrases for counts and conditions: Locations, Time Points, counters, and cards here."""

from __future__ import annotations

from timescoop.games.invasion.built.fields import DISCARDS
from timescoop.games.invasion.context import CONTEXT
from timescoop.games.invasion.ending import worth_of
from timescoop.games.invasion.phrases.book import PLACES, TARDIS, phrase
from timescoop.games.invasion.pool import DEFENDER, ENEMY
from timescoop.games.invasion.table import BY_DEFENCE, Invasion
from timescoop.kernel import NOBODY
from timescoop.language import Context, value

# ---- what a player has: the same words for "you have 3 or more ...", "for each of your ..."


@phrase("holding", "Time Points")
def points_held(table: Invasion, me: int, _this: Context) -> int:
    """INV-AMB-132: the Time Points of a player."""
    return table.points[me]


@phrase("holding", "cards in hand")
def cards_held(table: Invasion, me: int, _this: Context) -> int:
    """INV-AMB-132: how many cards a hand has; what they are does not count, because the others do not know it."""
    return len(table.hand(me))


@phrase("holding", "cards in Reserve")
def cards_kept(table: Invasion, me: int, _this: Context) -> int:
    """INV-AMB-132: all cards of a Reserve, whichever way up."""
    return len(table.reserve(me))


@phrase("holding", "face-up Supports in Reserve")
def supports_kept(table: Invasion, me: int, _this: Context) -> int:
    """INV-AMB-179: those that stay there, which all can see."""
    return len([copy for copy in table.reserve(me) if table.up[copy]])


@phrase("holding", "Locations")
def places_held(table: Invasion, me: int, _this: Context) -> int:
    """INV-AMB-132: all Locations of a line, the starting Location too."""
    return len(table.lines[me])


@phrase("holding", "Locations under attack")
def places_attacked(table: Invasion, me: int, _this: Context) -> int:
    """INV-AMB-132: those of them against which an attack lies."""
    return len([place for place in table.lines[me] if table.attack(place)])


@phrase("holding", "Locations not under attack")
def places_free(table: Invasion, me: int, _this: Context) -> int:
    """INV-AMB-132: those of them against which no attack lies."""
    return len([place for place in table.lines[me] if not table.attack(place)])


@phrase("holding", "Locations with Defenders")
def places_defended(table: Invasion, me: int, _this: Context) -> int:
    """INV-AMB-132: those of them on which Defenders lie."""
    return len([place for place in table.lines[me] if table.defence(place)])


@phrase("holding", "Locations without a TARDIS counter")
def places_unprotected(table: Invasion, me: int, _this: Context) -> int:
    """INV-AMB-132: those of them on which no TARDIS counter lies."""
    return len([place for place in table.lines[me] if not table.protected[place]])


@phrase("holding", "Defenders")
def defenders_held(table: Invasion, me: int, _this: Context) -> int:
    """INV-AMB-132: all Defenders on the Locations of a line, whichever way up."""
    return sum([len(table.defence(place)) for place in table.lines[me]])


@phrase("holding", "attacks in play")
def attacks_made(table: Invasion, me: int, _this: Context) -> int:
    """INV-AMB-132: the attacks of a player, on any line."""
    return len([place for line in table.lines for place in line if table.attacker(place) == me])


@phrase("holding", "{COUNTER} counters in play")
def counters_out(table: Invasion, seat: int, _this: Context, counter: int) -> int:
    """INV-STATE-05: the counters of one kind that a seat has on the table."""
    return table.tardis_out(seat) if counter == TARDIS else table.dalek_out(seat)


# ---- what lies at the place of the card


@phrase("crowd", "Defenders here", placed=True)
def defenders_here(table: Invasion, _me: int, this: Context) -> int:
    """INV-AMB-132: the Defenders on the Location that it is about."""
    return len(table.defence(CONTEXT.here(this)))


@phrase("crowd", "Enemies here", placed=True)
def enemies_here(table: Invasion, _me: int, this: Context) -> int:
    """INV-AMB-132: the Enemies against that Location."""
    return len(table.enemies(CONTEXT.here(this)))


@phrase("crowd", "{FAMILY} cards here", placed=True)
def family_here(table: Invasion, _me: int, this: Context, family: int) -> int:
    """INV-AMB-132: the face-up Enemies of one type against that Location."""
    seen = [copy for copy in table.enemies(CONTEXT.here(this)) if table.up[copy]]
    families = [table.pool.family[table.kind[copy]] for copy in seen]
    return families.count(family)


@phrase("crowd", "other Defenders here", placed=True, only=(DEFENDER,))
def other_defenders_here(table: Invasion, _me: int, this: Context) -> int:
    """INV-AMB-132: who defends beside the card that says so."""
    return len([copy for copy in table.defence(CONTEXT.here(this)) if copy != CONTEXT.card(this)])


@phrase("crowd", "other Enemies here", placed=True, only=(ENEMY,))
def other_enemies_here(table: Invasion, _me: int, this: Context) -> int:
    """INV-AMB-132: what attacks beside the card that says so."""
    return len([copy for copy in table.enemies(CONTEXT.here(this)) if copy != CONTEXT.card(this)])


@phrase("crowd", "other {FAMILY} cards here", placed=True, only=(ENEMY,))
def others_of_family_here(table: Invasion, me: int, this: Context, family: int) -> int:
    """INV-AMB-132: the face-up Enemies of one type that attack beside the card that says so."""
    copy = CONTEXT.card(this)
    own = table.up[copy] == 1 and table.pool.family[table.kind[copy]] == family
    return family_here(table, me, this, family) - own


@phrase("crowd", "cards in the discard pile")
def cards_in_pile(table: Invasion, _me: int, _this: Context) -> int:
    """INV-AMB-132: how many lie there."""
    return len(table.zones[DISCARDS])


# ---- for each of them


@phrase("thing", "of your {holding}")
def each_held(table: Invasion, me: int, this: Context, holding: int) -> int:
    """INV-AMB-132: one for each that you have."""
    return value(table, holding, me, this)


@phrase("thing", "{INT} of your {holding}")
def each_few_held(table: Invasion, me: int, this: Context, size: int, holding: int) -> int:
    """INV-AMB-132: one for each so many that you have; what is left over does not count."""
    return value(table, holding, me, this) // max(1, size)


@phrase("thing", "of the {crowd}")
def each_here(table: Invasion, me: int, this: Context, crowd: int) -> int:
    """INV-AMB-132: one for each that lies there."""
    return value(table, crowd, me, this)


@phrase("thing", "other player")
def each_other(table: Invasion, _me: int, _this: Context) -> int:
    """INV-AMB-132: one for each of the others."""
    return table.seats - 1


# ---- conditions


@phrase("condition", "you have {INT} or more {holding}")
def has_many(table: Invasion, me: int, this: Context, least: int, holding: int) -> bool:
    """INV-AMB-132: at least so many."""
    return value(table, holding, me, this) >= least


@phrase("condition", "you have {INT} or fewer {holding}")
def has_few(table: Invasion, me: int, this: Context, most: int, holding: int) -> bool:
    """INV-AMB-132: so many at most."""
    return value(table, holding, me, this) <= most


@phrase("condition", "you have exactly {INT} {holding}")
def has_exactly(table: Invasion, me: int, this: Context, count: int, holding: int) -> bool:
    """INV-AMB-135: neither more nor fewer."""
    return value(table, holding, me, this) == count


@phrase("condition", "you have no {holding}")
def has_none(table: Invasion, me: int, this: Context, holding: int) -> bool:
    """INV-AMB-132: none at all."""
    return value(table, holding, me, this) == 0


@phrase("condition", "you have more {holding} than each other player")
def has_most(table: Invasion, me: int, this: Context, holding: int) -> bool:
    """INV-AMB-132: more than anybody else; a tie is not enough."""
    mine = value(table, holding, me, this)
    return all([value(table, holding, seat, this) < mine for seat in range(table.seats) if seat != me])


@phrase("condition", "you have fewer {holding} than each other player")
def has_fewest(table: Invasion, me: int, this: Context, holding: int) -> bool:
    """INV-AMB-132: fewer than anybody else; a tie is not enough."""
    mine = value(table, holding, me, this)
    return all([value(table, holding, seat, this) > mine for seat in range(table.seats) if seat != me])


@phrase("rival", "this Location's owner", placed=True, only=(ENEMY,))
def owner(table: Invasion, _me: int, this: Context) -> int:
    """INV-AMB-163: in whose line it lies."""
    return table.place_seat[CONTEXT.here(this)]


@phrase("rival", "this attack's owner", placed=True, only=(*PLACES, DEFENDER))
def attacker(table: Invasion, _me: int, this: Context) -> int:
    """INV-AMB-163: whose Enemies lie against it; nobody, if none does."""
    return table.attacker(CONTEXT.here(this))


@phrase("condition", "you have more {holding} than {rival}")
def has_more_than_rival(table: Invasion, me: int, this: Context, holding: int, rival: int) -> bool:
    """INV-AMB-163: a tie is not enough."""
    seat = value(table, rival, me, this)
    return seat != NOBODY and value(table, holding, me, this) > value(table, holding, seat, this)


@phrase("condition", "you have fewer {holding} than {rival}")
def has_fewer_than_rival(table: Invasion, me: int, this: Context, holding: int, rival: int) -> bool:
    """INV-AMB-163: a tie is not enough."""
    seat = value(table, rival, me, this)
    return seat != NOBODY and value(table, holding, me, this) < value(table, holding, seat, this)


@phrase("condition", "{rival} has {INT} or more {holding}")
def rival_has_many(table: Invasion, me: int, this: Context, rival: int, least: int, holding: int) -> bool:
    """INV-AMB-187: at least so many; nobody has none."""
    seat = value(table, rival, me, this)
    return seat != NOBODY and value(table, holding, seat, this) >= least


@phrase("condition", "{rival} has {INT} or fewer {holding}")
def rival_has_few(table: Invasion, me: int, this: Context, rival: int, most: int, holding: int) -> bool:
    """INV-AMB-187: so many at most; without an attack there is nobody who has so few."""
    seat = value(table, rival, me, this)
    return seat != NOBODY and value(table, holding, seat, this) <= most


@phrase("condition", "{rival} has no {holding}")
def rival_has_none(table: Invasion, me: int, this: Context, rival: int, holding: int) -> bool:
    """INV-AMB-187: none at all; without an attack there is nobody who has none."""
    return rival_has_few(table, me, this, rival, 0, holding)


@phrase("condition", "another player has {INT} or more {holding}")
def other_has_many(table: Invasion, me: int, this: Context, least: int, holding: int) -> bool:
    """INV-AMB-135: one of the others has at least so many."""
    return any([value(table, holding, seat, this) >= least for seat in range(table.seats) if seat != me])


@phrase("condition", "another player has {INT} or fewer {holding}")
def other_has_few(table: Invasion, me: int, this: Context, most: int, holding: int) -> bool:
    """INV-AMB-135: one of the others has no more than so many."""
    return any([value(table, holding, seat, this) <= most for seat in range(table.seats) if seat != me])


@phrase("condition", "another player has no {holding}")
def other_has_none(table: Invasion, me: int, this: Context, holding: int) -> bool:
    """INV-AMB-135: one of the others has none at all."""
    return any([value(table, holding, seat, this) == 0 for seat in range(table.seats) if seat != me])


@phrase("condition", "each other player has {INT} or more {holding}")
def all_have_many(table: Invasion, me: int, this: Context, least: int, holding: int) -> bool:
    """INV-AMB-135: every one of the others has at least so many."""
    return all([value(table, holding, seat, this) >= least for seat in range(table.seats) if seat != me])


@phrase("condition", "another player has more {holding} than you")
def other_has_more(table: Invasion, me: int, this: Context, holding: int) -> bool:
    """INV-AMB-135: one of the others is enough; a tie is not."""
    mine = value(table, holding, me, this)
    return any([value(table, holding, seat, this) > mine for seat in range(table.seats) if seat != me])


@phrase("condition", "another player has fewer {holding} than you")
def other_has_fewer(table: Invasion, me: int, this: Context, holding: int) -> bool:
    """INV-AMB-135: one of the others is enough; a tie is not."""
    mine = value(table, holding, me, this)
    return any([value(table, holding, seat, this) < mine for seat in range(table.seats) if seat != me])


@phrase("condition", "there are exactly {INT} {crowd}")
def just_so_many_here(table: Invasion, me: int, this: Context, count: int, crowd: int) -> bool:
    """INV-AMB-135: neither more nor fewer lie there."""
    return value(table, crowd, me, this) == count


@phrase("condition", "there are {INT} or fewer {crowd}")
def few_here(table: Invasion, me: int, this: Context, most: int, crowd: int) -> bool:
    """INV-AMB-135: so many at most lie there."""
    return value(table, crowd, me, this) <= most


@phrase("condition", "there are no {crowd}")
def none_here(table: Invasion, me: int, this: Context, crowd: int) -> bool:
    """INV-AMB-135: none lies there."""
    return value(table, crowd, me, this) == 0


@phrase("condition", "there are {INT} or more {crowd}")
def many_here(table: Invasion, me: int, this: Context, least: int, crowd: int) -> bool:
    """INV-AMB-132: at least so many lie there."""
    return value(table, crowd, me, this) >= least


@phrase("condition", "{DEFENDER} defends here", placed=True)
def stands_here(table: Invasion, _me: int, this: Context, defender: int) -> bool:
    """INV-AMB-132: that Defender lies face up on the Location that it is about, as all do in a conflict."""
    return defender in [table.kind[copy] for copy in table.defence(CONTEXT.here(this)) if table.up[copy]]


@phrase("condition", "{DEFENDER} does not defend here", placed=True)
def stands_not_here(table: Invasion, me: int, this: Context, defender: int) -> bool:
    """INV-AMB-132: that Defender does not lie face up there."""
    return not stands_here(table, me, this, defender)


@phrase("condition", "this card was here before the attack", placed=True, only=(DEFENDER,))
def was_here(table: Invasion, _me: int, _this: Context) -> bool:
    """INV-CONFLICT-12: the conflict was not begun by placing Defenders."""
    return table.came != BY_DEFENCE


@phrase("condition", "this Location is under attack", placed=True)
def is_attacked(table: Invasion, _me: int, this: Context) -> bool:
    """INV-AMB-132: an attack lies against it."""
    return len(table.attack(CONTEXT.here(this))) > 0


@phrase("condition", "this Location is not under attack", placed=True)
def is_free(table: Invasion, _me: int, this: Context) -> bool:
    """INV-AMB-132: no attack lies against it."""
    return not table.attack(CONTEXT.here(this))


@phrase("condition", "this Location has a TARDIS counter", placed=True)
def is_protected(table: Invasion, _me: int, this: Context) -> bool:
    """INV-AMB-132: a TARDIS counter lies on it."""
    return table.protected[CONTEXT.here(this)] == 1


@phrase("condition", "this Location has no TARDIS counter", placed=True)
def is_bare(table: Invasion, _me: int, this: Context) -> bool:
    """INV-AMB-132: no TARDIS counter lies on it."""
    return table.protected[CONTEXT.here(this)] == 0


@phrase("condition", "this Location is worth {INT} or more Victory Point(s)", placed=True)
def is_worth_much(table: Invasion, _me: int, this: Context, least: int) -> bool:
    """INV-AMB-188: by the number printed on it."""
    return worth_of(table, CONTEXT.here(this)) >= least


@phrase("condition", "this Location is worth {INT} or fewer Victory Point(s)", placed=True)
def is_worth_little(table: Invasion, _me: int, this: Context, most: int) -> bool:
    """INV-AMB-188: by the number printed on it."""
    return worth_of(table, CONTEXT.here(this)) <= most


@phrase("condition", "it is your turn")
def is_my_turn(table: Invasion, me: int, _this: Context) -> bool:
    """INV-TURN-01: the turn of the player of the card."""
    return table.turn == me


@phrase("condition", "it is not your turn")
def is_their_turn(table: Invasion, me: int, _this: Context) -> bool:
    """INV-TURN-01: the turn of anybody else."""
    return table.turn != me


@phrase("condition", "another player has attacked you")
def is_beset(table: Invasion, me: int, _this: Context) -> bool:
    """INV-AMB-132: an attack lies against one of your Locations."""
    return any([table.attacker(place) != NOBODY for place in table.lines[me]])
