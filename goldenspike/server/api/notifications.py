"""API: notification channels, quiet hours, mail links and waiting tables."""

from __future__ import annotations

import re
import secrets
from collections.abc import Awaitable
from hashlib import sha256
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, PathParameter

from goldenspike import words
from goldenspike.server.api.authentication import caller_of
from goldenspike.server.api.common import client_address, guest_of, limit_reads, limit_writes, origin_of
from goldenspike.server.api.responses import MOVE_ERRORS, READ_ERRORS, JsonResponse, encode_json
from goldenspike.server.http.html_pages import render_error_page, render_page
from goldenspike.server.http.language import language_of
from goldenspike.server.http.strict_request import AnyRequest
from goldenspike.server.notifications.dispatcher import ChannelDetails
from goldenspike.server.notifications.push import ChannelGone, are_valid
from goldenspike.server.notifications.quiet_hours import find_zone
from goldenspike.server.notifications.safe_http import DeliveryError
from goldenspike.server.schemas.notifications import (
    AddChannelRequest,
    ChannelView,
    NotificationsView,
    QuietHoursRequest,
    WaitingTables,
)
from goldenspike.server.services import Services, services_of
from goldenspike.server.storage import notifications as stored
from goldenspike.server.storage import settings as stored_settings
from goldenspike.server.storage.notifications import Channel, NotificationPreferences
from goldenspike.tables.refusals import RequestRefused, bad_link_error
from goldenspike.tables.schemas import EmptyRequest

MAX_WAITING = 100
_MAIL_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}")

ChannelId = Annotated[str, PathParameter(min_length=1, max_length=64)]


@get("/api/my/waiting", before_request=limit_reads, responses=READ_ERRORS)
async def list_waiting_tables(request: AnyRequest) -> Response[WaitingTables]:
    """List the tables waiting for the caller."""
    services = services_of(request)
    guest = caller_of(request).guest
    found = [] if guest is None else await services.store.read(stored.tables_waiting_for, guest, MAX_WAITING)
    return JsonResponse(encode_json(WaitingTables(found)))


@get("/api/my/notices", before_request=limit_reads, responses=READ_ERRORS)
async def show_notifications(request: AnyRequest) -> Response[NotificationsView]:
    """Return the caller's notification channels and quiet hours."""
    services = services_of(request)
    return JsonResponse(encode_json(await notifications_view(services, caller_of(request).guest, language_of(request))))


@post("/api/my/notices/quiet", before_request=limit_writes, status_code=200, responses=MOVE_ERRORS)
async def set_quiet_hours(request: AnyRequest, data: JSONBody[QuietHoursRequest]) -> Response[NotificationsView]:
    """Set the caller's quiet hours."""
    services, lang = services_of(request), language_of(request)
    guest, cookies = guest_of(request)
    if data.timezone and find_zone(data.timezone) is None:
        raise RequestRefused("server-notice-no-zone", zone=data.timezone)
    services.rate_limits.keep(client_address(request))
    wanted = NotificationPreferences(lang, data.timezone, data.quiet_from, data.quiet_to)
    await services.store.write(stored.set_preferences, guest, wanted)
    return JsonResponse(encode_json(await notifications_view(services, guest, lang)), cookies)


@post("/api/my/notices/channels", before_request=limit_writes, status_code=200, responses=MOVE_ERRORS)
async def add_channel(request: AnyRequest, data: JSONBody[AddChannelRequest]) -> Response[NotificationsView]:
    """Add a notification channel. An email address must first be confirmed with the link sent to it."""
    services, lang = services_of(request), language_of(request)
    guest, cookies = guest_of(request)
    services.rate_limits.keep(client_address(request))
    channel = new_channel(data, guest, origin_of(request), services.clock.now())
    if data.kind == "mail":
        await check_mail_channel(services, channel, client_address(request))
    else:
        await check_channel_address(services, channel)
    if not await services.store.write(stored.add_channel, channel, services.config.notices.channels):
        raise RequestRefused("server-notice-too-many", most=services.config.notices.channels)
    person = await services.store.read(stored.preferences_of, guest)
    await services.store.write(stored.set_preferences, guest, msgspec.structs.replace(person, language=lang))
    await services.notifications.refresh_channels()
    if data.kind == "mail":
        await record_delivery(services, channel, services.notifications.send_confirmation(channel, lang))
    return JsonResponse(encode_json(await notifications_view(services, guest, lang)), cookies)


