"""The build step, `python -m timescoop.documents.build`.

Each game's spec becomes the class of its tables, `built/fields.py` in the game's room. Its card files become modules
of literals, `built/e<edition>.py`, so that playing needs neither YAML nor a parser. Scenarios of the source tree are
packed beside this module, because they are examples of the rules for everybody, and so are the guides, which pages
and commands show.
"""

from __future__ import annotations

import hashlib
import shutil
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pprint import pformat
from runpy import run_path
from typing import Any, Final

from timescoop.documents.card_sources import source_in
from timescoop.documents.cardfiles import compile_with
from timescoop.documents.faults import BadDocument
from timescoop.documents.reading import read_text
from timescoop.kernel import Spec, fields_source

HOUSE: Final = Path(__file__).resolve().parents[1]
PACKED: Final = Path(__file__).parent / "scenarios"
SCENARIOS: Final = HOUSE.parents[1] / "tests" / "scenarios"
GUIDES: Final = Path(__file__).parent / "guides"
WRITTEN: Final = HOUSE.parents[1] / "docs" / "guides"
WIDTH: Final = 120


def specs() -> Iterator[Path]:
    """What each game declares its tables to be made of."""
    yield from sorted((HOUSE / "games").glob("*/spec.py"))


def spec_in(path: Path) -> Spec:
    """The spec of a game, read without the game: its room cannot be imported before its fields are written."""
    space: dict[str, Any] = run_path(str(path))
    spec = space["SPEC"]
    assert isinstance(spec, Spec), path
    return spec


def build_fields(path: Path) -> Path:
    """Write out the class that a spec declares; where it stands."""
    target = folder_for(path.parent) / "fields.py"
    write_if_new(target, fields_source(spec_in(path)))
    return target


def folder_for(room: Path) -> Path:
    """The folder of a room in which the build puts what it makes."""
    folder = room / "built"
    folder.mkdir(exist_ok=True)
    name = folder.parent.name  # wheels should have no two files alike
    write_if_new(folder / "__init__.py", f'"""What the build makes of the spec and the card files of {name}."""\n')
    return folder


def card_files() -> Iterator[tuple[str, Path]]:
    """The import name of each game's room, with each of its card files."""
    for folder in sorted((HOUSE / "games").iterdir()):
        for path in sorted((folder / "cards").glob("*.yaml")):
            yield f"timescoop.games.{folder.name}", path


def build_cards(room: str, path: Path) -> Path:
    """Compile one card file; where the module of literals stands.

    Raises:
        BadDocument: Everything that is wrong with the file.
    """
    (document,) = read_text(source_in(path.parent, path.stem), path.name)
    compiled = compile_with(import_module(room).compiled, document)
    target = folder_for(path.parents[1]) / f"e{path.stem}.py"
    write_if_new(target, module_of(path, compiled))
    return target


def module_of(path: Path, compiled: dict[str, Any]) -> str:
    """The text of a module that holds a compiled card file."""
    source = hashlib.sha256(source_in(path.parent, path.stem).encode()).hexdigest()
    return "\n".join(
        [
            f'"""The cards of {path.name}, compiled; made by the build from a file with this hash."""',
            "",
            "from typing import Any, Final",
            "",
            f'SOURCE: Final = "{source}"',
            "CARDS: Final[dict[str, Any]] = " + pformat(compiled, width=WIDTH, sort_dicts=False),
            "",
        ]
    )


def write_if_new(target: Path, text: str) -> None:
    """Leave a file alone that is as it should be, so that nothing is compiled again for nothing."""
    if not target.exists() or target.read_text("utf-8") != text:
        target.write_text(text, "utf-8")


def pack(source: Path, ending: str, to: Path) -> int:
    """Copy the scenarios or guides of the source tree, if it is there; how many files."""
    if not source.is_dir():
        return 0
    shutil.rmtree(to, ignore_errors=True)
    files = sorted(source.rglob(f"*{ending}"))
    for path in files:
        target = to / path.relative_to(source)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    return len(files)


def main() -> int:
    """Build everything; 1 if a card file is faulty."""
    status = 0
    for path in specs():
        build_fields(path)
    for room, path in card_files():
        try:
            build_cards(room, path)
        except BadDocument as error:
            sys.stderr.write(f"{error}\n")
            status = 1
    pack(SCENARIOS, ".yaml", PACKED)
    pack(WRITTEN, ".md", GUIDES)
    return status


if __name__ == "__main__":
    sys.exit(main())
