"""A player of Silverton who does a bit of everything, so that games with it come through all the rules.

`random` alone spends its money on track to nowhere, and cannot make offers: they are in no list. This one chooses
between kinds of actions first, is sparing with money, likes claims that it can reach, and trades.
"""

from __future__ import annotations

from random import Random
from typing import Any

from goldenspike.games.silverton import Accept, Decline, Done, Lot, Offer, Place, Terms
from goldenspike.games.silverton.presentation.views import Player, View
from goldenspike.kernel.play import Observation

LIKES = {
    "deliver": 30.0,
    "operate": 9.0,
    "place passenger": 9.0,
    "slide": 9.0,
    "place claim": 4.0,
    "buy": 4.0,
    "build": 4.0,
    "agree": 4.0,
    "pay": 4.0,
    "done": 0.2,
    "leave": 0.2,
    "transfer": 2.0,
    "dismantle": 0.2,
    "place own": 0.02,
    "abandon": 0.02,
}
"""How much a kind of action is liked, 1 where nothing is said."""

SPENDING = ("buy", "build", "hire", "bail", "replace")


class Lively:
    games = ("silverton",)

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, observation: Observation) -> Any:
        rng, menu = self.rng, observation.menu
        assert menu is not None
        view: View = observation.view
        actions = list(menu)
        if actions == [Done()]:  # deals: the offers are not in the list
            found = self.offer(observation, view) if rng.random() < 0.4 else None
            return Done() if found is None else found
        if isinstance(actions[-1], Decline):
            return self.answer(view, actions)
        own = set(view.players[observation.seat].track)
        kinds: dict[str, list[Any]] = {}
        for action in actions:
            kinds.setdefault(kind_of(action, own), []).append(action)
        cash = view.players[observation.seat].cash or 0
        kind = rng.choices(list(kinds), [self.weight(kind, cash) for kind in kinds])[0]
        chosen = kinds[kind]
        if kind in ("place claim", "place segment") and rng.random() < 0.9:
            chosen = worthwhile(observation, view, chosen) or chosen
        if kind in ("deliver", "transfer"):
            most = max(action.goods for action in chosen)
            chosen = [action for action in chosen if 2 * action.goods >= most]
        return rng.choice(chosen)

    def weight(self, kind: str, cash: int) -> float:
        """How much that kind is liked: earning more than spending, and little of what only costs."""
        like = LIKES.get(kind, 1.0)
        if kind in SPENDING and cash < 500:
            return like * cash / 5_000 + 0.01
        return like

    # Deals

    def offer(self, observation: Observation, view: View) -> Offer | None:
        """A few tries at something that both sides have and the rules allow."""
        menu, rng, seat = observation.menu, self.rng, observation.seat
        assert menu is not None
        others = [player for player in view.players if player.seat != seat]
        for _ in range(4 if others else 0):
            other = rng.choice(others)
            give = self.terms(view, view.players[seat], min(view.players[seat].cash or 0, 150))
            offer = Offer(other.seat, give, self.terms(view, other, 400, goods=True))
            if offer in menu:
                return offer
        return None

    def terms(self, view: View, player: Player, cash: int, goods: bool = False) -> Terms:
        advanced = view.level == "advanced"
        lots = [claim for claim in view.claims if claim.owner == player.seat and claim.goods > claim.marked]
        chosen = [self.rng.choice(lots)] if goods and lots and self.rng.random() < 0.5 else []
        return Terms(
            cash=self.rng.choice([0, 0, self.rng.randint(0, min(cash, 300))]),
            claims=self.some(player.claims),
            segments=self.some(player.track[-2:]),
            passengers=self.some(player.passengers) if advanced else (),
            trains=self.some([train.name for train in player.trains]) if advanced else (),
            plows=self.some([plow.bonus for plow in player.plows]) if advanced else (),
            goods=tuple(Lot(claim.number, self.rng.randint(1, claim.goods - claim.marked)) for claim in chosen),
        )

    def some(self, things: list[Any]) -> tuple[Any, ...]:
        return (self.rng.choice(things),) if things and self.rng.random() < 0.15 else ()

    def answer(self, view: View, actions: list[Any]) -> Accept | Decline:
        """Yes, no, or no with other terms."""
        choice = self.rng.random()
        if choice < 0.4 or view.offer is None:
            chosen: Accept | Decline = self.rng.choice(actions)
            return chosen
        return Decline() if choice < 0.7 else Decline(Terms(cash=self.rng.randint(0, 999)), view.offer.take)


def kind_of(action: Any, own: set[str]) -> str:
    """The action's name; of a placement also where to."""
    name = type(action).__name__.lower()
    if not isinstance(action, Place):
        return name
    if action.segment in own:
        return "place own"
    target = next((field for field in ("segment", "claim", "passenger") if getattr(action, field) is not None), "deck")
    return f"{name} {target}"


def worthwhile(observation: Observation, view: View, places: list[Place]) -> list[Place]:
    """On claims in towns of the player's own, and on segments that lead to claims."""
    tables, player = observation.pack.tables, view.players[observation.seat]
    towns = {*player.cities}
    for segment in tables.segments:
        if segment.id in player.track:
            towns |= {segment.a, segment.b}
    open_to_all = {claim.number for claim in view.claims if claim.owner in (None, observation.seat)}
    near = {claim.number for claim in tables.claims if claim.town in towns}
    goals = {claim.town for claim in tables.claims if claim.number in open_to_all} - towns
    leading = {segment.id for segment in tables.segments if {segment.a, segment.b} & goals}
    return [place for place in places if place.claim in near or place.segment in leading]
