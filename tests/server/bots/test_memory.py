"""What bots remember between two questions, what they are told again, and how long their turns take."""

from __future__ import annotations

import asyncio
import io
import time
from itertools import groupby, pairwise
from pathlib import Path
from queue import SimpleQueue
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

import goldenspike as gs
from goldenspike import bots, packs
from goldenspike.server.app import create_app
from goldenspike.server.bots import memory
from goldenspike.server.bots import worker as worker_module
from goldenspike.server.bots.memory import BotMemory, SentRecords
from goldenspike.server.bots.protocol import BotReply, BotRequest
from goldenspike.server.bots.queue import FairQueue
from goldenspike.server.bots.time_budget import TurnBudgets
from goldenspike.server.config import BotSettings
from goldenspike.server.storage.bot_queue import BotTask
from support.games import question as asked
from support.server import good_bots
from support.server.helpers import GAME, Guest, bot, config_for, easiest, human, sqlite_at, wait_until
from support.virtual_time import run_in_virtual_time

PACK = packs.load(packs.default(GAME))


class Process:
    """A worker and its server, without a process between them."""

    def __init__(self) -> None:
        self.memory, self.told = BotMemory(), SentRecords()
        self.sent: list[BotRequest] = []

    def ask(self, play: gs.Play, bot: str = "counting", table: str = "t") -> BotReply:
        whole = BotRequest(bot, 1, asked(play).seat, play.record(), PACK.sha256, 1.0, table)
        answer = self._exchange(self.told.shorten(whole))
        if answer.memory_miss:
            answer = self._exchange(whole)
        if answer.error is None:
            self.told.mark_sent(whole)
        return answer

    def _exchange(self, question: BotRequest) -> BotReply:
        sent = msgspec.json.decode(msgspec.json.encode(question), type=BotRequest)
        self.sent.append(sent)
        said = worker_module.answer_request(sent, bots.Budget(seconds=sent.seconds), {PACK.sha256: PACK}, self.memory)
        return msgspec.json.decode(said, type=BotReply)


@pytest.fixture
def process(monkeypatch: pytest.MonkeyPatch) -> Process:
    monkeypatch.setattr(good_bots.Counting, "made", 0)
    return Process()


def game() -> gs.Play:
    return gs.load(gs.new_game(GAME, ["Ann", "Bob", "Cy"], seed=1).record(), PACK)


def said(answer: BotReply) -> tuple[int, int]:
    """Which bot it was, and for the how manieth time it was asked."""
    assert answer.error is None, answer.error
    assert answer.why is not None
    number, times, _ = str(answer.why.values["text"]).split()
    return int(number), int(times)


def test_a_bot_is_asked_again_and_told_only_what_is_new(process: Process) -> None:
    play = game()
    seats: list[int] = []
    for _ in range(12):
        seats.append(asked(play).seat)
        met = list(dict.fromkeys(seats))
        assert said(process.ask(play)) == (met.index(seats[-1]) + 1, seats.count(seats[-1]))
        play.act({"type": "pass"} if {"type": "pass"} in asked(play).menu else next(iter(asked(play).menu)))
        while isinstance(play.pending, gs.Chance):
            play.roll([0, 1, 2])
    assert [len(sent.record["log"]) for sent in process.sent[:2]] == [1, 1]
    assert process.sent[-1].known_entries > 10
    assert len(process.sent[-1].record["log"]) < 5


def test_what_was_undone_is_forgotten(process: Process) -> None:
    play = game()
    seat, before = asked(play).seat, play.clone()
    assert said(process.ask(play)) == (1, 1)
    play.act({"type": "pass"})
    process.ask(play)
    other = before.clone()
    other.act(next(iter(asked(other).menu)))
    while asked(other).seat == seat:
        other.act({"type": "done"})
    assert said(process.ask(other)) == (3, 1)
    assert process.sent[-1].known_entries == 0
    assert said(process.ask(other)) == (3, 2)


def test_a_player_who_is_renamed_or_replaced_is_met_anew(process: Process) -> None:
    play = game()
    process.ask(play)
    assert process.ask(play, "random").why is None
    assert said(process.ask(play)) == (2, 1)
    play.setup = msgspec.structs.replace(play.setup, players=["Ann", "Bea", "Cy"])
    assert said(process.ask(play)) == (3, 1)


