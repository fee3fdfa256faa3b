"""Notices: by which channels I am called back, when not, and the tables that wait for me."""

from __future__ import annotations

import re
import secrets
from collections.abc import Awaitable
from hashlib import sha256
from typing import Annotated, Literal

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, PathParameter

from goldenspike import words
from goldenspike.server.api.common import (
    MOVE,
    READ,
    Said,
    address_of,
    guest_of,
    json_of,
    limit_reads,
    limit_writes,
    origin_of,
)
from goldenspike.server.http.html_pages import error_page, page
from goldenspike.server.http.language import language_of
from goldenspike.server.notifications.dispatcher import Details
from goldenspike.server.notifications.push import Gone, Keys
from goldenspike.server.notifications.quiet_hours import MINUTES, zone
from goldenspike.server.notifications.safe_http import LONGEST_ADDRESS, Unsent
from goldenspike.server.services import AnyRequest, House, house_of
from goldenspike.server.storage import notifications as stored
from goldenspike.server.storage import tables as stored_tables
from goldenspike.server.storage.notifications import Channel, Person, WaitingTable
from goldenspike.tables.refusals import Refused, bad_link
from goldenspike.tables.schemas import Nothing

MOST_WAITING = 100
LONGEST_ZONE = 64
_MAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}")

ChannelId = Annotated[str, PathParameter(min_length=1, max_length=64)]
Minute = Annotated[int, msgspec.Meta(ge=0, lt=MINUTES)]
Address = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ADDRESS)]


class WaitingTables(msgspec.Struct, frozen=True):
    """The tables at which I am asked, those that wait longest first."""

    tables: list[WaitingTable]


class ChannelView(msgspec.Struct, frozen=True):
    """`error` is a sentence: why the last notice did not arrive."""

    id: str
    kind: Literal["push", "mail", "webhook"]
    address: str
    form: str
    confirmed: bool
    error: str | None
    error_at: float | None


class NoticesView(msgspec.Struct, frozen=True):
    """How I am called back. `push_key` is what a browser subscribes with; `mail`: whether this server sends any."""

    push_key: str
    mail: bool
    channels: list[ChannelView]
    timezone: str
    quiet_from: int | None
    quiet_to: int | None


class ChannelAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new channel: `keys` for push, `form` for a webhook."""

    kind: Literal["push", "mail", "webhook"]
    address: Address
    keys: Keys | None = None
    form: Literal["discord", "slack", "json"] = "json"


class QuietAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Between these minutes of my day nothing is sent; null: at any time."""

    timezone: Annotated[str, msgspec.Meta(max_length=LONGEST_ZONE)] = ""
    quiet_from: Minute | None = None
    quiet_to: Minute | None = None


@get("/api/my/waiting", before_request=limit_reads, responses=READ)
async def waiting(request: AnyRequest) -> Response[WaitingTables]:
    """The tables that wait for me."""
    house = house_of(request)
    guest = house.caller(request).guest
    found = [] if guest is None else await house.store.read(stored.waiting_for, guest, MOST_WAITING)
    return Said(json_of(WaitingTables(found)))


@get("/api/my/notices", before_request=limit_reads, responses=READ)
async def show_notices(request: AnyRequest) -> Response[NoticesView]:
    """How I am called back to my tables."""
    house = house_of(request)
    return Said(json_of(await view(house, house.caller(request).guest, language_of(request))))


@post("/api/my/notices/quiet", before_request=limit_writes, status_code=200, responses=MOVE)
async def set_quiet(request: AnyRequest, data: JSONBody[QuietAsked]) -> Response[NoticesView]:
    """When I want to be left alone."""
    house, lang = house_of(request), language_of(request)
    guest, cookies = guest_of(request)
    if data.timezone and zone(data.timezone) is None:
        raise Refused(422, "server-notice-no-zone", zone=data.timezone)
    house.gate.keep(address_of(request))
    wanted = Person(lang, data.timezone, data.quiet_from, data.quiet_to)
    await house.store.write(stored.set_person, guest, wanted)
    return Said(json_of(await view(house, guest, lang)), cookies)


