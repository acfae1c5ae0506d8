"""What Goals require, as everybody sees it: sums, what could still come, and a team that is being chosen."""

from tests.web.ccg import GAME, MOTION, laid, scene_of

from timescoop.cli.screen.sight import sight
from timescoop.documents import on_offer, option_of
from timescoop.kernel import Need, Stage, Table, places_in, to_data
from timescoop.web.render.table.text_view import table_lines
from timescoop.wording import indented

NAMES = ("Elisabeth", "Tom")


def needs_at(table: Table, place: str) -> list[Need]:
    """What is required at a place, as a watcher sees it."""
    view, kinds = GAME.view(table, 2), [face["name"] for face in GAME.faces(table)]
    there = [place for seat in view["seats"] for zone in seat["zones"] for place in places_in(zone)]
    return next(each["needs"] for each in there if kinds[each["card"]["kind"]] == place)


def sums(entry: Need, way: int) -> dict[str, tuple[int, int, int]]:
    return {each["words"]: (each["have"], each["later"], each["of"]) for each in entry["ways"][way]}


def stage_of(table: Table, seat: int) -> Stage:
    stage = GAME.view(table, seat)["stage"]
    assert stage is not None
    return stage


def say(table: Table, seat: int, words: str) -> None:
    table.play(seat, option_of(on_offer(GAME, table, seat, NAMES), words))


def test_ccg_score_01_the_sums_of_a_reach_are_those_of_the_unfrozen_enemies_and_tell_what_the_frozen_would_add() -> (
    None
):
    reach, _ = needs_at(laid(MOTION), "Earth (1968)")
    assert (reach["seat"], reach["key"]) == (0, "to_reach")
    assert sums(reach, 0) == {"Thief": (0, 0, 1), "Brains": (8, 9, 7)}
    assert sums(reach, 1)["Brawn"] == (16, 24, 14)


def test_ccg_amb_10_the_most_takes_one_more_than_the_greatest_sum_of_the_others_and_no_prisoner_counts() -> None:
    reach, oppose = needs_at(laid(MOTION), "Earth (1968)")
    assert sums(reach, 1)["the most Brawn"] == (16, 24, 8)  # Sergeant Benton alone: 7
    assert (oppose["seat"], oppose["key"]) == (1, "to_oppose")
    assert sums(oppose, 0)["the most Brains by 5"] == (4, 4, 14)  # two Cybermen and a Yeti: 9


def test_ccg_score_05_nothing_is_required_of_a_scored_goal() -> None:
    table = laid(MOTION, "Elisabeth: attempt Rob the Vaults", "Elisabeth: all")
    assert needs_at(table, "Earth (1968)") == []


def test_ccg_goal_03_what_a_player_may_reach_is_told_while_nobody_is_there_and_others_only_once_they_are() -> None:
    told = needs_at(
        laid(MOTION.replace("[Burn the Timeline, Dalek]", "[Burn the Timeline]")), "Omega's World (+1 Second)"
    )
    assert [(each["seat"], sums(each, 0)["Brawn"]) for each in told] == [(1, (0, 0, 24))]


def test_ccg_amb_35_who_chooses_a_team_sees_what_it_brings_so_far_and_nobody_else_does() -> None:
    table = laid(MOTION)
    say(table, 0, "attempt Rob the Vaults")
    say(table, 0, "1st Cyberman at Earth (1968)")
    mine, others = stage_of(table, 0), stage_of(table, 1)
    assert sums(mine["needs"][0], 1)["Brawn"] == (8, 16, 14)
    assert sums(others["needs"][0], 1)["Brawn"] == (0, 0, 14)
    kinds = [face["name"] for face in GAME.faces(table)]
    assert [kinds[each] for each in GAME.view(table, 0)["picks"]] == ["Cyberman"]


def test_ccg_goal_06_the_terminal_tells_the_sums_at_a_place_and_of_a_team() -> None:
    table = laid(MOTION)
    brought = "Burn the Timeline, To Reach (Tom): Brawn: 9 of 24 and Bravery: 7 of 18."
    assert any(line.endswith(brought) for line in indented(sight(GAME, table, 0, NAMES).table()))
    say(table, 0, "attempt Rob the Vaults")
    say(table, 0, "1st Cyberman at Earth (1968)")
    lines = [
        line for line in indented(sight(GAME, table, 0, NAMES).table()) if line.startswith("  Rob the Vaults, To Reach")
    ]
    assert len(lines) == 1
    assert "Brawn: 8 of 14, 16 at best" in lines[0]


def test_looking_at_what_is_required_leaves_the_table_as_it_was() -> None:
    table = laid(MOTION)
    say(table, 0, "attempt Rob the Vaults")
    say(table, 0, "all")
    before = to_data(table)
    assert stage_of(table, 0)["needs"]
    assert to_data(table) == before


def test_ccg_fight_05_a_fight_names_its_players_and_what_each_character_adds() -> None:
    table = laid(MOTION)
    say(table, 0, "Cyber-Weapon Volley")
    for _ in range(20):
        if GAME.view(table, 1)["stage"]:
            break
        asked = table.waiting()[0]
        table.play(asked, table.options(asked)[0])
    stage = stage_of(table, 1)
    assert stage["whose"] == {"seat_0": 0, "seat_1": 1}
    added = [sum(line["value"] for line in stage["lines"] if line["side"] == side) for side in stage["whose"]]
    assert added == list(stage["sums"].values()) == [16, 7]
    lines = [line.text for line in table_lines(scene_of(table, 1))]
    assert "Elisabeth: Cyberman 8, Cyberman 8." in lines
