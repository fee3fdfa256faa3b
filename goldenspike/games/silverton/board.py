"""Map, cards and price chart as flat tables, indexed in pack order. Built once per pack and never changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from goldenspike.packs import Pack, SilvertonTables
from goldenspike.packs.silverton.numbers import HIGHEST_ROLL, PlowKind, TrainKind
from goldenspike.packs.silverton.tables import BOXES, COMMODITIES, LETTERS, MARKET_CITIES

NOWHERE: Final = -1
DEPLETED: Final = -1
NO_LIMIT: Final = 1 << 40

GOLD: Final = 0
SILVER: Final = 1
COPPER: Final = 2
LUMBER: Final = 3
COAL: Final = 4
COMMODITY: Final = {name: index for index, name in enumerate(COMMODITIES)}
CITIES: Final = len(MARKET_CITIES)

A: Final = 0
B: Final = 1
C: Final = 2
LETTER: Final = {letter: index for index, letter in enumerate(LETTERS)}

JAIL_CARD: Final = 0
KILL_CARD: Final = 1
DISCARD_CARD: Final = 2
EFFECT: Final = {"jail": JAIL_CARD, "kill": KILL_CARD, "discard-claims": DISCARD_CARD}


class StockKinds:
    """Kinds of trains or plows, weakest first: their power or bonus, and their prices."""

    def __init__(self, strength: list[int], kinds: Sequence[TrainKind | PlowKind]) -> None:
        self.strength = strength
        self.from_turn: list[int] = [kind.from_turn for kind in kinds]
        self.cost: list[int] = [kind.cost for kind in kinds]
        self.resale: list[int] = [NOWHERE if kind.resale is None else kind.resale for kind in kinds]
        self.count: list[int] = [kind.count for kind in kinds]

    def price(self, kind: int, old: int) -> int:
        """Price of a kind, less the resale value of an old one; never below 0 (SV-12.4)."""
        return self.cost[kind] if old == NOWHERE else max(self.cost[kind] - self.resale[old], 0)


class Board:
    """The board of a pack. Towns, segments, cards and markets are indexes here; events and actions use pack ids."""

    def __init__(self, tables: SilvertonTables) -> None:
        towns, segments = tables.towns, tables.segments
        self.town_ids: list[str] = [town.id for town in towns]
        self.town_index: dict[str, int] = {town.id: index for index, town in enumerate(towns)}
        self.towns: int = len(towns)

        self.segment_ids: list[str] = [segment.id for segment in segments]
        self.segment_index: dict[str, int] = {segment.id: index for index, segment in enumerate(segments)}
        self.segments: int = len(segments)
        self.end_a: list[int] = [self.town_index[segment.a] for segment in segments]
        self.end_b: list[int] = [self.town_index[segment.b] for segment in segments]
        self.cost: list[int] = [segment.cost for segment in segments]
        self.length: list[int] = [segment.length for segment in segments]
        self.snow: list[bool] = [segment.snow for segment in segments]
        self.leaving: list[list[int]] = [
            [index for index, segment in enumerate(segments) if town.id in (segment.a, segment.b)] for town in towns
        ]
        joined = [frozenset((segment.a, segment.b)) for segment in segments]
        self.parallel: list[list[int]] = [
            [
                other
                for other, beside in enumerate(segments)
                if other != index
                and (joined[other] == joined[index] or (segment.group and segment.group == beside.group))
            ]
            for index, segment in enumerate(segments)
        ]
        # Where a disputing surveyor may move (SV-6.2): the same towns at the same cost.
        self.twins: list[list[int]] = [
            [
                other
                for other, beside in enumerate(segments)
                if other != index and joined[other] == joined[index] and beside.cost == segment.cost
            ]
            for index, segment in enumerate(segments)
        ]
        self.pairs: list[tuple[int, int]] = [
            (self.segment_index[pair.segment_a], self.segment_index[pair.segment_b]) for pair in tables.special_pairs
        ]
        self.cubes: int = tables.track_cubes

        self.cities: list[int] = [self.town_index[city] for city in MARKET_CITIES]
        self.city_at: list[int] = [
            self.cities.index(town) if town in self.cities else NOWHERE for town in range(self.towns)
        ]

        claims = tables.claims
        self.claims: int = len(claims)
        self.claim_numbers: list[int] = [claim.number for claim in claims]
        self.claim_index: dict[int, int] = {claim.number: index for index, claim in enumerate(claims)}
        self.claim_town: list[int] = [self.town_index[claim.town] for claim in claims]
        self.commodity: list[int] = [COMMODITY[claim.commodity] for claim in claims]
        self.claim_cost: list[int] = [claim.claim_cost for claim in claims]
        self.operate_cost: list[int] = [claim.operate_cost for claim in claims]
        # By roll from 0 to 12: goods produced, or DEPLETED
        self.yields: list[list[int]] = [
            [claim.production.get(roll, DEPLETED) for roll in range(HIGHEST_ROLL + 1)] for claim in claims
        ]
        leadville = self.town_index.get("leadville", NOWHERE)
        self.at_leadville: list[bool] = [town == leadville for town in self.claim_town]

        cards = tables.passengers
        self.passengers: int = len(cards)
        self.passenger_numbers: list[int] = [card.number for card in cards]
        self.passenger_index: dict[int, int] = {card.number: index for index, card in enumerate(cards)}
        self.letter: list[int] = [LETTER[card.letter] for card in cards]
        self.line_a: list[int] = [self.town_index[card.towns[0]] for card in cards]
        self.line_b: list[int] = [self.town_index[card.towns[1]] for card in cards]
        self.price: list[int] = [card.price for card in cards]
        self.revenue: list[int] = [card.revenue for card in cards]
        self.leadville: list[int] = [card.leadville_depletions or 0 for card in cards]  # 0: no such instruction

        events = tables.events
        self.events: int = len(events)
        self.event_numbers: list[int] = [event.number for event in events]
        self.event_index: dict[int, int] = {event.number: index for index, event in enumerate(events)}
        self.effect: list[int] = [EFFECT[event.effect] for event in events]
        self.release_cost: list[int] = [event.params.get("release_cost", 0) for event in events]
        self.replace_cost: list[int] = [event.params.get("replace_cost", 0) for event in events]
        self.wait_turns: list[int] = [event.params.get("wait_turns", 0) for event in events]
        self.deal: list[int] = [event.params.get("deal", 0) for event in events]

        markets = tables.markets
        self.markets: int = len(markets)
        self.market_ids: list[str] = [market.id for market in markets]
        self.market_goods: list[int] = [COMMODITY[market.commodity] for market in markets]
        self.market_city: list[int] = [
            MARKET_CITIES.index(market.city) if market.city in MARKET_CITIES else NOWHERE for market in markets
        ]
        self.ladder: list[list[int]] = [list(market.ladder) for market in markets]
        self.shaded: list[list[bool]] = [[box in market.blocked for box in range(BOXES)] for market in markets]
        self.start_box: list[int] = [market.start for market in markets]
        self.sale_limit: list[int] = [market.sale_limit or NO_LIMIT for market in markets]
        self.market_dice: list[int] = [market.dice for market in markets]
        self.sold_divisor: list[int] = [market.sold_divisor for market in markets]
        self.uses_idn: list[bool] = [market.idn for market in markets]
        self.least_players: list[int] = [market.min_players for market in markets]
        self.changes: list[list[tuple[int, int, int]]] = [
            [(change.low, change.high, change.boxes) for change in tables.changes[market.change]] for market in markets
        ]
        # At commodity * CITIES + city: the market of these goods in that city
        self.market_of: list[int] = [
            next(
                index
                for index, market in enumerate(markets)
                if COMMODITY[market.commodity] == goods and market.city in ("any", MARKET_CITIES[city])
            )
            for goods in range(len(COMMODITIES))
            for city in range(CITIES)
        ]
        self.trains: StockKinds = StockKinds([train.power for train in tables.trains], tables.trains)
        self.plows: StockKinds = StockKinds([plow.bonus for plow in tables.plows], tables.plows)
        numbers = tables.numbers
        self.most_trains: int = numbers.trains
        self.most_deliveries: int = numbers.deliveries
        self.dismantling: int = numbers.dismantling
        self.bail: int = numbers.bail
        self.wage: int = numbers.wage
        self.convoy: int = numbers.convoy
        self.claim_bonus: int = numbers.claim_bonus
        self.first_operation: int = numbers.first_operation
        self.most_offers: int = numbers.offers
        self.release_rolls: list[int] = sorted(set(numbers.release))
        self.joint_length: int = numbers.joint_length
        self.piece_points: list[int] = list(numbers.piece_points)
        self.simple_unsold: list[int] = list(numbers.simple_unsold)
        self.simple_sold: list[int] = list(numbers.simple_sold)
        self.numbers = numbers
        self.idn: list[int] = list(tables.idn)
        self.winters: list[int] = list(tables.winter)

    def winter(self, turn: int) -> bool:
        """Whether a turn is a winter turn: as printed, and after the last printed one every fourth (SV-3.2)."""
        last = self.winters[-1]
        return turn in self.winters if turn <= last else (turn - last) % 4 == 0

    def demand(self, turn: int) -> int:
        """Increased-demand number of a turn; past the last one it stays the same (SV-8.2)."""
        return self.idn[min(turn, len(self.idn)) - 1]


_boards: dict[str, Board] = {}


def board_of(pack: Pack) -> Board:
    """Board of a pack. Packs with the same content share one."""
    board = _boards.get(pack.sha256)
    if board is None:
        tables = pack.tables
        assert isinstance(tables, SilvertonTables)  # noqa: S101
        board = _boards[pack.sha256] = Board(tables)
    return board
