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
from goldenspike.server.http.client_address import Address, Networks

ALL_SECONDS = 10.0
"""From the first look at a name to the end of the answer, redirects included."""
MOST_REDIRECTS = 2
HEAD_BYTES = 16 * 1024
"""More is no answer, with all that comes before it."""
LONGEST_ADDRESS = 1_000
LEAST_PORT = 1024
"""Of those that are not the web's own."""
RESOLVERS, CHECKERS = 8, 4
"""Names that are looked up at once: for what is sent, and apart from that for whoever names an address, which must not
keep anything from being sent however slow his name is."""
MOST_CHECKS = 20
REDIRECTS = (301, 302, 307, 308)
NAT64 = IPv6Network("64:ff9b::/96")
GLOBAL = IPv6Network("2000::/3")
"""All that was ever given out of IPv6. The rest is reserved, or meant for one network, such as fec0::/10 once was."""

Resolve = Callable[[str, int], list[str]]


class Unsent(GoldenSpikeError):  # noqa: N818
    """It did not arrive; or, if `doubtful`, nobody knows."""

    def __init__(self, key: str, doubtful: bool = False) -> None:
        super().__init__(key)
        self.doubtful = doubtful


class Answer(msgspec.Struct, frozen=True):
    """All that is read of one: how much more there is does not matter."""

    status: int
    headers: dict[str, str]


class Target(msgspec.Struct, frozen=True):
    """An address of the web, read."""

    host: str
    port: int
    path: str
    secure: bool

    @property
    def authority(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.secure else 80) else f"{host}:{self.port}"


class Outside:
    """`networks` are those of the operator's own that may be called, without TLS too."""

    def __init__(self, networks: tuple[str, ...] = (), resolve: Resolve | None = None) -> None:
        self._networks = Networks(networks)
        self._resolve = resolve or resolved
        self._resolvers = ThreadPoolExecutor(RESOLVERS, "goldenspike-names")
        self._checkers = ThreadPoolExecutor(CHECKERS, "goldenspike-checks")
        self._checking = 0

    @cached_property
    def _tls(self) -> ssl.SSLContext:
        return ssl.create_default_context()

    def close(self) -> None:
        for pool in (self._resolvers, self._checkers):
            pool.shutdown(wait=False, cancel_futures=True)

    async def check(self, url: str) -> None:
        """Whether somebody may name this address. Raises Unsent; what it means may be another by the time it counts."""
        if self._checking >= MOST_CHECKS:
            raise Unsent("notice-error-slow")
        self._checking += 1
        try:
            async with asyncio.timeout(ALL_SECONDS):
                await self._find(read(url), self._checkers)
        except TimeoutError:
            raise Unsent("notice-error-slow") from None
        finally:
            self._checking -= 1

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> Answer:
        """Raises Unsent."""
        sending = Sending()
        try:
            async with asyncio.timeout(ALL_SECONDS):
                for _ in range(MOST_REDIRECTS + 1):
                    answer = await self._post(read(url), headers, body, sending)
                    if answer.status not in REDIRECTS or "location" not in answer.headers:
                        return answer
                    url = led_to(url, answer.headers["location"])
        except TimeoutError:
            raise Unsent("notice-error-slow", sending.begun) from None
        except ssl.SSLError:
            raise Unsent("notice-error-tls", sending.begun) from None
        except OSError:
            raise Unsent("notice-error-unreachable", sending.begun) from None
        raise Unsent("notice-error-moved")

    async def _post(self, target: Target, headers: Mapping[str, str], body: bytes, sending: Sending) -> Answer:
        address = await self._find(target, self._resolvers)
        reader, writer = await asyncio.open_connection(
            address,
            target.port,
            ssl=self._tls if target.secure else None,
            server_hostname=target.host if target.secure else None,
            limit=HEAD_BYTES,
        )
        try:
            sending.begun = True
            answer = await exchange(reader, writer, target, headers, body)
            sending.begun = False  # whatever it says, it has been said
            return answer
        finally:
            writer.transport.abort()

    async def _find(self, target: Target, pool: ThreadPoolExecutor) -> str:
        """The address to connect to, which is one that may be."""
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(pool, self._resolve, target.host, target.port)
        except (OSError, UnicodeError):
            raise Unsent("notice-error-unknown-host") from None
        for address in found:
            if self._may_be_called(address, target.secure):
                return address
        raise Unsent("notice-error-not-allowed" if target.secure else "notice-error-no-tls")

    def _may_be_called(self, address: str, secure: bool) -> bool:
        inner = meant(ip_address(address.partition("%")[0]))
        return str(inner) in self._networks or (secure and is_public(inner))


class Sending:
    """Whether something was said to which there is no answer yet."""

    begun = False


def read(url: str) -> Target:
    """Raises Unsent."""
    try:
        parts: SplitResult = urlsplit(url)
        secure = parts.scheme == "https"
        host, port = parts.hostname or "", parts.port or (443 if secure else 80)
        host = host if ":" in host else host.encode("idna").decode()
    except (ValueError, UnicodeError):
        bad()
    whole = len(url) <= LONGEST_ADDRESS and url.isprintable() and " " not in url
    plain = parts.username is None and parts.password is None
    if not (whole and plain and host and parts.scheme in ("https", "http")):
        bad()
    if port not in (80, 443) and port < LEAST_PORT:
        bad()
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    if not path.isascii():
        bad()
    return Target(host, port, path, secure)


def led_to(url: str, location: str) -> str:
    """Where a redirect leads. Raises Unsent."""
    try:
        return urljoin(url, location)
    except ValueError:
        bad()


def bad() -> NoReturn:
    raise Unsent("notice-error-address")


def resolved(host: str, port: int) -> list[str]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


def meant(address: Address) -> Address:
    """The address that is reached in the end: some of IPv6 only carry one of IPv4."""
    if isinstance(address, IPv6Address):
        if address in NAT64:
            return ip_address(int(address) & 0xFFFFFFFF)
        return address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else address)
    return address


def is_public(address: Address) -> bool:
    if isinstance(address, IPv6Address) and address not in GLOBAL:
        return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


async def exchange(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    target: Target,
    headers: Mapping[str, str],
    body: bytes,
) -> Answer:
    """One request and how it is answered. Raises Unsent for what is no answer."""
    connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=HEAD_BYTES)
    head = {"host": target.authority, **headers, "content-length": str(len(body)), "connection": "close"}
    said = [h11.Request(method="POST", target=target.path, headers=list(head.items())), h11.Data(data=body)]
    for part in (*said, h11.EndOfMessage()):
        writer.write(connection.send(part) or b"")
    await writer.drain()
    left = HEAD_BYTES
    try:
        while not isinstance(event := connection.next_event(), h11.Response):
            if event is h11.NEED_DATA and left:
                came = await reader.read(left)
                left -= len(came)
                connection.receive_data(came)
            elif not isinstance(event, h11.InformationalResponse):
                raise Unsent("notice-error-garbage", doubtful=True)
    except h11.ProtocolError:
        raise Unsent("notice-error-garbage", doubtful=True) from None
    return Answer(event.status_code, {name.decode("latin-1"): value.decode("latin-1") for name, value in event.headers})
