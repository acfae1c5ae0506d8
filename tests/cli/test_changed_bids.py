"""`timescoop analyse` tells of the last bid of a poll, and of no other."""

from dataclasses import replace

from tests.hosting.pebbles import GAMES

from timescoop.cli.analysing import in_words
from timescoop.documents import record_answers


def test_a_bid_that_was_changed_while_the_poll_was_open_is_told_in_words() -> None:
    """Who has sealed an answer waits for nobody, and may still give another."""
    game = GAMES["pebbles"]
    table = game.deal(seats=2, seed=bytes(32))
    record = replace(record_answers(game, table, ["Ann", "Bo"], [(0, 1)]), edition="plain", seed=bytes(32))
    table.play(0, 1)
    assert in_words(record, game, table, 0, (3,)) == game.words(table, 0, 3, ["Ann", "Bo"])
