"""What a bot would do, for a person who asks. It thinks in a process that no table ever waits for.

Whoever asks has his turn as tables have theirs: each address, and of an address each guest. One question of a table is
thought about at a time.
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
"""Whose opinion it is: the first's who plays the game and has one."""
MAX_WAITING = 50

HintResult = tuple[str, BotReply]
"""Who gives it, and what it is."""


class HintService:
    def __init__(self, tables: TableRegistry, settings: BotSettings) -> None:
        self._tables = tables
        self._seconds = settings.budget_seconds
        self._workers = [BotProcess(settings) for _ in range(settings.hints)]
        self._queue = FairQueue()
        self._asked: dict[str, tuple[BotRequest, dict[str, bytes], asyncio.Future[HintResult]]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._work(worker)) for worker in self._workers]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for _, _, answer in self._asked.values():
            answer.cancel()
        await asyncio.gather(*(worker.stop() for worker in self._workers))

    async def ask(self, table: LiveTable, seat: int, ply: int, address: str, guest: str) -> HintView:
        """What the bot would choose for that seat. Raises Refused, if only because the table moves on meanwhile."""
        table.check_ply(ply)
        if table.asked != seat:
            raise RequestRefused("server-not-asked")
        if not self._workers:
            raise RequestRefused("server-no-hints")
        if table.id in self._asked or len(self._asked) >= MAX_WAITING:
            raise rate_limit_error()
        seed = self._tables.signer.bot_seed(table.id, seat, ply)
        question = BotRequest("", seed, seat, table.play.record(), table.pack.sha256, self._seconds)
        answer: asyncio.Future[HintResult] = asyncio.get_running_loop().create_future()
        self._asked[table.id] = question, table.pack.files, answer
        self._queue.put(BotTask(table.id, False, address, guest))
        said = await asyncio.shield(answer)
        return _hint_view(await self._tables.get(table.id), seat, ply, *said)

    async def _work(self, worker: BotProcess) -> None:
        while True:
            table_id = (await self._queue.pop()).table
            question, pack, answer = self._asked[table_id]
            try:
                answer.set_result(await _compute_advice(worker, question, pack))
            finally:
                del self._asked[table_id]


async def _compute_advice(worker: BotProcess, question: BotRequest, pack: dict[str, bytes]) -> HintResult:
    known = bots.names(question.record["game"])
    for adviser in HINT_BOTS:
        if adviser in known:
            try:
                answer = await worker.ask(replace(question, bot=adviser), pack)
                return answer.instead or adviser, answer
            except Exception as error:
                log_failure(error)
    return "", BotReply()


def _hint_view(table: LiveTable, seat: int, ply: int, adviser: str, answer: BotReply) -> HintView:
    """With what would follow, in the words of the log; whoever asked may read it before he makes up his mind."""
    pending, action = table.play.pending, answer.action
    if table.ply != ply or not isinstance(pending, Ask):
        raise StalePosition(table.ply)
    if action is None or action not in pending.menu:
        raise RequestRefused("server-no-hint")
    events = pending.resolve(table.play.state, table.play.read_action(action))
    shown = [table.game.show_event(table.play.state, event, seat) for event in events]
    return HintView(ply, adviser, action, [event for event in shown if event is not None], answer.why)
