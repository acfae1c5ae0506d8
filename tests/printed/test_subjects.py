"""Who does the second thing of a sentence: what others are made to do is never read, or printed, as your own deed."""

import pytest
from tests.printed.test_grid import reader

from timescoop.language import UnreadableText, text_of

REFUSED = ""
DISCARD = "make each opponent discard 1 card"
NEMESIS = [
    ("Play: make each opponent discard 1 card and lose 1 Power.", f"{DISCARD} and you lose 1 Power"),
    ("Each opponent discards a card and you lose 1 Power.", f"{DISCARD} and you lose 1 Power"),
    ("Each opponent discards a card and loses 1 Power.", f"{DISCARD} and make each opponent lose 1 Power"),
    ("Each opponent must discard a card and lose 1 Power.", f"{DISCARD} and make each opponent lose 1 Power"),
    ("All opponents discard a card and lose 1 Power.", f"{DISCARD} and make each opponent lose 1 Power"),
    ("Make each opponent discard a card, then draw a card.", f"{DISCARD}, then make each opponent draw 1 card"),
    ("Each opponent discards a card, then you draw a card.", f"{DISCARD}, then you draw 1 card"),
    ("Each opponent loses 1 Power and you gain 1 Power and draw a card.",
     "make each opponent lose 1 Power and you gain 1 Power and draw 1 card"),
    ("Play: make each opponent discard 1 card or lose 1 Power.", f"choose to {DISCARD} or to lose 1 Power"),
    ("Play: make an opponent discard 1 card to gain 1 Power.",
     "make an opponent discard 1 card so that you gain 1 Power"),
    ("Each opponent discards a card or loses 1 Power.", REFUSED),
    ("Each opponent must either discard a card or lose 1 Power and draw a card.", REFUSED),
    ("Each opponent must discard a card or lose 1 Power.", "make each opponent either discard 1 card or lose 1 Power"),
    ("An opponent discards a card and loses 1 Power.", "make an opponent both discard 1 card and lose 1 Power"),
    ("Choose an opponent. They discard a card and lose 1 Power.",
     "make an opponent both discard 1 card and lose 1 Power"),
    ("Each opponent in this Conflict must discard a card and lose 1 Power.",
     "make each opponent in this Conflict discard 1 card and make each opponent in this Conflict lose 1 Power"),
    ("Each opponent with 5 or more cards in hand discards a card and loses 1 Power.",
     "make each opponent who holds 5 or more cards both discard 1 card and lose 1 Power"),
    ("Each opponent with more Power than you must discard a card or lose 2 Power.",
     "make each opponent who holds more Power than you either discard 1 card or lose 2 Power"),
    ("For each opponent, draw a card and gain 1 Power.", "for each opponent, draw 1 card and gain 1 Power"),
    ("An opponent discards a card or you gain 2 Power.", REFUSED),  # who chooses is asked
    ("You choose: an opponent discards a card or you gain 2 Power.",
     "choose to make an opponent discard 1 card or to gain 2 Power"),
    ("Look at the top two cards of your deck. Discard one.", REFUSED),
]  # fmt: skip


@pytest.mark.parametrize(("text", "means"), NEMESIS)
def test_lan_joint_17_a_text_says_who_does_each_part(text: str, means: str) -> None:
    read, _ = reader("nemesis", "moment")
    if means == REFUSED:
        with pytest.raises(UnreadableText):
            read(text)
        return
    said = text_of(read(text))
    assert said == f"Play: {means}."
    assert text_of(read(said)) == said


@pytest.mark.parametrize(
    ("room", "head", "text", "means"),
    [
        ("ccg", "bang", "Each player draws a card and discards a card.",
         "Make each player draw 1 card and make each player discard 1 card."),
        ("ccg", "bang", "Make each player draw 1 card and discard 1 card.",
         "Make each player draw 1 card and you discard 1 card."),
        ("invasion", "support", "Each other player discards 1 card from their hand and take 1 Time Point.",
         "Each other player discards 1 card from their hand and you take 1 Time Point."),
    ],
)  # fmt: skip
def test_lan_joint_17_every_game_says_who_does_each_part(room: str, head: str, text: str, means: str) -> None:
    assert text_of(reader(room, head)[0](text)) == means
