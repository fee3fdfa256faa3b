"""Phase 2: placement of prospectors and surveyors (SV-5), and what may be built at all (SV-3.5, SV-3.6)."""

from __future__ import annotations

from typing import Any

from goldenspike.games.silverton import operation, passengers
from goldenspike.games.silverton.actions import Done, Place
from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.events import Event, PieceReturned, Placed, PlacementBegun, PlacementEnded
from goldenspike.games.silverton.pieces import AssignMenu, MusterMenu, must_muster, unassigned
from goldenspike.games.silverton.reading import (
    claim_numbered,
    passenger_numbered,
    piece_named,
    segment_named,
    target_named,
    untimely,
)
from goldenspike.games.silverton.refusals import (
    CARD_NOT_OPEN,
    CLAIM_NOT_FACE_UP,
    DECK_EMPTY,
    DISMANTLE_CUT_OFF,
    FIRST_IS_NEEDED,
    NEUTRAL_UNPLACED,
    NOT_A_PROSPECTOR_TARGET,
    NOT_A_SURVEYOR_TARGET,
    NOT_CONNECTED,
    ONE_TARGET,
    ONLY_BLOCKS,
    OTHER_NETWORK,
    OTHERS_TRACK,
    PARALLEL,
    PIECE_NOT_FREE,
    SNOWED_IN,
    STANDS_THERE,
)
from goldenspike.games.silverton.state import (
    CLAIM,
    DECK,
    DISCARDED,
    FACE_UP,
    FREE,
    IN_DECK,
    LEFT_OUT,
    NEUTRAL,
    OWNED,
    PASSENGER,
    PLACED,
    SURVEYOR,
    TIED,
    State,
)
from goldenspike.kernel.game import Ask, Step
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.menu import CodedMenu, near_miss
from goldenspike.kernel.refusal import Refusal

MOST_FOR_SECONDS = 4
"""Players, in games where a second consecutive segment may be tried (SV-5.3)."""

NO_CHOICE = 1 << 30


def pending(state: State) -> Ask | Step:
    """Each player in turn order: in turn 1 his choice of pieces, then one piece after another, until he has done."""
    seat = state.seat()
    if must_muster(state, seat):
        return Ask(seat, MusterMenu(state, seat))
    if state.setting.spike:
        loose = unassigned(state)
        if loose != NOWHERE:
            return Ask(loose, AssignMenu(state, loose))
    if not state.begun and has_tied(state, seat):
        return Step("placement")
    return Ask(seat, PlacementMenu(state, seat))


def has_tied(state: State, seat: int) -> bool:
    for piece in range(len(state.piece_seat)):
        if state.piece_status[piece] == TIED and state.piece_seat[piece] == seat:
            return True
    return False


def begin(state: State) -> list[Event]:
    """A piece left by a tie goes home unless it could be placed where it stands (SV-5.8)."""
    seat = state.seat()
    events: list[Event] = [PlacementBegun(seat)]
    for piece in state.pieces_of(seat):
        if state.piece_status[piece] == TIED and no_target(state, seat, piece, state.piece_target[piece]) is not None:
            events.append(PieceReturned(seat, state.piece_names[piece], "SV-5.8"))
    return events


def resolve(state: State, action: Any) -> list[Event]:
    seat = state.seat()
    if isinstance(action, Place):
        return place(state, seat, action)
    if isinstance(action, Done):
        if neutral_waits(state, seat):
            raise Illegal(NEUTRAL_UNPLACED)
        return [PlacementEnded(seat)]
    raise untimely(action)


def place(state: State, seat: int, action: Place) -> list[Event]:
    piece = piece_named(state, seat, action.piece)
    target = read_target(state, action)
    why = no_piece(state, piece) or no_move(state, seat, piece, target) or no_target(state, seat, piece, target)
    if why is not None:
        raise Illegal(why, **values(state, seat, piece, target))
    second = target < CLAIM and state.owner[target] == NOWHERE and not connects(state, seat, piece, target)
    return [Placed(seat, action.piece, target_named(state.board, target), second)]


def read_target(state: State, action: Place) -> int:
    board = state.board
    named = [
        field is not None for field in (action.segment, action.claim, action.passenger, True if action.deck else None)
    ]
    if sum(named) != 1:
        raise Illegal(ONE_TARGET)
    if action.segment is not None:
        return segment_named(board, action.segment)
    if action.claim is not None:
        return CLAIM + claim_numbered(board, action.claim)
    if action.passenger is not None:
        return PASSENGER + passenger_numbered(board, action.passenger)
    return DECK


