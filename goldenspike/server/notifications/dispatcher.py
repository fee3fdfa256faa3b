"""What calls people back to their tables when nobody has a page open there.

That somebody is asked is found in the tables, when they change and again when the server starts: a move and its notice
need no common transaction, and none is lost. What was found is on its way in the database (`storage.notices`), and is
sent from there by whichever process takes it. Whoever dies while he sends leaves it in doubt: then it is sent once
more, with the same id.
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
"""How often to look for what is due."""
SWEEP_ROUNDS = 300
"""After so many looks all tables are looked through: another process may have died between a move and its notice."""
CHANNEL_ROUNDS = 15
"""After so many it is asked who has channels: other processes made some."""
BATCH_SIZE = 50
"""How many notices are written in one transaction."""
LEASE_SECONDS = 60.0
"""For longer than anything takes to be sent."""
SENDER_COUNTS = {False: 16, True: 4}
"""At once, by whether the channel failed last time: those who never answer keep nobody else waiting."""
RETRY_DELAYS = (60.0, 300.0, 1_800.0, 7_200.0, 21_600.0)
"""Before each further attempt; after the last of them it is given up."""
CLOSE_SECONDS = 2.0

log = logging.getLogger(__name__)


class ChannelDetails(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is kept with a channel's address: where links lead, a browser's keys, what a webhook speaks."""

    origin: str
    keys: PushKeys | None = None
    form: str = "json"


