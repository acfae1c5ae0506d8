"""Refilling the sleeves does not go through endless bad beginnings, however little fits together."""

import pytest
from tests.kernel.plain import HANDS, KINDS, Plain, with_hands

from timescoop.kernel import PLACE, imagine

ALIKE = 2  # a bond: all of one kind
ANY_KIND = 3  # a claim that any kind fits, so that the card is bound all the same
EACH = 4  # copies of each kind


@pytest.mark.parametrize("singles_first", [True, False])
def test_places_where_many_must_fit_together_are_filled_first(
    monkeypatch: pytest.MonkeyPatch, *, singles_first: bool
) -> None:
    """Twelve cards lie alone, twelve in three places of four alike: a beginning with those alone leaves no four."""
    table = with_hands([], [kind for kind in range(KINDS) for _ in range(EACH)])
    table.fits.append([True] * KINDS)
    table.pairs.append([[one == other for other in range(KINDS)] for one in range(KINDS)])
    alone: list[tuple[int, ...]] = [(kind,) for kind in range(KINDS // 2) for _ in range(EACH)]
    together: list[tuple[int, ...]] = [(kind,) * EACH for kind in range(KINDS // 2, KINDS)]
    for kinds in (alone + together) if singles_first else (together + alone):
        zone = table.add_zone(PLACE, 1, ALIKE)
        for kind in kinds:
            table.move(table.pick(HANDS + 1, kind, 1, claim=ANY_KIND, seen=False), zone, up=False)
    rolled = 0
    roll = Plain.roll

    def counted(self: Plain, sides: int) -> int:
        nonlocal rolled
        rolled += 1
        assert rolled < 200 * len(table.kind)
        return roll(self, sides)

    monkeypatch.setattr(Plain, "roll", counted)
    for luck in range(20):
        new = imagine(table, 0, luck)
        for zone in range(HANDS + table.seats, len(new.zones)):
            assert len({new.kind[copy] for copy in new.zones[zone]}) == 1
