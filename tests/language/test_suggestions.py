"""Suggestions for texts that cannot be read: by what is done and to what, three at most, each fault where it is."""

import pytest

from timescoop.documents import card_document
from timescoop.games.ccg import GAME as CCG
from timescoop.games.ccg.phrases import printed as ccg_printed
from timescoop.games.invasion import GAME as INVASION
from timescoop.games.invasion.phrases import printed as invasion_printed
from timescoop.games.nemesis import GAME as NEMESIS
from timescoop.games.nemesis.phrases import printed as nemesis_printed
from timescoop.kernel import Game
from timescoop.language import CardTexts, Fault, UnreadableText, Wording
from timescoop.language.printed_vocabulary import NOBODY
from timescoop.language.suggestions import MOST, stem


def texts_of(game: Game, wording: Wording) -> CardTexts:
    assert game.workshop is not None
    _, words, _ = game.workshop.read(card_document(game, game.editions[0].key).value)
    return CardTexts(words, lambda: wording)


@pytest.fixture(scope="module")
def rooms() -> dict[str, CardTexts]:
    return {
        "invasion": texts_of(INVASION, invasion_printed.wording()),
        "nemesis": texts_of(NEMESIS, nemesis_printed.wording()),
        "ccg": texts_of(CCG, ccg_printed.wording()),
    }


def faults(texts: CardTexts, text: str, sort: str = "") -> tuple[Fault, ...]:
    with pytest.raises(UnreadableText) as refused:
        texts.read(text, NOBODY, sort, lambda _nodes: True)
    return refused.value.faults


@pytest.mark.parametrize(
    ("game", "text", "near"),
    [
        ("invasion", "Grab 5 Time Points.", "take <number> Time Points"),
        ("invasion", "Kill an attack on you.", "discard a card from an attack on one of your Locations"),
        ("invasion", "Earn 3 Time Points if the moon is full.", "take <number> Time Points"),
        ("nemesis", "Play: kill a Minion.", "discard <number> <type>"),
        ("nemesis", "Play: everyone throws away a card.", "discard <number> cards"),
        ("nemesis", "Play: pinch 2 Power off an opponent.", "make an opponent lose <number> Power"),
        ("nemesis", "Play: seek a Companion in your box.", "search for <number> <type>"),
        ("ccg", "Slay an Ally.", "destroy <chosen cards>"),
    ],
)
def test_the_nearest_ways_share_verb_and_object(rooms: dict[str, CardTexts], game: str, text: str, near: str) -> None:
    (fault,) = faults(rooms[game], text, "moment" if game == "nemesis" else "")
    assert near in fault.nearest
    assert 0 < len(fault.nearest) <= MOST
    assert "say it as" in str(fault)


def test_what_is_near_nothing_gets_no_suggestion(rooms: dict[str, CardTexts]) -> None:
    (fault,) = faults(rooms["invasion"], "Frobnicate two widgets.")
    assert fault.nearest == ()
    assert "expected" in str(fault), "then what could stand there is told"


def test_only_the_sentences_that_cannot_be_read_are_faults(rooms: dict[str, CardTexts]) -> None:
    found = faults(rooms["invasion"], "Gain five Time Points. Frobnicate 2 cards. Grab 1 Time Point.")
    assert [each.sentence for each in found] == ["Frobnicate 2 cards.", "Grab 1 Time Point."]
    assert found[0].column == 1 + len("Gain five Time Points. ")


def test_the_fault_is_where_the_wide_reader_stops(rooms: dict[str, CardTexts]) -> None:
    text = "Gain 3 Time Points if the moon is full."
    (fault,) = faults(rooms["invasion"], text)
    assert fault.column > len("Gain 3 Time Points"), "what stands before is understood as cards print it"


def test_forms_of_a_word_are_one() -> None:
    assert len({stem(word) for word in ("discard", "discards", "discarded", "discarding")}) == 1
    assert stem("loses") == stem("lose")
    assert stem("cards") != stem("cars")
