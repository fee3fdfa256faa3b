"""The ways west: no dearer than they must be, straight where that pays, and around what is full."""

from __future__ import annotations

import pytest

from goldenspike import packs
from goldenspike.bots.continental_divide.paths import (
    FAR,
    INTO_CENTRAL,
    INTO_WEST,
    LINE_BURDEN,
    OVER_DIVIDE,
    TO_PORT,
    GoalPaths,
    paths_of,
)
from goldenspike.games.continental_divide.board import NOWHERE, PORT, START, board_of

BOARD = board_of(packs.load("continental-divide-reconstructed"))
NOTHING: frozenset[int] = frozenset()
GOALS = [INTO_CENTRAL, INTO_WEST, OVER_DIVIDE, TO_PORT]


@pytest.mark.parametrize("goal", GOALS)
def test_a_way_begins_with_the_best_first_line(goal: int) -> None:
    """Burdens agree with each other: no line and no stop on it leads to a lighter one than the table says."""
    way = GoalPaths(BOARD, goal, NOTHING)
    for hex_, kind in enumerate(BOARD.kind):
        if way.hexes[hex_] == 0:
            continue
        offers = []
        for direction in range(6):
            here, toll = BOARD.neighbour[hex_ * 6 + direction], 0
            while here != NOWHERE and BOARD.kind[here] != START:
                if BOARD.kind[here] == PORT and way.hexes[here] > 0:
                    break
                toll += BOARD.cost[here]
                offers.append(LINE_BURDEN + toll + way.burden[here])
                if way.hexes[here] == 0:
                    break
                here = BOARD.neighbour[here * 6 + direction]
        assert kind == START or offers
        assert way.burden[hex_] == min(offers, default=FAR)


def test_the_ways_from_the_starting_cities() -> None:
    """Central takes 7 to 9 hexes, and a port 17 to 23, says the pack's README."""
    central, port = GoalPaths(BOARD, INTO_CENTRAL, NOTHING), GoalPaths(BOARD, TO_PORT, NOTHING)
    for start in BOARD.starts:
        assert 7 <= central.hexes[start] <= 9
        assert 17 <= port.hexes[start] <= 23
        assert 96 <= port.cost[start] <= 140


def test_full_hexes_are_gone_around() -> None:
    start = BOARD.starts[0]
    free = GoalPaths(BOARD, OVER_DIVIDE, NOTHING)
    neighbours = [hex_ for hex_ in BOARD.neighbour[start * 6 : start * 6 + 6] if hex_ != NOWHERE]
    assert GoalPaths(BOARD, OVER_DIVIDE, frozenset(neighbours)).hexes[start] == FAR
    assert all(
        GoalPaths(BOARD, OVER_DIVIDE, frozenset([hex_])).burden[start] >= free.burden[start] for hex_ in neighbours
    )


def test_a_port_that_is_taken_is_no_goal() -> None:
    ports = [hex_ for hex_, kind in enumerate(BOARD.kind) if kind == PORT]
    way = GoalPaths(BOARD, TO_PORT, frozenset(ports[1:]))
    assert [hex_ for hex_ in range(len(BOARD.kind)) if way.hexes[hex_] == 0] == ports[:1]
    nowhere = GoalPaths(BOARD, TO_PORT, frozenset(ports))
    assert set(nowhere.hexes) == {FAR}


def test_everybody_shares_the_same_ways() -> None:
    assert paths_of(BOARD, NOTHING) is paths_of(BOARD, NOTHING)
    assert paths_of(BOARD, NOTHING).to(TO_PORT) is paths_of(BOARD, NOTHING).to(TO_PORT)
