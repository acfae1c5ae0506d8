"""The settings of a server, in one table: from flags, the environment and a TOML file, in that order of precedence."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from timescoop.hosting.errors import HostingError

T = TypeVar("T")
PREFIX: Final = "TIMESCOOP_"
CONFIG: Final = "TIMESCOOP_CONFIG"
FROM_FILE: Final = "_FILE"  # ends the name of a variable that names a file with the value
YES: Final = {"1", "true", "yes", "on"}
NO: Final = {"0", "false", "no", "off", ""}
SHORTEST_KEY: Final = 20  # characters of an operator's key
HIDDEN: Final = "(set)"
FLAG: Final = {"names": "name"}  # of settings whose flag has another name


class BadSettings(HostingError):
    """Settings that can't be used: each with its value, where it came from, and what is allowed."""


class Whole(NamedTuple):
    """A whole number from `low` to `high`."""

    low: int
    high: int

    @property
    def allowed(self) -> str:
        """What is allowed, in words."""
        return f"a whole number from {self.low} to {self.high}"

    def read(self, raw: object) -> int:
        """The value of a setting; ValueError if it is none."""
        if isinstance(raw, bool) or not isinstance(raw, int | str) or not str(raw).strip().isdecimal():
            raise ValueError
        if not self.low <= int(raw) <= self.high:
            raise ValueError
        return int(raw)


class Switch(NamedTuple):
    """On or off."""

    allowed: str = "true or false"

    def read(self, raw: object) -> bool:
        """The value of a setting; ValueError if it is none."""
        if isinstance(raw, bool):
            return raw
        if isinstance(raw, str) and raw.strip().lower() in YES | NO:
            return raw.strip().lower() in YES
        raise ValueError


class OneOf(NamedTuple):
    """One of a few words."""

    words: tuple[str, ...]

    @property
    def allowed(self) -> str:
        """What is allowed, in words."""
        return " or ".join(self.words)

    def read(self, raw: object) -> str:
        """The value of a setting; ValueError if it is none."""
        if raw not in self.words:
            raise ValueError
        return str(raw)


class Text(NamedTuple):
    """A text of at least `shortest` characters, or none, on one line or several. A secret is never shown."""

    allowed: str
    secret: bool = False
    shortest: int = 0
    lines: bool = False

    def read(self, raw: object) -> str:
        """The value of a setting; ValueError if it is none."""
        if not isinstance(raw, str) or 0 < len(raw.strip()) < self.shortest:
            raise ValueError
        if not (raw.replace("\n", "").replace("\r", "") if self.lines else raw.strip()).isprintable():
            raise ValueError
        return raw.strip()


class Names(NamedTuple):
    """Several names: a list in a file, separated by commas in the environment."""

    allowed: str = "a list of domains such as games.example.org"

    def read(self, raw: object) -> tuple[str, ...]:
        """The value of a setting; ValueError if it is none."""
        listed = raw.split(",") if isinstance(raw, str) else raw
        if not isinstance(listed, list | tuple) or not all(isinstance(each, str) for each in listed):
            raise ValueError
        return tuple(each.strip() for each in listed if each.strip())


Kind = Whole | Switch | OneOf | Text | Names


def setting(default: T, kind: Kind, about: str) -> T:
    """A row of the table."""
    return field(default=default, metadata={"kind": kind, "about": about})


@dataclass(frozen=True)
class Settings:
    """Every setting of a server. A row has its default, what is allowed, and what it does."""

    port: int | None = setting(None, Whole(0, 65535), "the port; by default 8000, or the next free one")
    lan: bool = setting(False, Switch(), "let others on your network join")
    store: str = setting(
        "", Text("a file, or an address such as postgresql://user@host/name"), "where matches are saved"
    )
    names: tuple[str, ...] = setting((), Names(), "domains of this server, behind a proxy")
    reports: bool = setting(False, Switch(), "let everybody see statistics of all finished matches")
    log: str = setting(
        "text", OneOf(("text", "json")), "the log: lines for people, or lines of JSON with every request"
    )
    operator_key: str = setting(
        "",
        Text(f"at least {SHORTEST_KEY} characters", secret=True, shortest=SHORTEST_KEY),
        "opens /operator and /metrics",
    )
    open_tables: bool = setting(True, Switch(), "let people list tables that everybody may join")
    chat: bool = setting(True, Switch(), "let people at a table write to one another")
    passkeys: bool = setting(False, Switch(), "let people open their profile with a passkey")
    url: str = setting(
        "", Text("an address such as https://example.org"), "where this server is; links in notices need it"
    )
    smtp: str = setting(
        "",
        Text("an address such as smtp://user:password@mail.example.org:587", secret=True),
        "the mail server for notices",
    )
    mail_from: str = setting("", Text("an e-mail address"), "the sender of mail")
    push_key: str = setting(
        "", Text("a private key in PEM, as `vapid --gen` makes it", secret=True, lines=True), "the key for Web Push"
    )
    bot_workers: int = setting(1, Whole(1, 64), "processes in which bots think")
    answers_a_minute: int = setting(100, Whole(10, 10_000), "moves and forms a minute for each player")
    answers_at_once: int = setting(60, Whole(5, 10_000), "how many of them may come at once")
    players_per_address: int = setting(12, Whole(1, 10_000), "how many players' moves one address may send")
    tables_per_address: int = setting(
        1, Whole(1, 1_000), "new tables of one address, as a multiple of answers_a_minute"
    )
    players_per_person: int = setting(
        4, Whole(1, 10_000), "how many players' moves one profile, or browser without one, may send"
    )
    tables_per_person: int = setting(
        1, Whole(1, 1_000), "new tables of one profile or browser, as a multiple of answers_a_minute"
    )
    streams: int = setting(0, Whole(0, 1_000_000), "live pages in all; 0 = as many as the system allows")
    streams_per_address: int = setting(0, Whole(0, 1_000_000), "live pages of one address; 0 = half of all")
    playtests_per_address: int = setting(2, Whole(1, 100), "playtests of one address that run or wait")
    analyses_per_address: int = setting(3, Whole(1, 100), "analyses of one address that run or wait")
    playtests_per_person: int = setting(1, Whole(1, 100), "playtests of one profile or browser that run or wait")
    analyses_per_person: int = setting(3, Whole(1, 100), "analyses of one profile or browser that run or wait")
    counts_per_person: int = setting(
        1000, Whole(1, 100_000), "matches that wait to be counted for one person's reports"
    )
    retention_days: int = setting(
        0, Whole(0, 36_500), "days until finished matches become records without names; 0 = never"
    )
    backup_folder: str = setting("", Text("a folder"), "where backups are saved; empty = no backups")
    backup_hours: int = setting(24, Whole(1, 8_760), "hours between two backups")
    backups_kept: int = setting(7, Whole(1, 10_000), "how many backups are kept")


