"""On any terminal, pipe or disk: no command ends in a traceback, and no name commands a terminal."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.breadth import in_the_soak, some

from timescoop import cli
from timescoop.cli.app import run

TIMESCOOP = [sys.executable, "-m", "timescoop"]
COMMANDS = [["rules"], ["cards", "list"], ["cards", "export"], ["--help"]]  # by print, in a table, as a file, as help


def environment(**more: str) -> dict[str, str]:
    """As most people have it: output is held back until there is enough of it."""
    kept = {key: value for key, value in os.environ.items() if key not in {"PYTHONUNBUFFERED", "PYTHONIOENCODING"}}
    return kept | more


def shell(line: str, **more: str) -> subprocess.CompletedProcess[str]:
    command = re.sub("^timescoop ", f"{sys.executable} -m timescoop ", line)
    return subprocess.run(
        ["bash", "-o", "pipefail", "-c", command], capture_output=True, text=True, errors="replace",
        env=environment(**more), check=False, stdin=subprocess.DEVNULL, timeout=120,
    )  # fmt: skip


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "mine.txt"
    words = ["play", "--plain", "--seats", "Zoë=greedy,Łukasz=random,[/b]=random", "--seed", "7", "--save", str(path)]
    assert run(words) == 0
    return path


@pytest.mark.parametrize("encoding", some(["cp1252", "ascii"], 1))
@pytest.mark.parametrize(
    "words", some([*COMMANDS[:-1], ["rules", "nothing-at-all"], ["workshop", "phrases"]], 1, 3, 4), ids=" ".join
)
def test_every_command_speaks_to_a_terminal_with_few_characters(words: list[str], encoding: str) -> None:
    done = subprocess.run(
        [*TIMESCOOP, *words], capture_output=True, env=environment(PYTHONIOENCODING=encoding), check=False
    )
    assert done.returncode in (0, 1)
    assert b"Traceback" not in done.stderr
    assert done.stdout or done.stderr


@in_the_soak
def test_an_analysis_and_a_story_are_told_in_ascii(record: Path) -> None:
    told = {}
    for command in ("analyse --worlds 1 --seat Łukasz", "replay", "verify", "replay --at 40"):
        done = shell(f"timescoop {command} {record}", PYTHONIOENCODING="ascii")
        assert (done.returncode, done.stderr) == (0, "")
        told[command] = done.stdout
    chart = told["analyse --worlds 1 --seat Łukasz"]
    assert "Zoe" in chart
    assert "Lukasz" in chart
    assert "[/b]" in chart


def test_a_name_of_a_file_that_is_no_text_can_be_told(record: Path, tmp_path: Path) -> None:
    (tmp_path / os.fsdecode(b"caf\xe9.txt")).write_bytes(record.read_bytes())
    done = shell(f"timescoop verify {tmp_path}/caf*.txt")
    assert (done.returncode, done.stderr) == (0, "")
    assert r"caf\xe9.txt: " in done.stdout


@pytest.mark.parametrize("words", some(COMMANDS, 0, 1), ids=" ".join)
def test_a_full_disk_is_told_in_words(words: list[str]) -> None:
    done = shell(f"timescoop {' '.join(words)} >/dev/full")
    assert done.returncode == 1
    assert done.stderr == "timescoop: the output cannot be written: No space left on device\n"


def test_a_full_disk_for_errors_too_is_an_exit_code() -> None:
    assert shell("timescoop rules >/dev/full 2>/dev/full").returncode == 1
    assert shell("timescoop pley 2>/dev/full").returncode == 1


@pytest.mark.parametrize("words", some(COMMANDS, 1, 2), ids=" ".join)
def test_a_reader_who_has_gone_ends_a_command_quietly(words: list[str]) -> None:
    done = shell(f"timescoop {' '.join(words)} | true")
    assert (done.returncode, done.stderr) == (141, "")


CLOSED = ["rules >&-", "cards list >&-", "pley 2>&-", "play --plain <&-", "play <&-"]


@pytest.mark.parametrize("line", some(CLOSED, 1, 2, 4))
def test_a_stream_that_is_closed_is_no_fault(line: str) -> None:
    done = shell(f"timescoop {line}")
    assert done.returncode in (0, 2)
    assert "Traceback" not in done.stderr


def test_input_that_is_no_text_is_an_answer_that_does_not_fit() -> None:
    done = shell(f"printf '\\xff\\xfe\\nquit\\n' | {sys.executable} -m timescoop play --plain")
    assert (done.returncode, done.stderr) == (0, "")
    assert "You left the game." in done.stdout


def test_documents_go_to_files_in_utf_8_from_any_terminal() -> None:
    text = subprocess.run([*TIMESCOOP, "cards", "export"], capture_output=True, check=True).stdout
    done = subprocess.run(
        [*TIMESCOOP, "cards", "export"], capture_output=True, check=True, env=environment(PYTHONIOENCODING="cp1252")
    )
    assert done.stdout == text
    text.decode("utf-8")


# ---- names are not commands


@pytest.mark.parametrize("name", ["A\x1b[31mnn", "A\x9b2Jnn", "A\nnn", "A\tnn", "A\x07nn", "\udce9nn", "A\u202enn"])
def test_a_name_with_a_command_in_it_is_refused(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "--plain", "--seats", f"{name}=you,greedy"]) == 2
    err = capsys.readouterr().err
    assert "the name of a seat" in err
    assert name not in err


def test_a_record_with_a_command_in_a_name_is_refused(record: Path, tmp_path: Path) -> None:
    path = tmp_path / "hostile.txt"
    path.write_text(record.read_text("utf-8").replace("Zoë", "Z\x1b[31moë"), "utf-8")
    done = shell(f"timescoop replay {path}")
    assert done.returncode == 1
    assert "a control character (U+001B)" in done.stderr
    assert "\x1b" not in done.stdout + done.stderr


@pytest.mark.parametrize(
    "words",
    [
        ["check", "scenario", "{}"], ["check", "position", "{}"], ["cards", "check", "{}"], ["cards", "show", "{}"],
        ["deck", "check", "{}"], ["rules", "{}"], ["verify", "{}"], ["play", "--options", "{}=1"], ["play", "{}"],
        ["play", "--edition", "{}"], ["simulate", "--bots", "{}"], ["workshop", "{}"], ["{}"], ["learn", "{}"],
        ["report", "{}"], ["analyse", "{}"], ["rate", "--bots", "{}"], ["play", "--save", "{}/x"],
    ],
    ids=" ".join,
)  # fmt: skip
def test_no_word_of_a_command_reaches_the_terminal_as_a_command(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([word.format("a\x1b[31m\x9b\u202eb") for word in words]) in (1, 2)
    said = "".join(capsys.readouterr())
    assert said
    assert not {"\x1b", "\x9b", "\u202e"} & set(said)


def test_a_card_with_a_command_in_its_name_is_shown_without(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("Draw:\n3 Cyber\x1b[2Jman\n3 Dal\u202eek\n", "utf-8")
    assert run(["deck", "check", str(path)]) == 1
    said = "".join(capsys.readouterr())
    assert not {"\x1b", "\u202e"} & set(said)


@pytest.mark.usefixtures("quick_judge")
def test_markup_in_a_name_is_the_name(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["analyse", str(record), "--worlds", "1"]) == 0
    assert "[/b]" in capsys.readouterr().out


def test_colours_of_our_own_still_reach_a_terminal() -> None:
    done = shell(r"""script -qec "timescoop --help" /dev/null""".replace("timescoop", f"{sys.executable} -m timescoop"))
    assert "\x1b[1m" in done.stdout


def test_every_console_is_the_safe_one() -> None:
    """One of another kind would have its colours shown as what they are made of, and read names as markup."""
    folder = Path(cli.__file__).parent
    own = [path.name for path in folder.rglob("*.py") if re.search(r"\bConsole\(", path.read_text("utf-8"))]
    assert not own, "use timescoop.cli.screen.console.safe_console"


# ---- the same command by the name of the package


def test_the_package_is_the_command(tmp_path: Path) -> None:
    done = subprocess.run([*TIMESCOOP, "rules", "INV-TURN-06"], capture_output=True, text=True, check=True)
    script = "from timescoop.cli import main; main(['rules', 'INV-TURN-06'])"
    assert done.stdout == subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    ).stdout  # fmt: skip
    done = subprocess.run([*TIMESCOOP, "pley"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("timescoop: ")
    many = [*TIMESCOOP, "simulate", "--games", "2", "--bots", "random,random", "--keep", str(tmp_path)]
    assert subprocess.run(many, capture_output=True, check=False).returncode == 0
