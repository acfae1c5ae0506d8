"""Walk the Debian steps of docs/hosting.md under a real systemd, and check what the units in deploy/ promise.

python scripts/check_unit.py      prints a line for each point, or says what is missing on this machine

It needs Debian, root, `apt install systemd-container`, and a network for the packages. The steps run in a layer over
this machine's files, which is thrown away: systemd is booted there by systemd-nspawn, without a network. The service
must start, save tables, let bots play, lack every right it doesn't need, come back after `kill -9`, and stop on
SIGTERM. The worker must be found by the server.
"""

from __future__ import annotations

import contextlib
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
TITLE: Final = "## As a system service on Debian"
UNIT, WORKER = "timescoop", "timescoop-work"
HOST: Final = "cards.example.org"  # of deploy/timescoop.toml
PATHS: Final = "/usr/sbin:/usr/bin:/sbin:/bin"
INSTALL: Final = 1800  # seconds, to build and install the package
PATIENCE: Final = 90.0  # and for all else
BACK_S: Final = 30.0  # until the service answers again after it was killed: it has to load the program
STOP_S: Final = 20.0  # TimeoutStopSec of the unit
OPEN_FILES: Final = 65_536  # LimitNOFILE of the unit
LEFT: Final = ("systemd/payload", "systemd/supervisor", "unified/payload", "unified/supervisor")  # control groups
EXPOSURE: Final = 2.0  # of 10, as `systemd-analyze security` counts
ASK: Final = """
import sys, urllib.error, urllib.request
class Stay(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None
path, form, key = sys.argv[1:]
head = {"Host": "cards.example.org", "Authorization": f"Bearer {key}", "Sec-Fetch-Site": "same-origin"}
request = urllib.request.Request(f"http://127.0.0.1:8000{path}", form.encode() or None, head)
try:
    answer = urllib.request.build_opener(Stay).open(request, timeout=30)
except urllib.error.HTTPError as error:
    answer = error
except OSError as error:
    sys.exit(print(0, error))
print(answer.status, answer.headers.get("Location", ""))
print(answer.read().decode())
"""


class Wrong(Exception):
    """A unit, or a step, that does not do what it should."""


def run(*words: str, patience: float = PATIENCE, cwd: Path | None = None) -> str:
    """Run a program; what it prints."""
    done = subprocess.run(
        words, capture_output=True, text=True, check=False, timeout=patience, cwd=cwd, stdin=subprocess.DEVNULL
    )
    if done.returncode:
        raise Wrong(f"{' '.join(words)[:200]} ended with {done.returncode}: {(done.stdout + done.stderr)[-2000:]}")
    return done.stdout.strip()


def missing() -> str:
    """What this machine lacks; nothing if all is there."""
    if os.name != "posix" or os.geteuid() != 0:
        return "root"
    if not Path("/etc/debian_version").exists():
        return "Debian"
    tools = ("systemd-nspawn", "nsenter", "chroot", "mount", "useradd", "openssl")
    return ", ".join(tool for tool in tools if shutil.which(tool, path=PATHS) is None)


def steps() -> list[str]:
    """The commands that the documentation lists, but for those that install Debian's packages."""
    text = (ROOT / "docs" / "hosting.md").read_text("utf-8").partition(TITLE)[2]
    listed = text.partition("```sh\n")[2].partition("```")[0].splitlines()
    if not listed:
        raise Wrong(f"docs/hosting.md has no steps under {TITLE!r}")
    return [line for line in listed if line and not line.startswith("apt ")]


@contextlib.contextmanager
def layer() -> Iterator[Path]:
    """A folder that shows this machine's files; what is written there is kept in memory, and gone at the end."""
    with tempfile.TemporaryDirectory(prefix="timescoop-unit-") as name, contextlib.ExitStack() as stack:
        memory, root = Path(name, "memory"), Path(name, "root")
        memory.mkdir()
        root.mkdir()
        run("mount", "-t", "tmpfs", "tmpfs", str(memory))
        stack.callback(run, "umount", str(memory))
        for part in ("upper", "work"):
            (memory / part).mkdir()
        layers = f"lowerdir=/,upperdir={memory}/upper,workdir={memory}/work"
        run("mount", "-t", "overlay", "overlay", "-o", layers, str(root))
        stack.callback(run, "umount", str(root))
        for link in (root / "etc/systemd/system/multi-user.target.wants").glob("*"):
            link.unlink()  # other services of this machine
        yield root


