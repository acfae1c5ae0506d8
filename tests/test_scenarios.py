"""Every scenario of `tests/scenarios` is a test of its own, named by its file and line."""

from pathlib import Path

import pytest

from timescoop.catalogue import GAMES
from timescoop.documents import Document, check_scenario, read_file

FOLDER = Path(__file__).parent / "scenarios"
SCENARIOS = [document for path in sorted(FOLDER.rglob("*.yaml")) for document in read_file(path)]


def name(document: Document) -> str:
    """File and line, as an editor finds them."""
    return f"{Path(document.source).relative_to(FOLDER).as_posix()}:{document.line_of(('rule',))}"


def test_scenarios_are_found() -> None:
    assert SCENARIOS


@pytest.mark.parametrize("document", SCENARIOS, ids=name)
def test_scenario(document: Document) -> None:
    failures = check_scenario(document, GAMES)
    assert not failures, "\n".join(str(failure) for failure in failures)
