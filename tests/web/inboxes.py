"""Where notices arrive in tests: a mail server that keeps what it is sent, and a push service that can read it."""

import base64
import json
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any, Final

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid

AUTH: Final = bytes(range(16))


class Mailbox(socketserver.ThreadingTCPServer):
    """An SMTP server that takes every mail, or refuses as many as `refuse` says."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuse = 0
        super().__init__(("127.0.0.1", 0), Postman)

    @property
    def address(self) -> str:
        return f"smtp://127.0.0.1:{self.server_address[1]}"


class Postman(socketserver.StreamRequestHandler):
    """One conversation."""

    def handle(self) -> None:
        box = self.server
        assert isinstance(box, Mailbox)
        self.wfile.write(b"220 here\r\n")
        for line in self.rfile:
            word = line.strip().upper().partition(b" ")[0]
            if word == b"MAIL" and box.refuse:
                box.refuse -= 1
                self.wfile.write(b"451 not now\r\n")
            elif word == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                box.mails.append(self.mail())
                self.wfile.write(b"250 kept\r\n")
            elif word == b"QUIT":
                self.wfile.write(b"221 bye\r\n")
                return
            else:
                self.wfile.write(b"250 yes\r\n")

    def mail(self) -> EmailMessage:
        lines = []
        for line in self.rfile:
            if line == b".\r\n":
                break
            lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
        message = message_from_bytes(b"".join(lines), policy=policy.default)
        assert isinstance(message, EmailMessage)
        return message


class PushService(HTTPServer):
    """A push service with one browser, whose messages it can decrypt; it answers with `status`."""

    def __init__(self) -> None:
        self.messages: list[Any] = []
        self.status = 201
        self.key = ec.generate_private_key(ec.SECP256R1())
        super().__init__(("127.0.0.1", 0), Delivery)

    def subscription(self) -> str:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": text_of(point), "auth": text_of(AUTH)}
        return json.dumps({"endpoint": f"http://127.0.0.1:{self.server_address[1]}/push/1", "keys": keys})


class Delivery(BaseHTTPRequestHandler):
    """One message."""

    def do_POST(self) -> None:
        service = self.server
        assert isinstance(service, PushService)
        body = self.rfile.read(int(self.headers["Content-Length"]))
        assert self.headers["Authorization"].startswith("vapid ")
        if service.status < 300:
            service.messages.append(json.loads(http_ece.decrypt(body, private_key=service.key, auth_secret=AUTH)))
        self.send_response(service.status)
        self.end_headers()

    def log_message(self, *_args: object) -> None:
        """Say nothing."""


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def push_key() -> str:
    """A server's private key for push messages, in PEM."""
    vapid = Vapid()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


@contextmanager
def started(server: Mailbox | PushService) -> Iterator[None]:
    """While a server answers."""
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
