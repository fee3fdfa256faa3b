"""A real `goldenspike serve` with a database of its own, and the client it serves."""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import nullcontext, suppress
from pathlib import Path

import msgspec

from goldenspike.server.config import ClockSettings, Config
from goldenspike.server.http import static_files
from support.server.helpers import answers

WEB = Path(__file__).parents[3] / "web"
SERVE = Path(__file__).parents[1] / "server" / "serve.py"
READY_SECONDS = 120


class Served:
    """A server on loopback that can be killed and started again at the same address; `log`: where its words go."""

    def __init__(self, folder: Path, database: str | None = None, *flags: str) -> None:
        self.database = database or f"sqlite:///{folder / 'tables.db'}"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        own = ["--port", str(self.port), "--database", self.database]
        self.command = [sys.executable, "-m", "goldenspike", "serve", *own, *flags]
        self.log: Path | None = None
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with nullcontext() if self.log is None else self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command, start_new_session=True, stdout=subprocess.DEVNULL if log is None else log, stderr=log
            )
        end = time.monotonic() + READY_SECONDS
        while not answers(self.url):
            assert self.process.poll() is None, "the server did not start"
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.05)

    def kill(self) -> None:
        """Without any warning, its bots included."""
        if self.process is not None:
            with suppress(ProcessLookupError):  # it has ended by itself
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None


class Led(Served):
    """The same with a clock that can be set ahead, at which it looks all the time."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.lead = folder / "ahead"
        self.lead.write_text("0")
        config = msgspec.json.encode(Config(self.database, clocks=ClockSettings(watch_seconds=0.2))).decode()
        self.command = [sys.executable, str(SERVE), config, str(self.port), str(self.lead)]

    def wait(self, seconds: float) -> None:
        """So much later."""
        new = self.lead.with_suffix(".new")
        new.write_text(str(float(self.lead.read_text()) + seconds))
        new.replace(self.lead)


def build_client() -> None:
    """Builds the client unless it stands in the server's folder already, as new as its sources."""
    # Two workers of one test run must not build at once.
    with (Path(tempfile.gettempdir()) / "goldenspike-build-client").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if is_fresh():
            return
        npm = shutil.which("npm")
        if npm is None:
            assert static_files.is_built(), "The client is not built, and there is no npm here to build it: see web/."
            return
        if not (WEB / "node_modules").exists():
            run(npm, "ci")
        run(npm, "run", "build")


def is_fresh() -> bool:
    if not static_files.is_built():
        return False
    sources = (path for part in ("src", "public") for path in (WEB / part).rglob("*") if ".test." not in path.name)
    built = (static_files.FOLDER / static_files.INDEX).stat().st_mtime
    return all(path.stat().st_mtime <= built for path in sources if path.is_file())


def run(*command: str) -> None:
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"The client cannot be built: {' '.join(command)}\n{done.stdout}\n{done.stderr}"
