"""The cards of every edition can be listed, shown one by one, and checked as a file."""

from pathlib import Path

import pytest

from timescoop.catalogue import GAMES
from timescoop.cli.app import run
from timescoop.documents import card_text
from timescoop.kernel import Edition, Game

EDITIONS = [(game, edition) for game in GAMES.values() for edition in game.editions]
NAMES = [f"{game.key}-{edition.key}" for game, edition in EDITIONS]


@pytest.mark.parametrize("key", NAMES)
def test_all_cards_of_an_edition_are_listed_and_each_can_be_shown(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["cards", "list", "--edition", key]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert run(["cards", "show", "a", "--edition", key]) == 0  # many have that letter
    shown = [line for line in capsys.readouterr().out.splitlines() if line and not line.startswith(" ")]
    assert shown
    assert all(any(line.startswith(name[:20]) for line in listed) for name in shown)


@pytest.mark.parametrize(
    ("edition", "card", "numbers"),
    [
        ("invasion-classic", "Gallifrey", ["Victory Points 2", "Time Points 0", "Start value 4"]),
        ("nemesis-standard", "Dalek Patrol", ["Strength 3"]),
        ("ccg-first", "Cyberman", ["Cost 3", "Brains 4", "Brawn 8", "Bravery 6"]),
    ],
)
def test_a_list_of_cards_names_each_number(
    edition: str, card: str, numbers: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    assert run(["cards", "list", "--edition", edition]) == 0
    (line,) = [line for line in capsys.readouterr().out.splitlines() if line.startswith(f"{card}  ")]
    assert ", ".join(numbers) in line


@pytest.mark.parametrize(("game", "edition"), EDITIONS, ids=NAMES)
def test_the_file_of_every_edition_can_be_checked(
    game: Game, edition: Edition, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(card_text(game, edition.key), "utf-8")
    assert run(["cards", "check", str(file)]) == 0
    assert "no problems found" in capsys.readouterr().out


def test_a_card_of_decks_that_people_bring_is_shown_with_its_traits(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["cards", "show", "Interfering Timelord", "--edition", "ccg-first"]) == 0
    shown = capsys.readouterr().out
    assert "Traits: Aware 1, Charisma 1, Engineering 2" in shown
    assert "Nativity: Gallifrey" in shown


def test_who_looks_in_the_wrong_edition_is_told_the_right_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["cards", "show", "Locate"]) == 1
    assert "--edition nemesis-standard" in capsys.readouterr().err
    assert run(["cards", "show", "nobody at all"]) == 1
    assert "--edition" not in capsys.readouterr().err
