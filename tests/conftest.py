"""What every test shares: one async backend, and the mark of a test that drives a real browser."""

import os
import shutil
from typing import Any

import pytest
from hypothesis import settings

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (  # quiet enough for a closed network, and able to start as root in a container
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)

# No test may fail by the clock, and a red test must be red again tomorrow; the soak is there to look further.
settings.register_profile("timescoop", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("timescoop")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Run async tests on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """How to start Chromium: the one that CHROMIUM names, else the first on the path."""
    named = os.environ.get("CHROMIUM")
    found = named or next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if found is None:
        pytest.fail("No Chromium: install it (Debian: apt-get install chromium), or name one in CHROMIUM.")
    return {"executable_path": found, "args": list(FLAGS), "headless": True}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark whatever asks for a page, a context or a browser."""
    for item in items:
        asked = getattr(item, "fixturenames", ())
        if any(name in asked for name in ("page", "context", "new_context", "browser", "launch_browser")):
            item.add_marker(pytest.mark.browser)
