"""Check the files in deploy/ with the programs that read them, as far as those are on this machine.

python scripts/check_deployment.py      prints a line for each: checked, not checked and why, or what is wrong.

Caddy and nginx are also run before two small servers: the host name and the visitor's address arrive, a stream is not
held back, and no key of a seat gets into the log. When a server ends, the other one gets what can be sent again.
"""

from __future__ import annotations

import http.client
import http.server
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from pathlib import Path
from typing import ClassVar, Final

import yaml

from timescoop.hosting import BadSettings, read_settings

DEPLOY: Final = Path(__file__).resolve().parents[1] / "deploy"
KEY: Final = "kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk"
PATIENCE: Final = 60  # seconds
CHECKED: Final = "checked"
OK: Final = 200
AIM_S: Final = 5.0  # seconds until another server has taken over
NAME: Final = "cards.example.org"
FORM: Final = b"option=7&number=3"
HOLD_S: Final = 30  # seconds that the second piece of a stream is held back, unless the first has arrived


class Wrong(Exception):
    """A file that does not do what it should."""


def program(name: str) -> str | None:
    """Where a program is; servers are often not on a user's path."""
    return shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin")


def run(*words: str) -> str:
    """Run a program; what it says."""
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=PATIENCE)
    if done.returncode:
        raise Wrong(done.stdout + done.stderr)
    return done.stdout + done.stderr


def settings(_folder: Path) -> str:
    """The settings file holds settings."""
    read_settings({}, DEPLOY / "timescoop.toml", {})
    return CHECKED


def compose(_folder: Path) -> str:
    """The compose file: servers without rights, a health check for each, no password in it."""
    document = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    services = document["services"]
    for name in ("one", "two"):
        server = services[name]
        if not (server["read_only"] and server["cap_drop"] == ["ALL"] and server["healthcheck"]):
            raise Wrong(f"{name} may do more than it needs")
    worker = services["worker"]
    if worker["command"] != ["work"] or not (worker["read_only"] and worker["cap_drop"] == ["ALL"]):
        raise Wrong("the worker is none, or may do more than it needs")
    if {"password", "POSTGRES_PASSWORD"} & set(services["db"]["environment"]):
        raise Wrong("a password stands in the file")
    known = set(document["secrets"]) | set(document["volumes"]) | set(document["networks"])
    named = {each for service in services.values() for key in ("secrets", "networks") for each in service.get(key, ())}
    if named - known:
        raise Wrong(f"unknown: {named - known}")
    tool = next((each for each in ("docker", "podman") if program(each)), None)
    if tool is None or subprocess.run([tool, "compose", "version"], capture_output=True, check=False).returncode:
        return f"{CHECKED} as YAML; scripts/check_compose.py runs it"
    environment = {**os.environ, "DOMAIN": "cards.example.org"}
    words = [tool, "compose", "--file", str(DEPLOY / "compose.yaml"), "config", "--quiet"]
    done = subprocess.run(words, capture_output=True, text=True, check=False, env=environment, timeout=PATIENCE)
    if done.returncode:
        raise Wrong(done.stderr)
    return CHECKED


def containerfile(_folder: Path) -> str:
    """The image runs as nobody in particular and says how it feels."""
    lines = (DEPLOY / "Containerfile").read_text("utf-8").splitlines()
    last = lines[max(number for number, line in enumerate(lines) if line.startswith("FROM ")) :]
    for needed in ("USER 10001:10001", "HEALTHCHECK ", "ENTRYPOINT ", "STOPSIGNAL SIGTERM"):
        if not any(line.startswith(needed) for line in last):
            raise Wrong(f"{needed} is missing")
    if any("readyz" in line and "TIMESCOOP_PORT" not in line for line in last):
        raise Wrong("the health check asks another port than the server's")
    return f"{CHECKED} by its lines; scripts/check_image.py builds and runs the image"


def unit(name: str, folder: Path) -> str:
    """The systemd unit has no unknown words."""
    verify = program("systemd-analyze")
    if verify is None:
        return "not checked: systemd-analyze is not here"
    text = (DEPLOY / name).read_text("utf-8")
    copy = folder / name
    copy.write_text(text.replace("/opt/timescoop/bin/timescoop", "/bin/true"), "utf-8")
    said = run(verify, "verify", "--man=no", str(copy))
    if name in said:
        raise Wrong(said)
    return f"{CHECKED}; scripts/check_unit.py runs it under systemd"


