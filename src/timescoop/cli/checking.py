"""`timescoop check`: checks scenarios and positions."""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Sequence
from pathlib import Path

from timescoop.catalogue import GAMES
from timescoop.cli.ending import FAILED, FINE, BadUsage
from timescoop.documents import BadDocument, check_scenario, read_file, read_one, read_position
from timescoop.wording import _, counted_, localized


def check_scenarios(paths: Sequence[Path]) -> int:
    """Check every scenario of some files and folders, and say how many hold."""
    if not paths:
        raise BadUsage("name the files to check: timescoop check scenario FILE...")
    count = failed = unread = 0
    for path in files(paths):
        try:
            documents = read_file(path)
        except BadDocument as error:
            print(localized(str(error)))
            unread += 1
            continue
        for document in documents:
            with warnings.catch_warnings(record=True) as heard:
                warnings.simplefilter("always")
                failures = check_scenario(document, GAMES)
            for each in {str(each.message): each for each in heard}:
                print(_("{file}: warning: {words}").format(file=path, words=each))
            count += 1
            failed += bool(failures)
            for failure in failures:
                print(failure)
    if not count and not unread:
        raise BadUsage(f"no scenario found in {' or '.join(map(str, paths))}")
    said = [counted_("{n} scenario", "{n} scenarios", count)]
    said += [_("{n} failed").format(n=failed)] if failed else []
    said += [counted_("{n} file unreadable", "{n} files unreadable", unread)] if unread else []
    print(", ".join(said if failed or unread else [*said, _("all passed")]))
    return FAILED if failed or unread else FINE


def files(paths: Sequence[Path]) -> Iterator[Path]:
    """The files named, and those in the folders named."""
    for path in paths:
        if path.is_dir():
            yield from sorted(
                found for found in path.rglob("*") if found.suffix in (".yaml", ".yml") and found.is_file()
            )
        elif path.exists():
            yield path
        else:
            raise BadUsage(f"there is no file {path}")


def check_position(path: Path, cards: Path | None) -> int:
    """Read a position; show the table as a spectator sees it, and what is asked."""
    from timescoop.cli.choosing import cards_of, game_of
    from timescoop.cli.screen.sight import sight
    from timescoop.wording import indented

    if not path.exists():
        raise BadUsage(f"there is no file {path}")
    document = read_one(path)
    game = game_of(str(document.value.get("game", ""))) if cards and isinstance(document.value, dict) else None
    pool = cards_of(cards, game, None)[1] if game else None
    position = read_position(document, GAMES, pool)
    wrong = position.game.problems(position.table)
    for line in indented(sight(position.game, position.table, len(position.names), position.names).table()):
        print(line)
    for problem in wrong:
        print(f"{path}: {localized(problem)}")
    return FAILED if wrong else FINE
