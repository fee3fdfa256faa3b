"""A position of Silverton, and `apply`: the only place where one changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from goldenspike.games.silverton import events as told
from goldenspike.games.silverton.actions import Terms
from goldenspike.games.silverton.board import NOWHERE, Board
from goldenspike.games.silverton.rolling_stock import PLOWS, POWERS
from goldenspike.games.silverton.routes import Track, Ways, together
from goldenspike.games.silverton.setting import Setting

# Where in a game turn we are. Phase 4 has one number for each of its steps (SV-7).
POSITIONS: Final = 0
FIRST_CLAIMS: Final = 1
FIRST_LINES: Final = 2
ORDER: Final = 3
PLACEMENT: Final = 4
DISPUTES: Final = 5
BUYING: Final = 6
BUILDING: Final = 7
OPERATING: Final = 8
PRODUCING: Final = 9
PLOWING: Final = 10
DEALING: Final = 11
COLLECTING: Final = 12
DELIVERING: Final = 13
FINES: Final = 14
PRICES: Final = 15
NEW_CARDS: Final = 16
HIRING: Final = 17
SHOPPING: Final = 18
END_OF_TURN: Final = 19
OVER: Final = 20

# Kinds of pieces
SURVEYOR: Final = 0
PROSPECTOR: Final = 1
NEUTRAL: Final = 2
KIND_LETTERS: Final = ["s", "p", "n"]

# What a piece is doing
FREE: Final = 0
PLACED: Final = 1
TIED: Final = 2
JAIL: Final = 3
DEAD: Final = 4
GONE: Final = 5

# What is remembered of a piece for this turn
SECOND: Final = 1  # its segment is a second consecutive one (SV-5.3)
WON: Final = 2  # it won a dispute against another player (SV-15.7)
PLEADED: Final = 4  # it tried the dice in jail (SV-7.9)
ANSWERED: Final = 8  # it stands firm (SV-6.2)

# Targets: a segment's own number, or one of these plus the number of the card
CLAIM: Final = 1_000
PASSENGER: Final = 2_000
DECK: Final = 3_000

# Where a card is. A claim with an owner has the seat's number.
IN_DECK: Final = 100
FACE_UP: Final = 101
DISCARDED: Final = 102
DRAWN: Final = 103
COVERED: Final = 110
ON_PILE: Final = 111
IN_ROW: Final = 112
OWNED: Final = 113
LEFT_OUT: Final = 114

# What follows by rule before anybody is asked again
CASH_DUE: Final = 1  # somebody's cash passed the threshold (SV-1.3)
LINES_DUE: Final = 2  # track was lost: do the passenger lines still stand? (SV-7.6)
JOIN_DUE: Final = 4  # track was gained: are a Spike player's cities joined? (SV-14.11)

UNDER_B: Final = 2
UNDER_C: Final = 1

# A train or plow in somebody's hands: its kind, whether it was used this turn, and the start city it is tied to
USED: Final = 8
CITY: Final = 16


class Bargain:
    """An offer that waits for its answer."""

    def __init__(self, seat: int, to: int, give: Terms, take: Terms) -> None:
        self.seat = seat
        self.to = to
        self.give = give
        self.take = take

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bargain) and (self.seat, self.to, self.give, self.take) == (
            other.seat,
            other.to,
            other.give,
            other.take,
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.to))


class State:
    """Lists are indexed by seat, piece, segment, card or market.

    What is replaced and never changed in place (tracks, orders, names) is shared by clones.
    """

    def __init__(
        self,
        *,
        board: Board,
        setting: Setting,
        seats: int,
        turn: int,
        winter: bool,
        phase: int,
        order: list[int],
        place: int,
        due: int,
        begun: bool,
        positions: list[int],
        starts: list[list[int]],
        cash: list[int],
        public: list[bool],
        joined: list[bool],
        track: list[Track],
        trains: list[list[int]],
        plows: list[list[int]],
        piece_seat: list[int],
        piece_kind: list[int],
        piece_names: list[str],
        piece_bonus: list[int],
        piece_status: list[int],
        piece_target: list[int],
        piece_marks: list[int],
        piece_cost: list[int],
        piece_turn: list[int],
        piece_city: list[int],
        owner: list[int],
        claim_at: list[int],
        goods: list[int],
        marked: list[int],
        depleted: list[bool],
        opened: list[bool],
        row: list[int],
        event_at: list[int],
        card_at: list[int],
        card_owner: list[int],
        card_partner: list[int],
        pile_top: list[int],
        pile_under: list[int],
        box: list[int],
        sold: list[int],
        sold_now: list[int],
        trains_left: list[int],
        plows_left: list[int],
        discards: list[int],
        leadville: int,
        operated: int,
        paid: int,
        emptied: list[tuple[int, int]],
        answers: list[int],
        drawing: int,
        drawn: int,
        deal_to: int,
        trying: int,
        named: list[int],
        sent: list[tuple[int, int]],
        plowing: bool,
        tried: int,
        cleared: int,
        offers: int,
        bargain: Bargain | None,
        stolen: int,
        deliveries: int,
        pleading: int,
        moved: int,
        scores: list[int],
        winners: list[int],
        grade: str | None,
        turns: int | None,
    ) -> None:
        self.board = board
        self.setting = setting
        self.seats = seats
        self.turn = turn
        self.winter = winter
        self.phase = phase
        self.order = order  # seats, as they play this turn
        self.place = place  # how many of them have had their turn in this phase
        self.due = due  # bits: what follows by rule first
        self.begun = begun  # the placing player's tied pieces have been looked at
        # Each seat
        self.positions = positions  # the number drawn at the start, from 0
        self.starts = starts  # towns
        self.cash = cash
        self.public = public
        self.joined = joined  # a Spike player's cities, for good
        self.track = track
        self.trains = trains
        self.plows = plows
        # Each piece
        self.piece_seat = piece_seat
        self.piece_kind = piece_kind
        self.piece_names = piece_names
        self.piece_bonus = piece_bonus
        self.piece_status = piece_status
        self.piece_target = piece_target
        self.piece_marks = piece_marks
        self.piece_cost = piece_cost  # to free or replace it
        self.piece_turn = piece_turn  # from which a dead one can be replaced
        self.piece_city = piece_city  # a Spike surveyor's start city: 0 or 1, NOWHERE before it is assigned
        # Each segment
        self.owner = owner
        # Each claim
        self.claim_at = claim_at
        self.goods = goods
        self.marked = marked  # how many of them the active player has bought
        self.depleted = depleted
        self.opened = opened  # operated at least once
        self.row = row  # the face-up places: claims, PASSENGER + card, or NOWHERE
        self.event_at = event_at
        # Each passenger card, and each pile
        self.card_at = card_at
        self.card_owner = card_owner
        self.card_partner = card_partner
        self.pile_top = pile_top
        self.pile_under = pile_under  # bits: the face-down cards beneath
        # Each market
        self.box = box
        self.sold = sold  # this turn, by anybody
        self.sold_now = sold_now  # this turn, by the active player
        # The bank's trains and plows
        self.trains_left = trains_left
        self.plows_left = plows_left
        # This turn, or this step
        self.discards = discards  # card numbers, in the order they left the game
        self.leadville = leadville  # claims depleted there
        self.operated = operated  # bits: claims
        self.paid = paid  # bits: passenger lines
        self.emptied = emptied  # by a purchase: pile, or CLAIM + place of the row; and the buyers' bits
        self.answers = answers  # already asked: special disputes and joint lines
        self.drawing = drawing  # the prospector whose card is being drawn
        self.drawn = drawn  # the claim just drawn
        self.deal_to = deal_to  # claims are dealt until so many lie face up
        self.trying = trying  # the surveyor whose second consecutive segment is rolled for
        self.named = named  # claims whose operating cost is paid
        self.sent = sent  # plows on their way: kind and segment
        self.plowing = plowing  # all plows are sent, and roll one after another
        self.tried = tried  # bits: white segments a plow was sent to
        self.cleared = cleared  # bits: white segments open to the active player
        self.offers = offers  # made in this step
        self.bargain = bargain
        self.stolen = stolen  # the passenger card whose price a thief has paid
        self.deliveries = deliveries
        self.pleading = pleading  # the jailed piece whose dice are rolled
        self.moved = moved  # how many prices have changed
        # Once the game is over
        self.scores = scores
        self.winners = winners
        self.grade = grade
        self.turns = turns

    def clone(self) -> State:
        return State(
            board=self.board,
            setting=self.setting,
            seats=self.seats,
            turn=self.turn,
            winter=self.winter,
            phase=self.phase,
            order=self.order,
            place=self.place,
            due=self.due,
            begun=self.begun,
            positions=self.positions,
            starts=self.starts,
            cash=self.cash[:],
            public=self.public[:],
            joined=self.joined[:],
            track=self.track[:],
            trains=[own[:] for own in self.trains],
            plows=[own[:] for own in self.plows],
            piece_seat=self.piece_seat[:],
            piece_kind=self.piece_kind[:],
            piece_names=self.piece_names,
            piece_bonus=self.piece_bonus[:],
            piece_status=self.piece_status[:],
            piece_target=self.piece_target[:],
            piece_marks=self.piece_marks[:],
            piece_cost=self.piece_cost[:],
            piece_turn=self.piece_turn[:],
            piece_city=self.piece_city[:],
            owner=self.owner[:],
            claim_at=self.claim_at[:],
            goods=self.goods[:],
            marked=self.marked[:],
            depleted=self.depleted[:],
            opened=self.opened[:],
            row=self.row[:],
            event_at=self.event_at[:],
            card_at=self.card_at[:],
            card_owner=self.card_owner[:],
            card_partner=self.card_partner[:],
            pile_top=self.pile_top[:],
            pile_under=self.pile_under[:],
            box=self.box[:],
            sold=self.sold[:],
            sold_now=self.sold_now[:],
            trains_left=self.trains_left[:],
            plows_left=self.plows_left[:],
            discards=self.discards[:],
            leadville=self.leadville,
            operated=self.operated,
            paid=self.paid,
            emptied=self.emptied,
            answers=self.answers,
            drawing=self.drawing,
            drawn=self.drawn,
            deal_to=self.deal_to,
            trying=self.trying,
            named=self.named,
            sent=self.sent,
            plowing=self.plowing,
            tried=self.tried,
            cleared=self.cleared,
            offers=self.offers,
            bargain=self.bargain,
            stolen=self.stolen,
            deliveries=self.deliveries,
            pleading=self.pleading,
            moved=self.moved,
            scores=self.scores,
            winners=self.winners,
            grade=self.grade,
            turns=self.turns,
        )

    # Looking things up

    def seat(self) -> int:
        """Whose turn it is in a phase that goes by turn order."""
        return self.order[self.place]

    def piece(self, seat: int, name: str) -> int:
        """The piece of that seat and name, or NOWHERE."""
        for piece in range(len(self.piece_seat)):
            if self.piece_seat[piece] == seat and self.piece_names[piece] == name:
                return piece
        return NOWHERE

    def pieces_of(self, seat: int) -> list[int]:
        return [piece for piece in range(len(self.piece_seat)) if self.piece_seat[piece] == seat]

    def pieces_on(self, target: int) -> list[int]:
        """Pieces placed there now, tied and jailed ones apart."""
        found = []
        for piece in range(len(self.piece_seat)):
            if self.piece_target[piece] == target and self.piece_status[piece] == PLACED:
                found.append(piece)
        return found

    def holds(self, piece: int) -> bool:
        """Whether the piece has the right to its target: it stands there, or was jailed in winning it (SV-6.6)."""
        status = self.piece_status[piece]
        return self.piece_target[piece] != NOWHERE and (status in (PLACED, JAIL))

    def usable(self, seat: int) -> Ways:
        """The network as it can be used this turn: in winter free of snow, with what plows have cleared for him."""
        track = self.track[seat]
        if not self.winter:
            return track.network
        active = self.phase >= BUYING and self.phase <= FINES and seat == self.order[self.place]
        return track.ploughed(self.cleared) if active else track.dry()

    def cubes(self, seat: int) -> int:
        """In hand."""
        return self.board.cubes - len(self.track[seat].segments)

    def confined(self, seat: int) -> bool:
        """Whether a Spike player's surveyors and trains are still tied to their cities (SV-14.11)."""
        return self.setting.spike and not self.joined[seat]

    def face_up(self) -> int:
        """How many places of the row are taken."""
        return len(self.row) - self.row.count(NOWHERE)

    def price(self, market: int) -> int:
        return self.board.ladder[market][self.box[market]]


