"""Write text to a terminal or pipe in any encoding, or atomically to a file."""

from __future__ import annotations

import codecs
import os
import sys
import tempfile
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from errno import EPIPE
from pathlib import Path
from typing import Any, Final, TextIO, cast

from timescoop.documents.text import DIRECTIONS

FAILED: Final = 1
PIPE_CLOSED: Final = 141  # 128 + SIGPIPE, as a shell reports a program whose reader has gone
LOOKALIKES: Final = "timescoop.lookalikes"  # the name of our error handler for encoding
KEPT: Final = "\n\t"  # control characters that lay text out
ALIKE: Final = {
    **dict.fromkeys("\u2018\u2019\u201a\u201b\u2032\u2039\u203a", "'"),
    **dict.fromkeys("\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb", '"'),
    **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2500\u2501", "-"),
    **dict.fromkeys("\u2022\u00b7\u25c6\u25cf", "*"), **dict.fromkeys("\u2502\u2503", "|"),
    **dict(zip("\u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588", "12345678", strict=True)),
    "\u2591": ".", "\u2592": ":", "\u2593": "#", "\u25b6": ">", "\u2192": "->", "\u2190": "<-", "\u00b1": "+/-",
    "\u00d7": "x", "\u2026": "...", "\u00df": "ss", "\u00c6": "AE", "\u00e6": "ae", "\u0152": "OE", "\u0153": "oe",
    "\u00d8": "O", "\u00f8": "o", "\u0141": "L", "\u0142": "l", "\u0110": "D", "\u0111": "d", "\u0131": "i",
}  # fmt: skip


class OutputError(OSError):
    """Standard output or standard error cannot be written: a full disk, a closed pipe, a terminal that is gone."""


# ---- characters


def visible(text: str) -> str:
    """Text that does nothing to a terminal: a control character, or one that reorders what is shown, by its number.

    Line ends and tabs are kept.
    """
    if text.isprintable():
        return text
    return "".join(escaped(each) if is_command(each) else each for each in text)


def is_command(letter: str) -> bool:
    """True for a character that a terminal obeys rather than shows."""
    return letter not in KEPT and (letter in DIRECTIONS or unicodedata.category(letter) == "Cc")


def escaped(letter: str) -> str:
    """A character by its number, as Python writes it; a byte that was no text by that byte."""
    number = ord(letter)
    if 0xDC80 <= number <= 0xDCFF:  # noqa: PLR2004 - how Python hands over bytes of a file name that are not UTF-8
        number -= 0xDC00
    return f"\\x{number:02x}" if number < 0x100 else f"\\u{number:04x}" if number < 0x10000 else f"\\U{number:08x}"  # noqa: PLR2004 - the widths of the three escapes


def substitute(letter: str) -> str:
    """ASCII for a character that an encoding does not have: one that looks like it, its base letter, or its number."""
    base = ALIKE.get(letter) or "".join(each for each in unicodedata.normalize("NFKD", letter) if each.isascii())
    return base or escaped(letter)


def substitutes(error: UnicodeError) -> tuple[str, int]:
    """What stands for characters that cannot be encoded, and where encoding goes on; a handler for `codecs`."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(substitute, error.object[error.start : error.end])), error.end


codecs.register_error(LOOKALIKES, substitutes)


# ---- streams


class StyledOutput:
    """A stream for text with escape sequences of our own. Where it cannot be written, OutputError is raised."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def write(self, text: str) -> int:
        """Write text as it is."""
        try:
            return self.stream.write(text)
        except OSError as error:
            raise OutputError(error.errno, error.strerror) from error

    def flush(self) -> None:
        """Write what is still held back."""
        try:
            self.stream.flush()
        except OSError as error:
            raise OutputError(error.errno, error.strerror) from error

    def __getattr__(self, name: str) -> Any:
        """Everything else is the stream's."""
        return getattr(self.stream, name)


class SafeOutput(StyledOutput):
    """A stream for text that anybody may have written: nothing in it is a command to a terminal."""

    @property
    def styled(self) -> StyledOutput:
        """The same stream for text with escape sequences of our own, as rich makes it."""
        return StyledOutput(self.stream)

    def write(self, text: str) -> int:
        """Write text with its control characters made visible."""
        super().write(visible(text))
        return len(text)


@contextmanager
def safe_streams() -> Iterator[None]:
    """Let standard output and error take any text in any encoding; a closed stream counts as empty."""
    before = sys.stdin, sys.stdout, sys.stderr
    with Path(os.devnull).open("r+", encoding="utf-8") as nothing:
        if sys.stdin is None:
            sys.stdin = nothing
        elif hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="backslashreplace")
        sys.stdout, sys.stderr = (safe(each or nothing) for each in (sys.stdout, sys.stderr))
        try:
            yield
        finally:
            sys.stdin, sys.stdout, sys.stderr = before


def safe(stream: TextIO) -> TextIO:
    """A stream made safe."""
    if isinstance(stream, SafeOutput):
        return stream
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors=LOOKALIKES)
    return cast("TextIO", SafeOutput(stream))


def styled_output(*, error: bool = False) -> TextIO:
    """Standard output or error, for text whose escape sequences are our own."""
    stream = sys.stderr if error else sys.stdout
    return cast("TextIO", stream.styled) if isinstance(stream, SafeOutput) else stream


def in_safety(program: str, work: Callable[[], int]) -> int:
    """Run a program with output that takes any text; its exit code, or that of output that cannot be written."""
    with safe_streams():
        try:
            code = work()
            sys.stdout.flush()
        except OutputError as error:
            return give_up(error, program)
        return code


def give_up(error: OutputError, program: str) -> int:
    """Explain on standard error why there is no more output, quietly if only the reader has gone; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            discard(stream)
    if error.errno == EPIPE:
        return PIPE_CLOSED
    try:
        sys.stderr.write(f"{program}: the output cannot be written: {error.strerror}\n")
        sys.stderr.flush()
    except OSError:
        discard(sys.stderr)
    return FAILED


def discard(stream: TextIO) -> None:
    """Let what a stream still holds go nowhere, so that the end of the program does not trip over it."""
    with suppress(OSError, ValueError):  # a stream of a test has no number
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
        stream.flush()


def send_document(text: str) -> None:
    """Write a document to standard output: to a file or a pipe in UTF-8, as our readers expect it."""
    raw = getattr(sys.stdout, "buffer", None)
    if raw is None or sys.stdout.isatty():
        sys.stdout.write(text)
        return
    sys.stdout.flush()
    try:
        raw.write(text.encode())
        raw.flush()
    except OSError as error:
        raise OutputError(error.errno, error.strerror) from error


# ---- files


def write_file(path: Path, text: str) -> None:
    """Write a text file in UTF-8, whole or not at all; what was there before stays until all is written.

    Raises:
        OSError: It cannot be written; `filename` is the path.
    """
    beside = path
    try:
        if path.is_file() or not path.exists():  # a device or a named pipe is written to as it is
            path = path.resolve()
            beside = path.with_name(f".{path.name}.{os.getpid()}")
        beside.write_text(text, "utf-8")
        if beside is not path:
            beside.replace(path)
    except OSError as error:
        if beside is not path:
            with suppress(OSError):
                beside.unlink()
        raise OSError(error.errno, error.strerror, str(path)) from error


def rescue(text: str, suffix: str) -> Path | None:
    """Keep a text in a new file of the folder for temporary files; None if that cannot be written either."""
    try:
        number, name = tempfile.mkstemp(suffix, "timescoop-")
        os.close(number)
        Path(name).write_text(text, "utf-8")
    except OSError:
        return None
    return Path(name)