def values(state: State, seat: int, piece: int, target: int) -> dict[str, Any]:
    """What sentences about a placement may need."""
    board = state.board
    town = other = ""
    if target < CLAIM:
        town, other = board.town_ids[board.end_a[target]], board.town_ids[board.end_b[target]]
    return {
        **target_named(board, target),
        "piece": state.piece_names[piece],
        "seat": seat,
        "town": town,
        "other_town": other,
        "turn": state.turn,
    }


# Any piece (SV-5.1)


def no_piece(state: State, piece: int) -> Refusal | None:
    if state.piece_status[piece] != FREE and state.piece_status[piece] != TIED:
        return PIECE_NOT_FREE
    return None


def no_move(state: State, seat: int, piece: int, target: int) -> Refusal | None:
    """A tied piece may be placed anew: elsewhere, and not away from under another's second segment."""
    if state.piece_status[piece] != TIED:
        return None
    if state.piece_target[piece] == target:
        return STANDS_THERE
    if state.piece_kind[piece] == SURVEYOR and not seconds_match(state, seat, piece, NOWHERE):
        return FIRST_IS_NEEDED
    return None


def no_target(state: State, seat: int, piece: int, target: int) -> Refusal | None:
    """Why the piece may not stand there, itself apart."""
    if target != DECK and stands_on(state, seat, piece, target):
        return STANDS_THERE
    if state.piece_kind[piece] == SURVEYOR:
        if target >= CLAIM:
            return NOT_A_SURVEYOR_TARGET
        return no_survey(state, seat, piece, target)
    if target < CLAIM or (state.piece_kind[piece] == NEUTRAL and target == DECK):
        return NOT_A_PROSPECTOR_TARGET
    return no_prospect(state, seat, piece, target)


def stands_on(state: State, seat: int, piece: int, target: int) -> bool:
    """Whether another piece of the seat is there."""
    for other in range(len(state.piece_seat)):
        if state.piece_target[other] == target and other != piece and state.piece_seat[other] == seat:
            return True
    return False


# Surveyors (SV-5.2 to SV-5.4)


def no_survey(state: State, seat: int, piece: int, segment: int) -> Refusal | None:
    owner = state.owner[segment]
    if owner == seat:
        return no_dismantling(state, seat, piece, segment)
    if owner != NOWHERE:
        return OTHERS_TRACK
    if state.winter and state.board.snow[segment]:
        return SNOWED_IN
    if runs_parallel(state, seat, piece, segment):
        return PARALLEL
    if connects(state, seat, piece, segment):
        if not useful(state, seat, segment):
            return ONLY_BLOCKS
    elif not seconds_match(state, seat, piece, segment):
        return OTHER_NETWORK if touches(state, seat, segment) else NOT_CONNECTED
    return None


def no_dismantling(state: State, seat: int, piece: int, segment: int) -> Refusal | None:
    board = state.board
    if state.winter and board.snow[segment]:
        return SNOWED_IN
    network = state.track[seat].network.part
    if network[board.end_a[segment]] == NOWHERE or segment not in state.track[seat].network.segments:
        return DISMANTLE_CUT_OFF
    if not connects(state, seat, piece, segment):
        return OTHER_NETWORK
    return None


def runs_parallel(state: State, seat: int, piece: int, segment: int) -> bool:
    """Beside an own segment, or one where another own surveyor stands (SV-3.5)."""
    for beside in state.board.parallel[segment]:
        if state.owner[beside] == seat or stands_on(state, seat, piece, beside):
            return True
    return False


def touches(state: State, seat: int, segment: int) -> bool:
    """The start city or own track."""
    part = state.track[seat].all.part
    return part[state.board.end_a[segment]] != NOWHERE or part[state.board.end_b[segment]] != NOWHERE


def connects(state: State, seat: int, piece: int, segment: int) -> bool:
    """Touches the start city or own track; a confined surveyor's must be joined to its city (SV-14.11)."""
    board, part = state.board, state.track[seat].all.part
    part_a, part_b = part[board.end_a[segment]], part[board.end_b[segment]]
    if not state.confined(seat):
        return part_a != NOWHERE or part_b != NOWHERE
    home = part[state.starts[seat][state.piece_city[piece]]]
    return part_a == home or part_b == home


