"""Webhooks: what is posted to an address of the person's own, as Discord, Slack, or anything else reads it."""

from __future__ import annotations

from typing import Any

import msgspec

from goldenspike.server.notifications.message import Said
from goldenspike.server.notifications.push import GONE, Gone
from goldenspike.server.notifications.safe_http import Outside, Unsent

FORMS = ("discord", "slack", "json")
_ESCAPED = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})
_PLAIN = str.maketrans({mark: f"\\{mark}" for mark in "\\*_~`|>[]#-"})


async def send(outside: Outside, message: str, address: str, form: str, said: Said) -> None:
    """Raises Unsent, and Gone if there is no such hook any more."""
    body = msgspec.json.encode(content(form, message, said))
    answer = await outside.post(address, {"content-type": "application/json", "user-agent": "goldenspike"}, body)
    if answer.status in GONE:
        raise Gone
    if not 200 <= answer.status < 300:
        raise Unsent("notice-error-refused")


def content(form: str, message: str, said: Said) -> dict[str, Any]:
    """What players typed is quoted: it names nobody else, and is no markup."""
    if form == "discord":
        text = "\n".join([f"**{said.title.translate(_PLAIN)}**", said.text.translate(_PLAIN), said.link])
        return {"content": text[:2_000], "allowed_mentions": {"parse": []}, "id": message}
    if form == "slack":
        return {"text": "\n".join([said.title, said.text, said.link]).translate(_ESCAPED), "id": message}
    return {"id": message, **{name: value for name, value in msgspec.structs.asdict(said).items() if name != "id"}}
