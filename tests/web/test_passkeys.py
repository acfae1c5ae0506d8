"""Passkeys: an authenticator makes one for a profile and opens the profile elsewhere; nothing else opens it."""

import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, expect
from sqlalchemy import Connection, insert, select, update
from tests.web.conftest import Served
from tests.web.test_matches import host_at

from timescoop.hosting import FOR_OPENING, Host, HostingError, Passkey, Store
from timescoop.hosting.passkeys import MOST, MOST_WAITING
from timescoop.hosting.schema import PASSKEY, PASSKEY_CHALLENGE
from timescoop.web import create_app
from timescoop.web.club import Club

OK, REFUSED = 200, 422
SLOW_MS = 60_000  # a busy machine has its time
AUTHENTICATOR: Final = {
    "protocol": "ctap2",
    "ctap2Version": "ctap2_1",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
    "hasPrf": True,
}


def with_authenticator(page: Page, **how: Any) -> tuple[CDPSession, str]:
    """Give a browser an authenticator; the session that speaks to it, and its id."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    added = session.send("WebAuthn.addVirtualAuthenticator", {"options": {**AUTHENTICATOR, **how}})
    return session, str(added["authenticatorId"])


@pytest.fixture
def home(served: Served) -> str:
    """Where the server is by name, as passkeys need it."""
    served.app.state.club = Club(passkeys=True)
    return served.address.replace("127.0.0.1", "localhost")


def make_profile(page: Page, home: str) -> None:
    """Make a profile, and a passkey for it."""
    page.goto(f"{home}/profile")
    page.locator("#name").fill("Ada")
    page.get_by_role("button", name="Create profile").click()
    page.get_by_role("button", name="Add passkey").click()
    expect(page.get_by_text("Passkey 1")).to_be_visible(timeout=SLOW_MS)


def stored(served: Served) -> Any:
    """The only passkey's row."""

    async def read(host: Host) -> Any:
        (row,) = await host.store.read(select(PASSKEY))
        return row

    return served.do(read)


SIGN: Final = r"""async () => {
  const safe = { "+": "-", "/": "_", "=": "" };
  const text = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))).replace(/[+/=]/g, (sign) => safe[sign]);
  const asked = await (await fetch("/profile/passkeys/ask", { method: "POST" })).json();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked);
  const extensions = { prf: { eval: { first: new TextEncoder().encode("timescoop key ring") } } };
  const signed = await navigator.credentials.get({ publicKey: { ...publicKey, extensions } });
  const secret = text(signed.getClientExtensionResults().prf.results.first);
  return { answer: JSON.stringify({ ...signed.toJSON(), clientExtensionResults: {} }), secret };
}"""


MAKE: Final = r"""async () => {
  const asked = await (await fetch("/profile/passkeys/new", { method: "POST" })).json();
  const publicKey = { ...PublicKeyCredential.parseCreationOptionsFromJSON(asked), excludeCredentials: [] };
  const made = await navigator.credentials.create({ publicKey });
  return { answer: JSON.stringify({ ...made.toJSON(), clientExtensionResults: {} }), secret: "A".repeat(43) };
}"""


@pytest.fixture
def devices(browser: Browser) -> Iterator[Callable[[], Page]]:
    """Tabs of browsers of their own, which may be refused something."""
    contexts: list[BrowserContext] = []

    def another() -> Page:
        contexts.append(browser.new_context())
        return contexts[-1].new_page()

    yield another
    for context in contexts:
        context.close()


