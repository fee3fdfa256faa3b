"""Phase 3: disputes (SV-6)."""

from __future__ import annotations

from typing import Any

from goldenspike.games.silverton.actions import Call, Move, Pass, Stand
from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.events import Event
from goldenspike.games.silverton.events.disputes import (
    Called,
    CardDiscarded,
    Disputant,
    Disputed,
    DisputesEnded,
    Jailed,
    Moved,
    PieceTied,
    PieceWon,
    StoodFirm,
)
from goldenspike.games.silverton.events.placement import PieceReturned
from goldenspike.games.silverton.menus import StateMenu
from goldenspike.games.silverton.name_lookup import segment_named, untimely_action
from goldenspike.games.silverton.odds import contest
from goldenspike.games.silverton.options import joint_lines
from goldenspike.games.silverton.phases import thefts
from goldenspike.games.silverton.phases.surveying import no_survey
from goldenspike.games.silverton.position.lines import OWNED
from goldenspike.games.silverton.position.pieces import ANSWERED, JAIL, NEUTRAL, PLACED
from goldenspike.games.silverton.position.targets import (
    DECK,
    claim_of,
    is_claim,
    is_line,
    is_segment,
    line_of,
    on_line,
    target_named,
)
from goldenspike.games.silverton.refusals import NOT_A_TWIN, TWIN_TAKEN
from goldenspike.games.silverton.routes import FAR
from goldenspike.games.silverton.state import State
from goldenspike.kernel.chance import Dice
from goldenspike.kernel.game import Ask, Chance, Step
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.refusal import Refusal

STAND = -1


def pending(state: State) -> Ask | Chance | Step:
    """Next dispute: moves, segments, special disputes, claims, passenger cards, thefts; each in pack order (SV-6.9)."""
    on: dict[int, list[int]] = {}
    pieces = state.pieces
    for piece in range(len(pieces.seat)):
        if pieces.holds(piece):
            on.setdefault(pieces.target[piece], []).append(piece)
    targets = sorted(on)
    contested = [target for target in targets if target != DECK and len(on[target]) > 1]
    for target in contested:
        if is_segment(target):
            for piece in in_turn_order(state, on[target]):
                if not pieces.marks[piece] & ANSWERED and ways_out(state, piece):
                    return Ask(pieces.seat[piece], MoveMenu(state, piece), "SV-6.2", "stand")
    for target in contested:
        if is_segment(target):
            return roll_for(state, target)
    if targets and is_segment(targets[0]):
        special = pending_special_dispute(state, on)
        if special is not None:
            return special
    for target in contested:
        if is_claim(target):
            return roll_for(state, target)
    cards = [line_of(target) for target in targets if is_line(target)]
    cards.sort(key=lambda card: state.lines.at[card] == OWNED)
    for card in cards:
        question = pending_for_card(state, card, on[on_line(card)])
        if question is not None:
            return question
    return Step(end)


def in_turn_order(state: State, pieces: list[int]) -> list[int]:
    return [piece for seat in state.order for piece in pieces if state.pieces.seat[piece] == seat]


def end(state: State) -> list[Event]:
    """End the phase. The card under the neutral prospector is discarded (SV-14.3)."""
    events: list[Event] = []
    pieces = state.pieces
    for piece in range(len(pieces.seat)):
        if pieces.kind[piece] == NEUTRAL and pieces.status[piece] == PLACED:
            events.append(CardDiscarded(target_named(state.board, pieces.target[piece]), "SV-14.3"))
            events.append(PieceReturned(pieces.seat[piece], pieces.names[piece], "SV-14.3"))
    events.append(DisputesEnded())
    return events


# Stepping aside (SV-6.2)


def ways_out(state: State, piece: int) -> list[int]:
    segment = state.pieces.target[piece]
    return [twin for twin in state.board.twins[segment] if no_way_out(state, piece, twin) is None]


def no_way_out(state: State, piece: int, twin: int) -> Refusal | None:
    if twin not in state.board.twins[state.pieces.target[piece]]:
        return NOT_A_TWIN
    if twin in state.pieces.target:
        return TWIN_TAKEN
    return no_survey(state, state.pieces.seat[piece], piece, twin)


