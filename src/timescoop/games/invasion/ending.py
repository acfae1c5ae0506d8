"""When the game ends, what each place scores, and who has won."""

from __future__ import annotations

from timescoop.games.invasion import facts
from timescoop.games.invasion.context import CONTEXT
from timescoop.games.invasion.table import Invasion
from timescoop.kernel import NOBODY, NOTHING, NOWHERE
from timescoop.language import holds, value

OWN = "own"
TAKEN = "taken"
LOST = "lost"
VOID = "void"
BY_TEXT = "by-text"


def has_five_out(table: Invasion, seat: int) -> bool:
    """INV-END-01: the whole set of Dalek counters, or the whole set of TARDIS counters, lies on the table."""
    pool = table.pool
    return table.dalek_out(seat) >= pool.dalek_counters or table.tardis_out(seat) >= pool.tardis_counters


def end_by_counters(table: Invasion, me: int) -> None:
    """INV-AMB-90: only the player whose turn would start is looked at; that player takes no turn."""
    table.say(facts.OVER_BY_COUNTERS, me)
    finish(table, "five-counters")


def end_by_rest(table: Invasion, me: int) -> None:
    """INV-END-10: a player who can do no action in the End Game ends it."""
    table.say(facts.OVER_BY_REST, me)
    finish(table, "end-game")


def end_by_limit(table: Invasion, me: int) -> None:
    """INV-AMB-92: a game that goes on too long is stopped and scored."""
    table.say(facts.OVER_BY_LIMIT, me, (table.deal.limit,))
    finish(table, "limit")


def finish(table: Invasion, reason: str) -> None:
    """INV-END-13: the game is over; face-down cards are turned up without effect (INV-AMB-98), and all score."""
    for place, owner in enumerate(table.place_seat):
        turn_up(table, table.attacker(place), place, table.attack(place))
        turn_up(table, owner, place, table.defence(place))
    scores = [sum([points for _, _, points in score_lines(table, seat)]) for seat in range(table.seats)]
    most = max(scores)
    table.reason, table.scores = reason, tuple(scores)
    for seat in range(table.seats):
        table.say(facts.SCORED, seat, (scores[seat],))
    winners = [seat for seat in range(table.seats) if scores[seat] == most]  # INV-SCORE-05, -06
    for seat in winners:
        table.say(facts.GAME_OVER, seat)
    table.won = sum([1 << seat for seat in winners])


def turn_up(table: Invasion, seat: int, place: int, cards: tuple[int, ...]) -> None:
    """INV-AMB-98: every face-down card at a place is turned face up."""
    hidden = tuple([copy for copy in cards if not table.up[copy]])
    for copy in hidden:
        table.show(copy)
    if hidden:
        table.say(facts.TURNED_FOR_SCORING, seat, (place,), hidden)


def score_lines(table: Invasion, seat: int, viewer: int = NOBODY) -> list[tuple[int, str, int]]:
    """INV-SCORE-01: (place, why, points) for each own place and each place under an attack of this seat.

    Only places count, nothing else (INV-SCORE-04), but what texts score (INV-AMB-131). While the game goes on,
    only cards that the viewer knows count. The rules of the end look at everything, as NOBODY.
    """
    lines = [(place, why, points) for who, place, why, points in score_of_places(table, viewer) if who == seat]
    return lines + score_of_texts(table, seat) if table.pool.scoring else lines


def score_of_places(table: Invasion, viewer: int) -> list[tuple[int, int, str, int]]:
    """INV-SCORE-01, -03: (seat, place, why, points) for each place, and for the attack on it; `viewer` as above."""
    lines = []
    for place, owner in enumerate(table.place_seat):
        rival = table.attacker(place)
        void = is_void(table, place, viewer)
        points = 0 if void else worth_there(table, place, viewer)
        if rival == NOBODY:
            lines.append((owner, place, VOID if void else OWN, points))
        else:
            lines.append((owner, place, VOID if void else LOST, 0))
            lines.append((rival, place, VOID if void else TAKEN, points))
    return lines


def score_of_texts(table: Invasion, seat: int) -> list[tuple[int, str, int]]:
    """INV-AMB-131: what the texts of your Locations, and of what stays in your Reserve, score at the end."""
    lines = []
    for place in table.lines[seat]:
        points = points_of_text(table, seat, table.place_card[place], place)
        if points:
            lines.append((place, BY_TEXT, points))
    points = sum([points_of_text(table, seat, copy, NOWHERE) for copy in table.reserve(seat) if table.up[copy]])
    if points:
        lines.append((table.lines[seat][0], BY_TEXT, points))
    return lines


def points_of_text(table: Invasion, seat: int, copy: int, place: int) -> int:
    """INV-AMB-131, INV-AMB-145: what the text of one card scores."""
    this = CONTEXT.of(copy, here=place)
    kind, pool = table.kind[copy], table.pool
    counted = [
        points * (1 if thing == NOTHING else value(table, thing, seat, this)) for points, thing in pool.scores[kind]
    ]
    return sum(counted) + sum([points for points, so in pool.scores_if[kind] if holds(table, so, seat, this)])


def worth_there(table: Invasion, place: int, viewer: int) -> int:
    """INV-LOC-03, INV-AMB-174: the same with what Defenders and Enemies there add or take; see `score_lines`."""
    points = worth_of(table, place)
    if not table.pool.changing_worth:
        return points
    cards = (*table.defence(place), *table.enemies(place))
    seen = [copy for copy in cards if viewer == NOBODY or table.known[copy] >> viewer & 1]
    return max(0, points + sum([table.pool.worth_more[table.kind[copy]] for copy in seen]))


def worth_of(table: Invasion, place: int) -> int:
    """INV-LOC-03: the victory value of a place."""
    return table.pool.victory_points[table.kind[table.place_card[place]]]


def is_void(table: Invasion, place: int, viewer: int = NOBODY) -> bool:
    """INV-SCORE-03: a place with a card against it that says so scores for nobody; see `score_lines` for `viewer`."""
    known, voids, kind = table.known, table.pool.voids, table.kind
    return any([voids[kind[copy]] for copy in table.enemies(place) if viewer == NOBODY or known[copy] >> viewer & 1])
