"""The table of Nemesis as a page and as lines: what lies where, what may be chosen, what a Conflict comes to."""

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from tests.web.nemesis import ACTION, CONFLICT, GAME, NAMES, WINNING, laid, scene_of

from timescoop.documents import meant, on_offer
from timescoop.kernel import Table
from timescoop.web.render.card_faces import full_card
from timescoop.web.render.table.bar import turn_part
from timescoop.web.render.table.dock import dock
from timescoop.web.render.table.ending import ending
from timescoop.web.render.table.places import piles
from timescoop.web.render.table.seats import seat_section
from timescoop.web.render.table.stage import stage_area
from timescoop.web.render.table.table_page import table_page
from timescoop.web.render.table.text_view import choice_lines, table_lines
from timescoop.wording import TextLine, plain

FOUGHT: Final = ("Elisabeth: Earth, Past", "Elisabeth: 2")
REVEALED: Final = (*FOUGHT, "Tom: 1")


def texts(lines: Iterable[TextLine]) -> list[str]:
    return [line.text for line in lines]


def words_of(html: object) -> str:
    """What a page says, tags left out."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", str(html))).replace("&#39;", "'")


def heard(html: object) -> list[str]:
    """What is said to those who listen alone."""
    return re.findall(r'<span class="vh">([^<]+)</span>', str(html))


def board(table: Table, seat: int, viewer: int = 0) -> str:
    """A seat's part of the page."""
    scene = scene_of(table, viewer)
    return str(seat_section(scene, scene.view["seats"][seat]))


def field(html: str, name: str) -> str:
    """A Location of a board."""
    parts = html.split('<li class="place field-of')[1:]
    found = [part for part in parts if re.search(rf'<span class="name"[^>]*>{name}</span>', part)]
    assert len(found) == 1, name
    return found[0]


# ---- boards


def test_nem_term_02_a_board_is_four_locations_with_both_actions() -> None:
    html = board(laid(CONFLICT), 0)
    assert html.count('<li class="place field-of') == 4
    assert re.findall(r"<li>([^<]+)</li>", field(html, "Cybership")) == [
        "Play any Nemesis Constants", "Play up to 2 Hero cards",
    ]  # fmt: skip


def test_nem_effect_attach_02_upgrades_lie_beneath_their_bearer_and_count_in_its_strength() -> None:
    tomb = field(board(laid(CONFLICT), 0), "Cyber Tomb")
    bearer = tomb.partition('<li class="bearer">')[2]
    assert re.findall(r'<span class="name"[^>]*>([^<]+)', bearer) == [
        "Cyberman",
        "Armour Plating",
        "Protect the Cyberium",
    ]
    assert re.search(r'<b class="value[^"]* changed[^"]*">3<', bearer), "printed 1, with both Upgrades 3"
    assert "<b>2</b>" in bearer, "two Plot on the Scheme"
    assert "Protect the Cyberium, Constant, 1, upgrade, 2 Plot." in bearer


def test_nem_contest_01_who_stands_at_a_location_is_told_by_side_and_what_contests_it() -> None:
    html = board(laid(CONFLICT), 0)
    past = field(html, "Earth, Past")
    assert "Contested" in words_of(past)
    assert 'class="group zone-minions own-red"' in past
    assert 'class="group zone-minions own-yellow foreign" aria-label="Minions (Tom)"' in past
    assert 'class="group zone-heroes"' in past
    assert "Contested" not in words_of(field(html, "Cybership"))


def test_nem_control_03_the_token_stands_on_its_location() -> None:
    html = board(laid(CONFLICT), 1)
    assert "Nemesis token (Tom)" in field(html, "Dalek Lab")
    assert "Nemesis token" not in field(html, "Time War")


def test_nem_capture_01_captured_doctors_and_schemes_lie_in_a_strip_of_their_own() -> None:
    html = board(laid(CONFLICT), 0)
    strip = html.partition('class="strip strip-schemes"')[2]
    assert 'aria-label="Scheme area (Elisabeth)"' in strip
    assert "Fifth Doctor, Character, 8, captured Doctor." in words_of(strip)


def test_nem_setup_03_a_seat_tells_side_strength_and_doctors() -> None:
    said = words_of(board(laid(CONFLICT), 1))
    assert "Emperor Dalek , Strength 1" in said
    assert "Doctors Fifth, Sixth" in said


