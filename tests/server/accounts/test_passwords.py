"""Hashing is dear: each address has its turn at it, and what waits has a bound."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time

import pytest

from goldenspike.server.accounts import passwords
from goldenspike.server.accounts.login_attempts import FREE_ATTEMPTS
from goldenspike.server.accounts.passwords import MAX_WAITING, MAX_WAITING_PER_ADDRESS
from goldenspike.tables.refusals import RequestRefused
from support.server.helpers import Guest


@pytest.fixture(autouse=True)
def hashed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was looked at, in that order; each takes a moment."""
    done: list[str] = []

    def look(password: str, kept: str) -> bool:
        time.sleep(0.01)
        done.append(password)
        return password == kept

    monkeypatch.setattr(passwords, "_verify", look)
    return done


def test_many_hashes_for_one_address_delay_no_other_address(hashed: list[str]) -> None:
    async def all_at_once() -> None:
        many = [
            asyncio.create_task(passwords.verify_password(f"{number}", "-", "many"))
            for number in range(MAX_WAITING_PER_ADDRESS)
        ]
        await asyncio.sleep(0)
        assert await passwords.verify_password("honest", "honest", "one")
        await asyncio.gather(*many)

    asyncio.run(all_at_once())
    assert hashed.index("honest") <= 2
    assert [each for each in hashed if each != "honest"] == [f"{number}" for number in range(MAX_WAITING_PER_ADDRESS)]


def test_what_waits_has_a_bound(hashed: list[str]) -> None:
    async def too_many(addresses: int) -> int:
        many = (passwords.verify_password("-", "-", f"{number % addresses}") for number in range(MAX_WAITING + 1))
        answers = await asyncio.gather(*many, return_exceptions=True)
        assert all(answer is True or isinstance(answer, RequestRefused) for answer in answers)
        return sum(answer is True for answer in answers)

    assert asyncio.run(too_many(1)) == MAX_WAITING_PER_ADDRESS
    assert asyncio.run(too_many(MAX_WAITING)) == MAX_WAITING
    assert len(hashed) == MAX_WAITING_PER_ADDRESS + MAX_WAITING
    passwords.check_room("0")


def test_what_was_not_looked_at_was_no_guess(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    body = {"name": "Ann", "password": "a song about rails"}
    monkeypatch.setattr(passwords, "MAX_WAITING", 0)
    for _ in range(FREE_ATTEMPTS + 1):
        assert guest.post("/api/account/login", body).json()["key"] == "server-too-fast"
    monkeypatch.undo()
    assert guest.post("/api/account/login", body).json()["key"] == "account-wrong"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere threads cannot be told to wait")
def test_moves_go_before_password_hashing(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[int] = []

    def look(*_: str) -> bool:
        found.append(os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
        return True

    monkeypatch.setattr(passwords, "_verify", look)
    asyncio.run(passwords.verify_password("-", "-", "somewhere"))
    mine = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
    assert found == [max(mine, passwords.NICENESS)]