class MoveMenu(StateMenu):
    def __init__(self, state: State, piece: int) -> None:
        super().__init__(state)
        self.piece = piece

    def survey(self) -> list[int]:
        return [STAND, *ways_out(self.state, self.piece)]

    def action(self, code: int) -> Move | Stand:
        return Stand() if code == STAND else Move(self.state.board.segment_ids[code])

    def resolve(self, state: State, action: Any) -> list[Event]:
        piece = self.piece
        seat, name = state.pieces.seat[piece], state.pieces.names[piece]
        if isinstance(action, Stand):
            return [StoodFirm(seat, name)]
        if not isinstance(action, Move):
            raise untimely_action(action)
        twin = segment_named(state.board, action.segment)
        why = no_way_out(state, piece, twin)
        if why is not None:
            raise Illegal(why, segment=action.segment, piece=name)
        return [Moved(seat, name, {"segment": action.segment})]

    def preview(self, code: int) -> dict[str, Any] | None:
        """Preview of standing firm: the rivals and their bonuses."""
        if code != STAND:
            return None
        state = self.state
        target = state.pieces.target[self.piece]
        found = contestants(state, target, state.pieces.holders(target))
        contests = [contest("dispute", found, state.pieces.seat[self.piece])]
        return {"segment": state.board.segment_ids[target], "rivals": found, "contests": contests}


def contestants(state: State, target: int, pieces: list[int]) -> list[dict[str, Any]]:
    """Sides that would roll for the target with these pieces on it."""
    return [
        {"seats": [state.pieces.seat[piece] for piece in side], "bonus": bonus}
        for side, bonus in zip(*sides_of(state, target, in_turn_order(state, pieces)), strict=True)
    ]


def possible_contests(state: State, piece: int, target: int) -> list[dict[str, Any]]:
    """Preview of disputes, in order, if the piece were placed there and no other moved."""
    if target == DECK:
        return []
    seat = state.pieces.seat[piece]
    others = [other for other in state.pieces.holders(target) if state.pieces.seat[other] != seat]
    owned = is_line(target) and state.lines.at[line_of(target)] == OWNED
    found = []
    # Players on a free card may agree to share it; then there is no roll.
    if others and not (is_line(target) and not owned and state.options.joint):
        found.append(contest("dispute", contestants(state, target, [*others, piece]), seat))
    if owned and state.pieces.kind[piece] != NEUTRAL:
        found.append(thefts.contest_of_theft(state, line_of(target), piece))
    return found


# Rolling (SV-6.3 to SV-6.6)


def sides(state: State, target: int) -> tuple[list[list[int]], list[int]]:
    """Sides that roll for the target, in turn order, and their bonuses. Partners of a joint line are one side."""
    return sides_of(state, target, in_turn_order(state, state.pieces.holders(target)))


def sides_of(state: State, target: int, pieces: list[int]) -> tuple[list[list[int]], list[int]]:
    if is_line(target):
        card = line_of(target)
        found = joint_lines.disputing_sides(state, card, pieces)
        lengths = [joint_lines.length_of(state, card, side) for side in found]
        longest = max((length for length in lengths if length != FAR), default=0)
        bonuses = [
            (state.pieces.bonus[side[0]] if len(side) == 1 else 0) + (longest - length if length != FAR else 0)
            for side, length in zip(found, lengths, strict=True)
        ]
        return found, bonuses
    bonuses = [state.pieces.bonus[piece] + connected_bonus(state, piece, target) for piece in pieces]
    return [[piece] for piece in pieces], bonuses


def connected_bonus(state: State, piece: int, target: int) -> int:
    """Bonus for a claim whose town is joined to a start city by built track, even under snow."""
    if is_segment(target):
        return 0
    town = state.board.claim_town[claim_of(target)]
    inside = state.track[state.pieces.seat[piece]].network.part[town] != NOWHERE
    return state.board.claim_bonus if inside else 0


def roll_for(state: State, target: int) -> Chance:
    """Roll two dice for each side, in turn order; partners of a joint line have one each."""
    count = 2 * len(sides(state, target)[0])
    return Chance("dice", {"dispute": target_named(state.board, target)}, Dice(count), resolve_roll, target)


def resolve_roll(state: State, dice: list[int], target: int) -> list[Event]:
    found, bonuses = sides(state, target)
    return settle(state, target, found, bonuses, dice, "SV-6.4")


def _roll(state: State, side: list[int], dice: list[int], bonus: int) -> Disputant:
    return Disputant(
        [state.pieces.seat[piece] for piece in side],
        [state.pieces.names[piece] for piece in side],
        dice,
        bonus,
        sum(dice) + bonus,
    )


