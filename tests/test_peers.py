"""The peers that our games are measured beside: each is pinned, measured and told; one that fails is named."""

import importlib
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.breadth import some

BENCH = Path(__file__).resolve().parents[1] / "bench"
SEEN = {"decisions/s": 1000.0, "decisions a game": 50.0, "memory": 30.0, "import": 20.0}


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Scripts of the bench by name; they are no package."""
    monkeypatch.syspath_prepend(str(BENCH))
    return importlib.import_module


def set_up(bench: Any, folder: Path, key: str, script: str) -> None:
    """A peer whose interpreter is a script of ours."""
    registry = bench("registry")
    interpreter = registry.python(folder, key)
    interpreter.parent.mkdir(parents=True)
    interpreter.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
    interpreter.chmod(0o755)
    registry.stamp(folder, key).write_text("\n".join(registry.PEERS[key].pins), "utf-8")


def row(told: str, name: str, nth: int = 0) -> list[str]:
    """The columns after the name, in the table of that number among those that have such a row."""
    rows = [line.removeprefix(name).split() for line in told.splitlines() if line.startswith(f"{name} ")]
    return rows[nth]


def test_every_peer_has_a_script_and_every_script_is_a_peers(bench: Any) -> None:
    wanted = {peer.script for peer in bench("registry").PEERS.values()}
    assert wanted == {path.name for path in (BENCH / "peers").iterdir() if path.is_file()} - {"timing.js"}


def test_what_is_installed_is_pinned_to_one_version(bench: Any) -> None:
    for peer in bench("registry").PEERS.values():
        assert peer.pins
        exact = r"@?[\w./-]+@[\d.]+" if peer.on_node else r"[\w-]+(\[\w+\])?==[\d.]+"
        assert [pin for pin in peer.pins if not re.fullmatch(exact, pin)] == []


def test_every_game_of_every_peer_has_a_row_of_figures_and_one_of_ratios(
    bench: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    beside = bench("beside")
    assert len(beside.NAMES) == sum(len(peer.games) for peer in bench("registry").PEERS.values())

    beside.report({"invasion": SEEN, "ccg": SEEN}, beside.Beside(found=dict.fromkeys(beside.NAMES, SEEN)))

    told = capsys.readouterr().out
    assert max(map(len, told.splitlines())) <= 120
    for name in beside.NAMES:
        assert row(told, name)[1:4] == ["1,000", "20.0", "50"]
        assert row(told, name, 1)[:4] == ["1.00"] * 4


def test_ratios_are_ours_over_theirs(bench: Any, capsys: pytest.CaptureFixture[str]) -> None:
    beside = bench("beside")
    us = {"decisions/s": 30_000, "decisions a game": 300, "copy": 5, "weight": 8, "import": 30, "search": 40}
    them = {"decisions/s": 10_000, "decisions a game": 50, "copy": 500, "weight": 32, "import": 120, "memory": 40}

    beside.report({"invasion": us}, beside.Beside(found={"RLCard uno": them}))

    told = capsys.readouterr().out
    assert row(told, "invasion") == ["Python", "30,000", "100.0", "300", "5.0", "-", "-", "-", "8.0", "-", "30", "40"]
    assert row(told, "RLCard uno")[:5] == ["Python", "10,000", "200.0", "50", "500.0"]
    ratios = [each for nth in range(1, told.count("\nRLCard uno")) for each in row(told, "RLCard uno", nth)]
    heads = re.findall(r"decisions a second|games a second|cost of copy|memory of a table|time of import", told)
    assert heads == ["decisions a second", "games a second", "cost of copy", "memory of a table", "time of import"]
    assert [each for each in ratios if each != "-"] == ["3.00", "0.50", "0.01", "0.25", "0.25"]


def test_a_peer_that_breaks_is_named_and_the_rest_is_told(
    bench: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    beside = bench("beside")
    set_up(bench, tmp_path, "dgisim", "echo one >&2; echo 'no such card' >&2; exit 1")
    set_up(bench, tmp_path, "essence", "kill -9 $$")
    set_up(bench, tmp_path, "phase", "echo nonsense")
    set_up(bench, tmp_path, "pokerkit", """echo it talks; echo '{"decisions/s": 900, "decisions a game": 9}'""")
    found = beside.Beside()

    beside.measure(found, 0.01, tmp_path)
    beside.measure(found, 0.01, tmp_path)
    beside.report({"invasion": SEEN}, found)

    told = capsys.readouterr().out
    assert "dgisim Genius Invokation could not be measured: no such card\n" in told
    assert "Essence Wars could not be measured: signal 9 ended it\n" in told
    assert "phase.rs Magic, 6 cards could not be measured: Expecting value" in told
    assert row(told, "PokerKit hold'em for six")[:4] == ["Python", "900", "100.0", "9"]
    absent = told.splitlines()[-1]
    assert absent.startswith("Not set up; `make peers` does that: OpenSpiel, RLCard,")
    assert "PokerKit" not in absent


def test_without_peers_one_line_says_how_to_get_them(
    bench: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    beside = bench("beside")
    found = beside.Beside()

    beside.measure(found, 0.01, tmp_path)
    beside.report({"invasion": SEEN}, found)

    (line,) = capsys.readouterr().out.strip().splitlines()
    assert line.count(",") + 1 == len(bench("registry").PEERS)


def test_a_peer_with_other_pins_is_not_set_up(bench: Any, tmp_path: Path) -> None:
    registry = bench("registry")
    set_up(bench, tmp_path, "dgisim", "exit 1")
    assert registry.is_set_up(tmp_path, "dgisim")

    registry.stamp(tmp_path, "dgisim").write_text("dgisim==0.4.0\n", "utf-8")

    assert not registry.is_set_up(tmp_path, "dgisim")


@pytest.mark.parametrize("game", some(["gin_rummy", "python_liars_poker"], 1))
def test_openspiel_is_measured_in_the_terms_of_ours(bench: Any, tmp_path: Path, game: str) -> None:
    set_up(bench, tmp_path, "openspiel", f'exec "{sys.executable}" "$@"')

    figures = bench("beside").measured("openspiel", game, 0.01, tmp_path)

    wanted = {"decisions/s", "decisions a game", "decision", "copy", "view", "memory", "import", "weight"}
    assert figures.keys() >= wanted | ({"observe", "imagine", "search"} if game == "gin_rummy" else set())
    assert all(value > 0 for what, value in figures.items() if what != "weight")
    assert figures["decision"] == pytest.approx(1e6 / figures["decisions/s"])


def test_what_cannot_be_installed_is_named_and_the_rest_goes_on(
    bench: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fetch, registry = bench("fetch"), bench("registry")
    set_up(bench, tmp_path, "dgisim", "exit 1")
    run: list[str] = []

    def done(command: list[str], _where: Path) -> None:
        run.append(" ".join(command))
        if "rlcard==1.2.0" in command:
            raise fetch.CannotBeInstalled(registry.reason("Collecting\nERROR: no matching version\nnotice: newer"))

    monkeypatch.setattr(fetch, "FOLDER", tmp_path)
    monkeypatch.setattr(fetch, "done", done)
    monkeypatch.setattr(fetch.shutil, "which", lambda _: None)
    monkeypatch.setattr(sys, "argv", ["fetch.py"])
    fetch.main()

    told = capsys.readouterr().out.splitlines()
    assert told[:2] == ["OpenSpiel: open-spiel==2.0.2", "RLCard: left out; ERROR: no matching version"]
    assert "dgisim: set up already" in told
    assert told[-2:] == [
        f"{name}: left out; node and npm are not there" for name in ("boardgame.io", "Pokémon Showdown")
    ]
    assert [command for command in run if "dgisim" in command] == []
    in_python = [key for key, peer in registry.PEERS.items() if not peer.on_node and key != "rlcard"]
    assert all(registry.is_set_up(tmp_path, key) for key in in_python)
    assert not registry.is_set_up(tmp_path, "rlcard")


def test_a_step_that_fails_says_why(bench: Any, tmp_path: Path) -> None:
    fetch = bench("fetch")
    with pytest.raises(fetch.CannotBeInstalled, match=r"^it said so$"):
        fetch.done([sys.executable, "-c", "import sys; sys.exit('it said so')"], tmp_path)
    with pytest.raises(fetch.CannotBeInstalled, match="nowhere"):
        fetch.done([str(tmp_path / "nowhere")], tmp_path)