def test_a_passkey_opens_a_profile_with_its_seats_where_nothing_is_known_of_it(
    served: Served, home: str, devices: Callable[[], Page]
) -> None:
    ada, phone = devices(), devices()
    session, there = with_authenticator(ada)
    make_profile(ada, home)
    ada.goto(home)
    ada.locator("form[action='/play'] button").first.click()
    ada.locator("#scene").wait_for()
    table = ada.url.removeprefix(home)
    row = stored(served)
    secret = next(each["value"] for each in ada.context.cookies() if each["name"] == "ring")
    assert secret not in str(row), "the store alone opens no ring"

    ada.context.clear_cookies()
    ada.goto(f"{home}/profile")
    expect(ada.get_by_role("button", name="Create profile")).to_be_visible(timeout=SLOW_MS)
    ada.get_by_role("button", name="Open with a passkey").click()
    expect(ada.locator("h1")).to_have_text("Ada", timeout=SLOW_MS)
    ada.goto(f"{home}{table}")
    expect(ada.locator("#dock")).to_be_visible(timeout=SLOW_MS)
    assert stored(served).signatures > row.signatures

    (copied,) = session.send("WebAuthn.getCredentials", {"authenticatorId": there})["credentials"]
    other, here = with_authenticator(phone)  # somebody has the private key, but not the secret behind it
    other.send("WebAuthn.addCredential", {"authenticatorId": here, "credential": copied})
    phone.goto(f"{home}/profile")
    phone.get_by_role("button", name="Open with a passkey").click()
    expect(phone.locator("#passkey-said")).not_to_be_empty(timeout=SLOW_MS)
    expect(phone.get_by_role("button", name="Create profile")).to_be_visible(timeout=SLOW_MS)

    ada.goto(f"{home}/profile")
    ada.get_by_role("button", name="Remove passkey 1").click()
    expect(ada.get_by_text("Passkey 1")).to_have_count(0, timeout=SLOW_MS)
    ada.context.clear_cookies()
    ada.goto(f"{home}/profile")
    ada.get_by_role("button", name="Open with a passkey").click()
    expect(ada.locator("#passkey-said")).to_have_text(
        "That didn't work. Try again, or use your recovery link.", timeout=SLOW_MS
    )


def test_an_answer_counts_once_for_what_was_asked_and_for_this_origin(
    served: Served, home: str, devices: Callable[[], Page]
) -> None:
    page, thief = devices(), devices()
    with_authenticator(page)
    make_profile(page, home)
    thief.goto(home)

    def status(answer: dict[str, Any], path: str = "/open", host: str = "") -> int:
        headers = {"Host": host, "Origin": f"http://{host}"} if host else {"Origin": home}
        return thief.request.post(f"{home}/profile/passkeys{path}", form=answer, headers=headers).status

    signed = page.evaluate(SIGN)
    assert status({**signed, "secret": "A" * 43}) == REFUSED, "it is not the secret of this passkey"
    assert status(signed) == REFUSED, "a challenge is answered once"
    signed = page.evaluate(SIGN)
    port = int(home.rpartition(":")[2])
    assert status(signed, host=f"localhost:{port + 1}") == REFUSED, "it was signed for another origin"
    signed = page.evaluate(SIGN)
    answer = json.loads(signed["answer"])
    answer["response"]["signature"] = answer["response"]["signature"][:-8] + "AAAAAAAA"
    assert status({**signed, "answer": json.dumps(answer)}) == REFUSED, "nobody has signed this"
    for nonsense in ("", "{}", '{"response": {"clientDataJSON": "x"}}', "[" * 1000, '{"id": 7}'):
        assert status({"answer": nonsense, "secret": "A" * 43}) == REFUSED
    signed = page.evaluate(SIGN)
    assert page.request.post(f"{home}/profile/passkeys", form=signed, headers={"Origin": home}).status == REFUSED
    signed = page.evaluate(SIGN)

    async def grow_old(host: Host) -> None:
        old = update(PASSKEY_CHALLENGE).values(expires=0.0)
        await host.store.keep(partial(Connection.execute, statement=old))

    served.do(grow_old)
    assert status(signed) == REFUSED, "it took too long"
    assert status(page.evaluate(SIGN)) == OK


