"""Passwords: hashed by argon2, off the event loop, few at a time."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.profiles import RFC_9106_LOW_MEMORY

from goldenspike.server.errors import too_fast

T = TypeVar("T")

AT_ONCE = 2
"""Each takes 64 MiB and a good part of a tenth of a second."""
MOST_WAITING = 40
NOBODY = "$argon2id$v=19$m=65536,t=3,p=4$H9gOoy542EgkBeeiXr99ig$Uz6Z1+naqlLSS9ra+Kix3vz+Ji2qDPB4Y58oKhpglU8"
"""The hash of a password that nobody knows: whoever has none is asked as thoroughly as whoever has one."""


class Passwords:
    def __init__(self) -> None:
        self._hasher = PasswordHasher.from_parameters(RFC_9106_LOW_MEMORY)
        self._threads = ThreadPoolExecutor(AT_ONCE, "goldenspike-password")
        self._waiting = 0

    async def hash(self, password: str) -> str:
        return await self._do(lambda: self._hasher.hash(password))

    async def fits(self, known: str | None, password: str) -> bool:
        """Whether it is that password; where there is none, nothing fits, and that takes as long."""
        normal = unicodedata.normalize("NFC", password)
        return await self._do(lambda: self._verify(known or NOBODY, normal)) and known is not None

    def _verify(self, known: str, password: str) -> bool:
        try:
            return self._hasher.verify(known, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _do(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise too_fast()
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
