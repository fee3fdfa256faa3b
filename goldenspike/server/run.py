"""Start a server: sockets, worker processes, uvicorn."""

from __future__ import annotations

import asyncio
import atexit
import errno
import gc
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from goldenspike import words
from goldenspike.errors import GoldenSpikeError
from goldenspike.server import settings
from goldenspike.server.config import Config, default_database
from goldenspike.server.http.access_log import AccessLog
from goldenspike.server.http.connections import raise_descriptor_limit
from goldenspike.server.util import metrics
from goldenspike.tables.time_source import TimeSource

if TYPE_CHECKING:
    from litestar import Litestar

CONFIG_VARIABLE = "GOLDENSPIKE_SERVER"
"""The environment variable in which worker processes find what they are started with."""
MASTER_VARIABLE = "GOLDENSPIKE_MASTER"
"""The environment variable in which worker processes find the process that started them."""
GRACE_SECONDS = 3
WORKER_TIMEOUT_SECONDS = 30
"""A worker that says nothing for so long is replaced. On a busy machine one may well be silent for some seconds."""
MASTER_POLL_SECONDS = 0.5
DEFAULT_PORT = 8_000
MAX_PORT = 65_535
SEND_BUFFER_BYTES = 128 * 1024
"""About how much of an answer the system holds until it is taken; the rest waits here, where it is noticed."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    packs: str | os.PathLike[str] | None = None,
    workers: int = 1,
    open_browser: bool = False,
) -> None:
    """Serve until stopped. Raises GoldenSpikeError for what cannot be started."""
    folder = None if packs is None else str(Path(packs))
    serve_with_options(Config(database or default_database(), folder, workers), host, port, open_browser)


def serve_with_flags(given: Mapping[str, str | None], open_browser: bool = False) -> None:
    """The same with what a command line gave, by the names of settings, and the environment."""
    usual = {"log_requests": False} if open_browser else {}  # who plays at home has no use for them
    wanted = settings.read_settings(given, usual)
    serve_with_options(wanted.config, wanted.host, wanted.port, open_browser)


def serve_with_options(
    config: Config, host: str, port: int | None, open_browser: bool = False, clock: TimeSource | None = None
) -> None:
    """The same with every setting. Without a port: at the usual one, or any other if somebody has that already."""
    check_startup(config)
    raise_descriptor_limit()
    with bind_any(host) if port is None else bind(host, port) as listening:
        os.environ[CONFIG_VARIABLE] = msgspec.json.encode(config).decode()
        # The system queues connections that arrive before the server is ready.
        announce(server_address(listening), open_browser)
        with suppress(KeyboardInterrupt):  # how an operator at a terminal stops it
            if config.workers > 1:
                run_workers(uvicorn_config(config, clock), listening)
            else:
                os.environ.pop(MASTER_VARIABLE, None)
                uvicorn.Server(uvicorn_config(config, clock)).run(sockets=[listening])


def uvicorn_config(config: Config, clock: TimeSource | None = None) -> uvicorn.Config:
    return uvicorn.Config(
        partial(app_from_environment, clock),
        factory=True,
        workers=config.workers,
        http="goldenspike.server.http.connections:ClientConnection",
        ws="none",
        interface="asgi3",
        lifespan="on",
        # HttpApplication applies proxy headers and logs requests; the access log receives all log records.
        proxy_headers=False,
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_worker_healthcheck=WORKER_TIMEOUT_SECONDS,
    )


def run_workers(how: uvicorn.Config, listening: socket.socket) -> None:
    access_log = AccessLog().start()
    os.environ[MASTER_VARIABLE] = str(os.getpid())
    with metrics.shared_metrics_folder():
        Multiprocess(how, sockets=[listening]).run()
    access_log.stop()


def check_startup(config: Config) -> None:
    """Check the configuration and upgrade the schema before anything is started."""
    from goldenspike.server.storage.store import is_postgresql, open_store
    from goldenspike.server.tables.pack_library import PackLibrary

    if config.workers < 1:
        raise GoldenSpikeError("server-workers-how-many", found=config.workers)
    if config.workers > 1 and not is_postgresql(config.database):
        raise GoldenSpikeError("server-workers-need-postgresql", workers=config.workers)
    if config.bots.processes < 1 and not is_postgresql(config.database):
        raise GoldenSpikeError("server-bots-need-postgresql")
    store = open_store(config)
    PackLibrary(store, config.packs)

    async def open_once() -> None:
        await store.open()
        await store.close()

    asyncio.run(open_once())


def bind_any(host: str) -> socket.socket:
    try:
        return bind(host, DEFAULT_PORT)
    except GoldenSpikeError:
        return bind(host, 0)


def bind(host: str, port: int) -> socket.socket:
    """Listen on an address. Two servers on one port would share its clients, so that is refused."""
    try:
        if not 0 <= port <= MAX_PORT:
            raise OSError(errno.EINVAL, "")
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.create_server((host, port), family=family, backlog=2_048)
    except OSError as error:
        # A host name that is not found has an error number of another kind and its own message.
        detail = str(error.strerror) if isinstance(error, socket.gaierror) else os.strerror(error.errno or errno.EINVAL)
        raise GoldenSpikeError("server-no-port", host=host, port=str(port), detail=detail) from None
    # Connections inherit it. The system would buffer megabytes for a client that reads nothing, unnoticed by us.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)
    return listening


def server_address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def announce(address: str, open_browser: bool) -> None:
    sys.stdout.write(words.say("server-running", address=address) + "\n")
    sys.stdout.flush()
    if open_browser and has_display():
        webbrowser.open(address)


def has_display() -> bool:
    """Whether there is a graphical browser: a text browser would block the server until it is closed."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def app_from_environment(clock: TimeSource | None = None) -> Litestar:
    """Create the application of this process, with the configuration that the master left in the environment."""
    from goldenspike.server.app import create_app

    if MASTER_VARIABLE in os.environ:
        threading.Thread(
            target=exit_with_master, args=[int(os.environ[MASTER_VARIABLE])], daemon=True, name="master"
        ).start()
    # Menus are thousands of small dicts that live for a moment: the usual thresholds look through everything else, over
    # and over, to find none of them gone. A seventh of all time went there.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 10, 50)
    access_log = AccessLog().start()
    atexit.register(access_log.stop)
    app = create_app(msgspec.json.decode(os.environ[CONFIG_VARIABLE], type=Config), access_log, clock)
    app.on_startup.append(close_streams_on_exit)
    return app


def exit_with_master(master: int) -> None:
    """Exit when the master process is gone: a worker would run for ever, unseen. Acknowledged moves are stored."""
    while os.getppid() == master:
        time.sleep(MASTER_POLL_SECONDS)
    metrics.remove_metrics_folder()
    os._exit(1)


async def close_streams_on_exit(app: Litestar) -> None:
    """Close event streams on shutdown, which uvicorn would wait for: they never end by themselves."""
    loop = asyncio.get_running_loop()

    def exit_with(earlier: Any) -> Any:
        def handle(number: int, frame: Any) -> None:
            loop.call_soon_threadsafe(app.state.services.live_updates.close)
            if callable(earlier):
                earlier(number, frame)

        return handle

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, exit_with(signal.getsignal(number)))