def imagined(state: State, seat: int) -> State:
    """As the seat may think it is: between two others an offer is known to be open, not its terms (SV-16.4).

    Purses are copied as they are: every payment is seen, so a player who keeps count knows them.
    """
    copy = state.clone()
    bargain = copy.bargain
    if bargain is not None and seat not in (bargain.seat, bargain.to):
        copy.bargain = Bargain(bargain.seat, bargain.to, Terms(), Terms())
    return copy


def apply(state: State, event: Any) -> None:
    """Let the event happen. Trusts it: whether it may happen was decided before."""
    _EFFECTS[type(event)](state, event)


# Set-up


def _positions_dealt(state: State, event: told.PositionsDealt) -> None:
    positions = [0] * state.seats
    for number, seat in enumerate(event.order):
        positions[seat] = number
    state.positions = positions
    state.phase = FIRST_CLAIMS
    state.deal_to = state.setting.face_up


def _settled(state: State, event: told.Settled) -> None:
    towns = [state.board.town_index[city] for city in event.cities]
    starts = state.starts[:]
    starts[event.seat] = towns
    state.starts = starts
    state.track[event.seat] = Track(state.board, [], towns)


def _pieces_taken(state: State, event: told.PiecesTaken) -> None:
    for text in event.pieces:
        kind = SURVEYOR if text[0] == "S" else PROSPECTOR if text[0] == "P" else NEUTRAL
        _add_piece(state, event.seat, kind, int(text[1:] or 0))


