"""The step-by-step examples of ARCHITECTURE.md are true: every step is a file of ours with that name in it."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
WALKS = PAGE.partition("## Three examples, step by step")[2].partition("\n## ")[0]
STATION = re.compile(r"^(\d+)\. `([^`]+)` `([^`]+)`", re.MULTILINE)
MOST = (10, 10, 15)  # stations of each walk


def test_every_station_of_the_walks_is_there() -> None:
    stations = STATION.findall(WALKS) + [("", *each) for each in re.findall(r"^10\. `([^`]+)` `([^`]+)`", WALKS)]
    assert len(stations) > sum(MOST) // 2
    for _, path, name in stations:
        places = [ROOT / "src" / "timescoop" / path, ROOT / path]
        found = [place for place in places if place.exists()]
        assert found, f"there is no {path}"
        text = found[0].read_text("utf-8")
        said = rf"(def|class) {re.escape(name)}\b" if path.endswith(".py") and name.islower() else re.escape(name)
        assert re.search(said, text), f"{path} has no {name}"


def test_no_walk_is_too_long_to_remember() -> None:
    numbers = [int(number) for number, _, _ in STATION.findall(WALKS)]
    lengths = [last for last, following in zip(numbers, [*numbers[1:], 1], strict=True) if following == 1]
    assert len(lengths) == len(MOST)
    assert all(length <= most for length, most in zip(lengths, MOST, strict=True))
