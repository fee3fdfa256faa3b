"""The notification dispatcher: finds events, queues deliveries, and sends them by push, mail and webhook.

That a player is asked is found in the tables, when they change and again when the server starts. So a move and its
notification need no common transaction, and none is lost. Deliveries wait in the database (`storage.notifications`),
and any process may claim and send them. If a process dies while it sends, the delivery is attempted once more, with the
same id. Players with an open page are not notified.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Collection, Iterator, Sequence
from typing import Literal

import msgspec

from goldenspike.errors import GoldenSpikeError
from goldenspike.server.accounts.identity import Signer
from goldenspike.server.config import Config
from goldenspike.server.live.audience import LiveUpdates
from goldenspike.server.notifications import mail, webhook
from goldenspike.server.notifications.mail import MailSender
from goldenspike.server.notifications.message import TURN_KINDS, NotificationMessage, compose_message, moved_last
from goldenspike.server.notifications.push import ChannelGone, PushSender
from goldenspike.server.notifications.quiet_hours import quiet_hours_end
from goldenspike.server.notifications.safe_http import DeliveryError, SafeHttpClient
from goldenspike.server.schemas.notifications import PushKeys
from goldenspike.server.storage import DatabaseUnavailable, Store
from goldenspike.server.storage import notifications as stored
from goldenspike.server.storage.notifications import Channel, DeliveryBatch, NotificationEvent, NotificationItem
from goldenspike.server.tables.registry import TableRegistry
from goldenspike.server.util import metrics
from goldenspike.server.util.rate_limits import TokenBuckets
from goldenspike.tables.live_table import LiveTable
from goldenspike.tables.seat_links import Caller
from goldenspike.tables.time_source import TimeSource
from goldenspike.words import LANGUAGES, say

NotificationKind = Literal["turn", "reminder", "stood-in", "started", "over", "invited"]

POLL_SECONDS = 1.0
"""How often to look for due deliveries."""
SWEEP_ROUNDS = 300
"""After this many polls all tables are searched: a process may have died between a move and its notification."""
CHANNEL_ROUNDS = 15
"""After this many polls the channels are read again: other processes may have added some."""
BATCH_SIZE = 50
"""Notifications that are written in one transaction."""
LEASE_SECONDS = 60.0
"""Longer than any delivery takes."""
SENDER_COUNTS = {False: 16, True: 4}
"""Deliveries at once, by whether the channel failed last time: failing channels must not delay the others."""
RETRY_DELAYS = (60.0, 300.0, 1_800.0, 7_200.0, 21_600.0)
"""Seconds before each further attempt; after the last one the delivery is given up."""
CLOSE_SECONDS = 2.0

log = logging.getLogger(__name__)


class ChannelDetails(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is stored with a channel's address: the origin of links, push keys, the format of a webhook."""

    origin: str
    keys: PushKeys | None = None
    form: str = "json"


