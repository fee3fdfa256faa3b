"""Password hashing with argon2, for accounts and tables: off the event loop, one at a time.

Addresses take turns, so that many requests from one address do not delay the others.
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
"""The hash of a password that nobody knows: a check without a password takes as long as one with it."""

NICENESS = 10


def _lower_priority() -> None:
    """Lower the priority of this thread and those it starts, where possible: moves go first."""
    with suppress(OSError, AttributeError):
        current = os.getpriority(os.PRIO_PROCESS, 0)
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), max(current, NICENESS))


_HASHER = PasswordHasher()
_EXECUTOR = ThreadPoolExecutor(1, "goldenspike-password", _lower_priority)
"""A hash takes 64 MiB, four threads, and a good part of a second on a busy machine."""
_waiting: Counter[str] = Counter()
_address_locks: dict[str, asyncio.Lock] = {}
"""Both by the address that asked for the hash."""


async def hash_password(password: str, address: str) -> str:
    return await _run(address, lambda: _HASHER.hash(_normalize(password)))


async def verify_password(password: str, hashed: str | None, address: str) -> bool:
    """Whether the password matches the hash. Without a hash it takes as long and returns False."""
    return await _run(address, lambda: _verify(_normalize(password), hashed or DUMMY_HASH)) and hashed is not None


def check_room(address: str) -> None:
    """Refused if too many requests wait already."""
    if _waiting[address] >= MAX_WAITING_PER_ADDRESS or _waiting.total() >= MAX_WAITING:
        raise rate_limit_error()


def _verify(password: str, hashed: str) -> bool:
    try:
        return _HASHER.verify(hashed, password)
    except (Argon2Error, InvalidHashError):
        return False


def _normalize(password: str) -> str:
    """One Unicode form, whatever the keyboard produces."""
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
