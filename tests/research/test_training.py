"""Training: it lowers its loss, keeps what it did, goes on where it stopped, and repeats itself."""

import json
import sys
from pathlib import Path

import numpy as np
import pytest

from timescoop.bots import read_network
from timescoop.cli.app import run
from timescoop.kernel import BadDeal
from timescoop.research import Settings
from timescoop.research.training import Run
from timescoop.research.training.learner import Learner, first_weights

BRIEF = Settings("invasion", ("classic",), 2, 2, hidden=(8,), games=1, batch=16, memory=400, answers=8)


def test_steps_lower_the_loss() -> None:
    dice = np.random.default_rng(1)
    x = dice.normal(0, 1, (64, 20)).astype(np.float16)
    targets = (x[:, 5] > 0).astype(np.float32)
    learner = Learner(first_weights(20, (8,), 0), 0.01)
    losses = [learner.learn(x, np.full(64, 2, np.int8), targets) for _ in range(60)]
    assert losses[-1] < 0.6 * losses[0]


def test_a_run_goes_on_where_it_stopped_and_repeats_itself(tmp_path: Path) -> None:
    Run(tmp_path / "once", BRIEF).go_on(1000, rounds=2)
    for rounds in (1, 2):
        Run(tmp_path / "twice", BRIEF).go_on(1000, rounds=rounds)
    once, twice = ((tmp_path / name / "network.bin").read_bytes() for name in ("once", "twice"))
    assert once == twice
    curve = [json.loads(line) for line in (tmp_path / "twice" / "curve.jsonl").read_text().splitlines()]
    assert [each["games"] for each in curve] == [1, 2]
    assert curve[0]["loss"] == pytest.approx(curve[0]["evaluation_loss"])
    assert any(any(row) for row in read_network(once).layers[-1][0]), "it has learned something"
    with pytest.raises(BadDeal, match="other settings"):
        Run(tmp_path / "once", BRIEF._replace(rate=0.5))


def test_the_settings_of_one_run_repeat_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Run(tmp_path / "once", BRIEF).go_on(1000, rounds=1)
    settings = tmp_path / "once" / "settings.json"
    assert run(["train", "--settings", str(settings), "--keep", str(tmp_path / "again"), "--rounds", "1"]) == 0
    once, again = ((tmp_path / name / "network.bin").read_bytes() for name in ("once", "again"))
    assert once == again
    settings.write_text('{"game": "invasion", "luck": 3}')
    assert run(["train", "--settings", str(settings), "--keep", str(tmp_path / "again")]) == 2
    assert "settings.json of another run" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("settings", "why"), [(Settings("chess"), "no game 'chess'"), (Settings("ccg", least=7, most=9), "is for 2 to 6")]
)
def test_what_cannot_be_played_is_refused(settings: Settings, why: str, tmp_path: Path) -> None:
    with pytest.raises(BadDeal, match=why):
        Run(tmp_path, settings)


@pytest.mark.parametrize(("words", "why"), [(("--seats", "two"), "not 'two'"), (("--hours", "-1"), "at least 0")])
def test_the_command_says_what_is_wrong(
    words: tuple[str, str], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["train", "invasion", "--keep", str(tmp_path), *words]) == 2
    assert why in capsys.readouterr().err


def test_without_jax_the_command_says_how_to_get_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "timescoop.research.training", None)
    assert run(["train", "invasion", "--keep", str(tmp_path)]) == 2
    assert "timescoop[train]" in capsys.readouterr().err
