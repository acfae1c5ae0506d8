"""Phrases that pick cards in play: which ones, how many, and the question by which a player chooses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from timescoop.games.ccg import facts
from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.drawing import at_random
from timescoop.games.ccg.going import is_safe_from
from timescoop.games.ccg.phrases.book import phrase
from timescoop.games.ccg.phrases.finding import found, is_found
from timescoop.games.ccg.play.playing import CAN_LIE
from timescoop.games.ccg.pool import CONDITION, WHOSE_YOURS
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import NOBODY, of_several, question, register_rules, written_as
from timescoop.language import CHOICES, DONE, Context, function_of, parts, perform, read_node, selected, write_node

ALL: Final = 0  # in place of a number: every one of them
AT_RANDOM: Final = -1  # in place of a number: one of them that chance picks
SOME: Final = 100  # added to a number: up to so many

Act = Callable[[Ccg, int, Context, tuple[int, ...], tuple[int, ...]], None]  # me, this, chosen, more
Fit = Callable[[Ccg, int, Context, int, tuple[int, ...]], bool]  # me, this, card, more
ACTS: Final[list[Act]] = []  # what can be done to the cards that were chosen
FITS: Final[list[Fit | None]] = []  # whether it would do anything to a card; None means always


def act(rule: Act, fit: Fit | None = None) -> int:
    """Enter what can be done to chosen cards, and to which of them it can be done; its number."""
    ACTS.append(rule)
    FITS.append(fit)
    return len(ACTS) - 1


# ---- picks: a number, then the cards


@phrase("chosen_cards", "{a_card}")
def one_of_them(table: Ccg, me: int, this: Context, anyone: int) -> list[int]:
    """One such card."""
    whose, node = selected(table, anyone, me, this)
    return [1, *found(table, me, this, whose, node)]


@phrase("chosen_cards", "one of your {such_cards}")
def one_of_yours(table: Ccg, me: int, this: Context, several: int) -> list[int]:
    """One such card of yours."""
    return [1, *found(table, me, this, WHOSE_YOURS, several)]


@phrase("chosen_cards", "up to {INT} of your {such_cards}")
def some_of_yours(table: Ccg, me: int, this: Context, most: int, several: int) -> list[int]:
    """None up to so many of yours."""
    return [SOME + most, *found(table, me, this, WHOSE_YOURS, several)]


@phrase("chosen_cards", "all {group_of_cards}")
def all_of_them(table: Ccg, me: int, this: Context, group: int) -> list[int]:
    """Every one of them."""
    whose, node = selected(table, group, me, this)
    return [ALL, *found(table, me, this, whose, node)]


@phrase("chosen_cards", "it")
def the_one_named(table: Ccg, _me: int, this: Context) -> list[int]:
    """The card that the text has named, or that was chosen."""
    it = CONTEXT.it(this)
    return [ALL, it] if it != NOBODY and table.in_play(it) else [ALL]


@phrase("this_card", "this {CLASS}")
def itself(table: Ccg, _me: int, this: Context, _wanted: int) -> list[int]:
    """The card that says so."""
    copy = CONTEXT.card(this)
    return [ALL, copy] if table.in_play(copy) else [ALL]


@phrase("this_card", "that Character", for_types=1 << CONDITION)
def what_it_is_on(table: Ccg, _me: int, this: Context) -> list[int]:
    """CCG-CONDITION-02: the Character that a Condition lies on."""
    on = table.host.get(CONTEXT.card(this), NOBODY)
    return [ALL, on] if on != NOBODY and table.in_play(on) else [ALL]


# ---- what a Condition may lie on: cards in play, without a number


@phrase("what_it_lies_on", "{a_card}")
def on_anyones(table: Ccg, me: int, this: Context, anyone: int) -> list[int]:
    """CCG-CONDITION-02: any such card."""
    whose, node = selected(table, anyone, me, this)
    return found(table, me, this, whose, node)


@phrase("what_it_lies_on", "one of your {such_cards}")
def on_yours(table: Ccg, me: int, this: Context, several: int) -> list[int]:
    """CCG-CONDITION-02: any such card of yours."""
    return found(table, me, this, WHOSE_YOURS, several)


def can_lie(table: Ccg, me: int, node: int, host: int) -> bool:
    """CCG-CONDITION-02: whether a card in play is one of those that a node of this sort picks out."""
    this = CONTEXT.of(NOBODY)
    if function_of(node) is on_anyones:
        whose, single = selected(table, parts(node)[0], me, this)
        return is_found(table, me, this, whose, single, host)
    if function_of(node) is on_yours:
        return is_found(table, me, this, WHOSE_YOURS, parts(node)[0], host)
    return host in selected(table, node, me, this)


CAN_LIE.append(can_lie)

# ---- choosing


def any_there(table: Ccg, me: int, this: Context, pick: int) -> bool:
    """Whether there is a card to do it to."""
    return len(selected(table, pick, me, this)) > 1


def offered(table: Ccg, me: int, this: Context, what: int, pick: int, more: tuple[int, ...]) -> list[int]:
    """How many, and which of the cards that a node picks out an act would do anything to."""
    count, *cards = selected(table, pick, me, this)
    fit = FITS[what]
    if fit is None or count == ALL:
        return [count, *cards]
    return [count, *[copy for copy in cards if fit(table, me, this, copy, more)]]


def choose(table: Ccg, me: int, this: Context, what: int, pick: int, *more: int) -> None:
    """Do something to the cards that a node picks out: to all of them, or to those that the seat chooses.

    Args:
        table: Where they lie.
        me: The seat.
        this: The text.
        what: Which of the acts.
        pick: The node.
        more: Numbers that go with the act, the same in any process: of a node, the one under which the pool holds it.
    """
    count, *cards = offered(table, me, this, what, pick, more)
    if count == AT_RANDOM and cards:
        cards = [cards[at_random(table, [table.kind[copy] for copy in cards])]]
        table.say(facts.PICKED_AT_RANDOM, NOBODY, (), tuple(cards))
    if count in (ALL, AT_RANDOM):
        ACTS[what](table, me, this, touched(table, me, this, what, tuple(cards)), more)
    elif cards:
        table.ask(CHOOSE, me, this, what, pick, *more)


def choices(table: Ccg, me: int, this: Context, what: int, pick: int, *more: int) -> list[int]:
    """CCG-GLOSSARY-23: the cards that fit and were not chosen yet; none need be chosen of `up to` so many."""
    count, *cards = offered(table, me, this, what, pick, more)
    left = table.deal.book.card.options([copy for copy in cards if copy not in table.picks])
    return [DONE, *left] if count > SOME else left or [DONE]


def chosen(table: Ccg, me: int, this: Context, what: int, *args: int) -> None:
    """One more card is chosen; once there are as many as may be, it happens to all of them."""
    pick, *more, option = args
    picks = table.picks if option == DONE else (*table.picks, table.deal.book.card.target(option))
    count, *cards = offered(table, me, this, what, pick, tuple(more))
    most = min(count - SOME if count > SOME else count, len(cards))
    if option != DONE and len(picks) < most:
        table.ask_again(CHOOSE, me, this, what, pick, *more, picks=picks)
    else:
        if picks:
            table.say(facts.CHOSE, me, (), picks)  # what is done to them may have to wait for answers
        ACTS[what](table, me, this, touched(table, me, this, what, picks), tuple(more))


def touched(table: Ccg, me: int, this: Context, what: int, cards: tuple[int, ...]) -> tuple[int, ...]:
    """CCG-AMB-127: the cards that are not safe from the card with the text; being chosen does nothing to any."""
    by = CONTEXT.card(this)
    if what == GO_ON or not any([is_safe_from(table, copy, by) for copy in cards]):
        return cards
    safe = [copy for copy in cards if is_safe_from(table, copy, by)]
    for copy in safe:
        table.say(facts.SAFE, me, (), (copy,))
    return tuple([copy for copy in cards if copy not in safe])


CHOOSE: Final = of_several(question("ccg/pick", "CCG-GLOSSARY-23", choices, chosen))
written_as("ccg/pick", (3, write_node, read_node))


def can_choose(table: Ccg, me: int, this: Context, pick: int, _course: int) -> bool:
    """Whether there is a card to choose."""
    return any_there(table, me, this, pick)


@phrase("doing", "choose {chosen_cards}, then {course}", can_choose, stored=True, listed_under=CHOICES)
def chooses(table: Ccg, me: int, this: Context, pick: int, course: int) -> None:
    """CCG-GLOSSARY-23: one card for all that follows; `it` is that card."""
    choose(table, me, this, GO_ON, pick, table.pool.tree_number[course])


def go_on(table: Ccg, me: int, this: Context, cards: tuple[int, ...], more: tuple[int, ...]) -> None:
    """CCG-GLOSSARY-23: what follows is done to the card that was chosen."""
    for copy in cards:
        table.do(perform, table.pool.trees[more[0]], me, CONTEXT.replace(this, it=copy))


GO_ON: Final = act(go_on)

register_rules(globals())
