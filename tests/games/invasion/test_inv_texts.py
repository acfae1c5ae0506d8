"""Every text of both editions is read in one way, printed back as it stands, and means something."""

import ast
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

import timescoop.games.invasion
from timescoop.games.invasion.phrases import BOOK, register_texts, trees_of, words_of
from timescoop.games.invasion.phrases.book import DALEK, TARDIS
from timescoop.games.invasion.pool import NONE, Pool
from timescoop.kernel import Faults
from timescoop.language import Reader, UnknownPhrase, text_of

EDITIONS = ["classic", "2012"]
ROOM = Path(timescoop.games.invasion.__file__).parent


@cache
def document(edition: str) -> Any:
    return yaml.safe_load((ROOM / "cards" / f"{edition}.yaml").read_text("utf-8"))


def bare(edition: str, **texts: str) -> Pool:
    found = document(edition)
    rows = tuple([{**row, "text": texts.get(row["name"], row.get("text", ""))} for row in found["cards"]])
    return Pool(found, rows)


@cache
def pool(edition: str) -> Pool:
    new = bare(edition)
    register_texts(new, trees_of(new))
    new.finish()
    return new


@cache
def reader(edition: str) -> Reader:
    return Reader(words_of(bare(edition)))


def texts(edition: str) -> dict[str, str]:
    return {row["name"]: row["text"] for row in document(edition)["cards"] if "text" in row}


def say(edition: str, table: str) -> dict[str, Any]:
    """What a table of the pool holds, by the names of the cards that it says something about."""
    there = pool(edition)
    return {
        there.name[kind]: value for kind, value in enumerate(getattr(there, table)) if value not in (0, NONE, (), False)
    }


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_text_is_printed_back(edition: str) -> None:
    assert len(texts(edition)) > 25
    for text in texts(edition).values():
        assert text_of(reader(edition).read(text)) == text


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_text_has_one_reading(edition: str) -> None:
    assert {name: reader(edition).readings(text) for name, text in texts(edition).items()} == dict.fromkeys(
        texts(edition), 1
    )


@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_is_left_to_the_parsers_habit(edition: str) -> None:
    assert not reader(edition).conflict()


@pytest.mark.parametrize("edition", EDITIONS)
def test_trees_are_literals(edition: str) -> None:
    trees = trees_of(bare(edition))
    assert ast.literal_eval(repr(trees)) == trees
    assert set(trees) == set(texts(edition))


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_text_of_an_enemy_or_defender_is_an_ability(edition: str) -> None:
    there = pool(edition)
    acting = {there.name[kind] for kind in range(there.count) if there.deeds[kind]}
    assert acting <= {row["name"] for row in document(edition)["cards"] if row["type"] == "support"}


def test_every_sentence_of_the_book_is_one_that_a_card_could_say() -> None:
    there = reader("classic")
    known = set(there.grammar.heads)
    assert [head for head in BOOK.own if head not in known] == []


def test_gains_and_thefts_are_noted() -> None:
    assert say("classic", "earns") == dict.fromkeys(["Romana", "Sarah Jane", "Susan", "Nyssa", "Omega"], 1)
    assert say("2012", "earns") == dict.fromkeys(["River Song", "Weeping Angels"], 1)
    assert say("classic", "steals") == dict.fromkeys(["The Rani", "The Meddling Monk"], 1)
    assert say("2012", "steals") == {"Slitheen": 1}


def test_who_comes_back_is_noted() -> None:
    assert list(say("classic", "returns")) == ["Adric", "Mel", "Tegan"]
    assert list(say("2012", "returns")) == ["Rory"]
    assert list(say("classic", "retrieves")) == ["Bessie"]
    assert list(say("2012", "retrieves")) == ["Teselecta"]


def test_who_joins_whom_is_noted() -> None:
    assert list(say("classic", "joins_all")) == ["Ogrons", "The Master", "The Mara"]
    assert list(say("2012", "joins_all")) == ["Roboforms", "The Master", "The Pandorica"]
    families = pool("2012").families
    joined = say("2012", "joins")["Madame Kovarian"]
    assert [families[number] for number in joined] == ["silence", "headless-monk", "cleric"]


@pytest.mark.parametrize(("edition", "cyber"), [("classic", "Cyber Controller"), ("2012", "Cyberking")])
def test_who_takes_attacks_over_is_noted(edition: str, cyber: str) -> None:
    there = pool(edition)
    seized = {there.name[kind]: there.families[family] for kind, family in enumerate(there.seizes) if family != NONE}
    assert seized == {"Davros": "dalek", cyber: "cybermen"}


def test_what_happens_in_a_fight_is_noted() -> None:
    classic, later = pool("classic"), pool("2012")
    brigade = classic.name.index("Brigade Leader Lethbridge-Stewart")
    mara, pandorica = classic.name.index("The Mara"), later.name.index("The Pandorica")
    assert classic.name[classic.turns_other_than[brigade]] == "The Doctor"
    assert later.name[later.turns[later.name.index("Madame Kovarian")]] == "River Song"
    assert later.name[later.beaten_by[later.name.index("Silurians")]] == "Amy Pond"
    assert classic.name[classic.trap[mara]] == "Tegan"
    assert classic.name[classic.trap_else[mara]] == "The Doctor"
    assert later.name[later.trap[pandorica]] == "Rory"
    assert later.name[later.trap_else[pandorica]] == "The Doctor"
    assert list(say("classic", "idle_else")) == ["The Mara"]
    assert say("2012", "idle_else") == {}


def test_what_stays_in_the_reserve_is_noted() -> None:
    assert list(say("classic", "stays")) == ["Miniscope", "TARDIS Console", "UNIT"]
    assert list(say("classic", "uses_place")) == ["UNIT"]
    assert say("2012", "widens") == {"Cardiff": 1, "The Face of Boe": 1}
    assert say("2012", "boost_price") == {"U.N.I.T.": 1}
    assert say("2012", "boost") == {"U.N.I.T.": 1}


def test_whose_location_scores_for_nobody_is_noted() -> None:
    assert list(say("classic", "voids")) == ["The Black Guardian"]
    assert list(say("2012", "voids")) == ["Shadow Proclamation"]


def test_who_draws_as_many_as_it_takes_is_noted() -> None:
    assert list(say("classic", "redraws")) == ["Regeneration"]
    assert list(say("2012", "redraws")) == ["Fish Fingers and Custard"]


def test_the_two_kinds_of_counter_are_told_apart() -> None:
    assert words_of(pool("classic")).words["COUNTER"] == {"TARDIS": TARDIS, "Dalek": DALEK}


def test_every_faulty_text_is_told_with_its_place() -> None:
    wrong = bare("classic", Omega="When this card is revealed in a conflict, take 1 Tim Point.", Ogrons="Dance.")
    with pytest.raises(Faults) as refused:
        trees_of(wrong)
    places = [fault.path for fault in refused.value.faults]
    names = [wrong.name[int(place[1])] for place in places]
    assert names == ["Ogrons", "Omega"]
    assert "take 1 Time Point" in str(refused.value)


def test_what_a_sentence_before_must_name_is_refused_where_it_does_not() -> None:
    wrong = bare(
        "classic", Omega="When this card fights, discard that Defender.", Ogrons="Otherwise, take 1 Time Point."
    )
    with pytest.raises(Faults) as refused:
        trees_of(wrong)
    assert len(refused.value.faults) == 2


def test_trees_of_other_phrases_are_refused() -> None:
    with pytest.raises(UnknownPhrase):
        register_texts(bare("classic"), {"Omega": (("deed: dance",),)})
