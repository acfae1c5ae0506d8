"""Parts of a page are drawn again when what they looked at has changed, and come out as if they were always drawn."""

import random
from collections.abc import Iterator
from dataclasses import replace
from gettext import NullTranslations
from pathlib import Path
from typing import Final, cast

import htpy
import pytest
from htpy import Element, Node, VoidElement, br, div, fragment, p
from markupsafe import Markup
from tests.breadth import WIDE
from tests.web.test_matches import host_at
from tests.wire.client import put_together

from timescoop.catalogue import GAMES
from timescoop.hosting import Match, SeatPlan
from timescoop.kernel import FACT, SeatView, Told
from timescoop.web.access.visits import Visit
from timescoop.web.render.markup import Drawn, Tag, Void, markup_of, pieces_of
from timescoop.web.render.render_cache import AGE, MOST_ALIKE, CachedPart, RenderCache, cached
from timescoop.web.render.scene import Line, Scene, Sitter
from timescoop.web.render.scene_builder import LogLines, animation_scenes, scene_of
from timescoop.web.render.scene_changes import STEP, SceneChanges
from timescoop.web.render.table.animation import animation_frames
from timescoop.web.render.table.table_page import scene_part
from timescoop.wording import Teller, plain, spoken_in, texts_of

DRAWN: list[str] = []
MOST_MOVES: Final = 160 if WIDE else 80  # of a game: random play is long
LOOK: Final = 9 if WIDE else 16  # which moves are looked at: each of so many


@pytest.fixture(autouse=True)
def _nothing_drawn() -> None:
    DRAWN.clear()


@cached(lambda _scene, *_: "")
def headline(scene: Scene, *words: str) -> Node:
    DRAWN.append("headline")
    return p[scene.view["turn"], scene.names[0], " ".join(words)]


@cached(lambda _scene: "")
def page_of(scene: Scene) -> Node:
    DRAWN.append("page")
    return div[headline(scene), scene.title]


def test_a_part_is_drawn_again_only_if_what_it_looked_at_has_changed(scene: Scene) -> None:
    scene = replace(scene, cache=RenderCache())
    headline(scene)
    headline(replace(scene, number=99, view={**scene.view, "phase": "over"}))
    assert DRAWN == ["headline"]
    assert "8" in str(headline(replace(scene, view={**scene.view, "turn": 8})))
    assert "Leela" in str(headline(replace(scene, sitters=[Sitter("Leela", "person"), *scene.sitters[1:]])))
    assert "other words" in str(headline(scene, "other words"))
    assert DRAWN == ["headline"] * 4


def test_what_a_part_within_looked_at_counts_for_the_whole(scene: Scene) -> None:
    scene = replace(scene, cache=RenderCache())
    page_of(scene)
    page_of(scene)
    assert DRAWN == ["page", "headline"]
    assert "8" in str(page_of(replace(scene, view={**scene.view, "turn": 8})))
    assert "Another" in str(page_of(replace(scene, title="Another")))


def test_without_a_cache_everything_is_drawn(scene: Scene) -> None:
    page_of(scene)
    page_of(scene)
    assert DRAWN == ["page", "headline"] * 2


@cached(lambda _scene: "")
def own_hand(scene: Scene) -> Node:
    DRAWN.append("hand")
    return p[scene.view["seats"][scene.me].get("colour"), "you" if scene.watching else "seat", scene.company.watchers]


def seen_by(scene: Scene, seat: int, *held: str) -> Scene:
    seats: list[SeatView] = [{"seat": nth, "tallies": [], "zones": [], "colour": each} for nth, each in enumerate(held)]
    return replace(scene, view={**scene.view, "seat": seat, "seats": seats})


def test_two_readers_share_what_both_would_be_shown(scene: Scene) -> None:
    cache = RenderCache()
    page_of(replace(scene, cache=cache))
    page_of(replace(scene, cache=cache, view={**scene.view, "seat": 1}, number=7))
    assert DRAWN == ["page", "headline"]


def test_what_one_seat_knows_is_never_drawn_for_another(scene: Scene) -> None:
    mine = replace(seen_by(scene, 0, "Daleks", "two cards", "-"), cache=RenderCache())
    yours = replace(seen_by(scene, 1, "one card", "Ogrons", "-"), cache=mine.cache)
    watchers = replace(seen_by(scene, 1, "one card", "two cards", "-"), cache=mine.cache)
    for _ in range(2):
        assert [str(own_hand(each)) for each in (mine, yours, watchers)] == [
            str(own_hand(replace(each, cache=None))) for each in (mine, yours, watchers)
        ]
        assert "Daleks" not in str(own_hand(yours)) + str(own_hand(watchers))
        assert "Ogrons" not in str(own_hand(mine)) + str(own_hand(watchers))


