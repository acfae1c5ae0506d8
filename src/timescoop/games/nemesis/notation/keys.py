"""The keys of a position: of the table, a player, a card in play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from timescoop.games.nemesis.notation.resting import at_rest
from timescoop.games.nemesis.options import MOST
from timescoop.games.nemesis.pool import CORNERS, HAS_INITIATED, HAS_LOST, HAS_WON, NONE, SENTENCES
from timescoop.games.nemesis.table import CENTRE, DIE, START, STEPS, Nemesis
from timescoop.kernel import (
    KIND,
    REASON,
    SCORES,
    SEAT_NAME,
    BadNotation,
    Form,
    Key,
    Pile,
    Place,
    Said,
    Sheet,
    Value,
    amount,
    card_list,
    check_hand,
    deck_list,
    end_keys,
    hand_by_kind,
    head_keys,
    known_to_all,
    list_of,
    once_over,
    one_card,
    one_of,
    part_list,
    players_key,
    word_of,
)

EVERYTHING: Final = 3  # safe from being vanquished (1) and thwarted (2)
OWN: Final = 1  # cards of the player's own deck are wanted

# ---- cards in play


def bearers(table: Nemesis, copies: Iterable[int]) -> list[int]:
    """The cards in play of one place; Upgrades are told with their bearers."""
    return [copy for copy in copies if copy in table.holder and copy not in table.host]


def other_holder(table: Nemesis, copy: int) -> int | None:
    """Who controls a card, if that is not its owner."""
    return table.holder[copy] if table.holder[copy] != table.owner_of(copy) else None


def check_loans(sheet: Sheet, said: Said, path: Place) -> None:
    """NEM-AMB-63, -64: cards are changed for a while only where some card of the pool can do it."""
    for key, is_said in (("strengthened", said.strengthened != 0), ("stuck_until", said.stuck_until is not None)):
        if is_said and not sheet.pool.loans:
            raise BadNotation((*path, key), "no card of this edition or its sets can do that")
    for key, can in (("lent_by", sheet.pool.borrowing), ("worked", sheet.pool.remembering)):
        if getattr(said, key) and not can:
            raise BadNotation((*path, key), "no card of this edition or its sets can do that")
    if said.guarded and not sheet.pool.guarding:
        raise BadNotation((*path, "guarded"), "no card of this edition or its sets can do that")


ENTRY: Final = Form(
    Key("name", one_card(), get=lambda _, copy: copy, missing="which card?"),
    Key("by", SEAT_NAME, get=other_holder, rare=True),
    Key("plot", amount(0, MOST), 0, field="plots", rare=True),
    Key("strengthened", amount(-MOST, MOST), 0, field="boosts", rare=True),
    Key("stuck_until", SEAT_NAME, field="stuck", rare=True),
    Key("guarded", amount(0, EVERYTHING), 0, field="guards", rare=True),
    Key("lent_by", SEAT_NAME, field="borrowed", rare=True),
    Key("worked", amount(0, (1 << SENTENCES) - 1), 0, field="once", rare=True),
    check=check_loans,
    short=True,
)
ENTRY.keys += (Key("upgrades", part_list(ENTRY), (), get=Nemesis.upgrades, rare=True),)
GROUP: Final = part_list(ENTRY)


# ---- a player


def place_name(table: Nemesis, seat: int, corner: int) -> str:
    """The name of a Location of a board, or of the centre."""
    return "centre" if corner == CENTRE else table.pool.name[table.kind_of_place(seat * CORNERS + corner)]


def read_corner(sheet: Any, name: Any, path: Place) -> int:
    """The corner of a Location of a player's board, or the centre."""
    if str(name) == "centre":
        return CENTRE
    pool, board = sheet.pool, sheet.boards[sheet.seat]
    start = pool.place_kind + CORNERS * board
    return one_of(name, pool.name[start : start + CORNERS], path, f"Location of {pool.sides[board]}")


def read_locations(sheet: Sheet, value: object, path: Place) -> dict[int, object]:
    """The cards at each Location of a board."""
    if value is not None and not isinstance(value, dict):
        raise BadNotation(path, "a mapping from Locations to cards is expected")
    return {
        read_corner(sheet, name, (*path, name)): GROUP.read(sheet, entries, (*path, name))
        for name, entries in (value or {}).items()
    }


def write_locations(sheet: Sheet, held: dict[str, list[int]]) -> dict[str, object]:
    """The same, as it is written."""
    return {name: GROUP.write(sheet, copies) for name, copies in held.items()}


def at_locations(table: Nemesis, seat: int) -> dict[str, list[int]] | None:
    """What lies at each Location of a board; None before it is chosen."""
    if table.sides[seat] == NONE:
        return None
    return {
        place_name(table, seat, corner): bearers(table, table.at(seat * CORNERS + corner)) for corner in range(CORNERS)
    }


