"""IP addresses and networks: parsing, trusted networks, rate-limit keys."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network

IpAddress = IPv4Address | IPv6Address

LOOPBACK = ("127.0.0.0/8", "::1")


class NetworkSet:
    """A configured set of addresses and networks."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self._networks = tuple(ip_network(name, strict=False) for name in names)
        self._known = lru_cache(maxsize=4_096)(self._holds)

    def __bool__(self) -> bool:
        return bool(self._networks)

    def __contains__(self, host: str) -> bool:
        return self._known(host)

    def _holds(self, host: str) -> bool:
        address = parse_address(host)
        return address is not None and any(address in network for network in self._networks)


@lru_cache(maxsize=4_096)
def rate_limit_key(host: str) -> str:
    """The key by which limits count an address: itself, or its /64, since one IPv6 client has a whole one."""
    address = parse_address(host)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((int(address) >> 64 << 64, 64)))
    return host if address is None else str(address)


def parse_address(text: str) -> IpAddress | None:
    """Parse an address as proxies write it, perhaps with a port. IPv4-mapped IPv6 addresses become IPv4."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text)
    except ValueError:
        return None
    if isinstance(address, IPv6Address):
        return address.ipv4_mapped or address
    return address