class Behind(http.server.BaseHTTPRequestHandler):
    """What stands behind a proxy in these checks."""

    protocol_version = "HTTP/1.1"
    arrived = threading.Event()
    met: ClassVar[list[tuple[str, bytes]]] = []  # requests that came whole: path and body
    fatal: ClassVar[set[str]] = set()  # a server ends, as far as its visitor can tell, when it is first asked for these

    def do_GET(self) -> None:
        """Say who asks; or stream, the second piece only once the first has arrived."""
        if self.path.endswith("/stream"):
            self.send_response(200)
            self.send_header("Content-Type", "text/event-stream")
            self.send_header("Transfer-Encoding", "chunked")
            self.end_headers()
            self.wfile.write(b"3\r\none\r\n")
            self.wfile.flush()
            self.arrived.wait(HOLD_S)
            self.wfile.write(b"3\r\ntwo\r\n0\r\n\r\n")
            return
        names = ("Host", "X-Forwarded-For", "X-Forwarded-Proto")
        where = str(self.connection.getsockname()[1])
        self.say(where if self.path == "/where" else "|".join(self.headers.get(name, "-") for name in names))

    def do_POST(self) -> None:
        """Take a form."""
        form = self.rfile.read(size := int(self.headers["Content-Length"]))
        if len(form) == size:
            self.say("taken", form)

    def say(self, answer: str, form: bytes = b"") -> None:
        """Answer, unless the server ends now."""
        self.close_connection = True
        if self.path != "/readyz":
            self.met.append((self.path, form))
        if self.path in self.fatal:
            self.fatal.discard(self.path)
            return
        self.send_response(200)
        self.send_header("Content-Length", str(len(answer)))
        self.send_header("Connection", "close")
        self.end_headers()
        self.wfile.write(answer.encode())

    def log_message(self, *_words: object) -> None:
        """Say nothing."""


@contextmanager
def behind() -> Iterator[dict[int, ExitStack]]:
    """Two small servers by their ports; each ends when its stack is closed."""
    Behind.met.clear()
    Behind.fatal.clear()
    with ExitStack() as both:
        ends: dict[int, ExitStack] = {}
        for _ in range(2):
            stack = both.enter_context(ExitStack())
            server = stack.enter_context(http.server.ThreadingHTTPServer(("127.0.0.1", 0), Behind))
            server.daemon_threads = False  # closing waits for them; they end with the proxy
            threading.Thread(target=server.serve_forever, daemon=True).start()
            stack.callback(server.shutdown)
            ends[server.server_port] = stack
        yield ends


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def asked(port: int, path: str, form: bytes | None = None, cookie: str = "") -> Iterator[http.client.HTTPResponse]:
    """What a proxy answers, as soon as it does."""
    until = time.monotonic() + PATIENCE
    head = {"Host": NAME, "Cookie": f"ring={KEY}; {cookie}"}
    while True:
        with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=HOLD_S)) as line:
            try:
                line.request("GET" if form is None else "POST", path, form, head)
                answer = line.getresponse()
            except OSError:
                if time.monotonic() > until:
                    raise
            else:
                with answer:
                    yield answer
                return
        time.sleep(0.05)


def walk(port: int, log: Callable[[], str], scheme: str = "http") -> None:
    """Ask through a running proxy for a page, a stream, and a seat by its link."""
    Behind.arrived.clear()
    with asked(port, f"/seats/Ab3/{KEY}?x=1") as answer:
        said = answer.read().decode()
    if said != f"{NAME}|127.0.0.1|{scheme}":
        raise Wrong(f"the server behind was told {said}")
    with asked(port, "/matches/Ab3/stream") as stream:
        if stream.read(3) != b"one":
            raise Wrong("the stream begins with something else")
        Behind.arrived.set()
        if stream.read() != b"two":
            raise Wrong("the stream ends with something else")
    until = time.monotonic() + PATIENCE
    while "/seats/Ab3/..." not in log() or "stream" not in log():
        if time.monotonic() > until:
            raise Wrong(f"the log lacks a request: {log()}")
        time.sleep(0.05)
    if KEY in log():
        raise Wrong("a key is in the log")


def walk_on(port: int, ends: dict[int, ExitStack], *, repeats: bool) -> None:
    """Ask through a running proxy while servers end; `repeats` if it can send an answer that is under way again."""
    for _ in range(6):
        with closing(socket.create_connection(("127.0.0.1", port))) as line:
            line.sendall(f"POST /matches/Ab3/answer HTTP/1.1\r\nHost: {NAME}\r\nContent-Length: 90\r\n\r\nopt".encode())
            line.shutdown(socket.SHUT_WR)
            line.settimeout(HOLD_S)
            line.recv(1)
    with asked(port, "/where") as answer:
        if answer.status != OK:
            raise Wrong(f"forms that were broken off take the servers away: {answer.status}")
    answered, said = "/matches/Ab3/answer", "/matches/Ab3/say"
    for path, form, times in (("/page", None, 2), (answered, FORM, 1 + repeats), (said, FORM, 1)):
        Behind.fatal.add(path)
        with asked(port, path, form) as answer:
            met = [each for each in Behind.met if each[0] == path]
            if met != [(path, form or b"")] * times or (answer.status == OK) != (times > 1):
                raise Wrong(f"a server that ends with {path} under way: {answer.status}, met {met}")
    with asked(port, "/where") as answer:
        cookie = answer.headers.get("Set-Cookie", "").partition(";")[0]
        ends[int(answer.read())].close()
    Behind.met.clear()
    for _ in range(2):
        began = time.monotonic()
        with asked(port, answered, FORM, cookie) as answer:
            took = time.monotonic() - began
            if answer.status != OK or took > AIM_S:
                raise Wrong(f"an answer to a server that is gone: {answer.status} after {took:.1f} s")
    if Behind.met != [(answered, FORM)] * 2:
        raise Wrong(f"the server that is left met {Behind.met}")


