"""Pools whose cards each do something on some occasion, and games with them that notice what never ends."""

from functools import cache
from importlib import import_module
from random import Random
from typing import Any

from timescoop.catalogue import GAMES
from timescoop.documents import card_document
from timescoop.kernel import Table
from timescoop.language import Lexicon, dump, function_of
from timescoop.language.examples import closure, made, names, smallest
from timescoop.language.grammar import Grammar
from timescoop.language.phrases import SORT

EDITION = {"ccg": "first", "invasion": "classic", "nemesis": "standard"}
TEXTS = {"ccg": "texts", "invasion": "reading", "nemesis": "texts"}  # the module that takes trees in
LABELS = ("reached_by", "opposed_by", "used_by", "plays_on", "plays_on_table", "scored_by", "overcome_by", "at_setup")
SENTENCES = 4  # of a card
RULES = 4000  # that may follow from one answer
ANSWERS = 800  # that may be given in one turn
LONGEST = 1200  # answers of a game


def texts(words: Lexicon) -> list[int]:
    """A sentence for each occasion with each deed."""
    grammar = Grammar(words)
    heads = grammar.sayable()
    wider = closure(words)
    least = smallest(words, heads, wider)
    whens = [head for head in heads if "event" in names(head) and len(names(head)) == 2]
    events = [made(words, head, least, wider) for head in heads if SORT[head] == "event"]
    deeds = [made(words, head, least, wider) for head in heads if SORT[head] == "deed"]
    return [words.node(head, (event, deed)) for head in whens for event in events for deed in deeds]


@cache
def stage(key: str) -> tuple[Any, dict[str, list[int]], dict[Any, list[int]]]:
    """The pool of a game, the nodes of its cards, and by type of card the sentences that it can carry out."""
    workshop = GAMES[key].workshop
    assert workshop is not None
    pool, words, said = workshop.read(card_document(GAMES[key], EDITION[key]).value)
    wrong_with = import_module(f"timescoop.games.{key}.phrases.proving").wrong_with
    first: dict[Any, int] = {}
    for kind in range(len(pool.rows)):
        first.setdefault(type_of(pool, kind), kind)
    able: dict[Any, list[int]] = {sort: [] for sort in first}
    for text in texts(words):
        for sort, kind in first.items():
            if not [wrong for wrong in wrong_with(pool, kind, [text]) if "has no sentence" not in wrong]:
                able[sort].append(text)
    return pool, said, able


def type_of(pool: Any, kind: int) -> Any:
    return pool.type[kind] if hasattr(pool, "type") else pool.rows[kind]["type"]


def mixed(key: str, luck: Random) -> Any:
    """A pool some of whose cards say something else: a sentence by chance, beside what their type must have."""
    pool, said, able = stage(key)
    share = luck.choice([0.3, 0.6, 1.0])
    trees: dict[str, Any] = {}
    silent: dict[str, list[int]] = {name: [] for name in pool.name if name not in said}  # Locations of Invasion
    for name, nodes in (said | silent).items():
        kind = pool.name.index(name) if name in pool.name else len(pool.rows)
        kept = [node for node in nodes if getattr(function_of(node), "__name__", "") in LABELS] if key == "ccg" else []
        if kind < len(pool.rows) and luck.random() < share and len(kept) < SENTENCES and able[type_of(pool, kind)]:
            trees[name] = dump([*kept, luck.choice(able[type_of(pool, kind)])])
        else:
            trees[name] = dump(nodes)
    if key == "invasion":
        made_of: Any = import_module("timescoop.games.invasion.setup").built_pool
        return made_of({"header": pool.header, "rows": pool.rows, "trees": trees})
    new = type(pool)(pool.header, pool.rows)
    import_module(f"timescoop.games.{key}.phrases.{TEXTS[key]}").register_texts(new, trees)
    return new


def play_out(key: str, nth: int) -> None:
    """Play a game with such a pool by chance, and fail if something goes on without end."""
    luck = Random(nth)
    table = GAMES[key].deal(seats=2 + nth % 2, seed=bytes([nth]) * 32, edition=EDITION[key], cards=mixed(key, luck))
    turn, answers = -1, 0
    for _ in range(LONGEST):
        if table.over():
            return
        seat = table.waiting()[0]
        table.give(seat, luck.choice(table.options(seat)))
        run(table)
        turn, answers = (turn, answers + 1) if turn == turn_of(table) else (turn_of(table), 0)
        assert answers < ANSWERS, f"{key} {nth}: turn {turn} does not end"


def turn_of(table: Any) -> int:
    number: int = table.turn_number
    return number


def run(table: Table) -> None:
    for _ in range(RULES):
        if not table.go_on():
            return
    raise AssertionError(f"what follows from an answer does not end: {table.agenda[-1][0].__name__}")
