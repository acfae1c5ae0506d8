"""A real server, to be told to end: `python -m tests.hosting.stopping ADDRESS PORT`.

It says the id and the keys of a match that it lays, once somebody can come.
"""

import asyncio
import json
import sys
from random import Random

import uvicorn

from timescoop.hosting import Host, SeatPlan, Store
from timescoop.web import create_app
from timescoop.web.serving import Server, listening


async def serve(address: str, port: int) -> None:
    """Serve until told to end."""
    store = await Store.open(address)
    host = await Host.start(store, pace=0.0, workers=0, luck=Random(2012))
    with listening("127.0.0.1", port) as sock:
        config = uvicorn.Config(create_app(host), log_level="warning", lifespan="off", timeout_graceful_shutdown=1)
        server = Server(config, host)
        serving = asyncio.create_task(server.serve(sockets=[sock]))
        plans = [SeatPlan("person", "Elisabeth"), SeatPlan("person", "Tom")]
        match = await host.new_match("invasion", edition="classic", seats=plans)
        told = {"port": sock.getsockname()[1], "match": match.id, "keys": [match.keys[0], match.keys[1]]}
        sys.stdout.write(json.dumps(told) + "\n")
        sys.stdout.flush()
        await serving
    await store.close()


if __name__ == "__main__":
    asyncio.run(serve(sys.argv[1], int(sys.argv[2])))
