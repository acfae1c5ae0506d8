"""Static files. Their address holds a digest of them all, so browsers may cache them for a year."""

import hashlib
import re
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Final

import brotli
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER: Final = Path(__file__).parents[1] / "static"
FOR_A_YEAR: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
DIGITS: Final = 12
BROTLI: Final = "br"
WORTHWHILE: Final = frozenset({".css", ".js", ".svg", ".webmanifest"})  # pictures and fonts are compressed already
BUNDLES: Final = {  # files that are sent as one, because each request costs a browser time
    "site.css": ("look.css", "cards.css", "table.css", "boards.css", "seats.css", "standings.css", "gestures.css"),
    # live.js comes first: it reads the scene as it was sent, before another script changes it
    "table-page.js": ("live.js", "enlarge.js", "gestures.js", "table.js", "seats.js", "turn.js"),
}
STYLE_COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)


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


def stripped(path: Path) -> bytes:
    """A file without what only its authors read: indentation, and comments that fill a line or stand in a style sheet.

    A script may therefore have no text of several lines. Files of others are left as they are, with their licences.
    """
    if path.parent != FOLDER or path.suffix not in {".css", ".js"}:
        return path.read_bytes()
    text = path.read_text("utf-8")
    lines = (STYLE_COMMENT.sub("", text) if path.suffix == ".css" else text).split("\n")
    kept = [line.strip() for line in lines]
    return "\n".join([line for line in kept if line and not line.startswith("//")]).encode()


@lru_cache(maxsize=len(BUNDLES))
def bundle(name: str) -> bytes:
    """The files of a bundle in their order, stripped."""
    return b"\n".join([stripped(FOLDER / each) for each in BUNDLES[name]])


@lru_cache(maxsize=len(BUNDLES))
def compressed_bundle(name: str) -> bytes:
    """A bundle at Brotli's best quality."""
    return bytes(brotli.compress(bundle(name)))


@lru_cache(maxsize=100)
def compressed(path: Path) -> bytes:
    """A stripped file at Brotli's best quality: worth its 50 ms, because it is made once and sent to everybody."""
    return bytes(brotli.compress(stripped(path)))


class Assets(StaticFiles):
    """Files with what a browser is told of keeping them."""

    def __init__(self, folder: Path, keep: str) -> None:
        """Serve a folder; `keep` is its Cache-Control."""
        super().__init__(directory=folder)
        self.keep = keep

    async def get_response(self, path: str, scope: Scope) -> Response:
        """One file or bundle; compressed if the browser can read that."""
        if path in BUNDLES:
            return await self.bundle_response(path, scope)
        response = await super().get_response(path, scope)
        if isinstance(response, FileResponse) and reads_compressed(scope, Path(response.path)):
            small = await run_in_threadpool(compressed, Path(response.path))
            head = {name: response.headers[name] for name in ("content-type", "etag", "last-modified")}
            response = Response(small, headers=head | {"content-encoding": BROTLI, "vary": "accept-encoding"})
        response.headers["Cache-Control"] = self.keep
        return response

    async def bundle_response(self, name: str, scope: Scope) -> Response:
        """A bundle; compressed if the browser can read that."""
        small = reads_compressed(scope, Path(name))
        content = await run_in_threadpool(compressed_bundle if small else bundle, name)
        coding = {"Content-Encoding": BROTLI, "Vary": "accept-encoding"} if small else {}
        return Response(content, headers=coding | {"Cache-Control": self.keep}, media_type=guess_type(name)[0])


def reads_compressed(scope: Scope, path: Path) -> bool:
    """True if a whole file is asked for, and the browser takes it compressed."""
    asked = Headers(scope=scope)
    codings = [coding.split(";")[0].strip() for coding in asked.get("accept-encoding", "").split(",")]
    return path.suffix in WORTHWHILE and BROTLI in codings and scope["method"] == "GET" and "range" not in asked


ROUTES: Final = (
    Mount(f"/static/{DIGEST}", Assets(FOLDER, FOR_A_YEAR)),
    Mount("/static", Assets(FOLDER, ASK_AGAIN)),  # for those who know a file by its name alone, such as a manifest
)
