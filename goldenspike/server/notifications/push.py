"""Send notifications by Web Push (RFC 8030, 8291, 8292), through the push service that the browser named."""

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
"""How long a push service keeps a message for a device that is offline."""
TOKEN_SECONDS = 12 * 3600
POINT_BYTES, SECRET_BYTES = 65, 16
"""Lengths of a browser's public key and its secret."""
MAX_TEXT_LENGTH = 1_500
"""The encrypted message must fit into 4 KB."""
GONE_STATUSES = (404, 410)


class ChannelGone(Exception):  # noqa: N818
    """The channel's address no longer exists."""


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
    """A new private key that identifies this server to push services, as PEM."""
    vapid = Vapid02()
    vapid.generate_keys()
    return bytes(vapid.private_pem())


class PushSender:
    """Sends push messages; `contact` is where a push service may complain."""

    def __init__(self, key: bytes, http_client: SafeHttpClient, contact: str) -> None:
        self._vapid = Vapid02.from_pem(key)
        self._vapid.conf = {"no-strict": True}  # a private server may have no contact but its own address
        self._http_client = http_client
        self._contact = contact
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key = urlsafe_b64encode(point).rstrip(b"=").decode()

    async def send(
        self, message: str, address: str, keys: PushKeys, notification: NotificationMessage, origin: str
    ) -> None:
        """Raises DeliveryError, and ChannelGone if the browser has unsubscribed."""
        content = {
            "id": message,
            "kind": notification.kind,
            "table": notification.table,
            "title": notification.title,
            "url": notification.link,
        }
        content["body"] = notification.text[:MAX_TEXT_LENGTH]
        subscription = {"endpoint": address, "keys": msgspec.structs.asdict(keys)}
        from pywebpush import WebPusher  # expensive to import: it brings HTTP clients that we do not use

        parts = urlsplit(address)
        claims: dict[str, Any] = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": self._contact or origin}
        claims["exp"] = int(time.time()) + TOKEN_SECONDS
        try:
            body = WebPusher(subscription).encode(msgspec.json.encode(content))["body"]
            signed = self._vapid.sign(claims)
        except (ValueError, VapidException):  # a point on no curve, an address without a host name
            raise DeliveryError("notice-error-address") from None
        headers = {
            **signed,
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(TTL_SECONDS),
            "urgency": "normal",
            "topic": message,
        }
        answer = await self._http_client.post(address, headers, body)
        if answer.status in GONE_STATUSES:
            raise ChannelGone
        if not 200 <= answer.status < 300:
            raise DeliveryError("notice-error-refused")
