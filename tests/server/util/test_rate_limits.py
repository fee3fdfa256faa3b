"""Shares, and whom they count."""

from __future__ import annotations

import pytest

from goldenspike.server.config import RateLimit, UsageLimits
from goldenspike.server.util.ip_addresses import NetworkSet, parse_address, rate_limit_key
from goldenspike.server.util.rate_limits import MAX_KEYS, RateLimits, TokenBuckets
from goldenspike.tables.refusals import RequestRefused


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_of_ipv6_counts_by_its_network(address: str, counts_as: str) -> None:
    assert rate_limit_key(address) == counts_as


@pytest.mark.parametrize(
    ("text", "address"),
    [
        (" 192.0.2.7 ", "192.0.2.7"),
        ("192.0.2.7:80", "192.0.2.7"),
        ("[2001:db8::1]:80", "2001:db8::1"),
        ("2001:db8::1", "2001:db8::1"),
        ("unknown", "None"),
        ("", "None"),
        ("192.0.2.7, 192.0.2.8", "None"),
        ("1" * 10_000, "None"),
    ],
)
def test_addresses_as_proxies_write_them(text: str, address: str) -> None:
    assert str(parse_address(text)) == address


def test_networks() -> None:
    networks = NetworkSet(("192.0.2.0/24", "2001:db8::1"))
    assert networks
    assert "192.0.2.200" in networks
    assert "::ffff:192.0.2.200" in networks
    assert "2001:db8::2" not in networks
    assert "nonsense" not in networks
    assert not NetworkSet(())


def test_a_flood_of_names_clears_nobodys_count() -> None:
    bucket = TokenBuckets(RateLimit(2, 0.001))
    bucket.take("greedy")
    bucket.take("greedy")
    for n in range(2 * MAX_KEYS):
        bucket.take(str(n))
        if n % 1_000 == 0:
            with pytest.raises(RequestRefused):
                bucket.take("greedy")
    assert bucket.size == MAX_KEYS


def test_each_seated_player_has_a_rate_limit_of_their_own() -> None:
    gate = RateLimits(UsageLimits(writes=RateLimit(1, 0.001), moves=RateLimit(2, 0.001)))
    gate.write("192.0.2.7", None)
    with pytest.raises(RequestRefused):
        gate.write("192.0.2.7", "ann")
    gate.seated("ann")
    gate.seated("ann")
    gate.seated("bob")
    with pytest.raises(RequestRefused):
        gate.seated("ann")
