"""Every table fits one screen: question, own board, own hand and how each rival stands are in sight; nothing is cut.

Games are played by chance from seeds, so that nobody has laid the tables out nicely.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from tests.breadth import in_the_soak, some
from tests.new_game import catalogued, installed
from tests.web.ccg import MOTION, PLAY, laid
from tests.web.ccg import scene_of as card_game_scene
from tests.web.positions import asked, fighting, moment, position, recorded, written
from tests.web.showing import show, shown_as
from tests.web.test_nemesis_looks import send

import timescoop.web
from timescoop.kernel import Game, View, places_in
from timescoop.web.render.card_art import picture
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.table_page import table_page

STATIC: Final = Path(timescoop.web.__file__).parent / "static"
CHECK: Final = (Path(__file__).parent / "layout.js").read_text("utf-8")
DESK, PHONE = (1280, 800), (390, 844)
TABLET, WALL = (1024, 768), (1920, 1080)
Moment = tuple[int, Callable[[View], bool]]
LENGTHENED: Final = """() => { for (const line of document.querySelectorAll("#since li"))
  line.append(" at length".repeat(12)); fit(); }"""
HALF: Final = """() => [...document.querySelectorAll("#since li")].filter((line) =>
  line.checkVisibility({ visibilityProperty: true })
  && line.getBoundingClientRect().top < line.parentElement.getBoundingClientRect().top - 1).length"""
EARLY, MIDDLE, LATE = 12, 150, 420  # decisions
NEWS = 6  # lines of what has changed since one's own last turn: as many as are told
GAMES: Final = [
    *(("invasion", "classic", seats) for seats in (2, 3, 4)),
    ("invasion", "2012", 3),
    *(("nemesis", "standard", seats) for seats in (2, 3, 4)),
    *(("ccg", "first", seats) for seats in (2, 3, 4)),
]


def faults(page: Page, sizes: tuple[tuple[int, int], ...] = (DESK, PHONE)) -> list[str]:
    """What is wrong at each size of the window."""
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{width} by {height}: {fault}" for fault in page.evaluate(CHECK, width < 760)]
    return found


@pytest.mark.parametrize(("key", "edition", "seats"), some(GAMES, 0, 2, 3, 6, 8))
def test_every_table_fits_one_screen(
    address: str, visitor: Callable[..., Page], key: str, edition: str, seats: int
) -> None:
    page = visitor(reduced_motion="reduce")
    found = []
    for count, wanted in ((EARLY, asked), (MIDDLE, asked), (MIDDLE, fighting), (LATE, asked)):
        scene = position(key, edition, seats, count, wanted)
        shown_as(page, address, replace(scene, news=scene.log[-NEWS:]), plain=True)
        found += [f"after {count}: {fault}" for fault in faults(page)]
    assert not found, "\n".join(found)
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    page.evaluate(LENGTHENED)
    assert not page.evaluate(HALF), "a line is shown whole or not at all"
    fonts = page.evaluate(
        "() => [...document.fonts].filter(each => each.status !== 'unloaded').map(each => each.style)"
    )
    assert set(fonts) == {"normal"}, "tables have no italics, whose font is as heavy as all other parts but fonts"


@pytest.mark.parametrize(("key", "edition", "seats"), some([GAMES[0], GAMES[2], GAMES[5], GAMES[6], GAMES[9]], 1, 3, 4))
def test_every_table_fits_with_pictures_and_ratings_of_profiles(
    address: str, visitor: Callable[..., Page], key: str, edition: str, seats: int
) -> None:
    page = visitor(reduced_motion="reduce")
    found = []
    for count in (EARLY, LATE):
        scene = position(key, edition, seats, count, asked)
        known = [sitter._replace(picture=picture_in(scene), rating="-10.5") for sitter in scene.sitters]
        shown_as(page, address, replace(scene, sitters=known), plain=True)
        for own in page.locator(".seat").all():
            expect(own.locator(".portrait, .rating")).to_have_count(2)
        found += [f"after {count}: {fault}" for fault in faults(page)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("count", [MIDDLE, LATE])
def test_the_own_board_is_whole_while_a_bot_plays(address: str, visitor: Callable[..., Page], count: int) -> None:
    page = visitor(reduced_motion="reduce")
    scene = position("ccg", "first", 3, count, asked)
    shown_as(page, address, replace(scene, company=replace(scene.company, lent=(scene.me,))), plain=True)
    expect(page.locator("#company .banner")).to_be_visible()
    assert not faults(page, (DESK,))


def picture_in(scene: Scene) -> str:
    """The address of a card's picture."""
    return picture(scene.faces[0], scene.game, scene.view["edition"])


