"""A bot worker process, seen from the server: handles one request at a time, and is replaced when it fails."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from contextlib import suppress

import msgspec

from goldenspike.server.bots.memory import SentRecords
from goldenspike.server.bots.protocol import BotReply, BotRequest
from goldenspike.server.bots.worker import MAX_REPLY_BYTES, MAX_REQUEST_BYTES
from goldenspike.server.config import BotSettings

START_SECONDS = 30.0
RESTART_SECONDS = 5.0
"""The pause after a worker could not be started."""
STOP_MESSAGE = bytes(4)
"""An empty message: the bot must stop thinking."""


class BotFailure(Exception):  # noqa: N818
    """The bot returned no action."""


class BotProcess:
    """Starts the process when it is first needed, and again after a failure."""

    def __init__(self, settings: BotSettings) -> None:
        self._settings = settings
        self._process: asyncio.subprocess.Process | None = None
        self._packs: set[str] = set()
        self._sent = SentRecords()
        self._not_before = 0.0

    @property
    def pid(self) -> int | None:
        """The id of the process, while there is one."""
        return None if self._process is None or self._process.returncode is not None else self._process.pid

    async def ask(self, request: BotRequest, pack: dict[str, bytes]) -> BotReply:
        """The bot's reply, with an action. After any exception, such as BotFailure, the process may be gone."""
        try:
            process = await self._ensure_started()
            if request.sha256 not in self._packs:
                request = msgspec.structs.replace(request, files=pack)
            async with asyncio.timeout(self._settings.seconds):
                reply = await exchange(process, self._sent.shorten(request))
                if reply.memory_miss:
                    reply = await exchange(process, request)
        except TimeoutError:
            await self.stop()
            raise BotFailure(f"> {self._settings.seconds:g} s") from None
        except BaseException:
            await self.stop()  # its reply would be taken for the next request's
            raise
        self._packs.add(request.sha256)
        if reply.error is not None:
            self._sent.drop(request.table)
            raise BotFailure(reply.error)
        self._sent.mark_sent(request)
        return reply

    def cancel(self) -> None:
        """Make the bot choose at once, as nobody waits for its reply; the process stays."""
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.write(STOP_MESSAGE)

    async def stop(self) -> None:
        process, self._process = self._process, None
        self._packs.clear()
        self._sent.clear()
        if process is not None:
            await kill_process(process)

    async def _ensure_started(self) -> asyncio.subprocess.Process:
        if self.pid is None:
            await self.stop()
            if time.monotonic() < self._not_before:
                raise BotFailure("no worker")
            self._not_before = time.monotonic() + RESTART_SECONDS
            self._process = await start_process(self._settings)
            self._not_before = 0.0
        assert self._process is not None  # noqa: S101
        return self._process


async def start_process(settings: BotSettings) -> asyncio.subprocess.Process:
    """Start a worker, and wait until it has imported everything."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "goldenspike.server.bots.worker",
        str(settings.memory_bytes),
        *settings.modules,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        start_new_session=True,  # Ctrl+C stops the server, which stops its workers
    )
    try:
        async with asyncio.timeout(START_SECONDS):
            await receive_reply(process)
    except TimeoutError:
        await kill_process(process)
        raise BotFailure(f"> {START_SECONDS:g} s") from None
    except BaseException:
        await kill_process(process)
        raise
    return process


async def kill_process(process: asyncio.subprocess.Process) -> None:
    """Kill the process, with everything its bots have started."""
    if process.returncode is None:
        with suppress(ProcessLookupError, PermissionError):
            if sys.platform == "win32":
                process.kill()
            else:
                os.killpg(process.pid, signal.SIGKILL)
    await process.wait()


async def exchange(process: asyncio.subprocess.Process, request: BotRequest) -> BotReply:
    assert process.stdin is not None  # noqa: S101
    body = msgspec.json.encode(request)
    if len(body) > MAX_REQUEST_BYTES:
        raise BotFailure(f"> {MAX_REQUEST_BYTES} bytes")
    process.stdin.write(len(body).to_bytes(4, "big") + body)
    await process.stdin.drain()
    return await receive_reply(process)


async def receive_reply(process: asyncio.subprocess.Process) -> BotReply:
    assert process.stdout is not None  # noqa: S101
    size = int.from_bytes(await process.stdout.readexactly(4), "big")
    if size > MAX_REPLY_BYTES:
        raise BotFailure(f"> {MAX_REPLY_BYTES} bytes")
    return msgspec.json.decode(await process.stdout.readexactly(size), type=BotReply)
