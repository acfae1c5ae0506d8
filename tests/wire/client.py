"""A client on the bare wire: it speaks ASGI, keeps its cookies, and remembers every byte that it was ever sent."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from typing import Any, Final
from urllib.parse import urlencode

import httpx
from starlette.types import ASGIApp, Message

HERE: Final = "127.0.0.1:8000"
SCRIPT: Final = {"HX-Request": "true", "Sec-Fetch-Site": "same-origin"}
PATIENCE: Final = 60  # seconds
Headers = list[tuple[str, str]]


@dataclass
class Answer:
    """An answer as it came over the wire: its status, its headers in their order, its body in its pieces."""

    status: int = 0
    headers: Headers = field(default_factory=list)
    pieces: list[bytes] = field(default_factory=list)

    @property
    def body(self) -> bytes:
        return b"".join(self.pieces)

    @property
    def text(self) -> str:
        """The body as text, as a browser unpacks it."""
        packed = self.body and self.header("content-encoding")
        body = httpx.Response(200, headers=self.headers, content=self.body).content if packed else self.body
        return body.decode()

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    def header(self, name: str) -> str:
        return next((value for key, value in self.headers if key == name), "")

    def kept(self) -> tuple[object, ...]:
        """All of it but the cookies and the id of the request, for comparing."""
        return (
            self.status,
            [pair for pair in self.headers if pair[0] not in {"set-cookie", "x-request-id"}],
            self.pieces,
        )


class Sent:
    """What one request is answered: the application writes into it while it runs."""

    def __init__(self, body: bytes) -> None:
        self.answer = Answer()
        self.body: bytes | None = body
        self.gone = asyncio.Event()

    async def receive(self) -> Message:
        if self.body is not None:
            body, self.body = self.body, None
            return {"type": "http.request", "body": body, "more_body": False}
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.answer.status = message["status"]
            self.answer.headers = [(name.decode(), value.decode("latin-1")) for name, value in message["headers"]]
        elif message.get("body"):
            self.answer.pieces.append(message["body"])


class Stream:
    """An open stream of events."""

    def __init__(self, sent: Sent, task: asyncio.Task[None], *, changes: bool) -> None:
        self.sent = sent
        self.task = task
        self.changes = changes

    @property
    def pieces(self) -> list[bytes]:
        """The stream as it came, piece by piece."""
        return self.sent.answer.pieces

    def events(self) -> list[tuple[int, str]]:
        """Number and page of each event so far; a page is put together from what changed, as in a browser."""
        found: list[tuple[int, str]] = []
        known: list[str] = []
        for event in b"".join(self.pieces).decode().split("\n\n"):
            lines = event.split("\n")
            numbers = [int(line.removeprefix("id: ")) for line in lines if line.startswith("id: ")]
            if numbers:
                page = "\n".join(line.removeprefix("data: ") for line in lines if line.startswith("data: "))
                if self.changes:
                    known = put_together(page, known)
                    page = "".join(known)
                found.append((numbers[0], page))
        return found

    async def close(self) -> None:
        """Go away, as a browser does."""
        self.sent.gone.set()
        await asyncio.wait_for(asyncio.gather(self.task, return_exceptions=True), 10)


def put_together(message: str, known: list[str]) -> list[str]:
    """The chunks of a scene from a message and the chunks of the scene before, as docs/adr/0070 has it."""
    chunks: list[str] = []
    for mark, item in re.findall("([\x1e\x1f])([^\x1e\x1f]*)", message):
        first, _, last = item.partition("-")
        chunks += [item] if mark == "\x1e" else known[int(first) : int(last) + 1]
    return chunks


class Client:
    """Somebody with a browser. `taken` has everything that was ever sent to it, bodies and headers.

    Args:
        app: The server.
        scheme: Of its address.
        address: From where the client calls.
        changes: Whether its streams leave out what stood in the scene before, as those of pages with scripts do.
    """

    def __init__(
        self, app: ASGIApp, scheme: str = "http", address: str = "127.0.0.1", *, changes: bool = False
    ) -> None:
        self.app = app
        self.scheme = scheme
        self.address = address
        self.changes = changes
        self.cookies: dict[str, str] = {}
        self.taken: list[Answer] = []
        self.streams: list[Stream] = []

    def scope(self, method: str, path: str, headers: Headers, http: str = "1.1") -> dict[str, Any]:
        plain, _, query = path.partition("?")
        sent = [("host", HERE), *headers]
        if self.cookies and not any(name.lower() == "cookie" for name, _ in headers):
            sent.append(("cookie", "; ".join(f"{name}={value}" for name, value in self.cookies.items())))
        return {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": http,
            "method": method,
            "scheme": self.scheme,
            "path": plain,
            "raw_path": plain.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in sent],
            "client": (self.address, 50000),
            "server": ("127.0.0.1", 8000),
        }

    def begin(self, method: str, path: str, headers: Headers, body: bytes) -> tuple[Sent, asyncio.Task[None]]:
        """Send a request; the answer comes while the task runs."""
        sent = Sent(body)
        self.taken.append(sent.answer)
        scope = self.scope(method, path, headers)
        run = self.app(scope, sent.receive, sent.send)
        return sent, asyncio.ensure_future(run)

    async def ask(
        self, method: str, path: str, *, headers: Mapping[str, str] | Headers | None = None, body: bytes = b""
    ) -> Answer:
        """One request, answered whole; what the application raises after its answer is its server's business."""
        rows = list(headers.items()) if isinstance(headers, Mapping) else list(headers or ())
        if body and not any(name.lower() == "content-length" for name, _ in rows):
            rows.append(("content-length", str(len(body))))
        sent, task = self.begin(method, path, rows, body)
        await asyncio.wait({task}, timeout=PATIENCE)
        if not task.done():
            task.cancel()
            raise AssertionError(f"{method} {path} is not answered")
        if task.exception() and sent.answer.status != 500:
            raise AssertionError(f"{method} {path} fails") from task.exception()
        for name, value in sent.answer.headers:
            if name == "set-cookie":
                self.cookies |= {key: morsel.value for key, morsel in SimpleCookie(value).items()}
        return sent.answer

    async def get(self, path: str, headers: Mapping[str, str] | Headers | None = None) -> Answer:
        return await self.ask("GET", path, headers=headers)

    async def post(self, path: str, form: Mapping[str, object], headers: Mapping[str, str] = SCRIPT) -> Answer:
        rows = {"content-type": "application/x-www-form-urlencoded", **headers}
        return await self.ask("POST", path, headers=rows, body=urlencode({**form}).encode())

    async def post_json(self, path: str, value: Any, headers: Mapping[str, str] = {}) -> Answer:
        rows = {"content-type": "application/json", **headers}
        return await self.ask("POST", path, headers=rows, body=json.dumps(value).encode())

    async def listen(self, path: str, headers: Mapping[str, str] = {}) -> Stream:
        """Open a stream, and wait for its first piece or its refusal."""
        asked = f"{path}?{'runs' if self.changes else 'changes'}"  # else as an older script, which reads another form
        sent, task = self.begin("GET", asked, [("accept-encoding", "gzip, br, zstd"), *headers.items()], b"")
        until = asyncio.get_running_loop().time() + PATIENCE
        while not sent.answer.pieces and not task.done():
            assert asyncio.get_running_loop().time() < until, f"{path} sends nothing"
            await asyncio.sleep(0)  # its key is looked up in the store, by another thread
        stream = Stream(sent, task, changes=self.changes)
        self.streams.append(stream)
        return stream

    async def close(self) -> None:
        """Close every stream."""
        for stream in self.streams:
            await stream.close()
        self.streams.clear()
