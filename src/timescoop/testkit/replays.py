"""Laws of sameness: the same seed and answers are the same game, in any process and under any hash seed."""

from __future__ import annotations

import hashlib
import importlib
import json
import os
import subprocess
import sys
from importlib.util import find_spec

from timescoop.kernel import FACT, Game, to_data
from timescoop.testkit.broken import hold
from timescoop.testkit.sight import sight
from timescoop.testkit.slots import difference, snapshot
from timescoop.testkit.walks import LONGEST_GAME, Luck, Walk, choose


def find_game(room: str) -> Game:
    """A game by the name of its room, as `invasion`, or by the full import name of any room that has a `GAME`."""
    inside = f"timescoop.games.{room}"
    door = importlib.import_module(inside if "." not in room and find_spec(inside) else room)
    game = door.GAME
    assert isinstance(game, Game)
    return game


def same_again(walk: Walk) -> None:
    """The same seed and answers are the same game, whether facts are kept or not."""
    table = walk.deal()
    if table.kept is not None:
        table.kept = None
    for seat, option in walk.answers:
        table.play(seat, option)
    one, other = snapshot(walk.table), snapshot(table)
    one.pop("kept")
    other.pop("kept")
    told = difference(one, other)
    hold("same seed and answers, same game", not told, told)


def fingerprint(game: Game, edition: str, seats: int, seed: int, decisions: int = LONGEST_GAME) -> str:
    """A checksum of a random game: of every sight, fact and answer, and of the table at the end."""
    walk = Walk(game, seats, seed, edition)
    luck = Luck(seed)
    digest = hashlib.sha256()
    while not walk.table.over() and walk.number < decisions:
        seat, option = choose(walk.table, luck)
        viewer = walk.number % (seats + 1)
        seen = sight(game, walk.table, viewer, walk.names())
        seen["the questions"] = to_data(walk.table)["asked"]  # as written: numbers may depend on what was loaded first
        told = [(FACT[fact], *rest) for fact, *rest in walk.table.told(viewer)]
        digest.update(json.dumps([seen, told, seat, option]).encode())
        walk.step(seat, option)
    digest.update(json.dumps(to_data(walk.table)).encode())
    return digest.hexdigest()


def elsewhere(room: str, edition: str, seats: int, seed: int, hash_seed: str, decisions: int) -> str:
    """The fingerprint of the same game from a fresh process under another hash seed."""
    run = subprocess.run(  # noqa: S603 - our own program, with arguments of our own
        [sys.executable, "-m", "timescoop.testkit.once", room, edition, str(seats), str(seed), str(decisions)],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        check=False,
        text=True,
    )
    hold("a game can be played in a fresh process", run.returncode == 0, run.stderr[-800:])
    return run.stdout.strip()


def same_everywhere(
    game: Game,
    edition: str,
    seats: int,
    seed: int,
    hash_seeds: tuple[str, ...] = ("0", "4711"),
    decisions: int = LONGEST_GAME,
) -> None:
    """The same seed and answers are the same game in fresh processes, as far as it is played."""
    here = fingerprint(game, edition, seats, seed, decisions)
    for hash_seed in hash_seeds:
        there = elsewhere(game.room, edition, seats, seed, hash_seed, decisions)
        hold("same game in any process", there == here, "under hash seed", hash_seed, here[:16], there[:16])
