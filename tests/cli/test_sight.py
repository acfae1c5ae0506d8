"""What the terminal shows is made from one seat's view alone, and it fits on 80 columns."""

import io
import re
from collections.abc import Iterable, Iterator

import pytest
from rich.console import Console

from timescoop.catalogue import GAMES
from timescoop.cli.screen.painter import Painter, in_columns
from timescoop.cli.screen.sight import sight
from timescoop.documents import read_position, read_text
from timescoop.documents.proving.worlds import World
from timescoop.kernel import SEED_BYTES, Table, cheap, mix, places_in
from timescoop.wording import TextLine, indented, plain

DEALS = [("invasion", edition, seats) for edition in ("classic", "2012") for seats in (2, 3, 4)]
NEMESIS = [("nemesis", "standard", seats) for seats in (2, 4)]
CCG = [("ccg", "first", seats) for seats in (2, 4)]
NAMES = ["Elisabeth", "Tom", "Nicholas", "Sylvester"]


def moments(game: str, edition: str, seats: int, seed: int, every: int) -> Iterator[Table]:
    """Some moments of a random game, its end among them."""
    table = GAMES[game].deal(seats=seats, seed=seed.to_bytes(SEED_BYTES, "big"), edition=edition, facts=True)
    luck = mix(seed)
    count = 0
    while not table.over():
        seat = table.waiting()[0]
        offered = table.options(seat)
        luck = cheap(luck)
        table.play(seat, offered[(luck >> 8) % len(offered)])
        count += 1
        if count % every == 0 or table.over():
            yield table


def shown(game: str, table: Table, seat: int) -> list[str]:
    """All that is shown to a seat at a moment."""
    told = sight(GAMES[game], table, seat, NAMES[: table.seats])
    return [*indented([*told.table(), *told.hand(), *told.choices()]), told.explained()]


def texts(lines: Iterable[TextLine]) -> list[str]:
    return [line.text for line in lines]


@pytest.mark.parametrize(("game", "edition", "seats"), [*DEALS, *NEMESIS, *CCG])
def test_a_seat_is_shown_the_same_of_tables_that_it_cannot_tell_apart(game: str, edition: str, seats: int) -> None:
    every = 23 if game == "invasion" else 301
    for table in moments(game, edition, seats, 20 + seats, every):
        for seat in range(seats + 1):
            asked = table.question_of(seat) >= 0
            assert shown(game, GAMES[game].imagine(table, seat, 1), seat) == shown(game, table, seat), (seat, asked)


def test_a_seat_is_shown_its_own_hand_and_no_other() -> None:
    for table in moments("invasion", "classic", 3, 5, 31):
        for seat in range(3):
            (line,) = [line for line in shown("invasion", table, seat) if line.startswith("Hand: ")]
            hands = [side["hand"] for side in GAMES["invasion"].write(table, NAMES[:3])["players"].values()]
            assert all(name in line for name in hands[seat])
            assert re.sub(r"\(.*?\)", "", line).count(",") < max(1, len(hands[seat]))


@pytest.mark.parametrize(
    ("game", "edition", "every"),
    [("invasion", "classic", 17), ("invasion", "2012", 17), ("nemesis", "standard", 401), ("ccg", "first", 401)],
)
def test_the_painted_table_fits_on_80_columns(game: str, edition: str, every: int) -> None:
    for table in moments(game, edition, 4, 9, every):
        for seat in range(5):
            out = io.StringIO()
            painter = Painter(Console(file=out, width=80, highlight=False))
            told = sight(GAMES[game], table, seat, NAMES)
            painter.paint([*told.table(), *told.hand(), *told.choices()], told.faces)
            lines = out.getvalue().splitlines()
            assert max(map(len, lines)) <= 80
            text = " ".join(out.getvalue().split())
            zones = [zone for each in told.view["seats"] for zone in each["zones"]]
            for place in (place for zone in zones for place in places_in(zone)):
                assert told.faces[place["card"]["kind"]]["name"] in text