def test_a_new_passkey_counts_for_the_profile_and_the_origin_that_asked_for_it(
    home: str, devices: Callable[[], Page]
) -> None:
    page, thief = devices(), devices()
    with_authenticator(page)
    make_profile(page, home)
    thief.goto(f"{home}/profile")
    thief.locator("#name").fill("Bo")
    thief.get_by_role("button", name="Create profile").click()
    expect(thief.locator("h1")).to_have_text("Bo", timeout=SLOW_MS)

    def status(who: Page, host: str = "") -> int:
        headers = {"Host": host, "Origin": f"http://{host}"} if host else {"Origin": home}
        return who.request.post(f"{home}/profile/passkeys", form=page.evaluate(MAKE), headers=headers).status

    assert status(thief) == REFUSED, "it was made for another profile"
    assert status(page, f"localhost:{int(home.rpartition(':')[2]) + 1}") == REFUSED, "it was made for another origin"
    assert status(page) == OK


def test_another_server_on_the_store_takes_the_answer(home: str, served: Served, devices: Callable[[], Page]) -> None:
    page = devices()
    with_authenticator(page)
    make_profile(page, home)
    signed = page.evaluate(SIGN)

    async def at_another(host: Host) -> str:
        app = create_app(await another_host(host), club=Club(passkeys=True))
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url=home, headers={"Origin": home}) as client:
            opened = await client.post("/profile/passkeys/open", data=signed)
            assert opened.status_code == OK, opened.text
            shown = (await client.get("/profile")).text
        await app.state.host.close()
        await app.state.host.store.close()
        return str(shown)

    assert "Ada" in served.do(at_another)


async def another_host(host: Host) -> Host:
    """Another server on the same store."""
    store = await Store.open(host.store.engine.url.render_as_string(hide_password=False))
    return await Host.start(store, pace=0, workers=0)


async def test_without_the_setting_or_at_an_address_there_are_no_passkeys(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        for club, base, found in (
            (Club(), "https://localhost", 404),
            (Club(passkeys=True), "https://127.0.0.1", 404),
            (Club(passkeys=True), "http://testserver", 404),
            (Club(passkeys=True), "https://testserver", 200),
            (Club(passkeys=True), "http://localhost", 200),
        ):
            transport = httpx.ASGITransport(create_app(host, club=club))
            async with httpx.AsyncClient(transport=transport, base_url=base) as client:
                asked = await client.post("/profile/passkeys/ask", headers={"Origin": base})
                assert asked.status_code == found, base
                assert ("data-passkey" in (await client.get("/profile")).text) == (found == OK)
                if found == OK:
                    assert asked.json()["rpId"] == base.partition("://")[2]
                    assert asked.json()["userVerification"] == "required"


async def test_challenges_that_wait_are_limited_and_profiles_have_ten_passkeys(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        passkeys = host.people.passkeys
        rows = [{"id": str(nth), "purpose": FOR_OPENING, "expires": 9e9} for nth in range(MOST_WAITING)]
        await host.store.keep(partial(Connection.execute, statement=insert(PASSKEY_CHALLENGE).values(rows)))
        with pytest.raises(HostingError, match="try again"):
            await passkeys.ask("x", FOR_OPENING)
        await host.people.profiles.save("ring", "Ada", "", "", "")
        profile = await host.people.profiles.of("ring")
        assert profile
        for nth in range(MOST):
            await passkeys.add(profile, Passkey(str(nth), "", 0, "", float(nth)))
        with pytest.raises(HostingError, match="at most 10"):
            await passkeys.add(profile, Passkey("more", "", 0, "", 0.0))
        await host.people.profiles.save("another ring", "Bo", "", "", "")
        bo = await host.people.profiles.of("another ring")
        assert bo
        await passkeys.remove(bo, "0")
        assert len(await passkeys.of(profile)) == MOST, "nobody removes the passkey of another"
        await passkeys.remove(profile, "0")
        with pytest.raises(HostingError, match="already"):
            await passkeys.add(profile, Passkey("1", "", 0, "", 0.0))
        first = (await passkeys.of(profile))[0]
        assert await passkeys.used(first, 5)
        assert not await passkeys.used(first, 6), "another server has seen it sign meanwhile"
        await host.people.profiles.delete(profile)
        assert not await host.store.read(select(PASSKEY))
