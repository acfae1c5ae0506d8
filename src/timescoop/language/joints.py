"""The joints, which connect phrases in all games: and, then, or, to, may, if, for each, when, instead, until.

Sorts widen one way, so that every text has one reading:

    deed < deeds < step < course < doing < statement < sentence        condition < every < conditions

A game enters what it can do as `deed`, what it can test as `condition`, what it can count as `thing`. Its
`event` is run at load, `event(pool, kind, statement, *args)`, and notes what is to happen and when; so is its
`threat`, which names an announced step. A `rule` may stand alone or behind a label of the game's. Its `lasting` gets
the number of a `span` after its own arguments, `lasting(table, me, this, *args, till)`.
"""

from __future__ import annotations

from typing import Any, Final

from timescoop.kernel import NOTHING, Context, Sought, Table, as_offer, question, written_as
from timescoop.language.lexicons import ARGS, PLAIN, Lexicon, read_node, write_node
from timescoop.language.phrase_groups import (
    CHOICES,
    CONDITIONS,
    COSTS,
    COUNTING,
    DURATIONS,
    EFFECTS,
    LISTED_UNDER,
    OCCASIONS,
    STANDING,
)
from timescoop.language.phrases import BAR, FUNCTION, HEAD, RUN, Act, Attribute, Phrases
from timescoop.language.walker import holds, note, perform, possible, publicly_impossible, value

# Every game's option book begins with these; its own options follow from FREE on.
RESERVED: Final = ("done", "yes", "no", "first", "second")
DONE: Final = 0
YES: Final = 1
NO: Final = 2
FIRST: Final = 3
SECOND: Final = 4
FREE: Final = 5

JOINTS: Final = Phrases("joints", attributes=(LISTED_UNDER,))
BY_OTHERS: Final = Attribute("by_others", default=False)  # whether other players do what a deed says, as in "make ..."
for narrow, wide in (
    ("deed", "deeds"),
    ("deeds", "step"),
    ("step", "course"),
    ("course", "doing"),
    ("doing", "statement"),
    ("statement", "sentence"),
    ("rule", "ability"),
    ("ability", "sentence"),
    ("condition", "every"),
    ("every", "conditions"),
):
    JOINTS.widen(narrow, wide)
JOINTS.list_under(OCCASIONS, "event", "threat")
JOINTS.list_under(CONDITIONS, "condition", "every", "conditions")
JOINTS.list_under(EFFECTS, "deed", "deeds", "step", "course", "doing", "statement", "sentence", "leave")
JOINTS.list_under(CHOICES, "choices")
JOINTS.list_under(STANDING, "ability", "rule")
JOINTS.list_under(DURATIONS, "lasting", "span")
JOINTS.list_under(COUNTING, "thing")


# ---- one after the other


def go_on(table: Table, node: int, me: int, this: Context) -> None:
    """LAN-JOINT-15: the next part of a course; where a game says that it has to wait, so does what follows it."""
    if table.must_wait(node, me, this):
        table.put_off(node, me, this)
    else:
        perform(table, node, me, this)


def both_possible(table: Table, me: int, this: Context, first: int, second: int) -> bool:
    """LAN-JOINT-01: two deeds joined can be done if each of them can."""
    return possible(table, first, me, this) and possible(table, second, me, this)


@JOINTS.phrase("deeds", "{deed} and {deeds}", both_possible)
def both(table: Table, me: int, this: Context, first: int, second: int) -> None:
    """LAN-JOINT-01: one after the other."""
    table.do(go_on, first, me, this)
    table.do(go_on, second, me, this)


@JOINTS.phrase("deeds", "{deed} and you {deeds}", both_possible)
def both_yours(table: Table, me: int, this: Context, first: int, second: int) -> None:
    """LAN-JOINT-17: the same, where others do the first and you the second."""
    both(table, me, this, first, second)


def first_possible(table: Table, me: int, this: Context, first: int, _second: int) -> bool:
    """LAN-JOINT-02: a course can be begun if its first step can."""
    return possible(table, first, me, this)


@JOINTS.phrase("course", "{step}, then {course}", first_possible)
def in_order(table: Table, me: int, this: Context, first: int, second: int) -> None:
    """LAN-JOINT-02: the second once the first is done."""
    table.do(go_on, first, me, this)
    table.do(go_on, second, me, this)


@JOINTS.phrase("course", "{step}, then you {course}", first_possible)
def in_order_yours(table: Table, me: int, this: Context, first: int, second: int) -> None:
    """LAN-JOINT-17: the same, where others do the first and you the second."""
    in_order(table, me, this, first, second)


