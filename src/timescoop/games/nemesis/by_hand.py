"""Cards of Nemesis that are played by hand: what players can do, where cards may go, and when (NEM-HAND-01 to -05)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from timescoop.games.nemesis import facts
from timescoop.games.nemesis.built.fields import ASIDE, OUT
from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.drawing import draw
from timescoop.games.nemesis.going import deactivate, discard_from_play, enter, leave_play, relocate, return_to_hand
from timescoop.games.nemesis.options import SEATS, Book
from timescoop.games.nemesis.pool import CORNERS, Pool
from timescoop.games.nemesis.spec import SPEC
from timescoop.games.nemesis.table import MOST_UPGRADES, Nemesis
from timescoop.games.nemesis.tokens import gain_plot, gain_power, lose_power, place_plot, remove_plot
from timescoop.games.nemesis.winning import mark_changed, win_by_kind
from timescoop.kernel import ANY, HAND, NOBODY, NOWHERE
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
    open_by_hand,
    opened_by,
    openings,
    point_at,
    seat_picked,
    seats_of,
    up_to_most,
)

Picks = tuple[int, ...]

# ---- where cards may go


def is_loose(table: Nemesis, copy: int) -> bool:
    """NEM-HAND-03: every card but those in the box."""
    return table.zone[copy] != OUT


def ends(table: Nemesis, _me: int, kind: int, start: int, _copy: int) -> list[int]:
    """NEM-HAND-03: a card can go to its owner's deck, hand or pile; Characters to Locations, Constants to boards."""
    owner = HAND_PLAY.seat(table, start) if kind == NOBODY else table.owners[kind]
    found = [table.deck_zone(owner) * 2, table.hand_zone(owner) * 2 + FACE_UP, table.pile_zone(owner) * 2 + FACE_UP]
    traits = 0 if kind == NOBODY else table.pool.traits[kind]
    if traits & table.pool.character:
        return found + [table.place_zone(place) * 2 + FACE_UP for place in table.places()]
    if traits & table.pool.constant and not traits & table.pool.upgrade:
        area = table.scheme_zone if traits & table.pool.scheme else table.beneath_zone
        found += [area(seat) * 2 + FACE_UP for seat in range(table.seats)]
        if not traits & table.pool.scheme:
            found += [table.place_zone(place) * 2 + FACE_UP for place in table.places()]
    return found


def put(table: Nemesis, me: int, copy: int, zone: int, _up: int) -> None:
    """NEM-HAND-03: a card is put somewhere, not played: nothing of its text is carried out."""
    place = zone - table.place_zone(0)
    if not table.in_play(copy):
        if zone >= table.scheme_zone(0):
            enter(table, copy, zone, holder_for(table, me, copy, zone))
        else:
            table.move(copy, zone, up=table.sort[zone] == HAND)
            mark_changed(table)
    elif place > NOWHERE and table.is_character(copy):
        relocate(table, me, copy, place)
    elif zone >= table.scheme_zone(0):
        table.host.pop(copy, None)
        table.move(copy, zone)
        table.holder[copy] = holder_for(table, me, copy, zone)
        table.changed()
        mark_changed(table)
    elif zone == table.pile_zone(table.owner_of(copy)):
        discard_from_play(table, me, copy, facts.DISCARDED_CARD)
    elif zone == table.hand_zone(table.owner_of(copy)):
        return_to_hand(table, me, copy)
    else:
        leave_play(table, copy)
        table.move(copy, zone, up=False)


def holder_for(table: Nemesis, me: int, copy: int, zone: int) -> int:
    """NEM-TERM-04: who controls a card put by hand: a Hero's owner, an area's seat, else the player who puts it."""
    if table.is_hero(copy):
        return table.owner_of(copy)
    return HAND_PLAY.seat(table, zone) if zone < table.place_zone(0) else me


def where(table: Nemesis, zone: int, names: Sequence[str]) -> str:
    """The name of a Location."""
    place = zone - table.place_zone(0)
    return f"{names[place // CORNERS]}'s {table.pool.name[table.kind_of_place(place)]}"


# ---- Power, Plot, Upgrades, control


def gain_tokens(table: Nemesis, _me: int, picks: Picks) -> None:
    """NEM-HAND-04: a player gains Power."""
    gain_power(table, seat_picked(table, picks[1]), number_picked(table, picks[2]))


