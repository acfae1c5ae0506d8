"""A PostgreSQL server of our own for a test, if its programs are on this machine."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def program(name: str) -> str | None:
    """Where one of its programs is: on the path, or where Debian puts it."""
    return shutil.which(name) or next((str(folder / name) for folder in FOLDERS if (folder / name).exists()), None)


INSTALLED = program("initdb") is not None and program("pg_ctl") is not None


def servant() -> str | None:
    """Whom it runs as: root may not serve, so then another user has to be there."""
    return "postgres" if os.geteuid() == 0 else None


def run(*words: str) -> None:
    """Run one of its programs."""
    user = servant()
    prefix = ["runuser", "-u", user, "--"] if user else []
    subprocess.run([*prefix, *words], check=True, capture_output=True, cwd="/")


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def serving() -> Iterator[str]:
    """The address of an empty database, which is gone afterwards."""
    initdb, control = program("initdb"), program("pg_ctl")
    assert initdb
    assert control
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        if user := servant():
            os.chown(folder, pwd.getpwnam(user).pw_uid, -1)
        run(initdb, "-D", str(data), "-A", "trust", "-U", "timescoop", "-N")
        settings = f"-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories={folder}"
        run(control, "-D", str(data), "-w", "-l", str(Path(folder) / "log"), "-o", settings, "start")
        try:
            yield f"postgresql+asyncpg://timescoop@127.0.0.1:{port}/postgres"
        finally:
            run(control, "-D", str(data), "-m", "immediate", "stop")
