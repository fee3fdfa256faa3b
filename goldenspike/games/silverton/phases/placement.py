"""Phase 2: placement of prospectors and surveyors (SV-5)."""

from __future__ import annotations

from typing import Any

from goldenspike.games.silverton.actions import Done, Place
from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.effects.common import go_home
from goldenspike.games.silverton.events import Event
from goldenspike.games.silverton.events.placement import PieceReturned, Placed, PlacementBegun, PlacementEnded
from goldenspike.games.silverton.name_lookup import (
    claim_numbered,
    passenger_numbered,
    piece_named,
    segment_named,
    untimely_action,
)
from goldenspike.games.silverton.odds import OF_TWO, rolls_above
from goldenspike.games.silverton.phases import disputes, operation, passengers
from goldenspike.games.silverton.phases.muster import AssignMenu, MusterMenu, must_muster, unassigned
from goldenspike.games.silverton.phases.surveying import connects, no_survey, seconds_match
from goldenspike.games.silverton.position.claims import FACE_UP, IN_DECK
from goldenspike.games.silverton.position.lines import OWNED
from goldenspike.games.silverton.position.pieces import FREE, NEUTRAL, SURVEYOR, TIED
from goldenspike.games.silverton.position.targets import (
    DECK,
    claim_of,
    is_claim,
    is_line,
    is_segment,
    line_of,
    on_claim,
    on_line,
    target_named,
)
from goldenspike.games.silverton.refusals import (
    CARD_NOT_OPEN,
    CLAIM_NOT_FACE_UP,
    DECK_EMPTY,
    FIRST_IS_NEEDED,
    NEUTRAL_UNPLACED,
    NOT_A_PROSPECTOR_TARGET,
    NOT_A_SURVEYOR_TARGET,
    ONE_TARGET,
    PIECE_NOT_FREE,
    STANDS_THERE,
)
from goldenspike.games.silverton.state import State
from goldenspike.kernel.game import Ask, Step
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.menu import IndexedMenu, near_miss
from goldenspike.kernel.refusal import Refusal


def pending(state: State) -> Ask | Step:
    """Ask each player in turn order: in turn 1 for their pieces, then for one placement after another, until done."""
    seat = state.seat()
    if must_muster(state, seat):
        return Ask(seat, MusterMenu(state, seat), "SV-12.1", "muster")
    if state.options.spike:
        loose = unassigned(state)
        if loose != NOWHERE:
            return Ask(loose, AssignMenu(state, loose), "SV-14.11", "assign")
    if not state.this_step.begun and state.pieces.has_tied(seat):
        return Step(begin)
    if neutral_waits(state, seat):
        return Ask(seat, PlacementMenu(state, seat), "SV-14.3", "neutral")
    return Ask(seat, PlacementMenu(state, seat), "SV-5.1")


def begin(state: State) -> list[Event]:
    """Send tied pieces home that could not be placed where they are (SV-5.8).

    A surveyor that goes home may leave a second consecutive segment without its first, so all are checked again.
    """
    seat = state.seat()
    events: list[Event] = [PlacementBegun(seat)]
    after = state.clone()
    piece = misplaced_piece(after, seat)
    while piece != NOWHERE:
        events.append(PieceReturned(seat, state.pieces.names[piece], "SV-5.8"))
        go_home(after, piece)
        piece = misplaced_piece(after, seat)
    return events


def misplaced_piece(state: State, seat: int) -> int:
    """First tied piece of a seat that could not be placed where it is, or NOWHERE."""
    for piece in state.pieces.of(seat):
        if state.pieces.status[piece] == TIED and no_target(state, seat, piece, state.pieces.target[piece]) is not None:
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
    raise untimely_action(action)


def place(state: State, seat: int, action: Place) -> list[Event]:
    piece = piece_named(state, seat, action.piece)
    target = _target(state, action)
    why = no_piece(state, piece) or no_move(state, seat, piece, target) or no_target(state, seat, piece, target)
    if why is not None:
        raise Illegal(why, **placement_values(state, seat, piece, target))
    second = is_segment(target) and is_second(state, seat, piece, target)
    return [Placed(seat, action.piece, target_named(state.board, target), second)]


def is_second(state: State, seat: int, piece: int, segment: int) -> bool:
    """Whether a segment would be a second consecutive one (SV-5.3)."""
    return state.owner[segment] == NOWHERE and not connects(state, seat, piece, segment)


def _target(state: State, action: Place) -> int:
    board = state.board
    segment, claim, passenger = action.segment, action.claim, action.passenger
    if (segment is not None) + (claim is not None) + (passenger is not None) + action.deck != 1:
        raise Illegal(ONE_TARGET)
    if segment is not None:
        return segment_named(board, segment)
    if claim is not None:
        return on_claim(claim_numbered(board, claim))
    if passenger is not None:
        return on_line(passenger_numbered(board, passenger))
    return DECK


