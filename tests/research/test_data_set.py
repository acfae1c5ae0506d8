"""Data sets: every decision as it was, resumed and grown without change, with a card that says what is in it."""

import json
from pathlib import Path

import polars as pl
import pytest

from timescoop.research import Study
from timescoop.research.data_set import COLUMNS, main, rows_of, schema_of
from timescoop.research.recorded import decisions, play_row


def test_rows_are_the_decisions_of_the_game_and_what_came_of_them() -> None:
    study = Study("invasion")
    rows = list(rows_of(study, ["random", "novice"], 3, forced=True))
    game = play_row(study, ["novice", "random"], 3)
    assert [(row["seat"], row["option"]) for row in rows] == [tuple(answer) for answer in game["answers"]]
    for row, each in zip(rows, decisions(game), strict=True):
        assert row["observation"] == study.observe(each.table, each.seat).tolist()
        assert row["options"] == list(each.table.options(each.seat))
        assert row["bot"] == game["bots"][row["seat"]]
        assert row["return"] == game["returns"][row["seat"]]
    choices = list(rows_of(study, ["random", "novice"], 3, forced=False))
    assert choices == [row for row in rows if len(row["options"]) > 1]
    assert 0 < len(choices) < len(rows)


def test_a_set_is_written_resumed_and_loaded(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = [str(tmp_path), "--game", "invasion", "--bots", "random"]
    assert main([*asked, "--games", "1"]) == 0
    part = tmp_path / "part-00000.parquet"
    first = pl.read_parquet(part)
    assert main([*asked, "--games", "2"]) == 0  # the part grows
    assert main([*asked, "--games", "2"]) == 0  # and is left alone
    said = capsys.readouterr().out.split()
    assert said.count(str(part)) == 2
    frame = pl.read_parquet(tmp_path / "part-*.parquet")
    assert dict(frame.schema) == schema_of(Study("invasion"))
    assert frame.filter(pl.col("seed") == 0).equals(first)
    assert frame["seed"].unique().sort().to_list() == [0, 1]
    card = json.loads((tmp_path / "card.json").read_text("utf-8"))
    assert (card["games"], card["bots"], list(card["columns"])) == (2, ["random"], list(COLUMNS))
    assert set(COLUMNS) == set(frame.columns)
    readme = (tmp_path / "README.md").read_text("utf-8")
    assert f"2 games between bots, {frame.height} decisions" in readme
    with pytest.raises(SystemExit):
        main([*asked, "--games", "2", "--forced"])
    assert "made in another way" in capsys.readouterr().err


def test_what_makes_no_sense_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for wrong, said in ((["--games", "0"], "at least 1 game"), (["--bots", "hal"], "there is no bot hal")):
        with pytest.raises(SystemExit):
            main([str(tmp_path), *wrong])
        assert said in capsys.readouterr().err
    assert not list(tmp_path.glob("part*"))
