"""The laws of what is on its way, in both databases: each is taken once, and once more if its sender died."""

from __future__ import annotations

import asyncio

import msgspec

from goldenspike.server.storage import Store
from goldenspike.server.storage import notifications as stored
from goldenspike.server.storage.notifications import Channel, DeliveryBatch, NotificationEvent, NotificationPreferences
from goldenspike.tables.rows import SeatRow
from support.server.stores import add, with_store

NOW = 1_000_000.0
LEASE = 60.0


async def fill(store: Store, tables: int, kind: str = "webhook", people: tuple[str, ...] = ("ann",)) -> None:
    """So many tables of which each of these people is to be told."""
    for guest in people:
        channel = Channel(f"channel-{guest}", guest, kind, "https://hook.example/", "{}", True, NOW)
        assert await store.write(stored.add_channel, channel, 10)
    for number in range(tables):
        await add(store, f"table-{number}", [SeatRow("human", "Ann", holders=frozenset(["ann"]))])
        found = [NotificationEvent(guest, f"table-{number}", "turn", 7, NOW) for guest in people]
        for _ in range(2):
            await store.write(stored.enqueue, found, NOW, NOW + number)


async def take(store: Store, worker: str, now: float, failing: bool = False) -> DeliveryBatch | None:
    await store.write(stored.abandon_lost, now)
    return await store.write(stored.claim_batch, worker, now, now + LEASE, failing)


def test_of_many_workers_each_takes_another(address: str) -> None:
    async def do(store: Store) -> None:
        people = tuple(f"guest-{number}" for number in range(6))
        await fill(store, 1, people=people)
        taken = await asyncio.gather(*(take(store, f"worker-{number}", NOW + 1) for number in range(8)))
        found = [each.channel.guest for each in taken if each is not None]
        assert len(found) == len(set(found))
        while (more := await take(store, "last", NOW + 1)) is not None:
            found.append(more.channel.guest)
        assert sorted(found) == sorted(people)

    with_store(address, do)


def test_a_delivery_whose_sender_died_twice_is_dropped(address: str) -> None:
    async def do(store: Store) -> None:
        await fill(store, 1)
        first = await take(store, "one", NOW + 1)
        assert first is not None
        assert await take(store, "two", NOW + 2) is None, "it is being sent"
        second = await take(store, "two", NOW + 2 + LEASE)
        assert second is not None
        assert (second.message, second.items) == (first.message, first.items)
        assert await take(store, "three", NOW + 1_000) is None

    with_store(address, do)


def test_a_late_answer_of_a_dead_worker_changes_nothing(address: str) -> None:
    async def do(store: Store) -> None:
        await fill(store, 1)
        first = await take(store, "one", NOW + 1)
        second = await take(store, "two", NOW + 2 + LEASE)
        assert first is not None
        assert second is not None
        await store.write(stored.drop_deliveries, [each.delivery for each in first.items], "one")
        ids = [each.delivery for each in second.items]
        await store.write(stored.mark_failed, ids, "two", second.channel.id, "notice-error-refused", NOW, NOW + 100)
        again = await take(store, "three", NOW + 101, failing=True)
        assert again is not None
        assert again.message == first.message

    with_store(address, do)


def test_one_at_a_time_by_each_channel(address: str) -> None:
    async def do(store: Store) -> None:
        await fill(store, 3)
        now = NOW + 10
        first = await take(store, "one", now)
        assert first is not None
        assert len(first.items) == 1
        assert await take(store, "two", now) is None
        await store.write(stored.mark_delivered, [first.items[0].delivery], "one", first.channel.id)
        second = await take(store, "two", now)
        assert second is not None
        assert second.message != first.message

    with_store(address, do)


def test_a_mail_that_is_sent_again_holds_the_same(address: str) -> None:
    async def do(store: Store) -> None:
        await fill(store, 3, "mail")
        first = await take(store, "one", NOW + 1.5)
        assert first is not None
        assert [told.table for told in first.items] == ["table-0", "table-1"]
        second = await take(store, "two", NOW + 2 + LEASE)
        assert second is not None
        assert (second.message, second.items) == (first.message, first.items)
        await store.write(stored.mark_delivered, [told.delivery for told in second.items], "two", second.channel.id)
        third = await take(store, "two", NOW + 3 + LEASE)
        assert third is not None
        assert [told.table for told in third.items] == ["table-2"]
        assert third.message != first.message

    with_store(address, do)


def test_what_was_put_off_has_not_been_tried(address: str) -> None:
    async def do(store: Store) -> None:
        await fill(store, 2, "mail")
        for hours in range(1, 6):
            taken = await take(store, "one", NOW + hours * 3600)
            assert taken is not None
            assert taken.attempts == 0
            ids = [told.delivery for told in taken.items]
            await store.write(stored.postpone_deliveries, ids, "one", NOW + (hours + 1) * 3600)
            assert await take(store, "one", NOW + hours * 3600) is None

    with_store(address, do)


def test_nobody_is_flooded(address: str) -> None:
    async def do(store: Store) -> None:
        await fill(store, stored.MAX_PENDING_PER_CHANNEL + 5, "mail")
        found = 0
        while (taken := await take(store, "one", NOW + 1_000)) is not None:
            assert len(taken.items) <= stored.MAX_BATCH
            found += len(taken.items)
            await store.write(stored.mark_delivered, [told.delivery for told in taken.items], "one", taken.channel.id)
        assert found == stored.MAX_PENDING_PER_CHANNEL

    with_store(address, do)


def test_notification_preferences_are_stored(address: str) -> None:
    async def do(store: Store) -> None:
        wanted = NotificationPreferences("fr", "Europe/Paris", 22 * 60, 7 * 60)
        await store.write(stored.set_preferences, "ann", wanted)
        await store.write(stored.set_preferences, "ann", msgspec.structs.replace(wanted, quiet_from=0))
        assert await store.read(stored.preferences_of, "ann") == NotificationPreferences(
            "fr", "Europe/Paris", 0, 7 * 60
        )
        assert await store.read(stored.preferences_of, "bob") == NotificationPreferences()

    with_store(address, do)
