"""Recorded games: they fit their schema, and every decision can be played again."""

import json
from pathlib import Path

import jsonschema
import pytest
from tests.research.deals import DEALS, EVERY, NAMES

from timescoop.catalogue import BOTS, GAMES
from timescoop.kernel import BadDeal, BadNotation, Table, to_data
from timescoop.research import Study, returns_of
from timescoop.research.recorded import SCHEMA, Row, book_hash, decisions, main, play_row, read_all, ways


def recorded(longest: int = 150) -> Row:
    row = play_row(Study("invasion", 3, longest=longest), ["greedy", "random", "novice"], 4)
    return dict(json.loads(json.dumps(row)))


@pytest.mark.parametrize(("game", "edition", "seats"), DEALS, ids=NAMES)
def test_a_recorded_game_fits_the_schema_and_is_played_again(game: str, edition: str, seats: int) -> None:
    study = Study(game, seats, edition, longest=120)
    row = play_row(study, ["random"] * seats, 6)
    jsonschema.validate(json.loads(json.dumps(row)), SCHEMA, cls=jsonschema.Draft202012Validator)
    assert row == play_row(study, ["random"] * seats, 6), "the same seed and bots are the same game"
    found = [(each.seat, each.option, each.table.options(each.seat)) for each in decisions(row)]
    assert [[seat, option] for seat, option, _ in found] == row["answers"]
    assert len(found) == 120 or row["over"]


def test_whole_games_are_recorded_with_each_bot_in_each_seat(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "dice", BOTS["random"])
    assert main([str(tmp_path), "--games", "2", "--game", "invasion", "--bots", "random,dice"]) == 0
    files = capsys.readouterr().out.split()
    assert [Path(file).name for file in files] == [
        "schema.json",
        *(f"{key}-{edition}-{seats}.jsonl" for key, edition, seats in EVERY if key == "invasion"),
    ]
    assert json.loads(Path(files[0]).read_text("utf-8")) == SCHEMA
    rows = [row for file in files[1:] for row in read_all(Path(file))]
    assert len(rows) == 2 * (len(files) - 1)
    for row in rows:
        jsonschema.validate(row, SCHEMA, cls=jsonschema.Draft202012Validator)
        assert row["over"]
        assert sum(row["returns"]) == pytest.approx(0)
        *_, last = decisions(row)
        assert last.table.over(), "the last decision has been played on"
        assert GAMES[row["game"]].scores(last.table) == row["scores"]
        assert returns_of(last.table) == row["returns"]
    assert {tuple(row["bots"][:2]) for row in rows} == {("random", "dice"), ("dice", "random")}


@pytest.mark.parametrize(
    ("key", "value"),
    [("seats", 1), ("seed", -1), ("answers", [[0]]), ("book", "short"), ("over", "yes"), ("extra", 1), ("format", 2)],
)
def test_the_schema_refuses_what_is_no_record(key: str, value: object) -> None:
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({**recorded(10), key: value}, SCHEMA, cls=jsonschema.Draft202012Validator)


@pytest.mark.parametrize(
    ("study", "bots", "why"),
    [
        (Study("invasion"), ["random"], "each of 2 seats"),
        (Study("invasion"), ["random", "x"], "has a bot out of"),
        (Study("invasion", position="{game: invasion, players: {Ada: {hand: 1}, Bo: {hand: 2}}}"), ["random"] * 2,
         "no position"),
    ],
)  # fmt: skip
def test_what_cannot_be_told_by_a_row_is_refused(study: Study, bots: list[str], why: str) -> None:
    with pytest.raises(BadDeal, match=why):
        play_row(study, bots, 1)


