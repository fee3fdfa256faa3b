"""Menus whose actions can be numbered: counting, listing, sampling and membership all follow from three answers."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from goldenspike.kernel.bounds import LIVE_ACTIONS, read_action
from goldenspike.kernel.compiling import mypyc_attr
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.refusal import Refusal

EXAMPLES_IN_REPR = 3
"""Actions that stand for a menu in its `repr`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class IndexedMenu:
    """A menu of one position that knows how many actions it holds and which is the k-th.

    A game's menu says `count`, `pick`, `resolve`, `boxes` and `refused`; the rest follows.
    """

    def __init__(self, position: Any) -> None:
        self._position = position
        self.action_type: Any = None  # of which a dict is the JSON form: the play that asks says it

    def count(self) -> int:
        raise NotImplementedError

    def pick(self, k: int) -> Any:
        """The k-th action, k from 0 to count() - 1."""
        raise NotImplementedError

    def resolve(self, state: Any, action: Any) -> list[Any]:
        """What the action would cause there. Raises Illegal."""
        raise NotImplementedError

    def boxes(self) -> list[dict[str, Any]]:
        raise NotImplementedError

    def refused(self) -> list[dict[str, Any]]:
        raise NotImplementedError

    def __contains__(self, action: object) -> bool:
        try:
            if isinstance(action, dict):
                action = read_action(action, self.action_type)
            LIVE_ACTIONS.check(action)
            self.resolve(self._position, action)
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

    def __repr__(self) -> str:
        """The first few actions, and how many there are in all."""
        count = self.count()
        first = ", ".join([repr(self.pick(k)) for k in range(min(count, EXAMPLES_IN_REPR))])
        return f"<{type(self).__name__} of {count}: {first}{', …' if count > EXAMPLES_IN_REPR else ''}>"

    def forced(self) -> Any:
        return self.pick(0) if self.count() == 1 else None

    def describe(self) -> dict[str, Any]:
        return {"choices": self.boxes(), "refused": self.refused()}


@mypyc_attr(allow_interpreted_subclasses=True)
class CodedMenu(IndexedMenu):
    """A menu whose actions are whole numbers until somebody asks for one.

    A game's menu says `survey`, `action`, `resolve`, and perhaps `preview` and `refused`; the rest follows.
    """

    def __init__(self, position: Any) -> None:
        super().__init__(position)
        self._codes: list[int] = []
        self._surveyed = False

    def survey(self) -> list[int]:
        """Every action that may be chosen now. Asked once."""
        raise NotImplementedError

    def action(self, code: int) -> Any:
        raise NotImplementedError

    def preview(self, code: int) -> dict[str, Any] | None:  # noqa: ARG002
        """What a user interface shows beside the action."""
        return None

    def codes(self) -> list[int]:
        if not self._surveyed:
            self._codes = self.survey()
            self._surveyed = True
        return self._codes

    def count(self) -> int:
        return len(self.codes())

    def pick(self, k: int) -> Any:
        return self.action(self.codes()[k])

    def boxes(self) -> list[dict[str, Any]]:
        return [self.box(code) for code in self.codes()]

    def box(self, code: int) -> dict[str, Any]:
        box: dict[str, Any] = msgspec.to_builtins(self.action(code))
        preview = self.preview(code)
        if preview is not None:
            box["preview"] = preview
        return box

    def refused(self) -> list[dict[str, Any]]:
        return []


def near_miss(target: dict[str, Any], why: Refusal, values: dict[str, Any]) -> dict[str, Any]:
    """How a menu tells a user interface that something cannot be chosen, and why."""
    return {"target": target, "rule": why.rule, "reason": why.reason, "values": values}