def settle(
    state: State, target: int, found: list[list[int]], bonuses: list[int], dice: list[int], rule: str
) -> list[Event]:
    """Settle a dispute: best total wins, tied leaders stay, losers go home, a roll of 2 goes to jail."""
    rolls = [
        _roll(state, side, dice[2 * n : 2 * n + 2], bonus)
        for n, (side, bonus) in enumerate(zip(found, bonuses, strict=True))
    ]
    best = max(roll.total for roll in rolls)
    leaders = [number for number, roll in enumerate(rolls) if roll.total == best]
    winner = leaders[0] if len(leaders) == 1 else None
    events: list[Event] = [Disputed(target_named(state.board, target), rolls, winner, rule)]
    for number, (side, roll) in enumerate(zip(found, rolls, strict=True)):
        for piece in side:
            seat, name = state.pieces.seat[piece], state.pieces.names[piece]
            if number == winner:
                if len(side) == 1:
                    events.append(PieceWon(seat, name, rule))
            elif number in leaders:
                events.append(PieceTied(seat, name, rule))
            else:
                events.append(PieceReturned(seat, name, "SV-6.5"))
            if len(side) == 1 and sum(roll.dice) == 2 and state.pieces.status[piece] != JAIL:
                events.append(Jailed(seat, name, state.board.bail, number == winner))
    if winner is not None and len(found[winner]) == 2:
        events += joint_lines.share_line(state, line_of(target), found[winner])
    return events


# Special disputes (SV-6.8)


def holder(state: State, segment: int) -> int:
    """Surveyor that holds an unowned segment, or NOWHERE."""
    if state.owner[segment] != NOWHERE:
        return NOWHERE
    holders = state.pieces.holders(segment)
    return holders[0] if holders else NOWHERE


def pending_special_dispute(state: State, on: dict[int, list[int]]) -> Ask | Chance | None:
    for number, (a, b) in enumerate(state.board.pairs):
        if a not in on or b not in on:
            continue
        one, other = holder(state, a), holder(state, b)
        if one == NOWHERE or other == NOWHERE or state.pieces.seat[one] == state.pieces.seat[other]:
            continue
        for piece in in_turn_order(state, [one, other]):
            seat = state.pieces.seat[piece]
            if (number, seat, True) in state.this_step.calls:
                return Chance("dice", {"special": _names(state, number)}, Dice(4), resolve_special_roll, number)
            if (number, seat, False) not in state.this_step.calls:
                return Ask(seat, CallMenu(state, seat, number), "SV-6.8", "call")
    return None


def resolve_special_roll(state: State, dice: list[int], pair: int) -> list[Event]:
    a, b = state.board.pairs[pair]
    pieces = in_turn_order(state, [holder(state, a), holder(state, b)])
    bonuses = [state.pieces.bonus[piece] for piece in pieces]
    return settle(state, state.pieces.target[pieces[0]], [[piece] for piece in pieces], bonuses, dice, "SV-6.8")


class CallMenu(StateMenu):
    """Menu: call for a special dispute over two segments, or pass."""

    def __init__(self, state: State, seat: int, pair: int) -> None:
        super().__init__(state)
        self.seat = seat
        self.pair = pair

    def survey(self) -> list[int]:
        return [1, 0]

    def action(self, code: int) -> Call | Pass:
        return Call() if code else Pass()

    def resolve(self, state: State, action: Any) -> list[Event]:
        if not isinstance(action, Call | Pass):
            raise untimely_action(action)
        return [Called(self.seat, _names(state, self.pair), isinstance(action, Call))]

    def preview(self, code: int) -> dict[str, Any] | None:
        if not code:
            return None
        pieces = [holder(self.state, segment) for segment in self.state.board.pairs[self.pair]]
        found = [
            {"seats": [self.state.pieces.seat[piece]], "bonus": self.state.pieces.bonus[piece]} for piece in pieces
        ]
        contests = [contest("dispute", found, self.seat)]
        return {"segments": _names(self.state, self.pair), "rivals": found, "contests": contests}


def _names(state: State, pair: int) -> list[str]:
    return [state.board.segment_ids[segment] for segment in state.board.pairs[pair]]


# Passenger cards


def pending_for_card(state: State, card: int, pieces: list[int]) -> Ask | Chance | Step | None:
    """Next question about a passenger card: joint lines first, then rolls for the card, then a theft."""
    if state.options.joint and state.lines.at[card] != OWNED:
        question = joint_lines.pending(state, card, in_turn_order(state, pieces))
        if question is not None:
            return question
    if len(joint_lines.disputing_sides(state, card, pieces)) > 1:
        return roll_for(state, on_line(card))
    if state.lines.at[card] != OWNED:
        return None
    return thefts.pending(state, card, pieces[0])