def test_nem_effect_disc_02_each_discard_pile_opens_from_its_seat() -> None:
    scene = scene_of(laid(ACTION.replace("hand: [Find", "discard: [Delete, Delete], hand: [Find")), 1)
    assert 'popovertarget="pile-discard_0"' in str(seat_section(scene, scene.view["seats"][0]))
    assert 'aria-label="Discard (Elisabeth): 2 cards"' in str(seat_section(scene, scene.view["seats"][0]))
    page = str(piles(scene))
    assert 'id="pile-discard_0"' in page
    assert "Delete , Instant × 2" in words_of(page)
    assert "Discard (Elisabeth)" in page
    assert "<dt>Discard" not in page, "not among the piles of the table as well"


def test_nem_turn_02_the_steps_of_a_turn_are_shown_and_the_one_that_it_is_is_said() -> None:
    page = str(turn_part(scene_of(laid(CONFLICT), 0)))
    assert re.findall(r'<ol class="phases".*</ol>', page)
    assert '<li class="now">Conflict</li>' in page
    assert '<span class="phase">Conflict Step</span>' in page


# ---- what may be chosen


def test_nem_action_06_each_action_is_a_pair_to_take_or_to_pass() -> None:
    page = str(dock(scene_of(laid(ACTION), 0)))
    pairs = page.split('<div class="pair">')[1:]
    assert len(pairs) == 2
    assert "Play any Nemesis Constants Pass" in words_of(pairs[0])
    assert 'aria-label="Pass: play any Nemesis Constants"' in pairs[0]


def test_nem_action_02_a_used_action_is_struck_out() -> None:
    table = laid(ACTION, "Elisabeth: pass: play any Nemesis Constants")
    place = field(board(table, 0), "Cybership")
    assert re.findall(r'<li class="spent">([^<]+)', place) == ["Play any Nemesis Constants"]


def test_nem_setup_02_sides_are_offered_as_cards_that_tell_their_locations() -> None:
    table = GAME.deal(seats=2, seed=bytes(32), facts=True)
    scene = scene_of(table, 0)
    page = str(table_page(scene))
    offered = page.partition('id="offered"')[2].partition("</ul>")[0]
    assert offered.count('class="pick"') == 8
    ashad = next(kind for kind, face in enumerate(scene.faces) if face["name"] == "Ashad")
    assert 'href="/cards/nemesis/standard/ashad"' in offered
    full = full_card(scene, ashad)
    assert "Earth, Past: draw 3 cards; play any Nemesis Moments" in words_of(full)


def test_nem_setup_02_while_others_choose_their_nemesis_it_is_nobodys_turn() -> None:
    table = GAME.deal(seats=2, seed=bytes(32), facts=True)
    table.play(0, table.options(0)[0])
    assert words_of(turn_part(scene_of(table, 0))).split() == ["Setting", "up"]
    assert words_of(turn_part(scene_of(table, 1))).split() == ["Setting", "up", "you", "decide"]
    for seat in (0, 1):
        assert "to move" not in words_of(table_page(scene_of(table, seat)))
        assert "Setting up." in texts(table_lines(scene_of(table, seat)))


def test_nem_setup_02_an_offered_side_says_its_rule_and_locations_once_it_is_chosen() -> None:
    table = GAME.deal(seats=2, seed=bytes(32), facts=True)
    page = str(table_page(scene_of(table, 0)))
    told = re.findall(r'<ul class="lines-of" id="lines-o-\d+" hidden="">.*?</ul>', page)
    assert len(told) == 8
    ashad = words_of(next(each for each in told if "Earth, Past" in each))
    assert "Earth, Past: draw 3 cards; play any Nemesis Moments" in ashad
    face = next(face for face in scene_of(table, 0).faces if face["name"] == "Ashad")
    assert f"{face['subtitle']} : {face['text']}" in ashad


def test_nem_control_02_the_question_where_the_token_goes_tells_the_actions_of_each_location() -> None:
    moving = scene_of(laid(ACTION.replace("step: action", "step: control")), 0)
    page = re.findall(r'<ul class="offers of-places">.*?</ul>', str(dock(moving)))
    told = re.findall(r"<li>.*?</li>", page[0])
    assert len(told) == 3
    assert any(words_of(each).split(" : ")[0].strip() == "Cyber Tomb" and ";" in each for each in told)
    assert "of-places" not in str(dock(scene_of(laid(CONFLICT.replace("step: conflict", "step: minion")), 0)))


