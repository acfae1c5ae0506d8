"""A move of several answers over HTTP: what can be chosen, what would be asked then, and the whole of it at once."""

import html
import re
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from tests.web import nemesis
from tests.web.ccg import GAME, MOTION, NAMES, PLAY, laid, scene_of
from tests.web.test_matches import SCRIPT, host_at, seats_at

from timescoop.games.ccg.options import TOGETHER
from timescoop.hosting import Match
from timescoop.hosting.company.auto_pass import passing_by
from timescoop.hosting.preview import Previewer
from timescoop.hosting.seats import Seat
from timescoop.kernel import Table
from timescoop.web import create_app
from timescoop.web.render.table.dock import dock
from timescoop.web.render.way_tree import fork_of, move_told


async def ways(client: Any, match: Match, *chosen: int) -> dict[str, Any]:
    """What a seat may choose once it has chosen these."""
    found = await client.get(f"/matches/{match.id}/ways", params={"option": list(chosen)})
    assert found.status_code == 200, found.text
    return dict(found.json())


def with_words(fork: dict[str, Any], words: str) -> dict[str, Any]:
    """The option whose words begin so."""
    return next(way for way in fork["ways"] if way["words"].startswith(words))


async def test_ways_name_the_elements_of_the_page_and_what_is_asked_then(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        match, clients = await seats_at(host, create_app(host))
        (seat,) = match.waiting()
        page = (await clients[seat].get(f"/matches/{match.id}")).text
        root = await ways(clients[seat], match)
        assert root["number"] == match.snapshot(seat).number
        assert not root["ends"]
        reserve = with_words(root, "Put into the Reserve")
        assert reserve["at"] == []
        assert reserve["then"]["several"]
        assert reserve["then"]["more"].startswith("They lie face-down"), "what the choice means is told beside it"
        assert "more" not in root, "the page shows it"
        for way in [*root["ways"], *reserve["then"]["ways"]]:
            for element in way["at"]:
                assert re.search(rf'id="{element}\d*"', page), element
        card = reserve["then"]["ways"][0]
        later = await ways(clients[seat], match, reserve["option"], card["option"])
        assert with_words(later, "Done")["quiet"]
        assert with_words(later, "Done")["then"] == {"ends": True}
        (other,) = {0, 1} - {seat}
        assert (await ways(clients[other], match)) == {"number": match.snapshot(other).number, "ends": True}


async def test_a_move_is_sent_as_one_form_and_refused_as_a_whole(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        match, clients = await seats_at(host, create_app(host))
        (seat,) = match.waiting()
        client, number = clients[seat], match.snapshot(seat).number
        reserve = with_words(await ways(client, match), "Put into the Reserve")
        card = reserve["then"]["ways"][0]["option"]
        done = with_words(await ways(client, match, reserve["option"], card), "Done")["option"]
        address = f"/matches/{match.id}/answer"

        wrong = {"option": [reserve["option"], card, 99_999], "number": number}
        refused = await client.post(address, data=wrong, headers=SCRIPT)
        assert (refused.status_code, "so none was given" in refused.text) == (409, True)
        assert match.snapshot(seat).number == number

        move = {"option": [reserve["option"], card, done], "number": number}
        assert (await client.post(address, data=move, headers=SCRIPT)).status_code == 204
        assert [given.option for given in match.timeline.given] == move["option"]
        assert (await client.post(address, data=move, headers=SCRIPT)).status_code == 204
        stale = await client.get(f"/matches/{match.id}/ways", params={"number": number})
        assert stale.json()["number"] == number + 1
        assert "has changed since you looked" in stale.json()["why"]
        assert "ways" not in stale.json()

        back = await client.post(f"/matches/{match.id}/take-back", data={"number": number + 1}, headers=SCRIPT)
        assert back.status_code == 204
        assert match.timeline.given == ()


async def test_a_move_that_lasts_is_confirmed_in_words_and_sent_as_it_was(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        match, clients = await seats_at(host, create_app(host))
        (seat,) = match.waiting()
        client, number = clients[seat], match.snapshot(seat).number
        await client.post("/preferences", data={"confirm": "yes"})
        discard = with_words(await ways(client, match), "Discard")
        first, second = (way["option"] for way in discard["then"]["ways"][:2])
        done = with_words(await ways(client, match, discard["option"], first, second), "Done")["option"]
        move = [discard["option"], first, second, done]
        asked = await client.post(f"/matches/{match.id}/answer", data={"option": move, "number": number})
        names = [way["words"] for way in discard["then"]["ways"][:2]]
        assert asked.status_code == 428
        assert f"You can't undo “{discard['words']}: {' and '.join(names)}”" in html.unescape(asked.text)
        assert [int(value) for value in re.findall(r'name="option" value="(\d+)"', asked.text)] == move
        assert match.timeline.given == ()


async def test_a_move_is_told_as_one_sentence_and_says_why_it_takes_no_more(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        match, clients = await seats_at(host, create_app(host))
        (seat,) = match.waiting()
        client = clients[seat]
        root = await ways(client, match)
        attack = with_words(root, "Attack")
        enemy = next(way for way in attack["then"]["ways"] if not way.get("aside"))
        assert (attack["does"], "does" in enemy) == (attack["words"], False)
        rest = [(enemy["tail"], "Daleks"), (enemy["tail"], "Ogrons"), ("", "Mel")]
        assert move_told("Attack Telos", rest) == "Attack Telos with Daleks and Ogrons: Mel"
        pairs = [("", "Bruce"), ("to {option}", "Earth, Past"), ("", "Missy"), ("to {option}", "The Valiant")]
        assert move_told("Move", pairs) == "Move: Bruce to Earth, Past; Missy to The Valiant"

        discard = with_words(root, "Discard")
        cards = [way["option"] for way in discard["then"]["ways"] if not way.get("aside")]
        assert len(cards) > 2, "three different cards, one more than can go"
        refused = await ways(client, match, discard["option"], *cards[:3])
        assert refused["reason"].startswith("you can discard at most two cards in one action")


HIDDEN_GOALS = """
game: ccg
turn: Tom
part: motion
players:
  Elisabeth: {line: [Earth (1968)], table: [{name: Secret Plans, under: [Field of Thralls]}]}
  Tom: {line: [Earth (1968)]}
"""


def test_a_move_ends_before_cards_that_the_page_does_not_show_yet() -> None:
    table = laid(HIDDEN_GOALS, "Tom: pass")
    passing = passing_by([Seat(name, "person", "", "", name) for name in NAMES[:2]], {})
    fork = fork_at(table, 0)
    yes = with_words(fork, "Yes")
    assert yes["then"] == {"ends": True}
    assert "then" not in with_words(fork, "No"), "places that could be chosen after a No would be lit already"
    table.play(0, yes["option"])
    goals = Previewer(GAME, table, 0, NAMES, passing).look()
    assert [words for _option, words in goals.options] == ["Field of Thralls"]
    assert not fork_of(scene_of(table, 0), goals)["ends"]


def test_of_yes_and_no_neither_button_stands_out() -> None:
    drawn = str(dock(scene_of(laid(HIDDEN_GOALS, "Tom: pass"), 0)))
    assert re.findall(r'class="(act verb-(?:yes|no)[^"]*)"', drawn) == ["act verb-yes", "act verb-no"]
    passed = str(dock(scene_of(laid(MOTION), 0)))
    assert 'class="act verb-pass on"' in passed or 'class="act verb-done on"' in passed


def fork_at(table: Table, seat: int) -> dict[str, Any]:
    """What a seat may choose at a position of the card game."""
    passing = passing_by([Seat(name, "person", "", "", name) for name in NAMES[:2]], {})
    return dict(fork_of(scene_of(table, seat), Previewer(GAME, table, seat, NAMES, passing).look()))


def test_a_card_that_can_go_to_one_place_alone_says_where() -> None:
    fork = fork_at(laid(PLAY), 0)
    cyberman, iris, vulcan = (with_words(fork, words) for words in ("Cyberman", "Iris", "Vulcan"))
    assert cyberman["does"] == "Play Cyberman at Telos (2486)"
    assert cyberman["to"].startswith("c")
    assert "to" not in iris, "she can go to two places"
    assert "to" not in vulcan, "it is a place itself"


def test_several_cards_are_offered_together_only_where_two_can_be_paid_for() -> None:
    dear = re.sub(r"hand: .*", "hand: [Cyberman, Cyberman, Iris Wildthyme]", PLAY)
    for spent, offered in ((0, True), (3, False)):
        table = laid(dear.replace("turn: Elisabeth", f"turn: Elisabeth\nspent: {spent}"))
        assert TOGETHER in table.options(0), "a typed move can still name it"
        assert [way["option"] for way in fork_at(table, 0)["ways"] if way["option"] == TOGETHER] == [TOGETHER] * offered
        assert ("Play several cards" in str(dock(scene_of(table, 0)))) is offered


def test_of_equal_cards_one_that_can_be_chosen_alone_has_no_number_on_its_button() -> None:
    alike = {3: "1st Yeti at Skaro", 4: "2nd Yeti at Skaro", 5: "done"}
    told = {1: "2nd Dalek at Telos", 2: "freeze 3rd Yeti at Telos", **alike}
    assert replace(scene_of(laid(PLAY), 0), words=told).labels == {
        1: "Dalek at Telos", 2: "freeze Yeti at Telos", **alike,
    }  # fmt: skip


def test_a_vortex_icon_is_used_and_its_button_says_so() -> None:
    icon = with_words(fork_at(laid(MOTION.replace("Elisabeth\npart: motion", "Tom\npart: play")), 1), "Vortex of")
    assert (icon["act"], icon["does"]) == (
        "Use the Vortex icon", "Use the Vortex icon of The Doctor - Interfering Timelord",
    )  # fmt: skip
    assert icon["brings"].startswith("Once in the game, search your deck for ")


async def test_programs_look_ahead_and_send_a_move_as_a_list(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        match, clients = await seats_at(host, create_app(host))
        (seat,) = match.waiting()
        client, base = clients[seat], f"/api/matches/{match.id}"
        look = (await client.get(f"{base}/options")).json()
        reserve = next(each["number"] for each in look["options"] if each["words"] == "reserve")
        then = (await client.get(f"{base}/options", params={"after": [reserve]})).json()
        card = then["options"][0]["number"]
        last = (await client.get(f"{base}/options", params={"after": [reserve, card]})).json()
        done = next(each["number"] for each in last["options"] if each["words"] == "done")
        for wrong in ([], [reserve, "3"], [reserve, -1]):
            sent = {"option": wrong, "number": look["number"]}
            assert (await client.post(f"{base}/answer", json=sent)).status_code == 422
        sent = {"option": [reserve, card, done], "number": look["number"]}
        assert (await client.post(f"{base}/answer", json=sent)).status_code == 204
        assert len(match.timeline.given) == 3


TOO_MANY: Final = """
game: nemesis
turn: Elisabeth
step: end
players:
  Elisabeth:
    side: Ashad
    token: Cybership
    hand: [Find the Cyberium, Cybergun, Delete, Cyberman, Cyber Patrol, Rapid Repair, Cyber Conversion]
  Tom: {side: Davros}
"""


def test_nem_end_08_cards_that_must_go_are_chosen_one_after_the_other_before_one_done() -> None:
    table = nemesis.laid(TOO_MANY)
    passing = passing_by([Seat(name, "person", "", "", name) for name in NAMES[:2]], {})
    found = Previewer(nemesis.GAME, table, 0, NAMES, passing)
    first = found.look()
    assert first.several
    one = found.look((first.options[0][0],))
    assert not one.ends, "two cards must go"
    assert one.several
    two = found.look((first.options[0][0], one.options[0][0]))
    assert "done" in [words for _option, words in two.options]