@post("/api/my/notices/channels", before_request=limit_writes, status_code=200, responses=MOVE)
async def add_channel(request: AnyRequest, data: JSONBody[ChannelAsked]) -> Response[NoticesView]:
    """Calls me back by this from now on; a mail address is confirmed first, by a link that is sent there."""
    house, lang = house_of(request), language_of(request)
    guest, cookies = guest_of(request)
    house.gate.keep(address_of(request))
    channel = new_channel(data, guest, origin_of(request), house.clock.now())
    if data.kind == "mail":
        await check_mail(house, channel, address_of(request))
    else:
        await check_address(house, channel)
    if not await house.store.write(stored.add_channel, channel, house.config.notices.channels):
        raise Refused(429, "server-notice-too-many", most=house.config.notices.channels)
    person = await house.store.read(stored.person, guest)
    await house.store.write(stored.set_person, guest, msgspec.structs.replace(person, language=lang))
    await house.notices.look_for_channels()
    if data.kind == "mail":
        await tried(house, channel, house.notices.ask_to_confirm(channel, lang))
    return Said(json_of(await view(house, guest, lang)), cookies)


@post("/api/my/notices/channels/{channel_id:str}/remove", before_request=limit_writes, status_code=200, responses=MOVE)
async def remove_channel(
    request: AnyRequest,
    channel_id: ChannelId,
    data: JSONBody[Nothing],  # noqa: ARG001
) -> Response[NoticesView]:
    """Not by this any more."""
    house, channel = await mine(request, channel_id)
    await house.store.write(stored.remove_channel, channel.id, channel.guest)
    await house.notices.look_for_channels()
    return Said(json_of(await view(house, channel.guest, language_of(request))))


@post("/api/my/notices/channels/{channel_id:str}/test", before_request=limit_writes, status_code=200, responses=MOVE)
async def test_channel(
    request: AnyRequest,
    channel_id: ChannelId,
    data: JSONBody[Nothing],  # noqa: ARG001
) -> Response[NoticesView]:
    """Sends me something by it at once; what became of that stands with the channel."""
    house, channel = await mine(request, channel_id)
    lang = language_of(request)
    if channel.kind == "mail":
        await check_mail(house, channel, address_of(request))
    else:
        house.notices.tests.take(channel.guest)
        house.notices.tests.take(f"posts {address_of(request)}")
    if channel.confirmed:
        await tried(house, channel, house.notices.test(channel, lang))
    else:
        await tried(house, channel, house.notices.ask_to_confirm(channel, lang))
    return Said(json_of(await view(house, channel.guest, lang)))


# What the links in mails lead to. Looking at one changes nothing: programs look at links too.


@get("/mail/{what:str}/{token:str}", before_request=limit_reads, include_in_schema=False)
async def ask_link(request: AnyRequest, what: FromPath[str], token: FromPath[str]) -> Response[bytes]:
    """Asks whether that is meant."""
    lang = language_of(request)
    if proven(house_of(request), what, token) is None:
        return error_page(lang, 403, bad_link().worded(lang))
    button = (request.scope["path"], words.say(f"notice-page-{what}-button", lang))
    return page(
        lang, words.say(f"notice-page-{what}", lang), [words.say(f"notice-page-{what}-text", lang)], button=button
    )


@post("/mail/{what:str}/{token:str}", before_request=limit_writes, include_in_schema=False, status_code=200)
async def follow_link(request: AnyRequest, what: FromPath[str], token: FromPath[str]) -> Response[bytes]:
    """Confirms an address, or ends all mail to it; mail programs do so by themselves (RFC 8058)."""
    house, lang = house_of(request), language_of(request)
    channel_id = proven(house, what, token)
    if channel_id is None:
        return error_page(lang, 403, bad_link().worded(lang))
    if what == "stop":
        await stop_mail(house, channel_id)
    elif not await house.store.write(stored.confirm, channel_id):
        return error_page(lang, 410, words.say("notice-page-gone", lang))
    await house.notices.look_for_channels()
    settings = [("/notices", words.say("notice-page-settings", lang))]
    return page(
        lang, words.say(f"notice-page-{what}", lang), [words.say(f"notice-page-{what}-done", lang)], links=settings
    )


