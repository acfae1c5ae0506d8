"""Suggestions for texts that cannot be read: by what is done and to what, three at most, each fault where it is."""

import re
from collections.abc import Callable

import pytest

from timescoop.documents import card_document
from timescoop.games.ccg import GAME as CCG
from timescoop.games.ccg.phrases import printed as ccg_printed
from timescoop.games.ccg.phrases.proving import usable_by as ccg_usable
from timescoop.games.ccg.pool import ALLY, BANG
from timescoop.games.invasion import GAME as INVASION
from timescoop.games.invasion.phrases import printed as invasion_printed
from timescoop.games.invasion.phrases.proving import usable_by as invasion_usable
from timescoop.games.invasion.pool import DEFENDER, LOCATION
from timescoop.games.nemesis import GAME as NEMESIS
from timescoop.games.nemesis.phrases import printed as nemesis_printed
from timescoop.games.nemesis.phrases.proving import usable_by as nemesis_usable
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


def faults(
    texts: CardTexts, text: str, sort: str = "", usable: Callable[[int], bool] = lambda _head: True
) -> tuple[Fault, ...]:
    with pytest.raises(UnreadableText) as refused:
        texts.read(text, NOBODY, sort, lambda _nodes: True, usable)
    return refused.value.faults


@pytest.mark.parametrize(
    ("game", "text", "near"),
    [
        ("invasion", "Snatch 5 Time Points.", "take 5 Time Points"),
        ("invasion", "Kill an attack on you.", "discard a card from an attack on one of your Locations"),
        ("invasion", "Earn 3 Time Points if the moon is full.", "take 3 Time Points"),
        ("nemesis", "Play: slay a Hero.", "vanquish one of your Heroes"),
        ("nemesis", "Play: everyone trashes a card.", "discard 1 card"),
        ("nemesis", "Play: pinch 2 Power off an opponent.", "take 2 Power from an opponent"),
        ("nemesis", "Play: seek a Companion in your box.", "search for 1 Companion"),
        ("ccg", "Slay an Ally.", "destroy one of your Allies"),
        ("ccg", "Draw a card when this enters play.", "you play this card"),
        (
            "invasion",
            "Steal two time point from an opponents.",
            "take 2 Time Points from another player of your choice",
        ),
        ("invasion", "Take a card from an opponent.", "another player of your choice gives you 1 card from their hand"),
        (
            "invasion",
            "Your opponent trashes 3 cards.",
            "another player of your choice discards 3 cards from their hand",
        ),
    ],
)
def test_the_nearest_ways_share_verb_and_object(rooms: dict[str, CardTexts], game: str, text: str, near: str) -> None:
    (fault,) = faults(rooms[game], text, "moment" if game == "nemesis" else "")
    assert near in fault.nearest
    assert 0 < len(fault.nearest) <= MOST
    assert "say it as" in str(fault)


@pytest.mark.parametrize(
    ("game", "text", "theirs", "can", "cannot"),
    [
        ("invasion", "When an enemy attacks this Location, take 1 Time Point.", "this Location is attacked",
         invasion_usable(LOCATION), invasion_usable(DEFENDER)),
        ("ccg", "When this is destroyed by someone, score 1 point.", "this card is destroyed",
         ccg_usable(ALLY), ccg_usable(BANG)),
        ("nemesis", "Ongoing: this Character must not be vanquished.", "Ongoing: this Character cannot be vanquished",
         nemesis_usable("constant"), nemesis_usable("moment")),
    ],
)  # fmt: skip
def test_nothing_is_suggested_that_the_type_of_card_cannot_use(
    rooms: dict[str, CardTexts],
    game: str,
    text: str,
    theirs: str,
    can: Callable[[int], bool],
    cannot: Callable[[int], bool],
) -> None:
    assert theirs in faults(rooms[game], text, usable=can)[0].nearest
    assert theirs not in faults(rooms[game], text, usable=cannot)[0].nearest


