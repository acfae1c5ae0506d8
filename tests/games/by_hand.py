"""Tables with cards played by hand, for tests: card files that nobody can read, and answers by their words."""

from typing import Any

from timescoop.documents import card_document
from timescoop.kernel import FACT, Game, Table
from timescoop.testkit import Shares
from timescoop.wording import Teller, place_names, plain, texts_of

UNREADABLE = "Everyone hums the tune, and then something happens to somebody."
CLOSELY = Shares(copies=0.1, worlds=0.06, answers=0.12, words=0.15, ends=0.01, turn=900)


def written(game: Game, edition: str, *names: str, **fields: Any) -> Any:
    """The card file of an edition in which some cards have a text that nobody can read, and further fields."""
    found = card_document(game, edition).value
    for row in found["cards"]:
        if row.get("name", row.get("title")) in names:
            row |= {"text": UNREADABLE, **fields}
            row["warrants"]["text"] = "judged own"
    return found | {"reasons": {**found.get("reasons", {}), "own": "written for a test"}}


def offered(game: Game, table: Table, names: list[str], seat: int | None = None) -> list[str]:
    """The words of what a seat may answer; of the one that is asked, if it is not said which."""
    who = table.waiting()[0] if seat is None else seat
    return [game.words(table, who, option, names) for option in table.options(who)]


def say(game: Game, table: Table, names: list[str], *answers: str) -> None:
    """Answers in words, each of the seat that is asked; the game's invariants hold after each."""
    for words in answers:
        there, seat = offered(game, table, names), table.waiting()[0]
        assert words in there, f"{words!r} is none of {there}"
        table.play(seat, table.options(seat)[there.index(words)])
        assert game.problems(table) == []


def told(game: Game, table: Table, names: list[str], seat: int) -> list[str]:
    """What a seat reads of all that has happened."""
    faces = game.faces(table)
    teller = Teller(texts_of(game.room), names, seat, faces, place_names(game.view(table, seat), faces))
    return [plain(teller.fact(FACT[what], who, args, kinds)) for what, who, args, kinds in table.told(seat)]