def with_power(table: Nemesis, _me: int, _picks: Picks) -> list[int]:
    """The players who have Power."""
    return seats_of(table, [seat for seat in range(table.seats) if table.power[seat]])


def power_to_lose(table: Nemesis, _me: int, picks: Picks) -> list[int]:
    """NEM-EFFECT-DISC-04: no more than there is."""
    return amounts(table, table.power[seat_picked(table, picks[1])])


def lose_tokens(table: Nemesis, _me: int, picks: Picks) -> None:
    """NEM-HAND-04: a player loses Power."""
    lose_power(table, seat_picked(table, picks[1]), number_picked(table, picks[2]))


def gain_plots(table: Nemesis, _me: int, picks: Picks) -> None:
    """NEM-HAND-04: a player gains Plot."""
    gain_plot(table, seat_picked(table, picks[1]), number_picked(table, picks[2]))


def with_plot(table: Nemesis, _me: int, _picks: Picks) -> list[int]:
    """The players who have Plot on their board."""
    return seats_of(table, [seat for seat in range(table.seats) if table.plot[seat]])


def plot_to_lose(table: Nemesis, _me: int, picks: Picks) -> list[int]:
    """NEM-EFFECT-DISC-04: no more than there is."""
    return amounts(table, table.plot[seat_picked(table, picks[1])])


def lose_plots(table: Nemesis, _me: int, picks: Picks) -> None:
    """NEM-HAND-04: a player loses Plot."""
    seat, count = seat_picked(table, picks[1]), number_picked(table, picks[2])
    table.plot[seat] -= count
    table.say(facts.LOST_PLOT, seat, (count,))
    mark_changed(table)


def in_play(table: Nemesis, _me: int, _picks: Picks) -> list[int]:
    """The cards in play."""
    return cards_of(table, list(table.holder))


def put_plot(table: Nemesis, me: int, picks: Picks) -> None:
    """NEM-HAND-04: Plot is put on a card in play."""
    point_at(table, me, card_picked(table, picks[1]))
    place_plot(table, me, card_picked(table, picks[1]), number_picked(table, picks[2]))


def with_plot_on(table: Nemesis, _me: int, _picks: Picks) -> list[int]:
    """The cards that hold Plot."""
    return cards_of(table, list(table.plots))


def plot_to_take(table: Nemesis, _me: int, picks: Picks) -> list[int]:
    """NEM-EFFECT-PLACE-02: no more than there is."""
    return amounts(table, table.plots[card_picked(table, picks[1])])


def take_plot(table: Nemesis, me: int, picks: Picks) -> None:
    """NEM-HAND-04: Plot is taken off a card."""
    point_at(table, me, card_picked(table, picks[1]))
    remove_plot(table, me, card_picked(table, picks[1]), number_picked(table, picks[2]))


def upgrades(table: Nemesis, _me: int, _picks: Picks) -> list[int]:
    """NEM-HAND-04: the Upgrades in play, in a discard pile or laid aside, if there is a Character for them."""
    if not bearers(table, NOBODY):
        return []
    piles = [copy for seat in range(table.seats) for copy in table.pile(seat)]
    copies = [*table.holder, *piles, *table.zones[ASIDE]]
    return cards_of(table, [copy for copy in copies if table.pool.traits[table.kind[copy]] & table.pool.upgrade])


def bearers(table: Nemesis, copy: int) -> list[int]:
    """NEM-EFFECT-ATTACH-06: the Characters in play that can bear another Upgrade, except its current bearer."""
    return [
        each
        for each in table.holder
        if table.is_character(each)
        and table.host.get(copy, NOBODY) != each
        and len(table.upgrades(each)) < MOST_UPGRADES
    ]


def bearers_of(table: Nemesis, _me: int, picks: Picks) -> list[int]:
    """NEM-EFFECT-ATTACH-06: whom an Upgrade can be attached to."""
    return cards_of(table, bearers(table, card_picked(table, picks[1])))


