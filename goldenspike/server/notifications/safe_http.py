"""The only door to addresses that strangers gave us: webhooks and push services.

Nothing inside our own network can be reached through it, unless whoever keeps the server lists that network. A name is
resolved once, and what was found is judged and connected to: a name that means something else a moment later gains
nothing by it.
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
"""From the first look at a name to the end of the answer, redirects included."""
MAX_REDIRECTS = 2
MAX_HEAD_BYTES = 16 * 1024
"""More is no answer, with all that comes before it."""
MIN_PORT = 1024
"""Of those that are not the web's own."""
RESOLVER_THREADS, CHECKER_THREADS = 8, 4
"""Names that are looked up at once: for what is sent, and apart from that for whoever names an address, which must not
keep anything from being sent however slow his name is."""
MAX_CHECKS = 20
REDIRECT_STATUSES = (301, 302, 307, 308)
NAT64_NETWORK = IPv6Network("64:ff9b::/96")
GLOBAL_NETWORK = IPv6Network("2000::/3")
"""All that was ever given out of IPv6. The rest is reserved, or meant for one network, such as fec0::/10 once was."""

Resolver = Callable[[str, int], list[str]]


class DeliveryError(GoldenSpikeError):
    """It did not arrive; or, if `doubtful`, nobody knows."""

    def __init__(self, key: str, doubtful: bool = False) -> None:
        super().__init__(key)
        self.doubtful = doubtful


class HttpReply(msgspec.Struct, frozen=True):
    """All that is read of one: how much more there is does not matter."""

    status: int
    headers: dict[str, str]


class HttpTarget(msgspec.Struct, frozen=True):
    """An address of the web, read."""

    host: str
    port: int
    path: str
    secure: bool

    @property
    def authority(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.secure else 80) else f"{host}:{self.port}"


class SafeHttpClient:
    """`networks` are those of the operator's own that may be called, without TLS too."""

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
        """Whether somebody may name this address. Raises Unsent; what it means may be another by the time it counts."""
        if self._checking >= MAX_CHECKS:
            raise DeliveryError("notice-error-slow")
        self._checking += 1
        try:
            async with asyncio.timeout(TOTAL_SECONDS):
                await self._find(parse_target(url), self._checkers)
        except TimeoutError:
            raise DeliveryError("notice-error-slow") from None
        finally:
            self._checking -= 1

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> HttpReply:
        """Raises Unsent."""
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
        address = await self._find(target, self._resolvers)
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
            sending.begun = False  # whatever it says, it has been said
            return answer
        finally:
            writer.transport.abort()

    async def _find(self, target: HttpTarget, pool: ThreadPoolExecutor) -> str:
        """The address to connect to, which is one that may be."""
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(pool, self._resolve, target.host, target.port)
        except (OSError, UnicodeError):
            raise DeliveryError("notice-error-unknown-host") from None
        for address in found:
            if self._may_be_called(address, target.secure):
                return address
        raise DeliveryError("notice-error-not-allowed" if target.secure else "notice-error-no-tls")

    def _may_be_called(self, address: str, secure: bool) -> bool:
        inner = embedded_address(ip_address(address.partition("%")[0]))
        return str(inner) in self._networks or (secure and is_public_address(inner))


class SendProgress:
    """Whether something was said to which there is no answer yet."""

    begun = False


def parse_target(url: str) -> HttpTarget:
    """Raises Unsent."""
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
    """Where a redirect leads. Raises Unsent."""
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
    """The address that is reached in the end: some of IPv6 only carry one of IPv4."""
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
    """One request and how it is answered. Raises Unsent for what is no answer."""
    connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=MAX_HEAD_BYTES)
    head = {"host": target.authority, **headers, "content-length": str(len(body)), "connection": "close"}
    said = [h11.Request(method="POST", target=target.path, headers=list(head.items())), h11.Data(data=body)]
    for part in (*said, h11.EndOfMessage()):
        writer.write(connection.send(part) or b"")
    await writer.drain()
    left = MAX_HEAD_BYTES
    try:
        while not isinstance(event := connection.next_event(), h11.Response):
            if event is h11.NEED_DATA and left:
                came = await reader.read(left)
                left -= len(came)
                connection.receive_data(came)
            elif not isinstance(event, h11.InformationalResponse):
                raise DeliveryError("notice-error-garbage", doubtful=True)
    except h11.ProtocolError:
        raise DeliveryError("notice-error-garbage", doubtful=True) from None
    return HttpReply(
        event.status_code, {name.decode("latin-1"): value.decode("latin-1") for name, value in event.headers}
    )
