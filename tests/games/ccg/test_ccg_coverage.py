"""Every phrase that a card can say has changed a table, or tested one, in a test or a scenario."""

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType

from tests.games.ccg.stage import pool

from timescoop.documents import check_scenario, read_file
from timescoop.games.ccg import GAME
from timescoop.games.ccg.phrases import BOOK, register_texts
from timescoop.games.ccg.pool import Pool
from timescoop.language import Counting, unused

NAMES = ("answers", "comparing", "own_texts", "phrases", "standing", "stock")
MODULES = [import_module(f"tests.games.ccg.test_ccg_{name}") for name in NAMES]
SCENARIOS = Path(__file__).parents[2] / "scenarios" / "ccg"


def each_of(module: ModuleType) -> Iterator[Callable[[], None]]:
    """The tests of a module, one for each row of its tables."""
    for name, test in vars(module).items():
        if name.startswith("test_"):
            rows = [mark.args[1] for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
            yield from [partial(test, *row) for row in rows[0]] if rows else [test]


def test_every_phrase_has_been_run_at_a_table() -> None:
    with Counting(BOOK) as counts:
        bare = Pool(pool().header, pool().rows)
        register_texts(
            bare, import_module("timescoop.games.ccg.built.efirst").CARDS["trees"]
        )  # what only notes something in the pool is run here
        for module in MODULES:
            for test in each_of(module):
                test()
        for path in sorted(SCENARIOS.glob("cards*.yaml")):
            for document in read_file(path):
                check_scenario(document, {"ccg": GAME})
    own = {key for key, head in BOOK.by_key().items() if head in BOOK.own}
    assert [line for line in unused(BOOK, counts) if line in own] == []
