"""No rung of the ladder loses to the one below. The full measure is `python -m timescoop.arena.ladder`."""

import pytest

from timescoop.arena import simulate
from timescoop.arena.ladder import main
from timescoop.bots import LOOKAHEAD, Bot, Budget
from timescoop.catalogue import BOTS

BRISK = Bot(
    key="brisk",
    name="Brisk",
    level=3,
    about="The one that looks ahead, with little time.",
    think=LOOKAHEAD.think,
    budget=Budget(worlds=1, breadth=3, halves=1, looks=60),
)
FLOORS = [  # strong, weak, edition, seats, games, floor of the share
    ("novice", "random", "classic", 4, 12, 0.45),
    ("greedy", "random", "2012", 4, 12, 0.45),
    ("greedy", "random", "classic", 2, 24, 0.70),
    ("brisk", "greedy", "classic", 2, 4, 0.50),
]


@pytest.mark.parametrize(("strong", "weak", "edition", "seats", "games", "floor"), FLOORS)
def test_a_rung_does_not_fall_below_its_floor(
    strong: str, weak: str, edition: str, seats: int, games: int, floor: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It fails only when the whole 95 % interval lies below the floor."""
    monkeypatch.setitem(BOTS, BRISK.key, BRISK)
    report = simulate("invasion", [strong] + [weak] * (seats - 1), edition=edition, games=games, seed=11, workers=1)
    (row,) = [row for row in report.by_bot() if row.key == strong]
    assert row.share.high >= floor, f"{strong} against {weak}: {row.share}"


def test_the_table_has_a_line_for_each_comparison(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--bots", "greedy", "random", "--seats", "2", "--games", "2", "--workers", "1"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in told] == ["edition", "classic", "2012"]
    assert all("greedy vs random" in line for line in told[1:])
