"""Exception `Illegal`: an action was refused."""

from __future__ import annotations

from typing import Any

from goldenspike.errors import GoldenSpikeError
from goldenspike.kernel.refusal import Refusal


class Illegal(GoldenSpikeError):  # noqa: N818  (the public contracts name it so)
    """The action is not allowed now; nothing was changed."""

    def __init__(self, refusal: Refusal, /, **values: Any) -> None:
        super().__init__(refusal.key, **values)
        self.refusal = refusal
        self.rule = refusal.rule
        self.reason = refusal.reason
