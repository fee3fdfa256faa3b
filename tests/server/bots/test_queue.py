"""Whose bot is asked next, in memory and in a database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from goldenspike.server.bots.queue import BotQueue, bot_queue_of
from goldenspike.server.storage import Store, tables
from goldenspike.server.storage import bot_queue as stored
from goldenspike.tables.rows import HistoryAppend, SeatRow, TableRow
from support.server.stores import with_store

BOTS = [SeatRow("bot", "Greedy", "greedy")]
PERSON = [SeatRow("bot", "Greedy", "greedy"), SeatRow("human", "Ann")]


async def add(store: Store, table_id: str, guest: str, origin: str, seats: list[SeatRow] = BOTS) -> None:
    """A table at which seat 0, a program, is asked."""
    values: dict[str, Any] = {"game": "g", "rules": 1, "pack": "p", "options": "{}", "title": "", "public": True}
    row = TableRow(id=table_id, **values, opener=guest, seed=b"s", created=1.0, origin=origin)
    await store.write(tables.insert_table, row, seats, {}, HistoryAppend(table_id, 0, 0, [], "running", 0, 1.0))


async def take(questions: BotQueue, number: int, worker: str = "w") -> list[str]:
    return [await questions.lease(worker) for _ in range(number)]


def test_people_first_then_every_address_and_every_guest_in_turn(address: str) -> None:
    async def do(store: Store) -> None:
        hoard = [f"hoard{number}" for number in range(20)]
        for table_id in hoard:
            await add(store, table_id, "ann", "here")
        await add(store, "neighbour", "bea", "here")
        await add(store, "elsewhere", "cy", "there")
        await add(store, "older", "dee", "")  # opened by a release that did not know from where
        await add(store, "played", "ann", "here", PERSON)
        questions = bot_queue_of(store)
        await questions.sync()
        taken = await take(questions, 8)
        assert taken[0] == "played"
        assert {"elsewhere", "older"} < {*taken[:4]}
        assert "neighbour" in taken
        # Who comes later is not last.
        await add(store, "late", "eve", "far")
        await questions.sync()
        assert "late" in (then := await take(questions, 2))
        assert {*hoard} < {*taken, *then, *await take(questions, 15)}

    with_store(address, do)


def test_one_who_is_answered_asks_again_behind_the_others(address: str) -> None:
    """Every answer leads to the next question at once: the turns go on."""

    async def do(store: Store) -> None:
        for number in range(5):
            await add(store, f"hoard{number}", "ann", "here")
        await add(store, "one", "bea", "there")
        questions = bot_queue_of(store)
        await questions.sync()
        served = []
        for version in range(1, 13):
            (table_id,) = await take(questions, 1)
            served.append(table_id)
            if store.shared:
                found = await store.read(tables.read_version, table_id)
                assert found is not None
                await store.append(HistoryAppend(table_id, found, version, [], "running", 0, 2.0))
            await questions.finish(table_id, "w")
            await questions.sync()
        assert served.count("one") == 6
        assert {f"hoard{number}" for number in range(5)} < {*served}

    with_store(address, do)


def test_what_is_given_back_or_done_or_set_aside(address: str) -> None:
    async def do(store: Store) -> None:
        await add(store, "t", "ann", "here")
        questions = bot_queue_of(store)
        await questions.sync()
        assert await take(questions, 1) == ["t"]
        await questions.sync()  # it is being thought about
        await nothing_waits(questions)
        await questions.release("t", "w")
        assert await take(questions, 1) == ["t"]
        await questions.finish("t", "w")
        await nothing_waits(questions)
        await questions.sync()  # nobody answered it after all
        assert await take(questions, 1) == ["t"]
        await questions.defer("t", "w")
        await questions.sync()
        await nothing_waits(questions)

    with_store(address, do)


async def nothing_waits(questions: BotQueue) -> None:
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.1):
            await questions.lease("other")


async def take_now(store: Store, worker: str, seconds: float = 5.0) -> str | None:
    taken = await store.write(stored.lease_task, worker, seconds)
    return None if taken is None else taken.table


@pytest.mark.slow
def test_of_many_workers_each_takes_another(postgresql: Callable[[], str]) -> None:
    async def do(store: Store) -> None:
        for number in range(12):
            await add(store, str(number), f"guest{number % 3}", f"origin{number % 2}")
        taken = await asyncio.gather(*(take_now(store, f"w{number}") for number in range(16)))
        while len(found := [table_id for table_id in taken if table_id is not None]) < 12:
            # One that came when others were just taking passed over what they had in hand.
            taken += [await take_now(store, "late")]
        assert sorted(found, key=int) == [str(number) for number in range(12)]
        assert await take_now(store, "late") is None

    with_store(postgresql(), do)


@pytest.mark.slow
def test_a_dead_workers_question_is_handed_on(postgresql: Callable[[], str]) -> None:
    async def do(store: Store) -> None:
        await add(store, "t", "ann", "here")
        assert await take_now(store, "dead", 60.0) == "t"
        assert await take_now(store, "other") is None
        assert await store.write(stored.renew_lease, "t", "dead", 0.1)
        await asyncio.sleep(0.2)
        assert await take_now(store, "other", 60.0) == "t"
        assert not await store.write(stored.renew_lease, "t", "dead", 0.2)
        await store.write(stored.finish_task, "t", "dead")  # no longer this worker's
        assert await store.write(stored.renew_lease, "t", "other", 5.0)

    with_store(postgresql(), do)


@pytest.mark.slow
def test_a_question_follows_its_table(postgresql: Callable[[], str]) -> None:
    """It is written with what led to it, and goes when nobody is asked any more."""

    async def do(store: Store) -> None:
        await add(store, "t", "ann", "here", PERSON)
        await store.append(HistoryAppend("t", 1, 0, [], "running", 1, 2.0))
        assert await take_now(store, "w") is None
        await store.write(tables.change_seat, "t", 2, 1, SeatRow("bot", "Random", "random"), None)
        assert await take_now(store, "w") == "t"
        await store.append(HistoryAppend("t", 3, 0, [], "running", 0, 3.0))
        assert not await store.write(stored.renew_lease, "t", "w", 5.0)
        await store.write(tables.close_table, "t", 4)
        assert await take_now(store, "w") is None

    with_store(postgresql(), do)
