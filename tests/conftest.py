"""What every test shares: one async backend, and browsers beside it in one process."""

import asyncio
import gc
import os
import shutil
from collections.abc import Generator, Iterator
from typing import Any

import pytest
from hypothesis import settings
from hypothesis.internal.conjecture import providers
from playwright.sync_api import Browser, BrowserContext
from tests.breadth import WIDE
from tests.quick_stores import quick_stores, stores_as_shipped

__all__ = ["quick_stores", "stores_as_shipped"]

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the quickest first
WAITING = ("test_tools.py", "test_cluster.py", "test_kill.py", "test_full_server.py")  # mostly for other processes
FLAGS = (  # quiet enough for a closed network, and able to start as root in a container
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--font-render-hinting=none",  # text as the whole Chromium draws it
    "--no-first-run",
)

gc.set_threshold(50_000, 20, 20)  # all games lie in memory, and looking through them was a sixth of the time

# No test may fail by the clock, and a red test must be red again tomorrow; the soak is there to look further.
settings.register_profile("timescoop", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("timescoop")
# Else Hypothesis reads all of our modules for constants in every process, and draws by which of them are imported.
pytest.MonkeyPatch().setattr(providers, "is_local_module_file", lambda _path: False)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Run async tests on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """How to start Chromium: the one that CHROMIUM names, else the first of `BROWSERS` on the path."""
    named = os.environ.get("CHROMIUM")
    found = named or next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if found is None:
        pytest.fail("No Chromium: install it (Debian: apt-get install chromium), or name one in CHROMIUM.")
    return {"executable_path": found, "args": list(FLAGS), "headless": True}


UNPAINTED = """
new MutationObserver((_, observer) => {
  if (!document.documentElement) return;
  document.documentElement.style.opacity = '0.0001'; // below what Chromium paints, and no 0 for who asks
  observer.disconnect();
}).observe(document, { childList: true });
"""


@pytest.fixture(scope="session")
def browser(browser: Browser) -> Iterator[Browser]:
    """The browser of all tests. It is closed in its own event loop, even if the last test has another.

    Unless a test asks for one, there is no service worker: it would stand between a test and the server. Pages are laid
    out but not painted, which would be a third of a browser's work; a test that is about colours has them `painted`.
    """
    loop = asyncio._get_running_loop()
    fresh = browser.new_context

    def plain(**how: Any) -> BrowserContext:
        context = fresh(**how)
        if how.get("service_workers") != "allow":
            context.add_init_script("delete Navigator.prototype.serviceWorker")
        context.add_init_script(UNPAINTED)
        return context

    browser.new_context = plain  # type: ignore[method-assign]  # every context of a test begins so
    yield browser
    asyncio._set_running_loop(loop)


@pytest.fixture
def quick_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this process a judged choice is compared with nothing: it was the best one, and evens."""

    def evens(
        _game: object, _blind: object, _seat: int, line: object, *_: object
    ) -> tuple[float, float, float, object]:
        return 0.5, 0.5, 0.0, line

    monkeypatch.setattr("timescoop.bots.analysis.compare_with_best", evens)


def pytest_collection_finish() -> None:
    """Leave what has been imported out of every later look for garbage: it stays until the end."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_unconfigure() -> None:
    """Look for garbage once at the end; pytest looks five times, and each look goes through all that lies in memory."""
    gc.collect()
    gc.freeze()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark the tests that ask for a page, a context or a browser, and begin with those that take longest.

    Tests for the soak are left out elsewhere, as cases of a table are that `tests.breadth` does not choose.
    """
    long = [] if WIDE else [item for item in items if item.get_closest_marker("in_the_soak")]
    if long:
        items[:] = [item for item in items if item not in long]
        config.hook.pytest_deselected(items=long)
    for item in items:
        asked = getattr(item, "fixturenames", ())
        if any(name in asked for name in ("page", "context", "new_context", "browser", "launch_browser")):
            item.add_marker(pytest.mark.browser)
    items.sort(key=lambda item: (item.path.name not in WAITING, item.get_closest_marker("browser") is None))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Between its calls Playwright leaves its event loop marked as running: no other could run in this thread.

    It waits in a greenlet of its own, so while a test does without browsers the mark is taken off, and put back.
    """
    loop = asyncio._get_running_loop()
    if loop is None or item.get_closest_marker("browser"):
        return (yield)
    asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(None if loop.is_closed() else loop)
