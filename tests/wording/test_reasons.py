"""`why` names the true reason of every choice, and questions say what the answer costs or brings."""

import hashlib
from collections.abc import Iterator
from random import Random

import pytest

from timescoop.catalogue import GAMES
from timescoop.kernel import QUESTION, Game, Table
from timescoop.wording import TableText, texts_of

NAMES = ["Ann", "Bob", "Cy", "Di", "Ed", "Fay"]
GENERIC = "this choice allows it"
MATCHES = 5  # of each game
LONGEST = 400  # decisions
FLAWS = ("None", "  ", ": ?", " ;", " ,", "0 more", "0 left", "{", "[")  # of a sentence whose gaps were not filled
EVERY = 3  # of these decisions, one is looked at


def positions(game: Game, luck: Random) -> Iterator[tuple[Table, int]]:
    """Tables in the middle of random matches in all editions and sizes, with a seat that is asked."""
    ways = [(edition.key, seats) for edition in game.editions for seats in range(edition.least, edition.most + 1)]
    for nth in range(MATCHES):
        edition, seats = ways[nth * len(ways) // MATCHES]
        table = game.deal(seats=seats, seed=hashlib.sha256(b"why %d" % nth).digest(), edition=edition)
        for number in range(LONGEST):
            if table.over():
                break
            seat = table.waiting()[0]
            if number % EVERY == 0:
                yield table, seat
            table.play(seat, luck.choice(table.options(seat)))


def seen(game: Game, table: Table, seat: int) -> TableText:
    """What a seat reads."""
    options = {option: game.words(table, seat, option, NAMES) for option in table.options(seat)}
    return TableText(game.view(table, seat), game.faces(table), texts_of(game.room, "en"), NAMES, options)


@pytest.mark.parametrize("key", GAMES)
def test_every_choice_has_a_reason_of_its_own(key: str) -> None:
    game, generic = GAMES[key], set[tuple[str, str]]()
    for table, seat in positions(game, Random(11)):
        told = seen(game, table, seat)
        for option in told.options:
            if GENERIC in told.why_offered(option).text:
                how = told.view["lit"].get(str(option))
                generic.add((QUESTION[table.question_of(seat)], how["verb"] if how else ""))
    assert not generic


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_question_has_reasons_in_every_language(key: str, language: str) -> None:
    texts = texts_of(GAMES[key].room, language)
    own = {reason.rpartition("/")[0] for reason in texts.sections["whys"]}
    by_verb = {"invasion/action", "invasion/end_game_action", "invasion/take_from"}
    by_place = {"nemesis/where"}
    assert texts.sections["prompts"].keys() - own - by_verb - by_place == set()


@pytest.mark.parametrize("key", GAMES)
def test_german_gives_a_reason_wherever_english_does(key: str) -> None:
    english, german = (texts_of(GAMES[key].room, language).sections["whys"] for language in ("en", "de"))
    assert english.keys() == german.keys()
    assert not [reason for reason in english if english[reason] == german[reason]]


@pytest.mark.parametrize("key", GAMES)
def test_no_sentence_of_a_question_lacks_what_it_names(key: str) -> None:
    for table, seat in positions(GAMES[key], Random(12)):
        told = seen(GAMES[key], table, seat)
        line = next(told.question()).text
        broken = [flaw for flaw in FLAWS if flaw in line]
        assert not broken, line
