"""Phase 4, steps 1 and 2: buy cards (SV-7.1), build and lose track (SV-7.2)."""

from __future__ import annotations

from typing import Any, Final

from goldenspike.games.silverton.actions import Abandon, Build, Buy, Dismantle, Done, Draw, Leave, Slide
from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.events import Event
from goldenspike.games.silverton.events.construction import (
    BuildingEnded,
    BuyingEnded,
    ClaimBought,
    ClaimDrawn,
    ClaimLeft,
    Drawing,
    PassengerBought,
    Promoted,
    TrackAbandoned,
    TrackBuilt,
    TrackDismantled,
    Tried,
    Trying,
)
from goldenspike.games.silverton.menus import TurnMenu
from goldenspike.games.silverton.name_lookup import (
    claim_numbered,
    passenger_numbered,
    piece_named,
    segment_named,
    untimely_action,
)
from goldenspike.games.silverton.odds import OF_TWO, rolls_above
from goldenspike.games.silverton.options import passenger_slide
from goldenspike.games.silverton.phases import event_cards, operation, passengers
from goldenspike.games.silverton.phases.surveying import connects
from goldenspike.games.silverton.position.pieces import PROSPECTOR, SECOND, SURVEYOR, WON
from goldenspike.games.silverton.position.targets import (
    DECK,
    claim_of,
    is_claim,
    is_line,
    is_segment,
    line_of,
    on_claim,
    on_line,
)
from goldenspike.games.silverton.refusals import (
    BUILT_PARALLEL,
    CUBES_LEFT,
    DRAW_FIRST,
    NO_CARD_HELD,
    NO_CASH_FOR_CARD,
    NO_CASH_TO_BUILD,
    NO_CUBE,
    NO_DISMANTLER,
    NO_SURVEYOR_THERE,
    NOT_ON_DECK,
    NOT_YOUR_TRACK,
    ONE_PURCHASE,
    SURVEY_UNCONNECTED,
)
from goldenspike.games.silverton.state import State
from goldenspike.kernel.chance import CardDraw as DrawCard
from goldenspike.kernel.chance import Dice
from goldenspike.kernel.game import Ask, Chance
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.menu import near_miss
from goldenspike.kernel.packing import PackedPair
from goldenspike.kernel.refusal import Refusal

DONE = -1
LEAVE = -2
BUY, DRAW, SLIDE = 0, 1, 2
NUMBER_AND_WAY: Final = PackedPair(3)


# Step 1: buy


def pending_purchase(state: State) -> Ask | Chance:
    """Ask for purchases and draws in any order. A drawn card is bought or left at once."""
    if state.this_step.drawing != NOWHERE:
        piece = state.this_step.drawing
        purpose = {"draw": state.pieces.names[piece], "seat": state.pieces.seat[piece]}
        return Chance("draw", purpose, DrawCard(event_cards.deck(state)), resolve_draw)
    question = "drawn" if state.this_step.drawn != NOWHERE else "slide" if state.options.slide else ""
    return Ask(state.seat(), PurchaseMenu(state), "SV-15.1" if question == "slide" else "SV-7.1", question)


def resolve_purchase(state: State, action: Any) -> list[Event]:
    seat = state.seat()
    if isinstance(action, Buy):
        return buy(state, seat, action)
    if state.this_step.drawn != NOWHERE:
        if isinstance(action, Leave):
            return leave(state, seat)
        raise untimely_action(action)
    if isinstance(action, Draw):
        piece = piece_named(state, seat, action.piece)
        why = no_draw(state, piece)
        if why is not None:
            raise Illegal(why, piece=action.piece)
        return [Drawing(seat, action.piece)]
    if isinstance(action, Slide):
        return passenger_slide.resolve(state, seat, action)
    if isinstance(action, Done):
        if drawers(state, seat):
            raise Illegal(DRAW_FIRST)
        return [BuyingEnded(seat)]
    raise untimely_action(action)


def buy(state: State, seat: int, action: Buy) -> list[Event]:
    board = state.board
    claim, passenger = action.claim, action.passenger
    stock = (action.train, action.plow, action.trade_in)
    if (claim is None) == (passenger is None) or stock != (None, None, None):
        raise Illegal(ONE_PURCHASE)
    if claim is not None:
        target = on_claim(claim_numbered(board, claim))
    else:
        target = on_line(passenger_numbered(board, passenger))
    why = no_purchase(state, seat, target)
    if why is not None:
        raise Illegal(why, **_purchase_values(state, seat, target))
    piece = state.pieces.holder(seat, target)
    name = state.pieces.names[piece]
    events: list[Event]
    if action.claim is not None:
        events = [ClaimBought(seat, action.claim, -cost_of(state, target), name)]
    else:
        events = [PassengerBought(seat, board.passenger_numbers[line_of(target)], -cost_of(state, target), name)]
    return events + promotion(state, piece)


