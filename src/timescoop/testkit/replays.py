"""Laws of reproducibility: the same seed and answers give the same game, in any process, under any hash seed."""

from __future__ import annotations

import hashlib
import importlib
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec

from timescoop.kernel import FACT, Game, to_data
from timescoop.testkit.broken import hold
from timescoop.testkit.sight import sight
from timescoop.testkit.slots import difference, snapshot
from timescoop.testkit.walks import LONGEST_GAME, Luck, Walk, choose

Played = tuple[str, int, int, int]  # edition, seats, seed, most decisions


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


def elsewhere(room: str, games: Sequence[Played], hash_seed: str) -> list[str]:
    """The fingerprints of the same games from a fresh process under another hash seed."""
    run = subprocess.run(  # noqa: S603 - our own program, with arguments of our own
        [sys.executable, "-m", "timescoop.testkit.once", room, json.dumps(games)],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        check=False,
        text=True,
    )
    hold("a game can be played in a fresh process", run.returncode == 0, run.stderr[-800:])
    return run.stdout.split()


def same_everywhere(game: Game, games: Sequence[Played], hash_seeds: Sequence[str] = ("0", "4711")) -> None:
    """The same seed and answers are the same game in fresh processes, as far as it is played.

    Args:
        game: Whose games are played.
        games: The edition, number of seats, seed and most decisions of each.
        hash_seeds: Of the processes, one after the other.
    """
    here = [fingerprint(game, *played) for played in games]
    for hash_seed in hash_seeds:
        there = elsewhere(game.room, games, hash_seed)
        apart = [played for played, one, other in zip(games, here, there, strict=True) if one != other]
        hold("same game in any process", not apart, "under hash seed", hash_seed, apart)
