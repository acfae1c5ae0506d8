"""Static files. Their address holds a digest of them all, so browsers may cache them for a year."""

import hashlib
from pathlib import Path
from typing import Final

from starlette.responses import Response
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER: Final = Path(__file__).parents[1] / "static"
FOR_A_YEAR: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
DIGITS: Final = 12


def digest_of(folder: Path) -> str:
    """A digest over the names and contents of all files in a folder: it changes whenever one of them does."""
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            content = path.read_bytes()
            digest.update(f"{path.relative_to(folder).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()[:DIGITS]


DIGEST: Final = digest_of(FOLDER)


def asset(name: str) -> str:
    """The address of a file, as a page gives it."""
    return f"/static/{DIGEST}/{name}"


class Assets(StaticFiles):
    """Files with what a browser is told of keeping them."""

    def __init__(self, folder: Path, keep: str) -> None:
        """Serve a folder; `keep` is its Cache-Control."""
        super().__init__(directory=folder)
        self.keep = keep

    async def get_response(self, path: str, scope: Scope) -> Response:
        """One file."""
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = self.keep
        return response


ROUTES: Final = (
    Mount(f"/static/{DIGEST}", Assets(FOLDER, FOR_A_YEAR)),
    Mount("/static", Assets(FOLDER, ASK_AGAIN)),  # for those who know a file by its name alone, such as a manifest
)