def no_purchase(state: State, seat: int, target: int) -> Refusal | None:
    if state.this_step.drawn != NOWHERE and target != on_claim(state.this_step.drawn):
        return NO_CARD_HELD
    if state.pieces.holder(seat, target) == NOWHERE:
        return NO_CARD_HELD
    if is_line(target):
        why = passengers.no_route(state, seat, line_of(target))
        if why is not None:
            return why
    if cost_of(state, target) > state.cash[seat]:
        return NO_CASH_FOR_CARD
    return None


def cost_of(state: State, target: int) -> int:
    return state.board.claim_cost[claim_of(target)] if is_claim(target) else state.board.price[line_of(target)]


def _purchase_values(state: State, seat: int, target: int) -> dict[str, Any]:
    board = state.board
    named: dict[str, Any] = (
        {"card": "claim", "number": board.claim_numbers[claim_of(target)], "town": "", "other_town": ""}
        if is_claim(target)
        else {
            "card": "passenger",
            "number": board.passenger_numbers[line_of(target)],
            "passenger": board.passenger_numbers[line_of(target)],
        }
    )
    return {**named, "cost": cost_of(state, target), "cash": state.cash[seat]}


def promotion(state: State, piece: int) -> list[Event]:
    """Promote a piece that won its target in a dispute by +1, within the limit of such pieces (SV-15.7)."""
    bonus = state.pieces.bonus[piece] + 1
    if not state.options.hiring or not state.pieces.marks[piece] & WON or bonus > 2:
        return []
    seat, kind = state.pieces.seat[piece], state.pieces.kind[piece]
    if state.pieces.alike(seat, kind, bonus) >= state.options.kind_limits[bonus]:
        return []
    return [Promoted(seat, state.pieces.names[piece], bonus)]


# Drawing from the deck


def drawers(state: State, seat: int) -> list[int]:
    """Prospectors on the deck that have not drawn yet; none if the deck is empty."""
    if not state.claims.deck_has_cards():
        return []
    return [piece for piece in state.pieces.of(seat) if no_draw(state, piece) is None]


def no_draw(state: State, piece: int) -> Refusal | None:
    if state.pieces.target[piece] != DECK or not state.pieces.holds(piece) or not state.claims.deck_has_cards():
        return NOT_ON_DECK
    return None


def resolve_draw(state: State, number: int) -> list[Event]:
    """Draw a card: a claim to buy or leave, or an event that takes effect at once."""
    piece = state.this_step.drawing
    seat, name = state.pieces.seat[piece], state.pieces.names[piece]
    if number in state.board.claim_index:
        return [ClaimDrawn(seat, name, number)]
    return event_cards.take_effect(state, seat, piece, number)


def leave(state: State, seat: int) -> list[Event]:
    number = state.board.claim_numbers[state.this_step.drawn]
    return [ClaimLeft(seat, number, len(state.claims.row) + 1)]


