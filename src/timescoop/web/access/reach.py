"""Where friends can reach this server: a public name, an address on the local network, or nowhere but this computer."""

import ipaddress
import socket
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import Request

LOOPBACK: Final = "127.0.0.1"
NOWHERE: Final = "192.0.2.1"  # an address kept for documentation; nothing is sent there


@dataclass(frozen=True)
class Reach:
    """Where invitations lead.

    Args:
        base: The address that links begin with, as in `http://192.168.0.7:8000`.
        local: True if that address works on this computer only.
        listening: True if the server listens on the network, whether or not this computer is on one.
        network: Where friends would find this server if it listened on the network; empty if that is not known, or if
            it does.
    """

    base: str
    local: bool = False
    listening: bool = False
    network: str = ""


def address_in_house() -> str:
    """This machine's address on the local network, found without sending anything; loopback if it is on none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((NOWHERE, 9))
            return str(probe.getsockname()[0])
        except OSError:
            return LOOPBACK


def is_loopback(host: str) -> bool:
    """True for names and addresses by which a computer reaches itself alone."""
    name = host.lower().rstrip(".")
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified


def reach_of(request: Request) -> Reach:
    """Where the asking browser's friends reach this server.

    The browser's own address is taken if others can use it, as that of a proxy or of the network; else the address on
    the network where the server listens there.
    """
    host, own = request.url.hostname or "", f"{request.url.scheme}://{request.url.netloc}"
    if host and not is_loopback(host):
        return Reach(own)
    lan = str(request.app.state.lan)
    if lan and not is_loopback(urlsplit(lan).hostname or ""):
        return Reach(lan, listening=True)
    address = address_in_house()
    known = not lan and not is_loopback(address)
    port = f":{request.url.port}" if request.url.port else ""
    return Reach(own, local=True, listening=bool(lan), network=f"http://{address}{port}" if known else "")
