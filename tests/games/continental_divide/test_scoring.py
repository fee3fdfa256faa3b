"""CD-9, victory points."""

from __future__ import annotations

import pytest

from goldenspike.games.continental_divide import Found
from goldenspike.games.continental_divide.board import CENTRAL, EAST, NOWHERE, WEST, board_of
from goldenspike.games.continental_divide.scoring import end, scores, share_points, share_points_now
from goldenspike.games.continental_divide.state import State
from support.games import board, deal, rule

BOARD = board_of(board())
PORTS = {"San Diego": 1, "Los Angeles": 1, "San Francisco": 1, "Portland": 1, "Seattle": 2}


def hex_of(city: str) -> int:
    return BOARD.city.index(city)


def position(*holdings: list[int]) -> State:
    """Railroads in pack order, each held so by three seats and with one share unsold."""
    play = deal()
    play.act(Found("up", "W5", 3, 20))
    state: State = play.state
    for railroad, held in enumerate(holdings):
        state.shares[railroad * 3 : railroad * 3 + 3] = held
        state.total[railroad] = sum(held) + 1
        state.unsold[railroad] = 1
    return state


@rule("CD-9.1")
@pytest.mark.parametrize(
    ("region", "crossed", "unsold", "points"),
    [(EAST, False, 1, 0), (CENTRAL, False, 1, 1), (WEST, False, 1, 2), (EAST, True, 1, 2), (EAST, False, 0, 1),
     (WEST, True, 0, 5)],
)  # fmt: skip
def test_points_of_a_share(region: int, crossed: bool, unsold: int, points: int) -> None:
    assert sum(share_points(BOARD, region, crossed, NOWHERE, unsold).values()) == points


@rule("CD-9.1")
@pytest.mark.parametrize(("city", "points"), PORTS.items())
def test_ports(city: str, points: int) -> None:
    assert share_points(BOARD, EAST, False, hex_of(city), 1) == {"port": points}


@rule("CD-9.1")
def test_only_shares_in_player_hands_score_and_each_does() -> None:
    state = position([2, 1, 0], [0, 0, 3])
    state.region[0], state.port[1] = WEST, hex_of("Seattle")
    assert sum(share_points_now(state, 0).values()) == 2
    assert scores(state) == [4, 2, 6]


@rule("CD-9.2")
def test_most_points_wins() -> None:
    state = position([2, 1, 0], [0, 0, 3])
    state.region[0], state.port[1] = WEST, hex_of("Seattle")
    event = end(state)
    assert (event.scores, event.winners) == ([4, 2, 6], [2])


@rule("CD-9.2")
def test_ties_are_shared() -> None:
    state = position([1, 0, 1])
    state.region[0] = CENTRAL
    assert end(state).winners == [0, 2]


@rule("CD-9.2")
def test_money_is_worth_nothing() -> None:
    state = position([1, 0, 0])
    state.region[0] = CENTRAL
    state.cash[:] = [0, 999, 999]
    assert end(state).winners == [0]