def _add_piece(state: State, seat: int, kind: int, bonus: int) -> None:
    number = 1
    for piece in range(len(state.piece_seat)):
        if state.piece_seat[piece] == seat and state.piece_kind[piece] == kind:
            number += 1
    state.piece_seat.append(seat)
    state.piece_kind.append(kind)
    state.piece_names = [*state.piece_names, f"{KIND_LETTERS[kind]}{number}"]
    state.piece_bonus.append(bonus)
    state.piece_status.append(FREE)
    state.piece_target.append(NOWHERE)
    state.piece_marks.append(0)
    state.piece_cost.append(0)
    state.piece_turn.append(0)
    state.piece_city.append(NOWHERE)


def _train_taken(state: State, event: told.TrainTaken) -> None:
    kind = POWERS.index(event.train)
    state.trains_left[kind] -= 1
    city = event.city
    slot = NOWHERE if city is None else state.starts[event.seat].index(state.board.town_index[city])
    state.trains[event.seat].append(kind + CITY * (slot + 1))
    state.trains[event.seat].sort()


def _claim_dealt(state: State, event: told.ClaimDealt) -> None:
    _lay_open(state, state.board.claim_index[event.claim], event.place - 1)


def _lay_open(state: State, claim: int, place: int) -> None:
    state.claim_at[claim] = FACE_UP
    if place < len(state.row):
        state.row[place] = claim
    else:
        state.row.append(claim)


def _deal_ended(state: State, event: told.DealEnded) -> None:  # noqa: ARG001
    state.deal_to = 0
    if state.phase == FIRST_CLAIMS:
        state.phase = FIRST_LINES


def _passengers_dealt(state: State, event: told.PassengersDealt) -> None:
    board = state.board
    under = UNDER_B if state.setting.without_c else UNDER_B | UNDER_C
    for number in event.passengers:
        card = board.passenger_index[number]
        state.card_at[card] = ON_PILE
        state.pile_top.append(card)
        state.pile_under.append(under)
    state.phase = ORDER


# Phases 1 and 2


def _order_dealt(state: State, event: told.OrderDealt) -> None:
    state.order = event.order
    state.phase = PLACEMENT
    state.place = 0
    state.begun = False


