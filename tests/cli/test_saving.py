"""Work is kept: however a game ends its record is there, nothing is replaced unasked, and a full disk is told."""

import io
import os
import pty
import resource
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.breadth import some

from timescoop.cli.app import run

PLAY = [sys.executable, "-m", "timescoop", "play", "--plain", "--seats", "Ann=you,Bob=random,Cid=random", "--seed", "7"]
WORDS = PLAY[3:]
FEW = 2_000  # bytes: less than any record of ours that has answers


def told(stream: int) -> str:
    """What a terminal shows until it asks for something."""
    said = b""
    while select.select([stream], [], [], 20)[0]:
        try:
            said += os.read(stream, 65_536)
        except OSError:
            break
        if said.endswith((b"] ", b"> ")) or b"1. " in said.rpartition(b"\n")[0]:
            break
    return said.decode()


@pytest.mark.parametrize("by", some([signal.SIGINT, signal.SIGTERM, signal.SIGHUP], 0, 2))
def test_a_record_is_saved_however_a_game_ends(tmp_path: Path, by: signal.Signals) -> None:
    path = tmp_path / "mine.txt"
    heard = "from signal import *; signal(SIGINT, default_int_handler); signal(SIGHUP, SIG_DFL)"
    heard += "; from timescoop.cli import main; main()"
    words = [sys.executable, "-c", heard, *PLAY[3:], "--save", str(path)]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as begun:
        assert begun.stdin is not None
        assert begun.stdout is not None
        begun.stdin.write(b"discard\n1\n")
        begun.stdin.flush()
        while b"discard" not in begun.stdout.readline():
            pass
        time.sleep(1)
        begun.send_signal(by)
        out, err = begun.communicate(timeout=60)
    assert (begun.returncode, err) == (128 + by, b"")
    assert f"The record was saved to {path}." in out.decode()
    assert "Ann: discard" in path.read_text("utf-8")
    assert run(["verify", str(path)]) == 0


