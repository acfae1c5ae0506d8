"""Every phrase that a Support can say changes a table, also those that no printed card uses."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.games.invasion.own_texts import play_boxes

import timescoop.games.invasion
from timescoop.documents import check_scenario, read_file
from timescoop.games.invasion import GAME
from timescoop.games.invasion.built.fields import DISCARDS
from timescoop.games.invasion.phrases import BOOK
from timescoop.games.invasion.phrases.hands import throw_away
from timescoop.games.invasion.pool import NONE
from timescoop.games.invasion.table import Invasion
from timescoop.kernel import NOTHING, QUESTION
from timescoop.language import DONE, NO, YES, Counting, unused

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "invasion"

NAMES = ["Ann", "Bob", "Cat"]
CARD = "Sabalom Glitz"  # the card whose text these tests write anew
ROOM = Path(timescoop.games.invasion.__file__).parent
Play = Callable[..., Invasion]

OPEN_DALEKS = {"by": "Bob", "enemies": ["Daleks", "Ogrons"], "face": "up"}
HIDDEN = {"by": "Bob", "enemies": ["Yetis"], "face": "down"}


@cache
def document() -> Any:
    return yaml.safe_load((ROOM / "cards" / "classic.yaml").read_text("utf-8"))


@cache
def pool_saying(text: str, card: str = CARD) -> Any:
    cards = [{**row, "text": text} if row["name"] == card else row for row in document()["cards"]]
    return GAME.compile_cards({**document(), "cards": cards})


def laid(text: str, ann: Any = None, bob: Any = None, cat: Any = None, **more: Any) -> Invasion:
    """Ann's turn, with the card in her hand beside three Locations."""
    hers = {"hand": [CARD, "Vortis", "Ribos", "Karn"], **(ann or {})}
    players = {"Ann": hers, "Bob": bob or {"hand": 5}, "Cat": cat or {"hand": 5}}
    position = {"game": "invasion", "edition": "classic", "turn": "Ann", "players": players, **more}
    table, _ = GAME.read(position, pool_saying(text))
    assert isinstance(table, Invasion)
    return table


def offered(table: Invasion) -> list[str]:
    seat = table.waiting()[0]
    return [GAME.words(table, seat, option, NAMES) for option in table.options(seat)]


def say(table: Invasion, *answers: str) -> Invasion:
    for answer in answers:
        seat = table.waiting()[0]
        table.play(seat, table.options(seat)[offered(table).index(answer)])
        assert GAME.problems(table) == []
    return table


def played(table: Invasion, *answers: str) -> Invasion:
    return say(table, f"play {CARD}", *answers)


def names(table: Invasion, copies: tuple[int, ...]) -> list[str]:
    return [table.pool.name[table.kind[copy]] for copy in copies]


def place(table: Invasion, name: str) -> int:
    return names(table, table.place_card).index(name)


def key(table: Invasion) -> str:
    asked = table.question_of(table.waiting()[0])
    return "" if asked == NOTHING else QUESTION[asked]


TURN = "Turn an attack on one of your Locations face-up."
BEAT = "Beat an attack on one of your Locations."
BEAT_UP = "Beat a face-up attack on one of your Locations."
BEAT_DALEKS = "Beat a face-up attack with a Dalek card on one of your Locations."
BEAT_ABROAD = "Beat an attack on another player's Location."
STRIKE = "Discard a card from an attack on one of your Locations."
PROTECT = f"{STRIKE} If that was its last card, you may place a TARDIS counter on that Location."
MOVE = "Move an attack on one of your Locations to a third player's Location that is not under attack."
RETURN = "Return up to 2 TARDIS counters from any Locations to their owners."
PAY = "Discard a Defender from your hand or Reserve to beat an attack on one of your Locations."
REDRAW = "Discard any number of cards from your hand, then draw that many and 1 more."

TWO_ATTACKS = {"locations": [{"name": "ITAR", "attack": OPEN_DALEKS}, {"name": "Deva Loka", "attack": HIDDEN}]}


def test_inv_amb_47_turned_face_up_without_a_conflict() -> None:
    table = laid(TURN, TWO_ATTACKS)
    played(table)
    assert offered(table) == ["Deva Loka"]
    say(table, "Deva Loka")
    assert table.is_face_up(place(table, "Deva Loka"))
    assert table.knows(2, table.attack(place(table, "Deva Loka"))[0])
    assert key(table) == "invasion/action"


