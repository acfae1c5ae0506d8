"""What a host measures, for Prometheus: moves, the store, bots, matches in memory and open streams."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)  # seconds
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80)  # seconds of a bot's decision


class Metrics:
    """The figures of one server. Names end in their unit; all times are seconds.

    No label holds a match, a seat, a name or an address.
    """

    def __init__(self) -> None:
        """Start every figure at 0."""
        to = self.registry = CollectorRegistry()
        self.moves = Counter("timescoop_moves", "Answers that were saved.", ["by"], registry=to)
        self.saved = Histogram(
            "timescoop_save_seconds", "Time until a move is in the store.", registry=to, buckets=QUICK
        )
        self.shown = Histogram(
            "timescoop_show_seconds", "Time from a move to the new page in a stream.", registry=to, buckets=QUICK
        )
        self.store = Histogram(
            "timescoop_store_seconds", "Time that the store takes.", ["action"], registry=to, buckets=QUICK
        )
        self.store_errors = Counter("timescoop_store_errors", "Reads and writes that failed.", registry=to)
        self.thoughts = Histogram(
            "timescoop_bot_seconds", "Time that a bot thinks, without waiting.", registry=to, buckets=SLOW
        )
        self.streams = Gauge("timescoop_streams", "Open streams.", registry=to)
        self.requests = Counter("timescoop_requests", "Requests answered.", ["method", "route", "status"], registry=to)
        self.answered = Histogram(
            "timescoop_request_seconds", "Time until a response is sent; streams left out.", ["route"], registry=to,
            buckets=QUICK,
        )  # fmt: skip

    def watch(self, name: str, what: str, read: Callable[[], float]) -> None:
        """Add a figure that is computed on request."""
        Gauge(f"timescoop_{name}", what, registry=self.registry).set_function(read)

    def move_saved(self, by: str, count: int, seconds: float) -> None:
        """Count answers that were saved together: by a "person", a "bot", or the "rules" of a solitaire."""
        self.moves.labels(by).inc(count)
        self.saved.observe(seconds)

    def store_took(self, action: str, seconds: float, *, failed: bool) -> None:
        """Count a "read" or a "write" of the store."""
        self.store.labels(action).observe(seconds)
        if failed:
            self.store_errors.inc()

    def text(self) -> bytes:
        """All figures in Prometheus' text format."""
        return generate_latest(self.registry)
