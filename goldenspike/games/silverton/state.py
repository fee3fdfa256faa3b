"""A position of Silverton."""

from __future__ import annotations

from typing import Final

from goldenspike.games.silverton.actions import Terms
from goldenspike.games.silverton.board import NOWHERE, Board
from goldenspike.games.silverton.routes import Track, Ways, together
from goldenspike.games.silverton.setting import Setting
from goldenspike.kernel.sequence import Position

# Where in a game turn we are: the places of the list in sequence.py
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


class State(Position):
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
        super().__init__(phase, place, seats)
        self.board = board
        self.setting = setting
        self.turn = turn
        self.winter = winter
        self.order = order  # seats, as they play this turn
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


def joint_answer(state: State, card: int, seat: int, partner: int) -> int:
    """How a seat's answer about a joint line is remembered, below 0 unlike special disputes; one more if it was yes."""
    return -2 - 2 * ((card * state.seats + seat) * state.seats + partner)


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
