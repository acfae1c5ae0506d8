"""Games that a person played to the end, kept as they were: the rules of today lead to the same end."""

from pathlib import Path

import pytest

from timescoop.catalogue import GAMES
from timescoop.documents import BadDocument, read_record, verify

PLAYED = sorted((Path(__file__).parent / "played").glob("*.txt"))


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.stem)
def test_a_game_that_was_played_still_ends_as_it_did(path: Path) -> None:
    text = path.read_text("utf-8")
    assert verify(read_record(text, path.name), GAMES).over()
    *given, last = text.rstrip().splitlines()
    with pytest.raises(BadDocument):  # an answer that nobody gave
        verify(read_record("\n".join([*given, last, last]), path.name), GAMES)