def test_no_games_leave_the_recorded_ones_alone(tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        main([str(tmp_path), "--games", "0"])
    assert not list(tmp_path.iterdir())


def test_a_game_recorded_with_other_rules_is_told_from_ours() -> None:
    row = recorded()
    seat, option = row["answers"][40]
    with pytest.raises(BadNotation, match=r"answers\.40: recorded with other rules"):
        list(decisions({**row, "answers": [*row["answers"][:40], [seat, 600], *row["answers"][41:]]}))
    assert option != 600
    with pytest.raises(BadNotation, match="another option book"):
        list(decisions({**row, "book": "0" * 16}))
    with pytest.raises(BadNotation, match="returns"):
        list(decisions({**row, "returns": [1.0, -0.5, -0.5]}))


def test_a_set_of_games_can_grow(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = [str(tmp_path), "--game", "invasion", "--edition", "2012", "--seats", "2", "--bots", "random"]
    assert main([*asked, "--games", "2"]) == 0
    assert main([*asked, "--games", "1", "--first", "2"]) == 0
    files = sorted(path.name for path in tmp_path.glob("*.jsonl"))
    assert files == ["invasion-2012-2-from-2.jsonl", "invasion-2012-2.jsonl"]
    seeds = [[row["seed"] for row in read_all(tmp_path / name)] for name in files]
    assert seeds == [[2], [0, 1]]
    assert "invasion-2012-2.jsonl" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--first", "-1"], "from seed 0 on; not 20 from -1"),
        (["--edition", "2013"], "no game is played like that: edition 2013"),
        (["--game", "nemesis", "--seats", "6"], "no game is played like that: edition any, 6 seats"),
    ],
)
def test_what_cannot_be_recorded_is_told(
    words: list[str], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([str(tmp_path / "games"), *words])
    assert why in capsys.readouterr().err


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SystemExit):
        main([str(tmp_path / "file"), "--games", "1"])
    assert "nothing can be written there" in capsys.readouterr().err


def test_a_row_holds_every_option_of_the_deal() -> None:
    row = play_row(Study("invasion", 2, "2012", longest=5), ["random", "random"], 1)
    assert row["options"] == GAMES["invasion"].settle_options(GAMES["invasion"].edition("2012"), None)
    assert len(list(decisions({**row, "returns": [0.0, 0.0]}))) == 5
    with pytest.raises(BadDeal, match="in a list; not random"):
        play_row(Study("invasion"), "random", 1)


def test_each_decision_is_told_before_it_is_played() -> None:
    """An observer of the table then sees what the seat saw when it chose."""
    row = recorded(60)
    table = Study("invasion", 3).deal(row["seed"])
    for each in decisions(row):
        assert to_data(each.table) == to_data(table)
        assert each.option in each.table.options(each.seat)
        table.play(each.seat, each.option)


def test_options_of_the_deal_are_told_by_a_row_and_played_by() -> None:
    study = Study("invasion", 2, "2012", {"tp_shortage": "all"}, longest=40)
    row = play_row(study, ["random", "random"], 3)
    assert row["options"] == study.settled()
    assert row["options"]["tp_shortage"] == "all"
    first = next(decisions(row))
    assert to_data(first.table) == to_data(study.deal(3)) != to_data(Study("invasion", 2, "2012").deal(3))


def test_an_option_book_with_blocks_of_other_sizes_is_another() -> None:
    study = Study("invasion", 2)
    before = book_hash(study)
    (name, size), *others = study.blocks
    study.blocks = [(name, size + 1), *others]
    assert book_hash(study) != before
    study.blocks = [(name, size), *others]
    assert book_hash(study) == before


def test_every_decision_of_every_game_has_dice_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int] = []

    def noting(_game: object, blind: Table, seat: int, dice: int) -> int:
        given.append(dice)
        return blind.options(seat)[0]

    monkeypatch.setattr(BOTS["random"], "choose", noting)
    for seed in (1, 2):
        play_row(Study("invasion", 2, longest=60), ["random", "random"], seed)
    assert len(given) > 40
    assert len(set(given)) == len(given)


def test_the_guide_counts_the_ways_to_play() -> None:
    guide = (Path(__file__).resolve().parents[2] / "docs/guides/research.md").read_text("utf-8")
    assert f"There are {len(ways())} combinations of game, edition and number of seats." in " ".join(guide.split())
