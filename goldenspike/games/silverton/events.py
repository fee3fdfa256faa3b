"""What happens in Silverton. Every reader (log, board, ledger, statistics) reads these and nothing else.

Each event names the rule it follows from. Where cash changes, `seat` is whose and `amount` by how much: negative when
the seat pays. No other event changes cash. A `target` is {"segment": id}, {"claim": number}, {"passenger": number} or
{"deck": true}.
"""

from __future__ import annotations

from typing import Any

import msgspec

from goldenspike.games.silverton.actions import Terms
from goldenspike.kernel.entries import Told

Target = dict[str, Any]


# Set-up


class PositionsDealt(Told, frozen=True):
    """The order cards of the start: the seats that drew 1, 2, …"""

    order: list[int]
    rule: str = "SV-2.1"


class Settled(Told, frozen=True):
    """A player begins at these cities."""

    seat: int
    position: int
    cities: list[str]
    rule: str = "SV-2.1"


class CashDealt(Told, frozen=True):
    seat: int
    amount: int
    rule: str = "SV-2.1"


class PiecesTaken(Told, frozen=True):
    """Such as ["S+2", "S", "P+1", "P"]; they are called s1, s2, p1, p2 from now on."""

    seat: int
    pieces: list[str]
    rule: str = "SV-2.1"


class TrainTaken(Told, frozen=True):
    """A train of the start; `city` where a scenario names one."""

    seat: int
    train: int
    city: str | None = None
    rule: str = "SV-12.2"


class ClaimDealt(Told, frozen=True):
    """A claim lies face up, at that place of the row (from 1)."""

    claim: int
    place: int
    rule: str = "SV-2.3"


class DealEnded(Told, frozen=True):
    """No more claims are dealt for now."""

    rule: str = "SV-2.3"


class PassengersDealt(Told, frozen=True):
    """The A cards, pile by pile."""

    passengers: list[int]
    rule: str = "SV-2.4"


# Phases 1 and 2


class OrderDealt(Told, frozen=True):
    """Seats in playing order for the turn."""

    turn: int
    order: list[int]
    rule: str = "SV-4.1"


class Assigned(Told, frozen=True):
    seat: int
    city: str
    piece: str | None = None
    train: int | None = None
    rule: str = "SV-14.11"


class PlacementBegun(Told, frozen=True):
    """Of a player whose pieces a tie had left on their targets."""

    seat: int
    rule: str = "SV-5.8"


class Placed(Told, frozen=True):
    """`second` marks a second consecutive segment, which needs a roll to be built."""

    seat: int
    piece: str
    target: Target
    second: bool = False
    rule: str = "SV-5.1"


class PieceReturned(Told, frozen=True):
    """A piece went home."""

    seat: int
    piece: str
    rule: str


class PlacementEnded(Told, frozen=True):
    seat: int
    rule: str = "SV-5.1"


# Phase 3


class Moved(Told, frozen=True):
    seat: int
    piece: str
    target: Target
    rule: str = "SV-6.2"


class StoodFirm(Told, frozen=True):
    seat: int
    piece: str
    rule: str = "SV-6.2"


class Disputant(msgspec.Struct, frozen=True, gc=False):
    """Who rolled what. Two seats are the partners of a joint line; no piece: an owner who defends his line."""

    seats: list[int]
    pieces: list[str]
    dice: list[int]
    bonus: int
    total: int


class Disputed(Told, frozen=True):
    """Dice decided: `winner` is the place in `rolls`, None after a tie."""

    target: Target
    rolls: list[Disputant]
    winner: int | None
    rule: str = "SV-6.4"


class PieceTied(Told, frozen=True):
    """It stays on its target and does nothing this turn."""

    seat: int
    piece: str
    rule: str = "SV-6.4"


class PieceWon(Told, frozen=True):
    """It holds its target against another player."""

    seat: int
    piece: str
    rule: str = "SV-6.4"