def test_what_was_drawn_in_one_language_is_not_shown_in_another(scene: Scene) -> None:
    scene = replace(scene, cache=RenderCache())
    headline(scene)
    with spoken_in(("qq", NullTranslations())):
        headline(scene)
    headline(scene)
    assert DRAWN == ["headline"] * 2


def test_a_cache_keeps_only_so_much(scene: Scene) -> None:
    scene = replace(scene, cache=RenderCache())
    for turn in range(3 * MOST_ALIKE):
        headline(replace(scene, view={**scene.view, "turn": turn}))
    assert [len(drawings) for drawings in scene.cache.parts.values()] == [MOST_ALIKE]


def test_a_cache_drops_what_nobody_looks_at_any_more(scene: Scene) -> None:
    """A match goes on for hours, and each stretch of its log is a part of its own."""
    cache = RenderCache()
    for word in range(10 * AGE):
        cache.put(word, CachedPart((), {}, Drawn()))
        assert cache.found(0, (), scene) is not None, "what pages show is kept"
    assert 0 in cache.parts
    assert len(cache.parts) <= 2 * AGE + 1


def test_a_sentence_is_made_again_only_if_a_name_in_it_is_another(scene: Scene) -> None:
    fought: Told = (FACT.index("invasion/won_attack"), 1, (20, 11, 5), ())
    begun: Told = (FACT.index("invasion/turn_started"), 1, (7,), ())
    cache, tom, rose = RenderCache(), ["Leela", "Tom", "Mary"], ["Leela", "Rose", "Mary"]

    def lines(names: list[str], *places: tuple[int, tuple[str, int, int]]) -> list[Line]:
        known = cache.lines_with(0, names, dict(places), [fought, begun])
        return list(LogLines([fought, begun], Teller(scene.texts, names, 0, scene.faces, known.places), known))

    karn, skaro, twin = (20, ("Karn", 3, 1)), (10, ("Skaro", 4, 2)), (10, ("Karn", 3, 2))
    unknown = lines(tom)
    assert all(now is before for now, before in zip(lines(tom, skaro), unknown, strict=True))
    known = lines(tom, karn, skaro)
    assert "Karn" in plain(known[0].parts)
    assert known[1] is unknown[1]
    assert "Karn (Tom)" in plain(lines(tom, karn, twin)[0].parts)
    assert "Rose" in plain(lines(rose, karn)[1].parts)


def test_a_stretch_of_a_log_leaves_out_what_the_next_sentence_tells(scene: Scene) -> None:
    shown: Told = (FACT.index("ccg/showed"), 1, (), (0,))
    played: Told = (FACT.index("ccg/played"), 1, (2, -1, -1, -1), (0,))
    cache = RenderCache()

    def log(facts: list[Told]) -> LogLines:
        known = cache.lines_with(0, ["Leela", "Tom"], {}, facts)
        return LogLines(facts, Teller(texts_of(GAMES["ccg"].room), known.names, 0, scene.faces, known.places), known)

    assert [line.number for line in log([shown])[0:1]] == [0]
    both = log([shown, played])
    assert both[0:1] == [], "although it was drawn while nothing followed"
    assert [line.number for line in both] == [line.number for line in both[-2:]] == [1]
    assert len(both) == 2, "each fact has its place, by which pages count"


@pytest.mark.parametrize("key", GAMES)
async def test_the_log_tells_what_happened_after_an_undo(tmp_path: Path, key: str) -> None:
    """Other facts then have the numbers of those that were taken back."""
    luck, cache, undone = random.Random(2), RenderCache(), 0
    async with host_at(tmp_path) as host:
        seats = [SeatPlan("person", "Ann"), SeatPlan("person", "Bob")]
        match = await host.new_match(key, seed=bytes(range(32)), seats=seats)
        for _ in range(120):
            look = match.snapshot(match.timeline.table.waiting()[0])
            back = [seat for seat in range(2) if match.snapshot(seat).may_take_back]
            if back and luck.random() < 0.6:
                await match.take_back(back[0])
                undone += 1
            else:
                await match.answer(look.viewer, luck.choice(look.options)[0], look.number)
            for seat in range(2):
                at = Visit(match, seat, match.keys[seat], lobby=False)
                assert list(scene_of(at, cache).log) == list(scene_of(at).log)
    assert undone > 2


def many_kinds(li: Element, p: Element, div: Element, img: VoidElement) -> Node:
    items = (li[str(nth)] for nth in range(3))
    more: list[Node] = ["quick & <b>bold</b>", 5, None, True, False, [p["x"], br, items], (1, "two")]
    marked = [
        p(class_=["one", None, "", {"two": True, 'thr"ee': True, "four": False}, Markup("<i>")]), p(class_=[]),
        p(class_=""), p(class_="a<b"), p(class_={"only": True}),
        p(".short", hidden=True, title=None, role=False, id="own"),
        p("#a.b.c", class_="over", for_="x", data_of_it=5, aria_label=Markup("&amp;"), value=""), p({"x-y": "z"}),
        p(title=Markup("<b>")), p(title="<b>"), p(**{"hx-status:4xx": "none"}), p[None], p[Markup("<b>")], p["<b>"],
        p(".x", {"y": "z"}, w="&"),
    ]  # fmt: skip
    rest: list[Node] = [more, marked, Markup("<b>safe</b>"), fragment["q", img(src="x")], (word for word in ["z"])]
    return div("#b.a", title='x"y')[rest, img(".i", alt="", hidden=True), img]