class PurchaseMenu(TurnMenu):
    """Menu of cards to buy, to draw and to slide; or of the card just drawn.

    A code is a target to BUY, a piece to DRAW, or a move to SLIDE (passenger_slide.py); LEAVE and DONE have their own.
    """

    def survey(self) -> list[int]:
        state, seat = self.state, self.seat
        if state.this_step.drawn != NOWHERE:
            drawn = on_claim(state.this_step.drawn)
            return [NUMBER_AND_WAY.pack(drawn, BUY), LEAVE] if no_purchase(state, seat, drawn) is None else [LEAVE]
        codes, pieces = [], state.pieces
        for piece in range(len(pieces.seat)):
            if pieces.seat[piece] == seat and pieces.kind[piece] == PROSPECTOR and pieces.holds(piece):
                target = pieces.target[piece]
                if target != DECK and no_purchase(state, seat, target) is None:
                    codes.append(NUMBER_AND_WAY.pack(target, BUY))
        waiting = drawers(state, seat)
        codes += [NUMBER_AND_WAY.pack(piece, DRAW) for piece in waiting]
        if state.options.slide:
            codes += [NUMBER_AND_WAY.pack(move, SLIDE) for move in passenger_slide.slide_codes(state, seat)]
        if not waiting:
            codes.append(DONE)
        return codes

    def action(self, code: int) -> Buy | Draw | Slide | Leave | Done:
        state, board = self.state, self.state.board
        if code == DONE:
            return Done()
        if code == LEAVE:
            return Leave()
        number, what = NUMBER_AND_WAY.first(code), NUMBER_AND_WAY.second(code)
        if what == DRAW:
            return Draw(state.pieces.names[number])
        if what == SLIDE:
            return passenger_slide.slide_action(state, self.seat, number)
        if is_claim(number):
            return Buy(claim=board.claim_numbers[claim_of(number)])
        return Buy(passenger=board.passenger_numbers[line_of(number)])

    def resolve(self, state: State, action: Any) -> list[Event]:
        return resolve_purchase(state, action)

    def preview(self, code: int) -> dict[str, Any] | None:
        if code in (DONE, LEAVE) or NUMBER_AND_WAY.second(code) != BUY:
            return None
        state, target = self.state, NUMBER_AND_WAY.first(code)
        if is_claim(target):
            return operation.operating_outlook(state, claim_of(target))
        return passengers.line_outlook(state, self.seat, line_of(target))

    def refused(self) -> list[dict[str, Any]]:
        state, seat = self.state, self.seat
        misses = []
        for piece in state.pieces.of(seat):
            target = state.pieces.target[piece]
            if not state.pieces.holds(piece) or not (is_claim(target) or is_line(target)):
                continue
            why = no_purchase(state, seat, target)
            if why is not None:
                values = _purchase_values(state, seat, target)
                misses.append(near_miss({"type": "buy", values["card"]: values["number"]}, why, values))
        return misses


# Step 2: build


def pending_building(state: State) -> Ask | Chance:
    if state.this_step.trying != NOWHERE:
        segment = state.board.segment_ids[state.pieces.target[state.this_step.trying]]
        return Chance("dice", {"second_segment": segment}, Dice(2), resolve_second_roll)
    return Ask(state.seat(), BuildingMenu(state), "SV-7.2")


def resolve_building(state: State, action: Any) -> list[Event]:
    seat, board = state.seat(), state.board
    if isinstance(action, Done):
        return [BuildingEnded(seat)]
    if not isinstance(action, Build | Dismantle | Abandon):
        raise untimely_action(action)
    segment = segment_named(board, action.segment)
    if isinstance(action, Build):
        why = no_building(state, seat, segment)
    elif isinstance(action, Dismantle):
        why = no_dismantling(state, seat, segment)
    else:
        why = no_abandoning(state, seat, segment)
    if why is not None:
        raise Illegal(why, **_building_values(state, seat, segment))
    if isinstance(action, Dismantle):
        return [TrackDismantled(seat, action.segment, state.board.dismantling * board.length[segment])]
    if isinstance(action, Abandon):
        return [TrackAbandoned(seat, action.segment)]
    surveyor = state.pieces.holder(seat, segment)
    if state.pieces.marks[surveyor] & SECOND:
        return [Trying(seat, action.segment)]
    return build_track(state, surveyor)


def build_track(state: State, surveyor: int) -> list[Event]:
    segment, seat = state.pieces.target[surveyor], state.pieces.seat[surveyor]
    cost = state.board.cost[segment]
    return [TrackBuilt(seat, state.board.segment_ids[segment], -cost), *promotion(state, surveyor)]


def resolve_second_roll(state: State, dice: list[int]) -> list[Event]:
    """Roll for a second consecutive segment: it needs more than its length on two dice."""
    surveyor = state.this_step.trying
    segment, seat = state.pieces.target[surveyor], state.pieces.seat[surveyor]
    success = sum(dice) > state.board.length[segment]
    events: list[Event] = [Tried(seat, state.board.segment_ids[segment], dice, success)]
    return events + build_track(state, surveyor) if success else events


def no_building(state: State, seat: int, segment: int) -> Refusal | None:
    surveyor = state.pieces.holder(seat, segment)
    if surveyor == NOWHERE or state.owner[segment] != NOWHERE:
        return NO_SURVEYOR_THERE
    if not connects(state, seat, surveyor, segment):
        return SURVEY_UNCONNECTED
    board = state.board
    for beside in board.parallel[segment]:
        if state.owner[beside] == seat:
            return BUILT_PARALLEL
    if board.cost[segment] > state.cash[seat]:
        return NO_CASH_TO_BUILD
    if state.cubes(seat) == 0:
        return NO_CUBE
    return None


