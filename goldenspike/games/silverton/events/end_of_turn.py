"""Events of phases 5 to 7: prices, new cards, purchases, the end of the turn and of the game."""

from __future__ import annotations

from goldenspike.games.silverton.events import Event


class PriceMoved(Event, frozen=True):
    """A price marker moved from box `start` to `end`, from 0 at the bottom. `dice` is empty in the simple market."""

    market: str
    dice: list[int]
    sold: int
    result: int
    start: int
    end: int
    price: int
    rule: str = "SV-8.1"


class PassengerShown(Event, frozen=True):
    """The next card of a pile (from 1) was turned face up."""

    passenger: int
    pile: int
    rule: str = "SV-9.2"


class NewCardsEnded(Event, frozen=True):
    rule: str = "SV-9.1"


class Hired(Event, frozen=True):
    """A plain piece was hired, perhaps `replacing` a killed one."""

    seat: int
    piece: str
    amount: int
    replacing: str | None = None
    rule: str = "SV-15.7"


class HiringEnded(Event, frozen=True):
    seat: int
    rule: str = "SV-15.7"


class TrainBought(Event, frozen=True):
    """A train was bought. `trade_in` is the train given back for its resale value."""

    seat: int
    train: int
    amount: int
    trade_in: str | None = None
    rule: str = "SV-12.4"


class PlowBought(Event, frozen=True):
    seat: int
    plow: int
    amount: int
    trade_in: str | None = None
    rule: str = "SV-12.4"


class ShoppingEnded(Event, frozen=True):
    seat: int
    rule: str = "SV-12.4"


class CashShown(Event, frozen=True):
    """A player's cash is public from now on."""

    seat: int
    cash: int
    rule: str = "SV-1.3"


class TurnAdvanced(Event, frozen=True):
    turn: int
    rule: str = "SV-10.1"


class GameEnded(Event, frozen=True):
    scores: list[int]
    winners: list[int]
    grade: str | None = None
    turns: int | None = None
    rule: str = "SV-1.2"