@pytest.mark.parametrize(
    ("text", "targets"),
    [
        (BEAT, ["ITAR", "Deva Loka"]),
        (BEAT_UP, ["ITAR"]),
        (BEAT_DALEKS, ["ITAR"]),
        (BEAT_ABROAD, ["Telos"]),
        (BEAT_DALEKS.replace("Dalek", "Yeti"), []),
        (TURN, ["Deva Loka"]),
        (TURN.replace("one of your Locations", "another player's Location"), ["Telos"]),
        (MOVE.replace("one of your Locations", "another player's Location"), []),
    ],
)
def test_inv_amb_70_only_a_fitting_attack_can_be_named(text: str, targets: list[str]) -> None:
    table = laid(
        text, TWO_ATTACKS, cat={"hand": 5, "locations": [{"name": "Telos", "attack": HIDDEN | {"enemies": ["Macra"]}}]}
    )
    if not targets:
        assert f"play {CARD}" not in offered(table)
    else:
        played(table)
        assert offered(table) == targets


def test_inv_amb_70_what_lies_face_up_cannot_be_turned() -> None:
    assert f"play {CARD}" not in offered(laid(TURN, {"locations": [{"name": "ITAR", "attack": OPEN_DALEKS}]}))


def test_inv_amb_83_all_of_a_beaten_attack_is_discarded_and_a_counter_placed() -> None:
    table = played(laid(BEAT, TWO_ATTACKS), "ITAR")
    assert names(table, table.zones[DISCARDS]) == ["Daleks", "Ogrons", CARD]
    assert table.protected[place(table, "ITAR")] == 1
    assert table.dalek_out(1) == 1


def test_inv_amb_79_a_beaten_attack_abroad_protects_its_owner() -> None:
    table = laid(BEAT_ABROAD, cat={"hand": 5, "locations": [{"name": "Telos", "attack": HIDDEN}]})
    played(table, "Telos")
    assert table.tardis_out(2) == 1
    assert table.tardis_out(0) == 0


def test_inv_amb_72_a_face_up_card_is_named_and_a_face_down_one_pointed_at() -> None:
    mixed = {"by": "Bob", "enemies": ["Daleks", "Davros"], "face": ["up", "down"]}
    table = played(laid(STRIKE, {"locations": [{"name": "ITAR", "attack": mixed}]}), "ITAR")
    assert offered(table) == ["Daleks", "card 2"]
    say(table, "card 2")
    assert names(table, table.attack(place(table, "ITAR"))) == ["Daleks"]
    assert names(table, table.zones[DISCARDS])[0] == "Davros"


@pytest.mark.parametrize(("text", "asked"), [(STRIKE, False), (PROTECT, True)])
def test_inv_amb_71_the_last_card_gone_a_counter_may_follow_if_the_text_says_so(text: str, asked: bool) -> None:  # noqa: FBT001 - a parameter of the table above
    table = played(laid(text, {"locations": [{"name": "ITAR", "attack": HIDDEN}]}), "ITAR", "card 1")
    assert (key(table) == "invasion/may_place_counter") is asked
    if asked:
        refused = table.copy()
        refused.play(0, NO)
        assert refused.protected[place(table, "ITAR")] == 0
        table.play(0, YES)
        assert table.protected[place(table, "ITAR")] == 1


def test_inv_amb_71_no_counter_is_offered_while_the_attack_stands() -> None:
    table = played(laid(PROTECT, TWO_ATTACKS), "ITAR", "Ogrons")
    assert key(table) == "invasion/action"


def test_inv_amb_73_an_attack_goes_to_a_third_player_alone() -> None:
    rival = {"hand": 5, "locations": [{"name": "Telos"}]}
    third = {
        "hand": 5,
        "locations": [{"name": "Traken"}, {"name": "Mondas", "attack": HIDDEN | {"enemies": ["Macra"]}}],
    }
    hers = {"locations": [{"name": "ITAR", "attack": OPEN_DALEKS}, {"name": "Deva Loka"}]}
    table = played(laid(MOVE, hers, rival, third), "ITAR")
    assert offered(table) == ["Traken"]
    say(table, "Traken")
    there = place(table, "Traken")
    assert names(table, table.attack(there)) == ["Daleks", "Ogrons"]
    assert table.attacker(there) == 1
    assert table.is_face_up(there)
    assert not table.attack(place(table, "ITAR"))
    assert table.tardis_out(0) == 0


def test_inv_amb_73_a_counter_there_is_lost_with_the_attack() -> None:
    third = {"hand": 5, "locations": [{"name": "Traken", "tardis": True}]}
    table = laid(MOVE, {"locations": [{"name": "ITAR", "attack": HIDDEN}]}, None, third)
    played(table, "ITAR", "Traken")
    assert table.protected[place(table, "Traken")] == 0
    assert names(table, table.zones[DISCARDS]) == ["Yetis", CARD]