@pytest.mark.parametrize(("game", "edition"), [("invasion", "2012"), ("nemesis", "standard"), ("ccg", "first")])
def test_a_sentence_is_told_for_its_reader(game: str, edition: str) -> None:
    for table in moments(game, edition, 3, 6, 10_000):
        for seat in range(4):
            teller = sight(GAMES[game], table, seat, NAMES[:3])
            facts = [plain(line.body) for fact in table.told(seat) for line in teller.log([fact])]
            said = [re.sub("“.*?”", "", fact) for fact in facts]  # a card says "you" to all
            assert all(line.endswith(".") and "{" not in line and "_" not in line for line in said)
            names = sorted({face["name"] for face in teller.faces if "You" in face["name"]}, key=len, reverse=True)
            bare = [re.sub("|".join(names), "", line) if names else line for line in said]
            assert any("You " in line or "your " in line.lower() for line in bare) is (seat < 3)


def test_options_stand_in_as_many_columns_as_fit() -> None:
    words = [f"{number} {'x' * (number % 23)}" for number in range(1, 31)]
    rows = in_columns(words, 80)
    assert sorted(word for row in rows for word in re.split("  +", row)) == sorted(word.strip() for word in words)
    assert max(map(len, rows)) <= 80
    assert len(rows) == 10
    assert in_columns(["y" * 100], 80) == ["y" * 100]
    assert in_columns([], 80) == []


def test_inv_loc_05_a_hand_tells_both_figures_of_a_location() -> None:
    game = GAMES["invasion"]
    table = game.deal(seats=2, seed=bytes(SEED_BYTES), edition="classic")
    kind = next(nth for nth, face in enumerate(game.faces(table)) if face["name"] == "Deva Loka")
    told = sight(game, table, 0, NAMES[:2])
    hand = next(zone for zone in told.view["seats"][0]["zones"] if zone["key"] == "hand")
    hand["cards"] = [{**hand["cards"][0], "kind": kind}] * 2
    assert texts(told.hand()) == ["Hand: 2 × Deva Loka (3 Victory Points, 3 Time Points)."]
    out = io.StringIO()
    Painter(Console(file=out, width=80)).paint(told.hand(), told.faces)
    assert "Deva Loka (3 Victory Points, 3 Time Points)" in " ".join(out.getvalue().split())


UNDER = """
game: ccg
turn: Ada
players:
  Ada:
    line: [{name: Earth (1913), bears: [Time Corridor]}]
    deck: 0
    table: [{name: Mini-Scope, under: [Dalek, Cyberman]}]
  Bo: {line: [Telos (2486)], deck: 0}
"""


def test_what_lies_under_a_card_and_on_what_a_card_lies_are_told_as_far_as_a_seat_knows() -> None:
    (document,) = read_text(UNDER)
    made = World(read_position(document, GAMES))
    own, other = ("\n".join(texts(sight(made.game, made.table, seat, made.names).table())) for seat in (0, 1))
    assert re.search(r"Mini-Scope \d \(under it: Dalek \d \(face-down\), Cyberman \d \(face-down\)\)", own)
    assert re.search(r"Mini-Scope \d \(under it: 2 face-down cards\)", other)
    assert re.search(r"Time Corridor \d \(on Earth \(1913\)\)", other)


def test_sums_of_a_clash_are_told_as_they_change() -> None:
    """NEM-CONFLICT-18: what each side has, and what waits to be carried out."""
    (document,) = read_text(FIGHT)
    made = World(read_position(document, GAMES))
    for who, words in (("Ada", "The Vault"), ("Ada", "1"), ("Bo", "0")):
        made.answer(who, words)
    before = texts(sight(made.game, made.table, 0, made.names).stage())
    made.answer("Ada", "play Delete: gain this card's Strength")
    after = texts(sight(made.game, made.table, 0, made.names).stage())
    assert before[0].startswith("Conflict at The Vault: You ")
    assert before != after


FIGHT = """
game: nemesis
turn: Ada
step: conflict
players:
  Ada: {side: Ashad, power: 1, hand: [Delete]}
  Bo: {side: Davros, power: 1, locations: {The Vault: [Robomen, Cyberman]}}
"""
