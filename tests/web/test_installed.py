"""The installed app: its manifest and worker, and what opens without a line; no page of a table is ever kept."""

import json
from pathlib import Path

from playwright.sync_api import Browser, expect
from tests.web.test_matches import browser as client_of
from tests.web.test_matches import host_at

from timescoop.web import create_app
from timescoop.web.assets import FOLDER


async def test_the_manifest_names_icons_that_are_there_and_the_worker_is_asked_for_again(tmp_path: Path) -> None:
    manifest = json.loads((FOLDER / "timescoop.webmanifest").read_text("utf-8"))
    async with host_at(tmp_path) as host, client_of(create_app(host)) as client:
        for icon in manifest["icons"]:
            assert (await client.get(icon["src"])).status_code == 200, icon
        assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
        assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
        worker = await client.get("/worker.js")
        assert worker.headers["cache-control"] == "no-cache"
        assert worker.headers["content-type"].startswith("text/javascript")
        assert "set-cookie" not in worker.headers
        assert "You're offline" in (await client.get("/offline")).text.replace("&#39;", "'")


def test_what_was_read_opens_offline_and_says_so_but_no_table_does(address: str, browser: Browser) -> None:
    context = browser.new_context(service_workers="allow")  # what fails offline is told on the console
    base, page = address, context.new_page()
    page.set_default_timeout(60_000)
    page.goto(f"{base}/learn")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.goto(f"{base}/rules")
    page.goto(f"{base}/")
    page.get_by_role("button", name="Play now").click()
    page.locator("#scene").wait_for()
    table = page.url
    kept = page.evaluate(
        "caches.open('timescoop pages').then((kept) => kept.keys()).then((all) => all.map((one) => one.url))"
    )
    assert f"{base}/rules" in kept
    assert not [each for each in kept if "/matches/" in each or each == f"{base}/"]
    context.set_offline(True)
    page.goto(f"{base}/rules")
    expect(page.locator("#offline-line")).to_be_visible()
    page.goto(table)
    expect(page.get_by_role("heading", name="You're offline")).to_be_visible()
    assert page.locator("#scene").count() == 0
    context.close()
