"""What calls people back to their tables when nobody has a page open there."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from goldenspike.server.clock import Clock
from goldenspike.server.storage import Store
from goldenspike.server.table import LiveTable

Kind = Literal["turn", "reminder", "stood-in", "started", "over", "invited"]


class Notices:
    """Who is asked, and that a game began or ended, is found here; of all else somebody has to `tell`."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def tell(self, table: LiveTable, kind: Kind, guests: Collection[str]) -> None:
        """Have these people told, by the channels they chose; durable once it returns.

        The same of one table at one ply is told once, however often this is called: tell first, and only then write
        down that it was told, and nothing is lost between the two.
        """
