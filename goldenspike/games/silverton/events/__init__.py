"""What happens in Silverton, phase by phase. Every reader (log, board, ledger, statistics) reads these, nothing else.

Each event names the rule it follows from. Where cash changes, `seat` is whose and `amount` by how much: negative when
the seat pays. No other event changes cash. A `target` is {"segment": id}, {"claim": number}, {"passenger": number} or
{"deck": true}.
"""

from __future__ import annotations

from typing import Any

from goldenspike.kernel.entries import GameEvent

Target = dict[str, Any]


class Event(GameEvent, frozen=True):
    """Base of this game's events. Each has one effect, bound with `@effect`."""
