"""Simulations: every seating of a deal is played, the count is right, and neither processes nor hashes matter."""

import os
import subprocess
import sys
from multiprocessing import active_children, connection
from pathlib import Path
from typing import Any

import pytest
from tests.arena import endless
from tests.kernel.tiny import GAME as KITES

from timescoop.arena import Report, seatings, simulate
from timescoop.arena.simulation import play_here
from timescoop.catalogue import GAMES
from timescoop.documents import compile_set, read_set, read_text
from timescoop.kernel import BadDeal

ROOT = Path(__file__).resolve().parents[2]
PATIENCE_S = 60


@pytest.fixture(autouse=True)
def _kites(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "kites", KITES)


def kites(bots: tuple[str, ...], games: int, seed: int = 0) -> Report:
    return simulate("kites", bots, games=games, seed=seed, workers=1)


def test_each_deal_is_played_from_every_seating_that_differs() -> None:
    assert seatings(("greedy", "random", "random")) == [
        ("greedy", "random", "random"),
        ("random", "random", "greedy"),
        ("random", "greedy", "random"),
    ]
    assert seatings(("greedy", "greedy")) == [("greedy", "greedy")]
    report = kites(("greedy", "random", "random"), games=4)
    assert [match.block for match in report.played] == [0, 0, 0, 1, 1, 1]


def test_shares_of_all_seats_make_one_win_a_game() -> None:
    report = kites(("greedy", "random", "random"), games=9)
    assert all(sum(match.shares) == pytest.approx(1.0) for match in report.played)
    rows = {row.key: row for row in report.by_bot()}
    assert rows["greedy"].share.mean + 2 * rows["random"].share.mean == pytest.approx(1.0)
    assert sum(row.share.mean for row in report.by_seat()) == pytest.approx(1.0)
    assert (rows["greedy"].seats, rows["random"].seats) == (1, 2)


def test_the_same_seed_plays_the_same_games_and_another_does_not() -> None:
    first, again, other = (kites(("greedy", "random"), games=4, seed=seed) for seed in (1, 1, 2))
    assert [match.scores for match in first.played] == [match.scores for match in again.played]
    assert [match.scores for match in first.played] != [match.scores for match in other.played]


def test_progress_counts_every_game() -> None:
    seen: list[tuple[int, int]] = []
    simulate("kites", ("random", "random"), games=3, workers=1, progress=lambda *done: seen.append(done))
    assert seen == [(1, 3), (2, 3), (3, 3)]


def test_what_cannot_be_played_is_refused_before_it_is_begun() -> None:
    for game, bots, games, message in (
        ("chess", ("random", "random"), 1, "there is no game 'chess'"),
        ("kites", ("random", "deep"), 1, "there is no bot 'deep'"),
        ("kites", ("random",), 1, "is for 2 to 6 seats, not 1"),
        ("kites", ("random", "random"), 0, "at least 1 game is played, not 0"),
    ):
        with pytest.raises(BadDeal, match=message):
            simulate(game, bots, games=games, workers=1)


SCORES = """
from timescoop.arena import simulate
if __name__ == "__main__":
    report = simulate("invasion", ("greedy", "random", "random"), games=3, seed=5, workers={workers})
    print([(match.bots, match.scores, match.decisions) for match in report.played])
"""


def test_neither_the_number_of_processes_nor_the_hash_seed_matters(tmp_path: Path) -> None:
    told = set()
    for workers, hashes in ((1, "1"), (2, "2")):
        script = tmp_path / "scores.py"
        script.write_text(SCORES.format(workers=workers), "utf-8")
        run = subprocess.run(
            [sys.executable, str(script)],
            env={**os.environ, "PYTHONHASHSEED": hashes},
            cwd=ROOT,
            check=True,
            capture_output=True,
            text=True,
        )
        told.add(run.stdout)
    assert len(told) == 1
    assert "greedy" in told.pop()


def test_stopping_does_not_wait_for_games_that_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["timescoop.arena.simulation"], "play", endless.play)
    before = set(active_children())
    jobs: dict[int, Any] = {number: number for number in range(6)}
    games = play_here(jobs, 2)
    assert next(games)[0] == endless.FIRST
    crew = set(active_children()) - before
    assert len(crew) == 2
    games.close()
    for each in crew:
        assert connection.wait([each.sentinel], PATIENCE_S), "it goes on"


ENDLESS = """
import sys
import timescoop.arena.simulation
from tests.arena import endless
if __name__ == "__main__":
    here = sys.modules["timescoop.arena.simulation"]
    here.play = endless.play
    for number, _ in here.play_here(dict(enumerate(range(6))), 2):
        print(number, flush=True)
"""


def test_who_is_killed_leaves_nobody_playing(tmp_path: Path) -> None:
    script = tmp_path / "endless.py"
    script.write_text(ENDLESS, "utf-8")
    env = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), os.environ.get("PYTHONPATH", "")))}
    with subprocess.Popen([sys.executable, str(script)], env=env, cwd=ROOT, stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout
        assert run.stdout.readline() == f"{endless.FIRST}\n"
        run.kill()
        assert run.communicate(timeout=PATIENCE_S)[0] == "", (
            "they hold the other end of the line for as long as they live"
        )


def test_edition_options_and_card_file_are_those_of_every_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["invasion"]
    text = "{game: invasion, edition: '2012', name: Guard, type: defender, copies: 3, strength: 4}"
    made = read_set(read_text(text)[0], GAMES)
    dealt: list[tuple[Any, Any, str]] = []
    ours = game.deal

    def listening(**asked: Any) -> Any:
        table = ours(**asked)
        faces = {face.get("name") for face in game.faces(table)}
        dealt.append((asked["edition"], asked["options"], "with" if "Guard" in faces else "without"))
        return table

    monkeypatch.setattr(game, "deal", listening)
    asked: dict[str, Any] = {"edition": "2012", "options": {"tp_shortage": "all"}, "workers": 1}
    simulate("invasion", ("random", "random"), games=1, **asked)
    simulate("invasion", ("random", "random"), games=1, cards=compile_set(made)[0], **asked)
    each = ("2012", {"tp_shortage": "all"})
    assert dealt == [(*each, "without")] * 2 + [(*each, "with")] * 2, "looked at before, then played"
