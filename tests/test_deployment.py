"""The files that an operator copies are what the programs want that read them, as far as those are here."""

import importlib.util
import re
import shutil
import sys
from pathlib import Path
from types import ModuleType

import pytest

from timescoop.web.serving import IDLE_S

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="module")
def checks() -> ModuleType:
    """The script as a module."""
    return script("check_deployment")


def script(name: str) -> ModuleType:
    """A script as a module."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    assert spec
    assert spec.loader
    module = sys.modules[name] = importlib.util.module_from_spec(spec)  # its dataclasses look for it there
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("name", "idle"), [("nginx.conf", r"keepalive_timeout (\d+)s;"), ("Caddyfile", r"keepalive (\d+)s")]
)
def test_a_proxy_lets_go_of_a_connection_long_before_the_server_does(name: str, idle: str) -> None:
    """On a busy server, one move in twenty-five that nginx sent on a line just being closed was answered by 502."""
    (seconds,) = re.findall(idle, (ROOT / "deploy" / name).read_text("utf-8"))
    assert 1 <= int(seconds) <= IDLE_S / 3


def test_every_file_is_checked_or_it_is_said_what_is_missing(
    checks: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    assert checks.main() == 0
    said = dict(line.split(": ", 1) for line in capsys.readouterr().out.splitlines())
    files = {path.name for path in (ROOT / "deploy").iterdir() if path.is_file()}
    assert {Path(name).name for name in said} == files
    units = [(f"timescoop{part}.service", "systemd-analyze") for part in ("", "-work")]
    for name, tool in (*units, ("Caddyfile", "caddy"), ("nginx.conf", "nginx")):
        here = shutil.which(tool) or shutil.which(tool, path="/usr/sbin:/sbin")
        assert said[f"deploy/{name}"].startswith("checked" if here else "not checked:"), said


@pytest.mark.parametrize(
    ("name", "before", "after"),
    [
        ("timescoop.toml", "port = 8000", "porto = 8000"),
        ("compose.yaml", "read_only: true", "read_only: false"),
        ("compose.yaml", "command: [work]", "command: [serve]"),
        ("Containerfile", "USER 10001:10001", "USER root"),
        ("Containerfile", r"{os.environ[\"TIMESCOOP_PORT\"]}", "8000"),
    ],
)
def test_a_file_that_is_wrong_is_told(
    checks: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
    name: str, before: str, after: str,
) -> None:  # fmt: skip
    shutil.copytree(ROOT / "deploy", tmp_path / "deploy")
    text = (tmp_path / "deploy" / name).read_text("utf-8")
    assert before in text
    (tmp_path / "deploy" / name).write_text(text.replace(before, after), "utf-8")
    monkeypatch.setattr(checks, "DEPLOY", tmp_path / "deploy")
    monkeypatch.setattr(checks, "CHECKS", {f"deploy/{name}": checks.CHECKS[f"deploy/{name}"]})
    assert checks.main() == 1
    assert f"deploy/{name}: WRONG" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "pattern", "after"),
    [
        ("Caddyfile", r"\tvars @form .*\n", ""),
        ("Caddyfile", r"lb_try_duration 10s", "lb_try_duration 10s\nfail_duration 10s"),
        ("nginx.conf", " non_idempotent", ""),
    ],
)
def test_a_proxy_that_loses_what_it_could_send_again_or_drops_servers_is_told(
    checks: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
    name: str, pattern: str, after: str,
) -> None:  # fmt: skip
    shutil.copytree(ROOT / "deploy", tmp_path / "deploy")
    text, found = re.subn(pattern, after, (tmp_path / "deploy" / name).read_text("utf-8"))
    assert found == 1
    (tmp_path / "deploy" / name).write_text(text, "utf-8")
    monkeypatch.setattr(checks, "DEPLOY", tmp_path / "deploy")
    monkeypatch.setattr(checks, "CHECKS", {f"deploy/{name}": checks.CHECKS[f"deploy/{name}"]})
    here = checks.program(name.removesuffix("file").removesuffix(".conf").lower())
    assert checks.main() == bool(here)
    assert f"deploy/{name}: {'WRONG' if here else 'not checked'}" in capsys.readouterr().out


def test_the_steps_that_run_under_systemd_are_those_of_the_documentation() -> None:
    unit = script("check_unit")
    steps = unit.steps()
    assert [step for step in steps if step.startswith("systemctl")] == steps[-1:]
    assert not any(step.startswith("apt") for step in steps)
    for needed in (
        "useradd ",
        "pip install 'timescoop[postgres]'",
        "timescoop-operator.key",
        "deploy/timescoop.service",
    ):
        assert any(needed in step for step in steps), needed


def test_a_service_that_crashed_loads_the_program_once_and_not_to_check_its_settings_first() -> None:
    """That doubled the time until it was back; `serve` itself refuses settings that can't be used."""
    text = (ROOT / "deploy" / "timescoop.service").read_text("utf-8")
    assert len(re.findall(r"^Exec\w+=", text, re.MULTILINE)) == 1
