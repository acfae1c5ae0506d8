"""`timescoop workshop` and `timescoop deck`, as they are typed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import copy
from pathlib import Path
from typing import Any

import pytest

from timescoop.catalogue import GAMES
from timescoop.cli import workshop
from timescoop.cli.app import run
from timescoop.documents import packed
from timescoop.games.invasion import GAME
from timescoop.kernel import Deck, DeckFault, Decks, Entry, Part, Stocked

SET = """\
set: Guards
game: invasion
edition: classic
cards:
  - name: Time Loan
    type: support
    copies: 5
    text: Take 5 Time Points.
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.yaml"
    path.write_text(SET, "utf-8")
    return path


def test_a_card_is_drawn_and_its_text_read_back(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["workshop", str(mine)]) == 0
    out = capsys.readouterr().out
    assert "| Time Loan" in out
    assert "Read back: Take 5 Time Points.\n  Effect: take 5 Time Points" in out


def test_what_cannot_be_read_is_told_at_its_line(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine.write_text(SET.replace("Take 5", "Filch 5"), "utf-8")
    assert run(["workshop", str(mine)]) == 1
    out = capsys.readouterr().out
    assert "| Filch 5 Time Points." in out, "it is drawn all the same"
    assert f"{mine}:8: cards.0.text: column 1: 'Filch' is not understood" in out
    assert "say it as 'take 5 Time Points'" in out


def test_what_can_be_said_is_listed_with_cards_that_say_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["workshop", "phrases", "invasion-classic", "tardis", "counter"]) == 0
    out = capsys.readouterr().out
    assert "return up to <number> TARDIS counters from any Locations to their owners" in out
    assert "For example: " in out, "what no card says has an example"
    assert run(["workshop", "phrases", "invasion-classic", "sonic", "lipstick"]) == 1


def test_a_playtest_reports_each_card(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["workshop", "playtest", str(mine), "--games", "3", "--bot", "random", "--seats", "2"]) == 0
    out = capsys.readouterr().out
    assert "3 deals of invasion classic with 2 × random" in out
    assert "Time Loan: played in" in out
    assert "who drew it" in out
    assert "Verdict: undecided: more deals are needed (who was dealt it: " in out
    assert "95 % CI" in out


