"""Parts of a page are drawn again when what they looked at has changed, and come out as if they were always drawn."""

import random
from dataclasses import replace
from pathlib import Path

import pytest
from htpy import Node, br, div, fragment, img, li, p
from markupsafe import Markup
from tests.web.test_matches import host_at

from timescoop.hosting import SeatPlan
from timescoop.web.desk import Visit, pictures_of, scene_of
from timescoop.web.markup import markup_of
from timescoop.web.pages.film import stills
from timescoop.web.pages.table import scene_part
from timescoop.web.scene import Scene, Sitter
from timescoop.web.shelf import Shelf, shelved

DRAWN: list[str] = []


@pytest.fixture(autouse=True)
def _nothing_drawn() -> None:
    DRAWN.clear()


@shelved(lambda _scene, *_: "")
def headline(scene: Scene, *words: str) -> Node:
    DRAWN.append("headline")
    return p[scene.view["turn"], scene.names[0], " ".join(words)]


@shelved(lambda _scene: "")
def page_of(scene: Scene) -> Node:
    DRAWN.append("page")
    return div[headline(scene), scene.title]


def test_a_part_is_drawn_again_only_if_what_it_looked_at_has_changed(scene: Scene) -> None:
    scene = replace(scene, shelf=Shelf())
    headline(scene)
    headline(replace(scene, number=99, view={**scene.view, "phase": "over"}))
    assert DRAWN == ["headline"]
    assert "8" in str(headline(replace(scene, view={**scene.view, "turn": 8})))
    assert "Leela" in str(headline(replace(scene, sitters=[Sitter("Leela", "person"), *scene.sitters[1:]])))
    assert "other words" in str(headline(scene, "other words"))
    assert DRAWN == ["headline"] * 4


def test_what_a_part_within_looked_at_counts_for_the_whole(scene: Scene) -> None:
    scene = replace(scene, shelf=Shelf())
    page_of(scene)
    page_of(scene)
    assert DRAWN == ["page", "headline"]
    assert "8" in str(page_of(replace(scene, view={**scene.view, "turn": 8})))
    assert "Another" in str(page_of(replace(scene, title="Another")))


def test_without_a_shelf_everything_is_drawn(scene: Scene) -> None:
    page_of(scene)
    page_of(scene)
    assert DRAWN == ["page", "headline"] * 2


def test_two_readers_share_nothing(scene: Scene) -> None:
    page_of(replace(scene, shelf=Shelf()))
    page_of(replace(scene, shelf=Shelf()))
    assert DRAWN == ["page", "headline"] * 2


def many_kinds() -> Node:
    items = (li[str(nth)] for nth in range(3))
    more: list[Node] = ["quick & <b>bold</b>", 5, None, True, False, [p["x"], br, items], (1, "two")]
    rest: list[Node] = [more, Markup("<b>safe</b>"), fragment["q", img(src="x")], (word for word in ["z"])]
    return div("#b.a", title='x"y')[rest]


def test_markup_is_what_the_library_makes_of_it() -> None:
    assert markup_of(many_kinds()) == str(many_kinds())


@pytest.mark.parametrize("seed", range(3))
async def test_a_whole_game_is_drawn_the_same_with_shelves_and_without(seed: int, tmp_path: Path) -> None:
    luck = random.Random(seed)
    async with host_at(tmp_path) as host:
        plans = [SeatPlan("person", "Elisabeth"), SeatPlan("person", "Tom")]
        match = await host.lay("invasion", edition="classic", seats=plans)
        shelves = {viewer: (Shelf(), Shelf()) for viewer in range(3)}
        before = list(match.shown)
        for _ in range(40):
            seat = match.course.table.waiting()[0]
            look = match.look(seat)
            await match.answer(seat, luck.choice(look.options)[0], look.number)
            for viewer, (shelf, pictured) in shelves.items():
                at = Visit(match, viewer, "", lobby=False)
                assert markup_of(scene_part(scene_of(at, shelf))) == str(scene_part(scene_of(at)))
                since = before[viewer]
                assert [*stills(pictures_of(at, since, pictured))] == [*stills(pictures_of(at, since))]
            before = list(match.shown)
