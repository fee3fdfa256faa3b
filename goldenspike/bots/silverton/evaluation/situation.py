"""A view in the board's numbers, as one seat sees it."""

from __future__ import annotations

from typing import Final

from goldenspike.bots.silverton.evaluation.odds import Yields, yields_of
from goldenspike.bots.silverton.evaluation.prices import Prices, prices_of
from goldenspike.bots.silverton.evaluation.weights import Weights
from goldenspike.games.silverton.board import CITIES, NOWHERE, Board
from goldenspike.games.silverton.options.table_options import SIMPLE_MARKET
from goldenspike.games.silverton.position.targets import target_of
from goldenspike.games.silverton.presentation.views import Piece, Player, View
from goldenspike.games.silverton.routes import Track, TrackNetwork
from goldenspike.kernel.entries import Entry

# Where a claim is; an owned one has the seat's number.
UNSEEN: Final = 100
SHOWN: Final = 101
GONE: Final = 102

AGES: Final = 0.999
"""Value of next turn's dollar to a player who has no use for it now."""

HORIZON: Final = 4
"""Forecasts end at a multiple of this many turns, so that few are computed."""


class Token:
    """A piece: its name, and where it stands (a target, or NOWHERE)."""

    def __init__(self, board: Board, seat: int, piece: Piece) -> None:
        self.seat = seat
        self.name: str = piece.id
        self.kind: str = piece.kind
        self.bonus: int = piece.bonus
        self.status: str = piece.status
        self.second: bool = piece.second
        self.cost: int = 0 if piece.cost is None else piece.cost
        self.city: int = NOWHERE if piece.city is None else board.town_index[piece.city]
        self.target: int = NOWHERE if piece.target is None else target_of(board, piece.target)


