"""A server greets once it answers, and not before; a store that cannot be opened is told in words."""

import io
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from tests.breadth import some

from timescoop.cli import serving
from timescoop.cli.ending import BadUsage

SERVE = [sys.executable, "-m", "timescoop", "serve", "--port", "0", "--store"]


@pytest.mark.parametrize("kind", some(["text", "folder", "in a file"], 0))
def test_a_store_that_cannot_be_opened_is_told_and_nobody_is_greeted(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "tables.db"
    if kind == "text":
        path.write_text("dear diary, this is no database, and there is enough of it to be sure of that", "utf-8")
    elif kind == "folder":
        path.mkdir()
    else:
        (tmp_path / "file").write_text("", "utf-8")
        path = tmp_path / "file" / "tables.db"
    done = subprocess.run([*SERVE, str(path)], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 1
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith("timescoop: ")
    assert str(path if kind != "in a file" else path.parent) in line
    assert "choose another store with --store" in line


def test_a_server_greets_at_once_and_answers(tmp_path: Path) -> None:
    with subprocess.Popen([*SERVE, str(tmp_path / "tables.db")], stdout=subprocess.PIPE, text=True) as begun:
        try:
            assert begun.stdout is not None
            greeting = begun.stdout.readline()
            assert greeting.startswith("Timescoop is on http://127.0.0.1:")
            assert (tmp_path / "tables.db").exists()
            assert httpx.get(greeting.split()[3], timeout=20).status_code == 200
        finally:
            begun.terminate()
        assert begun.wait(20) in {0, -15, 143}


@pytest.mark.parametrize(("encoding", "shown"), [("utf-8", True), ("ascii", False), ("cp1252", False)])
def test_a_picture_of_the_link_is_drawn_where_it_can_be(
    monkeypatch: pytest.MonkeyPatch, encoding: str, *, shown: bool
) -> None:
    out = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    monkeypatch.setattr("sys.stdout", out)
    serving.say("Timescoop is on http://127.0.0.1:8000")
    serving.say("█▀▄ █")
    said = out.buffer.getvalue().decode(encoding)
    assert said.startswith("Timescoop is on")
    assert ("█" in said) is shown


def test_a_reason_that_names_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("timescoop.web.serving.may_open_browser", lambda: False)
    path = tmp_path / "tables.db"
    path.write_text("dear diary, this is no database, and there is enough of it to be sure of that", "utf-8")
    with pytest.raises(serving.StoreClosed, match=r"file is not a database\. Check the file and its folder"):
        serving.serve_tables({"port": 0, "store": str(path)})


def test_settings_can_be_checked_without_serving(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "timescoop.toml"
    file.write_text('port = 8123\nnames = ["games.example.org"]', "utf-8")
    assert serving.serve_tables({"bot_workers": 3}, file, check=True) == 0
    said = capsys.readouterr().out
    assert f"port = 8123  (port in {file})" in said
    assert "bot_workers = 3  (--bot-workers)" in said
    file.write_text("port = 99999", "utf-8")
    with pytest.raises(BadUsage, match=r"port in .* is 99999; it must be a whole number from 0 to 65535"):
        serving.serve_tables({}, file, check=True)