def placement_values(state: State, seat: int, piece: int, target: int) -> dict[str, Any]:
    """Values for the sentence about a refused placement."""
    board = state.board
    town = other = ""
    if is_segment(target):
        town, other = board.town_ids[board.end_a[target]], board.town_ids[board.end_b[target]]
    return {
        **target_named(board, target),
        "piece": state.pieces.names[piece],
        "seat": seat,
        "town": town,
        "other_town": other,
        "turn": state.turn,
    }


# Any piece (SV-5.1)


def no_piece(state: State, piece: int) -> Refusal | None:
    if state.pieces.status[piece] != FREE and state.pieces.status[piece] != TIED:
        return PIECE_NOT_FREE
    return None


def no_move(state: State, seat: int, piece: int, target: int) -> Refusal | None:
    """Why a tied piece cannot move: to its own target, or away from the first of two consecutive segments."""
    if state.pieces.status[piece] != TIED:
        return None
    if state.pieces.target[piece] == target:
        return STANDS_THERE
    if state.pieces.kind[piece] == SURVEYOR and is_segment(target):
        first = target if connects(state, seat, piece, target) else NOWHERE
        if not seconds_match(state, seat, piece, first):
            return FIRST_IS_NEEDED
    return None


def no_target(state: State, seat: int, piece: int, target: int) -> Refusal | None:
    """Why a piece may not be placed on a target, apart from its own status."""
    if target != DECK and state.pieces.another_on(seat, piece, target):
        return STANDS_THERE
    return no_spot(state, seat, piece, target)


def no_spot(state: State, seat: int, piece: int, target: int) -> Refusal | None:
    """Why a target is not open to such a piece, no matter which pieces are on it."""
    if state.pieces.kind[piece] == SURVEYOR:
        if not is_segment(target):
            return NOT_A_SURVEYOR_TARGET
        return no_survey(state, seat, piece, target)
    if is_segment(target) or (state.pieces.kind[piece] == NEUTRAL and target == DECK):
        return NOT_A_PROSPECTOR_TARGET
    return no_prospect(state, seat, piece, target)


# Prospectors (SV-5.5 to SV-5.7)


def no_prospect(state: State, seat: int, piece: int, target: int) -> Refusal | None:
    if target == DECK:
        return None if state.claims.deck_has_cards() else DECK_EMPTY
    if is_claim(target):
        return None if state.claims.at[claim_of(target)] == FACE_UP else CLAIM_NOT_FACE_UP
    card = line_of(target)
    if state.pieces.kind[piece] == NEUTRAL:
        return None if state.lines.on_table(card) else CARD_NOT_OPEN
    if state.lines.at[card] == OWNED:
        return passengers.no_theft(state, seat, card)
    if not state.lines.on_table(card):
        return CARD_NOT_OPEN
    return passengers.no_reservation(state, seat, card)


def neutral_waits(state: State, seat: int) -> bool:
    """Whether the neutral prospector must still be placed; it must, if it has a target (SV-14.3)."""
    if not state.options.neutral:
        return False
    for piece in state.pieces.of(seat):
        if state.pieces.kind[piece] == NEUTRAL and state.pieces.status[piece] == FREE:
            return any(no_target(state, seat, piece, target) is None for target in card_targets(state))
    return False


def card_targets(state: State) -> list[int]:
    """Cards as targets: face-up claims in row order, then passenger cards in pack order."""
    found = [card for card in state.claims.row if is_claim(card)]
    for card in range(state.board.passengers):
        if state.lines.at[card] == OWNED or state.lines.on_table(card):
            found.append(on_line(card))
    return found


def target_outlook(state: State, seat: int, target: int) -> dict[str, Any]:
    """Preview of a target."""
    board = state.board
    if is_segment(target):
        if state.owner[target] == seat:
            return {"dismantle": True, "pays": board.dismantling * board.length[target], "length": board.length[target]}
        return {"cost": board.cost[target], "length": board.length[target], "snow": board.snow[target]}
    if is_claim(target):
        return operation.operating_outlook(state, claim_of(target))
    if is_line(target):
        return passengers.line_outlook(state, seat, line_of(target))
    return {"claims": state.claims.at.count(IN_DECK), "events": state.claims.events.count(IN_DECK)}


class PieceGroup:
    """Pieces with the same targets."""

    def __init__(self, piece: int, targets: list[int]) -> None:
        self.pieces: list[int] = [piece]
        self.targets = targets


