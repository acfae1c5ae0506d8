"""The project speaks of itself alone: no path of a machine, no stranger's address, no leftover of how it was made."""

import re
from functools import cache
from pathlib import Path

from tests.project_files import project_files

ROOT = Path(__file__).resolve().parents[2]
TEXT = {
    "",
    ".cfg",
    ".css",
    ".html",
    ".ini",
    ".js",
    ".json",
    ".lark",
    ".md",
    ".py",
    ".svg",
    ".toml",
    ".txt",
    ".yaml",
    ".yml",
}
MACHINE = re.compile(
    r"(?<![\w.:/-])/(?:home|mnt|opt(?!/timescoop\b)|root|srv|tmp|Users|work)/\w|\b[A-Z]:\\\\?Users\b|\.\./shared\b"
)
HOSTS = {  # the only names that may follow a scheme
    "127.0.0.1",
    "192.168.0.7",  # an example of an address in a house
    "localhost",
    "example.org",
    "pypi.org",  # where `make check` looks up vulnerabilities of dependencies
    "testserver",  # where an in-process client believes it is
    "json-schema.org",  # the name of JSON Schema, never fetched
    "www.w3.org",  # the name of SVG, never fetched
}
FORGED = "tests/web/test_guard.py"  # names that no page of ours has are what it tries
ADDRESS = re.compile(r"\b(?:https?|wss?)://([\w.-]*\w)")
LOOSE = re.compile(r"\b(?:TODO|FIXME|XXX|HACK)\b")


@cache
def texts() -> dict[str, str]:
    ours = Path(__file__).relative_to(ROOT).as_posix()
    files = [ROOT / name for name in project_files() if name != ours and Path(name).suffix in TEXT]
    return {str(path.relative_to(ROOT)): path.read_text("utf-8") for path in files if path.is_file()}


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{name}:{number} {match[0]}"
        for name, text in sorted(texts().items())
        for number, line in enumerate(text.splitlines(), 1)
        if (match := pattern.search(line))
    ]


def test_texts_are_found() -> None:
    assert "README.md" in texts()


def test_no_path_of_a_machine() -> None:
    """Where a server is installed by our own steps is excused."""
    assert lines_with(MACHINE) == []


def test_no_address_of_a_stranger() -> None:
    """Card files are excused: where a number was found is part of its warrant; and so are forged addresses."""
    strange = {
        f"{name}: {host}"
        for name, text in texts().items()
        if Path(name).parent.name != "cards" and name != FORGED
        for host in ADDRESS.findall(text)
        if host not in HOSTS and not host.endswith(".example.org")
    }
    assert not strange, sorted(strange)


def test_no_loose_ends() -> None:
    assert lines_with(LOOSE) == []


def test_the_lock_of_browser_files_names_no_registry() -> None:
    lock = (ROOT / "package-lock.json").read_text("utf-8")
    assert '"resolved"' not in lock
    assert lock.count('"integrity"') == 3
