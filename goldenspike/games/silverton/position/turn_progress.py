"""What is remembered for a while: until the turn ends, or the step."""

from __future__ import annotations

from goldenspike.games.silverton.actions import Terms
from goldenspike.games.silverton.board import NOWHERE


class ThisTurn:
    def __init__(self, like: ThisTurn | None = None) -> None:
        self.operated: int = 0 if like is None else like.operated  # bits: claims
        self.paid: int = 0 if like is None else like.paid  # bits: passenger lines
        # Emptied by a purchase: a pile or a place of the row (the other one is NOWHERE), and the buyers' bits
        self.emptied: list[tuple[int, int, int]] = [] if like is None else like.emptied

    def clone(self) -> ThisTurn:
        return ThisTurn(self)


class PendingOffer:
    """An offer that waits for its answer."""

    def __init__(self, seat: int, to: int, give: Terms, take: Terms) -> None:
        self.seat = seat
        self.to = to
        self.give = give
        self.take = take

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PendingOffer) and (self.seat, self.to, self.give, self.take) == (
            other.seat,
            other.to,
            other.give,
            other.take,
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.to))


class ThisStep:
    """Lists are replaced and never changed in place."""

    def __init__(self, like: ThisStep | None = None) -> None:
        # Placement
        self.begun: bool = False if like is None else like.begun  # his tied pieces have been looked at
        # Disputes
        self.calls: list[tuple[int, int, bool]] = [] if like is None else like.calls  # pair, seat, yes or no
        self.agreements: list[tuple[int, int, int, bool]] = (
            [] if like is None else like.agreements
        )  # card, seat, partner
        self.stolen: int = NOWHERE if like is None else like.stolen  # the card whose price a thief has paid
        # Buying and building
        self.drawing: int = NOWHERE if like is None else like.drawing  # the prospector whose card is being drawn
        self.drawn: int = NOWHERE if like is None else like.drawn  # the claim just drawn
        self.deal_to: int = 0 if like is None else like.deal_to  # claims are dealt until so many lie face up
        self.trying: int = NOWHERE if like is None else like.trying  # the surveyor whose second segment is rolled for
        # Operating and plowing
        self.named: list[int] = [] if like is None else like.named  # claims whose operating cost is paid
        self.sent: list[tuple[int, int]] = [] if like is None else like.sent  # plows on their way: kind and segment
        self.plowing: bool = False if like is None else like.plowing  # all plows are sent, and roll one by one
        self.plowed: int = 0 if like is None else like.plowed  # bits: white segments a plow was sent to
        self.cleared: int = 0 if like is None else like.cleared  # bits: white segments open to the active player
        # Deals, delivery, fines
        self.offers: int = 0 if like is None else like.offers
        self.bargain: PendingOffer | None = None if like is None else like.bargain
        self.deliveries: int = 0 if like is None else like.deliveries
        self.pleading: int = NOWHERE if like is None else like.pleading  # the jailed piece whose dice are rolled
        # Prices
        self.moved: int = 0 if like is None else like.moved  # how many markets have been gone through

    def clone(self) -> ThisStep:
        return ThisStep(self)
