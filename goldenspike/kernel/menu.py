"""Base classes of menus: counting, listing, sampling and membership from a few methods."""

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
"""Actions shown in the `repr` of a menu."""


@mypyc_attr(allow_interpreted_subclasses=True)
class IndexedMenu:
    """Menu of one position that can count its actions and pick the k-th.

    A subclass defines `count`, `pick`, `resolve`, `boxes` and `refused`.
    """

    def __init__(self, position: Any) -> None:
        self._position = position
        self.action_type: Any = None  # type of actions in JSON form; set by the play

    def count(self) -> int:
        raise NotImplementedError

    def pick(self, k: int) -> Any:
        """The k-th action, k from 0 to count() - 1."""
        raise NotImplementedError

    def resolve(self, state: Any, action: Any) -> list[Any]:
        """Events that the action causes in that position. Raises Illegal."""
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
        # Same as rng.randrange without its checks, which take longer than everything else here.
        count = self.count()
        bits = count.bit_length()
        k = rng.getrandbits(bits)
        while k >= count:
            k = rng.getrandbits(bits)
        return self.pick(k)

    def __repr__(self) -> str:
        """Show the number of actions and the first few."""
        count = self.count()
        first = ", ".join([repr(self.pick(k)) for k in range(min(count, EXAMPLES_IN_REPR))])
        return f"<{type(self).__name__} of {count}: {first}{', …' if count > EXAMPLES_IN_REPR else ''}>"

    def forced(self) -> Any:
        return self.pick(0) if self.count() == 1 else None

    def describe(self) -> dict[str, Any]:
        return {"choices": self.boxes(), "refused": self.refused()}


@mypyc_attr(allow_interpreted_subclasses=True)
class CodedMenu(IndexedMenu):
    """Menu that keeps its actions as whole numbers and builds an action only when it is picked.

    A subclass defines `survey`, `action`, `resolve`, and perhaps `preview` and `refused`.
    """

    def __init__(self, position: Any) -> None:
        super().__init__(position)
        self._codes: list[int] = []
        self._surveyed = False

    def survey(self) -> list[int]:
        """Codes of all legal actions. Called once."""
        raise NotImplementedError

    def action(self, code: int) -> Any:
        raise NotImplementedError

    def preview(self, code: int) -> dict[str, Any] | None:  # noqa: ARG002
        """Preview that a user interface shows beside the action."""
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
    """An entry of `refused`: something that cannot be chosen, and why."""
    return {"target": target, "rule": why.rule, "reason": why.reason, "values": values}