def test_lan_joint_06_both_sides_of_a_choice_are_told_in_the_words_of_the_card() -> None:
    table = laid(ACTION.replace("Cybership", '"Earth, Past"'), "Elisabeth: play any Nemesis Moments")
    table.play(0, next(o for o in table.options(0) if GAME.words(table, 0, o, ("E", "T")) == "Find the Cyberium"))
    scene = scene_of(table, 0)
    page = words_of(dock(scene))
    assert "What does Find the Cyberium do: search for Protect the Cyberium, or retrieve Protect the Cyberium?" in page
    assert re.search(r"Search for Protect the Cyberium", page)
    assert [line for line in texts(choice_lines(scene)) if "search for Protect the Cyberium" in line]


def test_nem_instant_05_an_instant_with_two_sentences_has_a_button_for_each() -> None:
    table = laid(CONFLICT, *REVEALED)
    while table.waiting() != [2]:
        table.play(table.waiting()[0], min(table.options(table.waiting()[0])))
    page = str(dock(scene_of(table, 2)))
    chips = re.findall(r'<span class="chip(?: long)?">([^<]+)', page)
    assert "Gain this card&#39;s Strength" in chips
    assert "You may displace Characters instead of thwarting or capturing them" in chips


# ---- a Conflict


def test_nem_conflict_08_who_has_committed_is_told_and_how_much_to_nobody_else() -> None:
    table = laid(CONFLICT, *FOUGHT)
    own, other = scene_of(table, 0), scene_of(table, 1)
    pressed = re.findall(r'<button[^>]*aria-pressed="true"[^>]*>([^<]*)', str(dock(own)))
    assert pressed == ["2: 6 against 4"]
    assert "aria-pressed" not in str(dock(other))
    stage = words_of(stage_area(other))
    assert "Elisabeth ready" in stage
    assert "You choosing" in stage
    assert "2 Power" not in stage


def test_nem_conflict_03_each_location_says_how_strong_both_would_be_there() -> None:
    scene = scene_of(laid(CONFLICT), 0)
    earth = next(option for option, words in scene.words.items() if words == "Earth, Past")
    assert scene.outcome(earth) == "4 against 4"


def test_nem_conflict_22_each_side_is_a_ledger_that_adds_up() -> None:
    scene = scene_of(laid(CONFLICT, *REVEALED), 2)
    stage = str(stage_area(scene))
    shown = scene.view["stage"]
    assert shown is not None
    for side, total in shown["sums"].items():
        part = stage.partition(f"side-{side.replace('_', '-')}")[2].partition('<div class="side')[0]
        assert sum(map(int, re.findall(r'data-adds="(\d+)"', part))) == total
        assert f'data-sum="{total}"' in part
    assert shown["sums"] == {"seat_0": 6, "seat_1": 3, "heroes": 4}


def test_nem_conflict_18_what_is_declared_last_stands_first() -> None:
    table = laid(
        CONFLICT, *REVEALED, "Elisabeth: play Delete: gain this card's Strength", "Elisabeth: pass",
        "Tom: Weapon's Dalek: double the Strength of your committed Power",
    )  # fmt: skip
    stack = words_of(stage_area(scene_of(table, 2))).partition("Resolves last to first ")[2]
    assert stack.startswith("Weapon's Dalek: double the Strength of your committed Power Tom Delete: gain")
    assert "Resolves last to first: Weapon's Dalek (Tom), Delete (Elisabeth)." in texts(table_lines(scene_of(table, 2)))


def test_nem_conflict_24_the_dice_and_the_winner_are_shown_before_anybody_falls() -> None:
    table: Any = laid(CONFLICT, *REVEALED)
    stills: list[Any] = []
    while table.fight >= 0:
        seat = table.waiting()[0]
        stills += [table.copy() for _ in table.unfold(seat, min(table.options(seat)))]
    rolled = [still for still in stills if still.fight >= 0 and any(still.rolls) and still.minions(1, 0)]
    shown = words_of(stage_area(scene_of(rolled[0], 2)))
    assert "Elisabeth the winner Strength 6 and a die of 3 , in all 9" in shown
    told = heard(stage_area(scene_of(rolled[0], 2)))
    assert [line for line in told if ", +" in line][:4] == [
        "Ashad, +0.", "Cyber Patrol, +2.", "Cyberman, +1.", "Cybergun, +1.",
    ]  # fmt: skip
    assert "2 Power +2" in shown
    fallen = [still for still in stills if still.fight >= 0 and any(still.rolls) and not still.minions(1, 0)]
    assert "Tom out of it" in words_of(stage_area(scene_of(fallen[0], 2)))


