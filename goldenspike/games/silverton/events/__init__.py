"""Events of Silverton, phase by phase, for the log, the board, the ledger and statistics.

Each event names the rule it follows from. An event that changes cash has a `seat` and an `amount`, negative when the
seat pays. No other event changes cash. A `target` is {"segment": id}, {"claim": number}, {"passenger": number} or
{"deck": true}.
"""

from __future__ import annotations

from typing import Any

from goldenspike.kernel.entries import GameEvent

Target = dict[str, Any]


class Event(GameEvent, frozen=True):
    """Base of this game's events. Each has one effect, bound with `@effect`."""
