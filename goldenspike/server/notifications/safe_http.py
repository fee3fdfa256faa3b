"""HTTP client for addresses that users enter (webhooks, push services), safe against request forgery (SSRF).

It does not connect to private networks unless the administrator lists them. A host name is resolved once, and the
address that was checked is the one connected to, so a name that changes in between (DNS rebinding) gains nothing.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import NoReturn
from urllib.parse import SplitResult, urljoin, urlsplit

import h11
import msgspec

from goldenspike.errors import GoldenSpikeError
from goldenspike.server.schemas.notifications import MAX_ADDRESS_LENGTH
from goldenspike.server.util.ip_addresses import IpAddress, NetworkSet

TOTAL_SECONDS = 10.0
"""The timeout of a whole request, with name resolution and redirects."""
MAX_REDIRECTS = 2
MAX_HEAD_BYTES = 16 * 1024
"""The largest response head that is read."""
MIN_PORT = 1024
"""The lowest port besides 80 and 443."""
RESOLVER_THREADS, CHECKER_THREADS = 8, 4
"""Threads that resolve names for deliveries, and for checks of new addresses: slow checks must not delay deliveries."""
MAX_CHECKS = 20
REDIRECT_STATUSES = (301, 302, 307, 308)
NAT64_NETWORK = IPv6Network("64:ff9b::/96")
GLOBAL_NETWORK = IPv6Network("2000::/3")
"""The global unicast addresses of IPv6. The rest is reserved or local, such as fec0::/10."""

Resolver = Callable[[str, int], list[str]]


class DeliveryError(GoldenSpikeError):
    """A message did not arrive; if `doubtful`, it may have."""

    def __init__(self, key: str, doubtful: bool = False) -> None:
        super().__init__(key)
        self.doubtful = doubtful


class HttpReply(msgspec.Struct, frozen=True):
    """The head of a response; its body is not read."""

    status: int
    headers: dict[str, str]


class HttpTarget(msgspec.Struct, frozen=True):
    """A parsed URL."""

    host: str
    port: int
    path: str
    secure: bool

    @property
    def authority(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.secure else 80) else f"{host}:{self.port}"


class SafeHttpClient:
    """Posts requests to public addresses with TLS; to private `networks` of the operator also without."""

    def __init__(self, networks: tuple[str, ...] = (), resolve: Resolver | None = None) -> None:
        self._networks = NetworkSet(networks)
        self._resolve = resolve or resolve_name
        self._resolvers = ThreadPoolExecutor(RESOLVER_THREADS, "goldenspike-names")
        self._checkers = ThreadPoolExecutor(CHECKER_THREADS, "goldenspike-checks")
        self._checking = 0

    @cached_property
    def _tls(self) -> ssl.SSLContext:
        return ssl.create_default_context()

    def close(self) -> None:
        for pool in (self._resolvers, self._checkers):
            pool.shutdown(wait=False, cancel_futures=True)

    async def check(self, url: str) -> None:
        """Check an address that a user enters; it is checked again for every request. Raises DeliveryError."""
        if self._checking >= MAX_CHECKS:
            raise DeliveryError("notice-error-slow")
        self._checking += 1
        try:
            async with asyncio.timeout(TOTAL_SECONDS):
                await self._resolve_target(parse_target(url), self._checkers)
        except TimeoutError:
            raise DeliveryError("notice-error-slow") from None
        finally:
            self._checking -= 1

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> HttpReply:
        """Send a POST request, following redirects. Raises DeliveryError."""
        sending = SendProgress()
        try:
            async with asyncio.timeout(TOTAL_SECONDS):
                for _ in range(MAX_REDIRECTS + 1):
                    answer = await self._post(parse_target(url), headers, body, sending)
                    if answer.status not in REDIRECT_STATUSES or "location" not in answer.headers:
                        return answer
                    url = redirect_target(url, answer.headers["location"])
        except TimeoutError:
            raise DeliveryError("notice-error-slow", sending.begun) from None
        except ssl.SSLError:
            raise DeliveryError("notice-error-tls", sending.begun) from None
        except OSError:
            raise DeliveryError("notice-error-unreachable", sending.begun) from None
        raise DeliveryError("notice-error-moved")

    async def _post(
        self, target: HttpTarget, headers: Mapping[str, str], body: bytes, sending: SendProgress
    ) -> HttpReply:
        address = await self._resolve_target(target, self._resolvers)
        reader, writer = await asyncio.open_connection(
            address,
            target.port,
            ssl=self._tls if target.secure else None,
            server_hostname=target.host if target.secure else None,
            limit=MAX_HEAD_BYTES,
        )
        try:
            sending.begun = True
            answer = await send_request(reader, writer, target, headers, body)
            sending.begun = False  # the server has answered
            return answer
        finally:
            writer.transport.abort()

    async def _resolve_target(self, target: HttpTarget, pool: ThreadPoolExecutor) -> str:
        """The first allowed address of the target."""
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(pool, self._resolve, target.host, target.port)
        except (OSError, UnicodeError):
            raise DeliveryError("notice-error-unknown-host") from None
        for address in found:
            if self._is_allowed(address, target.secure):
                return address
        raise DeliveryError("notice-error-not-allowed" if target.secure else "notice-error-no-tls")

    def _is_allowed(self, address: str, secure: bool) -> bool:
        inner = embedded_address(ip_address(address.partition("%")[0]))
        return str(inner) in self._networks or (secure and is_public_address(inner))


class SendProgress:
    """Whether a request was begun that has no response yet."""

    begun = False


def parse_target(url: str) -> HttpTarget:
    """Parse and check a URL. Raises DeliveryError."""
    try:
        parts: SplitResult = urlsplit(url)
        secure = parts.scheme == "https"
        host, port = parts.hostname or "", parts.port or (443 if secure else 80)
        host = host if ":" in host else host.encode("idna").decode()
    except (ValueError, UnicodeError):
        reject_address()
    whole = len(url) <= MAX_ADDRESS_LENGTH and url.isprintable() and " " not in url
    plain = parts.username is None and parts.password is None
    if not (whole and plain and host and parts.scheme in ("https", "http")):
        reject_address()
    if port not in (80, 443) and port < MIN_PORT:
        reject_address()
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    if not path.isascii():
        reject_address()
    return HttpTarget(host, port, path, secure)


def redirect_target(url: str, location: str) -> str:
    """The target of a redirect. Raises DeliveryError."""
    try:
        return urljoin(url, location)
    except ValueError:
        reject_address()


def reject_address() -> NoReturn:
    raise DeliveryError("notice-error-address")


def resolve_name(host: str, port: int) -> list[str]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


def embedded_address(address: IpAddress) -> IpAddress:
    """The IPv4 address inside an IPv6 address that only carries one; otherwise the address itself."""
    if isinstance(address, IPv6Address):
        if address in NAT64_NETWORK:
            return ip_address(int(address) & 0xFFFFFFFF)
        return address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else address)
    return address


def is_public_address(address: IpAddress) -> bool:
    if isinstance(address, IPv6Address) and address not in GLOBAL_NETWORK:
        return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


async def send_request(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    target: HttpTarget,
    headers: Mapping[str, str],
    body: bytes,
) -> HttpReply:
    """Send a request and read the head of the response. Raises DeliveryError for an invalid one."""
    connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=MAX_HEAD_BYTES)
    head = {"host": target.authority, **headers, "content-length": str(len(body)), "connection": "close"}
    request = [h11.Request(method="POST", target=target.path, headers=list(head.items())), h11.Data(data=body)]
    for part in (*request, h11.EndOfMessage()):
        writer.write(connection.send(part) or b"")
    await writer.drain()
    left = MAX_HEAD_BYTES
    try:
        while not isinstance(event := connection.next_event(), h11.Response):
            if event is h11.NEED_DATA and left:
                received = await reader.read(left)
                left -= len(received)
                connection.receive_data(received)
            elif not isinstance(event, h11.InformationalResponse):
                raise DeliveryError("notice-error-garbage", doubtful=True)
    except h11.ProtocolError:
        raise DeliveryError("notice-error-garbage", doubtful=True) from None
    return HttpReply(
        event.status_code, {name.decode("latin-1"): value.decode("latin-1") for name, value in event.headers}
    )
