"""What an operator sees of a server: figures, requests by their ids, and the version."""

import io
import json
import logging
import re
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from tests.web.test_matches import SCRIPT, host_at, number_in, options_in, seats_at
from tests.wire.client import Client

from timescoop.hosting import REQUEST, log_json
from timescoop.web import create_app
from timescoop.web.access.operator_access import Operator

KEY = "an operator's key of some length"
BEARER = {"Authorization": f"Bearer {KEY}"}


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """What the server writes to its log."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    written = io.StringIO()
    log_json(written)
    yield written
    root.handlers[:] = before
    root.setLevel(level)


def lines_of(log: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


def figure(text: str, name: str) -> float:
    """A figure by its name and labels."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found, f"{name} is missing:\n{text}"
    return float(found[1])


async def test_figures_count_moves_streams_and_what_the_store_takes(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        app = create_app(host, operator=Operator(local=True))
        match, clients = await seats_at(host, app)
        asked = match.timeline.table.waiting()[0]
        page = (await clients[asked].get(f"/matches/{match.id}")).text
        reader = Client(app)
        stream = await reader.listen(f"/matches/{match.id}/stream")
        before = (await reader.get("/metrics")).text
        form = {"number": str(number_in(page)), "option": str(options_in(page)[0])}
        assert (await clients[asked].post(f"/matches/{match.id}/answer", data=form, headers=SCRIPT)).status_code == 204
        after = (await reader.get("/metrics")).text
        person = 'timescoop_moves_total{by="person"}'
        assert figure(after, person) == 1
        assert person not in before
        assert figure(before, "timescoop_streams") == 1
        assert figure(after, "timescoop_save_seconds_count") == figure(before, "timescoop_save_seconds_count") + 1
        assert figure(after, 'timescoop_store_seconds_count{action="write"}') > 0
        assert figure(after, "timescoop_matches_loaded") == 1
        answer = 'timescoop_requests_total{method="POST",route="/matches/{match}/answer",status="204"}'
        assert figure(after, answer) == 1
        assert match.id not in after
        assert "Elisabeth" not in after
        await stream.close()
        assert figure((await reader.get("/metrics")).text, "timescoop_streams") == 0


async def test_bots_report_how_long_they_think_and_a_failing_store_is_counted(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        host.bots.pool.thought(0.5)
        host.store.timed("read", 0.1, failed=True)
        text = host.metrics.text().decode()
        assert figure(text, "timescoop_bot_seconds_sum") == 0.5
        assert figure(text, "timescoop_store_errors_total") == 1
        assert figure(text, "timescoop_bots_waiting") == 0


async def test_figures_are_for_the_operator_and_for_this_machine(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        near = create_app(host, operator=Operator(KEY, local=True))
        proxied = create_app(host, operator=Operator(KEY, local=False))
        assert (await Client(near).get("/metrics")).status == 200
        assert (await Client(near, address="192.168.0.9").get("/metrics")).status == 404
        for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"):
            assert (await Client(near).get("/metrics", {header: "127.0.0.1"})).status == 404, header
        assert (await Client(proxied).get("/metrics")).status == 404
        assert (await Client(proxied, address="192.168.0.9").get("/metrics", BEARER)).status == 200
        for wrong in (KEY[:-1], "", KEY + "x"):
            assert (await Client(proxied).get("/metrics", {"Authorization": f"Bearer {wrong}"})).status == 404
        keyless = create_app(host, operator=Operator("", local=False))
        assert (await Client(keyless).get("/metrics", {"Authorization": "Bearer "})).status == 404
        assert (await Client(create_app(host)).get("/metrics")).status == 404


async def test_each_request_has_an_id_in_its_answer_and_in_the_log(tmp_path: Path, log: io.StringIO) -> None:
    async with host_at(tmp_path) as host:
        client = Client(create_app(host))
        one, two = await client.get("/"), await client.get("/nothing-here")
        ids = [each.header("x-request-id") for each in (one, two)]
        assert all(re.fullmatch("[0-9a-f]{16}", each) for each in ids)
        assert ids[0] != ids[1]
        rows = [row for row in lines_of(log) if row["logger"] == "timescoop.access"]
        told = [(row["request"], row["route"], row["status"], row["address"]) for row in rows]
        assert told == [(ids[0], "/", 200, "127.0.0.1"), (ids[1], "none", 404, "127.0.0.1")]
        assert REQUEST.get() == ""


async def test_a_crash_is_told_by_the_id_of_its_request(tmp_path: Path, log: io.StringIO) -> None:
    async def broken(_request: Request) -> Response:
        raise RuntimeError("postgresql://me:hidden@host cannot be reached")

    async with host_at(tmp_path) as host:
        app = create_app(host)
        app.router.routes.insert(0, Route("/broken/{key}", broken))
        answer = await Client(app).get("/broken/secret")
        name = answer.header("x-request-id")
        assert answer.status == 500
        assert f"request <code>{name}</code>" in answer.text
        assert answer.header("content-security-policy")
        [row] = [row for row in lines_of(log) if row["level"] == "error"]
        assert row["request"] == name
        assert "RuntimeError" in row["traceback"]
        assert "hidden" not in log.getvalue()


async def test_a_client_that_hangs_up_in_the_middle_of_its_form_is_no_crash(tmp_path: Path, log: io.StringIO) -> None:
    """A phone that loses its line, or a page that is left, is no reason to wake an operator."""
    arriving: list[dict[str, Any]] = [
        {"type": "http.request", "body": b"theme=", "more_body": True},
        {"type": "http.disconnect"},
    ]
    statuses: list[int] = []

    async def receive() -> dict[str, Any]:
        return arriving.pop(0)

    async def send(message: Any) -> None:
        statuses.extend([message["status"]] if "status" in message else [])

    async with host_at(tmp_path) as host:
        app = create_app(host, operator=Operator(local=True))
        client = Client(app)
        form = [("content-type", "application/x-www-form-urlencoded"), ("content-length", "40"), *SCRIPT.items()]
        await app(client.scope("POST", "/preferences", form), receive, send)
        assert statuses == [499]
        assert {row["level"] for row in lines_of(log)} == {"info"}
        counted = 'timescoop_requests_total{method="POST",route="/preferences",status="499"}'
        assert figure((await client.get("/metrics")).text, counted) == 1


async def test_no_key_reaches_the_log(tmp_path: Path, log: io.StringIO) -> None:
    async with host_at(tmp_path) as host:
        match, _ = await seats_at(host, app := create_app(host))
        key = "k" * 32
        client = Client(app)
        await client.get(f"/seats/{match.id}/{key}")
        await client.get(f"/matches/{match.id}", {"Cookie": f"seat_{match.id}={key}", "Authorization": f"Bearer {key}"})
        logging.getLogger("timescoop.web").warning("odd: /seats/%s/%s?x, Bearer %s, ring=%s;", match.id, key, key, key)
        assert len(lines_of(log)) >= 3
        assert key not in log.getvalue()


async def test_the_version_stands_on_pages_and_in_the_api(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        client = Client(create_app(host))
        assert f"Timescoop {version('timescoop')}" in (await client.get("/rules")).text
        assert (await client.get("/api/version")).json == {"version": version("timescoop")}
        assert (await client.get("/api/openapi.json")).json["info"]["version"] == version("timescoop")
