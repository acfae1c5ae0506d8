"""Pages and live updates: tables in the browser for people, and the same in JSON for programs.

`create_app` gives the ASGI application of a host; `serve` runs one on an address.

>>> import asyncio, httpx, tempfile
>>> from timescoop.hosting import Host, Store
>>> from timescoop.web import create_app
>>> async def home(folder):
...     store = await Store.open(f"sqlite+aiosqlite:///{folder}/matches.db")
...     host = await Host.start(store, workers=0)
...     transport = httpx.ASGITransport(create_app(host))
...     async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
...         print((await client.get("/")).status_code)
...     await host.close()
...     await store.close()
>>> with tempfile.TemporaryDirectory() as folder:
...     asyncio.run(home(folder))
200
"""

from timescoop.web.app import create_app
from timescoop.web.club import club_from
from timescoop.web.reports.report_frames import report_page
from timescoop.web.serving import NoPort, serve
from timescoop.web.working import work

__all__ = ["NoPort", "club_from", "create_app", "report_page", "serve", "work"]
