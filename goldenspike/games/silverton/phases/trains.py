"""Trains and snow plows (SV-12.3 to SV-12.5): capacity, plowing, and buying them before phase 7."""

from __future__ import annotations

import math
from typing import Any, Final

from goldenspike.games.silverton.actions import Buy, Done, Plow
from goldenspike.games.silverton.board import GOLD, NOWHERE, SILVER, StockKinds
from goldenspike.games.silverton.events import Event
from goldenspike.games.silverton.events.end_of_turn import PlowBought, ShoppingEnded, TrainBought
from goldenspike.games.silverton.events.operation import Plowed, PlowIdle, PlowingEnded, PlowSent
from goldenspike.games.silverton.menus import TurnMenu
from goldenspike.games.silverton.name_lookup import segment_named, untimely_action
from goldenspike.games.silverton.position.stock import is_used, kind_of, new_unit, slot_of
from goldenspike.games.silverton.refusals import (
    CLEARED_ALREADY,
    FOUR_TRAINS,
    NO_CASH_FOR_STOCK,
    NO_RESALE,
    NO_SUCH_PLOW,
    NO_SUCH_TRAIN,
    NOT_AVAILABLE,
    NOT_YOUR_NETWORK,
    ONE_PURCHASE,
    PLOW_THERE,
    UNKNOWN_STOCK,
    UNPLOWABLE,
)
from goldenspike.games.silverton.state import State
from goldenspike.kernel.chance import Dice
from goldenspike.kernel.game import Ask, Chance, Step
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.menu import near_miss
from goldenspike.kernel.packing import PackedPair
from goldenspike.kernel.refusal import Refusal
from goldenspike.packs.silverton.numbers import MOST_KINDS

DONE = -1
SEGMENT_AND_KIND: Final = PackedPair(MOST_KINDS)

# Trains by name


def name_of(state: State, seat: int, train: int) -> str:
    """Name of a train: its power, and its city while a Spike player's networks are apart."""
    slot = slot_of(train)
    power = str(state.board.trains.strength[kind_of(train)])
    return power if slot == NOWHERE else f"{power}@{state.board.town_ids[state.starts[seat][slot]]}"


def names_of(state: State, seat: int) -> list[str]:
    return [name_of(state, seat, train) for train in state.stock.trains[seat]]


def train_named(state: State, seat: int, name: str) -> int:
    """An unused train of that name."""
    power, _, city = name.partition("@")
    slot = state.starts[seat].index(state.board.town_index[city]) if city else NOWHERE
    return new_unit(state.board.trains.strength.index(int(power)), slot)


class Consist:
    """Trains of a player that run together."""

    def __init__(self, name: str, power: int, slot: int) -> None:
        self.name = name
        self.power = power
        self.slot = slot  # start city that all of them are tied to, or NOWHERE


def consists(state: State, seat: int) -> list[Consist]:
    """Sets of unused trains, equal ones once. Trains tied to different cities cannot run together."""
    unused = [train for train in state.stock.trains[seat] if not is_used(train)]
    found: list[Consist] = []
    seen: set[str] = set()
    for bits in range(1, 1 << len(unused)):
        chosen = [train for place, train in enumerate(unused) if bits >> place & 1]
        slots = {slot_of(train) for train in chosen}
        if len(slots) == 1:
            name = "+".join([name_of(state, seat, train) for train in chosen])
            if name not in seen:
                seen.add(name)
                power = sum([state.board.trains.strength[kind_of(train)] for train in chosen])
                found.append(Consist(name, power, slot_of(chosen[0])))
    return found


def capacity(power: int, longest: int, goods: int) -> int:
    """Goods that a power carries over a longest segment, which counts as at least 1 (SV-12.3)."""
    loads = power // max(longest, 1)
    return 2 * loads if goods in (GOLD, SILVER) else loads


# Snow plows (SV-12.5): in winter, after step 3


def pending_plows(state: State) -> Ask | Chance | Step:
    """Ask for a plow, or roll for one. With several plows to a segment (SV-15.3) all are sent before the rolls."""
    if is_plow_rolling(state):
        kind, segment = state.this_step.sent[0]
        if state.this_step.cleared >> segment & 1:
            return Step(skip_idle_plow)
        purpose = {"plow": state.board.plows.strength[kind], "segment": state.board.segment_ids[segment]}
        return Chance("dice", purpose, Dice(1), resolve_plow_roll)
    if state.options.several_plows:
        return Ask(state.seat(), PlowMenu(state), "SV-15.3", "rolls" if state.this_step.sent else "plows")
    return Ask(state.seat(), PlowMenu(state), "SV-12.5")


