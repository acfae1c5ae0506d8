"""Measure one subject of ours in a process of its own, and print what was found as JSON.

python bench/measure.py SUBJECT SECONDS
"""

import json
import sys

from subjects import SUBJECTS
from timing import figures


def main(name: str, seconds: str) -> None:
    """Measure one subject."""
    print(json.dumps(figures(SUBJECTS[name](), float(seconds))))


if __name__ == "__main__":
    main(*sys.argv[1:])