class Situation:
    """What a seat knows. `cash_estimates` are given to bots that estimate everyone's cash."""

    def __init__(
        self,
        view: View,
        board: Board,
        weights: Weights,
        seat: int,
        cash_estimates: list[int] | None = None,
        log: list[Entry] | None = None,
    ) -> None:
        me: Player = view.players[seat]
        self.view = view
        self.board = board
        self.weights = weights
        self.seat = seat
        self.seats: int = len(view.players)
        self.turn: int = view.turn
        self.winter: bool = view.winter
        self.advanced: bool = view.level == "advanced"
        self.cash_estimates = cash_estimates
        self.log: list[Entry] = [] if log is None else log
        self.cash: int = me.cash if me.cash is not None else 0 if cash_estimates is None else cash_estimates[seat]
        self.target: int = 0 if view.target is None else view.target
        self.yields: Yields = yields_of(board)
        self.slots: int = board.most_deliveries  # of a turn
        self.power: float = 0.0  # of an average train
        if self.advanced:
            self.slots = max(1, len(me.trains))
            for train in me.trains:
                self.power += train.power / self.slots
            if weights.fleet:
                self.slots = board.most_trains
                self.power = max(self.power, weights.fleet * self._strongest_train())
        self.plenty: float = self._plenty(me)
        self.patience: float = weights.patience + (AGES - weights.patience) * weights.calmness * self.plenty

        self.claim_at: list[int] = [UNSEEN] * board.claims
        self.goods: list[int] = [0] * board.claims
        self.depleted: list[bool] = [False] * board.claims
        self.opened: list[bool] = [False] * board.claims
        self.operated: list[bool] = [False] * board.claims
        self.own: list[int] = []  # claims
        self.shown: list[int] = []
        self._read_claims()

        self.owner: list[int] = [NOWHERE] * board.segments
        for name, owner in view.owners.items():
            self.owner[board.segment_index[name]] = owner
        self.segments: list[int] = [board.segment_index[name] for name in me.track]
        self.cubes: int = me.cubes
        self.starts: list[int] = [board.town_index[name] for name in me.cities]
        self.track = Track(board, self.segments, self.starts)
        self.network: TrackNetwork = self.track.network
        self.confined: bool = not me.joined
        self._networks: list[TrackNetwork] = []

        self.tokens: list[Token] = [Token(board, seat, piece) for piece in me.pieces]
        self.rivals: list[Token] = []
        for player in view.players:
            if player.seat != seat:
                for piece in player.pieces:
                    if piece.target is not None:
                        self.rivals.append(Token(board, player.seat, piece))

        self.open: list[bool] = []
        self.box: list[int] = []
        self.sold: list[int] = []
        self.room: list[int] = []
        for market in view.markets:
            self.open.append(market.open)
            self.box.append(market.box)
            self.sold.append(market.sold)
            self.room.append(999 if market.room is None else market.room)

        self._quotes: dict[int, float] = {}
        self.left: int = self._turns_left()
        last = view.last_turn if not self.target else min(view.last_turn, self.turn + self.left)
        last = min(view.last_turn, -(-last // HORIZON) * HORIZON)
        sales = int(weights.rivals * (self.seats - 1) + 0.5)
        self.prices: Prices = prices_of(board, last, sales, weights.patience, SIMPLE_MARKET in view.rules)

    def _strongest_train(self) -> int:
        """Power of the strongest train that can be bought by the next turn."""
        trains, strongest = self.board.trains, 0
        for kind, turn in enumerate(trains.from_turn):
            if turn <= self.turn + 1:
                strongest = max(strongest, trains.strength[kind])
        return strongest

    def _plenty(self, me: Player) -> float:
        """How far cash exceeds what the pieces need, from 0 to 1 (twice as much)."""
        need = 0.0
        for piece in me.pieces:
            if piece.status not in ("dead", "gone"):
                need += self.weights.outlay
        return max(0.0, min(1.0, self.cash / need - 1)) if need else 1.0

    def _read_claims(self) -> None:
        board, view = self.board, self.view
        for claim in view.claims:
            index = board.claim_index[claim.number]
            owner = claim.owner
            self.claim_at[index] = SHOWN if owner is None else owner
            self.goods[index] = claim.goods
            self.depleted[index] = claim.depleted
            self.opened[index] = claim.opened
            self.operated[index] = claim.operated
            if owner == self.seat:
                self.own.append(index)
            elif owner is None and claim.place is not None:
                self.shown.append(index)
        for number in view.discards:
            if number in board.claim_index:
                self.claim_at[board.claim_index[number]] = GONE

    def _turns_left(self) -> int:
        """Estimate the turns left, this one included. A game with a target ends when a player reaches it."""
        view = self.view
        left = view.last_turn - self.turn + 1
        if self.target:
            progress = self.weights.progress * self.target
            if self.cash_estimates is not None:
                for player in view.players:
                    left = min(left, self._turns_of(player, self.cash_estimates[player.seat], progress))
                return left
            wealth = self.cash + self.stock()
            for player in view.players:
                if player.cash is not None and player.cash > wealth:
                    wealth = player.cash
            left = min(left, 1 + max(0, int((self.target - wealth) / progress + 0.5)))
        return left

    def _turns_of(self, player: Player, cash: int, progress: float) -> int:
        """Turns until a player reaches the target, if all goods within reach of their track are sold."""
        board, part = self.board, self.networks()[player.seat].part
        wealth = cash
        for number in player.claims:
            claim = board.claim_index[number]
            if part[board.claim_town[claim]] != NOWHERE:
                wealth += self.goods[claim] * self.price(board.commodity[claim])
        return 1 + max(0, int((self.target - wealth) / progress + 0.5))

    def networks(self) -> list[TrackNetwork]:
        """Track networks by seat."""
        if not self._networks:
            board = self.board
            for player in self.view.players:
                if player.seat == self.seat:
                    self._networks.append(self.network)
                else:
                    segments = [board.segment_index[name] for name in player.track]
                    starts = [board.town_index[name] for name in player.cities]
                    self._networks.append(Track(board, segments, starts).network)
        return self._networks

    def stock(self) -> int:
        """Value of own goods within reach of track at current prices, ignoring limits."""
        total, part = 0, self.network.part
        for claim in self.own:
            if self.goods[claim] and part[self.board.claim_town[claim]] != NOWHERE:
                total += self.goods[claim] * self.price(self.board.commodity[claim])
        return total

    def price(self, commodity: int) -> int:
        """The best current price in any open market."""
        best, board = 0, self.board
        for city in range(CITIES):
            market = board.market_of[commodity * CITIES + city]
            if self.open[market]:
                best = max(best, board.ladder[market][self.box[market]])
        return best

    def quote(self, commodity: int, part: int) -> float:
        """Expected price of a good in a part of the network, for a seller who can wait."""
        key = commodity * 1024 + part
        found = self._quotes.get(key)
        if found is None:
            board, found = self.board, 0.0
            for city in range(CITIES):
                market = board.market_of[commodity * CITIES + city]
                if self.open[market] and self.network.part[board.cities[city]] == part:
                    found = max(found, self.prices.value(market, self.turn, self.box[market]))
            self._quotes[key] = found
        return found

    def holds(self, token: Token) -> bool:
        """Tell whether a piece holds its target."""
        return token.target != NOWHERE and token.status in ("placed", "tied", "jail")
