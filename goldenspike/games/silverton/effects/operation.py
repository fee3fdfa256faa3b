"""Phase 4, steps 3 and 4: claims (SV-7.3, SV-7.4), plows (SV-12.5), deals (SV-7.5)."""

from __future__ import annotations

from goldenspike.games.silverton import events as told
from goldenspike.games.silverton.actions import Terms
from goldenspike.games.silverton.effects.common import cash_paid, look_at_lines, look_at_networks, take_plow, take_train
from goldenspike.games.silverton.rolling_stock import PLOWS
from goldenspike.games.silverton.routes import Track
from goldenspike.games.silverton.sequence import go_on
from goldenspike.games.silverton.state import CITY, DISCARDED, USED, Bargain, State

cash_moved = cash_paid  # it does nothing but pay


def operated(state: State, event: told.Operated) -> None:
    claim = state.board.claim_index[event.claim]
    state.cash[event.seat] += event.amount
    state.operated |= 1 << claim
    state.named = [*state.named, claim]


def operating_ended(state: State, event: told.OperatingEnded) -> None:  # noqa: ARG001
    go_on(state)


def produced(state: State, event: told.Produced) -> None:
    claim = state.board.claim_index[event.claim]
    state.goods[claim] += event.goods
    _rolled_for(state, claim)


def depleted(state: State, event: told.Depleted) -> None:
    claim = state.board.claim_index[event.claim]
    state.depleted[claim] = True
    if state.board.at_leadville[claim]:
        state.leadville += 1
    _rolled_for(state, claim)


def _rolled_for(state: State, claim: int) -> None:
    state.opened[claim] = True
    state.named = state.named[1:]
    if not state.named:
        go_on(state)


def claim_discarded(state: State, event: told.ClaimDiscarded) -> None:
    state.claim_at[state.board.claim_index[event.claim]] = DISCARDED
    state.discards.append(event.claim)


def plow_sent(state: State, event: told.PlowSent) -> None:
    kind, own = PLOWS.index(event.plow), state.plows[event.seat]
    own[own.index(kind)] = kind + USED
    own.sort()
    segment = state.board.segment_index[event.segment]
    state.sent = [*state.sent, (kind, segment)]
    state.tried |= 1 << segment


def plowed(state: State, event: told.Plowed) -> None:
    state.sent = state.sent[1:]
    if event.cleared:
        state.cleared |= 1 << state.board.segment_index[event.segment]
    _plows_are_back(state)


def plow_idle(state: State, event: told.PlowIdle) -> None:  # noqa: ARG001
    state.sent = state.sent[1:]
    _plows_are_back(state)


def plowing_ended(state: State, event: told.PlowingEnded) -> None:  # noqa: ARG001
    """With the rule of several plows the dice come now, and the step ends after the last."""
    state.plowing = bool(state.sent)
    if not state.sent:
        go_on(state)


def _plows_are_back(state: State) -> None:
    if state.plowing and not state.sent:
        state.plowing = False
        go_on(state)


def offered(state: State, event: told.Offered) -> None:
    state.offers += 1
    state.bargain = Bargain(event.seat, event.to, event.give, event.take)


def declined(state: State, event: told.Declined) -> None:  # noqa: ARG001
    state.bargain = None


def dealt(state: State, event: told.Dealt) -> None:
    """Everything but cash changes hands at once."""
    state.bargain = None
    given, taken = event.give, event.take
    # Both let go before either receives, or a train could come back instead of the one it was given for.
    trains = [take_train(state, event.seat, name) for name in given.trains]
    others = [take_train(state, event.to, name) for name in taken.trains]
    plows = [take_plow(state, event.seat, bonus) for bonus in given.plows]
    blades = [take_plow(state, event.to, bonus) for bonus in taken.plows]
    _hand_over(state, event.to, given, trains, plows)
    _hand_over(state, event.seat, taken, others, blades)
    if given.segments or taken.segments:
        for seat, gone, got in ((event.seat, given, taken), (event.to, taken, given)):
            lost = {state.board.segment_index[segment] for segment in gone.segments}
            found = [state.board.segment_index[segment] for segment in got.segments]
            segments = [own for own in state.track[seat].segments if own not in lost]
            state.track[seat] = Track(state.board, segments + found, state.starts[seat])
            for segment in found:
                state.owner[segment] = seat
                state.cleared &= ~(1 << segment)
            look_at_networks(state, seat)
    look_at_lines(state)


def _hand_over(state: State, to: int, terms: Terms, trains: list[int], plows: list[int]) -> None:
    """A claim takes its goods along, those sold ahead too: only their buyer can be the one who gets it."""
    board = state.board
    for number in terms.claims:
        claim = board.claim_index[number]
        state.claim_at[claim] = to
        state.marked[claim] = 0
    for number in terms.passengers:
        state.card_owner[board.passenger_index[number]] = to
    state.trains[to] = sorted(state.trains[to] + [train % CITY for train in trains])
    state.plows[to] = sorted(state.plows[to] + plows)
    for lot in terms.goods:
        state.marked[board.claim_index[lot.claim]] += lot.goods


def dealing_ended(state: State, event: told.DealingEnded) -> None:  # noqa: ARG001
    go_on(state)