class Jailed(Told, frozen=True):
    """`cost` frees the piece; `keeps` is true for a winner, who may still use what he won this turn."""

    seat: int
    piece: str
    cost: int
    keeps: bool = False
    rule: str = "SV-6.6"


class Called(Told, frozen=True):
    """The answer to whether there shall be a special dispute over two segments."""

    seat: int
    segments: list[str]
    called: bool
    rule: str = "SV-6.8"


class Agreed(Told, frozen=True):
    """The answer to whether two players run a line jointly."""

    seat: int
    passenger: int
    partner: int
    agreed: bool
    rule: str = "SV-15.2"


class TheftPaid(Told, frozen=True):
    """The price is paid before the dice, whatever they say. SV-15.2 when a partner ends a joint line."""

    seat: int
    piece: str
    passenger: int
    amount: int
    rule: str = "SV-6.7"


class LineTaken(Told, frozen=True):
    """A passenger line changed owner by theft, or lost its second owner."""

    seat: int
    passenger: int
    rule: str = "SV-6.7"


class LineShared(Told, frozen=True):
    """Two players run the line jointly."""

    passenger: int
    seats: list[int]
    rule: str = "SV-15.2"


class SharePaid(Told, frozen=True):
    seat: int
    passenger: int
    amount: int
    rule: str = "SV-15.2"


class CardDiscarded(Told, frozen=True):
    """A face-up claim, or a passenger card wherever it was, left the game."""

    target: Target
    rule: str


class DisputesEnded(Told, frozen=True):
    rule: str = "SV-6.9"


# Phase 4


class ClaimBought(Told, frozen=True):
    seat: int
    claim: int
    amount: int
    piece: str
    rule: str = "SV-7.1"


class PassengerBought(Told, frozen=True):
    seat: int
    passenger: int
    amount: int
    piece: str
    rule: str = "SV-7.1"


class Promoted(Told, frozen=True):
    """A piece gained a bonus."""

    seat: int
    piece: str
    bonus: int
    rule: str = "SV-15.7"


class Drawing(Told, frozen=True):
    """A prospector is about to draw from the deck."""

    seat: int
    piece: str
    rule: str = "SV-7.1"


class ClaimDrawn(Told, frozen=True):
    seat: int
    piece: str
    claim: int
    rule: str = "SV-7.1"


class ClaimLeft(Told, frozen=True):
    """The drawn claim lies face up now, at that place of the row (from 1)."""

    seat: int
    claim: int
    place: int
    rule: str = "SV-7.1"


class EventDrawn(Told, frozen=True):
    seat: int
    piece: str
    event: int
    rule: str = "SV-11.1"


class Killed(Told, frozen=True):
    """From step 7 of turn `turn` on, `cost` buys a new piece."""

    seat: int
    piece: str
    cost: int
    turn: int
    rule: str = "SV-11.1"


class ClaimsCleared(Told, frozen=True):
    """The face-up row was discarded; so many new claims are dealt."""

    claims: list[int]
    passengers: list[int]
    deal: int
    rule: str = "SV-11.1"


class Slid(Told, frozen=True):
    """A passenger card moved to a pile or claim place (from 1)."""

    seat: int
    piece: str
    passenger: int
    pile: int | None = None
    place: int | None = None
    rule: str = "SV-15.1"


class BuyingEnded(Told, frozen=True):
    seat: int
    rule: str = "SV-7.1"


class Trying(Told, frozen=True):
    """Dice will say whether the second consecutive segment can be built."""

    seat: int
    segment: str
    rule: str = "SV-7.2"


class Tried(Told, frozen=True):
    seat: int
    segment: str
    dice: list[int]
    success: bool
    rule: str = "SV-7.2"


class TrackBuilt(Told, frozen=True):
    seat: int
    segment: str
    amount: int
    rule: str = "SV-7.2"


class TrackDismantled(Told, frozen=True):
    seat: int
    segment: str
    amount: int
    rule: str = "SV-7.2"


