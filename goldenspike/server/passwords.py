"""Passwords of tables: what is kept of them, and whether somebody knows one."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

_HASHER = PasswordHasher()
_POOL = ThreadPoolExecutor(2, "goldenspike-password")
"""Each takes 64 MiB while it works."""


async def digest(password: str) -> str:
    return await asyncio.get_running_loop().run_in_executor(_POOL, _HASHER.hash, password)


async def fits(password: str, kept: str) -> bool:
    return await asyncio.get_running_loop().run_in_executor(_POOL, _fits, password, kept)


def _fits(password: str, kept: str) -> bool:
    try:
        return _HASHER.verify(kept, password)
    except (Argon2Error, InvalidHashError):
        return False