def test_inv_amb_73_defenders_there_begin_a_conflict() -> None:
    third = {"hand": 5, "locations": [{"name": "Traken", "defenders": ["The Doctor"]}]}
    table = laid(MOVE, {"locations": [{"name": "ITAR", "attack": HIDDEN}]}, None, third)
    played(table, "ITAR", "Traken")
    assert table.protected[place(table, "Traken")] == 1
    assert names(table, table.zones[DISCARDS]) == ["Yetis", "The Doctor", CARD]


def test_inv_amb_20_time_points_come_from_the_supply_as_far_as_it_can_pay() -> None:
    assert played(laid("Take 2 Time Points.")).points == [2, 0, 0]
    assert played(laid("Take 2 Time Points.", None, {"hand": 5, "time_points": 29})).points == [1, 29, 0]


@pytest.mark.parametrize(("counter", "points"), [("TARDIS", [6, 3, 0]), ("Dalek", [2, 6, 0])])
def test_inv_amb_22_each_player_takes_for_their_counters(counter: str, points: list[int]) -> None:
    text = (
        f"Take 2 Time Points for each of your {counter} counters in play, and 2 more. "
        f"Then each other player takes 3 Time Points for each of their {counter} counters in play."
    )
    hers: Any = {"locations": [{"name": "ITAR", "attack": HIDDEN}, {"name": "Deva Loka", "attack": OPEN_DALEKS}]}
    hers["locations"] += [{"name": "Traken", "tardis": True}, {"name": "Mondas", "tardis": True}]
    bobs = {"hand": 5, "locations": [{"name": "Telos", "tardis": True}]}
    assert played(laid(text, hers, bobs)).points == points


def test_inv_amb_76_no_more_counters_than_the_text_says_go_home() -> None:
    table = laid(RETURN, {"locations": [{"name": name, "tardis": True} for name in ("ITAR", "Telos", "Traken")]})
    played(table)
    assert offered(table) == ["done", "ITAR", "Telos", "Traken"]
    say(table, "Telos")
    assert offered(table) == ["done", "ITAR", "Traken"]
    assert table.tardis_out(0) == 3
    say(table, "ITAR")
    assert offered(table) == ["done"]
    say(table, "done")
    assert [bool(table.protected[place(table, name)]) for name in ("ITAR", "Telos", "Traken")] == [False, False, True]


def test_inv_amb_76_nobody_is_asked_if_no_counter_is_there() -> None:
    assert key(played(laid(RETURN))) == "invasion/action"


ATTACKED = {"locations": [{"name": "ITAR", "attack": HIDDEN}]}


@pytest.mark.parametrize(
    ("hand", "reserve", "can"),
    [
        (["Jamie", "Vortis", "Ribos"], [], False),  # the floor: three cards must be left
        (["Jamie", "Vortis", "Ribos", "Karn"], [], True),
        (["Vortis", "Ribos", "Karn"], ["Jamie"], True),
        (["Vortis", "Ribos", "Karn", "Skaro"], ["Gallifrey"], False),
    ],
)
def test_inv_amb_04_a_defender_paid_from_the_hand_counts_for_the_floor(
    hand: list[str],
    reserve: list[str],
    can: bool,  # noqa: FBT001 - a parameter of the table above
) -> None:
    spare = [name if name != "Gallifrey" else "Mondas" for name in reserve]
    table = laid(PAY, {**ATTACKED, "hand": [CARD, *hand], "reserve": spare})
    assert (f"play {CARD}" in offered(table)) is can


def test_inv_amb_74_the_defender_goes_from_the_hand_if_it_can_spare_one_else_from_the_reserve() -> None:
    table = laid(PAY, {**ATTACKED, "hand": [CARD, "Jamie", "Vortis", "Ribos"], "reserve": ["Jamie"]})
    played(table, "Jamie", "ITAR")
    assert names(table, table.zones[DISCARDS]) == ["Jamie", "Yetis", CARD]
    assert not table.reserve(0)
    assert len(table.hand(0)) == 3
    table = laid(PAY, {**ATTACKED, "hand": [CARD, "Jamie", "Vortis", "Ribos", "Karn"], "reserve": ["Jamie"]})
    played(table, "Jamie", "ITAR")
    assert len(table.reserve(0)) == 1
    assert len(table.hand(0)) == 3


def test_inv_amb_78_as_many_are_drawn_as_are_discarded_and_one_more() -> None:
    table = laid(REDRAW)
    played(table, "Vortis", "Karn")
    assert len(table.hand(0)) == 3
    assert key(table) == "invasion/refresh"
    say(table, "done")
    assert names(table, table.zones[DISCARDS]) == [CARD, "Vortis", "Karn"]
    assert len(table.hand(0)) == 4
    assert len(played(laid(REDRAW), "done").hand(0)) == 4