class TrackAbandoned(Told, frozen=True):
    seat: int
    segment: str
    rule: str = "SV-7.2"


class BuildingEnded(Told, frozen=True):
    """Pieces that are neither tied, jailed nor dead are free again."""

    seat: int
    rule: str = "SV-7.10"


class NetworksJoined(Told, frozen=True):
    """A Spike player's track joins both cities: nothing is confined any more."""

    seat: int
    rule: str = "SV-14.11"


class Operated(Told, frozen=True):
    """The operating cost is paid; the dice follow once all claims are named."""

    seat: int
    claim: int
    amount: int
    rule: str = "SV-7.3"


class OperatingEnded(Told, frozen=True):
    seat: int
    rule: str = "SV-7.3"


class Produced(Told, frozen=True):
    seat: int
    claim: int
    dice: list[int]
    roll: int
    goods: int
    rule: str = "SV-7.3"


class Depleted(Told, frozen=True):
    seat: int
    claim: int
    dice: list[int]
    roll: int
    rule: str = "SV-7.4"


class ClaimDiscarded(Told, frozen=True):
    """A depleted claim without goods left the game."""

    seat: int
    claim: int
    rule: str = "SV-7.4"


class PlowSent(Told, frozen=True):
    seat: int
    plow: int
    segment: str
    rule: str = "SV-12.5"


class Plowed(Told, frozen=True):
    seat: int
    plow: int
    segment: str
    die: int
    cleared: bool
    rule: str = "SV-12.5"


class PlowIdle(Told, frozen=True):
    """Not needed: the segment was clear before this plow's turn."""

    seat: int
    plow: int
    segment: str
    rule: str = "SV-15.3"


class PlowingEnded(Told, frozen=True):
    seat: int
    rule: str = "SV-12.5"


class Offered(Told, frozen=True):
    """Seen by its two players only."""

    seat: int
    to: int
    give: Terms
    take: Terms
    rule: str = "SV-7.5"


class Declined(Told, frozen=True):
    """Seen by its two players only."""

    seat: int
    to: int
    give: Terms | None
    take: Terms | None
    rule: str = "SV-7.5"


class Dealt(Told, frozen=True):
    """An offer was accepted; everybody sees its terms. What `cash` they name moves by `cash_moved` events."""

    seat: int
    to: int
    give: Terms
    take: Terms
    rule: str = "SV-7.5"


class CashMoved(Told, frozen=True):
    """Cash of a deal, one event for each side."""

    seat: int
    amount: int
    rule: str = "SV-7.5"


class DealingEnded(Told, frozen=True):
    seat: int
    rule: str = "SV-7.5"


class LineReturned(Told, frozen=True):
    """A line that its owners no longer join lies face up, as pile `pile` (from 1)."""

    passenger: int
    seats: list[int]
    pile: int
    rule: str = "SV-7.6"


class RevenuePaid(Told, frozen=True):
    seat: int
    passenger: int
    amount: int
    rule: str = "SV-7.7"


class CollectingEnded(Told, frozen=True):
    seat: int
    rule: str = "SV-7.7"


class Delivered(Told, frozen=True):
    """`owner` is another seat where the goods were bought on its claim."""

    seat: int
    claim: int
    owner: int
    city: str
    market: str
    goods: int
    price: int
    amount: int
    trains: str | None = None
    rule: str = "SV-7.8"


class Transferred(Told, frozen=True):
    seat: int
    claim: int
    to: int
    goods: int
    trains: str | None = None
    rule: str = "SV-15.4"


class DeliveringEnded(Told, frozen=True):
    """Bought goods that were not delivered are their owner's again."""

    seat: int
    rule: str = "SV-7.8"


class Pleading(Told, frozen=True):
    """A jailed piece tries the dice."""

    seat: int
    piece: str
    rule: str = "SV-7.9"


class Pleaded(Told, frozen=True):
    seat: int
    piece: str
    dice: list[int]
    free: bool
    rule: str = "SV-7.9"


