"""Every fact and every question of a game has its sentence, and no sentence is left over."""

import pytest

from timescoop.catalogue import GAMES
from timescoop.kernel import FACT, QUESTION
from timescoop.wording import texts_of

TOLD_OTHERWISE = {"invasion/two_seats_pass"}  # how two seats are asked `invasion/pass` (`speech.told_as`)


@pytest.fixture(scope="module", autouse=True)
def phrases() -> None:
    """Load all cards: their phrases register questions."""
    for game in GAMES.values():
        for edition in game.editions:
            game.deal(seats=edition.least, seed=bytes(32), edition=edition.key)


def keys_of(game: str, book: list[str]) -> set[str]:
    return {key for key in book if key.startswith((f"{game}/", "language/"))}


@pytest.mark.parametrize("key", GAMES)
def test_every_fact_has_a_sentence_and_no_sentence_is_left_over(key: str) -> None:
    assert set(texts_of(GAMES[key].room, "en").sections["facts"]) == keys_of(key, FACT)


@pytest.mark.parametrize("key", GAMES)
def test_every_question_has_a_prompt_and_no_prompt_is_left_over(key: str) -> None:
    prompts = set(texts_of(GAMES[key].room, "en").sections["prompts"])
    assert prompts - TOLD_OTHERWISE == keys_of(key, QUESTION)


@pytest.mark.parametrize("key", GAMES)
def test_every_move_is_told_of_a_question_or_a_verb_there_is(key: str) -> None:
    texts = texts_of(GAMES[key].room, "en")
    asked = keys_of(key, QUESTION) | TOLD_OTHERWISE
    for name, told in texts.sections["moves"].items():
        question, _slash, verb = name.removesuffix("/then").rpartition("/")
        known = name in asked or name in texts.sections["verbs"]
        assert known or (question in asked and (verb in texts.sections["verbs"])), name
        said = told if isinstance(told, str) else told[1]
        assert "{option}" in said or (verb == "yes" and "{text}" in said), name
