"""In a real Chromium: a game is played to its end by keys alone, and a card is picked up on the way to a move."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from tests.web.ccg import MOTION
from tests.web.conftest import Served

from timescoop.catalogue import GAMES
from timescoop.documents import read_position, read_text
from timescoop.hosting import Host, Match, match_from_table

LAST_TURNS: Final = """
game: invasion
edition: classic
phase: end-game
turn: Elisabeth
players:
  Elisabeth: {hand: [Daleks, Egypt, Karn], locations: [Gallifrey]}
  Tom: {hand: [Skaro, Telos], locations: [Totter's Lane]}
"""
DECLARING: Final = """
game: invasion
edition: classic
turn: Elisabeth
players:
  Elisabeth: {hand: [Daleks, Karn, Leela, Jamie, Ribos, Ian], reserve: [Cybermen], locations: [Gallifrey]}
  Tom: {hand: 5, locations: [Totter's Lane]}
  Nicholas: {hand: 5, locations: [Coal Hill School]}
"""
NOTHING_TO_PLAY: Final = """
game: invasion
edition: classic
turn: Elisabeth
players:
  Elisabeth: {hand: [Leela, Daleks, Karn], reserve: [Daleks, Ogrons], locations: [Gallifrey]}
  Tom: {hand: 5, locations: [Totter's Lane]}
  Nicholas: {hand: 5, locations: [Coal Hill School]}
"""
READY: Final = """
() => document.querySelector('#ending') || (document.fonts.status === 'loaded' && document.body.dataset.hands !== 'busy'
  && !document.querySelector('.sent')
  && document.querySelector('#dock.asked') && document.querySelector('#scene').dataset.hands
  === document.querySelector('#scene').dataset.number)
"""


def begun(served: Served, position: str) -> Match:
    """A match of one person with bots that begins at a position."""

    async def begin(host: Host) -> Match:
        laid = read_position(read_text(position)[0], GAMES)
        return await match_from_table(
            host, laid.game, laid.table, laid.names, seat=0, bot="greedy", said="a position", same=True
        )

    return served.do(begin)  # type: ignore[no-any-return]


def press(page: Page, key: str) -> None:
    """Press a key and wait until the table rests."""
    page.keyboard.press(key)
    page.wait_for_function(READY)


def focused(page: Page, css: str) -> bool:
    """Whether something of that sort has the focus."""
    return bool(page.evaluate("css => document.activeElement.matches(css)", css))


def reach(page: Page, css: str) -> None:
    """Walk along what can be chosen until something of that sort has the focus."""
    for _ in range(20):
        if focused(page, css):
            return
        press(page, "ArrowRight")
    raise AssertionError(f"{css} cannot be reached by arrow keys")


def send(page: Page) -> None:
    """Press Enter until the move is sent, and wait for what comes of it."""
    number = page.locator("#scene").get_attribute("data-number")
    press(page, "Enter")
    if focused(page, "#hands .go"):
        page.keyboard.press("Enter")
    page.wait_for_function("number => document.querySelector('#scene').dataset.number !== number", arg=number)
    page.wait_for_function(READY)


def test_a_game_is_played_to_its_end_by_keys_alone(served: Served, visitor: Callable[..., Page]) -> None:
    match = begun(served, LAST_TURNS)
    page = visitor(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    page.goto(f"{served.address}/seats/{match.id}/{match.keys[0]}")
    page.wait_for_function(READY)
    names = page.locator("#own .laid-fan .card .name").all_inner_texts()
    for key in ("l", "l", "ArrowRight"):  # the log opens and shuts, and the way back to the table is short
        press(page, key)
    assert focused(page, "#main .pick, #main .reach")
    press(page, str(names.index("Daleks") + 1))
    reach(page, ".rivals .pick, .rivals .reach")
    send(page)
    attack = [
        match.game.words(match.timeline.table, 1, given.option, match.state.names) for given in match.timeline.given
    ]
    assert attack[:2] == ["attack Totter's Lane", "Daleks"]
    while not page.locator("#ending").count():
        press(page, "1")
        reach(page, "#hands .act:not(.put-back)")
        send(page)
    assert match.over()
    expect(page.locator("#ending")).to_be_visible()


STICKS_OUT: Final = """
() => [...document.querySelectorAll('#scene .card .brings')].map((chip) => [chip, chip.closest('.card')])
  .map(([chip, card]) => [chip.textContent, chip.getBoundingClientRect(), card.getBoundingClientRect()])
  .filter(([, chip, card]) => chip.height > card.height / 2 || chip.width > card.width + 1).map(([words]) => words)
"""


def test_what_a_card_would_bring_is_said_on_it_only_where_there_is_room(
    served: Served, visitor: Callable[..., Page]
) -> None:
    match = begun(served, MOTION)
    page = visitor(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    page.goto(f"{served.address}/seats/{match.id}/{match.keys[0]}")
    page.wait_for_function(READY)
    reach(page, "[aria-label='Attempt Rob the Vaults']")
    press(page, "Enter")
    assert page.locator("#scene .can > .reach").count() > 1
    assert page.evaluate(STICKS_OUT) == []


AMOUNTS: Final = """
game: invasion
edition: classic
turn: Elisabeth
players:
  Elisabeth: {hand: [Daleks, Karn, Leela, Jamie], time_points: 12, locations: [Gallifrey]}
  Tom: {hand: 5, locations: [Totter's Lane]}
"""


def test_the_focus_stays_with_the_question_as_buttons_give_way_to_others(
    served: Served, visitor: Callable[..., Page]
) -> None:
    match = begun(served, AMOUNTS)
    page = visitor(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    page.goto(f"{served.address}/seats/{match.id}/{match.keys[0]}")
    page.wait_for_function(READY)
    page.get_by_role("button", name="Buy cards").focus()
    press(page, "Enter")
    assert focused(page, "#hands .act:not(.put-back)")
    press(page, "Escape")
    names = page.locator("#own .laid-fan .card .name").all_inner_texts()
    press(page, str(names.index("Karn") + 1))
    press(page, "Enter")  # a card that can be played, kept or discarded: its buttons follow
    assert focused(page, "#hands .act:not(.put-back)")
    expect(page.locator("#own .chosen")).to_have_count(1)


def test_arrow_keys_lead_on_from_a_card_that_cannot_be_chosen(served: Served, visitor: Callable[..., Page]) -> None:
    match = begun(served, NOTHING_TO_PLAY)
    page = visitor(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    page.goto(f"{served.address}/seats/{match.id}/{match.keys[0]}")
    page.wait_for_function(READY)
    press(page, "1")
    expect(page.locator("#prompt, #dock").first).to_contain_text("You must keep three cards in hand")
    assert focused(page, "#own .card .read")
    reach(page, "#dock .act")


ONE_ENEMY: Final = """
game: invasion
edition: classic
turn: Elisabeth
players:
  Elisabeth: {hand: [Sontarans, Project Inferno, Mel, Mel, King Yrcanos], locations: [UNIT Headquarters]}
  Tom: {hand: 2, locations: [Totter's Lane]}
"""


def test_a_target_that_the_card_cannot_have_starts_a_move_and_sends_nothing(
    served: Served, visitor: Callable[..., Page]
) -> None:
    served.host.moment = 0.001  # a person's only choice is taken for them: the one Enemy, here
    match = begun(served, ONE_ENEMY)
    page = visitor(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    page.goto(f"{served.address}/seats/{match.id}/{match.keys[0]}")
    page.wait_for_function(READY)
    for card in (page.locator("#own .card", has_text="Project Inferno"), page.locator(".rivals .place .card.tile")):
        card.locator(".pick, .reach").click()
        page.wait_for_function(READY)
    expect(page.locator("#hands .question")).to_have_text("Attack Totter's Lane with Sontarans?")
    expect(page.locator("#hands .go")).to_be_visible()
    expect(page.locator("#own .chosen")).to_have_text(re.compile("Sontarans"))
    assert not match.timeline.given
    press(page, "Escape")
    together = [page.locator("#own .card", has_text=name) for name in ("Sontarans", "Project Inferno")]
    for card in (*together, page.locator(".rivals .place .card.tile")):
        card.locator(".pick, .reach").click()
        page.wait_for_function(READY)
    expect(page.locator("#hands .why-no")).to_contain_text("You can choose only Sontarans for Totter's Lane.")
    expect(page.locator("#own .chosen")).to_have_count(2)
    press(page, "Escape")
    for name, where in (("Sontarans", ".rivals .place .card.tile"), ("Project Inferno", ".seat.mine")):
        given = len(match.timeline.given)
        page.locator("#own .card", has_text=name).drag_to(page.locator(where))  # the only card there is, and a board
        page.wait_for_function(READY)
        assert len(match.timeline.given) > given


@pytest.mark.parametrize("how", ["mouse", "keys"])
def test_a_card_picked_up_in_a_declaration_joins_it_by_a_second_press(
    served: Served, visitor: Callable[..., Page], how: str
) -> None:
    match = begun(served, DECLARING)
    page = visitor(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    page.goto(f"{served.address}/seats/{match.id}/{match.keys[0]}")
    page.wait_for_function(READY)
    names = page.locator("#own .laid-fan .card .name").all_inner_texts()
    press(page, str(names.index("Leela") + 1))
    press(page, "ArrowRight")
    assert focused(page, ".place .can > .reach, .place .can > .picks .pick"), "a target comes before cards to add"
    press(page, "Escape")
    place = page.locator(".rivals .place .card.tile", has_text="Totter's Lane").locator(".pick, .reach").first
    kept = page.locator("#own .zone-reserve .card").locator(".pick, .reach")
    for button in (place, kept, kept):
        if how == "mouse":
            button.click()
        else:
            button.press("Enter")
        page.wait_for_function(READY)
    expect(kept).to_have_attribute("aria-pressed", "true")
    assert not match.timeline.given, "nothing is sent before the whole attack is declared"
    page.locator("#hands .go").click()
    expect(page.locator("#own .zone-reserve .card")).to_have_count(0)
    expect(page.locator("#own .laid-fan .card", has_text="Daleks")).to_have_count(1)
    assert [given.joined for given in match.timeline.given[:4]] == [False, True, True, True]


SEVEN_POINTS: Final = """
game: invasion
edition: classic
turn: Elisabeth
players:
  Elisabeth: {hand: [], time_points: 7, locations: [Gallifrey]}
  Tom: {hand: 5, locations: [Totter's Lane]}
"""


def test_number_keys_press_buttons_and_a_price_is_told_first(served: Served, visitor: Callable[..., Page]) -> None:
    match = begun(served, SEVEN_POINTS)
    page = visitor(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    page.goto(f"{served.address}/seats/{match.id}/{match.keys[0]}")
    page.wait_for_function(READY)
    words = page.locator("#dock .act").all_inner_texts()
    press(page, str(words.index("Buy cards") + 1))
    expect(page.locator("#dock")).to_contain_text("5 Time Points each")
    press(page, "1")
    expect(page.locator("#own .laid-fan .card")).to_have_count(1)


NEARLY_DONE: Final = """
game: invasion
edition: classic
turn: Elisabeth
players:
  Elisabeth: {hand: [Leela, Mel, Ian, Jamie], reserve: [Cybermen, Daleks], locations: [Gallifrey]}
  Tom: {hand: 5, locations: [Totter's Lane]}
"""


def test_the_focus_comes_to_the_question_before_cards_of_the_reserve(
    served: Served, visitor: Callable[..., Page]
) -> None:
    match = begun(served, NEARLY_DONE)
    page = visitor(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    page.goto(f"{served.address}/seats/{match.id}/{match.keys[0]}")
    page.wait_for_function(READY)
    page.get_by_role("button", name="Discard for Time Points").focus()
    press(page, "Enter")
    reach(page, "#own .laid-fan .pick, #own .laid-fan .reach")
    send(page)
    expect(page.locator("#own .laid-fan .card")).to_have_count(3)
    expect(page.locator("#own .zone-reserve .pick")).to_have_count(2)
    assert focused(page, "#prompt"), "a card of the Reserve would be enlarged over the hand, and Enter end the turn"
    reach(page, "#own .zone-reserve .pick, #own .zone-reserve .reach")
    reach(page, "#dock .act")


SAFE: Final = """
game: invasion
edition: classic
turn: Elisabeth
players:
  Elisabeth: {hand: [Yetis, Ogrons, Leela, Mel, Jamie, Ian], locations: [Gallifrey]}
  Tom: {hand: 5, locations: [{name: Totter's Lane, tardis: true}]}
"""


def test_what_an_attack_on_a_tardis_counter_does_is_read_once(served: Served, visitor: Callable[..., Page]) -> None:
    match = begun(served, SAFE)
    page = visitor(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    page.goto(f"{served.address}/seats/{match.id}/{match.keys[0]}")
    page.wait_for_function(READY)
    for card in (page.locator("#own .card", has_text="Yetis"), page.locator(".rivals .place .card.tile")):
        card.locator(".pick, .reach").first.click()
        page.wait_for_function(READY)
    expect(page.locator("#hands .brings")).to_contain_text("only removes the TARDIS counter")
    assert not match.timeline.given
    page.locator("#hands .go").click()  # Done, beside which it stands
    expect(page.locator("#own .laid-fan .card", has_text="Yetis")).to_have_count(0)
    assert [given.joined for given in match.timeline.given] == [False, True, True]