def test_a_table_that_was_pushed_out_is_told_again(process: Process, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "MAX_REMEMBERED_TABLES", 2)
    process.memory = BotMemory()
    play = game()
    for table in "abc":
        process.ask(play, table=table)
    assert said(process.ask(play, table="c")) == (3, 2)
    sent = len(process.sent)
    assert said(process.ask(play, table="a")) == (4, 1)
    assert [each.known_entries for each in process.sent[sent:]] == [len(play.log), 0]


def test_a_bot_that_failed_and_one_without_a_table_are_not_remembered(process: Process) -> None:
    play = game()
    process.ask(play)
    assert process.ask(play, "no-such-bot").error is not None
    assert said(process.ask(play)) == (2, 1)
    assert said(process.ask(play, table="")) == (3, 1)
    assert said(process.ask(play, table="")) == (4, 1)


# At a table


def client(folder: Path, monkeypatch: pytest.MonkeyPatch, **changes: Any) -> TestClient[Any]:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    settings = BotSettings(**{"processes": 2, "modules": ("support.server.good_bots",), **changes})
    return TestClient(create_app(config_for(sqlite_at(folder), bots=settings)))


def chosen(guest: Guest, table_id: str, seat: int) -> list[dict[str, Any]]:
    history = guest.get(f"/api/tables/{table_id}/history").json()["entries"]
    return [entry["entry"] for entry in history if entry["entry"].get("seat") == seat]


def until_chosen(guest: Guest, table_id: str, times: int) -> list[dict[str, Any]]:
    def played() -> Any:
        table = guest.table(table_id)
        if table["asked"] == 0:
            guest.act(table_id, table["ply"], easiest(table["menu"]))
        found = chosen(guest, table_id, 1)
        return found if len(found) >= times else None

    return list(wait_until(played, 40))


def test_a_bot_keeps_its_memory_at_a_table_and_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with client(tmp_path, monkeypatch) as http:
        guest = Guest(http)
        opened = guest.open(human(me=True), bot("counting"), bot("random"))
        entries = until_chosen(guest, opened["id"], 4)
        why = [entry["why"]["values"]["text"].split() for entry in entries[:4]]
        assert len({number for number, _, _ in why}) == 1
        assert [int(times) for _, times, _ in why] == [1, 2, 3, 4]
        assert 0 < max(float(seconds) for _, _, seconds in why) <= BotSettings().budget_seconds


@pytest.mark.parametrize(("installed", "key"), [(True, "server-note-bot-replaced"), (False, "server-note-bot-lacks")])
def test_who_plays_instead_of_a_bot_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, installed: bool, key: str
) -> None:
    monkeypatch.setattr(bots, "substitute", lambda *_: None if installed else "greedy")
    with client(tmp_path, monkeypatch) as http:
        guest = Guest(http)
        opened = guest.open(human(me=True), bot("lacking"), bot("random"))
        assert until_chosen(guest, opened["id"], 1)[0]["bot"] == "greedy"
        (note,) = guest.table(opened["id"])["notes"]
        assert (note["key"], note["values"]["by"]) == (key, "greedy")


# A whole turn


def test_a_turn_takes_no_longer_than_a_turn_may() -> None:
    play = gs.new_game(GAME, ["Ann", "Bob", "Cy"], seed=1)
    seat = asked(play).seat
    table: Any = SimpleNamespace(id="t", play=play, seats=[None] * 3)
    turns, total = TurnBudgets(BotSettings(budget_seconds=1.0, turn_seconds=5.0)), 0.0
    for number in range(60):
        given = turns.decision_seconds(table, seat)
        assert given == 1.0 if number < 2 else given < 1.0
        turns.add_time(table, seat, given)
        total += given
    assert 3.9 < total < 5.0
    play.act({"type": "pass"})
    if asked(play).seat == seat:
        play.act({"type": "done"})
    assert turns.decision_seconds(table, asked(play).seat) == 1.0


