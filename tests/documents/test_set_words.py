"""Words that a set brings with it: Traits, types of Enemies, Goal types, keywords and eras; each played with."""

from __future__ import annotations

from typing import Any

import pytest

from timescoop.bots import RANDOM, mover
from timescoop.catalogue import GAMES
from timescoop.documents import BadDocument, compile_set, draft, read_set, read_text
from timescoop.kernel import SEED_BYTES, mix

FAMILY = """\
set: Zygons among us
game: invasion
edition: classic
families: [Zygon Spy]
cards:
  - {name: Broton, type: enemy, family: zygon-spy, strength: 3, copies: 9}
  - name: Unmasked
    type: support
    copies: 3
    text: Discard a card from an attack on one of your Locations.
"""
TRAIT = """\
set: Zygons among us
game: nemesis
traits: [Zygon]
plurals: {Zygon: Zygons}
cards:
  - name: Broton
    deck: dalek
    type: character
    traits: [Nemesis, Minion, Zygon]
    strength: 2
    copies: 3
    text: "Play: gain 1 Power."
  - name: Loch Ness
    deck: dalek
    type: moment
    traits: [Moment, Nemesis]
    copies: 2
    text: "Play: if you have 1 or more Zygons in play, gain 2 Power."
"""
ERA = """\
set: The far end
game: ccg
traits: [Shapeshifter]
goal_types: [Disguise]
keywords: [Sting]
outside_time: [The Void]
eras:
  - {name: Long War, said: the Long War, from: 1914, to: 1945}
cards:
  - {title: Trench, type: Spacetime, cost: 0, uniqueness: 0, location: France, era: Long War, text: "",
     keywords: [Sting]}
  - {title: Nothing, type: Spacetime, cost: 0, uniqueness: 0, location: Nowhere, era: The Void, text: "",
     goal_types: [Disguise]}
  - title: Broton
    type: Enemy
    cost: 3
    uniqueness: 1
    species: [Zygon]
    nativity: [Long War]
    traits: {Shapeshifter: 2}
    brains: 5
    brawn: 5
    bravery: 5
    text: ""
"""


def compiled(text: str) -> tuple[dict[str, Any], Any]:
    full, cards, _, _ = compile_set(read_set(read_text(text, "mine.yaml")[0], GAMES))
    return full, cards


@pytest.mark.parametrize("text", [FAMILY, TRAIT, ERA])
def test_a_game_is_played_with_the_words_of_a_set(text: str) -> None:
    made = draft(read_text(text)[0], GAMES)
    assert made.well, [*made.faults, *[fault for card in made.cards for fault in card.faults]]
    _, cards = compiled(text)
    game = made.game
    table = game.deal(seats=2, seed=bytes(SEED_BYTES), edition=made.edition.key, cards=cards)
    for step in range(150):
        if table.over():
            break
        seat = mover(table)
        table.play(seat, RANDOM.choose(game, game.imagine(table, seat, mix(step)), seat, mix(step)))
    assert step > 20, "it went on for a while"


def test_a_new_type_of_enemy_is_a_word_of_texts_and_told_on_its_cards() -> None:
    full, cards = compiled(FAMILY)
    assert full["families"]["zygon-spy"] == "Zygon Spy"
    assert full["families"]["dalek"] == "Dalek", "those of the box stay"
    faces = {card.name: card.face for card in draft(read_text(FAMILY)[0], GAMES).cards}
    assert faces["Broton"]
    assert cards.name.count("Broton") == 1


def test_a_new_trait_is_a_word_of_texts_in_the_plural_too() -> None:
    _, cards = compiled(TRAIT)
    assert "Loch Ness" in cards.name
    with pytest.raises(BadDocument, match=r"not understood|no trait"):
        compiled(TRAIT.replace("traits: [Zygon]\n", "").replace("plurals: {Zygon: Zygons}\n", ""))


def test_ccg_amb_57_texts_as_cards_print_them_speak_of_the_traits_of_their_set() -> None:
    said = "Each Character with Shapeshifter here is +2 Bravery."
    text = ERA.replace('era: Long War, text: ""', f'era: Long War, text: "{said}"')
    _, cards = compiled(text)
    assert cards.always[1][cards.name.index("Trench")]
    with pytest.raises(BadDocument, match=r"a set that brings it says `traits: \[Shapeshifter\]`"):
        compiled(text.replace("traits: [Shapeshifter]\n", ""))


def test_a_new_era_takes_its_years_from_its_neighbours() -> None:
    full, _ = compiled(ERA)
    eras = [(each["name"], each["from"], each["to"]) for each in full["eras"]]
    at = eras.index(("Long War", 1914, 1945))
    assert eras[at - 1] == ("Victorian Era", 1851, 1913)
    assert eras[at + 1][1] == 1946
    assert "Nowhere" in str(full["cards"])


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (FAMILY.replace("[Zygon Spy]", "Zygon"), "mine.yaml:4: families: "),
        (TRAIT.replace("[Zygon]\n", "[3]\n", 1), "mine.yaml:3: traits.0: a name is expected, not 3"),
        (ERA.replace("[Sting]\noutside", "[{word: x}]\noutside"), "mine.yaml:5: keywords.0: a name is expected"),
        (ERA.replace("from: 1914", "from: soon"), "mine.yaml:8: eras.0.from: a year is expected"),
        (FAMILY.replace("families", "eras"), "mine.yaml:4: eras: a set has "),
    ],
)
def test_words_that_are_none_are_told_at_their_line(text: str, wrong: str) -> None:
    with pytest.raises(BadDocument) as refused:
        compiled(text)
    assert any(str(fault).startswith(wrong) for fault in refused.value.faults), str(refused.value)


DOCTOR = "set: Another\ngame: nemesis\ncards:\n" + "".join(
    f"  - {{name: Curator {nth}, deck: curator, type: character, traits: [Hero, {trait}], strength: 3, "
    f'copies: {copies}, text: "Play: draw 1 card."}}\n'
    for nth, trait, copies in ((1, "Doctor", 1), (2, "Companion", 3))
)


def test_a_new_doctor_comes_with_a_deck_of_his_own() -> None:
    full, cards = compiled(DOCTOR)
    assert sum(row["copies"] for row in full["cards"] if row["deck"] == "curator") == full["decks"]["doctor"]
    game = GAMES["nemesis"]
    seen = set()
    for number in range(40):
        table = game.deal(seats=4, seed=bytes([number] * SEED_BYTES), edition="standard", cards=cards)
        seen |= {name for kind in table.kind if (name := cards.name[kind]).startswith("Curator")}
    assert seen == {"Curator 1", "Curator 2"}, "it is dealt as the others are"
