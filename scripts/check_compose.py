"""Run deploy/compose.yaml as its comment says, and check that visitors are served when a part stops.

python scripts/check_compose.py [--podman podman] [--compose podman-compose] [--limits nofile=20000,nproc=2000]

It needs podman, podman-compose and the image that check_image.py builds. The domain is localhost, with a certificate
of Caddy's own. Visitors come through Caddy; they are served by both servers, and by the other one when one is killed.
A backup is made with the database's password, a restart of the database is survived, and all stop on SIGTERM with 0.
`--limits` are for a machine whose own limits are lower. Where no registry can be reached, debian_images.py makes what
the containers are built on.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import re
import secrets
import shlex
import shutil
import ssl
import subprocess
import sys
import tempfile
import time
import urllib.parse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
DOMAIN: Final = "localhost"
SERVERS: Final = ("one", "two")
CHECKED: Final = ("db", *SERVERS)  # those with a health check
PATIENCE: Final = 120  # seconds
IMAGE: Final = "timescoop-check"


class Wrong(Exception):
    """Containers that do not do what they should."""


def run(*words: str, folder: Path | None = None) -> str:
    """Run a program; what it prints."""
    environment = {**os.environ, "DOMAIN": DOMAIN}
    done = subprocess.run(
        words, capture_output=True, text=True, check=False, timeout=PATIENCE, cwd=folder, env=environment
    )
    if done.returncode:
        raise Wrong(f"{' '.join(words[:6])} … ended with {done.returncode}: {(done.stdout + done.stderr)[-2000:]}")
    return done.stdout.strip()


@dataclass
class Club:
    """The containers, as a visitor and as the operator see them."""

    podman: list[str]
    operator: str
    cookies: dict[str, str] = field(default_factory=dict)

    def call(self, *words: str) -> str:
        """Run podman."""
        return run(*self.podman, *words)

    def ask(self, method: str, path: str, form: dict[str, str] | None = None, **headers: str) -> tuple[int, str, str]:
        """Status, body and new address of what Caddy answers; status 0 if it does not."""
        trusting = ssl._create_unverified_context()  # noqa: S323, SLF001 - Caddy's own certificate, on this machine
        line = http.client.HTTPSConnection(DOMAIN, timeout=10, context=trusting)
        told = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items()), **headers}
        if form is not None:
            told |= {"Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin"}
        try:
            line.request(method, path, urllib.parse.urlencode(form or {}) if form is not None else None, told)
            answer = line.getresponse()
            for cookie in answer.headers.get_all("Set-Cookie") or ():
                name, _, value = cookie.partition(";")[0].partition("=")
                self.cookies[name] = value
            return answer.status, answer.read().decode("utf-8", "replace"), answer.headers.get("Location", "")
        except (OSError, http.client.HTTPException):
            return 0, "", ""
        finally:
            line.close()

    def figure(self, name: str) -> float:
        """A figure of /metrics, as the operator reads it; -1 if it is not there."""
        found = re.search(
            rf"^{name} (\S+)$", self.ask("GET", "/metrics", Authorization=f"Bearer {self.operator}")[1], re.MULTILINE
        )
        return float(found[1]) if found else -1

    def wait(self, what: str, holds: Callable[[], bool], seconds: float = PATIENCE) -> float:
        """Wait until something holds; how long it took."""
        began = time.monotonic()
        while not holds():
            if time.monotonic() - began > seconds:
                raise Wrong(f"{what}: not within {seconds:g} s")
            time.sleep(0.2)
        return time.monotonic() - began

    def serves(self, path: str) -> bool:
        """Whether a page is shown."""
        return self.ask("GET", path)[0] == http.HTTPStatus.OK

    def complete(self) -> bool:
        """Whether two servers and a worker say that they are there."""
        return (self.figure("timescoop_servers"), self.figure("timescoop_workers")) == (len(SERVERS), 1)

    def backed_up(self) -> bool:
        """Whether there is a backup."""
        return ".dump" in self.call("exec", container("one"), "find", "/var/lib/timescoop", "-name", "*.dump")

    def healthy(self, name: str) -> bool:
        """Whether a container's own health check passes; where there is no systemd, nobody else runs it."""
        try:
            self.call("healthcheck", "run", container(name))
        except Wrong:
            return False
        return True


def container(name: str) -> str:
    """What podman-compose calls the container of a service."""
    return f"timescoop_{name}_1"


