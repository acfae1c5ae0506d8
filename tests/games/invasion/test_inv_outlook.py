"""Running points, how near the end is, and what a conflict would bring, by what a seat knows."""

from random import Random
from typing import Final

import pytest
from tests.games.outlooks import Position

from timescoop.catalogue import GAMES
from timescoop.kernel import answer

TABLE: Final = """
game: invasion
edition: classic
turn: Elisabeth
players:
  Elisabeth:
    hand: [Jo Grant, Leela, Ian, Vortis, Ribos, Karn]
    locations:
      - {name: ITAR, attack: {by: Tom, enemies: [Cybermen, Cyber Controller], face: FACE}}
      - {name: Telos}
  Tom: {hand: 5, locations: [{name: Deva Loka, tardis: true}]}
  Nicholas: {hand: 5}
"""


def at(face: str = "up") -> Position:
    return Position(TABLE.replace("FACE", face))


def test_inv_score_01_running_points_are_what_the_game_would_score_now() -> None:
    table = at()
    pool, kinds = table.table.pool, table.table.kind  # type: ignore[attr-defined]  # Invasion's
    worth = {pool.name[kinds[copy]]: pool.victory_points[kinds[copy]] for copy in table.table.place_card}  # type: ignore[attr-defined]  # Invasion's
    itar, telos, deva_loka = worth["ITAR"], worth["Telos"], worth["Deva Loka"]
    assert min(itar, telos, deva_loka) > 0
    assert table.points("Elisabeth")[:2] == [telos, itar + deva_loka]
    assert table.leads("Nicholas") == ["Tom"]


@pytest.mark.parametrize("seed", range(4))
def test_inv_score_01_the_last_running_points_are_the_score(seed: int) -> None:
    game, luck = GAMES["invasion"], Random(seed)
    table = game.deal(seats=3, seed=bytes([seed]) * 32)
    while not table.over():
        seat = table.waiting()[0]
        table = answer(table, seat, luck.choice(table.options(seat)))
    for viewer in range(4):
        view = game.view(table, viewer)
        assert [each["points"] for each in view["outlook"]["standings"]] == view["scores"]
        assert [seat for seat, each in enumerate(view["outlook"]["standings"]) if each["leads"]] == view["winners"]
        assert not view["outlook"]["warnings"]


VOIDED: Final = TABLE.replace("[Cybermen, Cyber Controller]", "[VOID]").replace("FACE", "down")


def voiding() -> str:
    """An Enemy whose Location scores for nobody."""
    table = at().table
    pool = table.pool  # type: ignore[attr-defined]  # Invasion's
    return str(next(pool.name[kind] for kind, voids in enumerate(pool.voids) if voids))


def test_inv_score_03_a_face_down_card_that_voids_a_location_is_told_to_its_player_alone() -> None:
    table = Position(VOIDED.replace("VOID", voiding()))
    own, others = table.points("Tom"), table.points("Nicholas")
    assert own[1] < others[1]
    assert table.points("Elisabeth") == others
    assert table.points("anybody else") == others


def test_inv_end_01_one_counter_from_a_full_set_is_a_warning_and_a_full_set_a_nearer_one() -> None:
    places = "".join(f"\n      - {{name: {name}, tardis: true}}" for name in ("ITAR", "Telos", "Karn", "Ribos"))
    text = (
        "game: invasion\nedition: classic\nturn: Tom\nplayers:\n  Elisabeth:\n    hand: 5\n    locations:" + places +
        "\n  Tom: {hand: 5}\n  Nicholas: {hand: 5}\n"
    )  # fmt: skip
    table = Position(text)
    assert table.notices("Tom", "warnings") == ["Elisabeth has 4 of 5 TARDIS counters out: one more ends the game"]
    assert table.notices("Elisabeth", "warnings") == ["You have 4 of 5 TARDIS counters out: one more ends the game"]
    fifth = Position(text.replace(places, places + "\n      - {name: Vortis, tardis: true}"))
    (warned,) = fifth.notices("Elisabeth", "warnings")
    assert warned == "You have a full set of counters out: the game ends when your next turn starts"


def test_inv_end_05_how_many_cards_lie_above_the_end_card() -> None:
    table = at()
    first, counters = table.notices("Tom", "ends")
    pile = {each["key"]: each["count"] for each in table.told("Tom").view["piles"]}
    assert first == f"{pile['deck'] - pile['end_card']} cards until the End card"
    assert counters.startswith("The game also ends once a player has 5 Dalek counters or 5 TARDIS counters")


def test_inv_conflict_07_each_candidate_tells_the_sum_it_would_bring_and_whether_it_holds() -> None:
    table = at()
    table.say("Elisabeth", "defend ITAR", "Jo Grant", "Leela")
    told = table.outcomes("Elisabeth")
    assert told["Ian"] == "Hold it, 9 to 9"
    assert told["done"].startswith("Lose it, ")
    table.say("Elisabeth", "Ian", "done")
    assert table.points("Tom")[0] > table.points("Tom")[1] == at().points("Tom")[1] - at_stake()


def at_stake() -> int:
    """What ITAR is worth."""
    table = at().table
    pool = table.pool  # type: ignore[attr-defined]  # Invasion's
    points: int = pool.victory_points[pool.name.index("ITAR")]
    return points


def test_inv_conflict_03_nothing_is_told_of_face_down_cards_but_how_many() -> None:
    table = at("down")
    table.say("Elisabeth", "defend ITAR", "Jo Grant", "Leela")
    assert table.outcomes("Elisabeth")["Ian"] == "9 against 2 face-down cards"


def test_inv_ene_09_an_attack_on_a_tardis_counter_says_that_the_enemies_are_spent() -> None:
    table = Position(TABLE.replace("FACE", "up").replace("hand: [Jo Grant,", "hand: [Yetis, Ogrons,"))
    table.say("Elisabeth", "attack Deva Loka")
    told = table.outcomes("Elisabeth")
    assert told["Yetis"] == "This attack only removes the TARDIS counter: 1 Enemy discarded"
    assert all(how["caution"] for how in table.told("Elisabeth").view["lit"].values())
    table.say("Elisabeth", "Yetis")
    assert table.outcomes("Elisabeth")["Ogrons"].endswith(": 2 Enemies discarded")


STAKES: Final = """
game: invasion
edition: classic
turn: Elisabeth
players:
  Elisabeth:
    hand: [Leela, Vortis, Ribos, Karn]
    permanents: [UNIT]
    time_points: 1
    locations: [{name: ITAR, attack: {by: Tom, enemies: [Daleks], face: down}}]
  Tom: {hand: 5}
  Nicholas: {hand: 5}
"""


def test_inv_conflict_09_the_stage_says_who_wins_if_nothing_changes() -> None:
    table = Position(STAKES)
    table.say("Elisabeth", "defend ITAR", "Leela", "done")
    assert table.stakes("Nicholas") == "If nothing changes, Tom wins ITAR: 5 to 4"
    assert table.stakes("Tom") == "If nothing changes, you win ITAR: 5 to 4"
