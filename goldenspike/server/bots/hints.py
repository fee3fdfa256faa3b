"""Hints: what a bot would do, for a player who asks. Hints have worker processes of their own.

Addresses take turns, and within an address its guests. A table has one hint in progress at a time.
"""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from goldenspike import bots
from goldenspike.kernel.game import Ask
from goldenspike.server.bots.process import BotProcess
from goldenspike.server.bots.protocol import BotReply, BotRequest
from goldenspike.server.bots.queue import FairQueue
from goldenspike.server.bots.scheduler import log_failure
from goldenspike.server.config import BotSettings
from goldenspike.server.storage.bot_queue import BotTask
from goldenspike.server.tables.registry import TableRegistry
from goldenspike.tables.live_table import STAND_IN_BOT, LiveTable
from goldenspike.tables.refusals import RequestRefused, StalePosition, rate_limit_error
from goldenspike.tables.schemas import HintView

HINT_BOTS = ("planner", STAND_IN_BOT)
"""The bots that give hints: the first that plays the game and returns an action."""
MAX_WAITING = 50

HintResult = tuple[str, BotReply]
"""The bot that gives the hint, and its reply."""


class HintService:
    """Queues requests for hints, and lets worker processes answer them."""

    def __init__(self, tables: TableRegistry, settings: BotSettings) -> None:
        self._tables = tables
        self._seconds = settings.budget_seconds
        self._workers = [BotProcess(settings) for _ in range(settings.hints)]
        self._queue = FairQueue()
        self._pending: dict[str, tuple[BotRequest, dict[str, bytes], asyncio.Future[HintResult]]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._work(worker)) for worker in self._workers]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for _, _, answer in self._pending.values():
            answer.cancel()
        await asyncio.gather(*(worker.stop() for worker in self._workers))

    async def ask(self, table: LiveTable, seat: int, ply: int, address: str, guest: str) -> HintView:
        """A hint for this seat. Raises RequestRefused, also if the table moves on meanwhile."""
        table.check_ply(ply)
        if table.asked != seat:
            raise RequestRefused("server-not-asked")
        if not self._workers:
            raise RequestRefused("server-no-hints")
        if table.id in self._pending or len(self._pending) >= MAX_WAITING:
            raise rate_limit_error()
        seed = self._tables.signer.bot_seed(table.id, seat, ply)
        request = BotRequest("", seed, seat, table.play.record(), table.pack.sha256, self._seconds)
        answer: asyncio.Future[HintResult] = asyncio.get_running_loop().create_future()
        self._pending[table.id] = request, table.pack.files, answer
        self._queue.put(BotTask(table.id, False, address, guest))
        said = await asyncio.shield(answer)
        return _hint_view(await self._tables.get(table.id), seat, ply, *said)

    async def _work(self, worker: BotProcess) -> None:
        while True:
            table_id = (await self._queue.pop()).table
            request, pack, answer = self._pending[table_id]
            try:
                answer.set_result(await _compute_advice(worker, request, pack))
            finally:
                del self._pending[table_id]


async def _compute_advice(worker: BotProcess, request: BotRequest, pack: dict[str, bytes]) -> HintResult:
    known = bots.names(request.record["game"])
    for adviser in HINT_BOTS:
        if adviser in known:
            try:
                answer = await worker.ask(replace(request, bot=adviser), pack)
                return answer.fallback_bot or adviser, answer
            except Exception as error:
                log_failure(error)
    return "", BotReply()


def _hint_view(table: LiveTable, seat: int, ply: int, adviser: str, answer: BotReply) -> HintView:
    """The hint with the events that would follow, as the seat would see them."""
    pending, action = table.play.pending, answer.action
    if table.ply != ply or not isinstance(pending, Ask):
        raise StalePosition(table.ply)
    if action is None or action not in pending.menu:
        raise RequestRefused("server-no-hint")
    events = pending.resolve(table.play.state, table.play.read_action(action))
    shown = [table.game.show_event(table.play.state, event, seat) for event in events]
    return HintView(ply, adviser, action, [event for event in shown if event is not None], answer.why)
