"""The examples in the README are true, and what it points at is there."""

import re
from pathlib import Path

import pytest

from timescoop.cli.commands import app

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text("utf-8")
PAGES = sorted(path.relative_to(ROOT).as_posix() for path in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def test_the_bot_in_ten_lines_plays_a_game_to_its_scores(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"^```python\n(.*?)^```", README, re.DOTALL | re.MULTILINE)
    exec(compile(example, "README.md", "exec"), {})  # noqa: S102 - it is our own text
    assert re.fullmatch(r"\[-?\d+, -?\d+, -?\d+\]", capsys.readouterr().out.strip())


@pytest.mark.parametrize("path", PAGES)
def test_links_between_our_pages_lead_somewhere(path: str) -> None:
    links = links_of(ROOT / path)
    assert [link for link in links if not leads_somewhere(ROOT / path, link)] == []


def links_of(page: Path) -> list[str]:
    """The links of a page that lead to another one of ours, or to a part of it."""
    return [link for link in LINK.findall(CODE.sub("", page.read_text("utf-8"))) if ":" not in link]


def leads_somewhere(page: Path, link: str) -> bool:
    """Whether the file of a link is there, and has the heading that it names."""
    name, _hash, anchor = link.partition("#")
    there = page.parent / name if name else page
    return there.exists() and (not anchor or anchor in anchors_of(there))


def anchors_of(page: Path) -> set[str]:
    """The headings of a page as links name them: in small letters, with hyphens for spaces."""
    headings = HEADING.findall(re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def test_pages_are_linked_and_a_wrong_link_is_seen() -> None:
    assert sum(len(links_of(ROOT / path)) for path in PAGES) > 100
    page = ROOT / "README.md"
    assert leads_somewhere(page, "ARCHITECTURE.md#words")
    assert not leads_somewhere(page, "ARCHITECTURE.md#nowhere")
    assert not leads_somewhere(page, "docs/nowhere.md")


@pytest.mark.parametrize("path", PAGES)
def test_commands_and_options_in_examples_are_there(path: str) -> None:
    assert [line for line in commands_in(ROOT / path) if unknown_words(line.split())] == []


def commands_in(page: Path) -> list[str]:
    """Our own commands in the examples of a page, from the first word after `timescoop` on."""
    blocks = re.findall(r"^```sh\n(.*?)^```", page.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    lines = [line for block in blocks for line in block.replace("\\\n", " ").splitlines()]
    found = [re.match(r"(?:[A-Z_]+=\S+ )*(?:\S*/)?timescoop ([a-z-].*)", line.partition(" #")[0]) for line in lines]
    return [each[1].strip() for each in found if each]


def unknown_words(words: list[str]) -> list[str]:
    """The words of a command that it does not know: its own, that of a command in it, and its options."""
    command, at = app, 0
    while at < len(words) and not words[at].startswith("-") and words[at] in command:
        command, at = command[words[at]], at + 1
    if not at and words[0] not in {"--help", "--version"}:
        return words[:1]
    known = {name for each in command.assemble_argument_collection() for name in each.names} if at else set()
    asked = [word.partition("=")[0] for word in words[at:] if word.startswith("--")]
    return [name for name in asked if name not in known | {"--help", "--version"}]


def test_a_wrong_command_and_a_wrong_option_are_seen() -> None:
    assert sum(len(commands_in(ROOT / path)) for path in PAGES) > 50
    assert unknown_words(["trayn", "invasion"]) == ["trayn"]
    assert unknown_words(["train", "invasion", "--hour", "2"]) == ["--hour"]
    assert unknown_words(["cards", "export", "ada.yaml", "--to", "json"]) == []


def test_commands_named_in_the_readme_are_in_the_makefile() -> None:
    targets = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = set(re.findall(r"(?:^|`)make (\w+)", README, re.MULTILINE))
    assert named
    assert named <= targets
