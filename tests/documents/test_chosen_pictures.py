"""Somebody may choose the picture of a card of their own: it is checked, printed back and carried to the face."""

from __future__ import annotations

import pytest

from timescoop.catalogue import GAMES
from timescoop.documents import BadDocument, compile_set, read_set, read_text
from timescoop.kernel import SEED_BYTES

CARDS = {
    "invasion": "{name: Guard, type: defender, copies: 3, strength: 4, picture: CHOSEN}",
    "nemesis": "{name: Guard, deck: dalek, type: instant, traits: [Nemesis, Instant], copies: 1, "
    "text: 'Play: draw 1 card.', picture: CHOSEN}",
    "ccg": "{title: Guard, type: Bang!, cost: 0, uniqueness: 0, text: '', picture: CHOSEN}",
}
EDITIONS = {"invasion": "classic", "nemesis": "standard", "ccg": "first"}


def written(game: str, chosen: str) -> str:
    card = CARDS[game].replace("CHOSEN", chosen)
    return f"set: Mine\ngame: {game}\nedition: {EDITIONS[game]}\ncards:\n  - {card}\n"


@pytest.mark.parametrize("game", CARDS)
def test_a_chosen_picture_comes_to_the_face(game: str) -> None:
    text = written(game, "pepperpot=red")
    read = read_set(read_text(text, "mine.yaml")[0], GAMES)
    _, cards, *_ = compile_set(read)
    table = GAMES[game].deal(seats=GAMES[game].editions[0].least, seed=bytes(SEED_BYTES), cards=cards)
    face = next(face for face in GAMES[game].faces(table) if face["name"] == "Guard")
    assert face.get("picture") == "pepperpot=red"
    assert all("picture" not in other for other in GAMES[game].faces(table) if other["name"] != "Guard")


@pytest.mark.parametrize("game", CARDS)
@pytest.mark.parametrize(("wrong", "near"), [("peperpot=red", "pepperpot=red"), ("red dalek", "pepperpot=red")])
def test_a_picture_that_does_not_exist_is_refused_with_the_nearest(game: str, wrong: str, near: str) -> None:
    with pytest.raises(BadDocument) as refused:
        compile_set(read_set(read_text(written(game, wrong), "mine.yaml")[0], GAMES))
    assert f"there is no picture {wrong!r}; did you mean {near!r}?" in str(refused.value)
