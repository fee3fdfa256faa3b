"""Webhooks: what is posted to an address of the person's own, as Discord, Slack, or anything else reads it."""

from __future__ import annotations

from typing import Any

import msgspec

from goldenspike.server.notifications.message import NotificationMessage
from goldenspike.server.notifications.push import GONE_STATUSES, ChannelGone
from goldenspike.server.notifications.safe_http import DeliveryError, SafeHttpClient

WEBHOOK_FORMATS = ("discord", "slack", "json")
_SLACK_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})
_MARKDOWN_ESCAPES = str.maketrans({mark: f"\\{mark}" for mark in "\\*_~`|>[]#-"})


async def send_webhook(
    outside: SafeHttpClient, message: str, address: str, form: str, said: NotificationMessage
) -> None:
    """Raises Unsent, and Gone if there is no such hook any more."""
    body = msgspec.json.encode(webhook_body(form, message, said))
    answer = await outside.post(address, {"content-type": "application/json", "user-agent": "goldenspike"}, body)
    if answer.status in GONE_STATUSES:
        raise ChannelGone
    if not 200 <= answer.status < 300:
        raise DeliveryError("notice-error-refused")


def webhook_body(form: str, message: str, said: NotificationMessage) -> dict[str, Any]:
    """What players typed is quoted: it names nobody else, and is no markup."""
    if form == "discord":
        text = "\n".join(
            [f"**{said.title.translate(_MARKDOWN_ESCAPES)}**", said.text.translate(_MARKDOWN_ESCAPES), said.link]
        )
        return {"content": text[:2_000], "allowed_mentions": {"parse": []}, "id": message}
    if form == "slack":
        return {"text": "\n".join([said.title, said.text, said.link]).translate(_SLACK_ESCAPES), "id": message}
    return {"id": message, **{name: value for name, value in msgspec.structs.asdict(said).items() if name != "id"}}