def proven(house: House, what: str, token: str) -> str | None:
    return house.notices.proven(what, token) if what in ("confirm", "stop") else None


async def stop_mail(house: House, channel_id: str) -> None:
    """The address gets no more, though somebody should give it again."""
    channel = await house.store.read(stored.channel, channel_id)
    if channel is not None:
        if not channel.confirmed:
            await house.store.write(stored_tables.setting, unwanted(channel.address), b"")
        await house.store.write(stored.remove_channel, channel_id)


def unwanted(address: str) -> str:
    """The setting that says: whoever reads that mail did not want to hear of us."""
    return f"no mail {sha256(address.lower().encode()).hexdigest()}"


# Shared


async def view(house: House, guest: str | None, lang: str) -> NoticesView:
    found = [] if guest is None else await house.store.read(stored.channels_of, guest)
    person = Person() if guest is None else await house.store.read(stored.person, guest)
    key, mails = house.notices.push.public_key, house.notices.mails
    channels = [shown(channel, lang) for channel in found]
    return NoticesView(key, mails, channels, person.timezone, person.quiet_from, person.quiet_to)


def shown(channel: Channel, lang: str) -> ChannelView:
    error = None if channel.error is None else words.say(channel.error, lang)
    kind, form = channel.kind, msgspec.json.decode(channel.details, type=Details).form
    return ChannelView(channel.id, kind, channel.address, form, channel.confirmed, error, channel.error_at)  # type: ignore[arg-type]


async def mine(request: AnyRequest, channel_id: str) -> tuple[House, Channel]:
    house = house_of(request)
    channel = await house.store.read(stored.channel, channel_id)
    if channel is None or channel.guest != house.caller(request).guest:
        raise Refused(404, "server-notice-no-channel")
    return house, channel


def new_channel(asked: ChannelAsked, guest: str, origin: str, now: float) -> Channel:
    if (asked.kind == "push") != (asked.keys is not None and asked.keys.fit()):
        raise Refused(422, "server-notice-bad-keys")
    details = msgspec.json.encode(Details(origin, asked.keys, asked.form)).decode()
    confirmed = asked.kind != "mail"
    return Channel(secrets.token_hex(16), guest, asked.kind, asked.address.strip(), details, confirmed, now)


async def check_mail(house: House, channel: Channel, caller: str) -> None:
    """That we may write there: what is no address is refused, and whoever wants no mail of ours is left alone."""
    if not house.notices.mails:
        raise Refused(409, "server-notice-no-mail")
    if not _MAIL.fullmatch(channel.address):
        raise Refused(422, "server-notice-bad-mail")
    for key in (channel.guest, caller):
        house.notices.tests.take(key)
    if not channel.confirmed:
        house.notices.links.take(channel.address.lower())
    if await house.store.read(stored_tables.has_setting, unwanted(channel.address)):
        raise Refused(409, "server-notice-unwanted")


async def check_address(house: House, channel: Channel) -> None:
    try:
        await house.notices.outside.check(channel.address)
    except Unsent as error:
        raise Refused(422, error.key) from None


async def tried(house: House, channel: Channel, sending: Awaitable[None]) -> None:
    """Send it, and keep how that went where its owner sees it."""
    try:
        await sending
    except Gone:
        await house.store.write(stored.remove_channel, channel.id)
        await house.notices.look_for_channels()
    except Unsent as error:
        await house.store.write(stored.blame, channel.id, error.key, house.clock.now())
    else:
        await house.store.write(stored.arrived, [], "", channel.id)


HANDLERS = [
    waiting,
    show_notices,
    set_quiet,
    add_channel,
    remove_channel,
    test_channel,
    ask_link,
    follow_link,
]
