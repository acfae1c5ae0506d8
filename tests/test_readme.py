"""The examples in the README are true, and what it points at is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text("utf-8")
PAGES = sorted(["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/adr/README.md"])


def test_the_bot_in_ten_lines_plays_a_game_to_its_scores(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"^```python\n(.*?)^```", README, re.DOTALL | re.MULTILINE)
    exec(compile(example, "README.md", "exec"), {})  # noqa: S102 - it is our own text
    assert re.fullmatch(r"\[-?\d+, -?\d+, -?\d+\]", capsys.readouterr().out.strip())


@pytest.mark.parametrize("path", PAGES)
def test_links_between_our_pages_lead_somewhere(path: str) -> None:
    text = (ROOT / path).read_text("utf-8")
    links = [link for link in re.findall(r"\]\(([^)#]+)[^)]*\)", text) if "://" not in link]
    assert links
    assert [link for link in links if not (ROOT / path).parent.joinpath(link).exists()] == []


def test_commands_named_in_the_readme_are_in_the_makefile() -> None:
    targets = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = set(re.findall(r"(?:^|`)make (\w+)", README, re.MULTILINE))
    assert named
    assert named <= targets
