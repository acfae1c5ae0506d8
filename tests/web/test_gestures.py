"""In a real Chromium: a card and its target either way round, dragged, doubled, by keyboard; put back; and why not."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any, Final

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect
from tests.breadth import some
from tests.web.conftest import Served

from timescoop.catalogue import BOTS
from timescoop.hosting import Host, Match, SeatPlan
from timescoop.web.access.visits import Visit
from timescoop.web.render.scene_builder import scene_of
from timescoop.web.render.way_tree import Fork, Way, fork_of

GAMES = ("invasion", "nemesis", "ccg")
EARLY_ORDER = bytes([11]) * 32  # a deal of the long game in which cards are put in order after 13 decisions
LATEST = 300  # decisions after which we give up looking
Found = Callable[[Fork], Any]


SETTLED: Final = """
() => document.documentElement.dataset.told && document.fonts.status === 'loaded'
  && document.body.dataset.hands !== 'busy' && document.querySelector('#scene')?.dataset.hands
"""


@dataclass
class Asked:
    """A match at a decision, what was looked for there, the look at which it was, and the answers until then."""

    match: Match
    seat: int
    found: Any
    number: int
    before: int

    def open(self, page: Page, served: Served) -> None:
        """Open the page of the seat that is asked, and wait until its stream, its fonts and its hands are ready."""
        page.add_init_script("addEventListener('live:open', () => { document.documentElement.dataset.told = 'yes'; })")
        page.goto(f"{served.address}/seats/{self.match.id}/{self.match.keys[self.seat]}")
        page.wait_for_function(SETTLED)

    def given(self) -> list[int]:
        """What was answered since."""
        return [answer.option for answer in self.match.timeline.given[self.before :] if not answer.unasked]


def asked(served: Served, game: str, wanted: Found, seed: bytes = bytes(range(32))) -> Asked:
    """Play a game with a bot's answers until something that is wanted can be done."""

    async def play(host: Host) -> Asked:
        people = [SeatPlan("person", "Ada"), SeatPlan("person", "Bo")]
        match = await host.new_match(game, seats=people, seed=seed)
        for number in range(LATEST):
            seat = match.waiting()[0]
            look = match.snapshot(seat)
            scene = scene_of(Visit(match, seat, "", lobby=False))
            found = wanted(fork_of(scene, match.moves.preview(seat, look.number)))
            if found:
                return Asked(match, seat, found, look.number, len(match.timeline.given))
            blind = match.game.imagine(match.timeline.table, seat, number)
            await match.answer(seat, BOTS["greedy"].choose(match.game, blind, seat, number), look.number)
        raise AssertionError("it could never be done")

    return served.do(play)  # type: ignore[no-any-return]


def held(way: Way) -> bool:
    """True if an option is a card in the hand."""
    return any(each.startswith("h-hand-") for each in way["at"])


def pairs(fork: Fork) -> Iterator[tuple[Way, Way]]:
    """Two answers of which one is a card in the hand and the other a place or a card on the table."""
    for way in fork.get("ways", ()):
        for follows in way.get("then", {}).get("ways", ()):
            if way["at"] and follows["at"] and held(way) != held(follows):
                yield way, follows


def pair(fork: Fork) -> tuple[Way, Way] | None:
    return next(pairs(fork), None)


def only(fork: Fork) -> Way | None:
    """The option of a place or card that can do nothing else, and that ends the move."""
    ways = fork.get("ways", [])
    later = {each for way in ways for next_ in way.get("then", {}).get("ways", ()) for each in next_["at"]}
    for way in ways:
        alone = [each for each in ways if set(each["at"]) & set(way["at"])] == [way] and not later & set(way["at"])
        if alone and way["at"] and way.get("then", {}).get("ends") and not fork["several"]:
            return way
    return None


def card(page: Page, way: Way) -> Locator:
    """The first element that stands for an option."""
    return page.locator(", ".join(f'#scene [id^="{at}"]' if at.endswith("-") else f"#{at}" for at in way["at"])).first


def still(page: Page) -> None:
    """Wait until what was done has been taken in."""
    page.wait_for_function("() => document.body.dataset.hands !== 'busy' && !document.querySelector('.sent')")


def finish(page: Page, at: Asked, options: list[int]) -> None:
    """Press the big button if there is one; the move begins with these options, all in one request."""
    still(page)
    if not at.given():
        page.locator("#hands .go").click()
    page.wait_for_function("n => document.querySelector('#scene').dataset.number !== String(n)", arg=at.number)
    assert at.given()[: len(options)] == options
    assert len({answer.joined for answer in at.match.timeline.given[at.before :][: len(options)]}) == len(options[:2])
    expect(page.locator("#hands")).to_be_empty()


