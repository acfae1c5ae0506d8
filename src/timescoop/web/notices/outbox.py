"""How notices leave the server: e-mail by SMTP, and Web Push. Both are blocking, and run in threads of their own."""

from __future__ import annotations

import json
import re
import smtplib
import ssl
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import make_msgid
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

from timescoop.hosting import Settings
from timescoop.kernel import TimescoopError
from timescoop.web.access.reach import is_loopback

TIMEOUT_S: Final = 15.0
KEPT_S: Final = 86_400  # seconds for which a push service keeps what it cannot deliver
GONE: Final = (404, 410)
SERVICES: Final = (  # of the browsers; a browser says where, so no other host is ever asked
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)
KEYS: Final = re.compile(r"[A-Za-z0-9_=-]{8,200}")


class BadNotices(TimescoopError):
    """The set-up of notices makes no sense."""


class NotSent(Exception):
    """A notice could not be sent now."""


class NotWanted(Exception):
    """The address of a notice is no longer there."""


@dataclass(frozen=True, slots=True)
class Outbox:
    """The set-up of a server.

    Args:
        base: The address of this server, as in `https://example.org`; links in notices begin with it.
        smtp: The mail server, as in `smtp://user:password@mail.example.org:587` or `smtps://…`; empty for no mail.
        sender: The address that mail comes from.
        push_key: A private key in PEM, made by `vapid --gen`; empty for no Web Push.
        services: The hosts, and those below them, that push messages may be sent to.
        secure: Whether a push service must be reached by TLS; only tests say no.
    """

    base: str = ""
    smtp: str = field(default="", repr=False)
    sender: str = ""
    push_key: str = field(default="", repr=False)
    services: Collection[str] = SERVICES
    secure: bool = True

    @property
    def mails(self) -> bool:
        """Whether mail can be sent."""
        return bool(self.smtp)

    @property
    def pushes(self) -> bool:
        """Whether push messages can be sent."""
        return bool(self.push_key)

    # ---- mail

    def mail(self, to: str, subject: str, text: str, stop: str) -> None:
        """Send a mail; `stop` is the link that stops such mails.

        Raises:
            NotSent: The mail server did not take it.
        """
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, to, subject
        message["Message-ID"] = make_msgid(domain=urlsplit(self.base).hostname or "localhost")
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        server = urlsplit(self.smtp)
        try:
            with connected(server) as connection:
                if server.username:
                    connection.login(unquote(server.username), unquote(server.password or ""))
                connection.send_message(message)
        except (OSError, smtplib.SMTPException) as error:
            raise NotSent(type(error).__name__) from error

    # ---- push

    def public_key(self) -> str:
        """The key that a browser subscribes with."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # noqa: PLC0415 - an extra
        from py_vapid import Vapid, b64urlencode  # noqa: PLC0415 - an extra

        point = Vapid.from_pem(self.push_key.encode()).public_key
        return str(b64urlencode(point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)))

    def subscription(self, text: str) -> str:
        """A browser's subscription as it is stored.

        Raises:
            BadNotices: It is none, or would have us send to a host that is no push service.
        """
        try:
            given = json.loads(text)
            endpoint, keys = str(given["endpoint"]), given["keys"]
            wanted = {"p256dh": str(keys["p256dh"]), "auth": str(keys["auth"])}
        except (ValueError, LookupError, TypeError) as error:
            raise BadNotices("this isn't a push subscription") from error
        address = urlsplit(endpoint)
        host = (address.hostname or "").lower()
        known = any(host == each or host.endswith(f".{each}") for each in self.services)
        if not known or (self.secure and address.scheme != "https") or not all(map(KEYS.fullmatch, wanted.values())):
            raise BadNotices("this server sends push messages to the services of known browsers only")
        return json.dumps({"endpoint": endpoint, "keys": wanted}, sort_keys=True)

    def push(self, subscription: str, told: Mapping[str, str]) -> None:
        """Send a push message, encrypted for that browser.

        Raises:
            NotSent: The push service did not take it.
            NotWanted: The browser has no such subscription any more.
        """
        from py_vapid import Vapid  # noqa: PLC0415 - an extra
        from pywebpush import WebPushException, webpush  # noqa: PLC0415 - an extra
        from requests import RequestException  # noqa: PLC0415 - an extra

        contact = f"mailto:{self.sender}" if self.sender else self.base
        try:
            webpush(
                json.loads(subscription),
                json.dumps(told),
                vapid_private_key=Vapid.from_pem(self.push_key.encode()),
                vapid_claims={"sub": contact},
                ttl=KEPT_S,
                timeout=TIMEOUT_S,
            )
        except WebPushException as error:
            status = error.response.status_code if error.response is not None else 0
            if status in GONE:
                raise NotWanted("this browser has unsubscribed") from error
            raise NotSent(f"status {status}") from error
        except RequestException as error:
            raise NotSent(type(error).__name__) from error


def connected(server: SplitResult) -> smtplib.SMTP:
    """A connection to a mail server: encrypted, unless it is on this machine."""
    host, context = server.hostname or "localhost", ssl.create_default_context()
    if server.scheme == "smtps":
        return smtplib.SMTP_SSL(host, server.port or 465, timeout=TIMEOUT_S, context=context)
    connection = smtplib.SMTP(host, server.port or 587, timeout=TIMEOUT_S)
    if not is_loopback(host):
        connection.starttls(context=context)
    return connection


def outbox_from(settings: Settings) -> Outbox:
    """The set-up in the settings of a server.

    Raises:
        BadNotices: Something is missing, or cannot be read.
    """
    base, smtp, sender = settings.url.rstrip("/"), settings.smtp, settings.mail_from
    if (smtp or settings.push_key) and urlsplit(base).scheme not in {"http", "https"}:
        raise BadNotices("notices need the setting url, the address of this server, such as https://example.org")
    if smtp and (urlsplit(smtp).scheme not in {"smtp", "smtps"} or not sender):
        raise BadNotices("mail needs the settings smtp, such as smtp://mail.example.org:587, and mail_from")
    box = Outbox(base, smtp, sender, settings.push_key)
    try:
        if box.pushes:
            box.public_key()
    except (OSError, ValueError, ImportError) as error:
        raise BadNotices(
            "Web Push needs a private key as push_key, made by `vapid --gen`, and `pip install timescoop[push]`"
        ) from error
    return box
