"""A round of Kites from the deal to the end, in the order of play."""

from __future__ import annotations

from typing import Any, Final

from tests.kernel.tiny.cards import may_play, play_card, snag, updraft
from tests.kernel.tiny.hill import ASIDE, DECK, HANDS, Hill, draw
from tests.kernel.tiny.kinds import (
    DONE,
    ENDED,
    GUST,
    IS_KITE,
    KIND,
    KITE,
    LAUNCHED,
    PASS,
    PASSED,
    PLAYED,
    POOL,
    SNAG,
    SORT,
    SPOT,
    STOW,
    STOWED,
    UPDRAFT,
)

from timescoop.kernel import NOBODY, after_response, as_window, of_several, open_window, question, register_rules

HAND_SIZE: Final = 4
BASKET: Final = 3
DISCARDS: Final = 1


def deal(seats: int, seed: bytes, edition: str, options: dict[str, str], _cards: Any, facts: bool) -> Hill:  # noqa: FBT001 - called by position, as every game's `deal`
    """KITE-DEAL-01: shuffle, and four cards to each."""
    table = bare(seats, edition)
    table.lay_out(seats, POOL, seed)
    table.furnish()
    table.start()
    table.passing = int(options["baskets"] == "yes")
    table.kept = [] if facts else None
    table.shuffle(DECK)
    for seat in range(seats):
        for _ in range(HAND_SIZE):
            draw(table, seat)
    table.do(start_turn, 0)
    table.run()
    return table


def bare(seats: int, edition: str) -> Hill:
    """A table with nothing on it."""
    table = Hill()
    table.seats, table.edition, table.launched, table.passing, table.turns = seats, edition, NOBODY, 1, 0
    return table


def start_turn(table: Hill, me: int) -> None:
    """KITE-TURN-01: at the start of a round cards pass; then draw a card and do one thing. An empty deck ends it."""
    table.turns += 1
    if not table.zones[DECK]:
        table.do(end_game)
        return
    if me == 0 and table.passing:
        table.do(open_baskets)
    table.do(draw, me)
    table.do(act, me)
    table.do(start_turn, (me + 1) % table.seats)


def open_baskets(table: Hill) -> None:
    """KITE-PASS-01: everyone who has a card chooses one in secret."""
    seats = [seat for seat in range(table.seats) if table.hand(seat)]
    if seats:
        table.poll(HAND_ON, seats)


def to_hand_on(table: Hill, me: int) -> list[int]:
    """KITE-PASS-01: any card of your hand."""
    return [KIND + kind for kind in table.hand_kinds(me)]


def hand_on(table: Hill) -> None:
    """KITE-PASS-02: all chosen cards go to the left at once, unseen by the others."""
    aside = []
    for seat, option in enumerate(table.sealed):
        if option >= KIND:
            copy = table.pick(HANDS + seat, option - KIND, seat, seen=False)
            table.move(copy, ASIDE, up=False)
            aside.append((seat, copy))
    for seat, copy in aside:
        left = (seat + 1) % table.seats
        table.move(copy, HANDS + left)
        table.say(PASSED, seat, (left,), (copy,))


def act(table: Hill, me: int) -> None:
    """KITE-TURN-02: launch a kite, play a card, stow kites, or pass."""
    table.ask(ACT, me)


def acts(table: Hill, me: int) -> list[int]:
    """KITE-TURN-02: what your hand lets you do."""
    out = [PASS]
    if len(table.basket(me)) < BASKET and kites_to_stow(table, me):
        out.append(STOW)
    return out + [KIND + kind for kind in table.hand_kinds(me) if may_play(table, kind)]


def do_act(table: Hill, me: int, option: int) -> None:
    """KITE-TURN-02: one thing a turn."""
    if option == STOW:
        table.ask(STOWING, me)
    elif option >= KIND and SORT[option - KIND] == KITE:
        launch(table, me, option - KIND)
    elif option >= KIND:
        play_card(table, me, option - KIND)


