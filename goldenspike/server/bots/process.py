"""A worker process for bots as its server sees it: asked one question at a time, replaced when it fails."""

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
"""How long not to try again after a worker could not be started."""
STOP_MESSAGE = bytes(4)
"""The message without content."""


class BotFailure(Exception):  # noqa: N818
    """The bot gave no action."""


class BotProcess:
    def __init__(self, settings: BotSettings) -> None:
        self._settings = settings
        self._process: asyncio.subprocess.Process | None = None
        self._packs: set[str] = set()
        self._told = SentRecords()
        self._not_before = 0.0

    @property
    def pid(self) -> int | None:
        """Of the process, while there is one."""
        return None if self._process is None or self._process.returncode is not None else self._process.pid

    async def ask(self, question: BotRequest, pack: dict[str, bytes]) -> BotReply:
        """With an action. Raises BotFailed, and whatever may happen on the way; then the process is gone."""
        try:
            process = await self._running()
            if question.sha256 not in self._packs:
                question = msgspec.structs.replace(question, files=pack)
            async with asyncio.timeout(self._settings.seconds):
                answer = await exchange(process, self._told.shorten(question))
                if answer.forgotten:
                    answer = await exchange(process, question)
        except TimeoutError:
            await self.stop()
            raise BotFailure(f"> {self._settings.seconds:g} s") from None
        except BaseException:
            await self.stop()  # its answer would be taken for the next question's
            raise
        self._packs.add(question.sha256)
        if answer.error is not None:
            self._told.drop(question.table)
            raise BotFailure(answer.error)
        self._told.note(question)
        return answer

    def hush(self) -> None:
        """Nobody waits for the answer any more: the bot is to choose at once, and the process stays."""
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.write(STOP_MESSAGE)

    async def stop(self) -> None:
        process, self._process = self._process, None
        self._packs.clear()
        self._told.clear()
        if process is not None:
            await kill_process(process)

    async def _running(self) -> asyncio.subprocess.Process:
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
    """A worker that has imported everything: that takes longer than many bots think."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "goldenspike.server.bots.worker",
        str(settings.memory_bytes),
        *settings.modules,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        start_new_session=True,  # who stops a server at its terminal stops the server, and that stops its workers
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
    """With all that its bots have started."""
    if process.returncode is None:
        with suppress(ProcessLookupError, PermissionError):
            if sys.platform == "win32":
                process.kill()
            else:
                os.killpg(process.pid, signal.SIGKILL)
    await process.wait()


async def exchange(process: asyncio.subprocess.Process, question: BotRequest) -> BotReply:
    assert process.stdin is not None  # noqa: S101
    body = msgspec.json.encode(question)
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