def _assigned(state: State, event: told.Assigned) -> None:
    seat = event.seat
    slot = state.starts[seat].index(state.board.town_index[event.city])
    if event.piece is not None:
        state.piece_city[state.piece(seat, event.piece)] = slot
        return
    assert event.train is not None  # noqa: S101
    kind, own = POWERS.index(event.train), state.trains[seat]
    for place, train in enumerate(own):
        if train % USED == kind and train < CITY:
            own[place] = train + CITY * (slot + 1)
            break
    own.sort()


def _placement_begun(state: State, event: told.PlacementBegun) -> None:  # noqa: ARG001
    state.begun = True


def _placed(state: State, event: told.Placed) -> None:
    piece = state.piece(event.seat, event.piece)
    state.piece_status[piece] = PLACED
    state.piece_target[piece] = _target(state, event.target)
    state.piece_marks[piece] = SECOND if event.second else 0


def _target(state: State, target: dict[str, Any]) -> int:
    board = state.board
    if "segment" in target:
        return board.segment_index[target["segment"]]
    if "claim" in target:
        return CLAIM + board.claim_index[target["claim"]]
    if "passenger" in target:
        return PASSENGER + board.passenger_index[target["passenger"]]
    return DECK


def _piece_returned(state: State, event: told.PieceReturned) -> None:
    _go_home(state, state.piece(event.seat, event.piece))


def _go_home(state: State, piece: int) -> None:
    """A jailed piece only loses what it had won."""
    state.piece_target[piece] = NOWHERE
    state.piece_marks[piece] &= PLEADED
    if state.piece_status[piece] in (PLACED, TIED):
        state.piece_status[piece] = FREE


def _placement_ended(state: State, event: told.PlacementEnded) -> None:
    for piece in range(len(state.piece_seat)):
        if state.piece_seat[piece] == event.seat and state.piece_status[piece] == TIED:
            state.piece_status[piece] = PLACED
    state.place += 1
    state.begun = False
    if state.place == state.seats:
        state.place = 0
        state.phase = DISPUTES


# Phase 3


def _moved(state: State, event: told.Moved) -> None:
    piece = state.piece(event.seat, event.piece)
    state.piece_target[piece] = _target(state, event.target)
    state.piece_marks[piece] |= ANSWERED


def _stood_firm(state: State, event: told.StoodFirm) -> None:
    state.piece_marks[state.piece(event.seat, event.piece)] |= ANSWERED


def _disputed(state: State, event: told.Disputed) -> None:  # noqa: ARG001
    """The dice; what becomes of the pieces is told one by one."""
    state.stolen = NOWHERE


def _piece_tied(state: State, event: told.PieceTied) -> None:
    piece = state.piece(event.seat, event.piece)
    if state.piece_status[piece] == JAIL:
        state.piece_target[piece] = NOWHERE
    else:
        state.piece_status[piece] = TIED


def _piece_won(state: State, event: told.PieceWon) -> None:
    state.piece_marks[state.piece(event.seat, event.piece)] |= WON


def _jailed(state: State, event: told.Jailed) -> None:
    piece = state.piece(event.seat, event.piece)
    state.piece_status[piece] = JAIL
    state.piece_cost[piece] = event.cost
    if not event.keeps:
        state.piece_target[piece] = NOWHERE
        state.piece_marks[piece] = 0


def _called(state: State, event: told.Called) -> None:
    index = state.board.segment_index
    pair = state.board.pairs.index((index[event.segments[0]], index[event.segments[1]]))
    state.answers = [*state.answers, (pair * state.seats + event.seat) * 2 + event.called]


def _agreed(state: State, event: told.Agreed) -> None:
    code = joint_answer(state, state.board.passenger_index[event.passenger], event.seat, event.partner)
    state.answers = [*state.answers, code + event.agreed]


def joint_answer(state: State, card: int, seat: int, partner: int) -> int:
    """How a seat's answer about a joint line is remembered, below 0 unlike special disputes; one more if it was yes."""
    return -2 - 2 * ((card * state.seats + seat) * state.seats + partner)


def _theft_paid(state: State, event: told.TheftPaid) -> None:
    state.cash[event.seat] += event.amount
    state.stolen = state.board.passenger_index[event.passenger]


def _line_taken(state: State, event: told.LineTaken) -> None:
    card = state.board.passenger_index[event.passenger]
    state.card_owner[card] = event.seat
    state.card_partner[card] = NOWHERE
    _look_at_lines(state)


def _line_shared(state: State, event: told.LineShared) -> None:
    card = state.board.passenger_index[event.passenger]
    _take_from_table(state, card, 1 << event.seats[0] | 1 << event.seats[1])
    state.card_owner[card], state.card_partner[card] = event.seats


def _take_from_table(state: State, card: int, buyers: int) -> None:
    """The card lies on a pile or in the row; its place stays empty until phase 6."""
    if state.card_at[card] == ON_PILE:
        pile = state.pile_top.index(card)
        state.pile_top[pile] = NOWHERE
        state.emptied = [*state.emptied, (pile, buyers)]
    elif state.card_at[card] == IN_ROW:
        place = state.row.index(PASSENGER + card)
        state.row[place] = NOWHERE
        state.emptied = [*state.emptied, (CLAIM + place, buyers)]
    state.card_at[card] = OWNED


def _cash_paid(state: State, event: Any) -> None:
    """For events that do nothing but pay."""
    _earn(state, event.seat, event.amount)


def _earn(state: State, seat: int, amount: int) -> None:
    state.cash[seat] += amount
    if state.cash[seat] > state.setting.public_above and not state.public[seat]:
        state.due |= CASH_DUE


