"""Passenger lines: getting one (SV-5.6, SV-5.7), its revenue (SV-7.7), and losing it (SV-7.6, SV-11.2)."""

from __future__ import annotations

from typing import Any

from goldenspike.games.silverton.board import NOWHERE, Board, C
from goldenspike.games.silverton.events import Event
from goldenspike.games.silverton.events.delivery import CollectingEnded, LineReturned, RevenuePaid
from goldenspike.games.silverton.events.disputes import CardDiscarded
from goldenspike.games.silverton.events.placement import PieceReturned
from goldenspike.games.silverton.position.lines import IN_ROW, ON_PILE, OWNED
from goldenspike.games.silverton.position.targets import on_line, target_named
from goldenspike.games.silverton.refusals import (
    LINE_NOT_JOINED,
    LINE_SNOWED_IN,
    NO_SHORTER_ROUTE,
    OWN_LINE,
    PARTNER_NOT_JOINED,
)
from goldenspike.games.silverton.routes import FAR, TrackNetwork, joint_network
from goldenspike.games.silverton.state import State
from goldenspike.kernel.game import Step
from goldenspike.kernel.refusal import Refusal

# Lengths (SV-3.7)


def own_length(state: State, seat: int, card: int) -> int:
    """Length of the seat's shortest route usable this turn, FAR if it has none."""
    return state.usable(seat).length(state.board.line_a[card], state.board.line_b[card])


def owners_length(state: State, card: int) -> int:
    """Length of an owned line: its shortest route usable this turn, otherwise its shortest of all."""
    a, b = state.board.line_a[card], state.board.line_b[card]
    length = line_ways(state, card, state.winter).length(a, b)
    if length == FAR:
        length = line_ways(state, card, False).length(a, b)
    return length if state.lines.partner[card] == NOWHERE else length + state.board.joint_length


def own_route(state: State, seat: int, card: int) -> list[str]:
    """Segments of the seat's shortest route usable this turn."""
    return segment_names(state, state.usable(seat).shortest_route(state.board.line_a[card], state.board.line_b[card]))


def line_route(state: State, card: int) -> list[str]:
    """Segments of a line's shortest route usable this turn."""
    ways = line_ways(state, card, state.winter)
    return segment_names(state, ways.shortest_route(state.board.line_a[card], state.board.line_b[card]))


def segment_names(state: State, route: list[int]) -> list[str]:
    return [state.board.segment_ids[segment] for segment in route]


def joint_ways(state: State, seat: int, partner: int) -> TrackNetwork:
    """Combined network of two players usable this turn."""
    return joint_network(state.track[seat], state.track[partner], state.winter)


def joint_length(state: State, seat: int, partner: int, card: int) -> int:
    length = joint_ways(state, seat, partner).length(state.board.line_a[card], state.board.line_b[card])
    return length if length == FAR else length + state.board.joint_length


# Who may put a prospector on a card


def no_route(state: State, seat: int, card: int) -> Refusal | None:
    """Why a seat has no route: built track must join the towns, in winter without snow (SV-5.6)."""
    a, b = state.board.line_a[card], state.board.line_b[card]
    if not state.track[seat].network.joins(a, b):
        return LINE_NOT_JOINED
    if not state.usable(seat).joins(a, b):
        return LINE_SNOWED_IN
    return None


def no_reservation(state: State, seat: int, card: int) -> Refusal | None:
    """Why a card on the table cannot be reserved. Two optional rules need no route: to move it, or to share it."""
    why = no_route(state, seat, card)
    if why is None or may_slide(state, card) or has_partner(state, seat, card):
        return None
    return why


def may_slide(state: State, card: int) -> bool:
    """Whether a card may slide: an A or B card, with SV-15.1."""
    return state.options.slide and state.board.letter[card] != C


def has_partner(state: State, seat: int, card: int) -> bool:
    """Whether the track of the seat and another player together joins the towns (SV-15.2)."""
    if not state.options.joint:
        return False
    return any(joint_length(state, seat, partner, card) != FAR for partner in range(state.seats) if partner != seat)


def no_theft(state: State, seat: int, card: int) -> Refusal | None:
    """Why a line cannot be stolen (SV-5.7). A partner with a complete route may end a joint line (SV-15.2)."""
    if seat == state.lines.owner[card] or seat == state.lines.partner[card]:
        if state.lines.partner[card] == NOWHERE:
            return OWN_LINE
        return None if no_route(state, seat, card) is None else PARTNER_NOT_JOINED
    why = no_route(state, seat, card)
    if why is not None:
        return why
    if own_length(state, seat, card) >= owners_length(state, card):
        return NO_SHORTER_ROUTE
    return None


def line_outlook(state: State, seat: int, card: int) -> dict[str, Any]:
    """Preview of a line with one owner. Lengths are None without a route."""
    own = own_length(state, seat, card)
    found: dict[str, Any] = {
        "price": state.board.price[card],
        "revenue": whole_revenue(state, card),
        "length": None if own == FAR else own,
    }
    if own != FAR:
        found["route"] = own_route(state, seat, card)
    if state.lines.at[card] == OWNED:
        found["owner"] = state.lines.owner[card]
        found["owners_length"] = owners_length(state, card)
    return found