@dataclass
class Booted:
    """A systemd that runs in a layer.

    Args:
        root: Its files.
        init: The process of systemd, as this machine counts.
    """

    root: Path
    init: int

    def call(self, *words: str, patience: float = PATIENCE) -> str:
        """Run a program inside; what it prints."""
        return run("nsenter", "--target", str(self.init), "--all", "--", *words, patience=patience)

    def show(self, unit: str, name: str) -> str:
        """A property of a unit."""
        return self.call("systemctl", "show", "--property", name, "--value", unit)

    def ask(self, path: str, form: str = "", key: str = "") -> tuple[int, str, str]:
        """What the service answers: status, new address, body; status 0 if it does not."""
        said = self.call("/opt/timescoop/bin/python", "-c", ASK, path, form, key)
        first, _, body = said.partition("\n")
        status, _, address = first.partition(" ")
        return int(status), address.strip(), body

    def figure(self, name: str, key: str) -> float:
        """One of the service's metrics."""
        found = re.findall(rf"^{name}(?:{{[^}}]*}})? ([0-9.e+]+)$", self.ask("/metrics", "", key)[2], re.MULTILINE)
        return sum(float(each) for each in found)

    def wait(self, what: str, done: Callable[[], bool], patience: float = PATIENCE) -> float:
        """Wait until something holds; the seconds that took."""
        began = time.monotonic()
        while not done():
            if time.monotonic() > began + patience:
                log = self.call("journalctl", "--no-pager", "--lines=30", "--unit", "timescoop*")
                raise Wrong(f"{what}: not within {patience:.0f} s\n{log}")
            time.sleep(0.2)
        return time.monotonic() - began


@contextlib.contextmanager
def booted(root: Path) -> Iterator[Booted]:
    """Meanwhile systemd runs in the layer, with a network of its own."""
    words = ["systemd-nspawn", "--quiet", "--boot", "--register=no", "--keep-unit", "--private-network"]
    words += ["--link-journal=no", "--console=pipe", "--machine=timescoop-check", f"--directory={root}"]
    with subprocess.Popen(
        words, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    ) as nspawn:
        try:
            inside = Booted(root, first_child(nspawn))
            inside.wait("systemd has started", lambda: "running" in state(inside) or "degraded" in state(inside))
            yield inside
        finally:
            nspawn.terminate()  # it shuts systemd down
            try:
                nspawn.communicate(timeout=PATIENCE)
            except subprocess.TimeoutExpired:
                nspawn.kill()
            for group in LEFT:
                remove_empty(Path("/sys/fs/cgroup", group))


def remove_empty(group: Path) -> None:
    """Remove a control group that systemd-nspawn leaves behind, unless something runs in it."""
    for folder, _, _ in os.walk(group, topdown=False):
        with contextlib.suppress(OSError):
            Path(folder).rmdir()


def first_child(nspawn: subprocess.Popen[str]) -> int:
    """The process of systemd in the container."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if nspawn.poll() is not None:
            raise Wrong(f"systemd-nspawn ended: {nspawn.communicate()[1]}")
        children = Path(f"/proc/{nspawn.pid}/task/{nspawn.pid}/children").read_text("utf-8").split()
        for child in children:
            if Path(f"/proc/{child}/comm").read_text("utf-8").strip() == "systemd":
                return int(child)
        time.sleep(0.2)
    raise Wrong("systemd did not start in the container")


def state(inside: Booted) -> str:
    """How the whole system is; systemctl fails unless all is well."""
    words = ["nsenter", "--target", str(inside.init), "--all", "--", "systemctl", "is-system-running"]
    return subprocess.run(words, capture_output=True, text=True, check=False, timeout=PATIENCE).stdout


def prepare(root: Path, lines: list[str]) -> None:
    """Carry out the steps that come before the service starts."""
    package = f"{ROOT}[postgres]"
    script = "\n".join(["set -e", f"cd {ROOT}", *lines]).replace("'timescoop[postgres]'", f"'{package}'")
    if package not in script:
        raise Wrong("no step installs the package")
    run("chroot", str(root), "/usr/bin/env", "-i", f"PATH={PATHS}", "HOME=/root", "sh", "-c", script, patience=INSTALL)


def rights(inside: Booted, process: int) -> None:
    """The service has no rights that it doesn't need."""
    found = dict(
        line.split(":", 1) for line in inside.call("cat", f"/proc/{process}/status").splitlines() if ":" in line
    )
    wanted = {"NoNewPrivs": "1", "Seccomp": "2", "CapEff": "0" * 16, "CapBnd": "0" * 16}
    if wrong := {name: found[name].strip() for name, value in wanted.items() if found[name].strip() != value}:
        raise Wrong(f"the service has rights: {wrong}")
    if found["Uid"].split()[0] == "0":
        raise Wrong("the service runs as root")
    for path in ("/etc/timescoop-check", "/opt/timescoop/check", "/usr/check", "/var/lib/check"):
        words = ["nsenter", "--target", str(inside.init), "--all", "--", "nsenter", "--target", str(process), "--mount"]
        tried = subprocess.run([*words, "touch", path], capture_output=True, text=True, check=False, timeout=PATIENCE)
        if "Read-only file system" not in tried.stderr:
            raise Wrong(f"the service can write {path}: {tried.stderr}")
    wanted_files = min(
        OPEN_FILES, resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    )  # a container gets no more than we have
    limits = inside.call("cat", f"/proc/{process}/limits")
    if not re.search(rf"Max open files +{wanted_files} ", limits):
        raise Wrong(f"the limit of open files is not {wanted_files}: {limits}")


