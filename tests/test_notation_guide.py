"""Every example of the guide to the notations is read, played and holds, and every key that there is stands in it."""

import re
from pathlib import Path

import pytest

from timescoop.catalogue import GAMES
from timescoop.documents import (
    check_scenario,
    deal_record,
    play_entry,
    read_cards,
    read_deck_file,
    read_position,
    read_record,
    read_text,
)
from timescoop.documents.proving.looks import LOOKS
from timescoop.documents.proving.scenario import KEYS
from timescoop.kernel import Game

GUIDE = (Path(__file__).resolve().parents[1] / "docs/guides/notation.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```(\w+) (\w+)\n(.*?)^```", GUIDE, re.DOTALL | re.MULTILINE)


SPANS = re.findall(r"`([^`\n]+)`", GUIDE)


def of(kind: str) -> list[str]:
    found = [text for _, each, text in EXAMPLES if each == kind]
    assert found, f"the guide shows no {kind}"
    return found


@pytest.mark.parametrize("text", of("position"))
def test_positions_of_the_guide_can_be(text: str) -> None:
    position = read_position(read_text(text)[0], GAMES)
    assert position.game.problems(position.table) == []


@pytest.mark.parametrize("text", of("scenario"))
def test_scenarios_of_the_guide_hold(text: str) -> None:
    assert [str(failure) for failure in check_scenario(read_text(text)[0], GAMES)] == []


@pytest.mark.parametrize("text", of("record"))
def test_records_of_the_guide_can_be_played_again(text: str) -> None:
    record = read_record(text)
    game, table = deal_record(record, GAMES)
    for entry in record.answers:
        play_entry(record, game, table, entry)
    assert not table.over()


@pytest.mark.parametrize("text", of("cards"))
def test_cards_of_the_guide_compile(text: str) -> None:
    assert read_cards(read_text(text)[0], GAMES)[0].key == "invasion"


@pytest.mark.parametrize("text", of("deck"))
def test_decks_of_the_guide_are_read(text: str) -> None:
    assert len(read_deck_file(text, "guide", GAMES).deck.entries) == 5


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_key_of_a_position_stands_in_the_guide(game: Game) -> None:
    said = set(re.findall(r"\w+", " ".join(SPANS)))
    assert sorted(set(game.notation) - said) == []


def test_every_key_of_a_scenario_stands_in_the_guide() -> None:
    said = set(re.findall(r"\w+", " ".join(SPANS)))
    assert sorted({*KEYS, *LOOKS, "until", "asked", "why"} - said) == []
