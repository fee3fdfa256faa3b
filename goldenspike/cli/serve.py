"""`goldenspike serve`: the web application."""

from __future__ import annotations

from pathlib import Path

from goldenspike.errors import GoldenSpikeError
from goldenspike.server import serve as run

USUAL_PORT = 8000


def serve(host: str, port: int | None, database: str | None, packs: Path | None, workers: int, browser: bool) -> int:
    """Who names no port wants the usual one, or any other if somebody has that already."""
    try:
        run(host, USUAL_PORT if port is None else port, database, packs, workers, browser)
    except GoldenSpikeError as error:
        if port is not None or error.key != "server-no-port":
            raise
        run(host, 0, database, packs, workers, browser)
    return 0
