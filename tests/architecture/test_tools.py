"""The usual tools find nothing: format, lint, types, and what may import what."""

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
