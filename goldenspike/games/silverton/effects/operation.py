"""Phase 4, steps 3 and 4: claims (SV-7.3, SV-7.4), plows (SV-12.5), deals (SV-7.5)."""

from __future__ import annotations

from typing import Final

from goldenspike.games.silverton.actions import Terms
from goldenspike.games.silverton.effects.common import (
    earn,
    look_at_lines,
    look_at_networks,
    take_plow,
    take_train,
    with_value,
    writable_lines,
    writable_stock,
)
from goldenspike.games.silverton.events import operation as events
from goldenspike.games.silverton.position.claims import DISCARDED
from goldenspike.games.silverton.position.stock import mark_used, untie
from goldenspike.games.silverton.position.turn_progress import PendingOffer
from goldenspike.games.silverton.routes import Track
from goldenspike.games.silverton.sequence import go_on
from goldenspike.games.silverton.state import State
from goldenspike.kernel.dispatch import EffectRegistry

effect: Final[EffectRegistry] = EffectRegistry()


@effect(events.CashMoved)
def cash_moved(state: State, event: events.CashMoved) -> None:
    earn(state, event.seat, event.amount)


@effect(events.Operated)
def operated(state: State, event: events.Operated) -> None:
    claim = state.board.claim_index[event.claim]
    state.cash[event.seat] += event.amount
    state.this_turn.operated |= 1 << claim
    state.this_step.named = [*state.this_step.named, claim]


@effect(events.OperatingEnded)
def operating_ended(state: State, event: events.OperatingEnded) -> None:  # noqa: ARG001
    go_on(state)


@effect(events.Produced)
def produced(state: State, event: events.Produced) -> None:
    claim = state.board.claim_index[event.claim]
    state.claims.goods[claim] += event.goods
    _rolled_for(state, claim)


@effect(events.Depleted)
def depleted(state: State, event: events.Depleted) -> None:
    claim = state.board.claim_index[event.claim]
    state.claims.depleted = with_value(state.claims.depleted, claim, True)
    if state.board.at_leadville[claim]:
        state.claims.leadville += 1
    _rolled_for(state, claim)


def _rolled_for(state: State, claim: int) -> None:
    if not state.claims.opened[claim]:
        state.claims.opened = with_value(state.claims.opened, claim, True)
    state.this_step.named = state.this_step.named[1:]
    if not state.this_step.named:
        go_on(state)


@effect(events.ClaimDiscarded)
def claim_discarded(state: State, event: events.ClaimDiscarded) -> None:
    state.claims.at[state.board.claim_index[event.claim]] = DISCARDED
    state.claims.discards = [*state.claims.discards, event.claim]


@effect(events.PlowSent)
def plow_sent(state: State, event: events.PlowSent) -> None:
    kind, own = state.board.plows.strength.index(event.plow), writable_stock(state).plows[event.seat]
    own[own.index(kind)] = mark_used(kind)
    own.sort()
    segment = state.board.segment_index[event.segment]
    state.this_step.sent = [*state.this_step.sent, (kind, segment)]
    state.this_step.plowed |= 1 << segment


@effect(events.Plowed)
def plowed(state: State, event: events.Plowed) -> None:
    state.this_step.sent = state.this_step.sent[1:]
    if event.cleared:
        state.this_step.cleared |= 1 << state.board.segment_index[event.segment]
    _plows_are_back(state)


@effect(events.PlowIdle)
def plow_idle(state: State, event: events.PlowIdle) -> None:  # noqa: ARG001
    state.this_step.sent = state.this_step.sent[1:]
    _plows_are_back(state)


@effect(events.PlowingEnded)
def plowing_ended(state: State, event: events.PlowingEnded) -> None:  # noqa: ARG001
    """With several plows to a segment the dice are rolled now, and the step ends after the last."""
    state.this_step.plowing = bool(state.this_step.sent)
    if not state.this_step.sent:
        go_on(state)


def _plows_are_back(state: State) -> None:
    if state.this_step.plowing and not state.this_step.sent:
        state.this_step.plowing = False
        go_on(state)


@effect(events.Offered)
def offered(state: State, event: events.Offered) -> None:
    state.this_step.offers += 1
    state.this_step.bargain = PendingOffer(event.seat, event.to, event.give, event.take)


@effect(events.Declined)
def declined(state: State, event: events.Declined) -> None:  # noqa: ARG001
    state.this_step.bargain = None


@effect(events.Dealt)
def dealt(state: State, event: events.Dealt) -> None:
    """Exchange everything but cash at once."""
    state.this_step.bargain = None
    give, take = event.give, event.take
    # Both sides give before either receives, or a player could get the same train back.
    trains = [take_train(state, event.seat, name) for name in give.trains]
    others = [take_train(state, event.to, name) for name in take.trains]
    plows = [take_plow(state, event.seat, bonus) for bonus in give.plows]
    blades = [take_plow(state, event.to, bonus) for bonus in take.plows]
    _hand_over(state, event.to, give, trains, plows)
    _hand_over(state, event.seat, take, others, blades)
    if give.segments or take.segments:
        for seat, gone, got in ((event.seat, give, take), (event.to, take, give)):
            lost = {state.board.segment_index[segment] for segment in gone.segments}
            found = [state.board.segment_index[segment] for segment in got.segments]
            segments = [own for own in state.track[seat].segments if own not in lost]
            state.track[seat] = Track(state.board, segments + found, state.starts[seat])
            for segment in found:
                state.owner[segment] = seat
                state.this_step.cleared &= ~(1 << segment)
            look_at_networks(state, seat)
    look_at_lines(state)


def _hand_over(state: State, to: int, terms: Terms, trains: list[int], plows: list[int]) -> None:
    """Hand over the terms. A claim keeps its goods, including those sold ahead: only their buyer can get it."""
    board = state.board
    for number in terms.claims:
        claim = board.claim_index[number]
        state.claims.at[claim] = to
        state.claims.marked[claim] = 0
    lines, stock = writable_lines(state), writable_stock(state)
    for number in terms.passengers:
        lines.owner[board.passenger_index[number]] = to
    stock.trains[to] = sorted(stock.trains[to] + [untie(train) for train in trains])
    stock.plows[to] = sorted(stock.plows[to] + plows)
    for lot in terms.goods:
        state.claims.marked[board.claim_index[lot.claim]] += lot.goods


@effect(events.DealingEnded)
def dealing_ended(state: State, event: events.DealingEnded) -> None:  # noqa: ARG001
    go_on(state)