def new_table(inside: Booted, *kinds: str) -> str:
    """Create a table of Invasion; its address."""
    seats = "&".join(f"seat-{nth}={kind}" for nth, kind in enumerate(kinds))
    status, address, body = inside.ask("/lay", f"game=invasion&edition=classic&name=Ada&{seats}")
    if status not in {302, 303}:
        raise Wrong(f"a new table: {status} {body[:500]}")
    return address


def serving(inside: Booted) -> bool:
    """Whether the service can save."""
    return inside.ask("/readyz")[0] == 200  # noqa: PLR2004 - an HTTP status


def walk(inside: Booted, start: str) -> Iterator[str]:
    """Start the service and check it; each point that holds."""
    inside.call("sh", "-c", start)
    took = inside.wait("serves", lambda: serving(inside))
    yield f"starts by the steps of docs/hosting.md, and serves after {took:.1f} s"
    process = int(inside.show(UNIT, "MainPID"))
    rights(inside, process)
    yield "has no capabilities, no new privileges, filtered system calls, and can write its own folder only"
    key = (inside.root / "etc/timescoop-operator.key").read_text("utf-8").strip()
    if inside.ask("/metrics")[0] != 404 or inside.ask("/metrics", "", key)[0] != 200:  # noqa: PLR2004 - HTTP statuses
        raise Wrong("the credential is not the operator's key")
    yield "gets the operator's key as a credential"
    new_table(inside, "bot:greedy", "bot:greedy")
    took = inside.wait("bots play", lambda: inside.figure("timescoop_moves_total", key) >= 5)  # noqa: PLR2004 - some
    stored = inside.root / "var/lib/timescoop/tables.db"
    if stored.stat().st_mode & 0o077 or stored.stat().st_uid == 0:
        raise Wrong(f"the store's owner or mode is wrong: {stored.stat()}")
    yield f"saves, and bots play in processes of their own: five moves after {took:.1f} s"
    table = new_table(inside, "you", "bot:random")
    inside.call("kill", "-9", str(process))
    took = inside.wait("is back after kill -9", lambda: serving(inside), BACK_S)
    if inside.show(UNIT, "NRestarts") != "1" or inside.ask(table)[0] != 200:  # noqa: PLR2004 - an HTTP status
        raise Wrong("after kill -9 the table is gone, or systemd did not restart the service")
    yield f"is back {took:.1f} s after kill -9, with its tables"
    inside.call("sh", "-c", f"cp {ROOT}/deploy/{WORKER}.service /etc/systemd/system/ && systemctl daemon-reload")
    inside.call("systemctl", "enable", "--now", WORKER)
    took = inside.wait("the worker is found", lambda: inside.figure("timescoop_workers", key) == 1)
    yield f"finds the worker after {took:.1f} s"
    yield from stop(inside, table)


def stop(inside: Booted, table: str) -> Iterator[str]:
    """Stop both units; each point that holds."""
    for unit in (UNIT, WORKER):
        began = time.monotonic()
        inside.call("systemctl", "stop", unit)
        took, result = time.monotonic() - began, inside.show(unit, "Result")
        if result != "success" or took > STOP_S:
            raise Wrong(f"{unit} stopped after {took:.1f} s with {result}")
        yield f"{unit} stops within {took:.1f} s: {result}"
    inside.call("systemctl", "start", UNIT)
    inside.wait("serves again", lambda: serving(inside))
    if inside.ask(table)[0] != 200:  # noqa: PLR2004 - an HTTP status
        raise Wrong("the table is gone after a stop and a start")
    yield "has its tables after a stop and a start"
    for unit in (UNIT, WORKER):
        said = inside.call("systemd-analyze", "security", "--no-pager", unit).splitlines()[-1]
        exposed = re.search(r"level for \S+: ([0-9.]+)", said)
        if exposed is None or float(exposed[1]) > EXPOSURE:
            raise Wrong(said)
        yield f"systemd-analyze security gives {unit} {exposed[1]} of 10, where 0 is best"


def main() -> int:
    """Check all; 1 if anything is wrong."""
    if lacking := missing():
        print(f"not checked: this machine lacks {lacking}")
        return 0
    try:
        with layer() as root:
            *before, start = steps()
            prepare(root, before)
            print("the steps up to the start are done", flush=True)
            with booted(root) as inside:
                for point in walk(inside, start):
                    print(point, flush=True)
    except (Wrong, OSError, subprocess.SubprocessError) as error:
        print(f"WRONG: {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
