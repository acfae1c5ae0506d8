"""Tables as plain data and back: lists, numbers and names, ready for JSON or YAML."""

from __future__ import annotations

from typing import Any, Final

from timescoop.kernel.agenda import Frame, Pending, announce_step, ask_queued
from timescoop.kernel.books import CODECS, FACT, NOTHING, QUESTION, RULES, STEP, name_of
from timescoop.kernel.cards import COMMON
from timescoop.kernel.errors import BadNotation
from timescoop.kernel.table import Fact, Table
from timescoop.kernel.window import open_window

# The offered options, the block of luck and the bonuses are memories; the rest of a table stands here.
LISTS: Final = ("kind", "mark", "zone", "known", "claim", "up", "sealed")
TUPLES: Final = ("sort", "owner", "bonds", "picks")
NUMBERS: Final = ("seats", "drawn", "fixed", "polling", "won")
# Rules whose first argument is a number of a book; the others belong to that entry, and are written as its own.
ENTRY: Final = {name_of(ask_queued): QUESTION, name_of(announce_step): STEP, name_of(open_window): QUESTION}


def to_data(table: Table) -> dict[str, Any]:
    """The whole table, secrets included, as JSON-compatible data."""
    data: dict[str, Any] = {name: getattr(table, name) for name in NUMBERS}
    data["seed"] = table.seed.hex()
    for name in LISTS + TUPLES:
        data[name] = list(getattr(table, name))
    data["stock"] = list(table.stock)
    data["zones"] = [list(cards) for cards in table.zones]
    data["holder"] = [list(item) for item in table.holder.items()]  # in their order: a rule may go through it
    data["host"] = [list(item) for item in table.host.items()]
    data["agenda"] = [write_frame(frame) for frame in table.agenda]
    data["asked"] = [[QUESTION[question], write_args(QUESTION[question], args)] for question, args in table.asked]
    data["pending"] = [write_pending(step, args) for step, args in table.pending]
    data["ears"] = [[FACT[fact], list(copies)] for fact, copies in table.ears.items()]
    data["eyes"] = [[STEP[step], list(copies)] for step, copies in table.eyes.items()]
    data["kept"] = None if table.kept is None else [write_fact(fact) for fact in table.kept]
    data["deal"] = table.about()
    own = {name: getattr(table, name) for name in table.OWN}
    data["own"] = {name: write_value(value) for name, value in own.items() if not is_as_before(table, name, value)}
    return data


def is_as_before(table: Table, name: str, value: object) -> bool:
    """Whether a field that older tables lack has its default, so that it isn't written and old hashes stay the same."""
    return name in table.ADDED and value == table.ADDED[name]


def start_of(start: object) -> object:
    """The initial value of a field; lists and dicts are copied, or all tables would share them."""
    return start.copy() if isinstance(start, list | dict) else start


def fill(table: Table, data: dict[str, Any]) -> None:
    """Restore a stored table into a bare one of the same game and pool; `fits` and `pairs` must be set.

    Raises:
        BadNotation: A rule, question or field that this version does not know.
    """
    try:
        table.seats = data["seats"]
        table.start()
        for name in NUMBERS:
            setattr(table, name, data[name])
        for name in LISTS:
            setattr(table, name, list(data[name]))
        for name in TUPLES:
            setattr(table, name, tuple(data[name]))
        table.stock = tuple(data.get("stock", [COMMON] * len(table.sort)))  # tables written before there were stocks
        table.seed, table.luck = bytes.fromhex(data["seed"]), b""
        table.zones = [tuple(cards) for cards in data["zones"]]
        table.holder = dict(data["holder"])
        table.host = dict(data["host"])
        table.agenda = [read_frame(name, args) for name, args in data["agenda"]]
        table.asked = [(QUESTION.index(key), read_args(key, args)) for key, args in data["asked"]]
        table.pending = [read_pending(key, args) for key, args in data["pending"]]
        table.ears = {FACT.index(key): tuple(copies) for key, copies in data["ears"]}
        table.eyes = {STEP.index(key): tuple(copies) for key, copies in data["eyes"]}
        table.kept = None if data["kept"] is None else [read_fact(fact) for fact in data["kept"]]
        for name in table.OWN:
            old = name in table.ADDED and name not in data["own"]
            setattr(table, name, start_of(table.ADDED[name]) if old else read_value(data["own"][name]))
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        raise BadNotation((), f"a saved table of another version, this one does not know {error}") from error


def write_frame(frame: Frame) -> list[object]:
    """A frame (a pending rule with its arguments) as the rule's name and the arguments."""
    name = name_of(frame[0])
    if name in ENTRY:
        key = ENTRY[name][frame[1][0]]
        return [name, [key, *write_args(key, frame[1][1:])]]
    return [name, write_args(name, frame[1])]


def read_frame(name: str, args: list[Any]) -> Frame:
    """The frame that `write_frame` wrote."""
    if name in ENTRY:
        return RULES[name], (ENTRY[name].index(args[0]), *read_args(args[0], args[1:]))
    return RULES[name], read_args(name, args)


def write_pending(step: int, args: tuple[int, ...]) -> list[object]:
    """An announced step as data; its name is empty if it was prevented."""
    return ["", []] if step == NOTHING else [STEP[step], write_args(STEP[step], args)]


def read_pending(key: str, args: list[object]) -> Pending:
    """The announced step that `write_pending` wrote."""
    return (STEP.index(key), read_args(key, args)) if key else (NOTHING, ())


def write_args(name: str, args: tuple[int, ...]) -> list[object]:
    """Arguments as data; those that depend on what was loaded go through their codec."""
    out: list[Any] = list(args)
    for position, write, _ in CODECS.get(name, ()):
        out[position] = write(out[position])
    return out


def read_args(name: str, args: list[Any]) -> tuple[int, ...]:
    """Arguments from data."""
    out = list(args)
    for position, _, read in CODECS.get(name, ()):
        out[position] = read(out[position])
    return tuple(out)


def write_fact(fact: Fact) -> list[object]:
    """A fact as data, with its key instead of its number."""
    what, seat, args, kinds, masks = fact
    return [FACT[what], seat, list(args), list(kinds), list(masks)]


def read_fact(fact: list[Any]) -> Fact:
    """The fact that `write_fact` wrote."""
    key, seat, args, kinds, masks = fact
    return FACT.index(key), seat, tuple(args), tuple(kinds), tuple(masks)


def write_value(value: object) -> object:
    """A field of a game as data: numbers, strings and lists; tuples are marked, so that they stay tuples."""
    if isinstance(value, tuple):
        return {"tuple": [write_value(each) for each in value]}
    if isinstance(value, list):
        return [write_value(each) for each in value]
    if isinstance(value, dict):
        return {"dict": [[write_value(key), write_value(each)] for key, each in value.items()]}
    return value


def read_value(value: object) -> object:
    """The value that `write_value` wrote."""
    if isinstance(value, list):
        return [read_value(each) for each in value]
    if isinstance(value, dict):
        if "tuple" in value:
            return tuple([read_value(each) for each in value["tuple"]])
        return {read_value(key): read_value(each) for key, each in value["dict"]}
    return value
