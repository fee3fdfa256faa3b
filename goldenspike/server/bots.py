"""Bots, asked in worker processes of their own: one that loops, crashes or leaks never touches a table.

A bot has its time. It is asked once more if it fails; then another takes its place, and the players are told. All enter
by the same door as people.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Iterable
from contextlib import suppress
from random import Random
from typing import Any

import msgspec

from goldenspike import words
from goldenspike.errors import GoldenSpikeError
from goldenspike.kernel.game import Ask
from goldenspike.kernel.illegal import Illegal
from goldenspike.lessons import is_lesson
from goldenspike.server.bot_worker import Answer, Question
from goldenspike.server.config import BotSettings
from goldenspike.server.errors import Refused
from goldenspike.server.storage import Unavailable
from goldenspike.server.table import STAND_IN, LiveTable
from goldenspike.server.tables import Tables

ATTEMPTS = 2
LAST_RESORT = "random"
START_SECONDS = 30.0
UNAVAILABLE_SECONDS = 1.0

log = logging.getLogger(__name__)


class BotFailed(Exception):  # noqa: N818
    """The bot gave no action that can be played."""


class Thinkers:
    """Asks the program whose turn it is, table by table."""

    def __init__(self, tables: Tables, settings: BotSettings) -> None:
        self._tables = tables
        self._pool = Pool(settings)
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._due: set[str] = set()

    def ask(self, table: LiveTable) -> None:
        """See to it that the table's program is asked, or asked anew if it is thinking about an older position."""
        self._due.add(table.id)
        if table.id not in self._thinking:
            task = asyncio.create_task(self._think(table))
            self._thinking[table.id] = task
            task.add_done_callback(lambda _: self._thinking.pop(table.id, None))

    async def close(self) -> None:
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._pool.close()

    async def _think(self, table: LiveTable) -> None:
        while table.id in self._due:
            self._due.discard(table.id)
            try:
                await self._move(table)
            except Unavailable:
                self._due.add(table.id)
                await asyncio.sleep(UNAVAILABLE_SECONDS)
            except (Refused, Illegal):
                pass  # The position changed while the bot was thinking; whoever changed it has asked again.
            except GoldenSpikeError as error:
                log.error("%s", error)

    async def _move(self, table: LiveTable) -> None:
        bot, seat, ply = table.asked_bot, table.asked, table.ply
        if bot is None or seat is None:
            return
        action = await self._choose(table, seat, bot)
        if action is None and table.ply == ply:
            bot, action = await self._stand_in(table, seat, bot)
        await self._tables.act(table, (seat,), seat, ply, action, bot)

    async def _choose(self, table: LiveTable, seat: int, bot: str) -> Any:
        """An action that can be played, or None if the bot has none to give."""
        question = self._question(table, seat, bot)
        for _ in range(ATTEMPTS):
            try:
                action = await self._pool.ask(question, table.pack.files)
                table.play.clone().act(action)
            except (BotFailed, Illegal) as error:
                log.warning("%s", words.say("server-log-bot-failed", bot=bot, table=table.id, detail=str(error)))
            else:
                return action
        return None

    async def _stand_in(self, table: LiveTable, seat: int, bot: str) -> tuple[str, Any]:
        """Another bot's answer; if even that one fails, anything that is allowed."""
        if bot != STAND_IN:
            action = await self._choose(table, seat, STAND_IN)
            if action is not None:
                return STAND_IN, action
        pending = table.play.pending
        if not isinstance(pending, Ask):
            raise Refused(409, "server-not-asked")
        return LAST_RESORT, msgspec.to_builtins(pending.menu.sample(Random(table.ply)))

    def _question(self, table: LiveTable, seat: int, bot: str) -> Question:
        # At a lesson everybody meets the same rivals.
        seed = 0 if is_lesson(table.id) else self._tables.signer.bot_seed(table.id, seat, table.ply)
        return Question(bot, seed, seat, table.play.record(), table.pack.sha256)


class Pool:
    """So many worker processes, started when first needed and replaced when they die."""

    def __init__(self, settings: BotSettings) -> None:
        self._settings = settings
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        self._workers = [Worker(settings) for _ in range(settings.processes)]
        for worker in self._workers:
            self._idle.put_nowait(worker)

    async def ask(self, question: Question, pack: dict[str, bytes]) -> Any:
        """Raises BotFailed. Waiting for a worker is not the bot's time."""
        worker = await self._idle.get()
        try:
            return await worker.ask(question, pack)
        finally:
            self._idle.put_nowait(worker)

    async def close(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self._workers))


class Worker:
    """One process that answers one question at a time."""

    def __init__(self, settings: BotSettings) -> None:
        self._settings = settings
        self._process: asyncio.subprocess.Process | None = None
        self._packs: set[str] = set()

    async def ask(self, question: Question, pack: dict[str, bytes]) -> Any:
        try:
            process = await self._running()
            if question.sha256 not in self._packs:
                question = msgspec.structs.replace(question, files=pack)
            async with asyncio.timeout(self._settings.seconds):
                answer = await exchange(process, question)
        except TimeoutError:
            await self.stop()
            raise BotFailed(f"> {self._settings.seconds:g} s") from None
        except (OSError, EOFError, msgspec.DecodeError) as error:
            await self.stop()
            raise BotFailed(type(error).__name__) from None
        except asyncio.CancelledError:
            await self.stop()  # its answer would be taken for the next question's
            raise
        self._packs.add(question.sha256)
        if answer.error is not None:
            raise BotFailed(answer.error)
        return answer.action

    async def stop(self) -> None:
        process, self._process = self._process, None
        self._packs.clear()
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            await self.stop()
            self._process = await start(self._settings.modules)
        return self._process


async def start(modules: Iterable[str]) -> asyncio.subprocess.Process:
    """A worker that has imported everything: that takes longer than many bots think."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "goldenspike.server.bot_worker",
        *modules,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        async with asyncio.timeout(START_SECONDS):
            await receive(process)
    except BaseException:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        raise
    return process


async def exchange(process: asyncio.subprocess.Process, question: Question) -> Answer:
    assert process.stdin is not None  # noqa: S101
    body = msgspec.msgpack.encode(question)
    process.stdin.write(len(body).to_bytes(4, "big") + body)
    await process.stdin.drain()
    return await receive(process)


async def receive(process: asyncio.subprocess.Process) -> Answer:
    assert process.stdout is not None  # noqa: S101
    size = int.from_bytes(await process.stdout.readexactly(4), "big")
    return msgspec.msgpack.decode(await process.stdout.readexactly(size), type=Answer)