def seconds_match(state: State, seat: int, piece: int, segment: int) -> bool:
    """Whether every second consecutive segment of the seat has a first of its own, once `piece` stands on `segment`.

    NOWHERE takes the piece off the board instead. Not in winter, not with five or six players (SV-5.3).
    """
    if segment != NOWHERE and (state.winter or state.seats > MOST_FOR_SECONDS):
        return False
    firsts, seconds = [], []
    for other in state.pieces_of(seat):
        place_of = state.piece_target[other] if other != piece else segment
        if place_of == NOWHERE or place_of >= CLAIM or state.owner[place_of] != NOWHERE:
            continue
        if state.piece_status[other] not in (PLACED, TIED) and other != piece:
            continue
        if connects(state, seat, other, place_of):
            firsts.append(other)
        else:
            seconds.append(other)
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
    board = state.board
    one = segment if first == piece else state.piece_target[first]
    two = segment if second == piece else state.piece_target[second]
    if state.confined(seat) and state.piece_city[first] != state.piece_city[second]:
        return False
    ends = (board.end_a[two], board.end_b[two])
    return board.end_a[one] in ends or board.end_b[one] in ends


def useful(state: State, seat: int, segment: int) -> bool:
    """More than a way to block others (SV-3.6)."""
    board, track = state.board, state.track[seat]
    a, b, part = board.end_a[segment], board.end_b[segment], track.all.part
    if part[a] != part[b]:
        return True  # reaches a new town, or joins two parts
    if not board.snow[segment] and not track.all_dry().joins(a, b):
        return True
    if shortens_a_line(state, seat, segment):
        return True
    return state.setting.advanced and eases_a_way(state, seat, segment)


def shortens_a_line(state: State, seat: int, segment: int) -> bool:
    """Between the towns of a card that may still be had or is held, the face-down ones included."""
    board, network = state.board, state.track[seat].network
    a, b, length = board.end_a[segment], board.end_b[segment], board.length[segment]
    if network.part[a] == NOWHERE:
        return False
    for card in range(board.passengers):
        if state.card_at[card] in (DISCARDED, LEFT_OUT):
            continue
        one, other = board.line_a[card], board.line_b[card]
        if not network.joins(one, a) or not network.joins(other, a):
            continue
        there = network.length(a, one) + length + network.length(b, other)
        back = network.length(b, one) + length + network.length(a, other)
        if min(there, back) < network.length(one, other):
            return True
    return False


def eases_a_way(state: State, seat: int, segment: int) -> bool:
    """Lowers the longest segment between one of his towns and a market city.

    If it does so for any town, then for the end of the segment that lies on that town's side.
    """
    board, network = state.board, state.track[seat].network
    a, b, length = board.end_a[segment], board.end_b[segment], board.length[segment]
    if network.part[a] == NOWHERE:
        return False
    for city in board.cities:
        if network.joins(a, city):
            from_a, from_b = network.longest(city, a), network.longest(city, b)
            if max(length, from_b) < from_a or max(length, from_a) < from_b:
                return True
    return False


# Prospectors (SV-5.5 to SV-5.7)


def no_prospect(state: State, seat: int, piece: int, target: int) -> Refusal | None:
    if target == DECK:
        return None if deck_has_cards(state) else DECK_EMPTY
    if target < PASSENGER:
        return None if state.claim_at[target - CLAIM] == FACE_UP else CLAIM_NOT_FACE_UP
    card = target - PASSENGER
    if state.piece_kind[piece] == NEUTRAL:
        return None if passengers.on_table(state, card) else CARD_NOT_OPEN
    if state.card_at[card] == OWNED:
        return passengers.no_theft(state, seat, card)
    if not passengers.on_table(state, card):
        return CARD_NOT_OPEN
    return passengers.no_reservation(state, seat, card)


def deck_has_cards(state: State) -> bool:
    return IN_DECK in state.claim_at or IN_DECK in state.event_at


def neutral_waits(state: State, seat: int) -> bool:
    """The neutral prospector must be placed, if there is anything for it (SV-14.3)."""
    if not state.setting.neutral:
        return False
    for piece in state.pieces_of(seat):
        if state.piece_kind[piece] == NEUTRAL and state.piece_status[piece] == FREE:
            return any(no_target(state, seat, piece, target) is None for target in card_targets(state))
    return False


def card_targets(state: State) -> list[int]:
    """Face-up claims in their places, then passenger cards in pack order."""
    found = [CLAIM + card for card in state.row if NOWHERE < card < PASSENGER]
    for card in range(state.board.passengers):
        if state.card_at[card] == OWNED or passengers.on_table(state, card):
            found.append(PASSENGER + card)
    return found


def outlook(state: State, seat: int, target: int) -> dict[str, Any]:
    """What a menu shows beside a target."""
    board = state.board
    if target < CLAIM:
        if state.owner[target] == seat:
            return {"dismantle": True, "pays": 10 * board.length[target], "length": board.length[target]}
        return {"cost": board.cost[target], "length": board.length[target], "snow": board.snow[target]}
    if target < PASSENGER:
        return operation.outlook(state, target - CLAIM)
    if target < DECK:
        return passengers.outlook(state, seat, target - PASSENGER)
    return {"claims": state.claim_at.count(IN_DECK), "events": state.event_at.count(IN_DECK)}


