"""Conservation rules (CD-10): invariants after every event. Checked by the laws, never in play."""

from __future__ import annotations

from typing import Any

from goldenspike.games.continental_divide.events import DividendPaid, Founded, SharesBought, TrackLaid
from goldenspike.games.continental_divide.state import UNSTARTED, State

MARKERS = 3
"""Cubes on the income, issued-shares and stock-value tracks (CD-3.6)."""


def find_violation(before: State, event: Any, after: State) -> str | None:
    """Find the first violated rule and describe it, or return None."""
    return next((fault for fault in (*_pieces(after), *_money(before, event, after), *_connected(after))), None)


def _pieces(state: State) -> list[str]:
    """CD-10.1: no cube or share is lost or added."""
    board, faults = state.board, []
    for railroad, name in enumerate(board.railroad_ids):
        if state.total[railroad] == UNSTARTED:
            if state.hexes[railroad] or state.treasury[railroad] or state.income[railroad]:
                faults.append(f"CD-10.1: {name} is unstarted and not empty")
            continue
        placed, available = len(state.hexes[railroad]), state.cubes[railroad]
        locked = sum(board.cubes_unlocked[state.region[railroad] + 1 :])
        if placed + available + locked + MARKERS != board.cubes_in_all:
            faults.append(f"CD-10.1: {name} has {placed} + {available} + {locked} + {MARKERS} cubes")
        if available < 0:
            faults.append(f"CD-10.1: {name} has {available} cubes available")
        first = railroad * state.seats
        held = sum(state.shares[first : first + state.seats])
        if held + state.unsold[railroad] != state.total[railroad] or state.unsold[railroad] < 0:
            faults.append(f"CD-10.1: {name} has {held} held and {state.unsold[railroad]} unsold shares")
    here, crowd = [0] * len(board.hex_ids), [0] * len(board.hex_ids)
    for railroad, own in enumerate(state.hexes):
        for hex_ in own:
            here[hex_] |= 1 << railroad
            crowd[hex_] += 1
    if (here, crowd) != (state.here, state.crowd):
        faults.append("CD-10.1: the cubes in some hex are miscounted")
    return faults


def _money(before: State, event: Any, after: State) -> list[str]:
    """CD-10.2: money moves only between players, treasuries and bank, and nobody is in debt."""
    faults = [f"CD-10.2: a balance of {money}" for money in (*after.cash, *after.treasury) if money < 0]
    cash = [new - old for old, new in zip(before.cash, after.cash, strict=True)]
    treasury = [new - old for old, new in zip(before.treasury, after.treasury, strict=True)]
    if isinstance(event, (Founded, SharesBought)):
        fits = sum(cash) + sum(treasury) == 0 and sum(treasury) > 0 and cash[event.seat] == -sum(treasury)
    elif isinstance(event, TrackLaid):
        fits = not any(cash) and sum(treasury) == -event.cost and event.cost >= 0
    elif isinstance(event, DividendPaid):
        fits = cash == event.paid and sum(treasury) == event.kept and min(*cash, event.kept) >= 0
    else:
        fits = not any(cash) and not any(treasury)
    if not fits:
        faults.append(f"CD-10.2: {type(event).__name__} moved cash {cash} and treasuries {treasury}")
    return faults


def _connected(state: State) -> list[str]:
    """CD-10.3: all track of a railroad is connected to its starting hex, the first built."""
    board, faults = state.board, []
    for railroad, own in enumerate(state.hexes):
        reached, waiting = set(own[:1]), own[:1]
        while waiting:
            hex_ = waiting.pop()
            for next_ in board.neighbour[hex_ * 6 : hex_ * 6 + 6]:
                if next_ in own and next_ not in reached:
                    reached.add(next_)
                    waiting.append(next_)
        if len(reached) != len(own):
            faults.append(f"CD-10.3: track of {board.railroad_ids[railroad]} is cut off")
    return faults