@post(
    "/api/my/notices/channels/{channel_id:str}/remove",
    before_request=limit_writes,
    status_code=200,
    responses=MOVE_ERRORS,
)
async def remove_channel(
    request: AnyRequest,
    channel_id: ChannelId,
    data: JSONBody[EmptyRequest],  # noqa: ARG001
) -> Response[NotificationsView]:
    """Remove a notification channel."""
    services, channel = await require_channel(request, channel_id)
    await services.store.write(stored.remove_channel, channel.id, channel.guest)
    await services.notifications.refresh_channels()
    return JsonResponse(encode_json(await notifications_view(services, channel.guest, language_of(request))))


@post(
    "/api/my/notices/channels/{channel_id:str}/test",
    before_request=limit_writes,
    status_code=200,
    responses=MOVE_ERRORS,
)
async def test_channel(
    request: AnyRequest,
    channel_id: ChannelId,
    data: JSONBody[EmptyRequest],  # noqa: ARG001
) -> Response[NotificationsView]:
    """Send a test notification now. The channel's `error` shows the outcome."""
    services, channel = await require_channel(request, channel_id)
    lang = language_of(request)
    if channel.kind == "mail":
        await check_mail_channel(services, channel, client_address(request))
    else:
        services.notifications.test_limit.take(channel.guest)
        services.notifications.test_limit.take(f"posts {client_address(request)}")
    if channel.confirmed:
        await record_delivery(services, channel, services.notifications.test(channel, lang))
    else:
        await record_delivery(services, channel, services.notifications.send_confirmation(channel, lang))
    return JsonResponse(encode_json(await notifications_view(services, channel.guest, lang)))


# What the links in mails lead to. Looking at one changes nothing: programs look at links too.


@get("/mail/{what:str}/{token:str}", before_request=limit_reads, include_in_schema=False)
async def show_mail_link(request: AnyRequest, what: FromPath[str], token: FromPath[str]) -> Response[bytes]:
    """Show the confirmation page of a link in a mail."""
    lang = language_of(request)
    if verify_mail_link(services_of(request), what, token) is None:
        return render_error_page(lang, 403, bad_link_error().worded(lang))
    button = (request.scope["path"], words.say(f"notice-page-{what}-button", lang))
    return render_page(
        lang, words.say(f"notice-page-{what}", lang), [words.say(f"notice-page-{what}-text", lang)], button=button
    )


@post("/mail/{what:str}/{token:str}", before_request=limit_writes, include_in_schema=False, status_code=200)
async def follow_mail_link(request: AnyRequest, what: FromPath[str], token: FromPath[str]) -> Response[bytes]:
    """Confirm an address or unsubscribe it, also by one-click unsubscribe of mail programs (RFC 8058)."""
    services, lang = services_of(request), language_of(request)
    channel_id = verify_mail_link(services, what, token)
    if channel_id is None:
        return render_error_page(lang, 403, bad_link_error().worded(lang))
    if what == "stop":
        await stop_mail(services, channel_id)
    elif not await services.store.write(stored.confirm_channel, channel_id):
        return render_error_page(lang, 410, words.say("notice-page-gone", lang))
    await services.notifications.refresh_channels()
    settings = [("/notices", words.say("notice-page-settings", lang))]
    return render_page(
        lang, words.say(f"notice-page-{what}", lang), [words.say(f"notice-page-{what}-done", lang)], links=settings
    )


