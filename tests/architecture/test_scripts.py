"""Scripts of a page share one scope: a second function of a name silently takes the place of the first."""

import re
from collections import defaultdict
from pathlib import Path

STATIC = Path(__file__).resolve().parents[2] / "src" / "timescoop" / "web" / "static"
DECLARED = re.compile(r"^(?:async )?(?:function\*?|const|let|var|class) (\w+)", re.MULTILINE)

ALONE = re.compile(r"^\((?:async )?\(\) => \{", re.MULTILINE)  # a function around all that the script declares


def declared_twice(scripts: dict[str, str]) -> dict[str, list[str]]:
    """Names at the top of more than one script, with the scripts."""
    found: dict[str, list[str]] = defaultdict(list)
    for script, text in scripts.items():
        for name in () if ALONE.search(text) else dict.fromkeys(DECLARED.findall(text)):
            found[name].append(script)
    return {name: scripts for name, scripts in found.items() if len(scripts) > 1}


def test_the_finder_finds() -> None:
    first, second = "function go() {\n  const inner = 1;\n}\nlet at = 0;", "async function go() {}\nconst inner = 2;"
    third = "(() => {\nlet at = 1;\n})();"
    assert declared_twice({"a.js": first, "b.js": second, "c.js": third}) == {"go": ["a.js", "b.js"]}


def test_no_two_scripts_declare_a_name() -> None:
    scripts = {path.name: path.read_text("utf-8") for path in sorted(STATIC.glob("*.js"))}
    assert len(scripts) > 5
    assert declared_twice(scripts) == {}