def test_inv_reserve_04_a_card_is_picked_up_in_the_middle_of_any_of_these() -> None:
    hers = {**ATTACKED, "reserve": ["Jamie"]}
    third = {"hand": 5, "locations": [{"name": "Traken", "tardis": True}]}
    for text, answers in (
        (BEAT, []),
        (STRIKE, ["ITAR"]),
        (PROTECT, ["ITAR", "card 1"]),
        (MOVE, ["ITAR"]),
        (RETURN, []),
        (PAY, []),
        (REDRAW, ["Vortis"]),
    ):
        table = played(laid(text, hers, None, third), *answers)
        before, picks = key(table), table.picks
        say(table, "pick up Jamie")
        assert (key(table), table.picks) == (before, picks)
        assert len(table.face_down(0)) == 0


def test_inv_sup_01_joints_work_on_a_card_of_this_game() -> None:
    table = played(laid("You may take 2 Time Points, then take 1 Time Point."))
    assert table.options(0) == [YES, NO]
    table.play(0, YES)
    assert table.points == [3, 0, 0]
    table = played(laid(f"Take 1 Time Point or take 2 Time Points. {BEAT}", ATTACKED), "second", "ITAR")
    assert table.points == [2, 0, 0]


def test_inv_amb_56_a_trap_without_another_prey() -> None:
    pool = pool_saying("When this card fights, if Tegan defends, discard that Defender and this card.", "The Mara")
    mara = pool.name.index("The Mara")
    assert pool.name[pool.trap[mara]] == "Tegan"
    assert pool.trap_else[mara] == NONE
    assert not pool.idle_else[mara]


def test_inv_amb_150_the_player_chooses_which_of_the_defenders_goes() -> None:
    home = {"locations": [{"name": "ITAR", "defenders": ["Jamie", "Ian"]}, {"name": "Telos", "defenders": ["Ace"]}]}
    table = played(laid("Discard a Defender from one of your Locations.", home), "ITAR", "Ian")
    assert names(table, table.zones[DISCARDS]) == ["Ian", CARD]


def test_inv_sup_01_every_phrase_for_a_deed_is_tried_here() -> None:
    """The joints have tests of their own; abilities are noted by the texts of the editions."""
    with Counting(BOOK) as counts:
        test_inv_amb_47_turned_face_up_without_a_conflict()
        test_inv_amb_70_only_a_fitting_attack_can_be_named(BEAT_UP, ["ITAR"])
        test_inv_amb_70_only_a_fitting_attack_can_be_named(BEAT_DALEKS, ["ITAR"])
        test_inv_amb_79_a_beaten_attack_abroad_protects_its_owner()
        test_inv_amb_71_the_last_card_gone_a_counter_may_follow_if_the_text_says_so(STRIKE, asked=False)
        test_inv_amb_71_the_last_card_gone_a_counter_may_follow_if_the_text_says_so(PROTECT, asked=True)
        test_inv_amb_73_a_counter_there_is_lost_with_the_attack()
        test_inv_amb_20_time_points_come_from_the_supply_as_far_as_it_can_pay()
        test_inv_amb_22_each_player_takes_for_their_counters("TARDIS", [6, 3, 0])
        test_inv_amb_76_nobody_is_asked_if_no_counter_is_there()
        test_inv_amb_74_the_defender_goes_from_the_hand_if_it_can_spare_one_else_from_the_reserve()
        test_inv_amb_78_as_many_are_drawn_as_are_discarded_and_one_more()
        test_inv_amb_150_the_player_chooses_which_of_the_defenders_goes()
        for path in sorted(SCENARIOS.glob("own-*.yaml")):
            for document in read_file(path):
                check_scenario(document, {"invasion": GAME})
    left = [phrase for phrase in unused(BOOK, counts) if phrase.split(":")[0] in {"deed", "attack", "look", "ground"}]
    with Counting(BOOK) as own:
        play_boxes()
    still = set(unused(BOOK, own))
    assert [phrase for phrase in left if phrase in still] == ["deed: {lasting} until {span}"]
    assert DONE == 0


def test_inv_amb_137_the_discard_pile_does_not_show_in_which_order_a_hand_lay() -> None:
    """Its end would show which cards were drawn, or passed on, last."""
    piles = set()
    for nth in range(3):
        table = GAME.deal(seats=3, seed=bytes(32), edition="classic")
        assert isinstance(table, Invasion)
        hand = table.hand(0)
        for copy in hand[:nth]:
            table.swap_insides(copy, hand[-1])
        throw_away(table, 0)
        piles.add(tuple(table.kind[copy] for copy in table.zones[DISCARDS]))
    assert len(piles) == 1
