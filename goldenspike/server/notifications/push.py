"""Web Push (RFC 8030, 8291, 8292): to whichever service the person's own browser named."""

from __future__ import annotations

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02, VapidException

from goldenspike.server.notifications.message import NotificationMessage
from goldenspike.server.notifications.safe_http import DeliveryError, SafeHttpClient
from goldenspike.server.schemas.notifications import PushKeys

TTL_SECONDS = 3 * 24 * 3600
"""How long a service keeps it for a device that sleeps."""
TOKEN_SECONDS = 12 * 3600
POINT_BYTES, SECRET_BYTES = 65, 16
"""Of a browser's key and of its secret."""
MAX_TEXT_LENGTH = 1_500
"""What is encrypted must fit into 4 KB."""
GONE_STATUSES = (404, 410)


class ChannelGone(Exception):  # noqa: N818
    """Nobody listens at that address any more."""


def are_valid(keys: PushKeys) -> bool:
    """Whether these can be the keys of a push subscription: an elliptic-curve point and a secret."""
    try:
        point, secret = _decode_key(keys.p256dh), _decode_key(keys.auth)
    except ValueError:
        return False
    return len(point) == POINT_BYTES and point[0] == 4 and len(secret) == SECRET_BYTES


def _decode_key(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def generate_push_key() -> bytes:
    """The key by which push services know this server, as PEM."""
    vapid = Vapid02()
    vapid.generate_keys()
    return bytes(vapid.private_pem())


class PushSender:
    """`contact` is whom a service may complain to."""

    def __init__(self, key: bytes, outside: SafeHttpClient, contact: str) -> None:
        self._vapid = Vapid02.from_pem(key)
        self._vapid.conf = {"no-strict": True}  # at home a server may have no better contact than its own address
        self._outside = outside
        self._contact = contact
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key = urlsafe_b64encode(point).rstrip(b"=").decode()

    async def send(self, message: str, address: str, keys: PushKeys, said: NotificationMessage, origin: str) -> None:
        """Raises Unsent, and Gone if the browser has forgotten it."""
        content = {"id": message, "kind": said.kind, "table": said.table, "title": said.title, "url": said.link}
        content["body"] = said.text[:MAX_TEXT_LENGTH]
        subscription = {"endpoint": address, "keys": msgspec.structs.asdict(keys)}
        from pywebpush import WebPusher  # with two libraries for calls that we make ourselves

        parts = urlsplit(address)
        claims: dict[str, Any] = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": self._contact or origin}
        claims["exp"] = int(time.time()) + TOKEN_SECONDS
        try:
            body = WebPusher(subscription).encode(msgspec.json.encode(content))["body"]
            signed = self._vapid.sign(claims)
        except (ValueError, VapidException):  # a point that lies on no curve, an address that is no name
            raise DeliveryError("notice-error-address") from None
        headers = {
            **signed,
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(TTL_SECONDS),
            "urgency": "normal",
            "topic": message,
        }
        answer = await self._outside.post(address, headers, body)
        if answer.status in GONE_STATUSES:
            raise ChannelGone
        if not 200 <= answer.status < 300:
            raise DeliveryError("notice-error-refused")
