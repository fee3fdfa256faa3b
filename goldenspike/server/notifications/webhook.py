"""Send notifications by webhook, in the format of Discord, Slack, or plain JSON."""

from __future__ import annotations

from typing import Any

import msgspec

from goldenspike.server.notifications.message import NotificationMessage
from goldenspike.server.notifications.push import GONE_STATUSES, ChannelGone
from goldenspike.server.notifications.safe_http import DeliveryError, SafeHttpClient

_SLACK_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})
_MARKDOWN_ESCAPES = str.maketrans({mark: f"\\{mark}" for mark in "\\*_~`|>[]#-"})


async def send_webhook(
    http_client: SafeHttpClient, message: str, address: str, form: str, notification: NotificationMessage
) -> None:
    """Raises DeliveryError, and ChannelGone if the webhook no longer exists."""
    body = msgspec.json.encode(webhook_body(form, message, notification))
    answer = await http_client.post(address, {"content-type": "application/json", "user-agent": "goldenspike"}, body)
    if answer.status in GONE_STATUSES:
        raise ChannelGone
    if not 200 <= answer.status < 300:
        raise DeliveryError("notice-error-refused")


def webhook_body(form: str, message: str, notification: NotificationMessage) -> dict[str, Any]:
    """The body of a request. Text that players typed is escaped: it is no markup and mentions nobody."""
    title, text, link = notification.title, notification.text, notification.link
    if form == "discord":
        lines = [f"**{title.translate(_MARKDOWN_ESCAPES)}**", text.translate(_MARKDOWN_ESCAPES), link]
        return {"content": "\n".join(lines)[:2_000], "allowed_mentions": {"parse": []}, "id": message}
    if form == "slack":
        return {"text": "\n".join([title, text, link]).translate(_SLACK_ESCAPES), "id": message}
    return {**msgspec.structs.asdict(notification), "id": message}
