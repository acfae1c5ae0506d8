"""CCG-SETUP-05: a text that says that its card is played in Set-Up says its field `setup` once more."""

import pytest
from tests.printed.measuring import Table

from timescoop.language import UnreadableText, text_of


def read(text: str, **fields: object) -> str:
    """A text on an Ally with some fields, as strict text."""
    card = {"title": "Zolgar", "type": "Ally", **fields}
    return text_of(Table("ccg").reader({"edition": "first", "card": card})(text))


@pytest.mark.parametrize(
    "said", ["Plays during Set-Up.", "Zolgar may be played in Set-Up.", "This Ally is played during the Set-Up."]
)
def test_ccg_setup_05_the_set_up_is_said_once_more(said: str) -> None:
    assert read(f"{said} When your turn starts, draw 1 card.", setup=True) == "When your turn starts, draw 1 card."
    assert read(said, setup=True) == ""


@pytest.mark.parametrize("fields", [{"setup": False}, {"setup": None}])
def test_ccg_setup_05_a_card_that_lacks_setup_is_told_so(fields: dict[str, object]) -> None:
    with pytest.raises(UnreadableText, match="this one has no `setup`") as unread:
        read("Plays during Set-Up. When your turn starts, draw 1 card.", **fields)
    assert len(unread.value.faults) == 1