def by_taps(page: Page, first: Locator, second: Locator) -> None:
    first.click()
    still(page)
    second.click()


def middle(where: Locator) -> tuple[float, float]:
    box = where.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def by_mouse(page: Page, first: Locator, second: Locator) -> None:
    """Drag one onto the other; the mouse button is down all the way."""
    page.mouse.move(*middle(first))
    page.mouse.down()
    x, y = middle(first)
    page.mouse.move(x, y - 20, steps=3)
    expect(page.locator(".ghost")).to_be_visible()
    page.mouse.move(*middle(second), steps=6)
    expect(page.locator(".over")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".ghost")).to_have_count(0)


def by_finger(page: Page, first: Locator, second: Locator) -> None:
    """Drag one onto the other with a finger, up from the hand first."""
    finger: CDPSession = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    x, y = middle(first)
    touch("touchStart", (x, y))
    for step in (4, 12, 24):
        touch("touchMove", (x, y - step))
    expect(page.locator(".ghost")).to_be_visible()
    touch("touchMove", middle(second))
    expect(page.locator(".over")).to_have_count(1)
    touch("touchEnd")
    expect(page.locator(".ghost")).to_have_count(0)


def in_sight(*things: Locator) -> None:
    """Scroll so that all of these can be seen at once, where the page scrolls."""
    for thing in things:
        thing.scroll_into_view_if_needed()


HOW = {"taps": by_taps, "mouse": by_mouse, "finger": by_finger}


@pytest.mark.parametrize(("game", "how"), some([*product(GAMES, HOW)], 0, 4, 8))
def test_a_card_and_then_its_target(served: Served, visitor: Callable[..., Page], game: str, how: str) -> None:
    page = visitor(reduced_motion="reduce", has_touch=how == "finger", viewport={"width": 1280, "height": 1100})
    at = asked(served, game, pair)
    at.open(page, served)
    ways = at.found
    first, second = sorted(ways, key=lambda way: not held(way))
    in_sight(card(page, second), card(page, first))
    HOW[how](page, card(page, first), card(page, second))
    finish(page, at, [way["option"] for way in ways])


@pytest.mark.parametrize("game", some(GAMES, 0))
def test_the_target_and_then_a_card(served: Served, visitor: Callable[..., Page], game: str) -> None:
    page = visitor(reduced_motion="reduce", viewport={"width": 1280, "height": 1100})
    at = asked(served, game, pair)
    at.open(page, served)
    second, first = sorted(at.found, key=lambda way: not held(way))
    card(page, first).click()
    still(page)
    expect(card(page, first)).to_have_class(re.compile(r"\bchosen\b"))
    expect(card(page, second)).to_have_class(re.compile(r"\b(can|join)\b"))
    assert at.given() == [], "nothing is sent before it is whole"
    card(page, second).click()
    finish(page, at, [way["option"] for way in at.found])


def to_its_only_place(fork: Fork) -> Way | None:
    """A card in the hand that can go to one place alone."""
    return next((way for way in fork.get("ways", ()) if way.get("to") and held(way)), None)


def test_a_card_is_carried_to_the_only_place_where_it_can_go(served: Served, visitor: Callable[..., Page]) -> None:
    page = visitor(reduced_motion="reduce", viewport={"width": 1280, "height": 1100})
    at = asked(served, "ccg", to_its_only_place)
    at.open(page, served)
    by_mouse(page, card(page, at.found), page.locator(f"#{at.found['to']}"))
    finish(page, at, [at.found["option"]])


