"""`make check` audits dependencies where pypi.org answers; these tests need no network."""

import importlib.util
import json
import subprocess
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOUND = {"name": "jinja2", "version": "3.1.6", "vulns": []}
FAULTY = {"name": "idna", "version": "3.1", "vulns": [{"id": "PYSEC-2024-60", "fix_versions": ["3.7"]}]}
OURS = {"name": "timescoop", "skip_reason": "distribution marked as editable"}


@pytest.fixture
def audit() -> ModuleType:
    spec = importlib.util.spec_from_file_location("audit", ROOT / "scripts" / "audit.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def registry() -> Iterator[tuple[str, list[int]]]:
    """The address of a server, and the status that it answers with."""
    status = [200]

    class Registry(BaseHTTPRequestHandler):
        def do_HEAD(self) -> None:
            self.send_response(status[0])
            self.end_headers()

        def log_message(self, *_args: object) -> None:
            """Print nothing."""

    with HTTPServer(("127.0.0.1", 0), Registry) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/pypi/pip/json", status
        server.shutdown()


def reported(*dependencies: dict[str, Any]) -> "subprocess.CompletedProcess[str]":
    """What pip-audit writes of some dependencies."""
    return subprocess.CompletedProcess([], 0, json.dumps({"dependencies": dependencies, "fixes": []}), "")


def outcome(audit: ModuleType, monkeypatch: pytest.MonkeyPatch, done: "subprocess.CompletedProcess[str]") -> list[int]:
    """The exit status in `make check` and in `make audit`."""
    monkeypatch.setattr(audit, "check_online", lambda: None)
    monkeypatch.setattr(audit, "run", lambda *_words: done)
    return [audit.main(["--if-online"]), audit.main([])]


def test_a_known_vulnerability_fails_and_is_named(
    audit: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert outcome(audit, monkeypatch, reported(OURS, SOUND, FAULTY)) == [1, 1]
    told = capsys.readouterr().out
    assert "idna 3.1 has PYSEC-2024-60; fixed in 3.7\n" in told
    assert "2 dependencies audited, known vulnerabilities: 1\nSkipped: timescoop\n" in told


def test_sound_dependencies_pass(audit: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    assert outcome(audit, monkeypatch, reported(SOUND)) == [0, 0]


@pytest.mark.parametrize("stdout", ["", "[]", '{"dependencies": []}', json.dumps({"dependencies": [OURS]})])
def test_a_lookup_without_a_report_is_not_taken_for_sound(
    audit: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], stdout: str
) -> None:
    done = subprocess.CompletedProcess([], 1, stdout, "ERROR:pip_audit: connection lost\n")
    assert outcome(audit, monkeypatch, done) == [0, 2]
    assert capsys.readouterr().out.splitlines()[0].startswith("Dependencies are not audited: ")


def test_without_a_network_one_line_says_so(
    audit: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    registry: tuple[str, list[int]],
) -> None:
    address, status = registry
    audit.check_online(address)
    status[0] = 503
    with pytest.raises(audit.NotAudited, match="status 503"):
        audit.check_online(address)
    monkeypatch.setattr(audit.check_online, "__defaults__", ("http://127.0.0.1:1/",))
    assert audit.main(["--if-online"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Dependencies are not audited: pypi.org does not answer")
    assert told.count("\n") == 1
    assert audit.main([]) == 2


def test_make_check_audits_and_make_test_does_not() -> None:
    steps = {
        goal: subprocess.run(["make", "-n", goal], cwd=ROOT, capture_output=True, text=True, check=True).stdout
        for goal in ("check", "test", "audit")
    }
    assert "scripts/audit.py --if-online" in steps["check"]
    assert "scripts/audit.py\n" in steps["audit"]
    assert "audit.py" not in steps["test"]
