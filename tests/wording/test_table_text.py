"""A table in lines of text: every word of it can be translated, and what lies on, under and beside what is told."""

import gettext
import re
from collections.abc import Iterator
from typing import Any, cast

import pytest
from tests.cli.test_sight import NAMES, moments

from timescoop.catalogue import GAMES
from timescoop.cli.screen.sight import sight
from timescoop.documents import read_position, read_text
from timescoop.documents.proving.worlds import World
from timescoop.kernel import CardView, Stage, Table
from timescoop.wording import TableText, TextLine, indented, plain, spoken_in, texts
from timescoop.wording.text_lines import filled

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
MARKED = str.maketrans(PLAIN, "ȧƀċḋḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁĊḊḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ")
BETWEEN = re.compile(r"(\{[^{}]*\})")
PLAYED = [("invasion", "classic", 29), ("nemesis", "standard", 97), ("ccg", "first", 211)]


def marked(sentence: str) -> str:
    return "".join(part if nth % 2 else part.translate(MARKED) for nth, part in enumerate(BETWEEN.split(sentence)))


class Marked(gettext.NullTranslations):
    """A catalogue in which every letter bears a mark."""

    def gettext(self, message: str) -> str:
        return marked(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return marked(msgid1 if n == 1 else msgid2)


def marked_labels(written: Any) -> Any:
    """A game's labels in that language. Its sentences have forms within their slots, and are tested with the pages."""
    if isinstance(written, dict):
        return {key: marked_labels(each) for key, each in written.items()}
    return [marked(each) for each in written] if isinstance(written, list) else marked(written)


@pytest.fixture
def in_marks(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    written = texts.written_in
    monkeypatch.setattr(
        texts, "written_in", lambda room, _tongue: {"labels": marked_labels(written(room, "en")["labels"])}
    )
    texts.texts_in.cache_clear()
    with spoken_in(("en-XA", Marked())):
        yield
    texts.texts_in.cache_clear()


def english_of(told: TableText) -> Iterator[str]:
    """What stays in English in every language: names, what cards say, and what a game says of requirements."""
    yield from told.names
    for face in told.faces:
        yield from (face["name"], face["text"], *face.get("lines", ()))
    for seat in told.view["seats"]:
        yield from (word for note in seat.get("notes", ()) for word in note["words"])
    yield from re.findall(r"'words': [\"'](.*?)[\"'],", repr(told.view))


def lines_of(told: TableText) -> list[TextLine]:
    """All that is told but for sentences of the game's own and the options, which are words of the notation."""
    over = told.result() if told.view["over"] else ()
    return [line for line in [*told.table(), *told.hand(), *over] if line.sort != "notice"]


@pytest.mark.parametrize(("game", "edition", "every"), PLAYED)
def test_every_choice_may_be_typed_as_it_is_listed(game: str, edition: str, every: int) -> None:
    outcomes = 0
    for table in moments(game, edition, 2, 3, every):
        for seat in (0, 1):
            told = sight(GAMES[game], table, seat, NAMES[:2])
            for option, line in zip(told.options, told.shown(), strict=True):
                assert told.meant(line) == [option]
                if outcome := told.outcome(option):
                    outcomes += 1
                    assert option in told.meant(f"{told.options[option]}: {outcome}")
    assert outcomes or game != "invasion"


@pytest.mark.usefixtures("in_marks")
@pytest.mark.parametrize(("game", "edition", "every"), PLAYED)
def test_every_word_of_a_table_can_be_translated(game: str, edition: str, every: int) -> None:
    for table in moments(game, edition, 2, 3, every):
        for seat in (0, 2):
            told = sight(GAMES[game], table, seat, NAMES[:2])
            names = sorted(set(english_of(told)) - {""}, key=len, reverse=True)
            own = re.compile("|".join(map(re.escape, names)))
            for line in indented(lines_of(told)):
                assert not re.search("[a-zA-Z]{2,}", own.sub("", line)), line


@pytest.mark.parametrize(("game", "edition", "every"), PLAYED)
def test_what_is_in_a_line_is_in_its_parts_with_the_kinds_of_cards(game: str, edition: str, every: int) -> None:
    for table in moments(game, edition, 2, 3, every):
        told = sight(GAMES[game], table, 0, NAMES[:2])
        for line in [*lines_of(told), *told.choices()]:
            assert plain(line.body) in line.text
            for part in (*line.head, *line.body):
                if part.sort == "card" and part.which >= 0:
                    assert told.faces[part.which]["name"] in part.text
        assert [line.option for line in told.question() if line.sort == "option"] == table.options(0)


def card(kind: int, ident: int, **more: Any) -> CardView:
    shown: Any = {"id": ident, "kind": kind, "up": True, "options": [], "tags": [], **more}
    return cast("CardView", shown)


@pytest.fixture
def told() -> TableText:
    game = GAMES["invasion"]
    table = game.deal(seats=2, seed=bytes(32), edition="classic")
    return sight(game, table, 0, NAMES[:2])


def kind_of(told: TableText, name: str) -> int:
    return next(kind for kind, face in enumerate(told.faces) if face["name"] == name)


def test_equal_cards_are_counted_where_the_first_of_them_lies(told: TableText) -> None:
    daleks, jamie = kind_of(told, "Daleks"), kind_of(told, "Jamie")
    row = [card(-1, 1), card(daleks, 2), card(-1, 3), card(jamie, 4), card(daleks, 5), card(daleks, 6, up=False)]
    assert plain(told.cards(row)) == "2 face-down cards, 2 × Daleks 5, Jamie 3, Daleks 5 (face-down)"
    assert plain(told.cards([card(-1, 1)])) == "a face-down card"


def test_names_that_come_several_times_are_counted_where_they_are_listed(told: TableText) -> None:
    names = ["Harvest of Minds", "Exterminate!", "Harvest of Minds"]
    seat: Any = {"notes": [{"key": "waits", "words": names}]}
    assert list(told.plays(seat)) == ["Waits: 2 × Harvest of Minds and Exterminate!"]
    assert told.teller.plainly("words", names, "") == "2 × Harvest of Minds and Exterminate!"


def test_a_card_is_told_with_what_lies_on_it_and_under_it_once(told: TableText) -> None:
    daleks, jamie = kind_of(told, "Daleks"), kind_of(told, "Jamie")
    row = [
        card(daleks, 1, under=[card(-1, 2), card(-1, 3)]),
        card(jamie, 4, on=1, tags=["attached", "picked"]),
        card(-1, 5, on=1),
    ]
    whole = "Daleks 5 (under it: 2 face-down cards) with Jamie 3 (chosen) and a face-down card"
    assert plain(told.cards(row)) == whole


def test_a_card_on_one_that_lies_elsewhere_says_on_which(told: TableText) -> None:
    place = told.view["seats"][0]["zones"][-1]["places"][0]["card"]  # type: ignore[index] # a line of places
    upon = card(kind_of(told, "Jamie"), 99, on=place["id"], tags=["attached"])
    assert plain(told.cards([upon])) == f"Jamie 3 (on {told.faces[place['kind']]['name']})"


def test_a_card_is_read_aloud_with_all_that_is_shown_of_it(told: TableText) -> None:
    jamie = kind_of(told, "Jamie")
    assert told.aloud(card(jamie, 1, now=4, up=False, tags=["picked"])) == "Jamie, Defender, 4, chosen, face-down."
    assert told.aloud(card(jamie, 1, up=False), held=True) == "Jamie, Defender, 3."
    assert told.aloud(card(-1, 1, up=False)) == "A face-down card."


def test_a_line_of_a_place_that_is_used_up_says_so() -> None:
    game = GAMES["nemesis"]
    table: Table = game.deal(seats=2, seed=bytes(32), edition="standard")
    made = sight(game, table, 0, NAMES[:2])
    kind = next(kind for kind, face in enumerate(made.faces) if len(face.get("lines", ())) > 1)
    first, second, *_ = made.faces[kind]["lines"]
    place: Any = {
        "spot": [0, 0], "number": 0, "card": card(kind, 1), "zones": [], "counters": [], "options": [], "used": [0],
    }  # fmt: skip
    assert f": {first} (done); {second}" in made.place(place).text


STAGE: Stage = {
    "key": "conflict", "place": -1, "attacker": 1, "owner": 0, "sums": {"attack": 5, "defence": 2},
    "lines": [
        {"side": "attack", "label": "card", "value": 5, "kind": 0},
        {"side": "attack", "label": "face-down", "value": 0, "kind": -1},
        {"side": "defence", "label": "idle", "value": 0, "kind": 0},
        {"side": "defence", "label": "boost", "value": 2, "kind": -1},
    ],
}  # fmt: skip


def test_a_conflict_tells_whose_each_side_is_and_why_a_card_adds_nothing(told: TableText) -> None:
    told.view["stage"] = STAGE
    name = told.faces[0]["name"]
    assert list(indented(told.stage())) == [
        "Conflict: Attack 5, Defence 2.",
        f"  Attack by Tom: {name} 5, a face-down card.",
        f"  Defence by Elisabeth: {name} 0 (adds no strength), Strength paid for 2.",
    ]


def test_the_sides_of_a_ledger_say_who_is_ahead_who_is_out_and_what_was_rolled(told: TableText) -> None:
    ledger: Stage = {
        "key": "conflict", "place": -1, "attacker": 1, "layout": "ledger", "sums": {"a": 6, "b": 6}, "lines": [],
        "whose": {"a": 0, "b": 1, "c": -1}, "dice": {"a": 3, "b": 1, "c": 2}, "best": ["a", "b"],
    }  # fmt: skip
    told.view["stage"] = ledger
    assert list(indented(told.stage())) == [
        "Conflict: You 6, Tom 6.",
        "  You (tied): a die of 3.",
        "  Tom (tied): a die of 1.",
        "  C (out of it): a die of 2.",
    ]
    told.view["stage"] = {**ledger, "best": ["b"]}
    assert "  Tom (the winner): a die of 1." in list(indented(told.stage()))


def test_the_readers_own_side_is_told_last(told: TableText) -> None:
    assert [plain(line.head) for line in told.table() if line.sort == "seat"] == ["Tom", "Elisabeth, you"]


def test_a_game_may_tell_its_scores_without_their_lines(told: TableText) -> None:
    told.view.update({"over": True, "winners": [1], "scores": [3, 8], "score_lines": [], "reason": "limit"})
    assert list(indented(told.choices())) == [
        "The game is over.",
        "Too many turns.",
        "Won by Tom.",
        "Elisabeth: 3.",
        "Tom: 8, winner.",
    ]


PASSED = """
game: invasion
edition: classic
turn: Ada
players:
  Ada: {hand: [Jamie, Jamie], locations: [Gallifrey]}
  Bo: {hand: [Daleks], locations: [UNIT Headquarters]}
"""


def test_nobody_is_told_what_another_seat_holds() -> None:
    (document,) = read_text(PASSED)
    made = World(read_position(document, GAMES))
    hands = ["\n".join(indented(lines_of(sight(made.game, made.table, seat, made.names)))) for seat in range(3)]
    assert ["Jamie" in hand for hand in hands] == [True, False, False]
    assert ["Daleks" in hand for hand in hands] == [False, True, False]
    assert hands[0].count("Jamie") == hands[1].count("Daleks") == 1, "one's own hand is told once"


def test_a_sentence_keeps_the_parts_that_fill_it() -> None:
    parts = filled("{n} × {card}", n="2", card=[*filled("a {thing}", thing="b")])
    assert plain(parts) == "2 × a b"
    with pytest.raises(KeyError):
        filled("{missing}")
