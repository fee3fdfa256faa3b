"""Summarize the odds of a menu."""

from __future__ import annotations

from typing import Any


def price_moves(outlook: dict[str, Any]) -> dict[str, float]:
    """The chances that a price falls, stays or rises."""
    signs = {-1: "↓", 0: "=", 1: "↑"}
    shares = dict.fromkeys(signs.values(), 0.0)
    for boxes, count in outlook["odds"]:
        shares[signs[(boxes > 0) - (boxes < 0)]] += count / outlook["of"]
    return {sign: share for sign, share in shares.items() if share}
