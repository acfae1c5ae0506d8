"""What cards of one's own may say in Nemesis keeps every law."""

import pytest
from tests.games.nemesis.own_texts import BOXES, DOCUMENT, SORTS, box, sayable

from timescoop.games.nemesis import GAME
from timescoop.games.nemesis.phrases.proving import wrong_with
from timescoop.language import Reader
from timescoop.testkit import EVERYDAY, check_game


def test_every_type_of_card_has_many_things_to_say() -> None:
    assert min(len(sayable()[sort]) for sort in SORTS) > 50


@pytest.mark.parametrize("nth", range(BOXES - 10))
def test_every_law_holds_with_texts_of_ones_own(nth: int) -> None:
    figures = check_game(box(nth), 2 + nth % 3, nth, 90, edition="standard", shares=EVERYDAY)
    assert figures["decisions"] >= 80


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("Ongoing: when this Character moves, send one of your Slaves to this Location.", True),
        ("Ongoing: when this Character moves, you may send one of your Slaves to this Location.", False),
        ("Ongoing: when one of your Daleks moves, draw 1 card.", False),
    ],
)
def test_nem_amb_59_no_rule_sets_itself_off_without_end(text: str, wrong: bool) -> None:  # noqa: FBT001
    assert GAME.workshop is not None
    pool, words, _ = GAME.workshop.read(DOCUMENT)
    kind = next(kind for kind, row in enumerate(pool.rows) if row["type"] == "character")
    said = wrong_with(pool, kind, Reader(words).read(text))
    assert any("without end" in each for each in said) is wrong
