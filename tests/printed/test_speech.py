"""Everyday wordings are read as what they say in the words of cards, in each game, and never turned round."""

from typing import Any, Final

import pytest
from tests.printed.measuring import Table

from timescoop.language import UnreadableText, text_of
from timescoop.language.plain_speech import FIRST_WORDS, SAYINGS, in_plain_words
from timescoop.language.printed_words import words_in

CARDS: Final[dict[str, dict[str, Any]]] = {
    "invasion": {"edition": "classic", "card": {"name": "Zolgar", "type": "support"}},
    "nemesis": {"edition": "standard", "card": {"name": "Zolgar", "type": "moment"}},
    "ccg": {"edition": "first", "card": {"title": "Zolgar", "type": "Bang!"}},
}


def plain(text: str) -> str:
    """A text in the words of cards."""
    return " ".join([word.said for word in in_plain_words(words_in(text))])


def test_each_saying_says_what_stands_for_it() -> None:
    sayings = [each for row in FIRST_WORDS.values() for each in row]
    read = {each: plain(" ".join(["score", *each.said])).split()[1:] for each in sayings}
    assert not [each for each, said in read.items() if said != list(each.means)]


def test_no_saying_is_listed_twice() -> None:
    said = [each.said for row in FIRST_WORDS.values() for each in row]
    assert len(said) == len(set(said))
    assert len(SAYINGS.strip().splitlines()) <= len(said)


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("You don't have to discard a card.", "you don't have to discard a card ."),
        ("Draw as many cards as you like.", "draw as many cards as you like ."),
        ("You have to discard a card.", "discard a card ."),
        ("Each opponent discards 3 cards in total.", "each opponent discards 3 cards in total ."),  # not 3 each
        ("From now on, draw 2 cards.", "from now on draw 2 cards ."),  # that lasts, and is not done once
        ("Draw a card if you want.", "you may draw a card ."),
        ("Each player may draw a card if they like.", "each player may draw a card if they like ."),
        (
            "As an additional cost to play this Moment, discard a card. Draw 2 cards.",
            "discard a card to draw 2 cards .",
        ),
        ("Play: As an additional cost, discard a card. Draw 2 cards.", "play discard a card to draw 2 cards ."),
        ("Draw a card if the Doctor's here.", "draw a card if the doctor is here ."),
        ("Return the Doctor's Upgrade.", "return the doctor's upgrade ."),
        ("You've got to throw this card away.", "discard this card ."),
        (
            "As an additional cost to play this card, discard a card. Draw 2 cards. Gain 1 Power.",
            "as 1 cost to play this card discard a card . draw 2 cards . gain 1 power .",
        ),
    ],
)
def test_what_turns_a_saying_round_keeps_it_as_it_is(text: str, means: str) -> None:
    assert plain(text) == means


@pytest.mark.parametrize(
    ("room", "text", "means"),
    [
        ("invasion", "Feel free to draw an extra card.", "You may draw 1 card."),
        (
            "invasion",
            "As an additional cost to play this card, discard a Dalek card from your hand. Draw two cards.",
            "Discard from your hand a Dalek card to draw 2 cards.",
        ),
        ("nemesis", "Both players discard two Power.", "Play: make each player lose 2 Power."),
        (
            "ccg",
            "Choose a Spacetime card. All of the Characters there are frozen.",
            "Choose a Spacetime card, then freeze all Characters at that Spacetime card.",
        ),
        ("invasion", "Everybody else has to discard a card.", "Each other player discards 1 card from their hand."),
        (
            "nemesis",
            "Have a quick look at the top three cards of your deck.",
            "Play: look at the top 3 cards of your deck.",
        ),
        ("nemesis", "Draw two cards if you like.", "Play: you may draw 2 cards."),
        ("ccg", "Pick an Ally and freeze it.", "Freeze an Ally."),
        ("ccg", "You're allowed to draw a card.", "You may draw 1 card."),
    ],
)
def test_each_game_reads_everyday_wordings(room: str, text: str, means: str) -> None:
    assert text_of(Table(room).reader(CARDS[room])(text)) == means


@pytest.mark.parametrize("room", CARDS)
def test_what_nobody_has_to_do_is_refused(room: str) -> None:
    with pytest.raises(UnreadableText) as refused:
        Table(room).reader(CARDS[room])("You don't have to discard a card.")
    assert not refused.value.faults[0].readings
