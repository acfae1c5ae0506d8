"""Golden texts: what people read on forty screens and in forty terminals, as plain text.

After changing a sentence, write them again and read the difference: `python -m tests.golden_texts`.
"""

import asyncio
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

GOLDEN: Final = Path(__file__).with_name("golden")


def written(kind: str) -> dict[str, str]:
    """The golden texts of a kind, "screens" or "terminal", by name."""
    return {path.stem: path.read_text("utf-8") for path in sorted((GOLDEN / kind).glob("*.txt"))}


def changes(kind: str, now: Mapping[str, str]) -> list[str]:
    """The names whose text isn't the golden one, each with its first different line; empty where all agree."""
    before = written(kind)
    found = [f"{name} is new" for name in now.keys() - before.keys()]
    found += [f"{name} is gone" for name in before.keys() - now.keys()]
    for name in before.keys() & now.keys():
        for number, (old, new) in enumerate(zip(lines(before[name]), lines(now[name]), strict=False), 1):
            if old != new:
                found.append(f"{name}:{number}\n  - {old}\n  + {new}")
                break
    return sorted(found)


def lines(text: str) -> list[str]:
    """The lines of a text, with a mark where it ends, so that a longer one differs."""
    return [*text.splitlines(), "(end)"]


def write(kind: str, now: Mapping[str, str]) -> int:
    """Write the texts of a kind, and remove those that are gone; how many there are."""
    folder = GOLDEN / kind
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.glob("*.txt"):
        path.unlink()
    for name, text in now.items():
        (folder / f"{name}.txt").write_text(text, "utf-8")
    return len(now)


def main() -> None:
    """Write all of them again."""
    from tests.cli.terminals import terminals  # noqa: PLC0415 - they import this module
    from tests.web.screens import golden, screens  # noqa: PLC0415 - starts Chromium, which most callers do not need

    with tempfile.TemporaryDirectory() as folder:
        shown = {name: golden(page) for name, page in asyncio.run(screens(Path(folder))).items()}
        count = write("screens", shown)
        sys.stdout.write(f"{count} screens, {write('terminal', terminals(Path(folder)))} terminal outputs\n")


if __name__ == "__main__":
    main()