def _card_discarded(state: State, event: told.CardDiscarded) -> None:
    target = _target(state, event.target)
    if target < PASSENGER:
        claim = target - CLAIM
        state.claim_at[claim] = DISCARDED
        state.row[state.row.index(claim)] = NOWHERE
        state.discards.append(state.board.claim_numbers[claim])
    else:
        _discard_card(state, target - PASSENGER)


def _discard_card(state: State, card: int) -> None:
    if state.card_at[card] == ON_PILE:
        state.pile_top[state.pile_top.index(card)] = NOWHERE
    elif state.card_at[card] == IN_ROW:
        state.row[state.row.index(PASSENGER + card)] = NOWHERE
    state.card_at[card] = DISCARDED
    state.card_owner[card] = state.card_partner[card] = NOWHERE


def _disputes_ended(state: State, event: told.DisputesEnded) -> None:  # noqa: ARG001
    state.answers = []
    _step_one(state, 0)


def _step_one(state: State, place: int) -> None:
    """The next player begins his seven steps, or phase 5 begins."""
    state.place = place
    state.phase = BUYING
    state.sold_now = [0] * len(state.sold_now)
    state.tried = 0
    state.cleared = 0
    state.offers = 0
    state.deliveries = 0
    if place == state.seats:
        state.place = 0
        state.phase = PRICES
        state.moved = 0


# Phase 4


def _claim_bought(state: State, event: told.ClaimBought) -> None:
    claim = state.board.claim_index[event.claim]
    if state.claim_at[claim] == FACE_UP:
        place = state.row.index(claim)
        state.row[place] = NOWHERE
        state.emptied = [*state.emptied, (CLAIM + place, 1 << event.seat)]
    state.claim_at[claim] = event.seat
    state.drawn = NOWHERE
    state.cash[event.seat] += event.amount
    _go_home(state, state.piece(event.seat, event.piece))


def _passenger_bought(state: State, event: told.PassengerBought) -> None:
    card = state.board.passenger_index[event.passenger]
    _take_from_table(state, card, 1 << event.seat)
    state.card_owner[card] = event.seat
    state.cash[event.seat] += event.amount
    _go_home(state, state.piece(event.seat, event.piece))


def _promoted(state: State, event: told.Promoted) -> None:
    state.piece_bonus[state.piece(event.seat, event.piece)] = event.bonus


def _drawing(state: State, event: told.Drawing) -> None:
    state.drawing = state.piece(event.seat, event.piece)


def _claim_drawn(state: State, event: told.ClaimDrawn) -> None:
    claim = state.board.claim_index[event.claim]
    state.claim_at[claim] = DRAWN
    state.drawn = claim
    state.drawing = NOWHERE
    # The piece has drawn: it stands on the card now, so that the purchase can say whose it was.
    state.piece_target[state.piece(event.seat, event.piece)] = CLAIM + claim


def _claim_left(state: State, event: told.ClaimLeft) -> None:
    claim = state.board.claim_index[event.claim]
    _lay_open(state, claim, event.place - 1)
    state.drawn = NOWHERE
    for piece in state.pieces_on(CLAIM + claim):
        _go_home(state, piece)


def _event_drawn(state: State, event: told.EventDrawn) -> None:
    state.event_at[state.board.event_index[event.event]] = DISCARDED
    state.discards.append(event.event)
    state.drawing = NOWHERE
    _go_home(state, state.piece(event.seat, event.piece))


def _killed(state: State, event: told.Killed) -> None:
    piece = state.piece(event.seat, event.piece)
    state.piece_status[piece] = DEAD
    state.piece_target[piece] = NOWHERE
    state.piece_cost[piece] = event.cost
    state.piece_turn[piece] = event.turn


def _claims_cleared(state: State, event: told.ClaimsCleared) -> None:
    board = state.board
    for number in event.claims:
        state.claim_at[board.claim_index[number]] = DISCARDED
        state.discards.append(number)
    for number in event.passengers:
        _discard_card(state, board.passenger_index[number])
    state.row.clear()
    state.emptied = [(place, buyers) for place, buyers in state.emptied if place < CLAIM]
    state.deal_to = event.deal


def _slid(state: State, event: told.Slid) -> None:
    card = state.board.passenger_index[event.passenger]
    if state.card_at[card] == ON_PILE:
        state.pile_top[state.pile_top.index(card)] = NOWHERE
    else:
        state.row[state.row.index(PASSENGER + card)] = NOWHERE
    if event.pile is not None:
        place = event.pile - 1
        state.pile_top[place] = card
        state.card_at[card] = ON_PILE
    else:
        assert event.place is not None  # noqa: S101
        place = CLAIM + event.place - 1
        state.row[event.place - 1] = PASSENGER + card
        state.card_at[card] = IN_ROW
    state.emptied = [(empty, buyers) for empty, buyers in state.emptied if empty != place]
    _go_home(state, state.piece(event.seat, event.piece))


def _buying_ended(state: State, event: told.BuyingEnded) -> None:  # noqa: ARG001
    state.phase = BUILDING


def _trying(state: State, event: told.Trying) -> None:
    segment = state.board.segment_index[event.segment]
    for piece in range(len(state.piece_seat)):
        if state.piece_seat[piece] == event.seat and state.piece_target[piece] == segment:
            state.trying = piece


def _tried(state: State, event: told.Tried) -> None:
    if not event.success:
        _go_home(state, state.trying)
    state.trying = NOWHERE