@contextmanager
def started(*words: str, environment: dict[str, str] | None = None) -> Iterator[None]:
    """Meanwhile a program runs."""
    process = subprocess.Popen(
        words, env={**os.environ, **(environment or {})}, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )
    try:
        yield
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def caddy(folder: Path) -> str:
    """Caddy takes the Caddyfile, and does with it what it should."""
    found = program("caddy")
    if found is None:
        return "not checked: Caddy is not here"
    front, log = free_port(), folder / "caddy.log"
    with behind() as ends:
        environment = {
            "DOMAIN": f"http://{NAME}:{front}", "SERVERS": " ".join(f"127.0.0.1:{back}" for back in ends),
            "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder),
        }  # fmt: skip
        text = (DEPLOY / "Caddyfile").read_text("utf-8").replace("{$LOG:stderr}", f"file {log}")
        config = folder / "Caddyfile"
        config.write_text(text.replace("{\n\tlog {", "{\n\tadmin off\n\tlog {", 1), "utf-8")
        with started(found, "run", "--adapter", "caddyfile", "--config", str(config), environment=environment):
            walk(front, lambda: log.read_text("utf-8") if log.exists() else "")
            walk_on(front, ends, repeats=False)
    return f"{CHECKED}, and run"


def nginx(folder: Path) -> str:
    """Nginx takes its file, and does with it what it should."""
    found = program("nginx")
    if found is None:
        return "not checked: nginx is not here"
    front, log = free_port(), folder / "access.log"
    with behind() as ends:
        one, two = ends
        site = (DEPLOY / "nginx.conf").read_text("utf-8")
        for before, after in (
            ("listen 80;", f"listen 127.0.0.1:{front};"),
            ("server 127.0.0.1:8000 ", f"server 127.0.0.1:{one} "),
            ("# server 127.0.0.1:8001 ", f"server 127.0.0.1:{two} "),
            ("/var/log/nginx/timescoop.log", str(log)),
        ):
            if site.count(before) != 1:
                raise Wrong(f"nginx.conf has {before!r} {site.count(before)} times")
            site = site.replace(before, after)
        site = site.replace("max_fails=1 fail_timeout=2s", "max_fails=0")  # each server ends here again and again
        paths = "".join(
            f"{name}_temp_path {folder / name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        config = folder / "nginx-all.conf"
        head = f"daemon off;\nworker_processes 1;\npid {folder / 'nginx.pid'};\nerror_log {folder / 'error.log'};\n"
        user = "user root;\n" if os.geteuid() == 0 else ""
        config.write_text(f"{user}{head}events {{}}\nhttp {{\n{paths}{site}\n}}\n", "utf-8")
        words = (found, "-p", str(folder), "-e", str(folder / "error.log"), "-c", str(config))
        run(*words, "-t")
        with started(*words):
            walk(front, lambda: log.read_text("utf-8") if log.exists() else "")
            walk_on(front, ends, repeats=True)
    return f"{CHECKED}, and run"


CHECKS: Final[dict[str, Callable[[Path], str]]] = {
    "deploy/timescoop.toml": settings,
    "deploy/compose.yaml": compose,
    "deploy/Containerfile": containerfile,
    "deploy/timescoop.service": partial(unit, "timescoop.service"),
    "deploy/timescoop-work.service": partial(unit, "timescoop-work.service"),
    "deploy/Caddyfile": caddy,
    "deploy/nginx.conf": nginx,
}


def main() -> int:
    """Check all; 1 if anything is wrong."""
    wrong = 0
    for name, check in CHECKS.items():
        with tempfile.TemporaryDirectory() as folder:
            try:
                said = check(Path(folder))
            except (Wrong, BadSettings, OSError, subprocess.SubprocessError) as error:
                said, wrong = f"WRONG: {error}", 1
        print(f"{name}: {said}")
    return wrong


if __name__ == "__main__":
    sys.exit(main())