HANDS: Final = {
    "classic": """
game: invasion
edition: classic
turn: Elisabeth
players:
  Elisabeth: {hand: [Jo Grant, Leela, Ian, Vortis, Ribos, Karn, Daleks, Cybermen, Sontarans, UNIT], time_points: 30}
  Bob: {hand: 5}
  Tom: {hand: 5}
""",
    "standard": """
game: nemesis
turn: Elisabeth
players: {Elisabeth: {hand: 10}, Bob: {hand: 9}, Tom: {hand: 7}, Ann: {hand: 7}}
""",
    "first": """
game: ccg
turn: Elisabeth
players: {Elisabeth: {hand: 12}, Bob: {hand: 9}}
""",
}


@pytest.mark.parametrize("edition", HANDS)
def test_a_hand_of_ten_cards_or_more_fits(address: str, visitor: Callable[..., Page], edition: str) -> None:
    page = visitor(reduced_motion="reduce")
    shown_as(page, address, written(HANDS[edition], edition), plain=True)
    assert page.locator("#dock .hand > .card").count() >= 10
    assert not faults(page)


def test_news_of_a_turn_leaves_cards_their_size(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    scene = position("invasion", "classic", 3, MIDDLE, asked)
    sizes = []
    for news in ((), scene.log[-NEWS:]):
        shown_as(page, address, replace(scene, news=news), plain=True)
        page.evaluate(SETTLED)
        sizes.append(page.evaluate(FIT) or "1")
    assert sizes == ["1", "1"]


ATTACKED: Final = """
game: invasion
edition: classic
turn: Elisabeth
players:
  Elisabeth: {hand: [Jo Grant, Leela, Ian, Daleks]}
  Bob:
    hand: 2
    locations:
      - {name: Telos}
      - {name: Temple of Yetaxa, attack: {by: Elisabeth, enemies: [Primords], face: up}}
      - {name: Metebelis Three, attack: {by: Elisabeth, enemies: [Yetis], face: up}}
  Tom: {hand: 2}
"""
OVER_NAMES: Final = """() => [...document.querySelectorAll('.rivals .place:has(.at .card)')].filter((place) => {
  const name = document.createRange();
  name.selectNodeContents(place.querySelector('.site .name'));
  const card = place.querySelector('.at .card').getBoundingClientRect();
  return card.bottom > name.getBoundingClientRect().top; }).length"""


def test_attackers_leave_a_name_of_two_lines_in_sight_where_cards_are_smaller(
    address: str, visitor: Callable[..., Page]
) -> None:
    page = visitor(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    shown_as(page, address, written(ATTACKED, "classic"), plain=True)
    for fit in ("1", "0.86", "0.72"):
        page.evaluate(f"document.documentElement.style.setProperty('--fit', '{fit}')")
        assert page.evaluate(OVER_NAMES) == 0, fit


LONG: Final = """
game: invasion
edition: classic
turn: Elisabeth
players:
  Elisabeth: {hand: [Jo Grant, Leela, Ian, Daleks], locations: [{name: Gallifrey}, {name: San Francisco}]}
  Bob:
    hand: 2
    locations:
      - {name: Karn}
      - {name: Perivale}
      - {name: Wenley Moor}
      - {name: Devil's End}
      - {name: Telos}
      - {name: Det-Sen Monastery}
      - {name: Peladon}
      - {name: Traken}
"""


def test_a_rivals_line_of_eight_locations_fits(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor(reduced_motion="reduce")
    shown_as(page, address, written(LONG, "classic"), plain=True)
    assert page.locator(".rivals .card.tile").count() == 8
    assert not faults(page, (DESK, WALL, PHONE))
    assert page.locator(".rivals .shelf.empty").evaluate_all("all => all.map(each => each.checkVisibility())") == [
        False
    ]
    page.set_viewport_size({"width": 1280, "height": 800})
    assert page.evaluate("() => document.documentElement.style.getPropertyValue('--fit')") in {"", "1"}


EIGHT: Final = """
game: invasion
edition: classic
turn: Elisabeth
players:
  Elisabeth:
    hand: [Jo Grant, Leela, Ian, Daleks]
    locations:
      - {name: UNIT Headquarters}
      - {name: Metebelis Three, tardis: true}
      - {name: Devil's End, attack: {by: Bob, enemies: [Primords, Ogrons], face: up}}
      - {name: Spiridon}
      - {name: Fang Rock, defenders: [Adric]}
      - {name: Det-Sen Monastery}
      - {name: Castrovalva}
      - {name: Marinus}
  Bob:
    hand: 2
    locations:
      - {name: Karn}
      - {name: Perivale}
      - {name: Wenley Moor}
      - {name: Ribos}
      - {name: Telos}
      - {name: Skaro}
      - {name: Peladon}
      - {name: Traken}
"""


def test_eight_locations_on_both_sides_fit_a_phone_below_the_banner_of_a_bot_that_stands_in(
    address: str, visitor: Callable[..., Page]
) -> None:
    page = visitor(reduced_motion="reduce")
    scene = written(EIGHT, "classic")
    shown_as(page, address, replace(scene, company=replace(scene.company, lent=(scene.me,))), plain=True)
    expect(page.locator("#company .banner")).to_be_visible()
    assert page.locator(".card.tile").count() >= 16
    assert not faults(page, (PHONE,))


FULL: Final = """
game: invasion
edition: classic
turn: Elisabeth
players:
  Elisabeth:
    hand: [Jo Grant, Leela, Ian, Daleks]
    locations:
      - {name: UNIT Headquarters}
      - {name: Metebelis Three, tardis: true}
      - {name: Devil's End, attack: {by: Bob, enemies: [Primords, Ogrons], face: up}}
      - {name: Spiridon, attack: {by: Bob, enemies: [Yetis], face: down}}
      - {name: Fang Rock, defenders: [Adric]}
      - {name: Det-Sen Monastery}
      - {name: Castrovalva}
      - {name: Marinus}
      - {name: Terminus}
      - {name: Egypt}
      - {name: Vortis}
      - {name: Skaro}
      - {name: Traken}
      - {name: ITAR}
      - {name: Ribos}
  Bob: {hand: 2, locations: [{name: Peladon, tardis: true}]}
"""


def test_an_own_line_of_fifteen_locations_fits_and_a_tap_on_who_fights_there_is_for_the_location(
    address: str, visitor: Callable[..., Page]
) -> None:
    page = visitor(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    scene = written(FULL, "classic")
    places = [place for zone in scene.view["seats"][0]["zones"] for place in places_in(zone)]
    place = next(each for each in places if each["zones"][0]["cards"])["card"]
    at = [f"c{place['id']}"]
    ways = [{"option": each, "words": "Defend", "quiet": False, "at": at, "then": {"ends": True}} for each in (1, 2)]
    show(page, address, str(table_page(scene)), {"number": scene.number, "ends": False, "ask": "", "ways": ways})
    page.wait_for_function("() => document.querySelector('#scene')?.dataset.hands")
    page.locator(".mine .at.before .card:last-child").first.click(timeout=4000)
    expect(page.locator(f"#c{place['id']}.chosen")).to_be_visible()
    page.keyboard.press("Escape")
    assert not faults(page)


CROWDED: Final = [("nemesis", "standard", 0, asked), ("nemesis", "standard", MIDDLE, fighting),
                  ("ccg", "first", MIDDLE, fighting), ("invasion", "classic", 300, fighting)]  # fmt: skip


@pytest.mark.parametrize(("key", "edition", "count", "wanted"), CROWDED)
def test_cards_get_smaller_where_a_table_of_four_would_not_fit(
    address: str, visitor: Callable[..., Page], key: str, edition: str, count: int, wanted: Callable[[View], bool]
) -> None:
    page = visitor(reduced_motion="reduce")
    shown_as(page, address, position(key, edition, 4, count, wanted), plain=True)
    assert not faults(page, (DESK, TABLET, PHONE, WALL))


def test_cards_get_larger_again_some_answers_later_once_nothing_has_changed_for_a_moment(
    address: str, visitor: Callable[..., Page]
) -> None:
    """Each larger size that is tried lays out the page; cards whose size changes at each move are hard to follow."""
    page = visitor(reduced_motion="reduce")
    shown_as(page, address, position("nemesis", "standard", 4, MIDDLE, fighting), plain=True)
    later = """async (answers) => {
      take(3);
      tried = shown() - answers;
      fit();
      const atOnce = step;
      await rest(CALM + 300);
      return [atOnce, step];
    }"""
    assert page.evaluate(later, 11) == [3, 3]
    assert page.evaluate(later, 12) == [3, 0], "nothing was tried, or a move waited for it"


@pytest.fixture(scope="module")
def plugged_in(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    """The small game that the guide builds: nothing here was written for it."""
    with installed(tmp_path_factory.mktemp("new-game")), catalogued() as game:
        yield game


@pytest.mark.parametrize(("seats", "count"), [(2, 2), (3, 4), (4, 7)])
def test_a_plug_in_fits_like_the_games_of_the_house(
    address: str, visitor: Callable[..., Page], plugged_in: Game, seats: int, count: int
) -> None:
    page = visitor(reduced_motion="reduce")
    shown_as(page, address, moment(plugged_in, "standard", seats, count), plain=True)
    assert not faults(page)


REPLAYED: Final = [("invasion", "classic", 4), ("nemesis", "standard", 4), ("ccg", "first", 2), ("ccg", "first", 5)]


@pytest.mark.parametrize(("key", "edition", "seats"), some(REPLAYED, 3))
def test_a_replay_shows_steps_turn_and_table_without_overlap(
    address: str, visitor: Callable[..., Page], tmp_path: Path, key: str, edition: str, seats: int
) -> None:
    page = visitor(reduced_motion="reduce")
    record = tmp_path / "record.txt"
    record.write_text(recorded(key, edition, seats, 2 * MIDDLE), "utf-8")
    page.goto(address)
    page.get_by_label("Record file").set_input_files(record)
    page.get_by_role("button", name="Watch", exact=True).click()
    expect(page.locator("#reel")).to_be_visible()
    root = page.url.removesuffix("/all/1")
    found = []
    for where in (f"all/{EARLY}", f"all/{MIDDLE}", f"0/{EARLY}", "watcher/90"):
        page.goto(f"{root}/{where}")
        found += [f"{where}: {fault}" for fault in faults(page)]
    assert not found, "\n".join(found)


FIT = "() => document.documentElement.style.getPropertyValue('--fit')"
SETTLED = """
() => new Promise((done) => {
  const look = () => document.getAnimations().some((each) => each.playState === 'running')
    ? setTimeout(look, 20) : requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)));
  setTimeout(look, 50);
})
"""


@in_the_soak
@pytest.mark.parametrize(("key", "edition", "seats"), some([("invasion", "classic", 2), ("nemesis", "standard", 4)], 1))
def test_cards_that_glide_do_not_make_the_others_smaller(
    address: str, visitor: Callable[..., Page], key: str, edition: str, seats: int
) -> None:
    page, fresh = (visitor(viewport={"width": DESK[0], "height": DESK[1]}) for _ in range(2))
    shown_as(page, address, position(key, edition, seats, MIDDLE), plain=True)
    for count in range(MIDDLE + 3, MIDDLE + 40, 6):
        scene = position(key, edition, seats, count)
        send(page, scene)
        page.wait_for_function("n => document.getElementById('scene').dataset.number === String(n)", arg=scene.number)
        page.evaluate(SETTLED)
        shown_as(fresh, address, scene, plain=True)
        fresh.evaluate(SETTLED)
        assert float(page.evaluate(FIT) or 1) == float(fresh.evaluate(FIT) or 1), count


LOW = 640  # pixels: too little for four at a table of lanes
TRIED = """
() => { window.tried = 0; const style = document.documentElement.style, old = style.setProperty;
  style.setProperty = function (...a) { window.tried += a[0] === '--fit'; return old.apply(this, a); }; }
"""


def test_a_larger_size_is_tried_only_where_there_is_more_room_than_when_it_did_not_fit(
    address: str, visitor: Callable[..., Page]
) -> None:
    page = visitor(reduced_motion="reduce", viewport={"width": DESK[0], "height": LOW})
    scene = position("ccg", "first", 4, MIDDLE, fighting)
    shown_as(page, address, scene, plain=True)
    page.evaluate(SETTLED)
    assert float(page.evaluate(FIT) or 1) < 1, "cards have shrunk to fit"
    page.evaluate(TRIED)
    send(page, replace(scene, number=scene.number + 1))
    page.wait_for_function("n => document.getElementById('scene').dataset.number === String(n)", arg=scene.number + 1)
    page.evaluate(SETTLED)
    assert page.evaluate("window.tried") == 0
    page.set_viewport_size({"width": DESK[0], "height": 2 * LOW})
    page.wait_for_function("() => window.tried > 0")


def moving(view: View) -> bool:
    """Cards of the reader's own places can be chosen."""
    zones = [zone for seat in view["seats"] if seat["seat"] == view["seat"] for zone in seat["zones"]]
    inner = [each for zone in zones for place in places_in(zone) for each in place["zones"]]
    return asked(view) and any(card["options"] for zone in inner for card in zone["cards"])


def test_a_tap_on_a_small_card_reaches_it(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor(reduced_motion="reduce")
    shown_as(page, address, position("nemesis", "standard", 2, 90, moving), plain=True)
    assert page.locator(".feet .card.lit").count() > 1
    assert not faults(page, (PHONE,))


def offering(view: View) -> bool:
    """Cards are on offer that lie nowhere in sight."""
    return asked(view) and any(how.get("kind", -1) >= 0 for how in view["lit"].values())


def offering_in_a_fight(view: View) -> bool:
    """Three and more while a fight or an attempt goes on."""
    return fighting(view) and asked(view) and sum(how.get("kind", -1) >= 0 for how in view["lit"].values()) > 2


@pytest.mark.parametrize(
    ("seats", "count", "wanted"), [(2, 90, offering), (2, 260, offering), (3, 500, offering_in_a_fight)]
)
def test_cards_to_choose_from_lie_beside_the_lanes(
    address: str, visitor: Callable[..., Page], seats: int, count: int, wanted: Callable[[View], bool]
) -> None:
    page = visitor(reduced_motion="reduce")
    shown_as(page, address, position("ccg", "first", seats, count, wanted), plain=True)
    expect(page.locator("#offered .card").first).to_be_visible()
    assert not faults(page)


def test_cards_to_choose_from_fit_below_the_card_that_offers_them(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor(reduced_motion="reduce")
    shown_as(page, address, card_game_scene(laid(PLAY, "Elisabeth: Sudden Insight"), 0), plain=True)
    expect(page.locator("#offered .card")).to_have_count(4)
    expect(page.locator("#played .card")).to_have_count(1)
    assert not faults(page)
    assert (
        page.evaluate(
            "(({scrollHeight, clientHeight}) => scrollHeight - clientHeight)(document.querySelector('#offered'))"
        )
        <= 0
    )


@pytest.mark.parametrize(("key", "edition", "seats"), [("invasion", "classic", 4), ("nemesis", "standard", 3)])
def test_a_watcher_sees_every_seat(
    address: str, visitor: Callable[..., Page], key: str, edition: str, seats: int
) -> None:
    page = visitor(reduced_motion="reduce")
    shown_as(page, address, position(key, edition, seats, MIDDLE, lambda _view: True, seats), plain=True)
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    heads = page.locator(".rivals .seat-head")
    assert heads.count() == seats
    for head in heads.all():
        expect(head).to_be_in_viewport()


def test_the_log_pushes_the_table_and_stays_open_while_that_moves(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    shown_as(page, address, position("invasion", "classic", 3, MIDDLE), plain=True)
    log = page.locator("#log")
    expect(log).to_be_hidden()
    page.locator("#side-log > summary").press("Enter")
    expect(log).to_be_visible()
    table, drawer = page.locator("#main").bounding_box(), page.locator("#side-log .panel-of").bounding_box()
    assert table is not None
    assert drawer is not None
    assert table["x"] + table["width"] <= drawer["x"]
    send(page, position("invasion", "classic", 3, MIDDLE + 40))
    page.wait_for_function("() => document.getElementById('scene').dataset.number !== '150'")
    expect(log).to_be_visible()
    page.locator("#side-chat > summary").click()
    expect(page.locator("#chat")).to_be_visible()
    expect(log).to_be_hidden()


ZOOMED = (640, 400)  # what is left of a window of 1280 by 800 at twice the size
ELSEWHERE = ("out of sight", "is in sight", "the page scrolls", " is out of sight", "are out of sight")


@pytest.mark.parametrize(("key", "edition"), [("invasion", "classic"), ("nemesis", "standard"), ("ccg", "first")])
def test_a_table_at_twice_the_size_scrolls_and_cuts_nothing(
    address: str, visitor: Callable[..., Page], key: str, edition: str
) -> None:
    page = visitor(reduced_motion="reduce")
    shown_as(page, address, position(key, edition, 2, MIDDLE, asked), plain=True)
    found = faults(page, (ZOOMED,))
    assert not [each for each in found if not any(words in each for words in ELSEWHERE)]
    assert page.locator("#own .laid-fan .card .name").first.is_visible()


LONG_LINE: Final = """
game: invasion
edition: classic
turn: Elisabeth
players:
  Elisabeth:
    hand: [Jo Grant, Leela, Ian, Daleks]
    locations: [{name: UNIT Headquarters}, {name: Marinus}, {name: Det-Sen Monastery}, {name: Vortis}]
  Bob:
    hand: 2
    locations:
      - {name: Karn}
      - {name: Perivale}
      - {name: Wenley Moor}
      - {name: Ribos}
      - {name: Telos}
      - {name: Skaro}
      - {name: Peladon}
      - {name: Traken}
      - {name: Metebelis Three}
      - {name: Devil's End}
      - {name: Spiridon}
      - {name: Fang Rock}
      - {name: Castrovalva}
"""
ONLY_LAST: Final = """() => {
  const lit = [...document.querySelectorAll(".rivals .card.tile")];
  for (const card of lit.slice(0, -1)) card.classList.remove("lit");
  dispatchEvent(new Event("resize"));
}"""


def test_thirteen_locations_of_a_rival_fit_a_phone_and_the_one_to_choose_comes_into_sight(
    address: str, visitor: Callable[..., Page]
) -> None:
    page = visitor(reduced_motion="reduce")
    shown_as(page, address, written(LONG_LINE, "classic"), plain=True)
    assert not faults(page, (PHONE,))
    last = page.locator(".rivals .card.tile").last
    expect(last).not_to_be_in_viewport(ratio=0.9)
    page.evaluate(ONLY_LAST)
    expect(last).to_be_in_viewport(ratio=0.9)


def test_cards_that_start_in_play_stay_in_their_box_at_twice_the_size(
    address: str, visitor: Callable[..., Page]
) -> None:
    page = visitor(reduced_motion="reduce")
    shown_as(page, address, position("ccg", "first", 3, 0, lambda _view: True, 2), plain=True)
    assert page.locator("#played .hand > .card").count() >= 5
    assert not [each for each in faults(page, (ZOOMED,)) if not any(words in each for words in ELSEWHERE)]


def test_what_follows_the_window_follows_the_size_of_text_too() -> None:
    sheets = [sheet.read_text("utf-8") for sheet in STATIC.glob("*.css")]
    assert len(sheets) > 10
    assert not [line for sheet in sheets for line in re.findall(r"@media[^{]*\dpx[^{]*", sheet)]


HEIGHTS: Final = (
    "() => ['.seat.mine', '#dock'].map((e) => Math.round(document.querySelector(e).getBoundingClientRect().top))"
)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_own_board_stays_where_it_is_while_others_move(
    address: str, visitor: Callable[..., Page], size: tuple[int, int]
) -> None:
    page = visitor(reduced_motion="reduce", viewport={"width": size[0], "height": size[1]})
    tops = []
    for wanted in (asked, lambda view: not asked(view)):
        shown_as(page, address, position("invasion", "classic", 2, EARLY, wanted), plain=True)
        tops.append(page.evaluate(HEIGHTS))
    assert tops[0] == tops[1]


def test_a_phone_opens_one_board_at_a_time_without_scripts(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor(viewport={"width": PHONE[0], "height": PHONE[1]}, java_script_enabled=False)
    shown_as(page, address, position("invasion", "classic", 3, MIDDLE), plain=True)
    boards, tabs = page.locator(".boxes > .seat"), page.locator(".peek-tab")
    for nth in (1, 0):
        tabs.nth(nth).click()
        expect(boards.nth(nth)).to_be_visible()
        expect(boards.nth(1 - nth)).to_be_hidden()


PICKED = """
() => {
  const long = 'The Doctor: freeze this Character to thaw another Character of yours at this Spacetime card';
  document.querySelector('#dock .ask').insertAdjacentHTML('afterbegin', `<div id="hands"><p class="question">Dalek?</p>
    <div class="acts"><button class="act">${long}</button><button class="act">Put back</button></div></div>`);
  const [wide, other] = [...document.querySelectorAll('#hands .act')].map((each) => each.getBoundingClientRect());
  const why = document.querySelector('#dock .why').getBoundingClientRect();
  return [wide.width, wide.height, other.top - wide.bottom, wide.top - why.bottom];
}
"""


def test_an_answer_of_many_words_has_a_line_of_its_own_on_a_phone(
    address: str, visitor: Callable[..., Page], scene: Scene
) -> None:
    page = visitor(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    shown_as(page, address, scene)
    page.evaluate("document.querySelector('#dock').classList.add('choosing')")
    width, height, above_the_next, below_why = page.evaluate(PICKED)
    assert width > 300
    assert height < 60
    assert above_the_next > 0
    assert below_why > -8, "its corner, at most, lies beneath"


def test_what_a_card_in_the_vortex_offers_is_not_cut_by_its_row(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor(reduced_motion="reduce")
    shown_as(page, address, card_game_scene(laid(MOTION.replace("turn: Elisabeth", "turn: Tom")), 1), plain=True)
    expect(page.locator(".mine .slip.lit")).to_have_count(1)
    assert not faults(page)


DONNA: Final = """
game: nemesis
turn: Elisabeth
step: action
players:
  Elisabeth:
    side: Masterful Master
    doctors: [Tenth Doctor, First Doctor]
    token: Naismith Mansion
    hand: [Tenth Doctor, Toclafane, Laser Screwdriver]
    locations: {"Earth, Present Day": [Toclafane, Toclafane]}
  Bob: {side: Emperor Dalek, locations: {Dalek Lab: [Doctor-Donna, Weapon's Dalek]}}
  Tom: {side: Weeping Angels}
"""


def test_a_long_way_to_win_leaves_the_own_board_in_sight_on_a_phone(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor(reduced_motion="reduce")
    scene = written(DONNA, "standard")
    news = position("nemesis", "standard", 3, MIDDLE, asked).log[-NEWS:]
    shown_as(page, address, replace(scene, news=news), plain=True)
    expect(page.locator(".mine .ways .live")).to_contain_text("a Companion in hand")
    assert not faults(page, (PHONE,))
    assert page.evaluate("step") <= 1, "cards keep their size, or nearly"


def test_a_long_line_of_the_log_leaves_the_boards_in_sight(address: str, visitor: Callable[..., Page]) -> None:
    page = visitor(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    shown_as(page, address, position("ccg", "first", 3, MIDDLE, asked), plain=True)
    page.evaluate("() => { document.querySelector('#latest').append(' Great Intelligence'.repeat(60)); fit(); }")
    assert not faults(page)


def asked_to_respond(view: View) -> bool:
    """The reader may respond to somebody's move of a TARDIS, which is a long question."""
    prompt = view["prompt"]
    return prompt is not None and prompt["key"] == "ccg/interrupt" and view["stage"] is None


def test_a_long_question_in_which_to_respond_leaves_the_own_board_in_sight_on_a_phone(
    address: str, visitor: Callable[..., Page]
) -> None:
    page = visitor(reduced_motion="reduce")
    news = position("ccg", "first", 3, MIDDLE, asked).log[-NEWS:]
    for count in (EARLY, MIDDLE):
        scene = position("ccg", "first", 3, count, asked_to_respond)
        shown_as(page, address, replace(scene, news=news, back=True), plain=True)
        page.evaluate(
            "() => { document.querySelector('#prompt .question').append(' at Castrovalva by TARDIS'); fit(); }"
        )
        expect(page.locator(".also .skip")).to_be_visible()
        assert not faults(page, (PHONE,))
        high, least = page.locator("#prompt .question").evaluate(LINES)
        assert high <= 3 * least, "a question keeps most of its line"


LINES: Final = "(e) => [e.offsetHeight, parseFloat(getComputedStyle(e).lineHeight)]"
FULLER: Final = """(more) => { const style = new CSSStyleSheet();
  style.replaceSync(`#scene .mine { padding-bottom: ${more}; }`); document.adoptedStyleSheets = [style]; fit(); }"""


def test_the_smallest_cards_that_do_not_fit_make_what_can_be_read_elsewhere_go(
    address: str, visitor: Callable[..., Page]
) -> None:
    page = visitor(reduced_motion="reduce")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    scene = position("invasion", "classic", 3, MIDDLE, asked)
    shown_as(page, address, replace(scene, news=scene.log[-NEWS:]), plain=True)
    page.evaluate(FULLER, "60px")
    assert page.evaluate("() => document.body.classList.contains('tight')")
    assert not faults(page, (PHONE,))
    page.evaluate("() => { tried -= SPACING; }")
    page.evaluate(FULLER, "0")
    page.wait_for_function("() => step === 0 && !document.body.classList.contains('tight')")


TWENTY: Final = """
game: ccg
turn: Elisabeth
part: motion
players:
  Elisabeth:
    line: [Telos (2486), Earth (1968), Earth (1746)]
    hand: [Dalek, Sonic Screwdriver]
    at:
      Telos (2486): [Cybermen Reborn, Cyberman, Cyberman]
      Earth (1968): [Field of Thralls, Cyberman, K9 Mark II]
  Tom:
    line: [Skaro (1963)]
    at: {Earth (1968): [Rob the Vaults, Yeti, Yeti, Ogron Guards, Dalek, Dalek, Cybermat, Highland Rebels]}
  Nicholas:
    line: [Skaro (1963)]
    at:
      Earth (1968): [TARDIS - Police Box, The Doctor - Disarming Clown, Jamie McCrimmon, Zoe Heriot, Autons, Autons,
        Cyber Leader, Cyber Leader, Sonic Screwdriver, Psychic Paper, UNIT Soldiers]
"""


def test_twenty_cards_at_one_place_of_which_some_can_be_chosen_stay_there(
    address: str, visitor: Callable[..., Page]
) -> None:
    page = visitor(reduced_motion="reduce")
    shown_as(page, address, written(TWENTY, "first"), plain=True)
    assert page.locator(".mine .feet .member").count() > 20
    assert page.locator(".mine .feet .member.lit").count() > 1
    assert not faults(page)


def test_the_side_that_a_rival_plays_leaves_room_for_its_figures_beside_the_log(
    address: str, visitor: Callable[..., Page]
) -> None:
    page = visitor(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    shown_as(page, address, position("nemesis", "standard", 3, MIDDLE, asked), plain=True)
    assert not faults(page, (DESK,))
    page.locator("#side-log > summary").click()
    assert not faults(page, (DESK,))
