"""The rulebook by clause: found by number, by its end, by words; with what belongs to it."""

import pytest

from timescoop.catalogue import GAMES
from timescoop.documents import clauses_of, examples, related, rulebook, search
from timescoop.kernel import FACT, FACT_CLAUSE, QUESTION, QUESTION_CLAUSE

ROOM = "timescoop.games.invasion"


def numbers(words: str) -> list[str]:
    return [clause.number for clause in search(rulebook(ROOM), words)]


def test_every_clause_has_a_text_a_source_and_a_chapter() -> None:
    clauses = rulebook(ROOM)
    assert len(clauses) > 200
    assert [clause for clause in clauses if not (clause.text and clause.source and clause.chapter)] == []
    assert {clause.edition for clause in clauses} == {"both", "classic", "2012", "all"}
    assert clauses_of(ROOM)["INV-CONFLICT-17"].chapter == "Conflict"


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("INV-CONFLICT-17", ["INV-CONFLICT-17"]),
        ("inv-conflict-17", ["INV-CONFLICT-17"]),
        ("conflict-17", ["INV-CONFLICT-17"]),
        ("amb-41", ["INV-AMB-41"]),
        ("INV-CARD-CLASSIC-adric", ["INV-CARD-CLASSIC-adric"]),
        ("no such words anywhere", []),
    ],
)
def test_a_clause_is_found_by_its_number_or_its_end(words: str, found: list[str]) -> None:
    assert numbers(words) == found


def test_a_chapter_of_numbers_and_words_find_several() -> None:
    assert len(numbers("inv-tp")) == 5
    assert "INV-ENE-09" in numbers("tardis counter")
    assert set(numbers("tardis counter spare")) < set(numbers("tardis counter"))


def test_rulings_belong_to_what_they_name() -> None:
    clauses = rulebook(ROOM)
    thirteen = clauses_of(ROOM)["INV-AMB-13"]
    assert "INV-AMB-12" in [clause.number for clause in related(clauses, thirteen)]
    twelve = clauses_of(ROOM)["INV-AMB-12"]
    assert "INV-AMB-13" in [clause.number for clause in related(clauses, twelve)]


@pytest.mark.parametrize("room", ["invasion", "nemesis", "ccg"])
def test_the_words_that_all_cards_share_are_in_the_rulebook_of_every_game(room: str) -> None:
    clauses = rulebook(f"timescoop.games.{room}")
    shared = [clause.number for clause in clauses if clause.number.startswith("LAN-")]
    assert shared
    assert [clause.number for clause in clauses[-len(shared) :]] == shared
    assert search(clauses, "LAN-JOINT-05")[0].text.startswith('"You may"')


def test_every_clause_by_which_something_is_asked_or_told_is_in_the_rulebook_of_its_game() -> None:
    for game in GAMES.values():
        known = clauses_of(game.room)
        strange = {
            clause
            for keys, clauses in ((QUESTION, QUESTION_CLAUSE), (FACT, FACT_CLAUSE))
            for key, clause in zip(keys, clauses, strict=True)
            if key.partition("/")[0] in (game.key, "language") and clause not in known
        }
        assert not strange, strange


def test_a_room_without_a_rulebook_has_no_clauses() -> None:
    assert rulebook("timescoop.kernel") == ()


def test_examples_are_packed_by_clause() -> None:
    shown = examples("invasion")
    assert "INV-CONFLICT-09" in shown
    assert all(number in scenario.rules for number, scenarios in shown.items() for scenario in scenarios)
    assert examples("chess") == {}