def _track_built(state: State, event: told.TrackBuilt) -> None:
    segment = state.board.segment_index[event.segment]
    state.cash[event.seat] += event.amount
    state.owner[segment] = event.seat
    state.track[event.seat] = state.track[event.seat].with_segment(segment)
    _surveyor_home(state, event.seat, segment)
    _look_at_networks(state, event.seat)


def _look_at_networks(state: State, seat: int) -> None:
    if state.confined(seat) and state.track[seat].network.joins(*state.starts[seat]):
        state.due |= JOIN_DUE


def _surveyor_home(state: State, seat: int, segment: int) -> None:
    for piece in range(len(state.piece_seat)):
        if state.piece_seat[piece] == seat and state.piece_target[piece] == segment:
            _go_home(state, piece)


def _track_dismantled(state: State, event: told.TrackDismantled) -> None:
    segment = state.board.segment_index[event.segment]
    _earn(state, event.seat, event.amount)
    _lose_track(state, event.seat, segment)
    _surveyor_home(state, event.seat, segment)


def _lose_track(state: State, seat: int, segment: int) -> None:
    state.owner[segment] = NOWHERE
    state.track[seat] = state.track[seat].without(segment)
    _look_at_lines(state)


def _look_at_lines(state: State) -> None:
    standing = all(line_stands(state, card) for card in range(state.board.passengers))
    state.due = state.due & ~LINES_DUE if standing else state.due | LINES_DUE


def line_stands(state: State, card: int) -> bool:
    """Whether nobody owns the card, or its owners' track joins its towns (SV-7.6)."""
    owner = state.card_owner[card]
    if owner == NOWHERE:
        return True
    return line_ways(state, card, False).joins(state.board.line_a[card], state.board.line_b[card])


def line_ways(state: State, card: int, dry: bool) -> Ways:
    """What the line of an owned card may run on: the network of its owner, or of its two owners together."""
    track, partner = state.track[state.card_owner[card]], state.card_partner[card]
    if partner != NOWHERE:
        return together(track, state.track[partner], dry)
    return track.dry() if dry else track.network


def _track_abandoned(state: State, event: told.TrackAbandoned) -> None:
    segment = state.board.segment_index[event.segment]
    _lose_track(state, event.seat, segment)
    _surveyor_home(state, event.seat, segment)


def _building_ended(state: State, event: told.BuildingEnded) -> None:
    for piece in range(len(state.piece_seat)):
        if state.piece_seat[piece] == event.seat and state.piece_status[piece] in (PLACED, JAIL):
            _go_home(state, piece)
    state.phase = OPERATING
    state.named = []


def _networks_joined(state: State, event: told.NetworksJoined) -> None:
    state.joined[event.seat] = True
    state.trains[event.seat] = sorted(train % CITY for train in state.trains[event.seat])
    state.due &= ~JOIN_DUE
    for seat in range(state.seats):
        _look_at_networks(state, seat)


def _operated(state: State, event: told.Operated) -> None:
    claim = state.board.claim_index[event.claim]
    state.cash[event.seat] += event.amount
    state.operated |= 1 << claim
    state.named = [*state.named, claim]


def _operating_ended(state: State, event: told.OperatingEnded) -> None:  # noqa: ARG001
    state.phase = PRODUCING
    if not state.named:
        _after_operating(state)


def _after_operating(state: State) -> None:
    state.phase = PLOWING if state.winter and state.setting.advanced else DEALING


def _produced(state: State, event: told.Produced) -> None:
    claim = state.board.claim_index[event.claim]
    state.goods[claim] += event.goods
    _rolled_for(state, claim)


def _depleted(state: State, event: told.Depleted) -> None:
    claim = state.board.claim_index[event.claim]
    state.depleted[claim] = True
    if state.board.at_leadville[claim]:
        state.leadville += 1
    _rolled_for(state, claim)


def _rolled_for(state: State, claim: int) -> None:
    state.opened[claim] = True
    state.named = state.named[1:]
    if not state.named:
        _after_operating(state)


def _claim_discarded(state: State, event: told.ClaimDiscarded) -> None:
    state.claim_at[state.board.claim_index[event.claim]] = DISCARDED
    state.discards.append(event.claim)


def _plow_sent(state: State, event: told.PlowSent) -> None:
    kind, own = PLOWS.index(event.plow), state.plows[event.seat]
    own[own.index(kind)] = kind + USED
    own.sort()
    segment = state.board.segment_index[event.segment]
    state.sent = [*state.sent, (kind, segment)]
    state.tried |= 1 << segment


def _plowed(state: State, event: told.Plowed) -> None:
    state.sent = state.sent[1:]
    if event.cleared:
        state.cleared |= 1 << state.board.segment_index[event.segment]
    _plows_are_back(state)


def _plow_idle(state: State, event: told.PlowIdle) -> None:  # noqa: ARG001
    state.sent = state.sent[1:]
    _plows_are_back(state)


def _plowing_ended(state: State, event: told.PlowingEnded) -> None:  # noqa: ARG001
    """With the rule of several plows the dice come now, and the step ends after the last."""
    state.plowing = bool(state.sent)
    if not state.sent:
        state.phase = DEALING


def _plows_are_back(state: State) -> None:
    if state.plowing and not state.sent:
        state.plowing = False
        state.phase = DEALING


def _offered(state: State, event: told.Offered) -> None:
    state.offers += 1
    state.bargain = Bargain(event.seat, event.to, event.give, event.take)


def _declined(state: State, event: told.Declined) -> None:  # noqa: ARG001
    state.bargain = None


