"""What every game's `why not` must keep: equal worlds hear equal reasons, and each question says what it asks for."""

import hashlib
from random import Random

from timescoop.kernel import QUESTION, Game, Sought
from timescoop.testkit.twins import twin_of
from timescoop.testkit.walks import Luck


def compare_twins(game: Game, *more: str, moves: int, every: int, edition: str | None = None) -> None:
    """Ask why not about every card, and a few words, in pairs of worlds that the seat can't tell apart."""
    dice, luck, compared = Random(9), Luck(9), 0
    for nth in range(2):
        table = game.deal(seats=2 + nth, seed=hashlib.sha256(b"twin %d" % nth).digest(), edition=edition)
        names = ["Ann", "Bob", "Cy"][: table.seats]
        said = [*sorted({face["name"] for face in game.faces(table)}), "done", "no", "pass", "2", *more, *names]
        for number in range(moves):
            seat = table.waiting()[0]
            if number % every == 0:
                twin = twin_of(table, seat, luck)
                for words in said:
                    assert game.why_not(table, seat, words, names) == game.why_not(twin, seat, words, names), words
                    compared += 1
            table.play(seat, dice.choice(table.options(seat)))
    assert compared > 2000


def compare_questions(room: str, sought: dict[str, Sought]) -> None:
    """Every question of a game says what it asks for, but for those of texts by hand; nothing else is listed."""
    asked = {key for key in QUESTION if key.startswith(f"{room}/")}
    assert asked - set(sought) - {f"{room}/text_by_hand"} == set()
    assert [key for key in sought if key not in QUESTION] == []
