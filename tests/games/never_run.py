"""Occasions and deeds that a type of card is allowed to say, and that never run in games by chance.

    python -m tests.games.never_run nemesis 300

Each card of a pool says one sentence, preferably one whose occasion or deed has not run yet on its type.
"""

import sys
from collections import Counter
from importlib import import_module
from random import Random
from typing import Any

from tests.games.occasions import EDITION, LABELS, LONGEST, TEXTS, run, stage, type_of

from timescoop.catalogue import GAMES
from timescoop.language import dump, function_of, parts
from timescoop.language.phrases import HEAD, PATTERN, RUN

TRIED = 12  # sentences of which the rarest is taken
Said = tuple[int, Any]  # a phrase, and the type of card that says it


class Scan:
    """Plays games with such pools, and counts what has run.

    Attributes:
        ran: How often each occasion and each deed has run, by type of card.
        allowed: All that could.
    """

    def __init__(self, key: str) -> None:
        self.key = key
        self.pool, self.said, self.able = stage(key)
        self.ran = Counter[Said]()
        self.allowed = {said for sort, nodes in self.able.items() for node in nodes for said in of(node, sort)}
        self.now: dict[int, int] = {}  # card -> its sentence in this game
        self.table: Any = None

    def never(self) -> list[str]:
        """What is allowed and has not run."""
        return sorted(f"{sort}: {PATTERN[head]}" for head, sort in self.allowed - self.ran.keys())

    def play(self, games: int) -> None:
        """Play some games, one after the other."""
        deeds = {HEAD[parts(node)[1]] for nodes in self.able.values() for node in nodes}
        before = {head: RUN[head] for head in deeds}
        try:
            for head in deeds:
                RUN[head] = self.counted(head, RUN[head])
            for nth in range(games):
                self.play_one(nth)
        finally:
            for head, act in before.items():
                RUN[head] = act

    def counted(self, head: int, act: Any) -> Any:
        """The function of a deed that notes on which occasion, and on which type of card, it runs."""
        bears = GAMES[self.key].workshop.bears  # type: ignore[union-attr]  # each of them has one

        def run_it(*args: Any) -> Any:
            node = self.now.get(bears(args[0], args[2]), -1) if args[0] is self.table else -1
            if node >= 0 and HEAD[parts(node)[1]] == head:
                self.ran.update(of(node, type_of(self.pool, bears(args[0], args[2]))))
            return act(*args)

        return run_it

    def play_one(self, nth: int) -> None:
        """Play one game by chance."""
        luck = Random(nth)
        seats, seed = 2 + nth % 2, nth.to_bytes(32, "big")
        self.table = GAMES[self.key].deal(seats=seats, seed=seed, edition=EDITION[self.key], cards=self.cards(luck))
        for _ in range(LONGEST):
            if self.table.over():
                return
            seat = self.table.waiting()[0]
            self.table.give(seat, luck.choice(self.table.options(seat)))
            run(self.table)

    def cards(self, luck: Random) -> Any:
        """A pool in which every card that can says such a sentence."""
        trees: dict[str, Any] = {}
        self.now.clear()
        silent: dict[str, list[int]] = {name: [] for name in self.pool.name if name not in self.said}
        for name, nodes in (self.said | silent).items():
            kind = self.pool.name.index(name) if name in self.pool.name else -1
            able = self.able[type_of(self.pool, kind)] if 0 <= kind < len(self.pool.rows) else []
            kept = [node for node in nodes if getattr(function_of(node), "__name__", "") in LABELS]
            if able:
                sort = type_of(self.pool, kind)
                tried = [luck.choice(able) for _ in range(TRIED)]
                self.now[kind] = min(tried, key=lambda node: sum(self.ran[each] for each in of(node, sort)))
                trees[name] = dump([*(kept if self.key == "ccg" else []), self.now[kind]])
            else:
                trees[name] = dump(nodes)
        if self.key == "invasion":
            made: Any = import_module("timescoop.games.invasion.setup").built_pool
            return made({"header": self.pool.header, "rows": self.pool.rows, "trees": trees})
        new = type(self.pool)(self.pool.header, self.pool.rows)
        import_module(f"timescoop.games.{self.key}.phrases.{TEXTS[self.key]}").register_texts(new, trees)
        return new


def of(node: int, sort: Any) -> list[Said]:
    """The occasion and the deed of a sentence, as a type of card says them."""
    return [(HEAD[each], sort) for each in parts(node)[:2]]


if __name__ == "__main__":
    scan = Scan(sys.argv[1])
    scan.play(int(sys.argv[2]))
    sys.stdout.write("\n".join([*scan.never(), ""]))