def test_nem_term_06_the_table_is_told_in_lines() -> None:
    lines = texts(table_lines(scene_of(laid(CONFLICT, *REVEALED), 2)))
    assert (
        "Cyber Tomb: Play any Nemesis Characters; Retrieve 1 Upgrade; Nemesis token (Elisabeth); "
        "Minions (Elisabeth): Cyberman 3 with Armour Plating 1 (upgrade) and Protect the Cyberium 1 (upgrade, 2 Plot)."
    ) in lines
    assert "Fight at Earth, Past: Elisabeth 6, Tom 3, Heroes 4." in [
        line.replace("Conflict at", "Fight at") for line in lines
    ]
    assert "Elisabeth: Ashad 0, Cyber Patrol 2, Cyberman 1, Cybergun 1, 2 Power 2." in lines


# ---- what happened, and the end


def test_nem_trigger_11_a_card_is_told_with_what_it_was_put_on_and_where() -> None:
    table = laid(ACTION, "Elisabeth: play any Nemesis Constants", "Elisabeth: Cybergun")
    told = [plain(line.parts) for line in scene_of(table, 1).log]
    assert "Elisabeth played Cybergun on Cyberman at Cyber Tomb." in told


def test_nem_win_05_the_end_shows_the_card_by_which_it_was_won_and_no_points() -> None:
    table = laid(WINNING, "Elisabeth: play Delete: win")
    assert table.over()
    scene = scene_of(table, 1)
    page = str(ending(scene))
    assert "Elisabeth won." in words_of(page)
    assert "Winning card: Delete" in words_of(page)
    assert "standings" not in page
    assert "Points" not in page
    assert "Power 4" in words_of(page), "how everybody stood"
    assert [line for line in texts(choice_lines(scene)) if line.startswith("Delete: Conflict: gain")]
    none = replace(scene, view={**scene.view, "by": -1, "reason": "limit", "winners": []})
    assert "Too many rounds" in words_of(ending(none))


def test_nem_conflict_08_an_amount_is_typed_as_itself_and_not_as_a_place_in_the_list() -> None:
    table = laid(CONFLICT, "Elisabeth: Earth, Past")
    lines = texts(choice_lines(scene_of(table, 0)))
    assert lines[1:3] == ["0: 4 against 4", "1: 5 against 4"]
    assert [line.partition(":")[0] for line in lines[1:]] == ["0", "1", "2", "3", "4"]
    offered = on_offer(GAME, table, 0, NAMES)
    assert [GAME.words(table, 0, option, NAMES) for option in meant(offered, "1")] == ["1"]


def test_nem_win_02_a_doctors_scheme_tells_newcomers_that_it_is_anybodys() -> None:
    scene = scene_of(laid(ACTION), 0)
    kinds = {str(face["name"]): kind for kind, face in enumerate(scene.faces)}
    said = {name: words_of(full_card(scene, kinds[name])) for name in ("Fez", "Reality Bomb")}
    assert "“you” is the player who fulfils it" in said["Fez"]
    assert "is the player who fulfils it" not in said["Reality Bomb"]
    assert any(
        "is the player who fulfils it" in line
        for line in texts(scene.table_words.face_lines(scene.faces[kinds["Fez"]]))
    )


def test_where_a_seat_can_only_go_on_the_page_does_not_ask_it() -> None:
    table = laid(ACTION.replace("hand: [Find the Cyberium, Cybergun], ", ""))
    idle = replace(scene_of(table, 0), company=replace(scene_of(table, 0).company, forced=True))
    assert "Take an Action" in words_of(dock(idle)), "a pass is a choice"
    view = {**idle.view, "options": [], "lit": {}}
    page = words_of(dock(replace(idle, view=view)))  # type: ignore[arg-type]
    assert "Nothing to choose here." in page
    assert "Take an Action" not in page


def test_while_others_choose_the_way_to_reaction_prompts_is_in_sight() -> None:
    table = laid(ACTION)
    assert "Reaction prompts" not in words_of(dock(scene_of(table, 0)))
    assert "Reaction prompts" in words_of(dock(scene_of(table, 1)))
    assert "Reaction prompts" not in words_of(dock(scene_of(table, 2))), "spectators are asked nothing"
