"""Menus whose actions can be numbered: counting, listing, sampling and membership all follow from three answers."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.refusal import Refusal


class IndexedMenu:
    """A menu that knows how many actions it holds and which is the k-th.

    A game's menu says `count`, `pick`, `resolve`, `boxes` and `refused`; the rest follows.
    """

    def count(self) -> int:
        raise NotImplementedError

    def pick(self, k: int) -> Any:
        """The k-th action, k from 0 to count() - 1."""
        raise NotImplementedError

    def resolve(self, action: Any) -> list[Any]:
        """What the action would cause. Raises Illegal."""
        raise NotImplementedError

    def boxes(self) -> list[dict[str, Any]]:
        raise NotImplementedError

    def refused(self) -> list[dict[str, Any]]:
        raise NotImplementedError

    def __contains__(self, action: object) -> bool:
        try:
            self.resolve(action)
        except Illegal:
            return False
        return True

    def __len__(self) -> int:
        return self.count()

    def __iter__(self) -> Iterator[Any]:
        for k in range(self.count()):
            yield self.pick(k)

    def sample(self, rng: Random) -> Any:
        # As rng.randrange does, but without its checks, which take longer than all the rest.
        count = self.count()
        bits = count.bit_length()
        k = rng.getrandbits(bits)
        while k >= count:
            k = rng.getrandbits(bits)
        return self.pick(k)

    def forced(self) -> Any:
        return self.pick(0) if self.count() == 1 else None

    def describe(self) -> dict[str, Any]:
        return {"choices": self.boxes(), "refused": self.refused()}


def near_miss(target: dict[str, Any], why: Refusal, values: dict[str, Any]) -> dict[str, Any]:
    """How a menu tells a user interface that something cannot be chosen, and why."""
    return {"target": target, "rule": why.rule, "reason": why.reason, "values": values}
