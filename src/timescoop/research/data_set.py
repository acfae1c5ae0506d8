"""A data set for learning: the decisions of many games between bots, with observations and returns, as Parquet.

`python -m timescoop.research.data_set FOLDER --game invasion --games 100 --bots greedy,random` writes
`part-00000.parquet` and so on, `card.json`, and `README.md`, the card of the data set for people. Parts that are there
already are kept, so the same command resumes. It needs `pip install timescoop[arena,research]`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib.metadata import version
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import polars as pl

from timescoop.catalogue import BOTS, GAMES
from timescoop.documents import OutputError, in_safety
from timescoop.kernel import BadDeal
from timescoop.research.recorded import book_hash, decisions, play_row
from timescoop.research.study import Study, study_of

FORMAT: Final = 1
PART: Final = 20  # games in a file
CARD: Final = "card.json"
COLUMNS: Final[dict[str, str]] = {
    "seed": "of the deal: `timescoop.deal(game, seats=..., seed=...)`",
    "nth": "number of the answer in its game, from 0, forced ones counted",
    "seat": "who answers, from 0",
    "bot": "key of the bot that sits there",
    "observation": "what the seat knows, as whole numbers; `card.json` says what they are",
    "options": "numbers of the options offered, by the option book of the edition",
    "option": "the option taken",
    "return": "what the seat won in the end, from -1 to 1; 0 if nobody won",
}


def schema_of(study: Study) -> dict[str, Any]:
    """The types of the columns."""
    return {
        "seed": pl.Int64, "nth": pl.Int32, "seat": pl.Int8, "bot": pl.String,
        "observation": pl.Array(pl.Int64, study.length), "options": pl.List(pl.Int32), "option": pl.Int32,
        "return": pl.Float32,
    }  # fmt: skip


def seating(bots: Sequence[str], seats: int, seed: int) -> list[str]:
    """Who sits where in a game: each bot of the list in every seat in turn."""
    return [bots[(seat + seed) % len(bots)] for seat in range(seats)]


def rows_of(study: Study, bots: Sequence[str], seed: int, *, forced: bool) -> Iterator[dict[str, Any]]:
    """The decisions of one game.

    Args:
        study: What is played.
        bots: Keys of bots; they sit in every seat in turn.
        seed: What deals the game.
        forced: Whether answers without a choice are rows, too.
    """
    sitting = seating(bots, study.seats, seed)
    game = play_row(study, sitting, seed)
    for nth, each in enumerate(decisions(game)):
        offered = list(each.table.options(each.seat))
        if forced or len(offered) > 1:
            yield {
                "seed": seed, "nth": nth, "seat": each.seat, "bot": sitting[each.seat],
                "observation": list(study.game.observe(each.table, each.seat)), "options": offered,
                "option": each.option, "return": game["returns"][each.seat],
            }  # fmt: skip


def write_part(path: Path, study: Study, bots: Sequence[str], seeds: Sequence[int], forced: bool) -> int:  # noqa: FBT001 - a process calls it by position
    """Write the games of some seeds; how many rows. The file appears whole or not at all."""
    frame = pl.DataFrame(
        [row for seed in seeds for row in rows_of(study, bots, seed, forced=forced)], schema_of(study), orient="row"
    )
    new = path.with_suffix(".new")
    frame.write_parquet(new, compression="zstd")
    new.replace(path)
    return frame.height


def card_of(study: Study, bots: Sequence[str], games: int, first: int, *, forced: bool) -> dict[str, Any]:
    """What a program must know of a data set."""
    return {
        "format": FORMAT,
        "engine": version("timescoop"),
        "game": study.game.key,
        "edition": study.edition,
        "seats": study.seats,
        "options": study.settled(),
        "book": book_hash(study),
        "bots": list(bots),
        "games": games,
        "first": first,
        "forced": forced,
        "columns": COLUMNS,
        "observation": [[name, list(shape)] for name, shape in study.layout],
        "actions": [[name, size] for name, size in study.blocks],
    }


def write_data_set(
    folder: Path, study: Study, bots: Sequence[str], games: int, first: int = 0, *, forced: bool = False,
    workers: int = 1,
) -> Iterator[Path]:  # fmt: skip
    """Write a data set, or what is missing of it.

    Args:
        folder: Where the files are written.
        study: What is played.
        bots: Keys of bots; they sit in every seat in turn.
        games: How many.
        first: The seed of the first game.
        forced: Whether answers without a choice are rows, too.
        workers: How many processes play.

    Yields:
        Each file once it is written.

    Raises:
        BadDeal: The folder holds another data set, or a bot is unknown.
    """
    if strange := sorted(set(bots) - set(BOTS)):
        raise BadDeal(f"there is no bot {', '.join(strange)}; the bots are {', '.join(BOTS)}")
    card = card_of(study, bots, games, first, forced=forced)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / CARD
    if path.exists() and without_size(json.loads(path.read_text("utf-8"))) != without_size(card):
        raise BadDeal(f"{folder} holds a data set made in another way; choose another folder")
    path.write_text(json.dumps(card, indent=2, ensure_ascii=False) + "\n", "utf-8")
    yield path
    starts = range(first, first + games, PART)
    parts = [(folder / f"part-{start:05}.parquet", range(start, min(start + PART, first + games))) for start in starts]
    missing = [(part, seeds) for part, seeds in parts if not part.exists() or lacks_games(part, seeds)]
    if workers > 1:
        with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
            waiting = [(part, pool.submit(write_part, part, study, bots, seeds, forced)) for part, seeds in missing]
            for part, result in waiting:
                result.result()
                yield part
    else:
        for part, seeds in missing:
            write_part(part, study, bots, seeds, forced)
            yield part
    readme = folder / "README.md"
    readme.write_text(told(card, folder), "utf-8")
    yield readme


def lacks_games(part: Path, seeds: Sequence[int]) -> bool:
    """Whether a file lacks some of the games that it should hold, because it was written for a smaller set."""
    last = pl.scan_parquet(part).select(pl.col("seed").max()).collect().item()
    return last is None or last < seeds[-1]


def without_size(card: Mapping[str, Any]) -> dict[str, Any]:
    """What must be the same for a data set to grow."""
    return {key: value for key, value in card.items() if key != "games"}


def told(card: Mapping[str, Any], folder: Path) -> str:
    """The card for people."""
    frame = pl.scan_parquet(folder / "part-*.parquet")
    rows = frame.select(pl.len()).collect().item()
    shares = frame.group_by("bot").agg(pl.len(), pl.col("return").mean()).sort("bot").collect()
    lines = [
        f"# {card['game']} {card['edition']}, {card['seats']} seats", "",
        f"{card['games']} games between bots, {rows} decisions, made by Timescoop {card['engine']}.", "",
        "| bot | decisions | mean return of a decision |", "|---|---|---|",
        *(f"| `{bot}` | {count} | {mean:+.3f} |" for bot, count, mean in shares.iter_rows()), "",
        "| column | what it is |", "|---|---|", *(f"| `{name}` | {about} |" for name, about in COLUMNS.items()), "",
        f"Deals have the seeds {card['first']} to {card['first'] + card['games'] - 1}.",
        "The bots sit in every seat in turn.",
        "Every answer is a row." if card["forced"] else "Only answers with a choice are rows.",
        "Bots see only what their seat sees. The same command writes the same rows.", "",
        "Made with Timescoop, an unofficial fan work; use it under the same licence.", "",
    ]  # fmt: skip
    return "\n".join(lines)


def main(words: Sequence[str] | None = None) -> int:
    """Write a data set."""
    parser = argparse.ArgumentParser(prog="python -m timescoop.research.data_set", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", choices=sorted(GAMES), default="invasion")
    parser.add_argument("--edition", help="key of the edition; the default one without")
    parser.add_argument("--seats", type=int, help="the fewest without")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--bots", default="greedy,random", help="keys of bots; they sit in every seat in turn")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--forced", action="store_true", help="keep answers without a choice, too")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    asked = parser.parse_args(words)
    if asked.games < 1 or asked.first < 0 or asked.workers < 1:
        parser.error(f"at least 1 game, 1 worker and seed 0; not {asked.games}, {asked.workers} and {asked.first}")
    try:
        study = study_of(asked.game, asked.seats, asked.edition, (), None, Study(asked.game).longest)
        for path in write_data_set(
            asked.folder, study, asked.bots.split(","), asked.games, asked.first, forced=asked.forced,
            workers=asked.workers,
        ):  # fmt: skip
            sys.stdout.write(f"{path}\n")
            sys.stdout.flush()
    except BadDeal as error:
        parser.error(str(error))
    except OutputError:
        raise
    except OSError as error:
        parser.error(f"nothing can be written there: {error}")
    return 0


if __name__ == "__main__":
    sys.exit(in_safety("python -m timescoop.research.data_set", main))
