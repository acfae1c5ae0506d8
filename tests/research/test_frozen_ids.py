"""The ids of environments mean what was written down, or a new version is due."""

import json
from importlib import import_module
from pathlib import Path

import gymnasium
import pettingzoo
import pytest

from timescoop.research import frozen_ids
from timescoop.research.frozen_ids import FILE, PARTS, SINCE, UNRELEASED, advice, changes, frozen, main, meanings

NOW = meanings()
ONE = "timescoop/invasion-v1"


def test_an_id_means_what_was_written_down_or_a_new_version_is_due() -> None:
    changed = changes(frozen(), NOW)
    assert not changed, (
        f"python -m timescoop.research.frozen_ids --write, or a new version:\n{advice(frozen(), changed)}"
    )


def test_every_registered_environment_has_its_hashes() -> None:
    for module in ("gymnasium", "pettingzoo", "text_env"):
        import_module(f"timescoop.research.{module}")
    known = {key for key in gymnasium.registry if key.startswith("timescoop/")}
    assert known == set(frozen())
    for key in frozen():
        if "-text-" not in key:
            assert pettingzoo.make("aec", key).unwrapped.format.bounded == key.endswith("-v1")


@pytest.mark.parametrize("part", PARTS)
def test_each_part_of_a_meaning_that_differs_is_named(part: str) -> None:
    was = {**frozen(), ONE: {**frozen()[ONE], part: "0" * 16}}
    assert changes(was, NOW) == {ONE: [PARTS[part]]}
    assert "not released yet: --write" in advice({ONE: {SINCE: UNRELEASED}}, {ONE: [PARTS[part]]})
    assert "part of release 9.0.0: add a new version" in advice({ONE: {SINCE: "9.0.0"}}, {ONE: [PARTS[part]]})


def test_new_ids_and_those_that_are_gone_are_named() -> None:
    assert changes({"a": {}}, {"b": {}}) == {"a": ["this id is gone"], "b": ["a new id"]}


def test_a_released_id_is_never_written_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / FILE.name
    monkeypatch.setattr(frozen_ids, "FILE", path)
    monkeypatch.setattr(frozen_ids, "frozen", lambda: json.loads(path.read_text("utf-8")))
    monkeypatch.setattr(frozen_ids, "meanings", lambda: {key: dict(parts) for key, parts in NOW.items()})
    path.write_text("{}", "utf-8")
    assert main([]) == 1
    assert f"{ONE}: a new id" in capsys.readouterr().out
    assert main(["--write"]) == 0
    assert json.loads(path.read_text("utf-8"))[ONE] == {**NOW[ONE], SINCE: UNRELEASED}
    assert main(["--release", "9.0.0"]) == 0
    assert main([]) == 0
    told = json.loads(path.read_text("utf-8"))
    told[ONE]["actions"] = "other"
    path.write_text(json.dumps(told), "utf-8")
    assert main(["--write"]) == 1
    assert "part of release 9.0.0" in capsys.readouterr().out
    assert json.loads(path.read_text("utf-8"))[ONE]["actions"] == "other"