class NotificationDispatcher:
    """Finds turns, starts and ends of games by itself; for every other kind somebody calls `notify`."""

    def __init__(
        self,
        config: Config,
        store: Store,
        tables: TableRegistry,
        live_updates: LiveUpdates,
        signer: Signer,
        clock: TimeSource,
    ) -> None:
        self.config = config
        self.http_client = SafeHttpClient(config.outside)
        self.mail = MailSender(config.mail)
        self.push: PushSender
        self.test_limit = TokenBuckets(config.notices.tests)
        self.link_limit = TokenBuckets(config.notices.links)
        self._store = store
        self._tables = tables
        self._live_updates = live_updates
        self._signer = signer
        self._clock = clock
        self._worker = secrets.token_hex(8)
        self._reachable: set[str] = set()
        self._changed: set[str] = set()
        self._sending: dict[bool, set[asyncio.Task[None]]] = {False: set(), True: set()}
        tables.events.subscribe(person_turn=self.table_changed)

    async def open(self, key: bytes) -> None:
        """Start sending push messages; `key` identifies this server to push services."""
        mailed = self.config.mail.sender
        self.push = PushSender(key, self.http_client, f"mailto:{mailed}" if mailed else self.config.address)
        await self.refresh_channels()

    # Events

    def table_changed(self, table: LiveTable) -> None:
        """Look for events at this table at the next poll."""
        if self._reachable and any(not self._reachable.isdisjoint(seat.holders) for seat in table.seats):
            self._changed.add(table.id)

    async def notify(self, table: LiveTable, kind: NotificationKind, guests: Collection[str]) -> None:
        """Queue a notification for these guests, by the channels they chose; durable once it returns.

        The same kind of one table at one ply is sent once, however often this is called. So a caller notifies first
        and records that afterwards, and nothing is lost in between.
        """
        now = self._clock.now()
        found = [NotificationEvent(guest, table.id, kind, table.ply, now) for guest in sorted(set(guests))]
        if found:
            await self._store.write(stored.enqueue, found, now, now)

    async def refresh_channels(self) -> None:
        """Read again which guests have channels."""
        self._reachable = await self._store.read(stored.guests_with_channels)

    # Sending

    async def run(self) -> None:
        """Find and send notifications. Never returns."""
        round_ = 0
        while True:
            try:
                if round_ % SWEEP_ROUNDS == 0:
                    await self.sweep()
                elif round_ % CHANNEL_ROUNDS == 0:
                    await self.refresh_channels()
                round_ += 1
                await self.step()
            except GoldenSpikeError as error:
                log.warning("%s", error)
            except Exception:
                log.exception("notifications")
            await asyncio.sleep(POLL_SECONDS)

    async def sweep(self) -> None:
        """Search all tables for events, and delete old notifications."""
        await self.refresh_channels()
        await self._store.write(stored.delete_outdated, self._clock.now())
        if self._reachable:
            await self._find_events(None)

    async def step(self) -> None:
        """Find events at changed tables, and begin to send due deliveries."""
        if self._changed:
            changed, self._changed = self._changed, set()
            try:
                await self._find_events(changed)
            except DatabaseUnavailable:
                self._changed |= changed
                raise
        due: bool = bool(self._reachable) and await self._store.read(stored.has_due, self._clock.now())
        if due:
            await self._store.write(stored.abandon_lost, self._clock.now())
            for failing, room in SENDER_COUNTS.items():
                await self._send_due(failing, room)

    async def _find_events(self, ids: Collection[str] | None) -> None:
        now = self._clock.now()
        found = await self._store.read(stored.find_events, ids, now)
        for some in split_batches(found, BATCH_SIZE):
            await self._store.write(stored.enqueue, some, now, now + self.config.notices.grace_seconds)

    async def _send_due(self, failing: bool, room: int) -> None:
        sending = self._sending[failing]
        while len(sending) < room:
            now = self._clock.now()
            batch = await self._store.write(stored.claim_batch, self._worker, now, now + LEASE_SECONDS, failing)
            if batch is None:
                return
            task = asyncio.create_task(self._deliver(batch))
            sending.add(task)
            task.add_done_callback(sending.discard)

    async def close(self) -> None:
        """Give running deliveries a moment to finish."""
        tasks = {*self._sending[False], *self._sending[True]}
        if tasks:
            _, tasks = await asyncio.wait(tasks, timeout=CLOSE_SECONDS)
        for task in tasks:
            task.cancel()
        self.http_client.close()
        self.mail.close()

    async def _deliver(self, batch: DeliveryBatch) -> None:
        try:
            await self._deliver_or_raise(batch)
        except GoldenSpikeError as error:
            log.warning("%s", error)  # its lease ends, and it is attempted once more
        except Exception:
            log.exception("notification")

    async def _deliver_or_raise(self, batch: DeliveryBatch) -> None:
        every = [item.delivery for item in batch.items]
        if (quiet := quiet_hours_end(batch.preferences, self._clock.now())) is not None:
            await self._store.write(stored.postpone_deliveries, every, self._worker, quiet)
            return
        wanted = {
            item.delivery: message for item in batch.items if (message := await self._compose(item, batch)) is not None
        }
        if moot := [delivery for delivery in every if delivery not in wanted]:
            await self._store.write(stored.drop_deliveries, moot, self._worker)
        if wanted:
            await self._send([*wanted], batch, [*wanted.values()])

    async def _send(self, ids: list[str], batch: DeliveryBatch, messages: list[NotificationMessage]) -> None:
        channel, worker = batch.channel, self._worker
        try:
            await self.send(batch.message, channel, messages, self._language(batch))
        except ChannelGone:
            await self._store.write(stored.remove_channel, channel.id)
            await self.refresh_channels()
        except DeliveryError as error:
            metrics.notifications.labels(channel.kind, "failed").inc()
            now = self._clock.now()
            pause = RETRY_DELAYS[batch.attempts] if batch.attempts < len(RETRY_DELAYS) else None
            if error.doubtful:
                await self._store.write(
                    stored.mark_uncertain, ids, worker, channel.id, error.key, now, now + RETRY_DELAYS[0]
                )
            else:
                due = None if pause is None else now + pause
                await self._store.write(stored.mark_failed, ids, worker, channel.id, error.key, now, due)
        else:
            metrics.notifications.labels(channel.kind, "sent").inc()
            await self._store.write(stored.mark_delivered, ids, worker, channel.id)

    async def send(self, message: str, channel: Channel, messages: list[NotificationMessage], lang: str) -> None:
        """Send messages by a channel at once. Raises DeliveryError and ChannelGone."""
        details = msgspec.json.decode(channel.details, type=ChannelDetails)
        if channel.kind == "mail":
            stop = self.stop_link(channel)
            text, about = mail.mail_body(messages, stop, lang), mail.mail_subject(messages, lang)
            await self._post_mail(message, channel.address, about, text, stop)
        elif channel.kind == "push" and details.keys is not None:
            await self.push.send(message, channel.address, details.keys, messages[0], details.origin)
        else:
            await webhook.send_webhook(self.http_client, message, channel.address, details.form, messages[0])

    async def test(self, channel: Channel, lang: str) -> None:
        """Send a test notification. Raises DeliveryError and ChannelGone."""
        id_ = secrets.token_urlsafe(18)
        details = msgspec.json.decode(channel.details, type=ChannelDetails)
        text = say("notice-test-text", lang)
        link = f"{self.config.address or details.origin}/notices"
        await self.send(
            id_, channel, [NotificationMessage(id_, "test", "", say("notice-test", lang), text, [], link)], lang
        )

    # Messages

    async def _compose(self, item: NotificationItem, batch: DeliveryBatch) -> NotificationMessage | None:
        """The message; None if it is outdated, or the player has the page open."""
        try:
            table = await self._tables.get(item.table)
        except DatabaseUnavailable:
            raise
        except GoldenSpikeError:
            return None
        mine = table.seats_of(Caller(guest=batch.channel.guest))
        if is_outdated(item, table, mine) or await self._live_updates.is_anyone_connected(table.id, mine):
            return None
        origin = msgspec.json.decode(batch.channel.details, type=ChannelDetails).origin
        return compose_message(
            item.delivery, item.kind, table, mine, self._language(batch), self.config.address or origin
        )

    def _language(self, batch: DeliveryBatch) -> str:
        return batch.preferences.language or LANGUAGES[0]

    # Mail

    @property
    def sends_mail(self) -> bool:
        """Whether mail is configured. Its links need a configured address: one from a request could be forged."""
        return bool(self.config.mail.host and self.config.mail.sender and self.config.address)

    def link(self, what: str, channel_id: str) -> str:
        return f"{self.config.address}/mail/{what}/{self._signer.stamped(f'mail {what}', channel_id)}"

    def stop_link(self, channel: Channel) -> str:
        return self.link("stop", channel.id)

    def verify_link(self, what: str, token: str) -> str | None:
        """The channel id in the token of a link; None if the token is not ours."""
        return self._signer.unstamped(f"mail {what}", token)

    async def send_confirmation(self, channel: Channel, lang: str) -> None:
        """Mail a link to confirm the address. Raises DeliveryError."""
        link, stop = self.link("confirm", channel.id), self.stop_link(channel)
        text = say("notice-confirm-text", lang, link=link) + f"\n\n-- \n{say('notice-mail-stop', lang, link=stop)}\n"
        await self._post_mail(f"confirm-{channel.id}", channel.address, say("notice-confirm", lang), text, stop)

    async def _post_mail(self, message: str, to: str, about: str, text: str, stop: str) -> None:
        written = mail.compose_mail(message, to, self.config.mail.sender, about, text, stop, self._clock.now())
        await self.mail.send(written)


def is_outdated(item: NotificationItem, table: LiveTable, mine: tuple[int, ...]) -> bool:
    """Whether the notification no longer matters to the player in the seats `mine`."""
    if item.kind == "invited":
        return bool(mine) or table.state != "waiting"
    if not mine:
        return True
    if item.kind in TURN_KINDS:
        answered = table.asked not in mine or table.asked_bot is not None or table.ply != item.ply
        return answered or (item.kind == "turn" and moved_last(table, mine))
    if item.kind == "started":
        return table.state != "running" or table.asked in mine
    return False


def split_batches(found: Sequence[NotificationEvent], many: int) -> Iterator[Sequence[NotificationEvent]]:
    for first in range(0, len(found), many):
        yield found[first : first + many]