def verify_mail_link(services: Services, what: str, token: str) -> str | None:
    return services.notifications.verify_link(what, token) if what in ("confirm", "stop") else None


async def stop_mail(services: Services, channel_id: str) -> None:
    """The address gets no more, though somebody should give it again."""
    channel = await services.store.read(stored.find_channel, channel_id)
    if channel is not None:
        if not channel.confirmed:
            await services.store.write(stored_settings.get_or_create_setting, opt_out_setting(channel.address), b"")
        await services.store.write(stored.remove_channel, channel_id)


def opt_out_setting(address: str) -> str:
    """The key of the setting that an address has unsubscribed."""
    return f"no mail {sha256(address.lower().encode()).hexdigest()}"


# Shared


async def notifications_view(services: Services, guest: str | None, lang: str) -> NotificationsView:
    found = [] if guest is None else await services.store.read(stored.channels_of, guest)
    person = NotificationPreferences() if guest is None else await services.store.read(stored.preferences_of, guest)
    key, mails = services.notifications.push.public_key, services.notifications.sends_mail
    channels = [channel_view(channel, lang) for channel in found]
    return NotificationsView(key, mails, channels, person.timezone, person.quiet_from, person.quiet_to)


def channel_view(channel: Channel, lang: str) -> ChannelView:
    error = None if channel.error is None else words.say(channel.error, lang)
    kind, form = channel.kind, msgspec.json.decode(channel.details, type=ChannelDetails).form
    return ChannelView(channel.id, kind, channel.address, form, channel.confirmed, error, channel.error_at)  # type: ignore[arg-type]


async def require_channel(request: AnyRequest, channel_id: str) -> tuple[Services, Channel]:
    services = services_of(request)
    channel = await services.store.read(stored.find_channel, channel_id)
    if channel is None or channel.guest != caller_of(request).guest:
        raise RequestRefused("server-notice-no-channel")
    return services, channel


def new_channel(asked: AddChannelRequest, guest: str, origin: str, now: float) -> Channel:
    if (asked.kind == "push") != (asked.keys is not None and are_valid(asked.keys)):
        raise RequestRefused("server-notice-bad-keys")
    details = msgspec.json.encode(ChannelDetails(origin, asked.keys, asked.form)).decode()
    confirmed = asked.kind != "mail"
    return Channel(secrets.token_hex(16), guest, asked.kind, asked.address.strip(), details, confirmed, now)


async def check_mail_channel(services: Services, channel: Channel, caller: str) -> None:
    """Check that mail may be sent: the address is valid and has not unsubscribed."""
    if not services.notifications.sends_mail:
        raise RequestRefused("server-notice-no-mail")
    if not _MAIL_ADDRESS.fullmatch(channel.address):
        raise RequestRefused("server-notice-bad-mail")
    for key in (channel.guest, caller):
        services.notifications.test_limit.take(key)
    if not channel.confirmed:
        services.notifications.link_limit.take(channel.address.lower())
    if await services.store.read(stored_settings.has_setting, opt_out_setting(channel.address)):
        raise RequestRefused("server-notice-unwanted")


async def check_channel_address(services: Services, channel: Channel) -> None:
    try:
        await services.notifications.http_client.check(channel.address)
    except DeliveryError as error:
        raise RequestRefused(error.key) from None


async def record_delivery(services: Services, channel: Channel, sending: Awaitable[None]) -> None:
    """Send it, and keep how that went where its owner sees it."""
    try:
        await sending
    except ChannelGone:
        await services.store.write(stored.remove_channel, channel.id)
        await services.notifications.refresh_channels()
    except DeliveryError as error:
        await services.store.write(stored.set_channel_error, channel.id, error.key, services.clock.now())
    else:
        await services.store.write(stored.mark_delivered, [], "", channel.id)


HANDLERS = [
    list_waiting_tables,
    show_notifications,
    set_quiet_hours,
    add_channel,
    remove_channel,
    test_channel,
    show_mail_link,
    follow_mail_link,
]
