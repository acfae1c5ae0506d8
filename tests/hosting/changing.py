"""Changing a store behind the host's back, with the chain over a match broken by it or made anew."""

import sqlite3
from importlib.resources import files
from pathlib import Path
from typing import cast

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from timescoop.hosting.durability.hash_chain import first_link, link
from timescoop.hosting.match_rows import AnswerRow, LatestRow
from timescoop.hosting.reading import plan_of

ANSWERS = "SELECT seat, option, undoes, facts, look, number, at FROM answer WHERE match = ? ORDER BY number"
LATEST = 'SELECT number, rules, "table", shown, waiting, affairs FROM latest WHERE match = ?'


def change(folder: Path, statement: str, *values: object) -> None:
    """Change the store, and nothing besides."""
    connection = sqlite3.connect(folder / "store.db")
    connection.execute(statement, values)
    connection.commit()
    connection.close()


def chain_anew(folder: Path, match: str) -> None:
    """Chain and seal what is there, as somebody who changed it on purpose would."""
    connection = sqlite3.connect(folder / "store.db")
    connection.row_factory = sqlite3.Row
    row = connection.execute("SELECT * FROM match WHERE id = ?", [match]).fetchone()
    head = first_link(plan_of(Named(row)), row["opening"])  # type: ignore[arg-type]  # as a row of the store's own
    for *values, number, at in connection.execute(ANSWERS, [match]).fetchall():
        head = link(head, AnswerRow(*values).values(number, at))
        connection.execute("UPDATE answer SET link = ? WHERE match = ? AND number = ?", [head, match, number])
    latest = LatestRow(*connection.execute(LATEST, [match]).fetchone())
    connection.execute("UPDATE latest SET link = ?, seal = ? WHERE match = ?", [head, link(head, latest.values), match])
    connection.commit()
    connection.close()


class Named:
    """A row by names, with a truth value where the store has one."""

    def __init__(self, row: sqlite3.Row) -> None:
        self.__dict__.update({key: row[key] for key in row.keys()})  # noqa: SIM118 - a row's own iteration is its values
        self.unsealed = bool(row["unsealed"])


def older(path: Path, revision: str) -> None:
    """Take a store back to an older revision, as a program from then would have made it."""
    config = Config()
    config.set_main_option("script_location", str(cast("Path", files("timescoop.hosting") / "migrations")))
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, revision)
    engine.dispose()
