"""Passkey challenges and their verification, by the library webauthn, for this host and origin."""

import json
from importlib.util import find_spec
from ipaddress import ip_address
from typing import Any, Final, NamedTuple

from starlette.requests import Request

from timescoop.hosting import HostingError, Passkey, Profile
from timescoop.web.club import club_of
from timescoop.web.render.page_frame import HOUSE

LONGEST: Final = 6000  # characters of an answer
REFUSED: Final = "this passkey can't be used here; try again, or use your recovery link"


class Site(NamedTuple):
    """What a passkey is bound to: the name of the host, and the origin of its pages."""

    host: str
    origin: str


class Signed(NamedTuple):
    """An answer that holds: the passkey's id, its public key (empty if it is known), and how often it has signed."""

    id: str
    key: str
    signatures: int


def site_of(request: Request) -> Site | None:
    """What passkeys are bound to, or None where there are none.

    The server has to want them, the library has to be installed, and browsers use them only by TLS, or on this machine
    by name. The guard has checked the name.
    """
    url = request.url
    host = url.hostname or ""
    if not club_of(request).passkeys or find_spec("webauthn") is None or is_address(host):
        return None
    if url.scheme != "https" and host != "localhost":
        return None
    return Site(host, f"{url.scheme}://{url.netloc}")


def is_address(host: str) -> bool:
    """True for a network address, which no passkey can be bound to."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def options_for_new(site: Site, profile: Profile, known: list[Passkey]) -> tuple[str, str]:
    """The challenge for a new passkey, and all that a browser needs to have it made, as JSON."""
    from webauthn import generate_registration_options, options_to_json  # noqa: PLC0415 - an extra
    from webauthn.helpers import base64url_to_bytes, bytes_to_base64url  # noqa: PLC0415 - an extra, needed only where passkeys are on
    from webauthn.helpers import structs as parts  # noqa: PLC0415 - an extra, needed only where passkeys are on

    asked = generate_registration_options(
        rp_id=site.host,
        rp_name=HOUSE,
        user_id=profile.id.encode(),
        user_name=profile.name,
        authenticator_selection=parts.AuthenticatorSelectionCriteria(
            resident_key=parts.ResidentKeyRequirement.REQUIRED,
            user_verification=parts.UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[
            parts.PublicKeyCredentialDescriptor(id=base64url_to_bytes(passkey.id)) for passkey in known
        ],
    )
    return bytes_to_base64url(asked.challenge), options_to_json(asked)


def options_to_open(site: Site) -> tuple[str, str]:
    """The challenge for any passkey of this site, and all that a browser needs to have it signed, as JSON."""
    from webauthn import generate_authentication_options, options_to_json  # noqa: PLC0415 - an extra
    from webauthn.helpers import bytes_to_base64url  # noqa: PLC0415 - an extra, needed only where passkeys are on
    from webauthn.helpers import structs as parts  # noqa: PLC0415 - an extra, needed only where passkeys are on

    asked = generate_authentication_options(
        rp_id=site.host, user_verification=parts.UserVerificationRequirement.REQUIRED
    )
    return bytes_to_base64url(asked.challenge), options_to_json(asked)


def challenge_in(answer: str) -> str:
    """The challenge that an answer says it has signed; it still has to be checked.

    Raises:
        HostingError: It is no such answer.
    """
    from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json  # noqa: PLC0415 - an extra, needed only where passkeys are on

    try:
        said = json.loads(answer)["response"]["clientDataJSON"]
        return bytes_to_base64url(parse_client_data_json(base64url_to_bytes(said)).challenge)
    except Exception as error:  # it is a stranger's text, and the library has many errors
        raise HostingError(REFUSED) from error


def id_in(answer: str) -> str:
    """The id of the passkey that signed an answer; empty if it names none."""
    try:
        found: Any = json.loads(answer)["id"]
    except (ValueError, KeyError, TypeError):
        return ""
    return found if isinstance(found, str) else ""


def new_passkey(site: Site, answer: str, challenge: str) -> Signed:
    """The passkey that was made for a challenge.

    Raises:
        HostingError: It was made for another challenge, host or origin, or without its owner being verified.
    """
    from webauthn import verify_registration_response  # noqa: PLC0415 - an extra
    from webauthn.helpers import base64url_to_bytes, bytes_to_base64url  # noqa: PLC0415 - an extra, needed only where passkeys are on

    try:
        found = verify_registration_response(
            credential=answer,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except Exception as error:  # as above
        raise HostingError(REFUSED) from error
    return Signed(
        bytes_to_base64url(found.credential_id), bytes_to_base64url(found.credential_public_key), found.sign_count
    )


def signed(site: Site, answer: str, challenge: str, passkey: Passkey) -> Signed:
    """What a known passkey signed.

    Raises:
        HostingError: It signed another challenge, for another host or origin, or somebody else did; or it is a copy,
            because it has signed less often than is known.
    """
    from webauthn import verify_authentication_response  # noqa: PLC0415 - an extra
    from webauthn.helpers import base64url_to_bytes  # noqa: PLC0415 - an extra, needed only where passkeys are on

    try:
        found = verify_authentication_response(
            credential=answer,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(passkey.key),
            credential_current_sign_count=passkey.signatures,
            require_user_verification=True,
        )
    except Exception as error:  # as above
        raise HostingError(REFUSED) from error
    return Signed(passkey.id, "", found.new_sign_count)
