"""What happened, told as sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from goldenspike.games.silverton.events.construction import BuildingEnded, BuyingEnded, Drawing, Trying
from goldenspike.games.silverton.events.delivery import (
    CollectingEnded,
    Delivered,
    DeliveringEnded,
    FinesEnded,
    LineReturned,
    Pleading,
    Transferred,
)
from goldenspike.games.silverton.events.disputes import Called, Disputant, Disputed, DisputesEnded, LineShared, PieceWon
from goldenspike.games.silverton.events.end_of_turn import (
    GameEnded,
    Hired,
    HiringEnded,
    NewCardsEnded,
    PriceMoved,
    ShoppingEnded,
    TrainBought,
)
from goldenspike.games.silverton.events.operation import (
    CashMoved,
    DealingEnded,
    Declined,
    OperatingEnded,
    PlowingEnded,
    Produced,
)
from goldenspike.games.silverton.events.placement import PlacementBegun, PlacementEnded
from goldenspike.games.silverton.events.setup import Assigned, DealEnded, PassengersDealt, PiecesTaken, Settled
from goldenspike.terminal.silverton.names import Names
from goldenspike.words import say

ENDINGS = (
    *(DealEnded, PlacementBegun, PlacementEnded, DisputesEnded, PieceWon),
    *(Drawing, BuyingEnded, Trying, BuildingEnded, OperatingEnded),
    *(PlowingEnded, DealingEnded, CollectingEnded, DeliveringEnded, Pleading),
    *(FinesEnded, NewCardsEnded, HiringEnded, ShoppingEnded, CashMoved),
)
"""What only the log tells of: the next event says as much."""


NONE = "none"


class Sentences:
    """The sentences of one game."""

    def __init__(self, names: Names, lang: str) -> None:
        self.names = names
        self.lang = lang

    def event(self, event: Any) -> str:
        """What happened, to somebody who may know it."""
        values = self._values(event)
        kind = event.__struct_config__.tag
        if isinstance(event, ENDINGS):
            return say(f"sv-term-event-{kind}", self.lang, **values)
        if isinstance(event, Declined) and not (event.give is None and event.take is None):
            kind = "declined_but"
        if isinstance(event, GameEnded) and event.grade is not None:
            kind = "game_graded"
        return say(f"sv-event-{kind}", self.lang, **values)

    def refusal(self, miss: Mapping[str, Any]) -> str:
        """Why something a menu refuses cannot be done."""
        return say(f"sv-refused-{miss['reason']}", self.lang, **miss["values"])

    def _values(self, event: Any) -> dict[str, Any]:
        """The event's own fields, worded as the catalogue asks for them."""
        names, values = self.names, {}
        for name in event.__struct_fields__:
            if name != "rule":
                values[name] = self._value(name, getattr(event, name))
        if "seat" in values:
            values["player"] = names.players[event.seat]
        match event:
            case Assigned(piece=piece, train=train):
                values["what"] = say("sv-train", self.lang, train=train) if piece is None else names.piece(piece)
            case PiecesTaken(pieces=pieces):
                values["pieces"] = ", ".join(names.kind(piece) for piece in pieces)
            case Settled(cities=cities):
                values["cities"] = names.pair([names.towns[city] for city in cities])
            case PassengersDealt(passengers=cards):
                values["passengers"] = ", ".join(names.line(card) for card in cards)
            case Called(segments=segments):
                values["segments"] = names.pair([names.segment(id_) for id_ in segments])
            case LineShared(seats=seats) | LineReturned(seats=seats):
                values["players"] = names.both(seats)
            case Disputed(rolls=rolls, winner=winner):
                winners = [] if winner is None else rolls[winner].seats
                values |= {"rolls": ", ".join(map(self._roll, rolls)), "count": len(winners)}
                values["winners"] = names.both(winners) if winners else ""
            case Produced(claim=claim, goods=goods) | Transferred(claim=claim, goods=goods):
                values["load"] = names.load(claim, goods)
                if isinstance(event, Transferred):
                    values["to"] = names.claim(event.to)
            case Delivered(claim=claim, goods=goods):
                values["load"] = names.load(claim, goods)
                values["owner"] = NONE if event.owner == event.seat else names.players[event.owner]
            case PriceMoved(start=start, end=end):
                values |= {"boxes": abs(end - start), "way": "up" if end > start else "down" if end < start else "same"}
            case Hired(piece=piece):
                values["kind"] = names.kind(piece[0])
            case TrainBought(trade_in=trade_in) if trade_in is not None:
                values["trade_in"] = names.train(trade_in)
            case GameEnded():
                values |= self._ending(event)
        return values

    def _value(self, name: str, value: Any) -> Any:
        """Most fields mean the same in all events."""
        names = self.names
        match name, value:
            case _, None:
                return NONE
            case _, bool():
                return "yes" if value else "no"
            case "amount", int():
                return abs(value)
            case (("partner" | "to"), int()):
                # An offer's; the claim of a transfer is worded apart.
                return names.players[value] if value < len(names.players) else value
            case "order", list():
                return names.seats(value)
            case (("piece" | "replacing"), str()):
                return names.piece(value)
            case "target", dict():
                return names.target(value)
            case "claim", int():
                return names.claim(value)
            case "segment", str():
                return names.segment(value)
            case "passenger", int():
                return names.line(value)
            case "city", str():
                return names.towns[value]
            case "market", str():
                return names.market(value)
            case "event", int():
                return names.events[value]
            case "trains", str():
                return names.trains(value)
            case (("give" | "take"), _):
                return names.terms(value)
            case "dice", list():
                return dice(value)
        return value

    def _roll(self, roll: Disputant) -> str:
        who = self.names.both(roll.seats)
        return say("sv-roll", self.lang, player=who, dice=dice(roll.dice), bonus=roll.bonus, total=roll.total)

    def _ending(self, event: GameEnded) -> dict[str, Any]:
        if event.grade is not None:
            return {
                "player": self.names.players[0],
                "scores": event.scores[0],
                "turns": NONE if event.turns is None else event.turns,
                "grade": self.grade(event.grade),
            }
        winners = self.names.seats(event.winners)
        return {"winners": winners, "count": len(event.winners), "scores": max(event.scores)}

    def grade(self, grade: str) -> str:
        return say(f"sv-grade-{grade}", self.lang)


def dice(rolled: list[int]) -> str:
    return " + ".join(map(str, rolled))
