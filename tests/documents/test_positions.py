"""Positions: what is written is read again, what is left out is filled in, and what cannot be is refused."""

from collections.abc import Iterator
from typing import Any

import pytest

from timescoop.catalogue import GAMES
from timescoop.documents import BadDocument, Position, on_offer, read_position, read_text, write_position
from timescoop.kernel import FACT, SEED_BYTES, Table, cheap, mix

GAME = GAMES["invasion"]
NAMES = ["Elisabeth", "Tom", "Nicholas", "Sylvester"]
UNSEEN = ("id", "number")  # numbers of sleeves and places: a position numbers them anew


def read(text: str) -> Position:
    (document,) = read_text(f"game: invasion\n{text}", "x.yaml")
    return read_position(document, GAMES)


def tables(edition: str, seats: int, seed: int) -> Iterator[Table]:
    """The moments at rest of a random game, every ninth of them."""
    table = GAME.deal(seats=seats, seed=seed.to_bytes(SEED_BYTES, "big"), edition=edition)
    luck = mix(seed)
    count = 0
    while not table.over():
        seat = table.waiting()[0]
        offered = table.options(seat)
        luck = cheap(luck)
        table.play(seat, offered[(luck >> 8) % len(offered)])
        if "midway" not in GAME.write(table, NAMES[:seats]):
            count += 1
            if count % 9 == 0 or table.over():
                yield table


def seen(value: Any) -> Any:
    """A view without numbers that mean nothing, and Reserves in one order."""
    if isinstance(value, dict):
        out = {key: seen(part) for key, part in value.items() if key not in UNSEEN}
        if value.get("key") == "reserve":
            out["cards"] = sorted(out["cards"], key=repr)
        return out
    return [seen(part) for part in value] if isinstance(value, list) else value


