"""Build the image of deploy/Containerfile, run it without rights, and check what it promises.

python scripts/check_image.py [--tool "podman --runtime runc"] [--run "--ulimit nofile=20000"] [--image NAME]

It serves on a read-only root, as user 10001 and without capabilities; its health check passes; it stops on SIGTERM
within its time and exits with 0; and a second container on the same volume shows what the first one stored. It needs
podman or docker, and a network for what the image is made of; `--image` takes one that has been built. Where no
registry can be reached, debian_images.py makes the image that it starts from.
"""

from __future__ import annotations

import argparse
import json
import shlex
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
NAME: Final = "timescoop-check"
PORT: Final = 8979
BUILD: Final = 1800  # seconds for building, which fetches all it is made of
PATIENCE: Final = 60  # and for all else
STOPPING: Final = 20
USER: Final = "10001"
HARDENED: Final = ("--read-only", "--tmpfs", "/tmp", "--cap-drop", "all", "--security-opt", "no-new-privileges")  # noqa: S108 - the container's own


class Wrong(Exception):
    """An image that does not do what it should."""


@dataclass(frozen=True)
class Tool:
    """A program that runs containers, with what this machine wants of each."""

    words: tuple[str, ...]
    running: tuple[str, ...] = ()

    def call(self, *words: str, patience: float = PATIENCE) -> str:
        """Run it; what it prints."""
        done = subprocess.run([*self.words, *words], capture_output=True, text=True, check=False, timeout=patience)
        if done.returncode:
            raise Wrong(f"{' '.join(words[:3])} … ended with {done.returncode}: {(done.stdout + done.stderr)[-2000:]}")
        return done.stdout.strip()

    @contextmanager
    def server(self, image: str, volume: str) -> Iterator[str]:
        """Meanwhile a container of the image serves; its id."""
        how = (
            "--detach",
            "--network",
            "host",
            "--env",
            f"TIMESCOOP_PORT={PORT}",
            "--volume",
            f"{volume}:/var/lib/timescoop",
        )
        container = self.call("run", *how, *HARDENED, *self.running, image)
        try:
            yield container
        finally:
            subprocess.run(
                [*self.words, "rm", "--force", container], capture_output=True, check=False, timeout=PATIENCE
            )


def page(path: str) -> str:
    """A page of the server, as soon as it answers."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{PORT}{path}", timeout=10) as answer:
                return str(answer.read().decode())
        except urllib.error.HTTPError:
            raise
        except OSError:
            if time.monotonic() > until:
                raise
        time.sleep(0.2)


def refused(tool: Tool, container: str, *words: str) -> None:
    """Something that must not be possible in there."""
    try:
        tool.call("exec", container, *words)
    except Wrong:
        return
    raise Wrong(f"{' '.join(words)} is possible in the container")


def health_check(tool: Tool, image: str) -> list[str]:
    """The words of the image's own health check."""
    told = json.loads(tool.call("image", "inspect", image))[0]
    check = told.get("Healthcheck") or told.get("HealthCheck") or told["Config"].get("Healthcheck")
    if not check or check["Test"][0] != "CMD":
        raise Wrong("the image has no health check")
    return list(check["Test"][1:])


def walk(tool: Tool, image: str, volume: str) -> Iterator[str]:
    """Go through all that is promised, and say each thing that holds."""
    with tool.server(image, volume) as container:
        if page("/readyz").strip() != "ready":
            raise Wrong("the server is not ready")
        yield "serves"
        if tool.call("exec", container, "id", "-u") != USER:
            raise Wrong("it runs as somebody else")
        refused(tool, container, "touch", "/usr/written")
        refused(tool, container, "touch", "/opt/timescoop/written")
        yield f"runs as user {USER}, and can write nothing but its store"
        tool.call("exec", container, *health_check(tool, image))
        yield "its health check passes"
        tool.call("exec", container, "touch", "/var/lib/timescoop/kept")
        started = time.monotonic()
        tool.call("stop", "--time", str(STOPPING), container)
        code = tool.call("inspect", "--format", "{{.State.ExitCode}}", container)
        if code != "0":
            raise Wrong(f"it was stopped with {code}")
        yield f"stops on SIGTERM after {time.monotonic() - started:.0f} s"
    with tool.server(image, volume) as container:
        page("/readyz")
        stored = tool.call("exec", container, "ls", "/var/lib/timescoop").split()
        if not {"kept", "tables.db"} <= set(stored):
            raise Wrong(f"the next container finds {stored}")
        yield "the next container finds the store"


def main() -> int:
    """Build, run, and tell; 1 if something is wrong."""
    parser = argparse.ArgumentParser(description="Build the image and check what it promises.")
    found = next((each for each in ("podman", "docker") if shutil.which(each)), "podman")
    parser.add_argument("--tool", default=found, help="the program, with options of its own")
    parser.add_argument("--run", default="", help="more options for each container")
    parser.add_argument("--image", default="", help="an image that has been built")
    asked = parser.parse_args()
    tool = Tool(tuple(shlex.split(asked.tool)), tuple(shlex.split(asked.run)))
    form = ("--format", "docker") if "podman" in tool.words[0] else ()
    image = asked.image or NAME
    try:
        if not asked.image:
            file = str(ROOT / "deploy" / "Containerfile")
            tool.call("build", *form, "--tag", NAME, "--file", file, str(ROOT), patience=BUILD)
            print("image: built")
        tool.call("volume", "create", NAME)
        try:
            for holds in walk(tool, image, NAME):
                print(f"image: {holds}")
        finally:
            tool.call("volume", "rm", "--force", NAME)
    except (Wrong, OSError, subprocess.SubprocessError) as error:
        print(f"image: WRONG: {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