def is_plow_rolling(state: State) -> bool:
    """Whether the first plow sent must roll now."""
    return bool(state.this_step.sent) and (state.this_step.plowing or not state.options.several_plows)


def resolve_plows(state: State, action: Any) -> list[Event]:
    seat = state.seat()
    if isinstance(action, Done):
        return [PlowingEnded(seat)]
    if not isinstance(action, Plow):
        raise untimely_action(action)
    segment = segment_named(state.board, action.segment)
    why = no_plow(state, seat, action.plow) or no_plowing(state, seat, segment)
    if why is not None:
        raise Illegal(why, plow=str(action.plow), segment=action.segment)
    return [PlowSent(seat, action.plow, action.segment)]


def no_plow(state: State, seat: int, bonus: int) -> Refusal | None:
    bonuses = state.board.plows.strength
    if bonus not in bonuses or bonuses.index(bonus) not in state.stock.plows[seat]:
        return NO_SUCH_PLOW
    return None


def no_plowing(state: State, seat: int, segment: int) -> Refusal | None:
    if segment not in state.track[seat].network.segments:
        return NOT_YOUR_NETWORK
    if not state.board.snow[segment]:
        return UNPLOWABLE
    if state.this_step.cleared >> segment & 1:
        return CLEARED_ALREADY
    if state.this_step.plowed >> segment & 1 and not state.options.several_plows:
        return PLOW_THERE
    return None


def skip_idle_plow(state: State) -> list[Event]:
    kind, segment = state.this_step.sent[0]
    return [PlowIdle(state.seat(), state.board.plows.strength[kind], state.board.segment_ids[segment])]


def resolve_plow_roll(state: State, dice: list[int]) -> list[Event]:
    kind, segment = state.this_step.sent[0]
    board, die = state.board, dice[0]
    bonus = board.plows.strength[kind]
    return [Plowed(state.seat(), bonus, board.segment_ids[segment], die, die + bonus >= board.length[segment])]


class PlowMenu(TurnMenu):
    """Send a plow to a segment, or stop. A code is a segment and a kind of plow."""

    def survey(self) -> list[int]:
        state, seat = self.state, self.seat
        kinds = sorted({plow for plow in state.stock.plows[seat] if not is_used(plow)})
        segments: list[int] = []
        if kinds:
            own = sorted(state.track[seat].network.segments)
            segments = [segment for segment in own if no_plowing(state, seat, segment) is None]
        return [SEGMENT_AND_KIND.pack(segment, kind) for kind in kinds for segment in segments] + [DONE]

    def action(self, code: int) -> Plow | Done:
        if code == DONE:
            return Done()
        board, segment, kind = self.state.board, SEGMENT_AND_KIND.first(code), SEGMENT_AND_KIND.second(code)
        return Plow(board.plows.strength[kind], board.segment_ids[segment])

    def resolve(self, state: State, action: Any) -> list[Event]:
        return resolve_plows(state, action)

    def preview(self, code: int) -> dict[str, Any] | None:
        """Preview: `rolls` of six clear the segment; `together`: with the plows sent there before."""
        if code == DONE:
            return None
        board, segment = self.state.board, SEGMENT_AND_KIND.first(code)
        length, bonus = board.length[segment], board.plows.strength[SEGMENT_AND_KIND.second(code)]
        found: dict[str, Any] = {"length": length, "rolls": clearing_rolls(length, bonus), "of": 6}
        sent = [board.plows.strength[kind] for kind, there in self.state.this_step.sent if there == segment]
        if sent:
            failing = math.prod(6 - clearing_rolls(length, each) for each in [*sent, bonus])
            every = 6 ** (len(sent) + 1)
            found["together"] = {"plows": sent, "rolls": every - failing, "of": every}
        return found


def clearing_rolls(length: int, bonus: int) -> int:
    """Number of rolls out of six that clear a segment of that length."""
    return sum(die + bonus >= length for die in range(1, 7))


# Shopping (SV-12.4): just before phase 7, in turn order


def pending_shopping(state: State) -> Ask:
    return Ask(state.seat(), ShoppingMenu(state), "SV-12.4")