@pytest.mark.parametrize("edition", ["classic", "2012"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_position_holds_all_that_anybody_sees_and_may_answer(edition: str, seats: int) -> None:
    names = NAMES[:seats]
    count = 0
    for table in tables(edition, seats, seats):
        text = write_position(GAME, table, names)
        found = read_position(read_text(text)[0], GAMES)
        assert found.names == names
        assert write_position(GAME, found.table, names) == text
        assert GAME.problems(found.table) == []
        for seat in range(seats + 1):
            ours, theirs = seen(GAME.view(table, seat)), seen(GAME.view(found.table, seat))
            for part in ("reason", "score_lines") if table.over() else ():
                del ours[part], theirs[part]
            assert theirs == ours
            if seat < seats:
                assert on_offer(GAME, found.table, seat, names) == on_offer(GAME, table, seat, names)
        count += 1
    assert count > 5


def test_what_is_left_out_is_filled_in_by_the_seed() -> None:
    text = "players: {Ann: {hand: 5}, Bob: {hand: [Jamie, '?']}}\n"
    one, same, other = read(text), read(text), read(f"seed: 1\n{text}")
    written = [GAME.write(position.table, position.names) for position in (one, same, other)]
    assert written[0] == written[1] != written[2]
    assert [len(written[2]["players"][name]["hand"]) for name in ("Ann", "Bob")] == [5, 2]
    assert "Jamie" in written[2]["players"]["Bob"]["hand"]
    assert sum(len(cards) for cards in one.table.zones) == 124 + 4
    assert written[0]["supply"] == 30
    assert written[0]["end_card"] == {"beneath": 20}


def test_inv_setup_08_the_end_card_lies_above_some_cards_and_beneath_others() -> None:
    """`beneath` counts the cards under the end card, `above` those on it; the older `under` is read with a warning."""
    players = "players: {A: {hand: 5}, B: {hand: 5}, C: {hand: 5}}\n"
    size = len(GAME.write(read(players).table, ["A", "B", "C"])["deck"])
    for said, beneath in (("{beneath: 7}", 7), ("{above: 4}", size - 4)):
        assert GAME.write(read(f"end_card: {said}\n{players}").table, ["A", "B", "C"])["end_card"] == {
            "beneath": beneath
        }
    with pytest.warns(FutureWarning, match="write `beneath: 7` for `under: 7`"):
        assert GAME.write(read(f"end_card: {{under: 7}}\n{players}").table, ["A", "B", "C"])["end_card"] == {
            "beneath": 7
        }
    for said in ("{above: 4, beneath: 2}", "{above: 0}", "{below: 3}"):
        with pytest.raises(BadDocument, match="end_card"):
            read(f"end_card: {said}\n{players}")


def test_a_deck_with_a_number_leaves_the_rest_on_the_discard_pile() -> None:
    position = read("deck: 3\ndiscard: [Jamie]\nplayers: {A: {hand: 2}, B: , C: }\n")
    written = GAME.write(position.table, position.names)
    assert len(written["deck"]) == 3
    assert written["discard"][-1] == "Jamie"
    assert len(written["discard"]) == 127 - 3 - 2
    assert written["end_card"] == "revealed"


def test_the_deck_is_named_from_the_top() -> None:
    position = read("deck: [Daleks, Romana]\nturn: A\nplayers: {A: {hand: 3, time_points: 10}, B: , C: }\n")
    table = position.table
    table.kept = []
    for words in ("buy", "2"):
        table.play(0, {said: option for option, said in on_offer(GAME, table, 0, position.names)}[words])
    assert {"Daleks", "Romana"} <= set(GAME.write(table, position.names)["players"]["A"]["hand"])
    (drawn,) = [cards for what, _, _, cards, _ in table.kept or [] if FACT[what] == "invasion/drew_bought"]
    assert [GAME.faces(table)[kind]["name"] for kind in drawn] == ["Daleks", "Romana"]


def test_numbers_of_sleeves_tell_nothing_of_what_is_inside() -> None:
    """Two worlds that differ in one hidden card number all sleeves alike."""
    text = "players: {{A: {{hand: 3}}, B: {{locations: [{{name: ITAR, defenders: [{0}]}}]}}, C: }}\n"
    one, other = read(text.format("Jamie")).table, read(text.format("Leela")).table
    assert one.zones == other.zones
    assert one.asked == other.asked


def test_who_knows_what_is_written_and_read() -> None:
    text = """players: {A: {hand: [Jamie, Leela, Ace]}, B: {hand: [Ian], reserve: [K-9]}, C: }
known:
  B: {A: {hand: [Jamie]}}
  everybody: {B: {hand: [Ian]}}
  C: {B: {reserve: [K-9]}}
"""
    position = read(text)
    written = GAME.write(position.table, position.names)
    assert written["known"] == {
        "B": {"A": {"hand": ["Jamie"]}}, "everybody": {"B": {"hand": ["Ian"]}}, "C": {"B": {"reserve": ["K-9"]}},
    }  # fmt: skip
    again = read_position(read_text(write_position(GAME, position.table, position.names))[0], GAMES)
    assert GAME.write(again.table, position.names) == written
    hand_of_a = GAME.view(position.table, 1)["seats"][0]["zones"][0]["cards"]
    assert [card["kind"] >= 0 for card in hand_of_a] == [True, False, False]


def test_what_lies_face_down_is_known_to_be_of_its_type() -> None:
    """INV-STATE-06: in every table that a seat imagines, face-down Enemies are Enemies that may lie together."""
    lines = "[{name: ITAR, attack: {by: B, enemies: [Yetis, Ogrons]}}], [{name: Telos, defenders: [Ian, Ace]}]"
    attacked, defended = lines.split(", [{name: Telos")
    position = read(
        f"players: {{A: {{locations: {attacked}}}, B: {{hand: 5}}, C: {{locations: [{{name: Telos{defended}}}}}"
    )
    for luck in range(20):
        for seat in range(4):
            assert GAME.problems(GAME.imagine(position.table, seat, luck)) == []


def test_an_attack_may_lie_in_part_face_up_and_may_not_have_fought_yet() -> None:
    text = """players:
  A: {locations: [{name: ITAR, attack: {by: B, enemies: [Omega, Ogrons], face: [up, down], fought: false}}]}
  B:
  C:
"""
    position = read(text)
    attack = GAME.write(position.table, position.names)["players"]["A"]["locations"][0]["attack"]
    assert attack == {"by": "B", "enemies": ["Omega", "Ogrons"], "face": ["up", "down"], "fought": False}


def test_a_game_that_is_over_can_be_a_position() -> None:
    position = read("over: true\nwinners: [B]\nscores: {A: 1, B: 7, C: 3}\nplayers: {A: , B: , C: }\n")
    assert position.table.over()
    assert GAME.scores(position.table) == [1, 7, 3]
    assert position.table.waiting() == []


def test_in_the_middle_of_something_no_position_can_be_read() -> None:
    """INV-TURN-05: a table that asks for more than an action is written as it stands, and refused."""
    position = read("turn: A\nplayers: {A: {hand: [Jamie, Ace, Ian, Karn]}, B: , C: }\n")
    option = next(o for o, said in on_offer(GAME, position.table, 0, position.names) if said.startswith("defend"))
    position.table.play(0, option)
    text = write_position(GAME, position.table, position.names)
    assert "midway: invasion/defend" in text
    with pytest.raises(BadDocument, match="in the middle of something"):
        read_position(read_text(text)[0], GAMES)


LINE = "players: {{A: {{locations: [{0}]}}, B: {{hand: 2}}, C: }}"


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("turns: 3\nplayers: {A: , B: }", 2, "there is no 'turns' here"),
        ("players: {A: }", 2, "classic is for 2 to 4 players"),
        ("players: [A, B]", 2, "the players are expected here"),
        ("edition: 2013\nplayers: {A: , B: }", 2, "there is no edition '2013', only classic, 2012"),
        ("options: {unit_limit: 1}\nplayers: {A: , B: }", 2, "there is no 'unit_limit' here"),
        ("options: {tp_shortage: never}\nplayers: {A: , B: }", 2, "location_only or all is expected"),
        ("turn: C\nplayers: {A: , B: }", 2, "nobody is called 'C'; the players are A, B"),
        ("phase: late\nplayers: {A: , B: }", 2, "there is no phase 'late', only actions, end-game"),
        ("phase: end-game\nend_card: {beneath: 3}\nplayers: {A: , B: }", 3, "the end card is already revealed"),
        ("end_card: {beneath: 21}\nplayers: {A: , B: }", 2, "a number from 0 to 20 is expected"),
        ("seed: x\nplayers: {A: , B: }", 2, "64 hexadecimal digits"),
        ("deck: 128\nplayers: {A: , B: }", 2, "there are only 124 cards left"),
        (
            "deck: 4\nend_card: {beneath: 4}\nplayers: {A: , B: }",
            3,
            "the deck has 4 cards, so 4 beneath the end card cannot be",
        ),
        ("deck: [Dalek]\nplayers: {A: , B: }", 2, "there is no card 'Dalek'; perhaps 'Daleks'"),
        ("deck: [Gallifrey]\nplayers: {A: , B: }", 2, "'Gallifrey' is a starting location"),
        ("deck: [Davros]\nplayers: {A: , B: }", 2, "left out with two seats"),
        ("deck: [Davros]\nplayers: {A: {hand: [Davros]}, B: , C: }", 2, "the box has one, and it lies elsewhere"),
        ("discard: [Kamelion]\nplayers: {A: , B: }", 2, "left out with two seats (INV-2P-01)"),
        ("players:\n  A: {hand: [Leela, Leela]}\n  B: {hand: [Leela, Leela]}", 4, "all "),
        ("supply: 31\nplayers: {A: , B: }", 2, "30 Time Points are left over"),
        ("players: {A: {time_points: 16}, B: {time_points: 15}}", 2, "together have 31 Time Points, and there are 30"),
        ("players: {A: {time_points: x}, B: }", 2, "a number from 0 to 30 is expected"),
        ("players: {A: {tardis_counters: 4}, B: }", 2, "5 are spare, because 0 of 5 are in play"),
        ("players: {A: {dalek_counters: 4}, B: }", 2, "5 are spare"),
        ("players: {A: {reserve: [Ian, Ace, Karn]}, B: }", 2, "this Reserve holds 2 cards, not 3"),
        ("players: {A: {permanents: [Bessie]}, B: }", 2, "only a card that stays in the Reserve lies there face up"),
        ("players: {A: {hand: [Ian], picked_up: [Ace]}, B: }", 2, "'Ace' is not in the hand"),
        ("known: {A: {B: {hand: [Ian]}}}\nplayers: {A: , B: {hand: [Ace]}}", 2, "no other Ian lies in that hand"),
        ("over: true\nplayers: {A: , B: }", 2, "a game that is over has `winners` and the `scores`"),
        (LINE.format("{nome: ITAR}"), 2, "there is no 'nome' here"),
        (LINE.format("{tardis: true}"), 2, "`name` is missing"),
        (LINE.format("Jamie"), 2, "'Jamie' is a defender; a location or starting location is expected here"),
        (LINE.format("ITAR, Gallifrey"), 2, "a starting Location is the first of its line"),
        (LINE.format("{name: ITAR, defenders: [Adric, Adric]}"), 2, "two Defenders with the same name"),
        (LINE.format("{name: ITAR, defenders: 2}"), 2, "name the Defenders"),
        (LINE.format("{name: ITAR, attack: {enemies: [Yetis]}}"), 2, "`by` is missing"),
        (LINE.format("{name: ITAR, attack: {by: A, enemies: [Yetis]}}"), 2, "players can't attack their own Locations"),
        (LINE.format("{name: ITAR, attack: {by: B, enemies: []}}"), 2, "name the cards of the attack"),
        (LINE.format("{name: ITAR, attack: {by: B, enemies: [Yetis], face: off}}"), 2, "up or down is expected"),
        (LINE.format("{name: ITAR, attack: {by: B, enemies: [Yetis, Daleks]}}"), 2, "attack together"),
        (LINE.format("{name: ITAR, attack: {by: B, enemies: [Ian, Yetis]}}"), 2, "has changed sides is always face-up"),
        (
            LINE.format("{name: ITAR, tardis: true, attack: {by: B, enemies: [Yetis]}}"),
            2,
            "with a TARDIS counter is not under",
        ),
        (
            LINE.format("{name: ITAR, defenders: [Ian], attack: {by: B, enemies: [Yetis]}}"),
            2,
            "do not lie at one Location",
        ),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(text: str, line: int, said: str) -> None:
    with pytest.raises(BadDocument, match=r"x\.yaml") as caught:
        read(text)
    (fault,) = caught.value.faults
    assert said in fault.wrong
    assert fault.line == line


@pytest.mark.parametrize("text", ["gam: invasion", "game: chess", "[1, 2]", "game: [1]"])
def test_a_position_names_its_game(text: str) -> None:
    (document,) = read_text(text, "x.yaml")
    with pytest.raises(BadDocument):
        read_position(document, GAMES)


def test_all_five_counters_are_five() -> None:
    places = ", ".join(
        f"{{name: {name}, tardis: true}}" for name in ("ITAR", "Telos", "Egypt", "Karn", "Ribos", "Traken")
    )
    with pytest.raises(BadDocument, match="6 tardis_counters are in play, and there are 5"):
        read(f"players: {{A: {{locations: [{places}]}}, B: }}")
