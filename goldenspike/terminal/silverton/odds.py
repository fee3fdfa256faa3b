"""Chances as menus tell them, made short."""

from __future__ import annotations

from typing import Any


def price_moves(outlook: dict[str, Any]) -> dict[str, float]:
    """How likely a price goes down, stays or goes up."""
    signs = {-1: "↓", 0: "=", 1: "↑"}
    shares = dict.fromkeys(signs.values(), 0.0)
    for boxes, count in outlook["odds"]:
        shares[signs[(boxes > 0) - (boxes < 0)]] += count / outlook["of"]
    return {sign: share for sign, share in shares.items() if share}
