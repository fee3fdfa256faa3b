"""Phase 2: placement of prospectors and surveyors (SV-5), and what may be built at all (SV-3.5, SV-3.6)."""

from __future__ import annotations

from typing import Any

from goldenspike.games.silverton import operation, passengers
from goldenspike.games.silverton.actions import Done, Place
from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.effects.common import go_home
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
from goldenspike.games.silverton.routes import Track, Ways
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
from goldenspike.kernel.menu import IndexedMenu, near_miss
from goldenspike.kernel.refusal import Refusal

MOST_FOR_SECONDS = 4
"""Players, in games where a second consecutive segment may be tried (SV-5.3)."""


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
        return Step(begin)
    return Ask(seat, PlacementMenu(state, seat))


def has_tied(state: State, seat: int) -> bool:
    for piece in range(len(state.piece_seat)):
        if state.piece_status[piece] == TIED and state.piece_seat[piece] == seat:
            return True
    return False


def begin(state: State) -> list[Event]:
    """A piece left by a tie goes home unless it could be placed where it stands (SV-5.8).

    One that goes may take a second consecutive segment's surveyor with it, so the others are looked at again.
    """
    seat = state.seat()
    events: list[Event] = [PlacementBegun(seat)]
    after = state.clone()
    piece = misplaced(after, seat)
    while piece != NOWHERE:
        events.append(PieceReturned(seat, state.piece_names[piece], "SV-5.8"))
        go_home(after, piece)
        piece = misplaced(after, seat)
    return events


def misplaced(state: State, seat: int) -> int:
    """The seat's first tied piece that could not be placed where it stands, or NOWHERE."""
    for piece in state.pieces_of(seat):
        if state.piece_status[piece] == TIED and no_target(state, seat, piece, state.piece_target[piece]) is not None:
            return piece
    return NOWHERE


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
    segment, claim, passenger = action.segment, action.claim, action.passenger
    if (segment is not None) + (claim is not None) + (passenger is not None) + action.deck != 1:
        raise Illegal(ONE_TARGET)
    if segment is not None:
        return segment_named(board, segment)
    if claim is not None:
        return CLAIM + claim_numbered(board, claim)
    if passenger is not None:
        return PASSENGER + passenger_numbered(board, passenger)
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
    """A tied piece may be placed anew: elsewhere, and not so that another's second segment loses its first."""
    if state.piece_status[piece] != TIED:
        return None
    if state.piece_target[piece] == target:
        return STANDS_THERE
    if state.piece_kind[piece] == SURVEYOR and target < CLAIM:
        first = target if connects(state, seat, piece, target) else NOWHERE
        if not seconds_match(state, seat, piece, first):
            return FIRST_IS_NEEDED
    return None


def no_target(state: State, seat: int, piece: int, target: int) -> Refusal | None:
    """Why the piece may not stand there, itself apart."""
    if target != DECK and stands_on(state, seat, piece, target):
        return STANDS_THERE
    return no_spot(state, seat, piece, target)


def no_spot(state: State, seat: int, piece: int, target: int) -> Refusal | None:
    """Why the target is not for such a piece, whoever stands there."""
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
        if not useful(state, state.track[seat], segment):
            return ONLY_BLOCKS
        return None
    if not seconds_match(state, seat, piece, segment):
        return OTHER_NETWORK if touches(state, seat, segment) else NOT_CONNECTED
    if not useful_second(state, seat, piece, segment):
        return ONLY_BLOCKS
    return None


