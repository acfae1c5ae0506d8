"""Phrases for effects on points, opponents, responses, named words and dice."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg import drawing, facts
from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.dicing import can_roll, roll_dice
from timescoop.games.ccg.events import cancel, latest, suspend, touch
from timescoop.games.ccg.phrases.book import phrase
from timescoop.games.ccg.pool import NONE
from timescoop.games.ccg.scoring import lose_points, score
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import openly_asked, question, register_rules, written_as
from timescoop.language import NO, Context, perform, read_node, write_node

TWO: Final = 2

# ---- points


@phrase("deed", "score {INT} point(s)")
def scores(table: Ccg, me: int, _this: Context, count: int) -> None:
    """CCG-SCORE-07: points that are neither a Reach nor an Oppose."""
    score(table, me, count)


@phrase("deed", "lose {INT} point(s)")
def loses(table: Ccg, me: int, _this: Context, count: int) -> None:
    """CCG-SCORE-08: a total may become negative."""
    lose_points(table, me, count)


@phrase("deed", "each opponent loses {INT} point(s)")
def each_loses(table: Ccg, me: int, _this: Context, count: int) -> None:
    """CCG-GLOSSARY-30: all your opponents, in turn order."""
    for seat in table.others(me):
        lose_points(table, seat, count)


# ---- an opponent of your choice


def whom(table: Ccg, me: int, _this: Context, _deed: int) -> list[int]:
    """CCG-GLOSSARY-30: any opponent."""
    return table.deal.book.seat.options(sorted(table.others(me)))


def make(table: Ccg, _me: int, this: Context, deed: int, option: int) -> None:
    """CCG-GLOSSARY-30: that opponent does it."""
    table.do(perform, deed, table.deal.book.seat.target(option), this)


WHO: Final = question("ccg/who", "CCG-GLOSSARY-30", whom, make)
written_as("ccg/who", (2, write_node, read_node))


@phrase("deed", "make an opponent {deed}", by_others=True)
def makes(table: Ccg, me: int, this: Context, deed: int) -> None:
    """CCG-GLOSSARY-30: you choose who; the opponent does it, and chooses in it."""
    if table.seats == TWO:
        table.do(perform, deed, 1 - me, this)
    else:
        table.ask(WHO, me, this, deed)


LOOK: Final = 0
REVEAL: Final = 1
LOOK_ASIDE: Final = 2


def whose_hand(table: Ccg, me: int, what: int) -> list[int]:
    """CCG-GLOSSARY-30: any opponent who has cards there."""
    cards = table.side_hand if what == LOOK_ASIDE else table.hand
    return table.deal.book.seat.options(sorted([seat for seat in table.others(me) if cards(seat)])) or [NO]


def into_hand(table: Ccg, me: int, what: int, option: int) -> None:
    """CCG-GLOSSARY-30: that hand is looked at, or a card of it shown to all."""
    if option == NO:
        return
    seat = table.deal.book.seat.target(option)
    if what == LOOK:
        drawing.look_at_hand(table, me, seat)
    elif what == LOOK_ASIDE:
        drawing.look_at_side_hand(table, me, seat)
    else:
        drawing.reveal_from_hand(table, me, seat)


HAND: Final = question("ccg/whose_hand", "CCG-GLOSSARY-30", whose_hand, into_hand)
openly_asked(HAND)


def has_hand(table: Ccg, me: int, _this: Context) -> bool:
    """Whether an opponent has cards."""
    return any([table.hand(seat) for seat in table.others(me)])


@phrase("deed", "look at an opponent's hand", has_hand)
def looks(table: Ccg, me: int, _this: Context) -> None:
    """CCG-AMB-63: what is secret from the others."""
    table.ask(HAND, me, LOOK)


@phrase("deed", "reveal a random card from an opponent's hand", has_hand)
def reveals(table: Ccg, me: int, _this: Context) -> None:
    """CCG-GLOSSARY-37: taken face down, shown to all."""
    table.ask(HAND, me, REVEAL)


# ---- play itself


def something_happens(table: Ccg, _me: int, _this: Context) -> bool:
    """Whether there is an event to be answered."""
    return latest(table)[0] != NONE


@phrase("deed", "cancel it", something_happens, now_or_never=True)
def cancels(table: Ccg, _me: int, _this: Context) -> None:
    """CCG-AMB-38: what was about to be done has no effect."""
    cancel(table)


@phrase("deed", "prevent it", something_happens, now_or_never=True)
def prevents(table: Ccg, _me: int, _this: Context) -> None:
    """CCG-GLOSSARY-44: cancel the event that is about to happen."""
    cancel(table)


@phrase("deed", "suspend play")
def suspends(table: Ccg, _me: int, _this: Context) -> None:
    """CCG-GLOSSARY-44: what was about to happen waits, and nobody may answer until this text is done."""
    suspend(table)


@phrase("deed", "name a word")
def names(table: Ccg, me: int, this: Context) -> None:
    """CCG-GLOSSARY-03: one that stands on some card."""
    table.ask(WORD, me, CONTEXT.card(this))


def words_there_are(table: Ccg, _me: int, _copy: int) -> list[int]:
    """CCG-AMB-58: every word that is printed on a card of the pool."""
    return table.deal.book.word.options(range(len(table.pool.words)))


def be_named(table: Ccg, me: int, copy: int, option: int) -> None:
    """CCG-GLOSSARY-03: the card remembers it while it is in play."""
    if table.in_play(copy):
        table.named[copy] = table.deal.book.word.target(option)
        table.say(facts.NAMED, me, (table.named[copy],), (copy,))
        touch(table)


WORD: Final = question("ccg/word", "CCG-GLOSSARY-03", words_there_are, be_named)


def dice_there(table: Ccg, me: int, _this: Context, _least: int, _course: int) -> bool:
    """CCG-GLOSSARY-42: whether there is a Dice Pool."""
    return can_roll(table, me)


@phrase("doing", "roll the dice: on {INT} or more, {course}", dice_there)
def rolls(table: Ccg, me: int, this: Context, least: int, course: int) -> None:
    """CCG-GLOSSARY-10, -42: a roll, and what follows if it is high enough."""
    roll_dice(table, me)
    table.do(look_at_roll, me, this, least, course)


def look_at_roll(table: Ccg, me: int, this: Context, least: int, course: int) -> None:
    """CCG-AMB-52: the Cost of the card that was revealed is the roll."""
    if table.rolled >= least:
        table.do(perform, course, me, this)


written_as("timescoop.games.ccg.phrases.deeds.look_at_roll", (3, write_node, read_node))

register_rules(globals())
