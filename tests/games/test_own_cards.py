"""What owners of a box write down about their own cards is told of every game's cards."""

import pytest

from timescoop.catalogue import GAMES
from timescoop.documents import card_document


@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_face_says_who_read_it_off_a_printed_card(key: str) -> None:
    game = GAMES[key]
    edition = game.editions[0]
    document = card_document(game, edition.key).value
    first, *others = document["cards"]
    row = {**first, "warrants": dict.fromkeys(first["warrants"], "mine Ada, 2026-11-01")}
    document = {**document, "cards": [row, *others]}
    table = game.deal(seats=edition.least, seed=bytes(32), cards=game.compile_cards(document))

    told = [face["how"] for face in game.faces(table)]

    said = ["mine: read off the printed card by Ada, 2026-11-01"]
    assert dict.fromkeys(row["warrants"], said) in told