def attach(table: Nemesis, me: int, picks: Picks) -> None:
    """NEM-HAND-04: an Upgrade is attached to a Character."""
    copy, bearer = card_picked(table, picks[1]), card_picked(table, picks[2])
    holder = table.holder.get(copy, me)
    point_at(table, me, copy)
    point_at(table, me, bearer)
    if table.in_play(copy):
        deactivate(table, copy)
    enter(table, copy, table.zone[bearer], holder, bearer)
    table.say(facts.ATTACHED_BY_HAND, me, (bearer, table.kind[bearer]), (copy,))


def controlled(table: Nemesis, _me: int, _picks: Picks) -> list[int]:
    """NEM-TERM-04: the cards in play that can change controller; Upgrades follow their bearer."""
    return cards_of(table, [copy for copy in table.holder if copy not in table.host and not table.is_hero(copy)])


def other_controllers(table: Nemesis, _me: int, picks: Picks) -> list[int]:
    """The seats that don't control a card."""
    holder = table.holder[card_picked(table, picks[1])]
    return seats_of(table, [seat for seat in range(table.seats) if seat != holder])


def give_control(table: Nemesis, me: int, picks: Picks) -> None:
    """NEM-HAND-04: a player takes control of a card; a card in a player's area moves to the new player's area."""
    copy, seat = card_picked(table, picks[1]), seat_picked(table, picks[2])
    point_at(table, me, copy)
    scheme = table.zone[copy] == table.scheme_zone(table.holder[copy])
    if table.place_of(copy) == NOWHERE:
        table.move(copy, table.scheme_zone(seat) if scheme else table.beneath_zone(seat))
    table.holder[copy] = seat
    table.changed()
    table.say(facts.TOOK_CONTROL, seat, (), (copy,))
    mark_changed(table)


HAND_PLAY: Final = HandPlay(
    SPEC,
    zones={
        "packed": "box", "out": "cards left out", "aside": "cards being played", "deck": "deck", "hand": "hand",
        "pile": "discard pile", "scheme": "Scheme area", "beneath": "cards beneath the board", "place": "Location",
    },
    loose=is_loose,
    ends=ends,
    put=put,
    claim=lambda *_: ANY,
    draw=draw,
    roll=lambda table: table.roll_die(),
    verbs=(
        *COMMON_VERBS,
        WINNING_VERB,
        HandVerb("hand-power", "gain Power", (all_seats, up_to_most), gain_tokens),
        HandVerb("hand-lose-power", "lose Power", (with_power, power_to_lose), lose_tokens),
        HandVerb("hand-plot", "gain Plot", (all_seats, up_to_most), gain_plots),
        HandVerb("hand-lose-plot", "lose Plot", (with_plot, plot_to_lose), lose_plots),
        HandVerb("hand-put-plot", "put Plot on a card", (in_play, up_to_most), put_plot),
        HandVerb("hand-take-plot", "take Plot off a card", (with_plot_on, plot_to_take), take_plot),
        HandVerb("hand-attach", "attach an Upgrade", (upgrades, bearers_of), attach),
        HandVerb("hand-control", "change who controls a card", (controlled, other_controllers), give_control),
    ),
    where=where,
    card=CONTEXT.card,
    win=win_by_kind,
)  # fmt: skip


def add_hand_blocks(book: Book, pool: Pool) -> None:
    """NEM-HAND-01: add blocks of options for texts played by hand, if the pool has such texts."""
    if any(pool.by_hand):
        zones = HAND_PLAY.most_zones(SEATS, SEATS * CORNERS)
        book.hand = HandBlocks(book, HAND_PLAY, pool.size, pool.count, zones, SEATS)


# ---- when a text may be opened


def own_texts(table: Nemesis, me: int) -> list[int]:
    """NEM-HAND-01: options to open texts of your cards by hand, in the steps of your turn; each text once a step."""
    if table.deal.book.hand is None:
        return []
    texts = openings(table, [copy for copy in table.holder if table.controller(copy) == me])
    return [option for option in texts if option not in table.used]


def texts_in_between(table: Nemesis, me: int) -> list[int]:
    """NEM-HAND-06: the same options in another player's turn, when Instants can be played."""
    return own_texts(table, me) if me != table.turn else []


def after_opening(table: Nemesis, me: int, option: int) -> bool:
    """NEM-HAND-01: if the option opens a text, open it; returns whether it did."""
    copy = opened_by(table, option)
    if copy == NOBODY:
        return False
    table.calm, table.used = 0, (*table.used, option)
    open_by_hand(table, me, copy)
    return True
