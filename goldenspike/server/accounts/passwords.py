"""Passwords, of accounts and of tables: hashed by argon2, off the event loop, one at a time.

Of one address only one waits for that at a time, so that each has its turn: whoever wants many keeps nobody waiting.
"""

from __future__ import annotations

import asyncio
import os
import threading
import unicodedata
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from goldenspike.tables.refusals import rate_limit_error

T = TypeVar("T")

MAX_WAITING, MAX_WAITING_PER_ADDRESS = 200, 20
DUMMY_HASH = "$argon2id$v=19$m=65536,t=3,p=4$H9gOoy542EgkBeeiXr99ig$Uz6Z1+naqlLSS9ra+Kix3vz+Ji2qDPB4Y58oKhpglU8"
"""The hash of a password that nobody knows: whoever has none is asked as thoroughly as whoever has one."""

NICENESS = 10


def _lower_priority() -> None:
    """Whoever moves goes first: where threads can be told so, this one and those that it starts wait for others."""
    with suppress(OSError, AttributeError):
        usual = os.getpriority(os.PRIO_PROCESS, 0)
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), max(usual, NICENESS))


_HASHER = PasswordHasher()
_EXECUTOR = ThreadPoolExecutor(1, "goldenspike-password", _lower_priority)
"""A hash takes 64 MiB, four cores, and a good part of a second on a busy machine."""
_waiting: Counter[str] = Counter()
_address_locks: dict[str, asyncio.Lock] = {}
"""Both by the address that something is hashed for."""


async def hash_password(password: str, address: str) -> str:
    return await _run(address, lambda: _HASHER.hash(_normalize(password)))


async def verify_password(password: str, kept: str | None, address: str) -> bool:
    """Whether it is that one. Where there is none nothing fits, and that takes as long."""
    return await _run(address, lambda: _verify(_normalize(password), kept or DUMMY_HASH)) and kept is not None


def check_room(address: str) -> None:
    """Raises Refused (429) if too many wait already."""
    if _waiting[address] >= MAX_WAITING_PER_ADDRESS or _waiting.total() >= MAX_WAITING:
        raise rate_limit_error()


def _verify(password: str, kept: str) -> bool:
    try:
        return _HASHER.verify(kept, password)
    except (Argon2Error, InvalidHashError):
        return False


def _normalize(password: str) -> str:
    """The same from every keyboard."""
    return unicodedata.normalize("NFC", password)


async def _run(address: str, work: Callable[[], T]) -> T:
    check_room(address)
    _waiting[address] += 1
    try:
        async with _address_locks.setdefault(address, asyncio.Lock()):
            return await asyncio.get_running_loop().run_in_executor(_EXECUTOR, work)
    finally:
        _waiting[address] -= 1
        if not _waiting[address]:
            del _waiting[address], _address_locks[address]
