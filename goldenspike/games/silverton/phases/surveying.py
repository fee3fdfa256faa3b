"""Surveyors: where they may be placed (SV-5.2 to SV-5.4), and which segments may be built (SV-3.5, SV-3.6)."""

from __future__ import annotations

from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.position.claims import DISCARDED
from goldenspike.games.silverton.position.lines import LEFT_OUT
from goldenspike.games.silverton.position.pieces import PLACED, TIED
from goldenspike.games.silverton.position.targets import is_segment
from goldenspike.games.silverton.refusals import (
    DISMANTLE_CUT_OFF,
    NOT_CONNECTED,
    ONLY_BLOCKS,
    OTHER_NETWORK,
    OTHERS_TRACK,
    PARALLEL,
    SNOWED_IN,
)
from goldenspike.games.silverton.routes import Track, TrackNetwork
from goldenspike.games.silverton.state import State
from goldenspike.kernel.refusal import Refusal

MOST_FOR_SECONDS = 4
"""Most players with whom a second consecutive segment may be tried (SV-5.3)."""


def no_survey(state: State, seat: int, piece: int, segment: int) -> Refusal | None:
    owner = state.owner[segment]
    if owner == seat:
        return no_surveyor_to_dismantle(state, seat, piece, segment)
    if owner != NOWHERE:
        return OTHERS_TRACK
    if state.winter and state.board.snow[segment]:
        return SNOWED_IN
    if runs_parallel(state, seat, piece, segment):
        return PARALLEL
    if connects(state, seat, piece, segment):
        if not useful(state, state.track[seat], segment):
            return ONLY_BLOCKS
        return None
    if not seconds_match(state, seat, piece, segment):
        return OTHER_NETWORK if touches(state, seat, segment) else NOT_CONNECTED
    if not useful_second(state, seat, piece, segment):
        return ONLY_BLOCKS
    return None


def no_surveyor_to_dismantle(state: State, seat: int, piece: int, segment: int) -> Refusal | None:
    """Why a surveyor may not go on the player's own track to dismantle it (SV-3.8)."""
    if state.winter and state.board.snow[segment]:
        return SNOWED_IN
    if segment not in state.track[seat].network.segments:
        return DISMANTLE_CUT_OFF
    if not connects(state, seat, piece, segment):
        return OTHER_NETWORK
    return None


def runs_parallel(state: State, seat: int, piece: int, segment: int) -> bool:
    """Whether a segment is parallel to one that the player owns or surveys (SV-3.5)."""
    for beside in state.board.parallel[segment]:
        if state.owner[beside] == seat or state.pieces.another_on(seat, piece, beside):
            return True
    return False


def touches(state: State, seat: int, segment: int) -> bool:
    """Whether a segment touches the start city or the player's track."""
    part = state.track[seat].all.part
    return part[state.board.end_a[segment]] != NOWHERE or part[state.board.end_b[segment]] != NOWHERE


def connects(state: State, seat: int, piece: int, segment: int) -> bool:
    """Whether a segment is connected for that surveyor; a tied surveyor needs track joined to its city (SV-14.11)."""
    board, part = state.board, state.track[seat].all.part
    part_a, part_b = part[board.end_a[segment]], part[board.end_b[segment]]
    if not state.confined(seat):
        return part_a != NOWHERE or part_b != NOWHERE
    home = part[state.starts[seat][state.pieces.city[piece]]]
    return part_a == home or part_b == home


def seconds_match(state: State, seat: int, piece: int, segment: int) -> bool:
    """Whether each second consecutive segment of the seat has its own first one, with `piece` on `segment`.

    NOWHERE takes the piece off the board. There are none in winter, and none with five or six players (SV-5.3).
    """
    firsts, seconds = [], []
    pieces, owner = state.pieces, state.owner
    for other in pieces.of(seat):
        place_of = pieces.target[other] if other != piece else segment
        if not is_segment(place_of) or owner[place_of] != NOWHERE:
            continue
        if other != piece and pieces.status[other] != PLACED and pieces.status[other] != TIED:
            continue
        if connects(state, seat, other, place_of):
            firsts.append(other)
        else:
            seconds.append(other)
    if seconds and (state.winter or state.seats > MOST_FOR_SECONDS):
        return False
    return _matched(state, seat, piece, segment, firsts, seconds)


def _matched(state: State, seat: int, piece: int, segment: int, firsts: list[int], seconds: list[int]) -> bool:
    if not seconds:
        return True
    second = seconds[0]
    for first in firsts:
        if _follows(state, seat, piece, segment, first, second):
            others = [other for other in firsts if other != first]
            if _matched(state, seat, piece, segment, others, seconds[1:]):
                return True
    return False


def _follows(state: State, seat: int, piece: int, segment: int, first: int, second: int) -> bool:
    board, pieces = state.board, state.pieces
    one = segment if first == piece else pieces.target[first]
    two = segment if second == piece else pieces.target[second]
    if state.confined(seat) and pieces.city[first] != pieces.city[second]:
        return False
    ends = (board.end_a[two], board.end_b[two])
    return board.end_a[one] in ends or board.end_b[one] in ends


def useful(state: State, track: Track, segment: int) -> bool:
    """Whether a segment is useful, not only a way to block others, for a player with that track (SV-3.6)."""
    board = state.board
    a, b, part = board.end_a[segment], board.end_b[segment], track.all.part
    if part[a] != part[b]:
        return True  # it reaches a new town, or joins two parts
    if not board.snow[segment] and not track.all_dry().joins(a, b):
        return True
    if shortens_a_line(state, track.network, segment):
        return True
    return state.options.advanced and eases_a_way(state, track.network, segment)


def useful_second(state: State, seat: int, piece: int, segment: int) -> bool:
    """Whether a second consecutive segment is useful once a segment that it may follow is built."""
    if not state.confined(seat):
        return True  # neither town is on the player's track, and the first segment reaches only one of them
    for first in state.pieces.of(seat):
        target = state.pieces.target[first]
        if (
            first != piece
            and is_segment(target)
            and state.owner[target] == NOWHERE
            and connects(state, seat, first, target)
            and _follows(state, seat, piece, segment, first, piece)
            and useful(state, state.track[seat].with_segment(target), segment)
        ):
            return True
    return False


def shortens_a_line(state: State, network: TrackNetwork, segment: int) -> bool:
    """Whether a segment shortens the route of a card that is held or may still be bought, including face-down ones."""
    board, at = state.board, state.lines.at
    a, b, length = board.end_a[segment], board.end_b[segment], board.length[segment]
    for card in range(board.passengers):
        if at[card] == DISCARDED or at[card] == LEFT_OUT:
            continue
        one, other = board.line_a[card], board.line_b[card]
        if not network.joins(one, a) or not network.joins(other, a):
            continue
        there = network.length(a, one) + length + network.length(b, other)
        back = network.length(b, one) + length + network.length(a, other)
        if min(there, back) < network.length(one, other):
            return True
    return False


def eases_a_way(state: State, network: TrackNetwork, segment: int) -> bool:
    """Whether a segment lowers the longest segment between one of the player's towns and a market city.

    If it does so for any town, it does for the end of the segment on that town's side.
    """
    board = state.board
    a, b, length = board.end_a[segment], board.end_b[segment], board.length[segment]
    for city in board.cities:
        if network.joins(a, city):
            from_a, from_b = network.longest(city, a), network.longest(city, b)
            if max(length, from_b) < from_a or max(length, from_a) < from_b:
                return True
    return False
