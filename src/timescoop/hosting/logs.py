"""The server's log as lines of JSON, each with the id of its request, and without keys or passwords."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from contextvars import ContextVar
from typing import IO, Any, Final

REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
"""The id of the current request; empty outside one. What a request starts keeps it, such as a bot's turn."""

FIELDS: Final = ("method", "route", "status", "seconds", "address")  # the id of the request that a line is about
KEYED: Final = r"(?:/seats|/notices)/[^/?\s]+/|/profile/recover/|/matches/[^/?\s]+/continue/"  # before a key
SECRETS: Final = (
    (re.compile(rf"({KEYED})[^/?\s\"']+"), r"\1..."),
    (re.compile(r"(/workshop/[^/\s]+/[^/\s]+/box/)[^/?\s\"']+"), r"\1..."),
    (re.compile(r"(?i)(bearer\s+)\S+"), r"\1..."),
    (re.compile(r"(://[^/\s:@]*:)[^/\s@]+@"), r"\1...@"),
    (re.compile(r"\b((?:__Host-)?(?:ring|seat_\w+|maker|operator)=)[^;\s\"']+"), r"\1..."),
)


def without_secrets(text: str) -> str:
    """A text without seat keys, passwords in addresses, bearer tokens and the values of our cookies."""
    for secret, left in SECRETS:
        text = secret.sub(left, text)
    return text


class JsonLines(logging.Formatter):
    """Writes each line as one JSON object: time (UTC), level, logger, message, and request, if there was one."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        row: dict[str, Any] = {
            "time": f"{at}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
        }
        if request := getattr(record, "request", "") or REQUEST.get():
            row["request"] = request
        row |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            row["traceback"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(row, ensure_ascii=False)


def log_json(stream: IO[str] | None = None) -> logging.Handler:
    """Send the whole log of this process to a stream as lines of JSON; by default the error stream."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    return handler