class NotificationDispatcher:
    """Who is asked, and that a game began or ended, is found here; of all else somebody has to `tell`."""

    def __init__(
        self,
        config: Config,
        store: Store,
        tables: TableRegistry,
        listeners: LiveUpdates,
        signer: Signer,
        clock: TimeSource,
    ) -> None:
        self.config = config
        self.outside = SafeHttpClient(config.outside)
        self.mail = MailSender(config.mail)
        self.push: PushSender
        self.tests = TokenBuckets(config.notices.tests)
        self.links = TokenBuckets(config.notices.links)
        self._store = store
        self._tables = tables
        self._listeners = listeners
        self._signer = signer
        self._clock = clock
        self._worker = secrets.token_hex(8)
        self._reachable: set[str] = set()
        self._changed: set[str] = set()
        self._sending: dict[bool, set[asyncio.Task[None]]] = {False: set(), True: set()}
        tables.events.subscribe(person_turn=self.table_changed)

    async def open(self, key: bytes) -> None:
        """`key` is the one by which push services know this server."""
        mailed = self.config.mail.sender
        self.push = PushSender(key, self.outside, f"mailto:{mailed}" if mailed else self.config.address)
        await self.look_for_channels()

    # Who is to be told

    def table_changed(self, table: LiveTable) -> None:
        """Something happened there, and no program is asked."""
        if self._reachable and any(not self._reachable.isdisjoint(seat.holders) for seat in table.seats):
            self._changed.add(table.id)

    async def tell(self, table: LiveTable, kind: NotificationKind, guests: Collection[str]) -> None:
        """Have these people told, by the channels they chose; durable once it returns.

        The same of one table at one ply is told once, however often this is called: tell first, and only then write
        down that it was told, and nothing is lost between the two.
        """
        now = self._clock.now()
        found = [NotificationEvent(guest, table.id, kind, table.ply, now) for guest in sorted(set(guests))]
        if found:
            await self._store.write(stored.enqueue, found, now, now)

    async def look_for_channels(self) -> None:
        """Somebody has one more, or one less."""
        self._reachable = await self._store.read(stored.guests_with_channels)

    # Sending

    async def run(self) -> None:
        """For ever."""
        round_ = 0
        while True:
            try:
                if round_ % SWEEP_ROUNDS == 0:
                    await self.sweep()
                elif round_ % CHANNEL_ROUNDS == 0:
                    await self.look_for_channels()
                round_ += 1
                await self.step()
            except GoldenSpikeError as error:
                log.warning("%s", error)
            except Exception:
                log.exception("notices")
            await asyncio.sleep(POLL_SECONDS)

    async def sweep(self) -> None:
        """Find all that should have been found, and forget what is long past."""
        await self.look_for_channels()
        await self._store.write(stored.delete_outdated, self._clock.now())
        if self._reachable:
            await self._find(None)

    async def step(self) -> None:
        """Find what happened since the last time, and begin to send what is due."""
        if self._changed:
            changed, self._changed = self._changed, set()
            try:
                await self._find(changed)
            except DatabaseUnavailable:
                self._changed |= changed
                raise
        due: bool = bool(self._reachable) and await self._store.read(stored.has_due, self._clock.now())
        if due:
            await self._store.write(stored.abandon_lost, self._clock.now())
            for failing, room in SENDER_COUNTS.items():
                await self._send_due(failing, room)

    async def _find(self, ids: Collection[str] | None) -> None:
        now = self._clock.now()
        found = await self._store.read(stored.find_events, ids, now)
        for some in split_batches(found, BATCH_SIZE):
            await self._store.write(stored.enqueue, some, now, now + self.config.notices.grace_seconds)

    async def _send_due(self, failing: bool, room: int) -> None:
        sending = self._sending[failing]
        while len(sending) < room:
            now = self._clock.now()
            taken = await self._store.write(stored.claim_batch, self._worker, now, now + LEASE_SECONDS, failing)
            if taken is None:
                return
            task = asyncio.create_task(self._deliver(taken))
            sending.add(task)
            task.add_done_callback(sending.discard)

    async def close(self) -> None:
        """What is being sent has a moment to arrive."""
        tasks = {*self._sending[False], *self._sending[True]}
        if tasks:
            _, tasks = await asyncio.wait(tasks, timeout=CLOSE_SECONDS)
        for task in tasks:
            task.cancel()
        self.outside.close()
        self.mail.close()

    async def _deliver(self, taken: DeliveryBatch) -> None:
        try:
            await self._deliver_or_raise(taken)
        except GoldenSpikeError as error:
            log.warning("%s", error)  # its lease ends, and it is tried once more
        except Exception:
            log.exception("notice")

    async def _deliver_or_raise(self, taken: DeliveryBatch) -> None:
        every = [told.delivery for told in taken.items]
        if (quiet := quiet_hours_end(taken.preferences, self._clock.now())) is not None:
            await self._store.write(stored.postpone_deliveries, every, self._worker, quiet)
            return
        wanted = {told.delivery: said for told in taken.items if (said := await self._say(told, taken)) is not None}
        if moot := [delivery for delivery in every if delivery not in wanted]:
            await self._store.write(stored.drop_deliveries, moot, self._worker)
        if wanted:
            await self._send([*wanted], taken, [*wanted.values()])

    async def _send(self, ids: list[str], taken: DeliveryBatch, told: list[NotificationMessage]) -> None:
        channel, worker = taken.channel, self._worker
        try:
            await self.send(taken.message, channel, told, self._language(taken))
        except ChannelGone:
            await self._store.write(stored.remove_channel, channel.id)
            await self.look_for_channels()
        except DeliveryError as error:
            metrics.notifications.labels(channel.kind, "failed").inc()
            now = self._clock.now()
            pause = RETRY_DELAYS[taken.attempts] if taken.attempts < len(RETRY_DELAYS) else None
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

    async def send(self, message: str, channel: Channel, told: list[NotificationMessage], lang: str) -> None:
        """By that channel, at once. Raises Unsent, and Gone."""
        details = msgspec.json.decode(channel.details, type=ChannelDetails)
        if channel.kind == "mail":
            stop = self.stop_link(channel)
            text, about = mail.mail_body(told, stop, lang), mail.mail_subject(told, lang)
            await self._post_mail(message, channel.address, about, text, stop)
        elif channel.kind == "push" and details.keys is not None:
            await self.push.send(message, channel.address, details.keys, told[0], details.origin)
        else:
            await webhook.send_webhook(self.outside, message, channel.address, details.form, told[0])

    async def test(self, channel: Channel, lang: str) -> None:
        """So that somebody sees whether it reaches him. Raises Unsent, and Gone."""
        id_ = secrets.token_urlsafe(18)
        details = msgspec.json.decode(channel.details, type=ChannelDetails)
        text = say("notice-test-text", lang)
        link = f"{self.config.address or details.origin}/notices"
        await self.send(
            id_, channel, [NotificationMessage(id_, "test", "", say("notice-test", lang), text, [], link)], lang
        )

    # What is said

    async def _say(self, told: NotificationItem, taken: DeliveryBatch) -> NotificationMessage | None:
        """None if nobody would want to know any more."""
        try:
            table = await self._tables.get(told.table)
        except DatabaseUnavailable:
            raise
        except GoldenSpikeError:
            return None
        mine = table.seats_of(Caller(guest=taken.channel.guest))
        if is_outdated(told, table, mine) or await self._listeners.there(table.id, mine):
            return None
        origin = msgspec.json.decode(taken.channel.details, type=ChannelDetails).origin
        return compose_message(
            told.delivery, told.kind, table, mine, self._language(taken), self.config.address or origin
        )

    def _language(self, taken: DeliveryBatch) -> str:
        return taken.preferences.language or LANGUAGES[0]

    # Mail

    @property
    def mails(self) -> bool:
        """Whether it can be sent: with links that nobody who called could have made up."""
        return bool(self.config.mail.host and self.config.mail.sender and self.config.address)

    def link(self, what: str, channel_id: str) -> str:
        return f"{self.config.address}/mail/{what}/{self._signer.stamped(f'mail {what}', channel_id)}"

    def stop_link(self, channel: Channel) -> str:
        return self.link("stop", channel.id)

    def proven(self, what: str, token: str) -> str | None:
        """The channel whose link that is."""
        return self._signer.unstamped(f"mail {what}", token)

    async def ask_to_confirm(self, channel: Channel, lang: str) -> None:
        """Raises Unsent."""
        link, stop = self.link("confirm", channel.id), self.stop_link(channel)
        text = say("notice-confirm-text", lang, link=link) + f"\n\n-- \n{say('notice-mail-stop', lang, link=stop)}\n"
        await self._post_mail(f"confirm-{channel.id}", channel.address, say("notice-confirm", lang), text, stop)

    async def _post_mail(self, message: str, to: str, about: str, text: str, stop: str) -> None:
        written = mail.compose_mail(message, to, self.config.mail.sender, about, text, stop, self._clock.now())
        await self.mail.send(written)


def is_outdated(told: NotificationItem, table: LiveTable, mine: tuple[int, ...]) -> bool:
    """Whether it is no news any more to whoever holds these seats."""
    if told.kind == "invited":
        return bool(mine) or table.state != "waiting"
    if not mine:
        return True
    if told.kind in TURN_KINDS:
        answered = table.asked not in mine or table.asked_bot is not None or table.ply != told.ply
        return answered or (told.kind == "turn" and moved_last(table, mine))
    if told.kind == "started":
        return table.state != "running" or table.asked in mine
    return False


def split_batches(found: Sequence[NotificationEvent], many: int) -> Iterator[Sequence[NotificationEvent]]:
    for first in range(0, len(found), many):
        yield found[first : first + many]