def test_a_playtest_says_first_how_long_it_takes(
    mine: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def none(_trial: object, *, games: int, workers: int) -> Iterator[Any]:  # noqa: ARG001 - as it is called
        asked.append(games)
        return iter(())

    monkeypatch.setattr(workshop, "run_until_decided", none)
    assert run(["workshop", "playtest", str(mine)]) == 1
    shown = capsys.readouterr().out
    said = re.search(r"Up to (\d+) deals with and without the set; .*\nThat takes about (\d+) min on \d+ cores?", shown)
    assert said
    assert asked == [int(said[1])]


def test_a_playtest_of_a_broken_card_says_what_is_wrong(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine.write_text(SET.replace("support", "suport"), "utf-8")
    assert run(["workshop", "playtest", str(mine), "--games", "3"]) == 1
    assert "did you mean 'support'?" in capsys.readouterr().out


def test_a_set_serves_wherever_a_card_file_does(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["cards", "check", str(mine)]) == 0
    assert run(["cards", "show", "Time Loan", "--edition", str(mine)]) == 0
    assert "judged: A card of the set 'Guards'" in capsys.readouterr().out
    assert run(["simulate", "invasion", "--cards", str(mine), "--games", "1", "--bots", "random,random"]) == 0


BY_HAND = SET.replace("Take 5 Time Points.", "Hum a tune that all must guess.") + "    by_hand: true\n"
LEFT = "1 card of this set is played by hand: simulations pass on it."


def test_a_text_played_by_hand_is_shown_as_such_and_left_blank_in_playtests(
    mine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine.write_text(BY_HAND, "utf-8")
    assert run(["workshop", str(mine)]) == 0
    assert "Its text is played by hand" in capsys.readouterr().out
    assert run(["workshop", "playtest", str(mine), "--games", "2", "--bot", "random", "--seats", "2"]) == 0
    assert LEFT in capsys.readouterr().out


def test_a_simulated_game_with_a_text_left_blank_is_verified(
    mine: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine.write_text(BY_HAND, "utf-8")
    words = [
        "invasion",
        "--cards",
        str(mine),
        "--games",
        "1",
        "--bots",
        "random,random",
        "--keep",
        str(tmp_path / "kept"),
    ]
    assert run(["simulate", *words, "--records", "0"]) == 0
    assert LEFT in capsys.readouterr().err
    (record,) = (tmp_path / "kept").glob("game-*.txt")
    assert run(["verify", str(record), "--cards", str(tmp_path / "kept" / "cards.json")]) == 0


def test_what_is_not_there_is_bad_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["workshop", "nowhere.yaml"]) == 2
    assert run(["deck", "check", "nowhere.yaml"]) == 2
    assert run(["deck", "show", "nothing"]) == 2
    assert capsys.readouterr().err.count("timescoop: ") == 3


# ---- decks


def stock(_edition: str, _cards: Any) -> list[Stocked]:
    return [Stocked(name, kind, "pile", {}, kind, "") for kind, name in enumerate(("K-9", "Leela"))]


def few(_edition: str, _cards: Any, deck: Deck) -> list[DeckFault]:
    count = sum(entry.copies for entry in deck.entries)
    return [] if count > 2 else [DeckFault(-1, "TOY-DECK-01", f"{count} cards are too few")]


@pytest.fixture
def decks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A game made for the test, in which people bring decks; and a deck file."""
    game = copy(GAME)
    ready = Deck("Ready", (Entry("pile", "K-9", 3),))
    game.decks = Decks(
        parts=(Part("pile", "Draw pile", ""),), facets={}, number="Cost", stock=stock, faults=few,
        ready=lambda *_: [ready],
    )  # fmt: skip
    for key in reversed(list(GAMES)):  # afterwards they come back in the order that they had
        monkeypatch.delitem(GAMES, key)
    monkeypatch.setitem(GAMES, "invasion", game)
    path = tmp_path / "deck.txt"
    path.write_text("Draw pile:\n2 K-9\n1 Leela\n", "utf-8")
    return path


def test_a_sound_deck_is_summed_up(decks: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["deck", "check", str(decks)]) == 0
    assert "It is legal.\n  Draw pile: 3\n" in capsys.readouterr().out


def test_every_fault_of_a_deck_is_told(decks: Path, capsys: pytest.CaptureFixture[str]) -> None:
    decks.write_text("Draw pile:\n1 K-9\n1 Lela\n", "utf-8")
    assert run(["deck", "check", str(decks)]) == 1
    out = capsys.readouterr().out
    assert f"{decks}:3: pile.1: there is no card 'Lela'; did you mean 'Leela'?" in out
    assert "2 cards are too few (TOY-DECK-01)" in out
    assert "not a legal deck yet (2 problems)" in out


def test_a_deck_is_written_in_other_forms(decks: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["deck", "write", str(decks)]) == 0
    assert "pile: [2 K-9, 1 Leela]" in capsys.readouterr().out
    assert run(["deck", "write", str(decks), "--as", "list"]) == 0
    assert "Draw pile:\n2 K-9\n1 Leela" in capsys.readouterr().out
    assert run(["deck", "write", str(decks), "--as", "link"]) == 0
    assert "/decks/invasion/classic?deck=" in capsys.readouterr().out
    assert run(["deck", "write", str(decks), "--as", "song"]) == 2


def test_a_deck_is_read_from_its_link_as_it_was_pasted(decks: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["deck", "write", str(decks), "--as", "link"]) == 0
    link = f"https://example.org{capsys.readouterr().out.strip()}"
    for pasted in (link, f"<{link}>.", f"({link}),", f"{link[:60]}\n{link[60:]}"):
        assert run(["deck", "check", pasted]) == 0
        assert capsys.readouterr().out.startswith("the link: ")
        assert run(["deck", "write", pasted, "--as", "list"]) == 0
        assert "Draw pile:\n2 K-9\n1 Leela" in capsys.readouterr().out
    decks.write_text("Draw pile:\n1 K-9\n1 Lela\n", "utf-8")
    assert run(["deck", "write", str(decks), "--as", "link"]) == 0
    assert run(["deck", "check", capsys.readouterr().out.strip()]) == 1
    assert "there is no card 'Lela'" in capsys.readouterr().out
    assert run(["deck", "check", link[:-9]]) == 1
    assert "the link: it holds no whole deck or set; copy all of it once more" in "".join(capsys.readouterr())


def test_a_set_is_read_from_its_link_wherever_a_file_is(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    link = f"<https://example.org/workshop/invasion/classic?set={packed(mine.read_text('utf-8'))}>."
    assert run(["workshop", str(mine)]) == 0
    drawn = capsys.readouterr().out
    assert run(["workshop", link]) == 0
    assert capsys.readouterr().out.splitlines()[2:-1] == drawn.splitlines()[2:-1]


def test_decks_are_put_together_for_a_table(decks: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["deck", "table", str(decks), str(decks)]) == 0
    out = capsys.readouterr().out
    assert out.startswith("set: a deck and a deck\ngame: invasion\nedition: classic\ndecks:")
    assert out.count("2 K-9, 1 Leela") == 2
    decks.write_text("Draw pile:\n1 K-9\n", "utf-8")
    assert run(["deck", "table", str(decks)]) == 1
    assert "TOY-DECK-01" in capsys.readouterr().err


@pytest.mark.usefixtures("decks")
def test_ready_decks_are_listed_and_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["deck", "list"]) == 0
    assert "Ready: Invasion" in capsys.readouterr().out
    assert run(["deck", "show", "ready"]) == 0
    assert "pile: [3 K-9]" in capsys.readouterr().out
