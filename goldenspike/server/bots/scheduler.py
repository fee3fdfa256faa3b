"""The bot scheduler: asks bots in worker processes and plays their moves.

A bot that loops, crashes or leaks cannot harm a table. A bot that fails or runs out of time is asked once more; then
another bot takes its place, and the players see that. If that fails too, any legal move is played: only an unavailable
database makes a table wait. Bots' moves go through the same commands as people's.
"""

from __future__ import annotations

import asyncio
import importlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import msgspec

from goldenspike import words
from goldenspike.errors import GoldenSpikeError
from goldenspike.kernel.game import Ask, Menu
from goldenspike.lessons import is_lesson
from goldenspike.server.bots.process import BotFailure, BotProcess
from goldenspike.server.bots.protocol import BotReply, BotRequest
from goldenspike.server.bots.queue import ObsoleteTask, bot_queue_of
from goldenspike.server.bots.time_budget import TurnBudgets
from goldenspike.server.bots.worker import error_detail
from goldenspike.server.config import BotSettings
from goldenspike.server.storage import DatabaseUnavailable
from goldenspike.server.tables.commands import TableCommands
from goldenspike.server.tables.registry import TableRegistry
from goldenspike.server.util import metrics
from goldenspike.tables.history import BotDecision
from goldenspike.tables.live_table import LAST_RESORT_BOT, STAND_IN_BOT, LiveTable
from goldenspike.tables.refusals import RequestRefused

MAX_ATTEMPTS = 2
PAUSE_SECONDS = 1.0
"""The pause after an unexpected error, and while the database is unavailable."""

log = logging.getLogger(__name__)
DecisionSource = Callable[[], Awaitable[BotReply]]
"""Chooses an action, in one of several ways."""


class BotScheduler:
    """Runs the worker processes; each handles one task after the other."""

    def __init__(self, tables: TableRegistry, commands: TableCommands, settings: BotSettings) -> None:
        self._tables = tables
        self._commands = commands
        self._settings = settings
        self.queue = bot_queue_of(tables.store)
        self.workers = [BotProcess(settings) for _ in range(settings.processes)]
        self._turns = TurnBudgets(settings)
        self._thinking: dict[str, tuple[LiveTable, int, str, BotProcess]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        tables.events.subscribe(bot_turn=self.queue.put, change=self.cancel_obsolete)

    def cancel_obsolete(self, table_id: str | None, seats_changed: bool) -> None:  # noqa: ARG002
        """Stop thinking about a position that no longer exists: undone, closed, or the seat reclaimed."""
        if table_id in self._thinking:
            table, ply, bot, worker = self._thinking[table_id]
            if (table.ply, table.asked_bot) != (ply, bot):
                worker.cancel()

    def is_thinking(self, table_id: str) -> bool:
        """Whether a worker chooses an action for that table now."""
        return table_id in self._thinking

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._poll_missing())]
        self._tasks += [asyncio.create_task(self._work(worker)) for worker in self.workers]

    async def close(self) -> None:
        """Stop the workers; their tasks go back to the queue."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in self.workers))

    async def _poll_missing(self) -> None:
        """Add missing tasks to the queue from time to time. Never returns."""
        while True:
            try:
                metrics.bot_questions.set(await self.queue.sync())
            except DatabaseUnavailable:
                pass
            except Exception as error:
                log_failure(error)
            await asyncio.sleep(self._settings.watch_seconds)

    async def _work(self, worker: BotProcess) -> None:
        name = secrets.token_hex(8)
        while True:
            try:
                await self._process_task(await self.queue.lease(name), name, worker)
            except DatabaseUnavailable:
                await asyncio.sleep(PAUSE_SECONDS)
            except Exception as error:
                log_failure(error)
                await asyncio.sleep(PAUSE_SECONDS)

    async def _process_task(self, table_id: str, name: str, worker: BotProcess) -> None:
        finish = self.queue.release
        try:
            await self._answer(table_id, name, worker)
            finish = self.queue.finish
        except ObsoleteTask:
            pass
        except DatabaseUnavailable:
            raise
        except Exception:
            finish = self.queue.defer
            raise
        finally:
            self._thinking.pop(table_id, None)
            await finish(table_id, name)

    async def _answer(self, table_id: str, name: str, worker: BotProcess) -> None:
        """Make the bot's move, if a bot is asked at the table."""
        table = await self._tables.fresh(table_id)
        bot, seat, ply = table.asked_bot, table.asked, table.ply
        if bot is None or seat is None:
            return
        self._thinking[table_id] = table, ply, bot, worker
        for program, choose in self._decision_sources(table, seat, bot, worker):
            try:
                async with self.queue.hold_lease(table_id, name):
                    answer = await choose()
                # The table may have been evicted and loaded again meanwhile.
                table = await self._tables.get(table_id)
                by = BotDecision(answer.fallback_bot or program, answer.why)
                await self._commands.act(table, (seat,), seat, ply, answer.action, by)
                if program != bot:
                    metrics.bot_failures.inc()
                return
            except (ObsoleteTask, DatabaseUnavailable):
                raise
            except RequestRefused:
                return  # the position changed, and that added a new task
            except Exception as error:
                failure = words.say("server-log-bot-failed", bot=program, table=table_id, detail=error_detail(error))
                log.warning("%s", failure)
        raise BotFailure(table_id)

    def _decision_sources(
        self, table: LiveTable, seat: int, bot: str, worker: BotProcess
    ) -> Iterator[tuple[str, DecisionSource]]:
        """The bots that could choose, and how, the best first."""
        for program in dict.fromkeys([bot, STAND_IN_BOT]):
            yield from [(program, partial(self._ask, program, table, seat, worker))] * MAX_ATTEMPTS
        yield LAST_RESORT_BOT, partial(pick_action, table, lambda menu: menu.sample(Random(table.ply)))
        yield LAST_RESORT_BOT, partial(pick_action, table, lambda menu: next(iter(menu)))

    async def _ask(self, bot: str, table: LiveTable, seat: int, worker: BotProcess) -> BotReply:
        # In a lesson bots play the same for everybody.
        lesson = is_lesson(table.id)
        request = BotRequest(
            bot,
            0 if lesson else self._tables.signer.bot_seed(table.id, seat, table.ply),
            seat,
            table.play.record(),
            table.pack.sha256,
            self._turns.decision_seconds(table, seat),
            "" if lesson else table.id,
        )
        began = time.monotonic()
        try:
            return await worker.ask(request, table.pack.files)
        finally:
            thought = time.monotonic() - began
            self._turns.add_time(table, seat, thought)
            metrics.bot_thinking_seconds.observe(thought)


async def pick_action(table: LiveTable, choose: Callable[[Menu], Any]) -> BotReply:
    pending = table.play.pending
    if not isinstance(pending, Ask):
        raise ObsoleteTask
    return BotReply(msgspec.to_builtins(choose(pending.menu)))


def import_modules(settings: BotSettings) -> None:
    """Import the configured modules, which register bots."""
    for module in settings.modules:
        try:
            importlib.import_module(module)
        except Exception as error:
            raise GoldenSpikeError("server-no-module", module=module, detail=error_detail(error)) from error


def log_failure(error: Exception) -> None:
    log.error("%s", words.say("server-log-bots-failed", detail=error_detail(error)), exc_info=error)