class Bailed(Told, frozen=True):
    seat: int
    piece: str
    amount: int
    rule: str = "SV-7.9"


class Replaced(Told, frozen=True):
    """A killed piece has a successor with the same bonus, free to be placed next turn."""

    seat: int
    piece: str
    amount: int
    rule: str = "SV-7.9"


class FinesEnded(Told, frozen=True):
    """The player's turn in phase 4 is over."""

    seat: int
    rule: str = "SV-7.9"


# Phases 5 to 7


class PriceMoved(Told, frozen=True):
    """From box to box (0 at the bottom). `dice` is empty in the simple market."""

    market: str
    dice: list[int]
    sold: int
    result: int
    start: int
    end: int
    price: int
    rule: str = "SV-8.1"


class PassengerShown(Told, frozen=True):
    """The next card of a pile (from 1) lies face up."""

    passenger: int
    pile: int
    rule: str = "SV-9.2"


class NewCardsEnded(Told, frozen=True):
    rule: str = "SV-9.1"


class Hired(Told, frozen=True):
    """A new plain piece; `replacing` a killed one, which is gone."""

    seat: int
    piece: str
    amount: int
    replacing: str | None = None
    rule: str = "SV-15.7"


class HiringEnded(Told, frozen=True):
    seat: int
    rule: str = "SV-15.7"


class TrainBought(Told, frozen=True):
    """`trade_in`: the train given back, whose resale value is off the price."""

    seat: int
    train: int
    amount: int
    trade_in: str | None = None
    rule: str = "SV-12.4"


class PlowBought(Told, frozen=True):
    seat: int
    plow: int
    amount: int
    trade_in: str | None = None
    rule: str = "SV-12.4"


class ShoppingEnded(Told, frozen=True):
    seat: int
    rule: str = "SV-12.4"


class CashShown(Told, frozen=True):
    """A player's cash is public from now on."""

    seat: int
    cash: int
    rule: str = "SV-1.3"


class TurnAdvanced(Told, frozen=True):
    turn: int
    rule: str = "SV-10.1"


class GameEnded(Told, frozen=True):
    scores: list[int]
    winners: list[int]
    grade: str | None = None
    turns: int | None = None
    rule: str = "SV-1.2"


Event = (
    PositionsDealt
    | Settled
    | CashDealt
    | PiecesTaken
    | TrainTaken
    | ClaimDealt
    | DealEnded
    | PassengersDealt
    | OrderDealt
    | Assigned
    | PlacementBegun
    | Placed
    | PieceReturned
    | PlacementEnded
    | Moved
    | StoodFirm
    | Disputed
    | PieceTied
    | PieceWon
    | Jailed
    | Called
    | Agreed
    | TheftPaid
    | LineTaken
    | LineShared
    | SharePaid
    | CardDiscarded
    | DisputesEnded
    | ClaimBought
    | PassengerBought
    | Promoted
    | Drawing
    | ClaimDrawn
    | ClaimLeft
    | EventDrawn
    | Killed
    | ClaimsCleared
    | Slid
    | BuyingEnded
    | Trying
    | Tried
    | TrackBuilt
    | TrackDismantled
    | TrackAbandoned
    | BuildingEnded
    | NetworksJoined
    | Operated
    | OperatingEnded
    | Produced
    | Depleted
    | ClaimDiscarded
    | PlowSent
    | Plowed
    | PlowIdle
    | PlowingEnded
    | Offered
    | Declined
    | Dealt
    | CashMoved
    | DealingEnded
    | LineReturned
    | RevenuePaid
    | CollectingEnded
    | Delivered
    | Transferred
    | DeliveringEnded
    | Pleading
    | Pleaded
    | Bailed
    | Replaced
    | FinesEnded
    | PriceMoved
    | PassengerShown
    | NewCardsEnded
    | Hired
    | HiringEnded
    | TrainBought
    | PlowBought
    | ShoppingEnded
    | CashShown
    | TurnAdvanced
    | GameEnded
)
