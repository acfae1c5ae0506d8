"""People at tables, as far as a server can tell: sockets that read a stream, and sockets that send a form."""

import asyncio

HOST = "127.0.0.1"
NO_SEAT = -1  # a spectator
AGAIN = 0.8  # seconds until a stream that broke off is asked for again


class Table:
    """One match, with the keys of its seats and a connection on which forms are sent."""

    def __init__(self, port: int, match: str, seat_keys: list[str]) -> None:
        self.port = port
        self.match = match
        self.keys = seat_keys
        self.cookies = [""] * len(seat_keys)  # by seat: the key ring of its browser
        self.clicked = 0.0  # when somebody answered last
        self.turn = asyncio.Lock()

    async def open(self) -> None:
        """Connect for forms, and let each seat open its link."""
        await self.connect()
        for seat, key in enumerate(self.keys):
            self.writer.write(self.head(seat, f"GET /seats/{self.match}/{key} HTTP/1.1"))
            head = (await self.reader.readuntil(b"\r\n\r\n")).decode()
            self.cookies[seat] = cookie_in(head)

    async def connect(self) -> None:
        """Connect for forms."""
        self.reader, self.writer = await asyncio.open_connection(HOST, self.port)

    def head(self, seat: int, first: str, *more: str) -> bytes:
        """The head of a request by a seat, or by somebody without one."""
        lines = [
            first,
            f"Host: {HOST}:{self.port}",
            *([f"Cookie: {self.cookies[seat]}"] if seat != NO_SEAT else []),
            "Sec-Fetch-Site: same-origin",
            "HX-Request: true",
            *more,
        ]
        return ("\r\n".join(lines) + "\r\n\r\n").encode()


def cookie_in(head: str) -> str:
    """The cookie that a response sets."""
    line = next((line for line in head.split("\r\n") if line.lower().startswith("set-cookie:")), None)
    if line is None:
        raise ConnectionError(f"no cookie came with this answer:\n{head}")
    return line.partition(":")[2].partition(";")[0].strip()


class Line(asyncio.Protocol):
    """The stream of one seat: of whole scenes, or of what changed since the scene before."""

    def __init__(self, table: Table, seat: int, *, changes: bool = False) -> None:
        self.table = table
        self.seat = seat
        self.path = f"/matches/{table.match}/stream{'?runs' if changes else ''}"
        self.left = bytearray()
        self.looked = 0  # up to where no message ends
        self.arrived = asyncio.Event()
        self.left_table = False
        self.lost = 0  # how often the server has hung up
        self.shown = 0  # the number of the newest scene

    async def come(self) -> None:
        """Connect, and ask for the stream."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, HOST, self.table.port)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the stream."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.table.head(self.seat, f"GET {self.address()} HTTP/1.1"))

    def address(self) -> str:
        """The address to ask for. Like the script of a page, it says what is shown already."""
        seat = len(self.table.keys) if self.seat == NO_SEAT else self.seat
        mark = "&" if "?" in self.path else "?"
        return f"{self.path}{mark}seat={seat}&shown={self.shown}" if self.shown else self.path

    def leave(self) -> None:
        """Hang up."""
        self.left_table = True
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - asyncio calls it so
        """Come again if the server has hung up, as a browser does."""
        self.left.clear()
        self.looked = 0
        if not self.left_table:
            self.lost += 1
            asyncio.get_running_loop().call_later(AGAIN, self.come_again)

    def come_again(self) -> None:
        """Connect anew."""
        if not self.left_table:
            self.coming = asyncio.ensure_future(self.come())

    def data_received(self, data: bytes) -> None:
        """Put messages together; each ends with an empty line, and no other line is empty."""
        self.left += data
        while (end := self.left.find(b"\n\n", self.looked)) >= 0:
            message = bytes(self.left[: end + 1])
            del self.left[: end + 2]
            self.looked = 0
            self.told(message)
            self.arrived.set()
        self.looked = max(0, len(self.left) - 1)

    def told(self, message: bytes) -> None:
        """A message has arrived whole."""


def answer_form(option: int, number: int) -> bytes:
    """The form of an answer."""
    return f"option={option}&number={number}".encode()


async def post(table: Table, seat: int, form: bytes) -> int:
    """Send an answer; the status of what comes back.

    A server ends a line on which nothing was sent for long, perhaps while this answer is on its way. A browser then
    opens another line and sends the answer again, which counts once.
    """
    more = ("Content-Type: application/x-www-form-urlencoded", f"Content-Length: {len(form)}")
    message = table.head(seat, f"POST /matches/{table.match}/answer HTTP/1.1", *more) + form
    async with table.turn:
        try:
            head = await send(table, message)
        except (ConnectionError, asyncio.IncompleteReadError):
            table.writer.close()
            await table.connect()
            head = await send(table, message)
    return int(head.split(b" ", 2)[1])


async def send(table: Table, message: bytes) -> bytes:
    """Send a request on the table's line; the head of what comes back."""
    table.writer.write(message)
    head = await table.reader.readuntil(b"\r\n\r\n")
    length = next((line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")), b":0")
    await table.reader.readexactly(int(length.split(b":")[1]))
    return head