def test_markup_is_what_the_library_makes_of_it_but_for_attributes_without_a_value() -> None:
    theirs = str(many_kinds(htpy.li, htpy.p, htpy.div, htpy.img)).replace(" hidden", Markup(' hidden=""'))
    quick = Tag("li"), Tag("p"), Tag("div"), Void("img")
    assert markup_of(many_kinds(*quick)) == theirs == str(many_kinds(*quick))


def test_what_is_no_content_is_refused() -> None:
    with pytest.raises(TypeError, match="not a valid child"):
        markup_of(Tag("p")[cast("Node", object())])
    with pytest.raises(TypeError, match="must be a string"):
        Tag("p")(title=object())


def readers(match: Match, before: list[int]) -> Iterator[tuple[Visit, int]]:
    """All who look, each with the number of the look before."""
    for viewer in range(len(match.seats) + 1):
        yield Visit(match, viewer, "", lobby=False), before[viewer]


class Reading:
    """A stream's messages, and the script that reads them."""

    def __init__(self) -> None:
        self.changes = SceneChanges()
        self.known: list[str] = []

    def read(self, message: str, *, scene: bool = False) -> str:
        assert len(message.encode()) % STEP == 0
        chunks = put_together(message, self.known)
        if scene:
            self.known = chunks
        return "".join(chunks)


def test_a_message_leaves_out_what_stood_in_the_scene_before() -> None:
    cards = [Drawn(f"<li>{name}</li><li>the same</li>") for name in ("Yeti", "Dalek")]
    sent = Reading()
    whole = sent.changes.scene(["<ul>", *cards, "</ul>"])
    assert whole.lstrip(" ") == (
        "\x1e<ul>\x1e<li>Yeti</li>\x1e<li>the same</li>\x1e<li>Dalek</li>\x1e<li>the same</li>\x1e</ul>"
    )
    again = sent.changes.scene(["<ul>", *cards, Drawn("<li>Romana</li><li>the same</li>"), "</ul>"])
    assert again.lstrip(" ") == "\x1f0-4\x1e<li>Romana</li>\x1f4-5"
    assert sent.changes.step(cards[1]).lstrip(" ") == "\x1f3-4"
    assert sent.changes.scene("<p>over</p>").lstrip(" ") == "\x1e<p>over</p>"
    assert sent.changes.scene(cards[:1]).lstrip(" ") == "\x1e<li>Yeti</li>\x1e<li>the same</li>"


def test_nobody_writes_the_marks_of_a_message() -> None:
    sent = Reading()
    assert sent.read(sent.changes.scene("<p>a\x1e<i>b\x1f0-0</p>"), scene=True) == "<p>a<i>b0-0</p>"
    assert sent.read(sent.changes.scene(["<p>a\x1e<i>b\x1f0-0</p>", "<li>c\x1f</li>"])) == "<p>a<i>b0-0</p><li>c</li>"


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_game_is_drawn_the_same_with_shelves_and_without(game: str, tmp_path: Path) -> None:
    luck = random.Random(game)
    async with host_at(tmp_path) as host:
        seats = GAMES[game].edition().most
        match = await host.new_match(game, seats=[SeatPlan("person", f"Tom <{seat}>") for seat in range(seats)])
        cache, before, told = RenderCache(), list(match.state.shown), [Reading() for _ in range(seats + 1)]
        for nth in range(MOST_MOVES):
            seat = luck.choice(match.waiting())
            look = match.snapshot(seat)
            await match.answer(seat, luck.choice(look.options)[0], look.number)
            for at, since in readers(match, before) if match.over() or nth % LOOK == 0 else ():
                bare = str(scene_part(scene_of(at)))
                assert markup_of(scene_part(scene_of(at, cache))) == bare
                steps = ["".join(pieces) for pieces in animation_frames(animation_scenes(at, since))]
                frames = [*animation_frames(animation_scenes(at, since, cache))]
                assert ["".join(pieces) for pieces in frames] == steps
                sent = told[at.viewer]
                assert [sent.read(sent.changes.step(pieces)) for pieces in frames] == steps
                assert sent.read(sent.changes.scene(pieces_of(scene_part(scene_of(at, cache)))), scene=True) == bare
            if match.over():
                break
            before = list(match.state.shown)