def is_course(node: int) -> bool:
    """LAN-JOINT-15: whether a node is a course of several parts, each of which may have to wait."""
    joint = FUNCTION[HEAD[node]]
    in_row = joint is in_order or joint is in_order_yours or joint is in_order_may
    return in_row or joint is both or joint is both_yours


def is_possible(table: Table, me: int, this: Context, statement: int) -> bool:
    """LAN-JOINT-03: as possible as what follows the word."""
    return possible(table, statement, me, this)


@JOINTS.phrase("sentence", "then {statement}", is_possible)
def after_that(table: Table, me: int, this: Context, statement: int) -> None:
    """LAN-JOINT-03: a sentence follows the one before it."""
    perform(table, statement, me, this)


@JOINTS.phrase("step", "{deeds} to {deeds}", both_possible, listed_under=COSTS)
def at_the_price(table: Table, me: int, this: Context, price: int, gain: int) -> None:
    """LAN-JOINT-04: the price is paid first, and only if what it is paid for can be had."""
    if both_possible(table, me, this, price, gain):
        table.do(perform, price, me, this)
        table.do(perform, gain, me, this)


@JOINTS.phrase("step", "{deeds} so that you {deeds}", both_possible, listed_under=COSTS)
def at_the_price_yours(table: Table, me: int, this: Context, price: int, gain: int) -> None:
    """LAN-JOINT-17: the same, where others pay and you gain."""
    at_the_price(table, me, this, price, gain)


def is_price(node: int) -> bool:
    """LAN-JOINT-04: whether a node is a price with what it is paid for."""
    joint = FUNCTION[HEAD[node]]
    return joint is at_the_price or joint is at_the_price_yours


# ---- choices

STUCK: Final = "the card's text cannot be carried out now (LAN-WALK-05)"


@JOINTS.phrase("doing", "you may {course}", listed_under=CHOICES)
def may(table: Table, me: int, this: Context, deed: int) -> None:
    """LAN-JOINT-05: the seat says yes or no; it is not asked if everybody knows that it cannot be done."""
    if not publicly_impossible(table, deed, me, this):
        table.ask(MAY, me, this, deed)


@JOINTS.phrase("leave", "you may {course}", is_possible, listed_under=CHOICES)
def may_then(table: Table, me: int, this: Context, deed: int) -> None:
    """LAN-JOINT-18: the same, as the end of a course."""
    may(table, me, this, deed)


@JOINTS.phrase("course", "{step}, then {leave}", first_possible, listed_under=CHOICES)
def in_order_may(table: Table, me: int, this: Context, first: int, second: int) -> None:
    """LAN-JOINT-18: the second only if you say so, once the first is done."""
    in_order(table, me, this, first, second)


def yes_or_no(table: Table, me: int, this: Context, deed: int) -> list[int]:
    """LAN-JOINT-05: yes only if it can be done."""
    return [YES, NO] if possible(table, deed, me, this) else [NO]


def if_yes(table: Table, me: int, this: Context, deed: int, option: int) -> None:
    """LAN-JOINT-05: after yes it happens."""
    if option == YES:
        table.agreed(me, this, deed)
        table.do(perform, deed, me, this)


def either_possible(table: Table, me: int, this: Context, first: int, second: int) -> bool:
    """LAN-JOINT-06: a choice can be made if one of the two can be done."""
    return possible(table, first, me, this) or possible(table, second, me, this)


@JOINTS.phrase("step", "{deeds} or {deeds}", either_possible, listed_under=CHOICES)
def either(table: Table, me: int, this: Context, first: int, second: int) -> None:
    """LAN-JOINT-06: the seat chooses one of two; it is not asked if everybody knows that neither can be done."""
    if not (PLAIN[first] and PLAIN[second]) or either_possible(table, me, this, first, second):
        table.ask(CHOOSE, me, this, first, second)


@JOINTS.phrase("step", "choose to {deeds} or to {deeds}", either_possible, listed_under=CHOICES)
def either_yours(table: Table, me: int, this: Context, first: int, second: int) -> None:
    """LAN-JOINT-17: the same choice, where others do the first: it is yours, not theirs."""
    either(table, me, this, first, second)


@JOINTS.phrase("doing", "choose one: {course}; or {course}", either_possible, listed_under=CHOICES)
def one_of_two(table: Table, me: int, this: Context, first: int, second: int) -> None:
    """LAN-JOINT-06: the same choice between longer courses."""
    either(table, me, this, first, second)


@JOINTS.phrase("doing", "choose one: {course}; {choices}", either_possible, listed_under=CHOICES)
def one_of_several(table: Table, me: int, this: Context, first: int, others: int) -> None:
    """LAN-JOINT-19: the first of them or one of the others, of which the seat then chooses in the same way."""
    either(table, me, this, first, others)


