"""Sets of cards: put into the card file of their edition, with every fault at the line where it was written."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from timescoop.catalogue import GAMES
from timescoop.documents import (
    BadDocument,
    card_document,
    compile_set,
    draft,
    is_set,
    read_cards,
    read_deck_file,
    read_set,
    read_text,
    set_name,
    set_text,
    whole_cards,
    write_text,
)
from timescoop.documents.making.field_names import field_meant
from timescoop.games.ccg import GAME as CCG
from timescoop.kernel import SEED_BYTES

GUARD = """\
game: invasion
edition: classic
name: Guard of Honour
type: defender
copies: 3
strength: 4
text: When this card is revealed in a conflict, take 2 Time Points.
"""
SET = """\
set: Our own
game: invasion
edition: classic
cards:
  - {name: Jamie, strength: 9}
  - {name: Guard of Honour, type: defender, copies: 1, strength: 4, instead_of: K-9}
"""


def made(text: str) -> tuple[dict[str, Any], Any]:
    full, cards, _, _ = compile_set(read_set(read_text(text, "mine.yaml")[0], GAMES))
    return full, cards


def faults(text: str) -> list[str]:
    with pytest.raises(BadDocument) as refused:
        made(text)
    return [str(fault) for fault in refused.value.faults]


def test_one_card_alone_is_a_set_and_comes_on_top_of_the_box() -> None:
    full, cards = made(GUARD)
    own, _ = made("set: Nothing\ngame: invasion\nedition: classic\ncards: []\n")
    assert full["cards"][-1]["name"] == "Guard of Honour"
    assert full["components"]["game_cards"] == own["components"]["game_cards"] + 3, "the sum of the box is right"
    assert cards.copies[cards.name.index("Guard of Honour")] == 3
    assert full["cards"][-1]["warrants"]["strength"] == "judged own"
    assert "Guard of Honour" in full["reasons"]["own"]


def test_a_card_of_a_known_name_is_corrected_and_the_rest_of_it_stays() -> None:
    full, cards = made(SET)
    jamie = next(row for row in full["cards"] if row["name"] == "Jamie")
    assert jamie["strength"] == 9
    assert jamie["copies"] >= 1
    assert jamie["warrants"]["strength"] == "judged own"
    assert jamie["warrants"]["name"] != "judged own", "what was not touched keeps its warrant"
    assert cards.strength[cards.name.index("Jamie")] == 9


def test_a_card_in_place_of_another_takes_its_copies() -> None:
    full, _ = made(SET)
    names = [row["name"] for row in full["cards"]]
    assert "Guard of Honour" in names
    before, _ = made("set: Nothing\ngame: invasion\nedition: classic\ncards: []\n")
    assert full["components"]["game_cards"] == before["components"]["game_cards"]
    some, _ = made(SET.replace("K-9", "Adric"))
    adric = [[row["copies"] for row in each["cards"] if row["name"] == "Adric"] for each in (before, some)]
    assert adric == [[3], [2]], "what it takes the place of keeps its other copies"
    assert faults(SET.replace("K-9", "K-90")) == [
        "mine.yaml:6: cards.1.instead_of: there is no card 'K-90' whose place it could take"
    ]


def test_a_deck_of_nemesis_keeps_its_size() -> None:
    full, cards = made(
        "game: nemesis\nname: Dome\ndeck: dalek\ntype: constant\ntraits: [Nemesis]\ncopies: 2\n"
        'text: "Play: gain 1 Power."\n'
    )
    assert sum(row["copies"] for row in full["cards"] if row["deck"] == "dalek") == full["decks"]["core"]
    assert cards.copies[cards.name.index("Dome")] == 2


def test_faults_are_told_at_the_lines_of_the_set() -> None:
    found = faults(GUARD.replace("defender", "defendr").replace("take 2 Time", "take 2 Tyme"))
    assert found[0].startswith("mine.yaml:4: type: there is no type of card 'defendr'; did you mean 'defender'?")
    text = faults(GUARD.replace("take 2 Time", "take 2 Tyme"))
    assert text[0].startswith("mine.yaml:7: text: column 50: 'Tyme' is not understood")
    assert "say it as 'take 2 Time Points'" in text[0]


NO_SETS = (
    "game: chess\ntype: x\n",
    "game: invasion\nedition: 1066\ntype: x\n",
    "set: x\ngame: invasion\ncards: 3\n",
    "set: x\ngame: invasion\ncards: [3]\n",
    "set: x\ngame: invasion\ncards: []\ncrads: []\n",
)


@pytest.mark.parametrize("text", NO_SETS)
def test_what_is_no_set_is_refused(text: str) -> None:
    assert faults(text)


def test_wherever_a_card_file_is_taken_a_set_is_taken_too() -> None:
    document = read_text(SET)[0]
    assert is_set(document.value)
    game, edition, cards = read_cards(document, GAMES)
    assert (game.key, edition) == ("invasion", "classic")
    _, _, full, _ = whole_cards(document, GAMES)
    again = read_text(set_text(full))[0]
    assert not is_set(again.value)
    _, _, same = read_cards(again, GAMES)
    assert same.name == cards.name, "a table is dealt from the whole file that came of it"


def test_a_game_with_a_set_can_be_played() -> None:
    _, cards = made(GUARD)
    table = GAMES["invasion"].deal(seats=3, seed=bytes(SEED_BYTES), edition="classic", cards=cards)
    kind = cards.name.index("Guard of Honour")
    assert sum(1 for each in table.kind if each == kind) == 3


PLAIN_ALLY = """\
{game: ccg, title: Plain Guard, type: Ally, cost: 2, uniqueness: 1, species: [Human], nativity: [], traits: {},
 brains: 5, brawn: 6, bravery: 8}
