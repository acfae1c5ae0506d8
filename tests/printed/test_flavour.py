"""LAN-JOINT-20: sentences without a word of the game are left out only if the author says that they are flavour."""

from importlib import import_module
from typing import Any, Final

import pytest
from tests.printed.measuring import ROOMS, Table, entries

from timescoop.documents import card_document
from timescoop.kernel import header_and_rows
from timescoop.language import UnreadableText, text_of
from timescoop.language.card_texts import forms_of_game
from timescoop.language.flavour import may_be_flavour, parted, sentences_of, words_of_game

HATS: Final = "Hold on to your hats!"
CARDS: Final[dict[str, dict[str, Any]]] = {
    "invasion": {"edition": "classic", "card": {"name": "Zolgar", "type": "support"}},
    "nemesis": {"edition": "standard", "card": {"name": "Zolgar", "type": "instant"}},
    "ccg": {"edition": "first", "card": {"title": "Zolgar", "type": "Bang!"}},
}


def asked(room: str, text: str) -> tuple[str, tuple[str, ...]]:
    """The question to the author of a text, and what it may mean; empty if it is refused."""
    with pytest.raises(UnreadableText) as unread:
        Table(room).reader(CARDS[room])(text)
    fault = unread.value.faults[0]
    return (" ".join(fault.asks), fault.readings) if fault.readings else ("", ())


def words_in_game(room: str) -> frozenset[str]:
    table, edition = Table(room), CARDS[room]["edition"]
    header, rows = header_and_rows(card_document(table.game, edition).value)
    pool = import_module(f"timescoop.games.{room}.pool").Pool({**header, "edition": edition}, tuple(rows))
    printed = import_module(f"timescoop.games.{room}.phrases.printed")
    return words_of_game(forms_of_game(printed.words_of(pool), printed.wording).all_forms, ())[0]


@pytest.mark.parametrize(
    ("room", "text", "readings"),
    [
        ("invasion", f"{HATS} Draw 2 cards.", ("Draw 2 cards.",)),
        ("invasion", f"Draw 2 cards. {HATS}", ("Draw 2 cards.",)),
        ("nemesis", f"{HATS} Play: gain 1 Power.", ("Play: gain 1 Power.",)),
        ("nemesis", f"{HATS} Gain 1 Power.", ("Play: gain 1 Power.", "Conflict: gain 1 Power.")),
        ("ccg", f"{HATS} Draw 2 cards.", ("Draw 2 cards.",)),
    ],
)
def test_lan_joint_20_an_author_is_asked_whether_a_sentence_is_flavour(
    room: str, text: str, readings: tuple[str, ...]
) -> None:
    question, said = asked(room, text)
    assert f"Is “{HATS}” only flavour, and left out of what the card does?" in question
    assert said == readings


def test_lan_joint_20_what_else_is_open_is_asked_as_well() -> None:
    question, readings = asked("nemesis", f"{HATS} Gain 1 Power.")
    assert question.startswith("When does it work? Is “")
    assert len(readings) == 2


@pytest.mark.parametrize(
    "sentence",
    [
        "The enemy trembles.",  # terms of the game
        "No TARDIS for you.",
        "Five of them fell.",  # numbers
        "Trip 3 of them up.",
        "Lock the door!",  # verbs of effects
        "He never dies.",
        "Nobody may answer.",  # who may do what, and when
        "If it rains, they sleep.",
        "Trip them up: Zolgar laughs.",  # a label
        "(They sleep.)",
        "Trip them +up.",
        "Trip them up",  # no sentence
    ],
)
@pytest.mark.parametrize("room", ROOMS)
def test_lan_joint_20_a_sentence_with_a_word_of_the_game_is_never_flavour(room: str, sentence: str) -> None:
    assert asked(room, f"Draw 2 cards. {sentence}") == ("", ())


@pytest.mark.parametrize("room", ROOMS)
def test_lan_joint_20_no_sentence_of_the_corpus_is_flavour(room: str) -> None:
    known = words_in_game(room)
    texts = [text for each in entries(room) for text in (each["text"], each.get("ours") or "")]
    assert not [each for text in texts for each in sentences_of(text) if may_be_flavour(each, known)]


def test_lan_joint_20_the_rest_must_say_something_that_can_be_read() -> None:
    assert asked("invasion", HATS) == ("", ())
    assert asked("invasion", f"{HATS} Frobnicate 2 cards.") == ("", ())
    assert text_of(Table("invasion").reader(CARDS["invasion"])("Draw 2 cards.")) == "Draw 2 cards."


def test_lan_joint_20_at_most_four_sentences_are_flavour() -> None:
    known = (words_in_game("invasion"), frozenset[str]())
    assert parted("Oh. Ah. Hey. Well. Draw 1 card.", known, ()).rest == "Draw 1 card."
    assert parted("Oh. Ah. Hey. Well. Alas. Draw 1 card.", known, ()).rest == ""


def test_lan_joint_20_sentences_apart_are_quoted_apart() -> None:
    known = (words_in_game("invasion"), frozenset[str]())
    assert parted("Who is who? Oh! Draw 1 card. Hey.", known, ()) == ("Draw 1 card.", "Who is who? Oh! … Hey.")


def test_lan_joint_20_a_card_may_name_itself() -> None:
    known = (words_in_game("invasion"), frozenset(["jo", "zoe"]))
    text = "Jo sleeps. Draw 1 card."
    assert parted(text, known, [("jo",)]).rest == "Draw 1 card."
    assert parted(text, known, [("zoe",)]).rest == ""


def test_lan_joint_20_what_stands_before_a_colon_and_a_reason_may_be_flavour() -> None:
    known = (words_in_game("invasion"), frozenset[str]())
    assert parted("You feel lucky: draw 1 card.", known, ()) == ("draw 1 card.", "You feel lucky:")
    assert parted("Draw 1 card because he is terrified.", known, ()) == ("Draw 1 card.", "Because he is terrified.")
    assert parted("They attack: draw 1 card.", known, ()).flavour == ""
    assert parted("Draw 1 card because you lost.", known, ()).flavour == ""
