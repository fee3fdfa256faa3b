"""Many who want to know the same: looked for once at a time, and never told what was so before they asked."""

from __future__ import annotations

import asyncio

import pytest

from goldenspike.server.util.single_flight import SingleFlight
from support.virtual_time import run_in_virtual_time


class World:
    """Changes while it is being looked at."""

    def __init__(self) -> None:
        self.now = 0
        self.looks = 0
        self.looking = 0
        self.go = asyncio.Event()

    async def look(self, key: str) -> tuple[str, int]:
        self.looks += 1
        self.looking += 1
        assert self.looking == 1, "looked for twice at once"
        seen = self.now
        await self.go.wait()
        self.looking -= 1
        return key, seen


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_a_crowd_shares_one_look() -> None:
    async def crowd() -> None:
        world = World()
        together = SingleFlight(world.look)
        first = asyncio.create_task(together.ask("a"))
        await settle()
        world.now = 1
        late = [asyncio.create_task(together.ask("a")) for _ in range(50)]
        await settle()
        world.go.set()
        assert await first == ("a", 0)
        assert {await each for each in late} == {("a", 1)}
        assert world.looks == 2
        await settle()
        assert together.active == 0

    asyncio.run(crowd())


def test_a_caller_that_goes_away_or_fails_keeps_nobody_waiting() -> None:
    async def crowd() -> None:
        tries = 0

        async def look(key: str) -> str:
            nonlocal tries
            tries += 1
            await asyncio.sleep(0)
            if tries == 1:
                raise OSError(key)
            return key

        together = SingleFlight(look)
        first, second = asyncio.create_task(together.ask("a")), asyncio.create_task(together.ask("a"))
        await asyncio.sleep(0)
        gone = asyncio.create_task(together.ask("a"))
        first.cancel()
        gone.cancel()
        with pytest.raises(OSError, match="a"):
            await second
        assert await together.ask("a") == "a"

    asyncio.run(crowd())


def test_expensive_lookups_pause_between_each_other() -> None:
    """A lone caller is answered at once; in an endless crowd, every caller gets a current answer later."""

    async def crowd() -> None:
        now = asyncio.get_running_loop().time
        looks: list[float] = []

        async def look(_key: str) -> int:
            looks.append(now())
            await asyncio.sleep(1)
            return len(looks)

        together = SingleFlight(look, rest=4.0)
        assert await together.ask("a") == 1
        assert now() == pytest.approx(1), "nobody was there before"
        assert await asyncio.gather(*(together.ask("a") for _ in range(50))) == [2] * 50
        assert looks == pytest.approx([0, 5], abs=0.01)
        assert together.active == 1, "it rests"
        await asyncio.sleep(5)
        assert together.active == 0, "nothing is kept of what nobody asks for"

    run_in_virtual_time(crowd())