"""
PLAIN_MINION = """\
{game: nemesis, name: Plain Guard, type: character, deck: dalek, copies: 1, strength: 3,
 traits: [Nemesis, Minion, Dalek], instead_of: Dalek Patrol}
"""
PLAIN_DEFENDER = "{game: invasion, edition: classic, name: Plain Guard, type: defender, copies: 1, strength: 4}"


@pytest.mark.parametrize(
    "text", [PLAIN_DEFENDER, PLAIN_MINION, PLAIN_ALLY, PLAIN_ALLY.replace("brains", "text: null, brains")]
)
def test_a_card_may_say_nothing(text: str) -> None:
    full, cards = made(text)
    assert not full["cards"][-1].get("text")
    assert "Plain Guard" in cards.name


@pytest.mark.parametrize("title", ["Our own", 'Ada\'s "best" \\ Ünïts'])
def test_a_match_reads_the_name_of_its_set_in_the_card_file_that_it_stores(title: str) -> None:
    reason = {"reasons": {"own": f"A card of the set {title!r}; its author judged so."}}  # as matches are stored
    assert set_name(set_text(reason)) == title


def test_a_match_with_a_set_says_its_name_and_one_without_says_none() -> None:
    assert set_name(set_text(made(SET)[0])) == "Our own"
    assert set_name(None) == set_name(set_text(card_document(GAMES["invasion"], "classic").value)) == ""
    assert set_name('"A card of the set Ours; its author judged so."') == "", "written by hand"


def test_a_draft_shows_the_card_and_reads_its_text_back() -> None:
    found = draft(read_text(GUARD, "mine.yaml")[0], GAMES)
    (card,) = found.cards
    assert found.well
    assert card.face is not None
    assert (card.face["name"], card.face["value"]) == ("Guard of Honour", 4)
    assert card.written == "When this card is revealed in a conflict, take 2 Time Points."
    assert card.tree[0].depth == 0
    assert card.faults == ()


def test_a_draft_whose_text_cannot_be_read_is_drawn_all_the_same() -> None:
    found = draft(read_text(GUARD.replace("take 2", "snatch 2"), "mine.yaml")[0], GAMES)
    (card,) = found.cards
    assert not found.well
    assert card.face is not None
    assert card.face["text"] == "When this card is revealed in a conflict, snatch 2 Time Points."
    assert [fault.line for fault in card.faults] == [7]
    assert card.written == ""


def test_a_draft_with_worse_faults_says_what_is_wrong_with_each_card() -> None:
    text = SET + "  - {name: Broken, type: defender, copies: many, strength: 2}\n"
    found = draft(read_text(text, "mine.yaml")[0], GAMES)
    assert [len(card.faults) for card in found.cards] == [0, 0, 1]
    assert [card.face is not None for card in found.cards] == [True, True, False]


@pytest.mark.parametrize("fault", [{"text": "Frobnicate it."}, {"text": "Frobnicate it.", "nonsense": 3}])
@pytest.mark.parametrize(
    "edition", [(game.key, each.key) for game in GAMES.values() if game.workshop for each in game.editions]
)
def test_a_card_is_read_although_another_of_its_set_is_wrong(edition: tuple[str, str], fault: dict[str, Any]) -> None:
    game = GAMES[edition[0]]
    row = next(each for each in card_document(game, edition[1]).value["cards"] if each.get("text"))
    row = {key: value for key, value in row.items() if key not in ("warrants", "clause")}
    key = next(key for key in ("name", "title") if key in row)
    cards = [row | {key: "Odd one"} | fault, row | {key: "Fine one"}]
    text = write_text({"set": "x", "game": game.key, "edition": edition[1], "cards": cards})
    odd, fine = draft(read_text(text)[0], GAMES).cards
    assert odd.faults
    assert odd.written == ""
    assert (odd.face is not None) == ("nonsense" not in fault)
    assert fine.faults == ()
    assert fine.face is not None
    assert fine.face["text"] == fine.written == row["text"]
    assert fine.tree


def test_the_examples_of_the_guide_are_true() -> None:
    guide = (Path(__file__).resolve().parents[2] / "docs" / "guides" / "making.md").read_text("utf-8")
    card, several, nemesis, deck = re.findall(r"^```yaml\n(.*?)^```", guide, re.DOTALL | re.MULTILINE)
    assert made(card)[1].name[-1] == "Guard of Honour"
    assert "Time Loan" in made(several)[1].name
    with pytest.raises(BadDocument) as refused:
        made(nemesis)
    missing = ("4 Locations", "needs 2 sides", "cards, not 27", "cards, not 5")
    told = [str(fault) for fault in refused.value.faults]
    assert all(any(each in fault for fault in told) for each in missing), "the example says that there is more"
    assert all(any(each in fault for each in missing) for fault in told), told
    (plain,) = re.findall(r"^```text\n(.*?)^```", guide, re.DOTALL | re.MULTILINE)
    for text in (deck, plain):
        found = read_deck_file(text, "guide", {"ccg": CCG})
        assert found.deck.name == "Tombs of Telos"
        assert not any("there is no" in str(fault) for fault in found.faults)
        assert any("CCG-DECK-04" in str(fault) for fault in found.faults), "it is too small to be played with"


LIKE_A_STRANGER = """\
game: nemesis
Title: Dome
deck: dalek
Type: Constants
Trait: [Nemesis]
Qty: 2
Rules: "Play: gain 1 Power."
"""


def test_fields_and_types_may_be_named_as_authors_do() -> None:
    full, cards = made(LIKE_A_STRANGER)
    assert cards.copies[cards.name.index("Dome")] == 2
    (row,) = [row for row in full["cards"] if row["name"] == "Dome"]
    assert row["type"] == "constant"
    assert row["traits"] == ["Nemesis"]
    found = faults(LIKE_A_STRANGER.replace("Qty: 2", "Qty: 99"))
    assert any(each.startswith("mine.yaml:6: copies:") for each in found), "at the line of the field as it was called"


def test_a_field_that_stands_there_already_is_not_written_over() -> None:
    found = faults(LIKE_A_STRANGER + "name: Other\n")
    assert any("there is no field of a constant 'Title'" in each for each in found)


def test_a_field_that_could_be_two_is_none_of_them() -> None:
    assert field_meant("vp", ["victory_points", "void_powers"]) == "vp"
    assert field_meant("vp", ["victory_points", "time_points"]) == "victory_points"


@pytest.mark.parametrize(
    ("card", "fields"),
    [
        ("game: nemesis\nname: Zap\ntype: moment\ndeck: dalek\ntraits: [Nemesiss]\ncopies: 99\ntext: Play gold.\n",
         ["traits", "copies", "text"]),
        ("game: ccg\ntitle: Zap\ntype: Bang!\ncost: 3\nuniqueness: x\ntext: Frobnicate it.\n",
         ["cost", "uniqueness", "text"]),
        ("game: invasion\nname: Zap\ntype: defender\nstrength: x\ncopies: 2\ntext: Frobnicate it.\n",
         ["strength", "text"]),
    ],
)  # fmt: skip
def test_all_that_is_wrong_with_a_card_is_told_at_once(card: str, fields: list[str]) -> None:
    found = " ".join(faults(card))
    assert all(f" {field}: " in found for field in fields), found


def test_all_that_is_wrong_with_a_set_is_told_at_once() -> None:
    assert len(faults("set: x\ngame: invasion\ncards: [3, 4]\ncrads: []\ndecks: 7\n")) == 4
