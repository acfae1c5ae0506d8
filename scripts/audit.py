"""Look up known vulnerabilities of the installed dependencies on pypi.org, with pip-audit.

python scripts/audit.py [--if-online]

The exit status is 1 if a dependency has one, and 2 if nothing could be looked up. With `--if-online`, as in `make
check`, the latter is said in one line and is no failure.
"""

import argparse
import importlib.util
import json
import subprocess
import sys
from collections.abc import Iterator
from http import HTTPStatus
from importlib.metadata import version
from typing import Any, Final
from urllib.error import HTTPError
from urllib.request import Request, urlopen

ADDRESS: Final = f"https://pypi.org/pypi/starlette/{version('starlette')}/json"  # mirrors lack pages of versions
PATIENCE_S: Final = 5.0
MOST_S: Final = 120.0
PIP_AUDIT: Final = "pip-audit>=2.10,<3"
INSTALL: Final = ("-m", "pip", "-qq", "--disable-pip-version-check", "--no-input", "install", PIP_AUDIT)
AUDIT: Final = ("-m", "pip_audit", "--skip-editable", "--progress-spinner", "off", "--format", "json")


class NotAudited(Exception):
    """Nothing could be looked up, with the reason."""


def check_online(address: str = ADDRESS) -> None:
    """Ask pypi.org for a page of the kind that pip-audit reads.

    Raises:
        NotAudited: It does not answer.
    """
    try:
        with urlopen(Request(address, method="HEAD"), timeout=PATIENCE_S) as answer:  # noqa: S310 - a constant
            status = answer.status
    except HTTPError as error:
        status = error.code
    except OSError as error:
        raise NotAudited(f"pypi.org does not answer: {getattr(error, 'reason', error)}") from None
    if status != HTTPStatus.OK:
        raise NotAudited(f"pypi.org answers with status {status}")


def run(*words: str) -> "subprocess.CompletedProcess[str]":
    """Run a module of this Python.

    Raises:
        NotAudited: It takes too long.
    """
    try:
        return subprocess.run([sys.executable, *words], capture_output=True, text=True, check=False, timeout=MOST_S)
    except subprocess.TimeoutExpired:
        raise NotAudited(f"no answer came within {MOST_S:.0f} s") from None


def look_up() -> dict[str, Any]:
    """Install pip-audit where it is missing, and return its report.

    Raises:
        NotAudited: pypi.org does not answer, or pip-audit could not do its work.
    """
    check_online()
    if importlib.util.find_spec("pip_audit") is None:
        run(*INSTALL)
    return report_of(run(*AUDIT))


def report_of(done: "subprocess.CompletedProcess[str]") -> dict[str, Any]:
    """The report that pip-audit has written.

    Raises:
        NotAudited: It has written none.
    """
    try:
        report = json.loads(done.stdout)
    except ValueError:
        why = done.stderr.strip().splitlines()
        raise NotAudited(why[-1] if why else "pip-audit reports nothing") from None
    if not isinstance(report, dict) or not report.get("dependencies"):
        raise NotAudited("pip-audit reports no dependencies")
    if all("skip_reason" in each for each in report["dependencies"]):
        raise NotAudited(report["dependencies"][0]["skip_reason"])
    return report


def found(report: dict[str, Any]) -> Iterator[str]:
    """A line for each known vulnerability in a report."""
    for each in report["dependencies"]:
        for fault in each.get("vulns", ()):
            fixed = ", ".join(fault.get("fix_versions", ())) or "no version yet"
            yield f"{each['name']} {each['version']} has {fault['id']}; fixed in {fixed}"


def main(words: list[str] | None = None) -> int:
    """Look up, and report; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--if-online", action="store_true", help="it is no failure if pypi.org does not answer")
    args = parser.parse_args(words)
    try:
        report = look_up()
    except NotAudited as error:
        print(f"Dependencies are not audited: {error}")
        return 0 if args.if_online else 2
    faults = list(found(report))
    for line in faults:
        print(line)
    skipped = [each["name"] for each in report["dependencies"] if "skip_reason" in each]
    count = len(report["dependencies"]) - len(skipped)
    print(f"{count} dependencies audited, known vulnerabilities: {len(faults)}")
    if skipped:
        print(f"Skipped: {', '.join(skipped)}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
