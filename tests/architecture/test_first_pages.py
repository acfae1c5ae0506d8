"""Each package's first page says what it offers and shows it in a few lines, and what it shows is true."""

import doctest
import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = (
    ["timescoop"]
    + [f"timescoop.{path.parent.name}" for path in sorted((ROOT / "src" / "timescoop").glob("*/__init__.py"))]
    + ["timescoop.games.invasion"]
)
LONGEST = 16  # lines of an example that still fits a glance


@pytest.mark.parametrize("name", PACKAGES)
def test_a_first_page_has_an_example_that_does_what_it_says(name: str) -> None:
    page = importlib.import_module(name)
    examples = doctest.DocTestParser().get_examples(page.__doc__ or "", name)
    assert examples, f"the first page of {name} shows nothing"
    assert sum(len(example.source.splitlines()) for example in examples) <= LONGEST
    assert any(example.want for example in examples), f"the example of {name} could not fail"
    result = doctest.testmod(page)
    assert result.attempted == len(examples)
    assert result.failed == 0