class Configuration(NamedTuple):
    """Settings, and where each that isn't the default came from."""

    settings: Settings
    origins: Mapping[str, str]


KINDS: Final[dict[str, Kind]] = {row.name: row.metadata["kind"] for row in fields(Settings)}


def read_settings(
    flags: Mapping[str, object], file: Path | None = None, environment: Mapping[str, str] = os.environ
) -> Configuration:
    """Read the settings; a flag beats the environment, which beats the file.

    Args:
        flags: By name, what the command line says; None for nothing.
        file: A TOML file; None is the one that TIMESCOOP_CONFIG names, if any.
        environment: Where TIMESCOOP_… variables are looked up.

    Raises:
        BadSettings: Everything that is wrong, one line each.
    """
    named = file or (Path(environment[CONFIG]) if environment.get(CONFIG) else None)
    wrong: list[str] = []
    found: dict[str, tuple[object, str]] = {}
    for rows in (in_file(named, wrong), in_environment(environment, wrong), in_flags(flags)):
        found |= {name: (raw, origin) for name, raw, origin in rows}
    values: dict[str, Any] = {}
    for name, (raw, origin) in found.items():
        kind = KINDS[name]
        try:
            values[name] = kind.read(raw)
        except ValueError:
            secret = isinstance(kind, Text) and kind.secret
            must_be = f"{origin} must be {kind.allowed}"
            wrong.append(must_be if secret else f"{origin} is {raw!r}; it must be {kind.allowed}")
    if wrong:
        raise BadSettings("\n".join(wrong))
    return Configuration(Settings(**values), {name: origin for name, (_, origin) in found.items()})


Row = tuple[str, object, str]  # name, value, origin


def in_flags(flags: Mapping[str, object]) -> Iterator[Row]:
    """What the command line says."""
    for name, raw in flags.items():
        if raw is not None:
            yield name, raw, f"--{FLAG.get(name, name).replace('_', '-')}"


def in_environment(environment: Mapping[str, str], wrong: list[str]) -> Iterator[Row]:
    """What the environment says, each by value or by the name of a file that holds it."""
    for name in KINDS:
        variable = PREFIX + name.upper()
        if variable in environment:
            yield name, environment[variable], variable
        elif path := environment.get(variable + FROM_FILE):
            try:
                text = Path(path).read_text("utf-8").strip()
            except (OSError, UnicodeDecodeError):
                wrong.append(f"{variable}{FROM_FILE} names {path}, which can't be read")
                continue
            if text:
                yield name, text, f"{path} ({variable}{FROM_FILE})"
            else:
                wrong.append(f"{variable}{FROM_FILE} names {path}, which is empty")


def in_file(path: Path | None, wrong: list[str]) -> Iterator[Row]:
    """What a file says; a name that isn't a setting is an error."""
    if path is None:
        return
    try:
        document = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        wrong.append(f"the settings in {path} can't be read: {getattr(error, 'strerror', None) or 'not text'}")
        return
    except tomllib.TOMLDecodeError as error:
        wrong.append(f"{path} isn't TOML: {error}")
        return
    for name, raw in document.items():
        if name in KINDS:
            yield name, raw, f"{name} in {path}"
        else:
            near = get_close_matches(name, KINDS, 1)
            hint = f"; did you mean {near[0]}?" if near else ""
            wrong.append(f"{path} has {name}, which isn't a setting{hint}")


def summary(found: Configuration) -> Iterator[str]:
    """Each setting with its value and its source, one line each; secrets are left out."""
    for name, kind in KINDS.items():
        value = getattr(found.settings, name)
        origin = found.origins.get(name, "default")
        yield f"{name} = {shown_value(name, kind, value)}  ({origin})"


def shown_value(name: str, kind: Kind, value: object) -> str:
    """A value with its secrets removed."""
    if isinstance(kind, Text) and kind.secret:
        return HIDDEN if value else "(none)"
    if name == "store" and "://" in str(value):
        try:
            return make_url(str(value)).render_as_string(hide_password=True)
        except ArgumentError:
            return HIDDEN
    if isinstance(value, tuple):
        return ", ".join(value) or "(none)"
    if isinstance(value, bool):
        return "true" if value else "false"
    return "(none)" if value in {None, ""} else str(value)
