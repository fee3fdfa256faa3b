"""Prometheus metrics of the server: `GET /metrics`.

With several workers, each writes its numbers to files in a shared folder, and the worker that is asked adds them up.
"""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

from goldenspike import __version__

CONTENT_TYPE = CONTENT_TYPE_LATEST
FOLDER_VARIABLE = "PROMETHEUS_MULTIPROC_DIR"
REQUEST_BUCKETS = (0.005, 0.02, 0.05, 0.1, 0.5, 2.0)
BOT_BUCKETS = (0.01, 0.1, 0.5, 1.0, 5.0, 10.0, 30.0)

disable_created_metrics()  # type: ignore[no-untyped-call]

build_info = Gauge("goldenspike_build_info", "the running version; always 1", ["version"], multiprocess_mode="livemax")
build_info.labels(__version__).set(1)

requests = Counter("goldenspike_requests", "requests answered", ["route", "method", "status"])
request_seconds = Histogram(
    "goldenspike_request_seconds", "from a request to its answer", ["route"], buckets=REQUEST_BUCKETS
)
errors = Counter("goldenspike_errors", "internal errors")
log_lines_dropped = Counter("goldenspike_log_lines_dropped", "log lines dropped because the reader was too slow")

connections = Gauge("goldenspike_connections", "open connections", multiprocess_mode="livesum")
connections_refused = Counter("goldenspike_connections_refused", "connections refused because there was no room")
connections_dropped = Counter(
    "goldenspike_connections_dropped", "slow, silent or idle connections ended, or to make room"
)

moves = Counter("goldenspike_moves", "moves written to the database")
notifications = Counter("goldenspike_notices", "notification deliveries attempted", ["channel", "outcome"])
live_tables = Gauge("goldenspike_live_tables", "tables in memory", multiprocess_mode="livesum")
live_bytes = Gauge("goldenspike_live_bytes", "approximate memory of live tables", multiprocess_mode="livesum")
streams = Gauge("goldenspike_streams", "open event streams", multiprocess_mode="livesum")

bot_questions = Gauge(
    "goldenspike_bot_questions", "bot decisions waiting or being computed", multiprocess_mode="livemax"
)
bot_waiting_seconds = Histogram("goldenspike_bot_waiting_seconds", "before a bot begins to think", buckets=BOT_BUCKETS)
bot_thinking_seconds = Histogram("goldenspike_bot_thinking_seconds", "for one decision", buckets=BOT_BUCKETS)
bot_failures = Counter("goldenspike_bot_failures", "bot decisions made by a fallback bot")


def render_metrics() -> bytes:
    """The metrics of all processes of this server."""
    folder = os.environ.get(FOLDER_VARIABLE)
    if folder is None:
        return generate_latest(REGISTRY)
    remove_dead_workers(Path(folder))
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def remove_dead_workers(folder: Path) -> None:
    """Remove the gauges of dead workers; their counters stay."""
    for path in folder.glob("gauge_live*.db"):
        found = re.search(r"_(\d+)\.db$", path.name)
        if found is not None and not _is_alive(int(found[1])):
            path.unlink(missing_ok=True)


def _is_alive(process: int) -> bool:
    with suppress(PermissionError):
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return False
    return True


@contextmanager
def shared_metrics_folder() -> Iterator[None]:
    """Give the workers that are started meanwhile a shared folder for their metrics."""
    with tempfile.TemporaryDirectory(prefix="goldenspike-", ignore_cleanup_errors=True) as folder:
        os.environ[FOLDER_VARIABLE] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER_VARIABLE]


def remove_metrics_folder() -> None:
    """Remove the shared folder, for a master that was killed."""
    shutil.rmtree(os.environ.get(FOLDER_VARIABLE, ""), ignore_errors=True)