# Step 5: collect (SV-7.7)


def pending(state: State) -> Step:  # noqa: ARG001
    return Step(collect)


def collect(state: State) -> list[Event]:
    seat = state.seat()
    events: list[Event] = []
    for card in range(state.board.passengers):
        if state.lines.at[card] != OWNED or seat not in (state.lines.owner[card], state.lines.partner[card]):
            continue
        if not state.this_turn.paid >> card & 1 and line_runs(state, seat, card):
            events.append(RevenuePaid(seat, state.board.passenger_numbers[card], revenue(state, card)))
    events.append(CollectingEnded(seat))
    return events


def line_runs(state: State, seat: int, card: int) -> bool:
    """Whether a line runs: in winter it needs a route without snow, or cleared by the seat's plows."""
    if not state.winter:
        return True
    ways, partner = state.usable(seat), state.lines.partner[card]
    if partner != NOWHERE:
        other = state.lines.owner[card] if partner == seat else partner
        roots = state.starts[seat] + state.starts[other]
        ways = TrackNetwork(state.board, ways.segments + state.track[other].dry().segments, roots)
    return ways.joins(state.board.line_a[card], state.board.line_b[card])


def revenue(state: State, card: int) -> int:
    """Revenue of a line for each owner."""
    return whole_revenue(state, card) if state.lines.partner[card] == NOWHERE else half_revenue(state, card)


def whole_revenue(state: State, card: int) -> int:
    """Revenue of a line for a single owner, with the options of the table."""
    return line_revenue(state.board, card, state.options.better_service)


def line_revenue(board: Board, card: int, better_service: bool) -> int:
    """Revenue of a line for a single owner: double with better passenger service (SV-15.5)."""
    return board.revenue[card] * (2 if better_service else 1)


def half_revenue(state: State, card: int) -> int:
    """Revenue for each owner of a joint line: half, rounded up to $10 (SV-15.2)."""
    return -(-whole_revenue(state, card) // 20) * 10


# Lines that are lost


def line_stands(state: State, card: int) -> bool:
    """Whether a line is kept: its owners' track joins its towns, or it has no owner (SV-7.6)."""
    owner = state.lines.owner[card]
    if owner == NOWHERE:
        return True
    return line_ways(state, card, False).joins(state.board.line_a[card], state.board.line_b[card])


def line_ways(state: State, card: int, dry: bool) -> TrackNetwork:
    """Network of an owned line: that of its owner, or of its two owners together."""
    track, partner = state.track[state.lines.owner[card]], state.lines.partner[card]
    if partner != NOWHERE:
        return joint_network(track, state.track[partner], dry)
    return track.dry() if dry else track.network


def lines_lost_with(state: State, seat: int, segment: int) -> dict[str, Any]:
    """Preview of losing a segment: the lines that would be lost, and the track that would be cut off."""
    board, track = state.board, state.track[seat]
    left = track.without(segment)
    lines = []
    for card in range(board.passengers):
        owners = state.lines.owners(card)
        if seat in owners and line_stands(state, card):
            partners = [owner for owner in owners if owner != seat]
            ways = joint_network(left, state.track[partners[0]], False) if partners else left.network
            if not ways.joins(board.line_a[card], board.line_b[card]):
                lines.append(board.passenger_numbers[card])
    kept = {segment, *left.network.segments}
    cut = [board.segment_ids[own] for own in track.network.segments if own not in kept]
    return {name: lost for name, lost in (("lost_lines", lines), ("cut_off", cut)) if lost}


def return_lines(state: State) -> list[Event]:
    """Return lines whose owners no longer join their towns, each to a pile of its own (SV-7.6)."""
    events: list[Event] = []
    piles = len(state.lines.pile_top)
    for card in range(state.board.passengers):
        if not line_stands(state, card):
            piles += 1
            owners = [seat for seat in (state.lines.owner[card], state.lines.partner[card]) if seat != NOWHERE]
            events.append(LineReturned(state.board.passenger_numbers[card], owners, piles))
    return events


def discard_leadville_cards(state: State, depletions: int) -> list[Event]:
    """Discard cards whose number of depleted Leadville claims is reached (SV-11.2)."""
    events: list[Event] = []
    for card in range(state.board.passengers):
        if state.lines.at[card] in (ON_PILE, IN_ROW, OWNED) and is_spent(state, card, depletions):
            events += send_home(state, on_line(card), "SV-11.2")
            events.append(CardDiscarded(target_named(state.board, on_line(card)), "SV-11.2"))
    return events


def is_spent(state: State, card: int, depletions: int) -> bool:
    return 0 < state.board.leadville[card] <= depletions


def send_home(state: State, target: int, rule: str) -> list[Event]:
    """Send all pieces on a target home."""
    pieces = state.pieces
    there = [piece for piece in range(len(pieces.seat)) if pieces.target[piece] == target]
    return [PieceReturned(pieces.seat[piece], pieces.names[piece], rule) for piece in there]