@JOINTS.phrase("choices", "{course}; or {course}", either_possible)
@JOINTS.phrase("choices", "{course}; {choices}", either_possible)
def one_of_the_others(table: Table, me: int, this: Context, first: int, others: int) -> None:
    """LAN-JOINT-19: what is left to choose from once the seat has left those before it."""
    either(table, me, this, first, others)


def first_or_second(table: Table, me: int, this: Context, first: int, second: int) -> list[int]:
    """LAN-JOINT-06: those that can be done; both if neither can, for then it makes no difference."""
    could = [o for o, deed in ((FIRST, first), (SECOND, second)) if possible(table, deed, me, this)]
    return could or [FIRST, SECOND]


def hindrance(table: Table, deed: int, me: int, this: Context) -> int:
    """LAN-JOINT-06: the smallest part of a deed that is in the way of it; the deed itself if no part alone is."""
    if is_course(deed) or is_price(deed):
        for part in ARGS[deed]:
            if not possible(table, part, me, this):
                return hindrance(table, part, me, this)
    return deed


def obstacle(table: Table, node: int, me: int, this: Context) -> str:
    """LAN-WALK-05: why a node cannot be carried out, by the test that says so; empty if it can."""
    bar = BAR[HEAD[node]]
    if bar is not None:
        return bar(table, me, this, *ARGS[node])
    if possible(table, node, me, this):
        return ""
    part = hindrance(table, node, me, this)
    return STUCK if part == node else obstacle(table, part, me, this)


def chosen(table: Table, me: int, this: Context, first: int, second: int, option: int) -> None:
    """LAN-JOINT-06: the one that was chosen happens."""
    table.do(perform, first if option == FIRST else second, me, this)


MAY: Final = question("language/may", "LAN-JOINT-05", yes_or_no, if_yes)
as_offer(MAY, NO)
CHOOSE: Final = question("language/choose", "LAN-JOINT-06", first_or_second, chosen)
SOUGHT_BY_TEXTS: Final = {
    "language/may": Sought("whether you use the text of a card"),
    "language/choose": Sought("one of the two things that a card says"),
}
written_as("timescoop.language.joints.go_on", (0, write_node, read_node))
written_as("timescoop.language.joints.may", (2, write_node, read_node))
written_as("language/may", (2, write_node, read_node))
written_as("language/choose", (2, write_node, read_node), (3, write_node, read_node))


# ---- conditions


@JOINTS.phrase("every", "{condition} and {every}")
def all_true(table: Table, me: int, this: Context, first: int, rest: int) -> bool:
    """LAN-JOINT-07: each of them is true."""
    return holds(table, first, me, this) and holds(table, rest, me, this)


@JOINTS.phrase("conditions", "{every} or {conditions}")
def any_true(table: Table, me: int, this: Context, first: int, rest: int) -> bool:
    """LAN-JOINT-07: at least one of them is true; `and` binds closer."""
    return holds(table, first, me, this) or holds(table, rest, me, this)


def possible_if(table: Table, me: int, this: Context, conditions: int, then: int) -> bool:
    """LAN-JOINT-08: it can be done if it is true now and what follows can be done."""
    return holds(table, conditions, me, this) and possible(table, then, me, this)


def applies(table: Table, statement: int, me: int, this: Context) -> bool:
    """LAN-JOINT-14: whether a statement is about the table as it is: its `if` must be so, its `unless` must not."""
    if not conditional(statement):
        return True
    return holds(table, ARGS[statement][0], me, this) == (FUNCTION[HEAD[statement]] is if_true)


def conditional(statement: int) -> bool:
    """Whether a statement begins with "if" or "unless", and nothing is done otherwise."""
    function = FUNCTION[HEAD[statement]]
    return function is if_true or function is unless_true


@JOINTS.phrase("statement", "if {conditions}, {doing}", possible_if, listed_under=CONDITIONS)
def if_true(table: Table, me: int, this: Context, conditions: int, then: int) -> None:
    """LAN-JOINT-08: only if it is so when this is reached."""
    if holds(table, conditions, me, this):
        table.do(perform, then, me, this)


def possible_unless(table: Table, me: int, this: Context, conditions: int, then: int) -> bool:
    """LAN-JOINT-16: it can be done if that is not true now and what follows can be done."""
    return not holds(table, conditions, me, this) and possible(table, then, me, this)


@JOINTS.phrase("statement", "unless {conditions}, {doing}", possible_unless, listed_under=CONDITIONS)
def unless_true(table: Table, me: int, this: Context, conditions: int, then: int) -> None:
    """LAN-JOINT-16: only if it is not so when this is reached."""
    if not holds(table, conditions, me, this):
        table.do(perform, then, me, this)


