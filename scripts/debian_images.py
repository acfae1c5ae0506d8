"""Make the images that deploy/ is built on from Debian's packages, where no registry can be reached.

python scripts/debian_images.py [--podman podman]      needs root, podman and debootstrap, and a Debian mirror

They stand in for python:3.13-slim, postgres:17 and caddy:2 of docker.io, under the same names, for check_image.py and
check_compose.py: Debian 13 has the same versions of Python and PostgreSQL. This machine's certificates are copied,
because a proxy between it and pypi.org may need them. Don't publish what is built on them.
"""

from __future__ import annotations

import argparse
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

HUB: Final = "docker.io/library"
PYTHON: Final = f"{HUB}/python:3.13-slim"
CERTIFICATES: Final = Path("/etc/ssl/certs/ca-certificates.crt")
PATIENCE: Final = 1800  # seconds

# Makes the database of POSTGRES_* on the first start, then serves, as the image of docker.io does.
START_POSTGRES: Final = """#!/bin/sh
set -eu
export PATH=/usr/lib/postgresql/17/bin:$PATH PGDATA=/var/lib/postgresql/data
as="setpriv --reuid postgres --regid postgres --clear-groups"
mkdir -p "$PGDATA" /run/postgresql
chown postgres "$PGDATA" /run/postgresql
chmod 700 "$PGDATA"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  $as initdb -U "$POSTGRES_USER" --pwfile "$POSTGRES_PASSWORD_FILE" -A scram-sha-256 --auth-local trust
  echo "host all all all scram-sha-256" >> "$PGDATA/pg_hba.conf"
  $as pg_ctl -w start -o "-c listen_addresses=''"
  $as createdb -U "$POSTGRES_USER" "$POSTGRES_DB"
  $as pg_ctl -w stop
fi
exec $as postgres -c "listen_addresses=*"
"""
POSTGRES_FILE: Final = f"""
FROM {PYTHON}
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql && rm -rf /var/lib/postgresql/17
ENV PATH=/usr/lib/postgresql/17/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
COPY start /start
STOPSIGNAL SIGINT
ENTRYPOINT ["sh", "/start"]
"""
CADDY_FILE: Final = f"""
FROM {PYTHON}
RUN apt-get update && apt-get install --yes --no-install-recommends caddy
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
CMD ["caddy", "run", "--adapter", "caddyfile", "--config", "/etc/caddy/Caddyfile"]
"""


def run(*words: str) -> None:
    """Run a program, or end with what it says."""
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=PATIENCE)
    if done.returncode:
        sys.exit(f"{' '.join(words[:4])} … ended with {done.returncode}: {(done.stdout + done.stderr)[-2000:]}")


def make_python(podman: list[str], folder: Path) -> None:
    """Debian 13 with its Python, and nothing else."""
    root, packed = folder / "root", folder / "root.tar"
    packages = "--include=python3,python3-venv,ca-certificates"
    run("debootstrap", "--variant=minbase", packages, "trixie", str(root))
    (root / "usr" / "bin" / "python").symlink_to("python3")
    if CERTIFICATES.exists():
        shutil.copyfile(CERTIFICATES, root / CERTIFICATES.relative_to("/"))
        (root / "etc" / "pip.conf").write_text(f"[global]\ncert = {CERTIFICATES}\n", "utf-8")
    run("tar", "--directory", str(root), "--create", "--file", str(packed), ".")
    run(*podman, "import", str(packed), PYTHON)


def make_image(podman: list[str], folder: Path, name: str, containerfile: str) -> None:
    """An image of Debian's packages on that of Python."""
    (folder / "Containerfile").write_text(containerfile, "utf-8")
    (folder / "start").write_text(START_POSTGRES, "utf-8")
    run(*podman, "build", "--tag", name, "--file", str(folder / "Containerfile"), str(folder))


def main() -> int:
    """Make the three images."""
    parser = argparse.ArgumentParser(description="Make the images that deploy/ is built on from Debian's packages.")
    parser.add_argument("--podman", default="podman", help="the program, with options of its own")
    podman = shlex.split(parser.parse_args().podman)
    with tempfile.TemporaryDirectory() as name:
        make_python(podman, Path(name))
    for image, containerfile in ((f"{HUB}/postgres:17", POSTGRES_FILE), (f"{HUB}/caddy:2", CADDY_FILE)):
        with tempfile.TemporaryDirectory() as name:
            make_image(podman, Path(name), image, containerfile)
        print(f"made {image}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
