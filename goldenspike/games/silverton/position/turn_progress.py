"""Progress of the current turn and step."""

from __future__ import annotations

from goldenspike.games.silverton.actions import Terms
from goldenspike.games.silverton.board import NOWHERE


class ThisTurn:
    def __init__(self, like: ThisTurn | None = None) -> None:
        self.operated: int = 0 if like is None else like.operated  # bits: claims
        self.paid: int = 0 if like is None else like.paid  # bits: passenger lines
        # Places emptied by purchases: a pile or a place of the row (the other is NOWHERE), and bits of the buyers
        self.emptied: list[tuple[int, int, int]] = [] if like is None else like.emptied

    def clone(self) -> ThisTurn:
        return ThisTurn(self)


class PendingOffer:
    """An open offer."""

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
    """Progress of the current step. Lists are replaced, never changed in place."""

    def __init__(self, like: ThisStep | None = None) -> None:
        # Placement
        self.begun: bool = False if like is None else like.begun  # tied pieces have been checked
        # Disputes
        self.calls: list[tuple[int, int, bool]] = [] if like is None else like.calls  # pair, seat, yes or no
        self.agreements: list[tuple[int, int, int, bool]] = (
            [] if like is None else like.agreements
        )  # card, seat, partner
        self.stolen: int = NOWHERE if like is None else like.stolen  # card whose price a thief has paid
        # Buying and building
        self.drawing: int = NOWHERE if like is None else like.drawing  # prospector that is drawing
        self.drawn: int = NOWHERE if like is None else like.drawn  # the claim just drawn
        self.deal_to: int = 0 if like is None else like.deal_to  # deal claims until this many are face up
        self.trying: int = NOWHERE if like is None else like.trying  # surveyor that rolls for a second segment
        # Operating and plowing
        self.named: list[int] = [] if like is None else like.named  # claims whose operating cost is paid
        self.sent: list[tuple[int, int]] = [] if like is None else like.sent  # plows sent: kind and segment
        self.plowing: bool = False if like is None else like.plowing  # all plows are sent and now roll
        self.plowed: int = 0 if like is None else like.plowed  # bits: white segments a plow was sent to
        self.cleared: int = 0 if like is None else like.cleared  # bits: white segments open to the active player
        # Deals, delivery, fines
        self.offers: int = 0 if like is None else like.offers
        self.bargain: PendingOffer | None = None if like is None else like.bargain
        self.deliveries: int = 0 if like is None else like.deliveries
        self.pleading: int = NOWHERE if like is None else like.pleading  # jailed piece that rolls for release
        # Prices
        self.moved: int = 0 if like is None else like.moved  # markets already moved

    def clone(self) -> ThisStep:
        return ThisStep(self)
