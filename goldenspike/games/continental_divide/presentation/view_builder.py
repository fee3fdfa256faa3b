"""Build views of Continental Divide. Nothing is hidden in this game, so all seats see the same."""

from __future__ import annotations

from typing import Final

from goldenspike.games.continental_divide import scoring, stock, track
from goldenspike.games.continental_divide import state as states
from goldenspike.games.continental_divide.board import NOWHERE, REGION_NAMES
from goldenspike.games.continental_divide.presentation.views import Phase, Player, Railroad, Rules, Source, View
from goldenspike.games.continental_divide.state import State

PHASES: dict[int, Phase] = {
    states.DEAL: "deal",
    states.STOCK: "stock",
    states.TRACK: "track",
    states.END_OF_TURN: "end_of_turn",
    states.ORDER: "order",
    states.OVER: "over",
}


RULES: Final = Rules(lines=track.RULE, points=scoring.RULE)


def build_view(state: State, seat: int | None) -> View:
    board = state.board
    totals = scoring.scores(state)
    acting = state.phase in (states.STOCK, states.TRACK, states.ORDER)
    return View(
        you=seat,
        turn=state.turn,
        turns=board.turns,
        phase=PHASES[state.phase],
        seat=state.seat() if acting else None,
        order=state.order[:],
        positions=[None if taken == NOWHERE else taken for taken in state.next_order],
        built=[name for index, name in enumerate(board.railroad_ids) if state.built >> index & 1],
        players=[_player(state, seat, totals[seat]) for seat in range(state.seats)],
        railroads=[_railroad(state, railroad) for railroad in range(len(state.total))],
        winners=[] if state.result is None else state.result.winners[:],
        rules=RULES,
    )


def _player(state: State, seat: int, points: int) -> Player:
    held = {name: state.shares[index * state.seats + seat] for index, name in enumerate(state.board.railroad_ids)}
    return Player(seat, state.cash[seat], points, {name: shares for name, shares in held.items() if shares})


def _railroad(state: State, railroad: int) -> Railroad:
    board = state.board
    started = state.total[railroad] != states.UNSTARTED
    held = state.shares[railroad * state.seats : (railroad + 1) * state.seats]
    most, port = max(held), state.port[railroad]
    scored: dict[Source, int] = scoring.share_points_now(state, railroad) if started else {}
    return Railroad(
        id=board.railroad_ids[railroad],
        started=started,
        start=board.hex_ids[state.hexes[railroad][0]] if started else None,
        value=state.value[railroad],
        total=state.total[railroad],
        unsold=state.unsold[railroad],
        held=held,
        builders=[seat for seat in range(state.seats) if held[seat] and held[seat] == most],
        treasury=state.treasury[railroad],
        income=state.income[railroad],
        dividend=state.dividend(railroad) if started else 0,
        least_price=stock.least_price(state, railroad) if started else 0,
        cubes=state.cubes[railroad],
        locked=sum(board.cubes_unlocked[state.region[railroad] + 1 :]) if started else 0,
        region=REGION_NAMES[state.region[railroad]],
        crossed=state.crossed[railroad],
        port=None if port == NOWHERE else board.hex_ids[port],
        points=sum(scored.values()),
        scored=scored,
        track=[board.hex_ids[hex_] for hex_ in state.hexes[railroad]],
    )