def test_a_terminal_that_is_closed_ends_a_game_that_is_saved(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    child, terminal = pty.fork()
    if not child:
        os.execv(sys.executable, [*PLAY, "--save", str(path)])  # noqa: S606 - the command itself, at a terminal
    assert "1. " in told(terminal)
    os.close(terminal)
    os.waitpid(child, 0)
    assert run(["verify", str(path)]) == 0


def test_a_file_is_replaced_only_if_somebody_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("dear diary", "utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert run([*WORDS, "--save", str(path)]) == 2
    assert capsys.readouterr().err == (f"timescoop: {path} already exists. Choose another file, or add --overwrite\n")
    assert path.read_text("utf-8") == "dear diary"
    assert run([*WORDS, "--save", str(path), "--overwrite"]) == 0
    assert path.read_text("utf-8").startswith("game: invasion")
    path.write_text("", "utf-8")
    assert run([*WORDS, "--save", str(path)]) == 0
    assert path.read_text("utf-8").startswith("game: invasion")


REPLACED = [(b"n\n", "dear diary"), (b"\n", "dear diary"), (b"y\n", "game: ")]


@pytest.mark.parametrize(("answer", "begins"), some(REPLACED, 1, 2))
def test_at_a_terminal_it_is_asked_before_the_game(tmp_path: Path, answer: bytes, begins: str) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("dear diary", "utf-8")
    child, terminal = pty.fork()
    if not child:
        os.execv(sys.executable, [*PLAY, "--save", str(path)])  # noqa: S606 - the command itself, at a terminal
    assert "already exists. Replace it? [y/N]" in told(terminal)
    os.write(terminal, answer)
    told(terminal)
    os.close(terminal)
    os.waitpid(child, 0)
    assert path.read_text("utf-8").startswith(begins)


def test_in_the_middle_of_a_game_a_file_is_replaced_at_the_second_word(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path, mine = tmp_path / "diary.txt", tmp_path / "mine.txt"
    path.write_text("dear diary", "utf-8")
    lines = f"save {path}\nsave {mine}\nsave {mine}\nquit\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    assert run(WORDS) == 0
    said = capsys.readouterr().out
    assert f"{path} already exists. To replace it, type the same again." in said
    assert said.count(f"The record was saved to {mine}.") == 2
    assert path.read_text("utf-8") == "dear diary"
    monkeypatch.setattr("sys.stdin", io.StringIO(f"save {path}\nsave {path}\n"))
    assert run(WORDS) == 0
    assert path.read_text("utf-8").startswith("game: ")


def on_a_full_disk(words: list[str], few: int = FEW) -> subprocess.CompletedProcess[str]:
    """Run a command that can write only so many bytes to a file."""

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (few, few))

    return subprocess.run(
        [sys.executable, "-m", "timescoop", *words], capture_output=True, text=True, check=False,
        stdin=subprocess.DEVNULL, preexec_fn=limit, timeout=300,
    )  # fmt: skip


def test_a_record_that_cannot_be_written_where_it_should_is_kept_elsewhere(tmp_path: Path) -> None:
    words = [*PLAY, "--save", "/dev/full"]
    words[words.index("Ann=you,Bob=random,Cid=random")] = "random,random"
    done = subprocess.run(
        words, capture_output=True, text=True, check=False, env={**os.environ, "TMPDIR": str(tmp_path)}
    )
    assert (done.returncode, done.stderr) == (1, "")
    (kept,) = tmp_path.iterdir()
    assert f"Can't write /dev/full: No space left on device. The record was saved to {kept} instead." in done.stdout
    assert run(["verify", str(kept)]) == 0


def test_a_file_that_cannot_be_written_whole_stays_what_it_was(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("game: an older one", "utf-8")
    done = on_a_full_disk(["play", "--plain", "--seats", "random,random", "--save", str(path), "--overwrite"])
    assert (done.returncode, done.stderr) == (1, "")
    assert f"Can't write {path}: File too large." in done.stdout
    assert path.read_text("utf-8") == "game: an older one"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("few", some([100, FEW], 1))
def test_a_simulation_on_a_full_disk_says_which_file_it_is(tmp_path: Path, few: int) -> None:
    words = ["simulate", "--games", "2", "--bots", "random,random", "--keep", str(tmp_path), "--records", "0,1"]
    done = on_a_full_disk(words, few)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert done.stderr.splitlines()[-1].startswith(f"timescoop: {tmp_path}/")


def test_a_report_replaces_a_report_and_nothing_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept, page, diary = tmp_path / "games", tmp_path / "page.html", tmp_path / "diary.txt"
    words = ["simulate", "--games", "2", "--bots", "random,random", "--keep", str(kept), "--decisions"]
    assert run(words) == 0
    diary.write_text("dear diary", "utf-8")
    assert run(["report", str(kept), "--out", str(page)]) == 0
    assert run(["report", str(kept), "--out", str(page)]) == 0
    capsys.readouterr()
    assert run(["report", str(kept), "--out", str(diary)]) == 2
    assert f"{diary} already exists. Choose another file, or add --overwrite" in capsys.readouterr().err
    assert diary.read_text("utf-8") == "dear diary"
    assert run(["report", str(kept), "--out", "/dev/full"]) == 1
    assert "Can't write /dev/full: No space left on device. The page was saved to " in capsys.readouterr().err


@pytest.mark.parametrize(
    "module", some(["research invasion", "arena.ladder --game invasion --games 2 --seats 2 --workers 1"], 0)
)
def test_programs_of_the_study_end_as_quietly(module: str) -> None:
    line = f"{sys.executable} -m timescoop.{module}"
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONUNBUFFERED"}
    for into, code, said in ((" | true", 141, ""), (" >/dev/full", 1, "cannot be written: No space left on device\n")):
        done = subprocess.run(
            ["bash", "-o", "pipefail", "-c", line + into], capture_output=True, text=True, check=False, env=kept
        )
        assert done.returncode == code
        assert done.stderr.endswith(said)
        assert "Traceback" not in done.stderr