def resolve_shopping(state: State, action: Any) -> list[Event]:
    seat = state.seat()
    if isinstance(action, Done):
        return [ShoppingEnded(seat)]
    if not isinstance(action, Buy):
        raise untimely_action(action)
    train, plow, trade_in = action.train, action.plow, action.trade_in
    if (train is None) == (plow is None) or (action.claim, action.passenger) != (None, None):
        raise Illegal(ONE_PURCHASE)
    is_train = train is not None
    what, kinds = (train, state.board.trains) if is_train else (plow, state.board.plows)
    if what is None or what not in kinds.strength:
        raise Illegal(UNKNOWN_STOCK, known=", ".join(map(str, kinds.strength)))
    if trade_in is not None and trade_in not in (names_of(state, seat) if is_train else plow_names(state, seat)):
        raise Illegal(NO_SUCH_TRAIN, train=trade_in)
    kind, old = kinds.strength.index(what), _kind(kinds, trade_in)
    why = no_stock(state, seat, is_train, kind, old)
    if why is not None:
        raise Illegal(why, what=what, cost=kinds.price(kind, old), cash=state.cash[seat])
    paid = -kinds.price(kind, old)
    bought = (
        TrainBought(seat, what, paid, action.trade_in) if is_train else PlowBought(seat, what, paid, action.trade_in)
    )
    return [bought, ShoppingEnded(seat)]


def plow_names(state: State, seat: int) -> list[str]:
    return [str(state.board.plows.strength[kind_of(plow)]) for plow in state.stock.plows[seat]]


def _kind(kinds: StockKinds, trade_in: str | None) -> int:
    return NOWHERE if trade_in is None else kinds.strength.index(int(trade_in.partition("@")[0]))


def no_stock(state: State, seat: int, is_train: bool, kind: int, old: int) -> Refusal | None:
    board, stock = state.board, state.stock
    kinds, left = (board.trains, stock.trains_left) if is_train else (board.plows, stock.plows_left)
    if state.turn < kinds.from_turn[kind] or left[kind] == 0:
        return NOT_AVAILABLE
    if old != NOWHERE and kinds.resale[old] == NOWHERE:
        return NO_RESALE
    if is_train and old == NOWHERE and len(state.stock.trains[seat]) >= board.most_trains:
        return FOUR_TRAINS
    if kinds.price(kind, old) > state.cash[seat]:
        return NO_CASH_FOR_STOCK
    return None


class StockChoice:
    """A train or plow to buy, and the one that is traded in for it."""

    def __init__(self, is_train: bool, kind: int, old: int, trade_in: str | None) -> None:
        self.is_train = is_train
        self.kind = kind
        self.old = old  # kind of the one traded in, or NOWHERE
        self.trade_in = trade_in  # its name


class ShoppingMenu(TurnMenu):
    """Buy a train or plow, perhaps for an old one, or stop. A code is an index in `choices`."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.choices: list[StockChoice] = []

    def survey(self) -> list[int]:
        state, seat, board = self.state, self.seat, self.state.board
        trains, plows = sorted(set(names_of(state, seat))), sorted(set(plow_names(state, seat)))
        for is_train, kinds, names in ((True, board.trains, trains), (False, board.plows, plows)):
            for kind in range(len(kinds.strength)):
                if no_stock(state, seat, is_train, kind, NOWHERE) is None:
                    self.choices.append(StockChoice(is_train, kind, NOWHERE, None))
                for name in names:
                    old = _kind(kinds, name)
                    if no_stock(state, seat, is_train, kind, old) is None:
                        self.choices.append(StockChoice(is_train, kind, old, name))
        return [*range(len(self.choices)), DONE]

    def action(self, code: int) -> Buy | Done:
        if code == DONE:
            return Done()
        choice = self.choices[code]
        if choice.is_train:
            return Buy(train=self.state.board.trains.strength[choice.kind], trade_in=choice.trade_in)
        return Buy(plow=self.state.board.plows.strength[choice.kind], trade_in=choice.trade_in)

    def resolve(self, state: State, action: Any) -> list[Event]:
        return resolve_shopping(state, action)

    def preview(self, code: int) -> dict[str, Any] | None:
        if code == DONE:
            return None
        choice, board, stock = self.choices[code], self.state.board, self.state.stock
        kinds, left = (board.trains, stock.trains_left) if choice.is_train else (board.plows, stock.plows_left)
        return {"price": kinds.price(choice.kind, choice.old), "left": left[choice.kind]}

    def refused(self) -> list[dict[str, Any]]:
        misses, board = [], self.state.board
        for is_train, kinds in ((True, board.trains), (False, board.plows)):
            for kind, what in enumerate(kinds.strength):
                why = no_stock(self.state, self.seat, is_train, kind, NOWHERE)
                if why is not None:
                    values = {"what": what, "cost": kinds.cost[kind], "cash": self.state.cash[self.seat]}
                    misses.append(near_miss({"type": "buy", "train" if is_train else "plow": what}, why, values))
        return misses
