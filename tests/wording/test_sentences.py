"""Texts become sentences for one reader: names, "you", lists, articles, numbers, places, and what is not known."""

from importlib.resources import files
from typing import Any

import pytest

from timescoop.wording import Part, Teller, Template, Texts, listed, plain, texts_of, with_article

TEXTS = Texts(
    {
        "labels": {"time_points": ["Time Point", "Time Points"], "deck": "Deck", "stat/Brains": "Brain power"},
        "verbs": {"end-turn": "End turn"},
        "prompts": {"toy/defend": "Defend {place}[, which {owner} holds]."},
        "explains": {"toy/defend": "Name them all now."},
        "waits": {"toy/defend": "{who} may defend."},
        "facts": {
            "toy/attacked": "{who} attacked {0:place} with {cards:face-down Enemy|face-down Enemies}.",
            "toy/gained": "{who} took {0:Time Point|Time Points}[ from {1:own} supply].",
            "toy/shown": "{who} showed {0:a}. {1:seat} saw it.",
            "toy/handed": "{who} passed a card[ to {0:seat}].",
            "toy/grew": "{cards} got {1:signed} {0:term:stat}.",
            "toy/named": "{who} named “{0:term:word}”.",
            "toy/searched": "{who} searched the deck: {cards:card|cards}.",
            "toy/dealt": "The table gave {who} {0:pick:nothing/a card/two cards}.",
        },
    },
)
TERMS: Any = {"stat": ["Brains", "Computers"], "word": ["Brains", "brains"]}
CARDS: Any = [{"name": name, "terms": TERMS} for name in ("ITAR", "Ogrons", "Jamie", "The Doctor")]
PLACES = {0: ("ITAR", 0, 0), 10: ("Karn", -1, 1), 21: ("ITAR", 0, 2)}


def teller(me: int) -> Teller:
    return Teller(TEXTS, ["Elisabeth", "Tom", "Nicholas"], me, CARDS, PLACES)


def told(me: int, key: str, who: int, args: list[int], cards: tuple[int, ...] = ()) -> str:
    return plain(teller(me).fact(key, who, args, cards))


def test_the_reader_is_you_and_others_have_names() -> None:
    assert told(1, "toy/gained", 1, [2, 0]) == "You took 2 Time Points."
    assert told(0, "toy/gained", 1, [2, 0]) == "Tom took 2 Time Points."
    assert told(3, "toy/gained", 1, [1, 2]) == "Tom took 1 Time Point from Nicholas's supply."
    assert told(2, "toy/gained", 1, [1, 2]) == "Tom took 1 Time Point from your supply."
    assert told(0, "toy/gained", 1, [1, 1]) == "Tom took 1 Time Point from their supply."
    assert told(1, "toy/gained", 1, [1, 1]) == "You took 1 Time Point from your supply."


def test_you_is_large_at_the_start_of_every_sentence() -> None:
    assert told(0, "toy/shown", 1, [1, 0]) == "Tom showed an Ogrons. You saw it."
    assert told(1, "toy/dealt", 1, [1]) == "The table gave you a card."


def test_cards_that_the_reader_does_not_know_are_counted() -> None:
    assert told(0, "toy/attacked", 1, [10], (-1, -1)) == "Tom attacked Karn with 2 face-down Enemies."
    assert told(1, "toy/attacked", 1, [10], (-1, 1)) == "You attacked Karn with Ogrons and 1 face-down Enemy."
    assert told(1, "toy/attacked", 1, [10], (1, 3, 1, 2)).endswith("with Jamie, 2 × Ogrons and The Doctor.")


def test_a_place_names_its_owner_where_two_share_a_name() -> None:
    assert told(1, "toy/attacked", 1, [21], (1,)) == "You attacked ITAR (Nicholas) with Ogrons."


