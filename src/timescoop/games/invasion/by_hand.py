"""Cards of Invasion that are played by hand: what players can do, and where cards may go (INV-HAND-01 to -05)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from timescoop.games.invasion import facts
from timescoop.games.invasion.built.fields import ASIDE, DECK, DISCARDS
from timescoop.games.invasion.options import SEATS, Book
from timescoop.games.invasion.points import gain, pay
from timescoop.games.invasion.pool import (
    DEFENDER,
    ENEMY,
    IS_DEFENDER,
    LOCATION,
    OF_DIFFERENT_NAMES,
    SUPPORT,
    Pool,
)
from timescoop.games.invasion.spec import SPEC
from timescoop.games.invasion.table import Invasion
from timescoop.kernel import ANY, NOBODY, question, register_rules
from timescoop.language import (
    COMMON_VERBS,
    DONE,
    FACE_UP,
    HandBlocks,
    HandPlay,
    HandVerb,
    amounts,
    card_picked,
    cards_of,
    number_picked,
    open_by_hand,
    opened_by,
    openings,
    seat_picked,
    seats_of,
)

DIE: Final = 6

# ---- where cards may go


def is_loose(table: Invasion, copy: int) -> bool:
    """INV-HAND-03: every card but a Location in a line, and the starting Locations that are left over."""
    zone = table.zone[copy]
    if zone == ASIDE or copy in table.place_card:
        return False
    owner = table.owner[zone]
    if not table.up[copy] or owner == NOBODY or zone != table.reserve_zone(owner):
        return True
    return table.reserve_places(owner) >= table.pool.widens[table.kind[copy]]


def ends(table: Invasion, me: int, kind: int, _start: int, _copy: int) -> list[int]:
    """INV-HAND-03: deck, pile and hands take every card; a place, a line and a Reserve what could lie there."""
    seats = range(table.seats)
    found = [DECK * 2, DISCARDS * 2 + FACE_UP, *[table.hand_zone(seat) * 2 + FACE_UP for seat in seats]]
    found += [table.reserve_zone(seat) * 2 for seat in seats if table.reserve_places(seat) > 0]
    if kind == NOBODY:
        return found
    sort = table.pool.type[kind]
    if sort == SUPPORT and (table.pool.stays[kind] or table.pool.by_hand[kind]):
        used = table.pool.uses_place[kind]
        found += [table.reserve_zone(s) * 2 + FACE_UP for s in seats if not used or table.reserve_places(s) > 0]
    elif sort == LOCATION:
        found += [table.line_zone(seat) * 2 + FACE_UP for seat in seats]
    elif sort in (DEFENDER, ENEMY):
        for place in range(len(table.place_seat)):
            found += ends_at(table, me, kind, place)
    return found


def ends_at(table: Invasion, me: int, kind: int, place: int) -> list[int]:
    """INV-HAND-03: a card joins an attack or a defence that its player knows all of, and that it could lie with."""
    attack, fought = table.attack_zone(place), table.fight == place
    defence = attack + 1
    found = []
    if table.zones[attack] and (fought or not table.zones[defence]) and lies_with(table, me, kind, attack):
        found.append(attack * 2 + FACE_UP)
    if (
        table.pool.type[kind] == DEFENDER
        and (fought or not table.zones[attack])
        and lies_with(table, me, kind, defence)
    ):
        found.append(defence * 2 + (FACE_UP if fought else 0))
    return found


def lies_with(table: Invasion, me: int, kind: int, zone: int) -> bool:
    """INV-ENE-04, INV-DEF-02: whether a kind may lie with all that lie in a zone, as far as a seat knows them."""
    pairs = table.pool.pairs[table.bonds[zone]][kind]
    return all([table.knows(me, copy) and pairs[table.kind[copy]] for copy in table.zones[zone]])


def put(table: Invasion, me: int, copy: int, zone: int, up: int) -> None:
    """INV-HAND-03: a card goes there; a Location gets a place of its own, and earns nothing by itself."""
    start = table.zone[copy]
    table.mark[copy] = 0
    table.idle = tuple([each for each in table.idle if each != copy])
    for seat in range(table.seats):
        if zone == table.line_zone(seat):
            table.add_place(seat, copy)
            return
    table.move(copy, zone, up=up == FACE_UP)
    if not table.up[copy] and table.owner[zone] != NOBODY:
        table.peek(copy, table.owner[zone])  # who has a card face down knows it
        table.claim[copy] = claim(table, table.kind[copy], zone, up)
    if start == DECK:
        table.look_for_end_card(me)


def claim(table: Invasion, _kind: int, zone: int, _up: int) -> int:
    """INV-DEF-01: what lies face down in a defence is a Defender."""
    return IS_DEFENDER if table.bonds[zone] == OF_DIFFERENT_NAMES else ANY


def where(table: Invasion, zone: int, names: Sequence[str]) -> str:
    """An attack or a defence in short words."""
    place, side = divmod(zone - table.attack_zone(0), 2)
    seat, nth = table.spot(place)
    location = table.pool.name[table.kind[table.place_card[place]]]
    return f"{'defence' if side else 'attack'} at {names[seat]}'s {location}" + (f" {nth + 1}" if nth else "")


def draw(table: Invasion, seat: int, count: int) -> None:
    """INV-TP-01: cards from the deck, by the rules for drawing."""
    table.draw(seat, count, facts.DREW_BY_HAND)


# ---- points and counters


def gainers(table: Invasion, _me: int, _picks: tuple[int, ...]) -> list[int]:
    """INV-STATE-02: anybody, as long as the supply has Time Points."""
    return seats_of(table, range(table.seats)) if table.supply() else []


def to_gain(table: Invasion, _me: int, _picks: tuple[int, ...]) -> list[int]:
    """INV-STATE-02: no more Time Points than the supply holds."""
    return amounts(table, table.supply())


def gain_points(table: Invasion, _me: int, picks: tuple[int, ...]) -> None:
    """INV-HAND-04: a player takes Time Points."""
    gain(table, seat_picked(table, picks[1]), number_picked(table, picks[2]))


def with_points(table: Invasion, _me: int, _picks: tuple[int, ...]) -> list[int]:
    """The players who have Time Points."""
    return seats_of(table, [seat for seat in range(table.seats) if table.points[seat]])


def to_lose(table: Invasion, _me: int, picks: tuple[int, ...]) -> list[int]:
    """INV-STATE-02: no more Time Points than the player has."""
    return amounts(table, table.points[seat_picked(table, picks[1])])


def lose_points(table: Invasion, _me: int, picks: tuple[int, ...]) -> None:
    """INV-HAND-04: a player gives Time Points back to the supply."""
    seat, count = seat_picked(table, picks[1]), number_picked(table, picks[2])
    pay(table, seat, count)
    table.say(facts.LOST_BY_HAND, seat, (count,))


def counter_places(table: Invasion, _me: int, _picks: tuple[int, ...]) -> list[int]:
    """INV-ENE-09: Locations with a TARDIS counter, and those not under attack whose owner has one to spare."""
    found = []
    for place, copy in enumerate(table.place_card):
        seat = table.place_seat[place]
        if table.protected[place] or (not table.attack(place) and table.tardis_out(seat) < table.pool.tardis_counters):
            found.append(copy)
    return cards_of(table, found)


def turn_counter(table: Invasion, _me: int, picks: tuple[int, ...]) -> None:
    """INV-HAND-04: a TARDIS counter is placed on a Location, or goes home from there."""
    place = table.place_card.index(card_picked(table, picks[1]))
    if table.protected[place]:
        table.return_counter(place)
    else:
        table.place_counter(place)


HAND_PLAY: Final = HandPlay(
    SPEC,
    zones={
        "deck": "deck", "discards": "discard pile", "aside": "cards set aside", "played": "cards being played",
        "starts": "starting Locations", "hand": "hand", "reserve": "Reserve", "line": "line", "attack": "attack",
        "defence": "defence",
    },
    loose=is_loose,
    ends=ends,
    put=put,
    claim=claim,
    draw=draw,
    roll=lambda table: table.roll(DIE) + 1,
    verbs=(
        *COMMON_VERBS,
        HandVerb("hand-gain", "gain Time Points", (gainers, to_gain), gain_points),
        HandVerb("hand-lose", "lose Time Points", (with_points, to_lose), lose_points),
        HandVerb("hand-counter", "place or return a TARDIS counter", (counter_places,), turn_counter),
    ),
    where=where,
)  # fmt: skip


def add_hand_blocks(book: Book, pool: Pool) -> None:
    """INV-HAND-01: where a text of the pool is played by hand, the option book has what that needs."""
    if any(pool.by_hand):
        places = SEATS + sum([copies for kind, copies in enumerate(pool.copies) if pool.type[kind] == LOCATION])
        zones = HAND_PLAY.most_zones(SEATS, places)
        book.hand = HandBlocks(book, HAND_PLAY, sum(pool.copies), pool.count, zones, SEATS)


# ---- when a text may be opened


def own_texts(table: Invasion, me: int) -> list[int]:
    """INV-HAND-01: in your own turn, beside your actions: your Locations, and your Supports face up in the Reserve."""
    if table.deal.book.hand is None:
        return []
    line = [table.place_card[place] for place in table.lines[me]]
    return openings(table, [*line, *[copy for copy in table.reserve(me) if table.up[copy]]])


def after_opening(table: Invasion, me: int, option: int) -> bool:
    """INV-HAND-01: open a text if the option says so, and tell whether it did; this is not an action."""
    copy = opened_by(table, option)
    if copy == NOBODY:
        return False
    open_by_hand(table, me, copy)
    return True


def texts_in_conflict(table: Invasion, place: int) -> None:
    """INV-HAND-02: both sides, the active player first, may open the texts of their cards in the conflict."""
    if table.deal.book.hand is None:
        return
    seats = {table.place_seat[place], table.attacker(place)} - {NOBODY}
    for seat in sorted(seats, key=lambda each: (each - table.turn) % table.seats):
        table.do(offer_texts, seat, place, len(fighting_texts(table, seat, place)))


def offer_texts(table: Invasion, me: int, place: int, left: int) -> None:
    """INV-HAND-02: ask a side that has such cards, until it chooses Done or has opened as many as it had."""
    if left > 0 and fighting_texts(table, me, place):
        table.ask(IN_CONFLICT, me, place, left)


def fighting_texts(table: Invasion, me: int, place: int) -> list[int]:
    """INV-HAND-02: of the cards of a side face up there, and of its Supports face up in the Reserve."""
    copies = [copy for copy in table.reserve(me) if table.up[copy]]
    copies += table.attack(place) if me == table.attacker(place) else ()
    copies += table.defence(place) if me == table.place_seat[place] else ()
    return openings(table, [copy for copy in copies if table.up[copy]])


def texts_to_open(table: Invasion, me: int, place: int, _left: int) -> list[int]:
    """INV-HAND-02: done, or a text."""
    return [DONE, *fighting_texts(table, me, place)]


def open_in_conflict(table: Invasion, me: int, place: int, left: int, option: int) -> None:
    """INV-HAND-02: it is carried out, and then the next one."""
    if after_opening(table, me, option):
        table.do(offer_texts, me, place, left - 1)


# its key comes last, so that the numbers of the others in observations stay what they were
IN_CONFLICT: Final = question("invasion/text_by_hand", "INV-HAND-02", texts_to_open, open_in_conflict)

register_rules(globals())
