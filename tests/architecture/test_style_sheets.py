"""Style sheets: every block is closed, so that no rule falls into another one's media query."""

import re
from pathlib import Path

import pytest

from timescoop.web import assets

SHEETS = sorted(Path(assets.__file__).parents[1].rglob("*.css"))


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_every_block_is_closed(sheet: Path) -> None:
    rules = re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.DOTALL)
    assert rules.count("{") == rules.count("}")
