"""The keys of a position: of the table, a player, a card in play."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from timescoop.games.ccg.notation.memory import FELLED, FOR_GOOD, FREEZES, LENT, PLACE, item, read_felled
from timescoop.games.ccg.notation.resting import at_rest
from timescoop.games.ccg.pool import GOAL, PLOT
from timescoop.games.ccg.table import PARTS, PLAY, Ccg
from timescoop.kernel import (
    FLAG,
    KIND,
    NOBODY,
    REASON,
    SCORES,
    SEAT_NAME,
    SEAT_NAMES,
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

FEWEST_POINTS: Final = -999


def by_place(value: Value) -> Value:
    """A mapping with such a value for each place."""

    def read(sheet: Sheet, found: Any, path: Place) -> dict[int, Any]:
        if found is not None and not isinstance(found, dict):
            raise BadNotation(path, f"a mapping is expected, not {found!r}")
        out: dict[int, Any] = {}
        for name, there in (found or {}).items():
            place = PLACE.read(sheet, name, (*path, name))
            out[place] = value.read(sheet, there, (*path, name))
        return out

    def write(sheet: Sheet, held: dict[int, Any]) -> dict[str, Any]:
        return {PLACE.write(sheet, place): value.write(sheet, there) for place, there in held.items()}

    return Value(read, write, value.form)


# ---- cards in play


def other_holder(table: Ccg, copy: int) -> int | None:
    """Who controls a card, if that is not the player who has brought it."""
    return table.holder[copy] if table.holder[copy] != table.owners[copy] else None


def other_host(table: Ccg, copy: int) -> int | None:
    """The kind of another player's card that this one is on."""
    host = table.host.get(copy, NOBODY)
    return table.kind[host] if host != NOBODY and table.owners[host] != table.owners[copy] else None


def lent_to(table: Ccg, copy: int) -> list[object]:
    """CCG-GLOSSARY-15: what was lent to a card in play."""
    return [each for each in table.lasting if each[3] == copy]


def used_by(table: Ccg, copy: int) -> list[int]:
    """CCG-GLOSSARY-29: the sentences of a card that have been used in this round."""
    return sorted([nth for each, nth in table.used if each == copy])


def kinds_under(table: Ccg, copy: int) -> list[int]:
    """What lies face down under a card."""
    return [table.kind[each] for each in table.under(copy)]


def borne(table: Ccg, copy: int) -> list[int]:
    """The cards on one that the same player has brought."""
    return [each for each in table.on(copy) if table.owners[each] == table.owners[copy]]


def check_used(sheet: Sheet, said: Said, path: Place) -> None:
    """CCG-GLOSSARY-29: sentences by their numbers."""
    most = len(sheet.pool.sentences[said.name])
    if any([nth >= most for nth in said.used]):
        raise BadNotation((*path, "used"), f"the card has {most} sentences, numbered from 0")


WORD: Final = Value(
    lambda sheet, value, path: one_of(value, sheet.pool.words, path, "word"),
    lambda sheet, number: sheet.pool.words[number],
)
ENTRY: Final = Form(
    Key("name", one_card(), get=lambda _, copy: copy, missing="which card?"),
    Key("by", SEAT_NAME, get=other_holder, rare=True),
    Key("kidnapped", SEAT_NAME, NOBODY, field="captor", rare=True),
    Key("scored", SEAT_NAME, NOBODY, field="scored", rare=True),
    Key("frozen", FREEZES, (), get=lambda table, copy: table.frozen.get(copy), rare=True),
    Key("counters", amount(), 0, field="counters", rare=True),
    Key("named", WORD, NOBODY, field="named", rare=True),
    Key("spot", PLACE, NOBODY, field="spots", rare=True),
    Key("host", KIND, get=other_host, rare=True),
    Key("used", list_of(amount()), (), get=used_by, rare=True),
    Key("lent", part_list(LENT), (), get=lent_to, rare=True),
    check=check_used,
    short=True,
)  # fmt: skip
ENTRY.keys += (
    Key("bears", part_list(ENTRY), (), get=borne, rare=True),
    Key("under", list_of(KIND), (), get=kinds_under, rare=True),
)
GROUP: Final = part_list(ENTRY)


# ---- a player


def brought_by(table: Ccg, seat: int, copies: Iterable[int]) -> list[int]:
    """The cards in play of one zone that a seat has brought, but for Spacetime cards and for what is on its own."""
    return [
        copy
        for copy in copies
        if table.owners[copy] == seat
        and copy in table.holder
        and table.kind[copy] not in table.pool.place_number
        and not (copy in table.host and table.owners[table.host[copy]] == seat)
    ]


def at_places(table: Ccg, seat: int) -> dict[int, list[int]]:
    """What a seat has brought that lies at each place."""
    found = {place: brought_by(table, seat, table.at(place)) for place in table.places()}
    return {place: copies for place, copies in found.items() if copies}