def test_square_brackets_hide_what_is_missing() -> None:
    assert plain(teller(0).prompt("toy/defend", {"place": 0})) == "Defend ITAR (you)."
    assert plain(teller(0).prompt("toy/defend", {"place": 10, "owner": 2})) == "Defend Karn, which Nicholas holds."


def test_square_brackets_keep_the_first_seat() -> None:
    assert told(2, "toy/handed", 1, [0]) == "Tom passed a card to Elisabeth."
    assert told(0, "toy/handed", 1, [0]) == "Tom passed a card to you."
    assert told(2, "toy/handed", 1, []) == "Tom passed a card."


def test_a_question_may_have_one_sentence_more() -> None:
    assert plain(teller(0).explain("toy/defend", {})) == "Name them all now."
    assert plain(teller(0).explain("toy/other", {})) == ""


def test_parts_say_what_they_name() -> None:
    parts = teller(1).fact("toy/attacked", 0, [21], [1])
    assert Part("seat", "Elisabeth", 0) in parts
    assert Part("card", "Ogrons", 1) in parts
    assert Part("place", "ITAR (Nicholas)", 0) in parts


def test_a_key_without_a_text_is_still_told() -> None:
    assert told(0, "toy/end-turn", 1, []) == "Tom: End turn."
    assert plain(teller(0).wait("toy/other", 2)) == "Waiting for Nicholas to choose."
    assert TEXTS.label("end_card") == "End card"
    assert TEXTS.label("time_points", 1) == "Time Point"
    assert TEXTS.counted("time_points", 3) == "3 Time Points"
    assert (TEXTS.verb("end-turn"), TEXTS.verb("pick-up")) == ("End turn", "Pick up")


@pytest.mark.parametrize("text", ["{who", "took [1", "took 1]", "a [b [c] d]", "{}"])
def test_a_broken_template_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="bracket"):
        Template(text)


def test_a_term_is_told_by_its_number_and_a_change_with_its_sign() -> None:
    assert told(0, "toy/grew", 1, [1, 2], (2,)) == "Jamie got +2 Computers."
    assert told(0, "toy/grew", 1, [0, -1], (2,)) == "Jamie got -1 Brain power."
    assert told(1, "toy/named", 1, [0]) == "You named “Brains”."
    assert told(1, "toy/named", 1, [7]) == "You named “…”."


def test_very_many_cards_are_counted_first_and_what_they_are_can_be_folded_away() -> None:
    names = [f"Card {nth:02}" for nth in range(14)]
    deck: Any = [{"name": name} for name in names]
    many = Teller(TEXTS, ["Elisabeth", "Tom"], 0, deck)
    few = many.fact("toy/searched", 0, [], range(12))
    assert plain(few) == f"You searched the deck: {listed(names[:12])}."
    parts = many.fact("toy/searched", 0, [], [*range(14), -1])
    (folded,) = [part.text for part in parts if part.sort == "many"]
    assert folded == f" ({', '.join(names)} and 1 card)"
    assert plain(parts) == f"You searched the deck: 15 cards{folded}."


def test_yes_to_a_text_is_told_by_what_the_text_does() -> None:
    asker = Teller(texts_of("timescoop.games.nemesis"), ["Elisabeth", "Tom"], 0)
    slots: Any = {"text": "move one of your Minions"}
    assert asker.move("language/may", "yes", "yes", slots) == ("Yes", "Move one of your Minions")
    assert asker.move("language/may", "no", "no", slots) == ("", "")


def test_lists_and_articles() -> None:
    assert listed(["a", "b", "c"], "or") == "a, b or c"
    assert [with_article(word) for word in ("Ogron", "UNIT card", "The Doctor")] == [
        "an Ogron",
        "a UNIT card",
        "The Doctor",
    ]


def test_a_room_without_texts_has_empty_ones() -> None:
    assert files("timescoop.wording").joinpath("text").is_dir() is False
    assert texts_of("timescoop.wording").label("deck") == "Deck"