def no_dismantling(state: State, seat: int, segment: int) -> Refusal | None:
    """Why a segment cannot be dismantled. Where surveyors may go: `surveying.no_surveyor_to_dismantle` (SV-3.8)."""
    if state.owner[segment] != seat:
        return NOT_YOUR_TRACK
    if state.pieces.holder(seat, segment) == NOWHERE or segment not in state.track[seat].network.segments:
        return NO_DISMANTLER
    return None


def no_abandoning(state: State, seat: int, segment: int) -> Refusal | None:
    """Why track cannot be abandoned: only cut-off track, or track whose cube is needed to build."""
    if state.owner[segment] != seat:
        return NOT_YOUR_TRACK
    if segment not in state.track[seat].network.segments:
        return None
    if state.cubes(seat) > 0 or not lacks_cube(state, seat):
        return CUBES_LEFT
    return None


def lacks_cube(state: State, seat: int) -> bool:
    """Whether a segment could be built if there were a cube."""
    for piece in state.pieces.of(seat):
        target = state.pieces.target[piece]
        if state.pieces.kind[piece] == SURVEYOR and is_segment(target) and no_building(state, seat, target) is NO_CUBE:
            return True
    return False


def _building_values(state: State, seat: int, segment: int) -> dict[str, Any]:
    return {
        "segment": state.board.segment_ids[segment],
        "cost": state.board.cost[segment],
        "cash": state.cash[seat],
        "cubes": state.board.cubes,
    }


BUILD, DISMANTLE, ABANDON = 0, 1, 2
SEGMENT_AND_WAY: Final = PackedPair(3)


class BuildingMenu(TurnMenu):
    """Build, dismantle or abandon a segment, or stop. A code is a segment and what to do with it."""

    def survey(self) -> list[int]:
        state, seat = self.state, self.seat
        codes, pieces = [], state.pieces
        for piece in range(len(pieces.seat)):
            target = pieces.target[piece]
            if pieces.seat[piece] != seat or not is_segment(target):
                continue
            if no_building(state, seat, target) is None:
                codes.append(SEGMENT_AND_WAY.pack(target, BUILD))
            elif no_dismantling(state, seat, target) is None:
                codes.append(SEGMENT_AND_WAY.pack(target, DISMANTLE))
        track = state.track[seat]
        if track.network is not track.all or state.cubes(seat) == 0:
            codes += [
                SEGMENT_AND_WAY.pack(segment, ABANDON)
                for segment in sorted(track.segments)
                if no_abandoning(state, seat, segment) is None
            ]
        codes.append(DONE)
        return codes

    def action(self, code: int) -> Build | Dismantle | Abandon | Done:
        if code == DONE:
            return Done()
        name, what = self.state.board.segment_ids[SEGMENT_AND_WAY.first(code)], SEGMENT_AND_WAY.second(code)
        return Build(name) if what == BUILD else Dismantle(name) if what == DISMANTLE else Abandon(name)

    def resolve(self, state: State, action: Any) -> list[Event]:
        return resolve_building(state, action)

    def preview(self, code: int) -> dict[str, Any] | None:
        """Preview; for a second consecutive segment, `rolls` of 36 succeed."""
        if code == DONE:
            return None
        board, segment, what = self.state.board, SEGMENT_AND_WAY.first(code), SEGMENT_AND_WAY.second(code)
        if what == ABANDON:
            return passengers.lines_lost_with(self.state, self.seat, segment) or None
        if what == DISMANTLE:
            lost = passengers.lines_lost_with(self.state, self.seat, segment)
            return {"pays": board.dismantling * board.length[segment], **lost}
        found: dict[str, Any] = {"cost": board.cost[segment], "length": board.length[segment]}
        if self.state.pieces.marks[self.state.pieces.holder(self.seat, segment)] & SECOND:
            found["rolls"] = rolls_above(board.length[segment])
            found["of"] = OF_TWO
        return found

    def refused(self) -> list[dict[str, Any]]:
        state, seat = self.state, self.seat
        misses = []
        for piece in state.pieces.of(seat):
            target = state.pieces.target[piece]
            if is_segment(target) and state.pieces.holds(piece) and state.owner[target] == NOWHERE:
                why = no_building(state, seat, target)
                if why is not None:
                    named = {"type": "build", "segment": state.board.segment_ids[target]}
                    misses.append(near_miss(named, why, _building_values(state, seat, target)))
        return misses