@pytest.mark.parametrize("game", ["invasion", "nemesis", "ccg"])
def test_every_suggestion_is_an_example_without_symbols_of_the_grammar(rooms: dict[str, CardTexts], game: str) -> None:
    printed = rooms[game].printed
    assert printed.nearest("draw a card")
    assert printed.made is not None
    shown = [printed.made.written(each) for each in printed.made.candidates]
    assert [each for each in shown if set(each) & set("<>[]{}_")] == []
    assert [each for each in shown if "a a " in each or "an a " in each] == []
    assert [each for each in shown if re.search(r"put (\d+) of the top \1 cards", each)] == []


@pytest.mark.parametrize(
    ("game", "text", "meant"),
    [
        ("invasion", "Take 2 Time Pionts.", "Points"),
        ("invasion", "Draw 2 crads.", "cards"),
        ("nemesis", "Play: gain 2 Powr.", "Power"),
        ("ccg", "Kidnap an oposing Ally.", "opposing"),
        ("invasion", "This card may join Dalexs.", "Dalek"),
    ],
)
def test_a_word_that_is_spelt_nearly_right_is_named(
    rooms: dict[str, CardTexts], game: str, text: str, meant: str
) -> None:
    (fault,) = faults(rooms[game], text)
    assert fault.meant == (meant,)


def test_a_word_that_is_no_misspelling_is_not_guessed(rooms: dict[str, CardTexts]) -> None:
    assert faults(rooms["invasion"], "Snatch 5 Time Points.")[0].meant == ()
    assert faults(rooms["invasion"], "Take Time Points 5.")[0].meant == ()


def test_what_is_near_nothing_gets_no_suggestion(rooms: dict[str, CardTexts]) -> None:
    (fault,) = faults(rooms["invasion"], "Frobnicate two widgets.")
    assert fault.nearest == ()
    assert "expected" in str(fault), "then what could stand there is told"


def test_only_the_sentences_that_cannot_be_read_are_faults(rooms: dict[str, CardTexts]) -> None:
    found = faults(rooms["invasion"], "Gain five Time Points. Frobnicate 2 cards. Snatch 1 Time Point.")
    assert [each.sentence for each in found] == ["Frobnicate 2 cards.", "Snatch 1 Time Point."]
    assert found[0].column == 1 + len("Gain five Time Points. ")


def test_the_fault_is_where_the_wide_reader_stops(rooms: dict[str, CardTexts]) -> None:
    text = "Gain 3 Time Points if the moon is full."
    (fault,) = faults(rooms["invasion"], text)
    assert fault.column > len("Gain 3 Time Points"), "what stands before is understood as cards print it"


@pytest.mark.parametrize(
    ("game", "text", "never"),
    [
        ("nemesis", "Play: opponents can't play cards.", "play "),
        ("invasion", "Cannot be killed.", "discard "),
        ("invasion", "Play an extra card this turn.", "you cannot "),
        ("invasion", "Take a card from an opponent.", "draw "),
        ("invasion", "Steal a Defender.", "swap "),
        ("invasion", "Snatch 5 Time Points.", "take 5 Time Points for each"),
    ],
)
def test_nothing_is_suggested_that_means_something_else(
    rooms: dict[str, CardTexts], game: str, text: str, never: str
) -> None:
    assert [way for way in faults(rooms[game], text)[0].nearest if way.startswith(never)] == []


@pytest.mark.parametrize("text", ["Play an extra card.", "Steal a card from the opponent's Reserve."])
def test_short_words_and_owners_are_no_misspellings(rooms: dict[str, CardTexts], text: str) -> None:
    assert faults(rooms["invasion"], text)[0].meant == ()


def test_forms_of_a_word_are_one() -> None:
    assert len({stem(word) for word in ("discard", "discards", "discarded", "discarding")}) == 1
    assert stem("loses") == stem("lose")
    assert stem("cards") != stem("cars")


def test_what_is_taken_from_somebody_is_suggested_before_what_is_only_taken(rooms: dict[str, CardTexts]) -> None:
    (fault,) = faults(rooms["invasion"], "Steal two time point from an opponents.")
    assert fault.nearest[0].startswith("take 2 Time Points from "), fault.nearest