@contextmanager
def composed(asked: argparse.Namespace) -> Iterator[Club]:
    """Meanwhile the containers run, with secrets made for this."""
    podman = shlex.split(asked.podman)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "deploy"
        shutil.copytree(ROOT / "deploy", folder, ignore=shutil.ignore_patterns("secrets"))
        operator = make_secrets(folder / "secrets")
        files = ["--file", str(folder / "compose.yaml")]
        if asked.limits:
            limits = {key: int(value) for key, _, value in (each.partition("=") for each in asked.limits.split(","))}
            more = folder / "limits.yaml"
            more.write_text(
                json.dumps({"services": {each: {"ulimits": limits} for each in (*SERVERS, "worker")}}), "utf-8"
            )
            files += ["--file", str(more)]
        run(*podman, "tag", IMAGE, "timescoop")
        compose = [*shlex.split(asked.compose), *files]
        try:
            run(*compose, "up", "--detach", "--no-build", folder=folder)
            yield Club(podman, operator)
        finally:
            run(*compose, "down", "--volumes", folder=folder)


def make_secrets(folder: Path) -> str:
    """Write the three secrets; the operator's."""
    folder.mkdir()
    operator, database = secrets.token_hex(24), secrets.token_hex(24)
    for name, text in (
        ("database", database),
        ("store", f"postgresql://timescoop:{database}@db/timescoop"),
        ("operator", operator),
    ):
        (folder / name).write_text(text, "utf-8")
        (folder / name).chmod(0o644)
    folder.chmod(0o700)
    return operator


def walk(club: Club) -> Iterator[str]:
    """Go through its promises, and say each thing that holds."""
    took = club.wait("a visitor is served through Caddy", partial(club.serves, "/readyz"))
    yield f"a visitor is served through Caddy, by TLS, {took:.0f} s after the start"
    for name in CHECKED:
        club.wait(f"the health check of {name}", partial(club.healthy, name))
    yield "the health checks of the database and both servers pass"
    club.wait("two servers and a worker", club.complete)
    yield "two servers and a worker know of one another"
    match = new_match(club)
    yield "a match is created, and its table is shown"
    club.wait("a backup", club.backed_up)
    yield "a backup is made with the database's password"
    for name in SERVERS:
        club.call("kill", container(name))
        took = club.wait(f"service without {name}", partial(club.serves, match))
        yield f"without server {name}, the table is shown after {took:.1f} s"
        club.call("start", container(name))
        club.wait(f"{name} comes back", partial(club.healthy, name))
    club.call("restart", container("db"))
    took = club.wait("service after the database was restarted", partial(club.serves, match))
    yield f"the table is shown {took:.1f} s after the database was restarted"
    for name in (*SERVERS, "worker"):
        club.call("stop", "--time", "20", container(name))
        code = club.call("inspect", "--format", "{{.State.ExitCode}}", container(name))
        if code != "0":
            raise Wrong(f"{name} was stopped with {code}")
    yield "servers and worker stop on SIGTERM"


def new_match(club: Club) -> str:
    """The address of a new match against a bot."""
    home = club.ask("GET", "/")[1]
    form = re.search(r'action="/play">(.*?)</form>', home, re.DOTALL)
    if not form:
        raise Wrong("the first page has no table to play at")
    fields = dict(re.findall(r'name="([^"]+)" value="([^"]*)"', form[1]))
    status, said, match = club.ask("POST", "/play", {**fields, "name": "Ace"})
    if not match.startswith("/matches/"):
        raise Wrong(f"no table was created: {status} {said[:500]}")
    if not club.serves(match):
        raise Wrong("the new table is not shown")
    return match


def main() -> int:
    """Run the containers and tell; 1 if something is wrong."""
    parser = argparse.ArgumentParser(description="Run deploy/compose.yaml and check what it promises.")
    parser.add_argument("--podman", default="podman", help="the program, with options of its own")
    parser.add_argument("--compose", default="podman-compose", help="the program that reads the file")
    parser.add_argument("--limits", default="", help="limits of this machine, such as nofile=20000")
    try:
        with composed(parser.parse_args()) as club:
            for holds in walk(club):
                print(f"compose: {holds}", flush=True)
    except (Wrong, OSError, subprocess.SubprocessError) as error:
        print(f"compose: WRONG: {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
