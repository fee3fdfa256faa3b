"""What a server counts, for whoever keeps it: `GET /metrics`, in the format of Prometheus.

With several workers each keeps its numbers in files of a folder they share, and whichever is asked adds them up. Gauges
are moved by `inc` and `dec`, or `set`, where the thing happens.
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
errors = Counter("goldenspike_errors", "defects of the server")
log_lines_dropped = Counter("goldenspike_log_lines_dropped", "lines of the log that nobody took in time")

connections = Gauge("goldenspike_connections", "open connections", multiprocess_mode="livesum")
connections_refused = Counter("goldenspike_connections_refused", "newcomers for whom there was no room")
connections_dropped = Counter(
    "goldenspike_connections_dropped", "slow, silent or idle connections ended, or to make room"
)

moves = Counter("goldenspike_moves", "moves written to the database")
notifications = Counter("goldenspike_notices", "attempts to call somebody back to a table", ["channel", "outcome"])
live_tables = Gauge("goldenspike_live_tables", "tables in memory", multiprocess_mode="livesum")
live_bytes = Gauge("goldenspike_live_bytes", "about what tables in memory take", multiprocess_mode="livesum")
streams = Gauge("goldenspike_streams", "listeners", multiprocess_mode="livesum")

bot_questions = Gauge("goldenspike_bot_questions", "questions to bots not yet answered", multiprocess_mode="livemax")
bot_waiting_seconds = Histogram("goldenspike_bot_waiting_seconds", "before a bot begins to think", buckets=BOT_BUCKETS)
bot_thinking_seconds = Histogram("goldenspike_bot_thinking_seconds", "for one decision", buckets=BOT_BUCKETS)
bot_failures = Counter("goldenspike_bot_failures", "decisions that a bot owed and another made for it")


def render_metrics() -> bytes:
    """All of it, of all processes of this server."""
    folder = os.environ.get(FOLDER_VARIABLE)
    if folder is None:
        return generate_latest(REGISTRY)
    remove_dead_workers(Path(folder))
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def remove_dead_workers(folder: Path) -> None:
    """What a worker that is gone has counted stays; how many tables it had in memory does not."""
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
    """Gives the workers that are started meanwhile a folder for their numbers."""
    with tempfile.TemporaryDirectory(prefix="goldenspike-", ignore_cleanup_errors=True) as folder:
        os.environ[FOLDER_VARIABLE] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER_VARIABLE]


def remove_metrics_folder() -> None:
    """In place of a master that cannot any more."""
    shutil.rmtree(os.environ.get(FOLDER_VARIABLE, ""), ignore_errors=True)