def is_noop(table: Table, statement: int, me: int, this: Context) -> bool:
    """LAN-JOINT-14: whether all see that a statement does nothing now: by its condition, or as nobody could say yes."""
    if conditional(statement) and PLAIN[ARGS[statement][0]] and not applies(table, statement, me, this):
        return True
    allowed = optional(statement)
    return allowed != NOTHING and publicly_impossible(table, allowed, me, this)


def optional(statement: int) -> int:
    """LAN-JOINT-05: what a statement leaves to the seat, be it under a condition; NOTHING if it leaves it nothing."""
    doing = ARGS[statement][1] if conditional(statement) else statement
    return ARGS[doing][0] if FUNCTION[HEAD[doing]] is may else NOTHING


def outcome(doing: int) -> int:
    """LAN-JOINT-04, -05: the deed that a permission or a price leads to; a node that is neither is itself."""
    while FUNCTION[HEAD[doing]] is may or is_price(doing):
        doing = ARGS[doing][-1]
    return doing


def possible_either_way(table: Table, me: int, this: Context, conditions: int, then: int, other: int) -> bool:
    """LAN-JOINT-09: what would be done now can be done."""
    return possible(table, then if holds(table, conditions, me, this) else other, me, this)


@JOINTS.phrase(
    "statement", "if {conditions}, {doing}. Otherwise, {statement}", possible_either_way, listed_under=CONDITIONS
)
def if_true_or_else(table: Table, me: int, this: Context, conditions: int, then: int, other: int) -> None:
    """LAN-JOINT-09: the one or the other, as it is when this is reached."""
    table.do(perform, then if holds(table, conditions, me, this) else other, me, this)


# ---- as often, as long, as soon as


@JOINTS.phrase("statement", "for each {thing}, {course}", listed_under=COUNTING)
def for_each(table: Table, me: int, this: Context, thing: int, course: int) -> None:
    """LAN-JOINT-10: as many times as there are such things when this is reached."""
    for _ in range(value(table, thing, me, this)):
        table.do(perform, course, me, this)


@JOINTS.phrase("deed", "{lasting} until {span}", listed_under=DURATIONS)
def until(table: Table, me: int, this: Context, lasting: int, span: int) -> None:
    """LAN-JOINT-11: it lasts until a moment that is fixed when this is reached."""
    RUN[HEAD[lasting]](table, me, this, *ARGS[lasting], value(table, span, me, this))


@JOINTS.phrase("rule", "when {event}, {statement}", listed_under=OCCASIONS)
def when(pool: Any, kind: int, event: int, statement: int) -> None:
    """LAN-JOINT-12: the event notes in the pool what is to happen, and when."""
    note(pool, kind, event, statement)


@JOINTS.phrase("rule", "when {threat}, {deeds} instead", listed_under=OCCASIONS)
def instead(pool: Any, kind: int, threat: int, deeds: int) -> None:
    """LAN-JOINT-13: the threat notes in the pool what happens in place of a step that is announced."""
    note(pool, kind, threat, deeds)


# ---- who does what is joined


def yours_of(joint: Act) -> Act | None:
    """LAN-JOINT-17: the joint that says that you do its second part; None for what is no such joint."""
    if joint is both:
        return both_yours
    if joint is in_order:
        return in_order_yours
    if joint is at_the_price:
        return at_the_price_yours
    return either_yours if joint is either else None


def is_joined(node: int) -> bool:
    """LAN-JOINT-17: whether a node joins two parts of a course."""
    joint = FUNCTION[HEAD[node]]
    return is_course(node) or is_price(node) or joint is either or joint is either_yours


def said_clearly(words: Lexicon, head: int, args: tuple[int, ...]) -> int:
    """LAN-JOINT-17: the node of a phrase; a joint says "you" where others do what stands before it."""
    yours = yours_of(FUNCTION[head])
    if yours is not None and by_others(args[0], -1) and not by_others(args[1], 0):
        return words.node(FUNCTION.index(yours), args)
    return words.node(head, args)


def says_yours(node: int) -> bool:
    """LAN-JOINT-17: whether a node joins what others do and what you do."""
    joint = FUNCTION[HEAD[node]]
    return joint is both_yours or joint is in_order_yours or joint is at_the_price_yours or joint is either_yours


def says_your_choice(node: int) -> bool:
    """LAN-JOINT-17: whether a node is your choice between what others do and what you do."""
    return FUNCTION[HEAD[node]] is either_yours


def by_others(node: int, end: int) -> bool:
    """LAN-JOINT-17: whether others do the first (0) or the last (-1) deed of a course."""
    while is_joined(node):
        node = ARGS[node][end]
    return BY_OTHERS.of(node)
