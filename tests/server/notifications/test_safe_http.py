"""The only door to strangers' addresses: what it opens to, and what it does not."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from ipaddress import ip_address

import pytest

from goldenspike.server.notifications import safe_http
from goldenspike.server.notifications.safe_http import (
    MAX_CHECKS,
    DeliveryError,
    SafeHttpClient,
    embedded_address,
    is_public_address,
    parse_target,
)
from support.server.receiver import receiver


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.0.0.1", "172.16.5.4", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.1.2.3"),
        *("224.0.0.1", "255.255.255.255", "240.0.0.1", "192.0.2.1", "198.18.0.1"),
        *("::1", "::", "fe80::1", "fc00::1", "ff02::1", "2001:db8::1", "fec0::1", "5f00::1", "64:ff9b:1::7f00:1"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2002:a00:1::1"),
    ],
)
def test_what_is_inside(address: str) -> None:
    assert not is_public_address(embedded_address(ip_address(address)))


@pytest.mark.parametrize("address", ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c", "::ffff:1.1.1.1"])
def test_what_is_outside(address: str) -> None:
    assert is_public_address(embedded_address(ip_address(address)))


@pytest.mark.parametrize(
    "url",
    [
        *(
            "",
            "x",
            "ftp://a.example/",
            "file:///etc/passwd",
            "https://",
            "https://user:pass@a.example/",
            "https://a b/",
        ),
        *("https://a.example:25/", "https://a.example:99999/", "https://a.example/\r\nhost: b", "https://[::1/"),
        *("https://" + "a" * 2_000, "https://a.example/é", "gopher://127.0.0.1:6379/x", "https://.../"),
    ],
)
def test_what_is_no_address(url: str) -> None:
    with pytest.raises(DeliveryError):
        parse_target(url)


def post(door: SafeHttpClient, url: str) -> int:
    async def do() -> int:
        return (await door.post(url, {}, b"{}")).status

    try:
        return asyncio.run(do())
    finally:
        door.close()


def names(*answers: str) -> Callable[[str, int], list[str]]:
    """A name server that says something else every time."""
    left = [*answers]
    return lambda _host, _port: [left.pop(0)]


def test_a_name_that_means_something_else_a_moment_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was judged is connected to: nobody asks a second time what the name means."""
    connected: list[str] = []

    async def connect(host: str, *_: object, **__: object) -> None:
        connected.append(host)
        raise OSError

    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(DeliveryError) as error:
        post(SafeHttpClient(resolve=names("93.184.215.14", "127.0.0.1")), "https://rebinding.example/")
    assert error.value.key == "notice-error-unreachable"
    assert connected == ["93.184.215.14"]
    with pytest.raises(DeliveryError) as error:
        post(SafeHttpClient(resolve=names("127.0.0.1")), "https://rebinding.example/")
    assert error.value.key == "notice-error-not-allowed"
    assert connected == ["93.184.215.14"]


def test_after_a_redirect_it_is_judged_again() -> None:
    with receiver() as here:
        there = here.url.replace("127.0.0.1", "other.example")
        door = SafeHttpClient(("127.0.0.1/32",), names("127.0.0.1", "127.0.0.2"))
        with pytest.raises(DeliveryError) as error:
            post(door, f"{here.url.replace('127.0.0.1', 'one.example')}/redirect/{there}")
        assert error.value.key == "notice-error-no-tls"
        assert not error.value.doubtful
        assert len(here.came) == 1


def test_redirects_are_followed_a_few_times() -> None:
    with receiver() as here:
        assert post(SafeHttpClient(("127.0.0.0/8",)), f"{here.url}/redirect/%2Fok") == 200
        assert [came.body for came in here.came] == [b"{}", b"{}"]
        with pytest.raises(DeliveryError) as error:
            post(
                SafeHttpClient(("127.0.0.0/8",)), f"{here.url}/redirect/{here.url}/redirect/{here.url}/redirect/%252Fok"
            )
        assert error.value.key == "notice-error-moved"


def test_a_redirect_to_no_address() -> None:
    with receiver() as here, pytest.raises(DeliveryError) as error:
        post(SafeHttpClient(("127.0.0.0/8",)), f"{here.url}/redirect/http:%2F%2F[")
    assert error.value.key == "notice-error-address"
    assert not error.value.doubtful


@pytest.mark.parametrize(
    ("path", "key"), [("/hang", "slow"), ("/garbage", "garbage"), ("/endless", "garbage"), ("/going-on", "garbage")]
)
def test_answers_that_are_none(monkeypatch: pytest.MonkeyPatch, path: str, key: str) -> None:
    monkeypatch.setattr(safe_http, "TOTAL_SECONDS", 1.0)
    with receiver() as here, pytest.raises(DeliveryError) as error:
        post(SafeHttpClient(("127.0.0.0/8",)), here.url + path)
    assert error.value.key == f"notice-error-{key}"
    assert error.value.doubtful


def test_a_server_that_speaks_no_tls() -> None:
    with receiver() as here, pytest.raises(DeliveryError) as error:
        post(SafeHttpClient(("127.0.0.0/8",)), here.url.replace("http:", "https:"))
    assert not error.value.doubtful
    # What TLS begins with may look like a request by chance, but holds nothing of ours.
    assert not any(came.body for came in here.came)


def test_names_that_are_slow_to_look_up_keep_nothing_from_being_sent() -> None:
    """A caller that names many such addresses waits, or is refused; deliveries meanwhile need lookups, too."""
    here_at, looked_up = threading.Event(), threading.Event()

    def slowly(host: str, _port: int) -> list[str]:
        if host.startswith("slow"):
            here_at.set()
            assert looked_up.wait(60)
        return ["127.0.0.1"]

    door = SafeHttpClient(("127.0.0.0/8",), slowly)

    async def do(url: str) -> int:
        named = [asyncio.create_task(door.check(f"http://slow{number}.example/")) for number in range(MAX_CHECKS)]
        await asyncio.to_thread(here_at.wait, 60)
        with pytest.raises(DeliveryError) as error:
            await door.check("http://another.example/")
        assert error.value.key == "notice-error-slow"
        try:
            return (await door.post(url, {}, b"{}")).status
        finally:
            looked_up.set()
            await asyncio.gather(*named)
            await door.check("http://another.example/")

    with receiver() as here:
        assert asyncio.run(do(f"{here.url.replace('127.0.0.1', 'quick.example')}/ok")) == 200
    door.close()