class PlacementMenu(CodedMenu):
    """One piece on one target, or done."""

    def __init__(self, state: State, seat: int) -> None:
        super().__init__()
        self.state = state
        self.seat = seat

    def survey(self) -> list[int]:
        state, seat = self.state, self.seat
        codes: list[int] = []
        targets: list[int] = []
        like = NOWHERE  # the piece whose targets were found last: pieces that may go to the same places share them
        for piece in range(len(state.piece_seat)):
            if state.piece_seat[piece] != seat or no_piece(state, piece) is not None:
                continue
            if like == NOWHERE or not self._alike(like, piece):
                targets = self._targets(piece)
                like = piece
            base = piece << 12
            for target in targets:
                codes.append(base | target)
        if not neutral_waits(state, seat):
            codes.append(NO_CHOICE)
        return codes

    def _alike(self, one: int, other: int) -> bool:
        state = self.state
        return (
            state.piece_kind[one] == state.piece_kind[other]
            and state.piece_city[one] == state.piece_city[other]
            and state.piece_status[one] == FREE
            and state.piece_status[other] == FREE
        )

    def _targets(self, piece: int) -> list[int]:
        state, seat = self.state, self.seat
        if state.piece_kind[piece] == SURVEYOR:
            near = self._near(piece)
        else:
            near = card_targets(state)
            near.append(DECK)
        if state.piece_status[piece] == TIED:
            near = [target for target in near if no_move(state, seat, piece, target) is None]
        return [target for target in near if no_target(state, seat, piece, target) is None]

    def _near(self, piece: int) -> list[int]:
        """Segments worth looking at: those at towns of own track or of an own surveyor's segment, in pack order."""
        state, board = self.state, self.state.board
        part = state.track[self.seat].all.part
        seen = [False] * board.segments
        for town in range(board.towns):
            if part[town] != NOWHERE:
                for segment in board.leaving[town]:
                    seen[segment] = True
        for other in state.pieces_of(self.seat):
            target = state.piece_target[other]
            if other != piece and NOWHERE < target < CLAIM:
                for town in (board.end_a[target], board.end_b[target]):
                    for segment in board.leaving[town]:
                        seen[segment] = True
        return [segment for segment in range(board.segments) if seen[segment]]

    def action(self, code: int) -> Place | Done:
        if code == NO_CHOICE:
            return Done()
        state, board = self.state, self.state.board
        piece, target = state.piece_names[code >> 12], code & 4095
        if target < CLAIM:
            return Place(piece, segment=board.segment_ids[target])
        if target < PASSENGER:
            return Place(piece, claim=board.claim_numbers[target - CLAIM])
        if target < DECK:
            return Place(piece, passenger=board.passenger_numbers[target - PASSENGER])
        return Place(piece, deck=True)

    def resolve(self, action: Any) -> list[Event]:
        return resolve(self.state, action)

    def boxes(self) -> list[dict[str, Any]]:
        """One box for the segments, claims and passenger cards that one piece may go to, with a preview for each."""
        state = self.state
        found: dict[tuple[int, str], list[Any]] = {}
        targets: dict[tuple[int, str], list[int]] = {}
        boxes: list[dict[str, Any]] = []
        for code in self.codes():
            if code == NO_CHOICE:
                continue
            piece, target = code >> 12, code & 4095
            ((field, name),) = target_named(state.board, target).items()
            found.setdefault((piece, field), []).append(name)
            targets.setdefault((piece, field), []).append(target)
        for (piece, field), names in found.items():
            box: dict[str, Any] = {"type": "place", "piece": state.piece_names[piece]}
            box[field] = names[0] if field == "deck" else names
            box["preview"] = [outlook(state, self.seat, target) for target in targets[piece, field]]
            boxes.append(box)
        if NO_CHOICE in self.codes():
            boxes.append({"type": "done"})
        return boxes

    def refused(self) -> list[dict[str, Any]]:
        """Why the segments near own track, the face-up cards and other players' lines cannot be had."""
        state, seat = self.state, self.seat
        misses: list[dict[str, Any]] = []
        for piece in state.pieces_of(seat):
            if no_piece(state, piece) is not None:
                continue
            near = self._near(piece) if state.piece_kind[piece] == SURVEYOR else [*card_targets(state), DECK]
            for target in near:
                why = no_move(state, seat, piece, target) or no_target(state, seat, piece, target)
                if why is not None:
                    named = {"type": "place", "piece": state.piece_names[piece], **target_named(state.board, target)}
                    misses.append(near_miss(named, why, values(state, seat, piece, target)))
        return misses