def read_closed(sheet: Sheet, value: object, path: Place) -> dict[int, object]:
    """NEM-AMB-94: until whose next turn Locations of a board are closed."""
    if not isinstance(value, dict):
        raise BadNotation(path, "a mapping from Locations to players is expected")
    if not sheet.pool.barring:
        raise BadNotation(path, "no card of this edition or its sets can do that")
    return {
        read_corner(sheet, name, (*path, name)): SEAT_NAME.read(sheet, until, (*path, name))
        for name, until in value.items()
    }


WORDS_DONE: Final = {"won a Conflict": HAS_WON, "lost a Conflict": HAS_LOST, "initiated a Conflict": HAS_INITIATED}


def read_done(sheet: Sheet, value: object, path: Place) -> tuple[int, ...]:
    """NEM-AMB-106: what a player has done in this turn: words, or the names of cards that were played."""
    if not sheet.pool.remembering:
        raise BadNotation(path, "no card of this edition or its sets can do that")
    if not isinstance(value, list):
        raise BadNotation(path, "a list is expected")
    return tuple(
        [
            WORDS_DONE[each] if each in WORDS_DONE else KIND.read(sheet, each, (*path, nth))
            for nth, each in enumerate(value)
        ]
    )


def write_done(sheet: Sheet, held: tuple[int, ...]) -> list[str]:
    """The same, as it is written."""
    words = {number: word for word, number in WORDS_DONE.items()}
    return [words[each] if each < 0 else sheet.pool.name[each] for each in held]


def done_by(table: Nemesis, seat: int) -> tuple[int, ...]:
    """NEM-AMB-106: what a seat has done in this turn."""
    return tuple([what for who, what in table.done if who == seat])


def write_closed(sheet: Sheet, held: dict[str, int]) -> dict[str, object]:
    """The same, as it is written."""
    return {name: SEAT_NAME.write(sheet, until) for name, until in held.items()}


def closed_of(table: Nemesis, seat: int) -> dict[str, int]:
    """NEM-AMB-94: the closed Locations of a board."""
    corners = [place % CORNERS for place in table.closed if place // CORNERS == seat]
    return {place_name(table, seat, corner): table.closed[seat * CORNERS + corner] for corner in sorted(corners)}


SIDE: Final = Value(
    lambda sheet, value, path: one_of(value, sheet.pool.sides, path, "side"),
    lambda sheet, side: None if side == NONE else sheet.pool.sides[side],
)
DOCTOR: Final = Value(
    lambda sheet, value, path: one_of(value, sheet.pool.doctors, path, "Doctor"),
    lambda sheet, token: sheet.pool.doctors[token],
)
BOARD: Final = (
    Key("side", SIDE, NONE, get=lambda table, seat: table.sides[seat]),
    Key("doctors", list_of(DOCTOR), (), get=lambda table, seat: table.doctors[seat]),
)
PLAYER: Final = Form(
    *BOARD,
    Key("power", amount(0, MOST), 0, field="power"),
    Key("plot", amount(0, MOST), 0, field="plot"),
    Key(
        "token", Value(read_corner), CENTRE, get=lambda table, seat: place_name(table, seat, table.token[seat]),
        field="token",
    ),
    Key("hand", card_list(), (), get=hand_by_kind),
    Key("deck", deck_list(OWN), Pile(), get=Nemesis.deck),
    Key("discard", card_list(OWN), (), get=Nemesis.pile),
    Key("constants", GROUP, (), get=lambda table, seat: bearers(table, table.zones[table.beneath_zone(seat)])),
    Key("schemes", GROUP, (), get=lambda table, seat: bearers(table, table.zones[table.scheme_zone(seat)])),
    Key("captured", card_list(), (), get=Nemesis.captured),
    Key("known", list_of(KIND), (), get=known_to_all, rare=True),
    Key("locations", Value(read_locations, write_locations, ENTRY), {}, get=at_locations, rare=True),
    Key("closed", Value(read_closed, write_closed), {}, get=closed_of, rare=True),
    Key("this_turn", Value(read_done, write_done), (), get=done_by, rare=True),
    check=lambda sheet, said, path: check_hand(sheet, said.hand, said.known, (*path, "known")),
)  # fmt: skip


# ---- the table


def shares(table: Nemesis) -> list[int]:
    """Who has won, as scores."""
    return [table.won >> seat & 1 for seat in range(table.seats)]


TABLE: Final = Form(
    *head_keys("nemesis"),
    Key("step", word_of(STEPS, "step", START), START, field="step"),
    Key("dice", list_of(amount(1, DIE)), (), field="loaded", rare=True),
    players_key(PLAYER),
    *end_keys(REASON, Key("scores", SCORES, get=once_over(shares), rare=True), at_rest=at_rest),
)
