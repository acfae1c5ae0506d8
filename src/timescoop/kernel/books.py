"""Registries of all questions, facts, announced steps and rules, each with a number or a name.

They are filled while packages are imported and never change afterwards. A key starts with the name of
its package (`invasion/defend`). Numbers depend on the order of imports, so stored tables hold keys.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

Rule = Callable[..., None]
Offer = Callable[..., list[int]]
Settled = Callable[..., int]
Codec = tuple[int, Callable[[int], Any], Callable[[Any], int]]

QUESTION: Final[list[str]] = []
QUESTION_CLAUSE: Final[list[str]] = []
OFFER: Final[list[Offer]] = []
THEN: Final[list[Rule]] = []
SETTLED: Final[list[Settled | None]] = []
WINDOW: Final[dict[int, tuple[int, bool]]] = {}  # a question that is a window -> what passes, whether it usually asks
ASKS: Final[dict[int, Callable[[Any, int], bool]]] = {}  # a window -> whether a table asks a seat in it
WITH_CARDS: Final[dict[int, Callable[[Any], bool]]] = {}  # a window -> whether a table has cards that need it
OFFERS: Final[dict[int, int]] = {}  # a question that offers something -> the option that declines; windows are not here
OPENLY_ASKED: Final[set[int]] = set()  # questions whose options everybody can tell, as long as nothing has been picked
ORDERED: Final[set[int]] = set()  # questions whose answer is an order: what is picked first comes first
SEVERAL: Final[set[int]] = set()  # questions asked once for each card or place of one choice
STEPWISE: Final[set[int]] = set()  # questions whose picks are the parts of one thing: a verb, then what it acts on
RESTING: Final[set[int]] = set()  # questions that ask what to do next, while nothing else is under way

FACT: Final[list[str]] = []
FACT_CLAUSE: Final[list[str]] = []
NEWS: Final[set[int]] = set()  # facts that are told again to a seat whose turn has come
SHOWN_FIRST: Final[dict[int, set[int]]] = {}  # a fact that shows a card -> the facts that say where it went
IN_A_ROW: Final[dict[int, bool]] = {}  # a fact of which one sentence tells several in a row -> whether it counts them
TURN_STARTS: Final[set[int]] = set()  # facts by which the turn of the seat that they are about starts

STEP: Final[list[str]] = []
STEP_CLAUSE: Final[list[str]] = []
STEP_RULE: Final[list[Rule]] = []

RULES: Final[dict[str, Rule]] = {}  # by the name under which the rule is stored
STORED: Final[dict[str, str]] = {}  # of a renamed rule: its name in the code -> the name under which it is stored
CODECS: Final[dict[str, tuple[Codec, ...]]] = {}

STEADY: Final[dict[str, int]] = {}  # a memory: question -> its number among those of its room

NOTHING: Final = -1


def question(key: str, clause: str, offer: Offer, then: Rule, settled: Settled | None = None) -> int:
    """Register a question and return its number.

    Args:
        key: Package and name, as in `invasion/defend`.
        clause: The rule behind the question.
        offer: `offer(table, seat, *args)` lists the options, ascending and never empty.
        then: `then(table, seat, *args, option)` continues with the answer. For a poll it is `then(table, *args)`, once.
        settled: `settled(table, seat, *args)` is the one answer that makes no difference, or `NOTHING`.
            It may look at public facts only, because a table may answer such a question unasked.
    """
    assert key not in QUESTION, f"the question {key} is entered twice"
    QUESTION.append(key)
    QUESTION_CLAUSE.append(clause)
    OFFER.append(offer)
    THEN.append(then)
    SETTLED.append(settled)
    return len(QUESTION) - 1


def as_window(
    question: int,
    passes: int,
    *,
    usual: bool,
    asks: Callable[[Any, int], bool] | None = None,
    with_cards: Callable[[Any], bool] | None = None,
) -> int:
    """Mark a question as a reaction window, which a seat can have passed automatically.

    Args:
        question: Its number.
        passes: The option that passes; it is allowed whenever the question is asked.
        usual: Whether seats are asked by default, as they are in conflicts.
        asks: `asks(table, seat)`, whether a seat is asked, by public facts alone; None: every seat is.
        with_cards: `with_cards(table)`, whether a table has cards that need the window; None: every table asks it.

    Returns:
        The number of the question.
    """
    assert question not in WINDOW, f"{QUESTION[question]} is a window already"
    WINDOW[question] = (passes, usual)
    if asks is not None:
        ASKS[question] = asks
    if with_cards is not None:
        WITH_CARDS[question] = with_cards
    return question


def as_offer(question: int, declines: int) -> int:
    """Mark a question that a seat may decline, and must decline if it lacks the card for it.

    Others must not learn which it was. So hosting lets nobody decline faster than a seat without a choice does.

    Returns:
        The number of the question.
    """
    OFFERS[question] = declines
    return question


def openly_asked(question: int) -> int:
    """Mark a question whose options are public as long as nothing has been picked.

    Returns:
        The number of the question.
    """
    OPENLY_ASKED.add(question)
    return question


def of_several(question: int) -> int:
    """Mark a question that is asked once for each of several cards or places, picked in any order.

    A rule repeats it with `ask_again`, or asks a new one after it has handled the card that was picked.

    Returns:
        The number of the question.
    """
    SEVERAL.add(question)
    return question


def in_steps(question: int) -> int:
    """Mark a question whose picks are the successive parts of one choice, not several choices of one sort.

    Returns:
        The number of the question.
    """
    STEPWISE.add(question)
    return question


def in_order(question: int) -> int:
    """Mark a question whose picks form an order, so that people see which one they picked first.

    Returns:
        The number of the question.
    """
    ORDERED.add(question)
    return question


def declined_by(question: int) -> int:
    """The option that declines what a question or a window offers, or `NOTHING`."""
    return WINDOW[question][0] if question in WINDOW else OFFERS.get(question, NOTHING)


def at_rest(question: int) -> int:
    """Mark a question as asked only at rest: nothing declared before is pending, even if the agenda isn't empty.

    Returns:
        The number of the question.
    """
    RESTING.add(question)
    return question


def fact(key: str, clause: str) -> int:
    """Register a kind of fact and return its number."""
    assert key not in FACT, f"the fact {key} is entered twice"
    FACT.append(key)
    FACT_CLAUSE.append(clause)
    return len(FACT) - 1


def as_news(*facts: int) -> None:
    """Mark facts that belong in the short summary for a seat that was away during other turns."""
    NEWS.update(facts)


def as_shown_first(fact: int, *then: int) -> None:
    """Mark a fact that shows a card just before one of `then` says where it went; logs print only the latter."""
    SHOWN_FIRST.setdefault(fact, set()).update(then)


def as_one_sentence(*facts: int, counted: bool = False) -> None:
    """Mark kinds of facts that logs merge into one sentence if several follow in a row.

    Args:
        facts: The kinds of facts.
        counted: Whether the sentence says how many times it happened; otherwise it names the cards of all of them.
    """
    IN_A_ROW.update(dict.fromkeys(facts, counted))


def as_turn_start(fact: int) -> None:
    """Mark the fact that is recorded when a turn starts, about the seat whose turn it is."""
    TURN_STARTS.add(fact)


def step(key: str, clause: str, rule: Rule) -> int:
    """Register a step, which is announced before it happens so that cards can replace or prevent it."""
    assert key not in STEP, f"the step {key} is entered twice"
    STEP.append(key)
    STEP_CLAUSE.append(clause)
    STEP_RULE.append(rule)
    return len(STEP) - 1


def register_rules(space: Mapping[str, object], **stored: str) -> None:
    """Register every function of a module as a rule, so that agendas can be stored by name.

    Args:
        space: The names of the module, `globals()`.
        stored: For a renamed rule, its old name: tables are still stored with it, so older ones can be read.
    """
    room = str(space["__name__"])
    for name, thing in space.items():
        if callable(thing) and getattr(thing, "__module__", "") == room:
            if name in stored:
                STORED[f"{room}.{name}"] = f"{room}.{stored[name]}"
            RULES[f"{room}.{stored.get(name, name)}"] = thing


def name_of(rule: Rule) -> str:
    """The name under which a rule is stored."""
    name = f"{rule.__module__}.{rule.__name__}"
    return STORED.get(name, name)


def written_as(name: str, *codecs: Codec) -> None:
    """Declare how arguments of a rule or question are stored: (position, number to text, text to number).

    Needed for numbers that depend on what was loaded, such as the nodes of the card language.
    """
    CODECS[name] = codecs


def steady_question(question: int, args: tuple[int, ...]) -> tuple[int, ...]:
    """A question and its arguments as numbers that don't depend on what else was imported, or in which order.

    Returns:
        The number of the question among those of its own room, by key, then the arguments. Those that depend on what
        was loaded are `NOTHING`.
    """
    key = QUESTION[question]
    if key not in STEADY:
        room = key.partition("/")[0] + "/"
        own = sorted([each for each in QUESTION if each.startswith(room)])
        STEADY.update({each: number for number, each in enumerate(own)})
    if key not in CODECS:
        return STEADY[key], *args
    coded = [position for position, _, _ in CODECS[key]]
    return STEADY[key], *[NOTHING if at in coded else each for at, each in enumerate(args)]