def _dealt(state: State, event: told.Dealt) -> None:
    """Everything but cash changes hands at once."""
    state.bargain = None
    given, taken = event.give, event.take
    # Both let go before either receives, or a train could come back instead of the one it was given for.
    trains = [_take_train(state, event.seat, name) for name in given.trains]
    others = [_take_train(state, event.to, name) for name in taken.trains]
    plows = [_take_plow(state, event.seat, bonus) for bonus in given.plows]
    blades = [_take_plow(state, event.to, bonus) for bonus in taken.plows]
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
            _look_at_networks(state, seat)
    _look_at_lines(state)


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


def _take_train(state: State, seat: int, name: str) -> int:
    """The train of that name: an unused one first."""
    power, _, city = name.partition("@")
    slot = state.starts[seat].index(state.board.town_index[city]) if city else NOWHERE
    train = POWERS.index(int(power)) + CITY * (slot + 1)
    own = state.trains[seat]
    if train not in own:
        train += USED
    own.remove(train)
    return train


def _take_plow(state: State, seat: int, bonus: int) -> int:
    plow, own = PLOWS.index(bonus), state.plows[seat]
    if plow not in own:
        plow += USED
    own.remove(plow)
    return plow


def _dealing_ended(state: State, event: told.DealingEnded) -> None:  # noqa: ARG001
    state.phase = COLLECTING


def _line_returned(state: State, event: told.LineReturned) -> None:
    card = state.board.passenger_index[event.passenger]
    state.card_at[card] = ON_PILE
    state.card_owner[card] = state.card_partner[card] = NOWHERE
    state.pile_top.append(card)
    state.pile_under.append(0)
    _look_at_lines(state)


def _revenue_paid(state: State, event: told.RevenuePaid) -> None:
    card = state.board.passenger_index[event.passenger]
    if state.card_partner[card] == NOWHERE:
        state.paid |= 1 << card
    _earn(state, event.seat, event.amount)


def _collecting_ended(state: State, event: told.CollectingEnded) -> None:  # noqa: ARG001
    state.phase = DELIVERING


def _delivered(state: State, event: told.Delivered) -> None:
    board, seat = state.board, event.seat
    claim, market = board.claim_index[event.claim], board.market_ids.index(event.market)
    state.goods[claim] -= event.goods
    if event.owner != seat:
        state.marked[claim] -= event.goods
    state.sold[market] += event.goods
    state.sold_now[market] += event.goods
    state.deliveries += 1
    if event.trains is not None:
        _use_trains(state, seat, event.trains)
    _earn(state, seat, event.amount)


def _use_trains(state: State, seat: int, names: str) -> None:
    own = state.trains[seat]
    for name in names.split("+"):
        power, _, city = name.partition("@")
        slot = state.starts[seat].index(state.board.town_index[city]) if city else NOWHERE
        train = POWERS.index(int(power)) + CITY * (slot + 1)
        own[own.index(train)] = train + USED
    own.sort()


def _transferred(state: State, event: told.Transferred) -> None:
    index = state.board.claim_index
    state.goods[index[event.claim]] -= event.goods
    state.goods[index[event.to]] += event.goods
    state.deliveries += 1
    if event.trains is not None:
        _use_trains(state, event.seat, event.trains)


def _delivering_ended(state: State, event: told.DeliveringEnded) -> None:  # noqa: ARG001
    state.marked = [0] * len(state.marked)
    state.phase = FINES


def _pleading(state: State, event: told.Pleading) -> None:
    state.pleading = state.piece(event.seat, event.piece)


def _pleaded(state: State, event: told.Pleaded) -> None:
    piece = state.pleading
    state.pleading = NOWHERE
    state.piece_marks[piece] |= PLEADED
    if event.free:
        state.piece_status[piece] = FREE


def _bailed(state: State, event: told.Bailed) -> None:
    state.cash[event.seat] += event.amount
    state.piece_status[state.piece(event.seat, event.piece)] = FREE


def _fines_ended(state: State, event: told.FinesEnded) -> None:  # noqa: ARG001
    _step_one(state, state.place + 1)


# Phases 5 to 7


def _price_moved(state: State, event: told.PriceMoved) -> None:
    market = state.board.market_ids.index(event.market)
    state.box[market] = event.end
    state.sold[market] = 0
    state.moved = market + 1
    if not any(state.setting.open_markets[market + 1 :]):
        state.phase = NEW_CARDS
        state.deal_to = state.setting.face_up


def _passenger_shown(state: State, event: told.PassengerShown) -> None:
    card, pile = state.board.passenger_index[event.passenger], event.pile - 1
    state.card_at[card] = ON_PILE
    state.pile_top[pile] = card
    state.pile_under[pile] &= ~(UNDER_B if state.pile_under[pile] & UNDER_B else UNDER_C)


def _new_cards_ended(state: State, event: told.NewCardsEnded) -> None:  # noqa: ARG001
    state.row = [card for card in state.row if card != NOWHERE]
    state.place = 0
    if state.setting.hiring:
        state.phase = HIRING
    else:
        state.phase = SHOPPING if state.setting.advanced else END_OF_TURN


def _hired(state: State, event: told.Hired) -> None:
    state.cash[event.seat] += event.amount
    if event.replacing is not None:
        state.piece_status[state.piece(event.seat, event.replacing)] = GONE
    _add_piece(state, event.seat, KIND_LETTERS.index(event.piece[0]), 0)


def _hiring_ended(state: State, event: told.HiringEnded) -> None:  # noqa: ARG001
    state.place += 1
    if state.place == state.seats:
        state.place = 0
        state.phase = SHOPPING


