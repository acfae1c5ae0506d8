"""What each number of an observation can be: random games stay within, and indices have words."""

import gymnasium
import numpy as np
import pytest
from tests.research.deals import DEALS, NAMES, share

from timescoop.bots import mover
from timescoop.catalogue import GAMES
from timescoop.kernel import KINDS, QUESTIONS, ZONES_OF_TABLE, Bounds, Plane, bit_set, category, up_to
from timescoop.research import Study
from timescoop.research.observation_bounds import ObservationBounds
from timescoop.research.pettingzoo import env

every_deal = pytest.mark.parametrize(("game", "edition", "seats"), DEALS, ids=NAMES)
WIDE = 1 << 40


@every_deal
def test_every_number_lies_within_its_bounds(game: str, edition: str, seats: int) -> None:
    study = Study(game, seats, edition)
    bounds = ObservationBounds(study)
    floats, scaled = bounds.floats(), bounds.scaled_bounds()
    dice = np.random.default_rng(3)
    table = study.deal(5)
    for nth in range(share(game, 900)):
        if table.over():
            table = study.deal(nth)
        seat = mover(table)
        for who in (seat, nth % (seats + 1)):
            seen = study.observe(table, who)
            wrong = np.flatnonzero((seen < bounds.low) | (seen > bounds.high))
            assert not wrong.size, [(study_name(study, int(at)), int(seen[at])) for at in wrong]
            for told, (low, high) in ((study.floats(seen), floats), (bounds.scaled(seen), scaled)):
                assert ((told >= low) & (told <= high)).all()
        table.play(seat, int(dice.choice(table.options(seat))))


def study_name(study: Study, at: int) -> str:
    return next(f"{name} {at - first}" for first, after, name, _ in study.tensors() if first <= at < after)


@every_deal
def test_every_index_has_its_word(game: str, edition: str, seats: int) -> None:
    bounds = ObservationBounds(Study(game, seats, edition))
    for low, high, names in zip(bounds.low, bounds.high, bounds.names, strict=True):
        words = bounds.words[names] if isinstance(names, str) and names else names
        if words and names != QUESTIONS:
            assert low >= -1
            assert len(words) in {high + 1, high}  # a spectator comes after the seats
    assert len(set(bounds.words[ZONES_OF_TABLE])) == len(bounds.words[ZONES_OF_TABLE])


@pytest.mark.parametrize("game", GAMES)
def test_few_numbers_of_the_boxes_have_no_bound(game: str) -> None:
    bounds = ObservationBounds(Study(game))
    assert (bounds.high < WIDE).mean() > 0.75
    faces = [face["name"] for face in GAMES[game].faces(bounds.study.deal(0))]
    kinds = bounds.words[KINDS]
    assert [word.split(",")[0] for word in kinds] == [name.split(",")[0] for name in faces[: len(kinds)]]


def test_ranges_follow_the_axis_with_as_many_numbers() -> None:
    def tell(_table: object, _seat: int) -> list[int]:
        return []

    sizes = {"seats": 3}
    by_row = Plane("rows", (2, "seats"), tell, "", ranges=[up_to("seats"), category("seats")])
    assert by_row.bounds(sizes) == [Bounds(0, 3, "")] * 3 + [Bounds(-1, 2, "seats")] * 3
    by_column = Plane("columns", ("seats", 2), tell, "", ranges=[bit_set("seats"), category(("a", "b"))])
    assert by_column.bounds(sizes) == [Bounds(0, 7, ""), Bounds(-1, 1, ("a", "b"))] * 3
    with pytest.raises(AssertionError, match="a range for each of what"):
        Plane("wrong", ("seats",), tell, "", ranges=[up_to(), up_to()])


@pytest.mark.parametrize("squeezed", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_environments_with_bounds_keep_to_their_spaces(game: str, *, squeezed: bool) -> None:
    alone = gymnasium.make(f"timescoop.research.gymnasium:timescoop/{game}-v1", squeezed=squeezed, longest=60)
    seen, _ = alone.reset(seed=4)
    together = env(game, squeezed=squeezed, bounded=True, longest=60)
    together.reset(seed=4)
    for _ in range(30):
        assert alone.observation_space.contains(seen)
        assert together.observation_space("player_0").contains(together.observe("player_0"))
        seen, _, ended, truncated, _ = alone.step(int(np.flatnonzero(seen["action_mask"])[0]))
        mask = together.observe(together.agent_selection)["action_mask"]
        together.step(int(np.flatnonzero(mask)[0]) if mask.any() else None)
        if ended or truncated:
            break
    assert together.state_space.contains(together.state())