def test_a_bot_that_takes_all_its_time_keeps_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with client(tmp_path, monkeypatch, budget_seconds=0.3, turn_seconds=0.5) as http:
        guest = Guest(http)
        opened = guest.open(human(me=True), bot("dawdling"), bot("dawdling"))
        until_chosen(guest, opened["id"], 9)
        history = guest.get(f"/api/tables/{opened['id']}/history").json()["entries"]
    turns = [
        [float(entry["why"]["values"]["text"]) for entry in run]
        for seat, run in groupby((each["entry"] for each in history), key=lambda entry: entry.get("seat"))
        if seat
    ]
    assert any(len(turn) > 1 for turn in turns)
    assert all(sum(turn) < 0.6 and turn[0] <= 0.3 for turn in turns)
    assert all(later < first for turn in turns for first, later in pairwise(turn))


def test_a_bot_whose_question_is_void_stops_thinking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with client(tmp_path, monkeypatch, processes=1, budget_seconds=60.0, turn_seconds=600.0, seconds=60.0) as http:
        guest = Guest(http)
        opened = guest.open(human(me=True), bot("dawdling"), bot("dawdling"))
        thinkers = http.app.state.services.bot_scheduler
        (worker,) = thinkers.workers

        def thinking() -> Any:
            table = guest.table(opened["id"])
            if table["asked"] == 0:
                guest.act(opened["id"], table["ply"], easiest(table["menu"]))
            return thinkers.is_thinking(opened["id"]) and worker.pid

        process = wait_until(thinking)
        guest.post(f"/api/tables/{opened['id']}/close", {})
        other = guest.open(human(me=True), bot("counting"), bot("counting"))
        assert until_chosen(guest, other["id"], 1)
        assert worker.pid == process


def test_a_thought_is_stopped_whether_it_has_begun_or_waits() -> None:
    play = game()
    question = BotRequest("dawdling", 1, asked(play).seat, play.record(), PACK.sha256, 60.0)
    body = msgspec.json.encode(question)
    questions: worker_module.RequestQueue = SimpleQueue()
    worker_module.receive_requests(io.BytesIO(len(body).to_bytes(4, "big") + body + bytes(4)), questions)
    told = questions.get()
    assert told is not None
    began = time.monotonic()
    answer = msgspec.json.decode(worker_module.answer_request(*told, {PACK.sha256: PACK}, BotMemory()), type=BotReply)
    assert answer.action is not None
    assert time.monotonic() - began < 30.0
    assert questions.get() is None


def test_the_entries_of_one_seat_are_one_turn_whatever_the_dice_say() -> None:
    play = gs.new_game("silverton", ["Ann", "Bob"], seed=1, options={"length": "short"})
    table: Any = SimpleNamespace(id="t", play=play, seats=[None] * 2)
    turns = TurnBudgets(BotSettings())
    shrunk = renewed = 0
    for _ in range(120):
        seat = asked(play).seat
        given = turns.decision_seconds(table, seat)
        turns.add_time(table, seat, given)
        play.act(next(iter(asked(play).menu)))
        if play.over:
            break
        then = turns.decision_seconds(table, asked(play).seat)
        shrunk += asked(play).seat == seat and then < 1.0
        renewed += asked(play).seat != seat
        assert asked(play).seat == seat or then == 1.0
    assert shrunk
    assert renewed
    alone: Any = SimpleNamespace(id="s", play=play, seats=[None])
    turns.add_time(alone, 0, 100.0)
    play.log.append(play.log[-1])
    assert turns.decision_seconds(alone, 0) == 1.0


# Who is asked


def test_a_free_worker_gets_the_table_it_had_last() -> None:
    async def run() -> None:
        queue = FairQueue()
        had: dict[str, str] = {}

        async def serve(worker: str, times: int) -> None:
            for _ in range(times):
                had[(await queue.pop(worker)).table] = worker
                await asyncio.sleep(0.002)

        def put(*tables: str) -> None:
            for table in tables:
                queue.put(BotTask(table, False, table, table))

        workers = [asyncio.create_task(serve(worker, 3)) for worker in ("one", "two")]
        await asyncio.sleep(0)
        put("a")
        put("b")
        await asyncio.sleep(0.01)
        first = dict(had)
        assert sorted(first.values()) == ["one", "two"]
        for tables in (("b", "a"), ("a", "b")):
            put(*tables)
            await asyncio.sleep(0.01)
            assert had == first
        await asyncio.gather(*workers)
        # Nobody waits for a worker that is busy.
        put("a")
        other = "two" if first["a"] == "one" else "one"
        assert (await queue.pop(other)).table == "a"

    run_in_virtual_time(asyncio.wait_for(run(), 20))