@pytest.mark.parametrize("game", some(GAMES, 1))
def test_the_keyboard_does_the_same(served: Served, visitor: Callable[..., Page], game: str) -> None:
    page = visitor(reduced_motion="reduce")
    at = asked(served, game, pair)
    at.open(page, served)
    first, second = sorted(at.found, key=lambda way: not held(way))
    own = page.locator("#own .laid-fan .card[id]").evaluate_all("cards => cards.map(card => card.id)")
    page.keyboard.press(str(own.index(card(page, first).get_attribute("id")) + 1))
    still(page)
    expect(page.locator("p.vh[role=status]")).to_contain_text(card(page, first).locator(".name").inner_text())
    target = card(page, second).get_attribute("id")
    for _ in range(80):
        if page.evaluate(f"document.activeElement.matches('#{target} .pick, #{target} .reach')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    still(page)
    if not at.given():
        page.keyboard.press("Enter")
        still(page)
    finish(page, at, [way["option"] for way in at.found])
    assert page.evaluate("document.activeElement !== document.body")


# The cards that can be chosen and whose middle, free of other cards, leads elsewhere under a finger.
DEAF = """
() => [...document.querySelectorAll('#scene .card.can')].map((card) => [card, card.getBoundingClientRect()])
  .map(([card, box]) => [card, document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)])
  .filter(([card, at]) => at && card === at.closest('.card') && at.closest('a'))
  .map(([card, at]) => `${card.id}: ${at.className}`)
"""


def card_and_targets(fork: Fork) -> Way | None:
    """A card that is chosen first, and goes to one of several places."""
    for way in fork.get("ways", []):
        after = [each for each in way.get("then", {}).get("ways", ()) if each["at"] and not each.get("aside")]
        if way["at"] and len(after) > 2:
            return way
    return None


@pytest.mark.parametrize("game", some(("invasion", "ccg"), 1))
def test_a_finger_on_the_middle_of_a_target_chooses_it(served: Served, visitor: Callable[..., Page], game: str) -> None:
    page = visitor(reduced_motion="reduce", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    at = asked(served, game, card_and_targets)
    at.open(page, served)
    assert page.evaluate(DEAF) == []
    card(page, at.found).tap()
    still(page)
    assert page.locator("#scene .card.can").count() > 1
    assert page.evaluate(DEAF) == []


def card_and_crowd(fork: Fork) -> tuple[Way, Way, Way] | None:
    """A card in the hand, a place of several where it can go, and a card there that can be moved away instead."""
    first = card_and_targets({"ends": False, "ways": [way for way in fork.get("ways", ()) if held(way)]})
    if first is None:
        return None
    for moved in fork.get("ways", ()):
        away = [each["at"] for each in moved.get("then", {}).get("ways", ())]
        for to in first["then"]["ways"] if away and moved["at"] and not held(moved) else ():
            if to["at"] and to["at"] not in away:
                return first, to, moved
    return None


def test_who_lies_at_a_place_is_not_in_the_way_of_a_card(served: Served, visitor: Callable[..., Page]) -> None:
    page = visitor(reduced_motion="reduce", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    at = asked(served, "nemesis", card_and_crowd)
    at.open(page, served)
    first, to, moved = at.found
    question = page.locator("#hands .question")
    assert page.evaluate(DEAF) == []
    card(page, moved).tap()
    still(page)
    expect(question).to_contain_text("to which Location?")
    expect(page.locator("#hands .lines-of"), "what its own place says is not asked about").to_have_count(0)
    page.locator("#hands .put-back").tap()
    still(page)
    card(page, to).locator(".pick, .reach").first.evaluate("button => button.click()")
    still(page)
    expect(question).to_have_text(f"{card(page, to).locator('.name').inner_text()}: choose a card.")
    page.locator("#hands .put-back").tap()
    still(page)
    card(page, first).tap()
    still(page)
    assert page.evaluate(DEAF) == []
    card(page, moved).tap()
    finish(page, at, [first["option"], to["option"]])


@pytest.mark.parametrize("game", some(GAMES, 0))
def test_a_double_tap_takes_the_only_choice(served: Served, visitor: Callable[..., Page], game: str) -> None:
    page = visitor(reduced_motion="reduce")
    at = asked(served, game, only)
    at.open(page, served)
    card(page, at.found).click()
    still(page)
    expect(page.locator("#hands .go")).to_be_visible()
    assert at.given() == []
    card(page, at.found).click()
    page.wait_for_function("n => document.querySelector('#scene').dataset.number !== String(n)", arg=at.number)
    assert at.given() == [at.found["option"]]


def with_one_button(fork: Fork) -> Way | None:
    """A card in the hand that goes with one button alone, and no other card with both."""
    ways = fork.get("ways", [])
    later = [(way, each) for way in ways for each in way.get("then", {}).get("ways", ()) if not each.get("aside")]
    for way, follows in later:
        alone = [one for one, each in later if set(each["at"]) & set(follows["at"])] == [way]
        direct = any(set(each["at"]) & set(follows["at"]) for each in ways)
        others = [each for one, each in later if one is way and each["at"] and each is not follows]
        if alone and not direct and not way["at"] and held(follows) and not others:
            return follows
    return None


def test_a_card_that_goes_with_one_button_presses_it(served: Served, visitor: Callable[..., Page]) -> None:
    page = visitor(reduced_motion="reduce", viewport={"width": 1280, "height": 1100})
    at = asked(served, "nemesis", with_one_button)
    at.open(page, served)
    card(page, at.found).click()
    still(page)
    expect(card(page, at.found)).to_have_class(re.compile(r"\bchosen\b"))
    expect(page.locator("#hands .question")).not_to_contain_text("choose what to do")
    assert at.given() == [], "nothing is sent by one touch"
    page.evaluate("() => document.getElementById('keys').showPopover()")
    page.keyboard.press("Escape")
    expect(page.locator("#keys")).to_be_hidden()
    expect(card(page, at.found), "Escape closed what lay over the table").to_have_class(re.compile(r"\bchosen\b"))
    page.keyboard.press("Escape")
    expect(page.locator("#hands")).to_be_empty()


def behind_buttons(fork: Fork) -> Iterator[tuple[Way, Way]]:
    """Buttons with the cards in the hand that go with them."""
    for way in fork.get("ways", ()):
        for follows in way.get("then", {}).get("ways", ()):
            if not way["at"] and held(follows):
                yield way, follows


def a_doctor(fork: Fork) -> Way | None:
    """A Doctor in the hand, whom an Action brings to any Location."""
    return next((way for _, way in behind_buttons(fork) if "Doctor" in way["words"]), None)


def test_a_card_that_goes_with_one_button_is_dragged_where_it_can_go(
    served: Served, visitor: Callable[..., Page]
) -> None:
    page = visitor(reduced_motion="reduce", viewport={"width": 1280, "height": 1100})
    at = asked(served, "nemesis", a_doctor)
    at.open(page, served)
    x, y = middle(card(page, at.found))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 60, steps=4)
    still(page)
    expect(page.locator("#hands .question")).to_have_text(f"Play {at.found['words']} at which Location?")
    expect(page.locator("#hands .so-far"), "the question says it").to_have_count(0)
    page.mouse.move(*middle(page.locator(".rivals .place .can").first), steps=6)
    expect(page.locator(".over")).to_have_count(1)
    page.wait_for_timeout(400)
    expect(page.locator("#peek"), "nothing is enlarged under a card that is carried").to_be_hidden()
    page.mouse.up()
    expect(page.locator("#hands .so-far"), "this one asks more").to_have_text("Play Ninth Doctor at Dalek Fleet")


ALONE: Final = {"Stolen World", "Reality Bomb", "Hunting on Earth", "Human Prey"}  # each has one place in play


def test_a_question_about_a_card_names_it_once_and_its_button_says_the_verb(
    served: Served, visitor: Callable[..., Page]
) -> None:
    page = visitor(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    at = asked(served, "nemesis", lambda f: next((way for _, way in behind_buttons(f) if way["words"] in ALONE), None))
    at.open(page, served)
    card(page, at.found).click()
    still(page)
    expect(page.locator("#hands .question")).to_have_text(f"Play {at.found['words']}?")
    expect(page.locator("#hands .go")).to_have_text("Play")


FOUGHT_OVER: Final = "() => document.querySelector('#hands .lines-of') ? 'Actions' : 'none'"


def what_a_place_does(fork: Fork) -> list[Way] | None:
    """Locations that end the move: the token goes to one of them, or a Conflict starts there."""
    ways = [way for way in fork.get("ways", ()) if way["at"] and way.get("then", {}).get("ends")]
    return ways if ways and not any(held(way) for way in ways) else None


@pytest.mark.parametrize(("of", "told"), [("Move", "Actions"), ("Start", "none")])
def test_a_phone_tells_the_actions_of_a_location_only_where_they_are_chosen(
    served: Served, visitor: Callable[..., Page], of: str, told: str
) -> None:
    page = visitor(reduced_motion="reduce", viewport={"width": 390, "height": 844})
    at = asked(served, "nemesis", lambda fork: [w for w in what_a_place_does(fork) or () if of in w.get("does", "")])
    at.open(page, served)
    page.locator(f"#{at.found[0]['at'][0]} > .picks .pick").click(position={"x": 20, "y": 20})
    still(page)
    assert page.evaluate(FOUGHT_OVER) == told
    if of == "Start":
        expect(page.locator("#hands .brings")).to_have_text(re.compile(r"^\d+ against \d+$"))


def a_side(fork: Fork) -> Way | None:
    """A side of a Nemesis's board."""
    return next((way for way in fork.get("ways", ()) if way["words"].startswith("Ashad")), None)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
def test_a_chosen_side_tells_its_rule_and_locations_before_it_is_sent(
    served: Served, visitor: Callable[..., Page], width: int, height: int
) -> None:
    page = visitor(reduced_motion="reduce", viewport={"width": width, "height": height})
    at = asked(served, "nemesis", a_side)
    at.open(page, served)
    page.locator(f"#o-{at.found['option']} > .picks .pick").click(position={"x": 20, "y": 20})
    still(page)
    told = page.locator("#hands .lines-of > li")
    expect(told).to_have_count(6)
    expect(told.nth(1)).to_have_text("Earth, Past: draw 3 cards; play any Nemesis Moments")
    expect(told.last).to_contain_text("Protect the Cyberium")
    expect(page.locator("#hands .brings"), "the last line says it").to_have_count(0)
    for line in (told.first, told.last, page.locator("#hands .go")):
        expect(line).to_be_in_viewport(ratio=1)
    assert not at.given()


def meanwhile(fork: Fork) -> Way | None:
    """A card that can do one whole move now, and the same while cards of another move are chosen."""
    ways = fork.get("ways", [])
    if fork.get("several"):
        return None
    among = [each["option"] for way in ways for each in way.get("then", {}).get("ways", ()) if each.get("aside")]
    for way in ways:
        alone = [each for each in ways if set(each["at"]) & set(way["at"])] == [way]
        if alone and way["at"] and way.get("then", {}).get("ends") and way["option"] in among:
            return way
    return None


def test_what_can_be_done_at_any_time_is_no_part_of_another_move(served: Served, visitor: Callable[..., Page]) -> None:
    page = visitor(reduced_motion="reduce")
    at = asked(served, "invasion", meanwhile)
    at.open(page, served)
    card(page, at.found).click()
    still(page)
    expect(page.locator("#hands .go")).to_have_text(re.compile(re.escape(at.found["words"]), re.IGNORECASE))
    assert page.locator("#scene .join").count() == 0


def test_a_whole_move_waits_for_its_button_while_the_page_looks_again(
    served: Served, visitor: Callable[..., Page]
) -> None:
    page = visitor(reduced_motion="reduce")
    at = asked(served, "invasion", only)
    at.open(page, served)
    card(page, at.found).click()
    still(page)
    expect(page.locator("#hands .go")).to_be_visible()
    page.evaluate("document.dispatchEvent(new Event('htmx:after:swap'))")  # as the first message of a stream does
    page.evaluate("new Promise((done) => setTimeout(done, 300))")
    expect(page.locator("#hands .go")).to_be_visible()


def choice_of_several(fork: Fork) -> list[Way] | None:
    """Three cards or more of one choice, whose button begins it, or of the question itself."""
    if fork.get("several"):
        found = [way for way in fork["ways"] if way["at"]]
        return found if len(found) > 2 else None
    for way in fork.get("ways", ()):
        then = way.get("then", {})
        found = [each for each in then.get("ways", ()) if each["at"]]
        if then.get("several") and len(found) > 2 and not way["at"]:
            return [way, *found]
    return None


@pytest.mark.parametrize("game", some(GAMES, 1))
def test_cards_of_one_choice_are_picked_in_any_order_before_done(
    served: Served, visitor: Callable[..., Page], game: str
) -> None:
    page = visitor(reduced_motion="reduce", viewport={"width": 1280, "height": 1100})
    at = asked(served, game, choice_of_several)
    at.open(page, served)
    begins = [way for way in at.found if not way["at"]]
    cards = [way for way in at.found if way["at"]]
    for way in (cards[2], cards[0]):
        card(page, way).click()
        still(page)
    card(page, cards[0]).click()  # put back, and chosen again
    still(page)
    expect(card(page, cards[0])).not_to_have_class(re.compile(r"\bchosen\b"))
    card(page, cards[0]).click()
    still(page)
    expect(page.locator("#scene .card.chosen")).to_have_count(2)
    for way in begins:
        page.locator("#hands .act", has_text=way["words"]).click()
        still(page)
    assert at.given() == []
    page.locator("#hands .go").click()
    page.wait_for_function("n => document.querySelector('#scene').dataset.number !== String(n)", arg=at.number)
    assert at.given()[: len(begins) + 2] == [way["option"] for way in (*begins, cards[2], cards[0])]


def order_of_three(fork: Fork) -> list[Way] | None:
    """Cards that are put in order."""
    return fork["ways"] if fork.get("ordered") and len(fork["ways"]) > 2 else None


def mark_of(chosen: Locator) -> str:
    """What stands on the corner of a card that was chosen."""
    return str(chosen.evaluate("card => getComputedStyle(card, '::after').content"))


def test_cards_of_an_order_show_which_they_are(served: Served, visitor: Callable[..., Page]) -> None:
    page = visitor(reduced_motion="reduce")
    at = asked(served, "ccg", order_of_three, seed=EARLY_ORDER)
    at.open(page, served)
    first, second = (page.locator(f"#o-{at.found[nth]['option']}") for nth in (2, 0))
    first.click()
    still(page)
    second.click()
    still(page)
    assert [mark_of(each) for each in (first, second)] == ['"1"', '"2"']
    expect(second.get_by_role("button", pressed=True)).to_have_accessible_name(re.compile("^2[.] "))
    first.click()  # put back: the other one comes first
    still(page)
    assert [mark_of(each) for each in (first, second)] == ['"+"', '"1"']


def whole_hand(fork: Fork) -> list[Way] | None:
    """Cards of which none, some or all may be chosen."""
    ways = fork.get("ways", [])
    found = [way for way in ways if way["at"]]
    return found if fork.get("several") and 1 < len(found) < 5 and len(found) + 1 == len(ways) else None


def test_all_cards_of_a_choice_can_be_chosen(served: Served, visitor: Callable[..., Page]) -> None:
    page = visitor(reduced_motion="reduce", viewport={"width": 1280, "height": 1100})
    at = asked(served, "nemesis", whole_hand)
    at.open(page, served)
    for way in at.found:
        card(page, way).click()
        still(page)
    assert at.given() == []
    page.locator("#hands .go").click()
    page.wait_for_function("n => document.querySelector('#scene').dataset.number !== String(n)", arg=at.number)
    assert at.given()[: len(at.found)] == [way["option"] for way in at.found]


def end_of_turn(fork: Fork) -> list[Way] | None:
    """The end of a turn of two players, who pass two of three cards."""
    for way in fork.get("ways", ()):
        cards = [each for each in way.get("then", {}).get("ways", ()) if each["at"] and not each.get("aside")]
        if way["words"] == "End the turn" and len(cards) > 2:
            return [way, *cards]
    return None


def test_too_many_cards_of_one_choice_are_counted(served: Served, visitor: Callable[..., Page]) -> None:
    page = visitor(reduced_motion="reduce", viewport={"width": 1280, "height": 1100})
    at = asked(served, "invasion", end_of_turn)
    at.open(page, served)
    end, *cards = at.found
    for way in cards[:3]:
        card(page, way).click()
        still(page)
    expect(page.locator("#hands .question")).to_contain_text("Choose two cards to pass to")
    page.locator("#hands .act", has_text=end["words"]).click()
    expect(page.locator("#hands .why-no")).to_contain_text("You can choose only 2 of these.")
    assert at.given() == []
    card(page, cards[1]).click()
    still(page)
    page.locator("#hands .act", has_text=end["words"]).click()
    page.wait_for_function("n => document.querySelector('#scene').dataset.number !== String(n)", arg=at.number)
    assert at.given()[:3] == [end["option"], cards[0]["option"], cards[2]["option"]]


STAYS: Final = """
() => Object.fromEntries([...document.querySelectorAll('.seat, #dock, #own .card:not(.chosen)')].map((each) => {
  const box = each.getBoundingClientRect();
  return [each.id, [box.x, box.y, box.width, box.height].map(Math.round)]; }))
"""


@pytest.mark.parametrize(("how", "size"), [("Escape", (1280, 800)), ("button", (390, 844)), ("drop", (1280, 1100))])
def test_what_is_chosen_is_put_back_and_nothing_was_sent_or_moved(
    served: Served, visitor: Callable[..., Page], how: str, size: tuple[int, int]
) -> None:
    page = visitor(reduced_motion="reduce", viewport={"width": size[0], "height": size[1]})
    at = asked(served, "invasion", pair)
    at.open(page, served)
    stood = page.evaluate(STAYS)
    first, _ = sorted(at.found, key=lambda way: not held(way))
    if how == "drop":
        x, y = middle(card(page, first))
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 12, y + 8, steps=3)
        expect(page.locator(".ghost")).to_be_visible()
        page.mouse.up()
        expect(page.locator("#scene .chosen")).to_have_count(1)  # a hand that shakes has tapped
        page.mouse.down()
        page.mouse.move(640, 6, steps=5)
        expect(page.locator(".ghost")).to_be_visible()
        page.mouse.up()
    else:
        page.mouse.move(*middle(card(page, first)))
        page.mouse.down()
        card(page, first).evaluate("card => { card.style.transform = 'translateY(-300px)'; }")  # as when it glides
        page.mouse.up()
        still(page)
        card(page, first).evaluate("card => { card.style.transform = ''; }")
        expect(page.locator("#hands .put-back")).to_have_text("Cancel")
        stands = page.evaluate(STAYS)
        assert stands == {each: stood[each] for each in stands}
        if how == "Escape":
            page.keyboard.press("Escape")
        else:
            page.locator("#hands .put-back").click()
    expect(page.locator("#hands")).to_be_empty()
    expect(page.locator("#scene .chosen, .ghost")).to_have_count(0)
    expect(page.locator("#prompt")).to_be_visible()
    assert at.given() == []
    assert at.match.snapshot(at.seat).number == at.number


CURTAINED = """
async () => { // the table goes while what can be chosen is looked up
  document.dispatchEvent(new Event('htmx:after:swap'));
  document.getElementById('scene').remove();
  await new Promise((done) => setTimeout(done, 50));
}
"""


def test_what_cannot_be_chosen_says_why(served: Served, visitor: Callable[..., Page]) -> None:
    page = visitor(reduced_motion="reduce", viewport={"width": 1280, "height": 1100})
    at = asked(served, "invasion", lambda fork: fork.get("several"))
    at.open(page, served)
    unlit = page.locator("#own .card:has(> .why-not):not(.lit, .can, .join)").first
    unlit.click()
    expect(page.locator("#hands .why-no")).not_to_be_empty()
    expect(page.locator("#notice")).to_be_empty()
    assert at.given() == []
    page.evaluate(CURTAINED)  # an error on the page fails the test


def with_one_place(fork: Fork) -> Way | None:
    """A card of the hand that can go to one place alone."""
    return next((way for way in fork.get("ways", ()) if held(way) and "to" in way), None)


def test_a_place_where_the_chosen_card_cannot_go_says_no_more_than_that(
    served: Served, visitor: Callable[..., Page]
) -> None:
    page = visitor(reduced_motion="reduce", viewport={"width": 1280, "height": 1100})
    at = asked(served, "ccg", with_one_place)
    at.open(page, served)
    card(page, at.found).click()
    still(page)
    page.locator(".lane .site .card.tile:not(.lit, .can, .chosen)").first.click(position={"x": 20, "y": 20})
    expect(page.locator("#hands .why-no")).to_have_text("You can't choose these together.")


def careful(fork: Fork) -> tuple[Way, Way] | None:
    """A target and a card for it that does there what is easily overlooked."""
    return next(((target, each) for target, each in pairs(fork) if held(each) and each.get("caution")), None)


def test_what_is_easily_overlooked_is_said_and_waits_for_the_button(
    served: Served, visitor: Callable[..., Page]
) -> None:
    page = visitor(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    at = asked(served, "invasion", careful)
    at.open(page, served)
    target, enemy = (card(page, way).locator(".pick, .reach").first for way in at.found)
    by_taps(page, enemy, target)
    still(page)
    expect(page.locator("#hands .brings")).to_contain_text("only removes the TARDIS counter")
    assert at.given() == []
    finish(page, at, [way["option"] for way in at.found])


def test_a_button_for_a_card_says_what_is_done_with_it_and_asks_again_after_a_failure(
    served: Served, visitor: Callable[..., Page]
) -> None:
    page = visitor(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    at = asked(served, "ccg", lambda fork: next((way for way in fork.get("ways", ()) if held(way)), None))
    at.open(page, served)
    name = at.found["words"]
    card(page, at.found).locator(".pick, .reach").first.click()
    button = page.locator(f'#hands .act[data-words="{name}"]')
    expect(button).to_have_text(f"Play {name}")
    page.evaluate("() => { window.asked = window.fetch; window.fetch = () => Promise.reject(new Error('offline')); }")
    button.click()
    expect(page.locator("#hands .why-no")).to_have_text("The server didn't take this. Please choose again.")
    page.evaluate("() => { window.fetch = window.asked; }")
    button.click()
    expect(page.locator("#hands .why-no"), "what could not be asked is asked once more").to_have_count(0)


def test_a_question_mark_lists_keys_and_gestures(served: Served, visitor: Callable[..., Page]) -> None:
    page = visitor(reduced_motion="reduce")
    at = asked(served, "invasion", pair)
    at.open(page, served)
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    expect(page.locator("#keys tr")).to_have_count(12)
    page.keyboard.press("Escape")
    expect(page.locator("#keys")).to_be_hidden()


def reserves(fork: Fork) -> Way | None:
    """The option that begins a choice of cards for the Reserve."""
    return next((way for way in fork.get("ways", ()) if way["words"].startswith("Put into")), None)


def test_undo_takes_a_whole_move_back_by_its_key(served: Served, visitor: Callable[..., Page]) -> None:
    page = visitor(reduced_motion="reduce")
    at = asked(served, "invasion", reserves)
    at.open(page, served)
    one = at.found["then"]["ways"][0]
    card(page, one).click()
    still(page)
    page.locator("#hands .act", has_text=at.found["words"]).click()
    finish(page, at, [at.found["option"], one["option"]])
    page.keyboard.press("u")
    expect(page.locator("#dock [form=take-back]")).to_have_count(0)
    assert at.given() == []


def yes_or_no(fork: Fork) -> bool:
    """A question about the text of a card, of which one may be played then."""
    return fork["ask"].startswith("Use ") and [way["words"] for way in fork.get("ways", ())] == ["Yes", "No"]


def test_what_is_chosen_is_put_back_when_an_undo_asks_another_question(
    served: Served, visitor: Callable[..., Page]
) -> None:
    page = visitor(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    at = asked(served, "ccg", yes_or_no)
    at.open(page, served)
    question = page.locator("#dock .question").first.inner_text()
    page.locator("#dock .act", has_text="Yes").click()
    page.wait_for_function("n => document.querySelector('#scene').dataset.number !== String(n)", arg=at.number)
    page.wait_for_function(SETTLED)
    page.locator("#scene .place .card.can").first.click()
    still(page)
    expect(page.locator("#hands .question")).to_be_visible()
    page.locator("#dock [form=take-back]").click()
    expect(page.locator("#dock .question").first).to_have_text(question)
    still(page)
    expect(page.locator("#hands")).to_be_empty()


def test_what_is_chosen_stays_chosen_while_others_talk(served: Served, visitor: Callable[..., Page]) -> None:
    page = visitor(reduced_motion="reduce")
    at = asked(served, "invasion", pair)
    at.open(page, served)
    first, second = sorted(at.found, key=lambda way: not held(way))
    card(page, first).click()
    still(page)
    chosen = page.locator("#hands .question").inner_text()
    served.do(lambda _host: at.match.chat.say(1 - at.seat, "hello"))
    page.wait_for_function("n => document.querySelector('#scene').dataset.hands !== String(n)", arg=at.number)
    expect(page.locator("#hands .question")).to_have_text(chosen)
    expect(card(page, first)).to_have_class(re.compile(r"\bchosen\b"))
    at.number = at.match.snapshot(at.seat).number
    card(page, second).click()
    finish(page, at, [way["option"] for way in at.found])


# Keeps back what the stream brings, and lets it through later.
KEEP_BACK = """
() => {
  window.late = [];
  window.keeps = (event) => {
    event.stopImmediatePropagation();
    event.preventDefault();
    window.late.push(event.detail);
  };
  document.addEventListener('live:message', window.keeps, true);
}
"""
LET_THROUGH = """
() => {
  document.removeEventListener('live:message', window.keeps, true);
  for (const detail of window.late) {
    const again = new CustomEvent('live:message', { detail, bubbles: true, cancelable: true });
    document.getElementById('stream').dispatchEvent(again);
  }
}
"""
PRESS_ALL = "() => document.querySelectorAll('#dock .act, #scene .pick').forEach((each) => each.click())"


def ends_at_once(fork: Fork) -> Way | None:
    """A button of the prompt that is a whole move."""
    return next((way for way in fork.get("ways", ()) if not way["at"] and way.get("then", {}).get("ends")), None)


def test_nothing_is_sent_before_the_page_shows_the_last_move(served: Served, visitor: Callable[..., Page]) -> None:
    page = visitor(reduced_motion="reduce")
    at = asked(served, "invasion", ends_at_once)
    at.open(page, served)
    statuses: list[int] = []
    page.on("response", lambda answer: statuses.append(answer.status) if answer.request.method == "POST" else None)
    page.evaluate(KEEP_BACK)
    page.locator(f"#dock .act[value='{at.found['option']}']").click()
    page.wait_for_function("() => window.late.length")
    page.evaluate(PRESS_ALL)
    page.evaluate(LET_THROUGH)
    page.wait_for_function("n => document.querySelector('#scene').dataset.number !== String(n)", arg=at.number)
    expect(page.locator("body")).not_to_have_class(re.compile(r"\b(sent|behind)\b"))
    assert statuses == [204]