def no_dismantling(state: State, seat: int, piece: int, segment: int) -> Refusal | None:
    if state.winter and state.board.snow[segment]:
        return SNOWED_IN
    if segment not in state.track[seat].network.segments:
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

    NOWHERE takes the piece off the board instead. None in winter, none with five or six players (SV-5.3).
    """
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
    board = state.board
    one = segment if first == piece else state.piece_target[first]
    two = segment if second == piece else state.piece_target[second]
    if state.confined(seat) and state.piece_city[first] != state.piece_city[second]:
        return False
    ends = (board.end_a[two], board.end_b[two])
    return board.end_a[one] in ends or board.end_b[one] in ends


def useful(state: State, track: Track, segment: int) -> bool:
    """More than a way to block others, for a player with that track (SV-3.6)."""
    board = state.board
    a, b, part = board.end_a[segment], board.end_b[segment], track.all.part
    if part[a] != part[b]:
        return True  # reaches a new town, or joins two parts
    if not board.snow[segment] and not track.all_dry().joins(a, b):
        return True
    if shortens_a_line(state, track.network, segment):
        return True
    return state.setting.advanced and eases_a_way(state, track.network, segment)


def useful_second(state: State, seat: int, piece: int, segment: int) -> bool:
    """Of a second consecutive segment: useful once one of the segments that it may follow is built."""
    if not state.confined(seat):
        return True  # no town of it is his, and the first reaches only one of them
    for first in state.pieces_of(seat):
        target = state.piece_target[first]
        if (
            first != piece
            and NOWHERE < target < CLAIM
            and state.owner[target] == NOWHERE
            and connects(state, seat, first, target)
            and _follows(state, seat, piece, segment, first, piece)
            and useful(state, state.track[seat].with_segment(target), segment)
        ):
            return True
    return False


def shortens_a_line(state: State, network: Ways, segment: int) -> bool:
    """Between the towns of a card that may still be had or is held, the face-down ones included."""
    board = state.board
    a, b, length = board.end_a[segment], board.end_b[segment], board.length[segment]
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


def eases_a_way(state: State, network: Ways, segment: int) -> bool:
    """Lowers the longest segment between one of his towns and a market city.

    If it does so for any town, then for the end of the segment that lies on that town's side.
    """
    board = state.board
    a, b, length = board.end_a[segment], board.end_b[segment], board.length[segment]
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


class Group:
    """Pieces that may go to the same places."""

    def __init__(self, piece: int, targets: list[int]) -> None:
        self.pieces: list[int] = [piece]
        self.targets = targets


class PlacementMenu(IndexedMenu[State]):
    """One piece on one target, or done."""

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state)
        self.seat = seat
        self._groups: list[Group] = []
        self._count = NOWHERE

    def groups(self) -> list[Group]:
        """Found out once."""
        if self._count == NOWHERE:
            self._count = 0
            state, seat = self.state, self.seat
            for piece in range(len(state.piece_seat)):
                if state.piece_seat[piece] != seat or no_piece(state, piece) is not None:
                    continue
                if self._groups and self._alike(self._groups[-1].pieces[0], piece):
                    self._groups[-1].pieces.append(piece)
                else:
                    self._groups.append(Group(piece, self._targets(piece)))
                self._count += len(self._groups[-1].targets)
            if not neutral_waits(state, seat):
                self._count += 1
        return self._groups

    def count(self) -> int:
        self.groups()
        return self._count

    def pick(self, k: int) -> Place | Done:
        for group in self.groups():
            targets = len(group.targets)
            if k < targets * len(group.pieces):
                return self._action(group.pieces[k // targets], group.targets[k % targets])
            k -= targets * len(group.pieces)
        return Done()

    def _action(self, piece: int, target: int) -> Place:
        board, name = self.state.board, self.state.piece_names[piece]
        if target < CLAIM:
            return Place(name, segment=board.segment_ids[target])
        if target < PASSENGER:
            return Place(name, claim=board.claim_numbers[target - CLAIM])
        if target < DECK:
            return Place(name, passenger=board.passenger_numbers[target - PASSENGER])
        return Place(name, deck=True)

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
        # As `no_target` says, but with one look at where the other pieces stand.
        found = [target for target in near if no_spot(state, seat, piece, target) is None]
        for other in range(len(state.piece_seat)):
            target = state.piece_target[other]
            if target not in (NOWHERE, DECK) and state.piece_seat[other] == seat and other != piece and target in found:
                found.remove(target)
        return found

    def _near(self, piece: int) -> list[int]:
        """Segments worth looking at: those at towns of own track or of an own surveyor's segment, in pack order."""
        state, board = self.state, self.state.board
        near = state.track[self.seat].frontier()
        surveyed = [
            target
            for other in state.pieces_of(self.seat)
            if other != piece and NOWHERE < (target := state.piece_target[other]) < CLAIM
        ]
        if not surveyed:
            return near
        seen = set(near)
        for segment in surveyed:
            seen.update(board.leaving[board.end_a[segment]])
            seen.update(board.leaving[board.end_b[segment]])
        return sorted(seen)

    def resolve(self, state: State, action: Any) -> list[Event]:
        return resolve(state, action)

    def boxes(self) -> list[dict[str, Any]]:
        """For pieces that may go to the same places: a box each for segments, claims and passenger cards."""
        state = self.state
        boxes: list[dict[str, Any]] = []
        size = 0
        for group in self.groups():
            pieces = [state.piece_names[piece] for piece in group.pieces]
            fields: dict[str, list[int]] = {}
            for target in group.targets:
                (field,) = target_named(state.board, target)
                fields.setdefault(field, []).append(target)
            for field, targets in fields.items():
                names = [target_named(state.board, target)[field] for target in targets]
                box: dict[str, Any] = {"type": "place", "piece": pieces if len(pieces) > 1 else pieces[0]}
                box[field] = True if field == "deck" else names
                box["preview"] = [outlook(state, self.seat, target) for target in targets]
                boxes.append(box)
            size += len(pieces) * len(group.targets)
        if size < self.count():
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
