"""A small made-up game for the tests of the floors that host one, and a catalogue that holds it.

Everybody first bids in secret; the highest bid begins. In a turn a seat draws a card, asks its neighbour for advice
if it wants, lays cards face down in its row, throws away several at once, and ends its turn. When the deck is empty the
row with the highest sum wins.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from typing import Any, Final

from timescoop.hosting import Snapshot
from timescoop.kernel import (
    HAND,
    NOTHING,
    OPEN,
    PLACE,
    Choice,
    Edition,
    Game,
    Table,
    fact,
    fill,
    imagine,
    of_several,
    question,
    register_rules,
)

KINDS: Final = ("flint", "agate", "onyx", "opal")
ADVICE: Final = 9
THROW: Final = 10
END: Final = 11
DONE: Final = 12
YES: Final = 13
NO: Final = 14


class Pebbles(Table):
    """Zones: 0 the deck, 1 the discard pile, then hand and row of each seat."""

    __slots__ = ("edition", "laid", "turn")
    OWN = ("edition", "laid", "turn")
    edition: str
    laid: int
    turn: int

    def hand(self, seat: int) -> int:
        return 2 + 2 * seat

    def row(self, seat: int) -> int:
        return 3 + 2 * seat

    def copy(self) -> Pebbles:
        new = Pebbles.__new__(Pebbles)
        self.copy_into(new)
        new.edition, new.laid, new.turn = self.edition, self.laid, self.turn
        return new


def deal(seats: int, seed: bytes, edition: str, options: dict[str, str], cards: Any, facts: bool) -> Pebbles:  # noqa: FBT001 - called by position, as every game's `deal`
    table = Pebbles.__new__(Pebbles)
    copies = int(options["copies"]) if cards is None else cards["copies"]
    table.lay_out(seats, [kind for kind in range(len(KINDS)) for _ in range(copies)], seed)
    table.start()
    table.kept = [] if facts else None
    if not seed:
        table.use_cheap_luck(0)
    table.edition, table.laid, table.turn = edition, 0, 0
    table.add_zone(OPEN)
    for seat in range(seats):
        table.add_zone(HAND, seat)
        table.add_zone(PLACE, seat)
    table.shuffle(0)
    for seat in range(seats):
        for _ in range(2):
            table.move(table.zones[0][-1], table.hand(seat))
    table.say(DEALT, NOTHING, (seats,))
    table.poll(BID, list(range(seats)))
    return table


def offer_bid(_table: Pebbles, _seat: int) -> list[int]:
    return [0, 1, 2, 3]


def bid(table: Pebbles) -> None:
    table.turn = max(range(table.seats), key=lambda seat: table.sealed[seat])
    table.say(BEGAN, table.turn, tuple(table.sealed))
    table.do(begin_turn)


def begin_turn(table: Pebbles) -> None:
    if not table.zones[0]:
        best = [sum(table.kind[c] for c in table.zones[table.row(seat)]) for seat in range(table.seats)]
        table.won = sum(1 << seat for seat, score in enumerate(best) if score == max(best))
        return
    table.laid = 0
    copy = table.zones[0][-1]
    table.move(copy, table.hand(table.turn))
    table.say(DREW, table.turn, (), (copy,))
    table.ask(ACT, table.turn)


def offer_act(table: Pebbles, seat: int) -> list[int]:
    held = sorted({table.kind[copy] for copy in table.zones[table.hand(seat)]})
    if table.laid >= 2:  # what may still be done is public, so hosting may end the turn
        return [END]
    advice = [ADVICE] if held and table.laid == 0 else []
    return [*held, *advice, *([THROW] if held else []), END]


def settled_act(table: Pebbles, _seat: int) -> int:
    return END if table.laid >= 2 else NOTHING


def act(table: Pebbles, seat: int, option: int) -> None:
    if option == END:
        table.turn = (seat + 1) % table.seats
        table.do(begin_turn)
    elif option == ADVICE:
        table.ask(ADVISE, (seat + 1) % table.seats)
    elif option == THROW:
        table.ask_again(PICK, seat, picks=())
    else:
        copy = table.pick(table.hand(seat), option, seat, seen=False)
        table.move(copy, table.row(seat), up=False)
        table.laid += 1
        table.say(LAID, seat, (), (copy,))
        table.ask(POLISH, seat)


def offer_pick(table: Pebbles, seat: int) -> list[int]:
    held = [table.kind[copy] for copy in table.zones[table.hand(seat)]]
    for kind in table.picks:
        held.remove(kind)
    return [*sorted(set(held)), DONE]


def pick(table: Pebbles, seat: int, option: int) -> None:
    if option != DONE:
        table.ask_again(PICK, seat, picks=(*table.picks, option))
        return
    for kind in table.picks:
        copy = table.pick(table.hand(seat), kind, seat)
        table.move(copy, 1)
        table.say(THREW, seat, (), (copy,))
    table.ask(ACT, seat)


def offer_advice(_table: Pebbles, _seat: int) -> list[int]:
    return [YES, NO]


def advise(table: Pebbles, _seat: int, _option: int) -> None:
    table.ask(ACT, table.turn)


def offer_polish(_table: Pebbles, _seat: int) -> list[int]:
    return [NO]


def settled_polish(_table: Pebbles, _seat: int) -> int:
    return NO


def polish(table: Pebbles, seat: int, _option: int) -> None:
    table.ask(ACT, seat)


DEALT: Final = fact("pebbles/dealt", "PEB-01")
BEGAN: Final = fact("pebbles/began", "PEB-02")
DREW: Final = fact("pebbles/drew", "PEB-03")
LAID: Final = fact("pebbles/laid", "PEB-04")
THREW: Final = fact("pebbles/threw", "PEB-05")
BID: Final = question("pebbles/bid", "PEB-02", offer_bid, bid)
ACT: Final = question("pebbles/act", "PEB-03", offer_act, act, settled_act)
PICK: Final = of_several(question("pebbles/pick", "PEB-05", offer_pick, pick))
ADVISE: Final = question("pebbles/advise", "PEB-06", offer_advice, advise)
POLISH: Final = question("pebbles/polish", "PEB-04", offer_polish, polish, settled_polish)
register_rules(globals())


def load(data: dict[str, Any], _cards: Any) -> Pebbles:
    table = Pebbles.__new__(Pebbles)
    table.fits, table.pairs = [[]], [[]]
    fill(table, data)
    return table


def view(table: Pebbles, seat: int) -> Any:  # as little as these tests look at, so no View
    watches = seat == table.seats
    return {
        "seat": seat,
        "turn": table.turn,
        "deck": len(table.zones[0]),
        "zones": [table.seen(zone, seat) for zone in range(1, len(table.zones))],
        "asked": [[who[0], bool(table.polling and table.sealed[who[0]] != NOTHING)] for _, who in table.asked],
        "options": [] if watches else table.options(seat)[:],
        "lit": {},
        "picks": list(table.picks) if table.question_of(seat) == PICK else [],
        "over": table.over(),
    }


def faces(_table: Pebbles) -> Any:
    return [{"name": name} for name in KINDS]


def words(_table: Pebbles, _seat: int, option: int, _names: Sequence[str]) -> str:
    verbs = {ADVICE: "ask", THROW: "throw", END: "end turn", DONE: "done", YES: "yes", NO: "no"}
    return verbs.get(option) or KINDS[option]


def scores(table: Pebbles) -> list[int]:
    if not table.over():
        return []
    return [sum(table.kind[c] for c in table.zones[table.row(seat)]) for seat in range(table.seats)]


def compile_cards(document: dict[str, Any]) -> dict[str, Any]:
    return {"copies": int(document["copies"])}


def deck_of(snapshot: Snapshot) -> int:
    view: Any = snapshot.view
    return int(view["deck"])


PEBBLES: Final = Game(
    key="pebbles",
    title="Pebbles",
    editions=[Edition("plain", "Pebbles", 2, 4)],
    choices=[Choice("copies", "Copies of each pebble", {"5": "five", "9": "nine"}, "PEB-01")],
    deal=deal,
    load=load,
    view=view,
    observe=lambda table, seat: table.seen(0, seat),
    imagine=imagine,
    evaluate=lambda _table, _seat: 0.0,
    faces=faces,
    words=words,
    why_not=lambda _table, _seat, _words, _names: None,
    read=lambda *_: None,  # type: ignore[arg-type]  # no test here reads a position
    write=lambda _table, _names: {},
    scores=scores,
    compile_cards=compile_cards,
    problems=lambda _table: [],
    room="timescoop.hosting",  # it has no room of its own; any package with sources will do
)


class First:
    """A bot that takes the first option."""

    def choose_in_time(self, _game: Game, blind: Table, seat: int, _dice: int) -> int:
        return blind.options(seat)[0]


class Last:
    """A bot that takes the last option: it ends its turns."""

    def choose_in_time(self, _game: Game, blind: Table, seat: int, _dice: int) -> int:
        return blind.options(seat)[-1]


class Broken:
    """A bot that raises."""

    def choose_in_time(self, _game: Game, _blind: Table, _seat: int, _dice: int) -> int:
        raise RuntimeError("this bot is broken")


class Wild:
    """A bot that chooses what is not on offer."""

    def choose_in_time(self, _game: Game, _blind: Table, _seat: int, _dice: int) -> int:
        return 99


class Slow:
    """A bot that thinks for half a minute."""

    def choose_in_time(self, _game: Game, blind: Table, seat: int, _dice: int) -> int:
        time.sleep(30)
        return blind.options(seat)[0]


class Once:
    """A bot that takes a while, then takes the third option."""

    def choose_in_time(self, _game: Game, blind: Table, seat: int, _dice: int) -> int:
        time.sleep(0.5)
        return blind.options(seat)[2]


class Picker:
    """A bot that throws away all it has, one pick after another."""

    def choose_in_time(self, _game: Game, blind: Table, seat: int, _dice: int) -> int:
        options = blind.options(seat)
        return THROW if THROW in options else options[0]


class Dying:
    """A bot that takes its process with it."""

    def choose_in_time(self, _game: Game, _blind: Table, _seat: int, _dice: int) -> int:
        os._exit(3)


GAMES: Final = {"pebbles": PEBBLES}
BOTS: Final = {
    "first": First(),
    "last": Last(),
    "broken": Broken(),
    "wild": Wild(),
    "slow": Slow(),
    "picker": Picker(),
    "once": Once(),
    "dying": Dying(),
}