class PlacementMenu(IndexedMenu):
    """Menu: place one piece on one target, or stop."""

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state)
        self.state = state
        self.seat = seat
        self._groups: list[PieceGroup] = []
        self._count = NOWHERE

    def groups(self) -> list[PieceGroup]:
        """Groups of pieces, computed once."""
        if self._count == NOWHERE:
            self._count = 0
            state, seat = self.state, self.seat
            pieces = state.pieces
            for piece in range(len(pieces.seat)):
                if pieces.seat[piece] != seat or no_piece(state, piece) is not None:
                    continue
                if self._groups and self._alike(self._groups[-1].pieces[0], piece):
                    self._groups[-1].pieces.append(piece)
                else:
                    self._groups.append(PieceGroup(piece, self._targets(piece)))
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
        state = self.state
        board, name = state.board, state.pieces.names[piece]
        if is_segment(target):
            return Place(name, segment=board.segment_ids[target])
        if is_claim(target):
            return Place(name, claim=board.claim_numbers[claim_of(target)])
        if is_line(target):
            return Place(name, passenger=board.passenger_numbers[line_of(target)])
        return Place(name, deck=True)

    def _alike(self, one: int, other: int) -> bool:
        pieces = self.state.pieces
        return (
            pieces.kind[one] == pieces.kind[other]
            and pieces.city[one] == pieces.city[other]
            and pieces.status[one] == FREE
            and pieces.status[other] == FREE
        )

    def _targets(self, piece: int) -> list[int]:
        state, seat = self.state, self.seat
        if state.pieces.kind[piece] == SURVEYOR:
            near = self._near(piece)
        else:
            near = card_targets(state)
            near.append(DECK)
        if state.pieces.status[piece] == TIED:
            near = [target for target in near if no_move(state, seat, piece, target) is None]
        # Same as `no_target`, but with one pass over the other pieces.
        found = [target for target in near if no_spot(state, seat, piece, target) is None]
        pieces = state.pieces
        for other in range(len(pieces.seat)):
            target = pieces.target[other]
            if target not in (NOWHERE, DECK) and pieces.seat[other] == seat and other != piece and target in found:
                found.remove(target)
        return found

    def _near(self, piece: int) -> list[int]:
        """Candidate segments, in pack order: those at towns of the seat's track or of its surveyors' segments."""
        state = self.state
        board = state.board
        near = state.track[self.seat].frontier()
        surveyed = [
            target
            for other in state.pieces.of(self.seat)
            if other != piece and is_segment(target := state.pieces.target[other])
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
        """Boxes for each group of pieces: one for segments, one for claims, one for passenger cards."""
        state = self.state
        boxes: list[dict[str, Any]] = []
        size = 0
        for group in self.groups():
            pieces = [state.pieces.names[piece] for piece in group.pieces]
            fields: dict[str, list[int]] = {}
            for target in group.targets:
                (field,) = target_named(state.board, target)
                fields.setdefault(field, []).append(target)
            for field, targets in fields.items():
                names = [target_named(state.board, target)[field] for target in targets]
                box: dict[str, Any] = {"type": "place", "piece": pieces if len(pieces) > 1 else pieces[0]}
                box[field] = True if field == "deck" else names
                box["preview"] = [self._preview(group, target) for target in targets]
                boxes.append(box)
            size += len(pieces) * len(group.targets)
        if size < self.count():
            boxes.append({"type": "done"})
        return boxes

    def _preview(self, group: PieceGroup, target: int) -> dict[str, Any]:
        """Preview of a target, with possible disputes for each piece, since bonuses differ."""
        state = self.state
        found = target_outlook(state, self.seat, target)
        if is_segment(target) and is_second(state, self.seat, group.pieces[0], target):
            found["second"] = True
            found["rolls"] = rolls_above(state.board.length[target])
            found["of"] = OF_TWO
        contests = {
            state.pieces.names[piece]: disputes.possible_contests(state, piece, target) for piece in group.pieces
        }
        if any(contests.values()):
            found["contests"] = contests
        return found

    def refused(self) -> list[dict[str, Any]]:
        """Why nearby segments, face-up cards and other players' lines cannot be chosen."""
        state, seat = self.state, self.seat
        misses: list[dict[str, Any]] = []
        for piece in state.pieces.of(seat):
            if no_piece(state, piece) is not None:
                continue
            near = self._near(piece) if state.pieces.kind[piece] == SURVEYOR else [*card_targets(state), DECK]
            for target in near:
                why = no_move(state, seat, piece, target) or no_target(state, seat, piece, target)
                if why is not None:
                    named = {"type": "place", "piece": state.pieces.names[piece], **target_named(state.board, target)}
                    misses.append(near_miss(named, why, placement_values(state, seat, piece, target)))
        return misses