def _train_bought(state: State, event: told.TrainBought) -> None:
    seat = event.seat
    if event.trade_in is not None:
        state.trains_left[_take_train(state, seat, event.trade_in) % USED] += 1
    kind = POWERS.index(event.train)
    state.trains_left[kind] -= 1
    state.trains[seat].append(kind)
    state.trains[seat].sort()
    state.cash[seat] += event.amount


def _plow_bought(state: State, event: told.PlowBought) -> None:
    seat = event.seat
    if event.trade_in is not None:
        state.plows_left[_take_plow(state, seat, int(event.trade_in)) % USED] += 1
    kind = PLOWS.index(event.plow)
    state.plows_left[kind] -= 1
    state.plows[seat].append(kind)
    state.plows[seat].sort()
    state.cash[seat] += event.amount


def _shopping_ended(state: State, event: told.ShoppingEnded) -> None:  # noqa: ARG001
    state.place += 1
    if state.place == state.seats:
        state.place = 0
        state.phase = END_OF_TURN


def _cash_shown(state: State, event: told.CashShown) -> None:
    state.public[event.seat] = True
    state.due &= ~CASH_DUE
    for seat in range(state.seats):
        _earn(state, seat, 0)


def _turn_advanced(state: State, event: told.TurnAdvanced) -> None:
    state.turn = event.turn
    state.winter = state.board.winter(event.turn)
    state.phase = ORDER
    state.operated = 0
    state.paid = 0
    state.emptied = []
    for piece in range(len(state.piece_seat)):
        state.piece_marks[piece] &= SECOND
    for seat in range(state.seats):
        state.trains[seat] = sorted(train & ~USED for train in state.trains[seat])
        state.plows[seat] = sorted(plow & ~USED for plow in state.plows[seat])


def _game_ended(state: State, event: told.GameEnded) -> None:
    state.scores, state.winners = event.scores, event.winners
    state.grade, state.turns = event.grade, event.turns
    state.phase = OVER


_EFFECTS: Final[dict[type, Callable[[State, Any], None]]] = {
    told.PositionsDealt: _positions_dealt,
    told.Settled: _settled,
    told.CashDealt: _cash_paid,
    told.PiecesTaken: _pieces_taken,
    told.TrainTaken: _train_taken,
    told.ClaimDealt: _claim_dealt,
    told.DealEnded: _deal_ended,
    told.PassengersDealt: _passengers_dealt,
    told.OrderDealt: _order_dealt,
    told.Assigned: _assigned,
    told.PlacementBegun: _placement_begun,
    told.Placed: _placed,
    told.PieceReturned: _piece_returned,
    told.PlacementEnded: _placement_ended,
    told.Moved: _moved,
    told.StoodFirm: _stood_firm,
    told.Disputed: _disputed,
    told.PieceTied: _piece_tied,
    told.PieceWon: _piece_won,
    told.Jailed: _jailed,
    told.Called: _called,
    told.Agreed: _agreed,
    told.TheftPaid: _theft_paid,
    told.LineTaken: _line_taken,
    told.LineShared: _line_shared,
    told.SharePaid: _cash_paid,
    told.CardDiscarded: _card_discarded,
    told.DisputesEnded: _disputes_ended,
    told.ClaimBought: _claim_bought,
    told.PassengerBought: _passenger_bought,
    told.Promoted: _promoted,
    told.Drawing: _drawing,
    told.ClaimDrawn: _claim_drawn,
    told.ClaimLeft: _claim_left,
    told.EventDrawn: _event_drawn,
    told.Killed: _killed,
    told.ClaimsCleared: _claims_cleared,
    told.Slid: _slid,
    told.BuyingEnded: _buying_ended,
    told.Trying: _trying,
    told.Tried: _tried,
    told.TrackBuilt: _track_built,
    told.TrackDismantled: _track_dismantled,
    told.TrackAbandoned: _track_abandoned,
    told.BuildingEnded: _building_ended,
    told.NetworksJoined: _networks_joined,
    told.Operated: _operated,
    told.OperatingEnded: _operating_ended,
    told.Produced: _produced,
    told.Depleted: _depleted,
    told.ClaimDiscarded: _claim_discarded,
    told.PlowSent: _plow_sent,
    told.Plowed: _plowed,
    told.PlowIdle: _plow_idle,
    told.PlowingEnded: _plowing_ended,
    told.Offered: _offered,
    told.Declined: _declined,
    told.Dealt: _dealt,
    told.CashMoved: _cash_paid,
    told.DealingEnded: _dealing_ended,
    told.LineReturned: _line_returned,
    told.RevenuePaid: _revenue_paid,
    told.CollectingEnded: _collecting_ended,
    told.Delivered: _delivered,
    told.Transferred: _transferred,
    told.DeliveringEnded: _delivering_ended,
    told.Pleading: _pleading,
    told.Pleaded: _pleaded,
    told.Bailed: _bailed,
    told.Replaced: _bailed,
    told.FinesEnded: _fines_ended,
    told.PriceMoved: _price_moved,
    told.PassengerShown: _passenger_shown,
    told.NewCardsEnded: _new_cards_ended,
    told.Hired: _hired,
    told.HiringEnded: _hiring_ended,
    told.TrainBought: _train_bought,
    told.PlowBought: _plow_bought,
    told.ShoppingEnded: _shopping_ended,
    told.CashShown: _cash_shown,
    told.TurnAdvanced: _turn_advanced,
    told.GameEnded: _game_ended,
}
