"""Starting a server."""

from __future__ import annotations

import os
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from goldenspike.errors import GoldenSpikeError
from goldenspike.server.config import Config, default_database

if TYPE_CHECKING:
    from litestar import Litestar

CONFIG = "GOLDENSPIKE_SERVER"
"""The environment variable in which worker processes find what they are started with."""
GRACE_SECONDS = 3


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    packs: str | os.PathLike[str] | None = None,
    workers: int = 1,
    open_browser: bool = False,
) -> None:
    """Serve until stopped. Raises GoldenSpikeError for what cannot be started."""
    config = Config(
        database=database or default_database(), packs=None if packs is None else str(Path(packs)), workers=workers
    )
    run(config, host, port, open_browser)


def run(config: Config, host: str, port: int, open_browser: bool = False) -> None:
    """The same with every setting."""
    import uvicorn

    from goldenspike.server.storage.store import is_postgresql

    if config.workers < 1:
        raise GoldenSpikeError("server-workers-how-many", found=config.workers)
    if config.workers > 1 and not is_postgresql(config.database):
        raise GoldenSpikeError("server-workers-need-postgresql", workers=config.workers)
    if open_browser:
        threading.Timer(1.0, webbrowser.open, [f"http://{host}:{port}/"]).start()
    os.environ[CONFIG] = msgspec.json.encode(config).decode()
    uvicorn.run(
        "goldenspike.server.run:app_of_environment",
        factory=True,
        host=host,
        port=port,
        workers=config.workers,
        http="httptools",
        # Addresses hold the tokens of seats: they are written down nowhere.
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


def app_of_environment() -> Litestar:
    """The application of a worker process."""
    from goldenspike.server.app import create_app

    return create_app(msgspec.json.decode(os.environ[CONFIG], type=Config))
