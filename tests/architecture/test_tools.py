"""The usual tools find nothing: format, lint, types, what may import what, and what nobody calls."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOLS = {
    "types": ("mypy", "--no-error-summary"),  # the longest, so it is first
    "format": ("ruff", "format", "--check", "--quiet", "."),
    "lint": ("ruff", "check", "--quiet", "."),
    "imports": ("lint-imports", "--no-logo", "--no-cache"),
}


@pytest.mark.timeout(900)  # types of everything take a minute of a processor where nothing is stored yet
@pytest.mark.parametrize("tool", TOOLS)
def test_a_tool_finds_nothing(tool: str) -> None:
    name, *words = TOOLS[tool]
    beside = Path(sys.executable).parent / name
    done = subprocess.run([beside, *words], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout}{done.stderr}"


def test_nothing_is_there_that_nobody_calls() -> None:
    """Fields are left out: a library, a script of the page or JSON may read them."""
    beside = Path(sys.executable).parent / "vulture"
    done = subprocess.run([beside], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 3), done.stderr
    found = [line for line in done.stdout.splitlines() if not re.search("unused (variable|attribute) '[a-z_]", line)]
    assert not found, "\n".join(found)