def past_goals(table: Ccg, seat: int) -> list[int]:
    """The kinds of Goals that a seat has played before, without those in play."""
    pool = table.pool
    past = [kind for whose, kind in table.played_goals if whose == seat]
    for copy in table.holder:
        same = pool.same[table.kind[copy]]
        if table.owners[copy] == seat and pool.type[table.kind[copy]] == GOAL and same in past:
            past.remove(same)
    return past


def line_of(table: Ccg, seat: int) -> list[int]:
    """The Spacetime cards in play that a seat has brought, line by line."""
    return [copy for line in table.lines for copy in line if table.owners[copy] == seat]


def spent_by(table: Ccg, seat: int) -> list[tuple[int, int]]:
    """CCG-VORTEX-02: what a seat has used once for the game: a kind, and its sentence (-1: its icons)."""
    return [(kind, nth) for whose, kind, nth in table.used_up if whose == seat]


def bit(field: str) -> Callable[[Any, Any], bool]:
    """Whether a seat is among those of a field."""
    return lambda table, seat: getattr(table, field) >> seat & 1 == 1


def check_player(sheet: Sheet, said: Said, path: Place) -> None:
    """CCG-PLOT-01, CCG-SETUP-01: what may lie in a side-hand and in a line."""
    for nth, kind in enumerate(said.side_hand):
        if kind == NOBODY or sheet.pool.type[kind] != PLOT:
            raise BadNotation((*path, "side_hand", nth), "a side-hand holds Plots, each by its name (CCG-PLOT-01)")
    for nth, lying in enumerate(said.line):
        if lying.name not in sheet.pool.place_number:
            raise BadNotation((*path, "line", nth), "a Spacetime card is expected (CCG-SETUP-01)")


def read_deck(sheet: Sheet, value: Any, path: Place) -> Pile:
    """A deck from the top, which holds nothing else; or the number of cards; left out, everything that is left."""
    pile: Pile = DECK.read(sheet, value, path)
    return Pile(pile.top, 0) if pile.top else pile


DECK: Final = deck_list()
SORTED: Final = Value(card_list().read, lambda sheet, copies: sorted(map(sheet.name_of, copies)))
USED_UP: Final = Form(
    Key("name", KIND, get=item(0), missing="which card?"),
    Key("sentence", amount(-1), -1, get=item(1), rare=True),
)
PLAYER: Final = Form(
    Key("points", amount(FEWEST_POINTS), 0, field="points"),
    Key("reached", FLAG, default=False, get=bit("reached")),
    Key("opposed", FLAG, default=False, get=bit("opposed")),
    Key("landed", FLAG, default=False, get=bit("travelled")),
    Key("hand", card_list(), (), get=hand_by_kind),
    Key("deck", Value(read_deck, lambda sheet, copies: DECK.write(sheet, copies) or 0), Pile(), get=Ccg.deck),
    Key("side_hand", SORTED, (), get=Ccg.side_hand),
    Key("discard", card_list(), (), get=Ccg.pile),
    Key("table", GROUP, (), get=lambda table, seat: brought_by(table, seat, table.zones[table.table_zone(seat)])),
    Key("vortex", GROUP, (), get=lambda table, seat: brought_by(table, seat, table.in_vortex(seat))),
    Key("line", GROUP, (), get=line_of),
    Key("at", by_place(GROUP), {}, get=at_places),
    Key("known", list_of(KIND), (), get=known_to_all, rare=True),
    Key("played_goals", list_of(KIND), (), get=past_goals, rare=True),
    Key("used_up", part_list(USED_UP), (), get=spent_by, rare=True),
    check=check_player,
)  # fmt: skip


# ---- the table


def lent_for_good(table: Ccg, _one: None) -> list[object]:
    """CCG-GLOSSARY-41: what was lent for the rest of the game to all cards of a name."""
    return [each for each in table.lasting if each[3] < 0]


TABLE: Final = Form(
    *head_keys("ccg"),
    Key("starter", SEAT_NAME, 0, field="starter"),
    Key("part", word_of(PARTS, "part", PLAY), PLAY, field="part"),
    Key("spent", amount(), 0, field="spent"),
    Key("still", amount(), 0, field="still", rare=True),
    Key("brought", by_place(SEAT_NAMES), {}, field="brought", rare=True),
    Key("dice", list_of(amount()), (), field="dice", rare=True),
    Key("draws", list_of(KIND), (), field="draws", rare=True),
    Key("destroyed", Value(read_felled, FELLED.write, FELLED.form), (), field="felled", rare=True),
    Key("for_the_game", part_list(FOR_GOOD), (), get=lent_for_good, rare=True),
    players_key(PLAYER),
    *end_keys(REASON, Key("scores", SCORES, get=once_over(lambda table: table.points), rare=True), at_rest=at_rest),
)  # fmt: skip
