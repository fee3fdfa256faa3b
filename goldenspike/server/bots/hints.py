"""What a bot would do, for a person who asks. It thinks in a process that no table ever waits for.

Whoever asks has his turn as tables have theirs: each address, and of an address each guest. One question of a table is
thought about at a time.
"""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from goldenspike import bots
from goldenspike.kernel.game import Ask
from goldenspike.server.bots.process import Worker
from goldenspike.server.bots.protocol import Answer, Question
from goldenspike.server.bots.queue import FairQueue
from goldenspike.server.bots.scheduler import log_failure
from goldenspike.server.config import BotSettings
from goldenspike.server.storage.bot_queue import Waiting
from goldenspike.server.tables.registry import Tables
from goldenspike.tables.live_table import STAND_IN, LiveTable
from goldenspike.tables.refusals import Refused, Stale, too_fast
from goldenspike.tables.schemas import HintView

ADVISERS = ("planner", STAND_IN)
"""Whose opinion it is: the first's who plays the game and has one."""
MOST_WAITING = 50

Advice = tuple[str, Answer]
"""Who gives it, and what it is."""


class Hints:
    def __init__(self, tables: Tables, settings: BotSettings) -> None:
        self._tables = tables
        self._seconds = settings.budget_seconds
        self._workers = [Worker(settings) for _ in range(settings.hints)]
        self._queue = FairQueue()
        self._asked: dict[str, tuple[Question, dict[str, bytes], asyncio.Future[Advice]]] = {}
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
            raise Refused(403, "server-not-asked")
        if not self._workers:
            raise Refused(503, "server-no-hints")
        if table.id in self._asked or len(self._asked) >= MOST_WAITING:
            raise too_fast()
        seed = self._tables.signer.bot_seed(table.id, seat, ply)
        question = Question("", seed, seat, table.play.record(), table.pack.sha256, self._seconds)
        answer: asyncio.Future[Advice] = asyncio.get_running_loop().create_future()
        self._asked[table.id] = question, table.pack.files, answer
        self._queue.put(Waiting(table.id, False, address, guest))
        said = await asyncio.shield(answer)
        return _hint(await self._tables.get(table.id), seat, ply, *said)

    async def _work(self, worker: Worker) -> None:
        while True:
            table_id = (await self._queue.pop()).table
            question, pack, answer = self._asked[table_id]
            try:
                answer.set_result(await _advice(worker, question, pack))
            finally:
                del self._asked[table_id]


async def _advice(worker: Worker, question: Question, pack: dict[str, bytes]) -> Advice:
    known = bots.names(question.record["game"])
    for adviser in ADVISERS:
        if adviser in known:
            try:
                answer = await worker.ask(replace(question, bot=adviser), pack)
                return answer.instead or adviser, answer
            except Exception as error:
                log_failure(error)
    return "", Answer()


def _hint(table: LiveTable, seat: int, ply: int, adviser: str, answer: Answer) -> HintView:
    """With what would follow, in the words of the log; whoever asked may read it before he makes up his mind."""
    pending, action = table.play.pending, answer.action
    if table.ply != ply or not isinstance(pending, Ask):
        raise Stale(table.ply)
    if action is None or action not in pending.menu:
        raise Refused(503, "server-no-hint")
    events = pending.resolve(table.play.state, table.play.read_action(action))
    shown = [table.game.show_event(table.play.state, event, seat) for event in events]
    return HintView(ply, adviser, action, [event for event in shown if event is not None], answer.why)