def nothing_to_do(table: Hill, me: int) -> int:
    """KITE-TURN-05: without a card there is nothing to do but pass."""
    return NOBODY if table.hand(me) else PASS


def launch(table: Hill, me: int, kind: int) -> None:
    """KITE-TURN-03: the kite goes up, and all may answer, beginning at your left."""
    copy = table.pick(HANDS + me, kind, me)
    table.enter(copy, me)
    table.say(LAUNCHED, me, (), (copy,))
    table.launched = copy
    table.do(open_window, GUSTS, (me + 1) % table.seats, table.seats)
    table.do(close_window)


def close_window(table: Hill) -> None:
    """KITE-GUST-03: when all have passed and all gusts are done, the launch is over."""
    table.launched = NOBODY


def gusts(table: Hill, me: int, _left: int) -> list[int]:
    """KITE-GUST-01: a gust from your hand, or pass."""
    return [PASS] + [KIND + kind for kind in table.hand_kinds(me) if SORT[kind] == GUST]


def blow(table: Hill, me: int, left: int, option: int) -> None:
    """KITE-GUST-02: what is played waits until all have passed; the last one played comes first."""
    if option == PASS:
        after_response(table, GUSTS, me, left, passed=True)
        return
    copy = table.pick(HANDS + me, option - KIND, me)
    table.move(copy, DISCARDS)
    table.say(PLAYED, me, (), (copy,))
    after_response(table, GUSTS, me, left, passed=False)
    table.do({SNAG: snag, UPDRAFT: updraft}[option - KIND], table.launched)


def kites_to_stow(table: Hill, me: int) -> list[int]:
    """KITE-BASKET-02: kites of your hand that are not in your basket yet."""
    there = {table.kind[copy] for copy in table.basket(me)}
    return [kind for kind in table.hand_kinds(me) if SORT[kind] == KITE and kind not in there]


def to_stow(table: Hill, me: int) -> list[int]:
    """KITE-BASKET-01: up to three unlike kites lie in a basket; choose at least one.

    Who asked to stow has a kite; in a table imagined by another it may have none, and is done at once.
    """
    kinds: list[int] = []
    if len(table.basket(me)) + len(table.picks) < BASKET:
        kinds = [KIND + kind for kind in kites_to_stow(table, me) if kind not in table.picks]
    return [DONE, *kinds] if table.picks or not kinds else kinds


def stow(table: Hill, me: int, option: int) -> None:
    """KITE-BASKET-01: they lie face down; all know that they are kites, and unlike."""
    if option != DONE:
        table.ask_again(STOWING, me, picks=(*table.picks, option - KIND))
        return
    copies = []
    for kind in table.picks:
        copy = table.pick(HANDS + me, kind, me, claim=IS_KITE, seen=False)
        table.move(copy, HANDS + table.seats + me, up=False)
        copies.append(copy)
    table.say(STOWED, me, (len(copies),), tuple(copies))


def points(table: Hill) -> list[int]:
    """KITE-END-02: the lift of your kites, and two for each kite in your basket."""
    return [
        sum(table.lift_of(kite) for kite in table.kites(seat)) + 2 * len(table.basket(seat))
        for seat in range(table.seats)
    ]


def end_game(table: Hill) -> None:
    """KITE-END-01: the seat with the most points wins; several if they are tied."""
    found = points(table)
    table.won = sum(1 << seat for seat in range(table.seats) if found[seat] == max(found))
    table.say(ENDED, NOBODY)


HAND_ON: Final = question("kites/hand-on", "KITE-PASS-01", to_hand_on, hand_on)
ACT: Final = question("kites/act", "KITE-TURN-02", acts, do_act, nothing_to_do)
GUSTS: Final = question("kites/gust", "KITE-GUST-01", gusts, blow)
as_window(GUSTS, PASS, usual=False)
STOWING: Final = of_several(question("kites/stow", "KITE-BASKET-01", to_stow, stow))
SPOTS: Final = SPOT + len(POOL)
register_rules(globals())
