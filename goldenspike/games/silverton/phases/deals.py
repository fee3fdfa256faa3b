"""Phase 4, step 4: deals between players (SV-7.5, SV-12.6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from goldenspike.games.silverton.actions import Accept, Decline, Done, Lot, Offer, Terms
from goldenspike.games.silverton.board import CITIES, NOWHERE
from goldenspike.games.silverton.events import Event
from goldenspike.games.silverton.events.operation import CashMoved, DealingEnded, Dealt, Declined, Offered
from goldenspike.games.silverton.menus import StateMenu, TurnMenu
from goldenspike.games.silverton.name_lookup import claim_numbered, passenger_numbered, segment_named, untimely_action
from goldenspike.games.silverton.phases.trains import capacity, names_of
from goldenspike.games.silverton.position.stock import is_used, kind_of, slot_of
from goldenspike.games.silverton.position.turn_progress import PendingOffer
from goldenspike.games.silverton.refusals import (
    ADVANCED_DEALS,
    CANNOT_PAY,
    DEAL_PARALLEL,
    EMPTY_OFFER,
    GOODS_NOT_DELIVERABLE,
    NAMED_TWICE,
    NO_GOODS_FOR_SALE,
    NO_SUCH_PARTNER,
    NOT_THEIRS,
    OFFER_OVER_CASH,
    SELLS_NO_GOODS,
    THREE_OFFERS,
    TOO_MANY_CUBES,
    TOO_MANY_TRAINS,
)
from goldenspike.games.silverton.routes import FAR, Track, TrackNetwork
from goldenspike.games.silverton.state import State
from goldenspike.kernel.game import Ask
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.refusal import MALFORMED, Refusal


def pending(state: State) -> Ask:
    """Ask the active player for an offer, or the other player for an answer."""
    bargain = state.this_step.bargain
    if bargain is not None:
        return Ask(bargain.to, AnswerMenu(state, bargain), "SV-7.5", "answer")
    return Ask(state.seat(), DealMenu(state), "SV-7.5")


def resolve(state: State, action: Any) -> list[Event]:
    seat = state.seat()
    if isinstance(action, Offer):
        return offer(state, seat, action)
    if isinstance(action, Done):
        return [DealingEnded(seat)]
    raise untimely_action(action)


# Offering


def offer(state: State, seat: int, action: Offer) -> list[Event]:
    """Make an offer. Whether the other player can pay is not checked: their cash may be secret (SV-16.4)."""
    to, give, take = action.to, _check_names(state, action.give), _check_names(state, action.take)
    why = no_partner(state, seat, to) or no_offer(state, seat, to, give, take)
    if why is not None:
        raise Illegal(why, to=to, cash=state.cash[seat], most=state.board.most_offers, trains=state.board.most_trains)
    return [Offered(seat, to, give, take)]


def _check_names(state: State, terms: Terms) -> Terms:
    """Return the terms if all names in them are known. Raises Illegal."""
    board = state.board
    if terms.cash < 0:
        raise Illegal(MALFORMED, detail="cash")
    for number in (*terms.claims, *[lot.claim for lot in terms.goods]):
        claim_numbered(board, number)
    for name in terms.segments:
        segment_named(board, name)
    for number in terms.passengers:
        passenger_numbered(board, number)
    return terms


def no_partner(state: State, seat: int, to: int) -> Refusal | None:
    if not 0 <= to < state.seats or to == seat:
        return NO_SUCH_PARTNER
    return None


def no_offer(state: State, seat: int, to: int, give: Terms, take: Terms) -> Refusal | None:
    if state.this_step.offers >= state.board.most_offers:
        return THREE_OFFERS
    if give == Terms() and take == Terms():
        return EMPTY_OFFER
    if give.goods:
        return SELLS_NO_GOODS
    if give.cash > state.cash[seat]:
        return OFFER_OVER_CASH
    return (
        no_items(state, seat, give)
        or no_items(state, to, take)
        or no_goods(state, to, take)
        or no_exchange(state, seat, give, take)
        or no_exchange(state, to, take, give)
        or no_buyers_delivery(state, seat, to, give, take)
    )


def no_items(state: State, seat: int, terms: Terms) -> Refusal | None:
    """Why a side cannot give these things: they must be its own, each named once."""
    board = state.board
    lots = [lot.claim for lot in terms.goods]
    for things in (terms.claims, terms.segments, terms.passengers, lots):
        if len(set(things)) != len(things):
            return NAMED_TWICE
    if not state.options.advanced and (terms.passengers or terms.trains or terms.plows):
        return ADVANCED_DEALS
    own = (
        all(state.claims.at[board.claim_index[number]] == seat for number in terms.claims)
        and all(state.owner[board.segment_index[name]] == seat for name in terms.segments)
        and all(state.lines.sole_owner(board.passenger_index[number]) == seat for number in terms.passengers)
        and not Counter(terms.trains) - Counter(names_of(state, seat))
        and not Counter(terms.plows) - Counter(board.plows.strength[kind_of(plow)] for plow in state.stock.plows[seat])
    )
    if not own:
        return NOT_THEIRS
    return None


def belongings(state: State, seat: int) -> Terms:
    """Everything a seat may give in a deal. The active player sells no goods."""
    board, advanced = state.board, state.options.advanced
    claims = [claim for claim in range(board.claims) if state.claims.at[claim] == seat]
    free = [(claim, state.claims.goods[claim] - state.claims.marked[claim]) for claim in claims]
    lines = [card for card in range(board.passengers) if state.lines.sole_owner(card) == seat]
    return Terms(
        claims=tuple([board.claim_numbers[claim] for claim in claims]),
        segments=tuple([board.segment_ids[segment] for segment in state.track[seat].segments]),
        passengers=tuple([board.passenger_numbers[card] for card in lines]) if advanced else (),
        trains=tuple(names_of(state, seat)) if advanced else (),
        plows=tuple([board.plows.strength[kind_of(plow)] for plow in state.stock.plows[seat]]) if advanced else (),
        goods=tuple([Lot(board.claim_numbers[claim], most) for claim, most in free if most])
        if seat != state.seat()
        else (),
    )


def no_goods(state: State, to: int, take: Terms) -> Refusal | None:
    """Why goods cannot be bought: they must be unsold and on a claim that the other player keeps."""
    board = state.board
    for lot in take.goods:
        claim = board.claim_index[lot.claim]
        free = state.claims.goods[claim] - state.claims.marked[claim]
        if state.claims.at[claim] != to or lot.claim in take.claims or not 1 <= lot.goods <= free:
            return NO_GOODS_FOR_SALE
    return None


def no_exchange(state: State, seat: int, gone: Terms, got: Terms) -> Refusal | None:
    """Limits of one side after the whole exchange (SV-3.4, SV-3.5, SV-12.3)."""
    segments = segments_after(state, seat, gone, got)
    if len(segments) > state.board.cubes:
        return TOO_MANY_CUBES
    own = set(segments)
    for name in got.segments:
        if any(beside in own for beside in state.board.parallel[state.board.segment_index[name]]):
            return DEAL_PARALLEL
    if len(state.stock.trains[seat]) - len(gone.trains) + len(got.trains) > state.board.most_trains and got.trains:
        return TOO_MANY_TRAINS
    return None


def segments_after(state: State, seat: int, gone: Terms, got: Terms) -> list[int]:
    index = state.board.segment_index
    lost = {index[name] for name in gone.segments}
    return [own for own in state.track[seat].segments if own not in lost] + [index[name] for name in got.segments]


# Bought goods must be deliverable this turn, with all that was bought before


def no_buyers_delivery(state: State, seat: int, to: int, give: Terms, take: Terms) -> Refusal | None:
    if not take.goods:
        return None
    board = state.board
    lots: dict[int, int] = {}
    for claim in range(board.claims):
        if (
            state.claims.marked[claim]
            and state.claims.at[claim] != seat
            and board.claim_numbers[claim] not in take.claims
        ):
            lots[claim] = state.claims.marked[claim]
    for lot in take.goods:
        claim = board.claim_index[lot.claim]
        lots[claim] = lots.get(claim, 0) + lot.goods
    track = Track(board, segments_after(state, seat, give, take), state.starts[seat])
    ways = track.ploughed(state.this_step.cleared) if state.winter else track.network
    trains = _trains_after(state, seat, to, give, take)
    left = board.most_deliveries - state.this_step.deliveries
    if not _deliverable(state, track, ways, lots, state.markets.sold_now[:], trains, left):
        return GOODS_NOT_DELIVERABLE
    return None


def _trains_after(state: State, seat: int, to: int, give: Terms, take: Terms) -> list[tuple[int, int]]:
    """Power and city (NOWHERE: any) of the trains that could still run this turn."""
    left: list[tuple[int, int]] = []
    gone = Counter(give.trains)
    for name, train in zip(names_of(state, seat), state.stock.trains[seat], strict=True):
        if gone[name]:
            gone[name] -= 1
        elif not is_used(train):
            left.append((state.board.trains.strength[kind_of(train)], slot_of(train)))
    got = Counter(take.trains)
    for name, train in zip(names_of(state, to), state.stock.trains[to], strict=True):
        if got[name] and not is_used(train):
            got[name] -= 1
            left.append((state.board.trains.strength[kind_of(train)], NOWHERE))
    return left


def _deliverable(
    state: State,
    track: Track,
    ways: TrackNetwork,
    lots: dict[int, int],
    sold: list[int],
    trains: list[tuple[int, int]],
    deliveries: int,
) -> bool:
    """Whether all lots can be sold, each delivery taking as much as it can.

    All orders of lots are tried, since lots may compete for a market.
    """
    board, advanced = state.board, state.options.advanced
    waiting = [claim for claim in lots if lots[claim]]
    if len(waiting) > (len(trains) if advanced else deliveries):
        return False
    for claim in waiting:
        town, commodity = board.claim_town[claim], board.commodity[claim]
        for city in range(CITIES):
            column, to = board.market_of[commodity * CITIES + city], board.cities[city]
            longest = ways.longest(town, to)
            room = min(lots[claim], board.sale_limit[column] - sold[column])
            if not state.options.open_markets[column] or longest == FAR or room < 1:
                continue
            for used in _consists(state, track, trains, town, to):
                most = min(room, _carrying_capacity(trains, used, longest, commodity)) if advanced else room
                if most < 1:
                    continue
                sold_then = sold[:]
                sold_then[column] += most
                left = [train for place, train in enumerate(trains) if not used >> place & 1]
                lots_then = {**lots, claim: lots[claim] - most}
                if _deliverable(state, track, ways, lots_then, sold_then, left, deliveries - 1):
                    return True
    return not waiting


def _consists(state: State, track: Track, trains: list[tuple[int, int]], town: int, to: int) -> list[int]:
    """Sets of trains, as bits, that could run together between two towns; in the basic game one empty set."""
    if not state.options.advanced:
        return [0]
    part = track.network.part
    fits = 0
    for place, (_, slot) in enumerate(trains):
        if slot == NOWHERE or town == to or part[town] == part[track.starts[slot]]:
            fits |= 1 << place
    return [bits for bits in range(1, 1 << len(trains)) if bits & ~fits == 0]


def _carrying_capacity(trains: Sequence[tuple[int, int]], used: int, longest: int, commodity: int) -> int:
    return capacity(sum(power for place, (power, _) in enumerate(trains) if used >> place & 1), longest, commodity)


# Answering


def answer(state: State, bargain: PendingOffer, action: Any) -> list[Event]:
    seat, to, give, take = bargain.seat, bargain.to, bargain.give, bargain.take
    if isinstance(action, Decline):
        terms = [None if each is None else _check_names(state, each) for each in (action.give, action.take)]
        return [Declined(to, seat, terms[0], terms[1])]
    if not isinstance(action, Accept):
        raise untimely_action(action)
    why = no_acceptance(state, bargain)
    if why is not None:
        raise Illegal(why, sum=take.cash, cash=state.cash[to])
    events: list[Event] = [Dealt(seat, to, give, take)]
    paid = give.cash - take.cash
    if paid:
        events += [CashMoved(seat, -paid), CashMoved(to, paid)]
    return events


def no_acceptance(state: State, bargain: PendingOffer) -> Refusal | None:
    if bargain.take.cash > state.cash[bargain.to]:
        return CANNOT_PAY
    return None


class DealMenu(TurnMenu):
    """Menu of offers, which cannot be listed, or done."""

    def survey(self) -> list[int]:
        return [0]

    def action(self, code: int) -> Done:  # noqa: ARG002
        return Done()

    def resolve(self, state: State, action: Any) -> list[Event]:
        return resolve(state, action)

    def forced(self) -> Any:
        # Always asked: there is always something to offer, and records contain the `done`.
        return None if self._open() else Done()

    def _open(self) -> bool:
        return self.state.seats > 1 and self.state.this_step.offers < self.state.board.most_offers

    def boxes(self) -> list[dict[str, Any]]:
        boxes: list[dict[str, Any]] = []
        if self._open():
            others = [seat for seat in range(self.state.seats) if seat != self.seat]
            left = self.state.board.most_offers - self.state.this_step.offers
            boxes.append({"type": "offer", "to": others, "open": True, "preview": {"left": left}})
        return [*boxes, {"type": "done"}]


class AnswerMenu(StateMenu):
    """Menu: accept, or decline with or without other terms. Never forced: that would reveal who cannot pay."""

    def __init__(self, state: State, bargain: PendingOffer) -> None:
        super().__init__(state)
        self.bargain = bargain

    def survey(self) -> list[int]:
        return [0] if no_acceptance(self.state, self.bargain) is not None else [1, 0]

    def action(self, code: int) -> Accept | Decline:
        return Accept() if code else Decline()

    def resolve(self, state: State, action: Any) -> list[Event]:
        return answer(state, self.bargain, action)

    def forced(self) -> Any:
        return None

    def refused(self) -> list[dict[str, Any]]:
        why = no_acceptance(self.state, self.bargain)
        if why is None:
            return []
        values = {"sum": self.bargain.take.cash, "cash": self.state.cash[self.bargain.to]}
        return [{"target": {"type": "accept"}, "rule": why.rule, "reason": why.reason, "values": values}]
