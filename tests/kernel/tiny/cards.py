"""What the cards of Kites do when they are played."""

from __future__ import annotations

from typing import Final

from tests.kernel.tiny.hill import DECK, DISCARDS, FALL, HANDS, SKY, Hill, draw
from tests.kernel.tiny.kinds import (
    BURIED,
    BURY,
    FEATHER,
    FETCHED,
    KIND,
    KITE,
    LOOKED,
    PASS,
    PEEPED,
    PLAYED,
    SORT,
    SPOT,
    SPYGLASS,
    TAIL,
    TIED,
    TRICK,
)

from timescoop.kernel import NOBODY, question, register_rules


def may_play(table: Hill, kind: int) -> bool:
    """KITE-TURN-02: in a turn you may play kites and tricks, and tails while a kite flies."""
    return SORT[kind] in {KITE, TRICK} or (SORT[kind] == TAIL and bool(table.kites()))


def play_card(table: Hill, me: int, kind: int) -> None:
    """KITE-TURN-04: a tail goes to the sky and is tied; a trick is discarded and does what it says."""
    copy = table.pick(HANDS + me, kind, me)
    if SORT[kind] == TAIL:
        table.enter(copy, me)
        table.say(PLAYED, me, (), (copy,))
        table.ask(TIE, me, copy)
        return
    table.move(copy, DISCARDS)
    table.say(PLAYED, me, (), (copy,))
    if kind == SPYGLASS:
        table.do(search, me)
    elif kind == FEATHER:
        table.do(peep, me)
    elif table.kites():
        table.ask(CUT, me)


def spots(table: Hill, _me: int, *_args: int) -> list[int]:
    """KITE-TAIL-01: any kite in the sky, by its place there."""
    return [SPOT + at for at, copy in enumerate(table.zones[SKY]) if table.flies(copy)]


def tie(table: Hill, me: int, tail: int, option: int) -> None:
    """KITE-TAIL-01: the tail hangs on that kite from now on."""
    table.host[tail] = table.zones[SKY][option - SPOT]
    table.changed()
    table.say(TIED, me, (option - SPOT,), (tail, table.host[tail]))


def cut(table: Hill, _me: int, option: int) -> None:
    """KITE-CARD-SCISSORS: that kite falls."""
    table.announce(FALL, table.zones[SKY][option - SPOT])


def snag(table: Hill, kite: int) -> None:
    """KITE-CARD-SNAG: the kite that was launched falls."""
    if table.flies(kite):
        table.announce(FALL, kite)


def updraft(table: Hill, kite: int) -> None:
    """KITE-CARD-UPDRAFT: if it still flies, its player draws a card."""
    if table.flies(kite):
        table.do(draw, table.holder[kite])


def search(table: Hill, me: int) -> None:
    """KITE-CARD-SPYGLASS: look through the deck; the question comes even if no kite is there."""
    table.shuffle(DECK)
    table.look_through(DECK, me)
    table.say(LOOKED, me, (), table.zones[DECK])
    table.ask(SEARCH, me)


def to_fetch(table: Hill, _me: int) -> list[int]:
    """KITE-CARD-SPYGLASS: a kite of the deck, or none."""
    kinds = sorted({table.kind[copy] for copy in table.zones[DECK]})
    return [PASS] + [KIND + kind for kind in kinds if SORT[kind] == KITE]


def fetch(table: Hill, me: int, option: int) -> None:
    """KITE-CARD-SPYGLASS: it goes to your hand unseen, and the deck is shuffled."""
    if option != PASS:
        copy = table.pick(DECK, option - KIND, me, seen=False)
        table.move(copy, HANDS + me)
        table.say(FETCHED, me, (), (copy,))
    table.shuffle(DECK)


def peep(table: Hill, me: int) -> None:
    """KITE-CARD-FEATHER: look at the top card of the deck."""
    if table.zones[DECK]:
        top = table.zones[DECK][-1]
        table.peek(top, me)
        table.say(PEEPED, me, (), (top,))
        table.ask(PEEP, me)


def to_bury(_table: Hill, _me: int) -> list[int]:
    """KITE-CARD-FEATHER: leave it, or put it under the deck."""
    return [PASS, BURY]


def lies_alone(table: Hill, _me: int) -> int:
    """KITE-CARD-FEATHER: the only card of the deck is on top wherever it goes."""
    return PASS if len(table.zones[DECK]) == 1 else NOBODY


def bury(table: Hill, me: int, option: int) -> None:
    """KITE-CARD-FEATHER: all see whether it is put under the deck."""
    if option == BURY and len(table.zones[DECK]) > 1:
        top = table.zones[DECK][-1]
        table.zones[DECK] = (top, *table.zones[DECK][:-1])
        table.say(BURIED, me, (), (top,))


TIE: Final = question("kites/tie", "KITE-TAIL-01", spots, tie)
CUT: Final = question("kites/cut", "KITE-CARD-SCISSORS", spots, cut)
SEARCH: Final = question("kites/search", "KITE-CARD-SPYGLASS", to_fetch, fetch)
PEEP: Final = question("kites/peep", "KITE-CARD-FEATHER", to_bury, bury, lies_alone)
register_rules(globals())
