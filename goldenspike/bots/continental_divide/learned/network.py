"""The learned value: each seat's share of winning, from the features.

Railroads are a set and seats are alike: the same layers process every holding. A player is the sum of their holdings,
beside the mean of the other players' sums.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import numpy as np

from goldenspike.bots.continental_divide.learned.features import (
    SUMS,
    PositionFeatures,
    RailroadFeatures,
    player_features,
    railroad_features,
)
from goldenspike.bots.continental_divide.learned.map_arrays import Array, RouteArrays
from goldenspike.games.continental_divide.board import NOWHERE
from goldenspike.games.continental_divide.state import State


class Network:
    """Weights of the network, and its two halves."""

    def __init__(self, weights: dict[str, Array]) -> None:
        self.weights = {name: np.asarray(value, np.float32) for name, value in weights.items()}
        self.width: int = self.weights["second"].shape[1]

    @staticmethod
    def load(path: Path) -> Network:
        with np.load(path) as saved:
            return Network(dict(saved))

    def embed(self, of_railroad: Array, of_holding: Array) -> Array:
        """Embed each holding, by railroad and seat."""
        w = self.weights
        first = of_holding @ w["holding"]
        first += (of_railroad @ w["railroad"] + w["railroad_bias"])[:, None, :]
        np.maximum(first, 0, out=first)
        second = first @ w["second"]
        second += w["second_bias"]
        return np.maximum(second, 0, out=second)

    def head(self, sums: Array, of_player: Array) -> Array:
        """Compute shares of winning by position and seat, from embedded sums and the players' features."""
        w = self.weights
        others = (sums.sum(axis=-2, keepdims=True) - sums) / (sums.shape[-2] - 1)
        third = sums @ w["own"]
        third += others @ w["others"]
        third += of_player @ w["player"]
        third += w["player_bias"]
        np.maximum(third, 0, out=third)
        fourth = third @ w["fourth"]
        fourth += w["fourth_bias"]
        np.maximum(fourth, 0, out=fourth)
        logits = (fourth @ w["last"])[..., 0]
        logits -= logits.max(axis=-1, keepdims=True)
        shares = np.exp(logits)
        return shares / shares.sum(axis=-1, keepdims=True)


@cache
def load_network() -> Network:
    """Load the network that comes with the program."""
    return Network.load(Path(__file__).with_name("value.npz"))


class EvaluationBatch:
    """Features of several positions, ready to evaluate changes of one railroad."""

    def __init__(self, network: Network, states: Sequence[State], routes: Sequence[RouteArrays]) -> None:
        self.network = network
        self.position_features = PositionFeatures(states)
        self.railroads = RailroadFeatures(states, routes)
        positions, seats, kinds = len(states), states[0].seats, len(states[0].total)
        # By position and railroad: its row, its embedding, and what it adds to the sums
        self.at: Array = np.full((positions, kinds), NOWHERE)
        self.embedded: Array = np.zeros((positions, kinds, seats, network.width), np.float32)
        self.sums: Array = np.zeros((positions, kinds, seats, SUMS), np.float32)
        if self.railroads.of:
            of, which = np.array(self.railroads.of), np.array(self.railroads.railroad)
            rows, held = self.railroads.rows, self.railroads.held
            self.of_railroad, self.of_holding, sums = railroad_features(rows, held, self.position_features, of)
            self.at[of, which] = np.arange(len(of))
            self.embedded[of, which] = network.embed(self.of_railroad, self.of_holding)
            self.sums[of, which] = sums
        self.whole_embedded: Array = self.embedded.sum(axis=1)
        self.whole_sums: Array = self.sums.sum(axis=1)

    def of_players(self) -> Array:
        position_features = self.position_features
        return player_features(
            self.whole_sums,
            position_features,
            np.arange(len(position_features.left)),
            position_features.cash,
            position_features.buys,
        )

    def shares(self) -> Array:
        """By position, each seat's share of winning."""
        return self.network.head(self.whole_embedded, self.of_players())

    def after(self, of: Array, railroad: Array, rows: Array, held: Array, paid: Array, bought: Array) -> Array:
        """The mover's share of winning after each change of one railroad: its new row and holdings, and what was paid.

        `bought`: whether the mover has then used this turn's purchase.
        """
        position_features = self.position_features
        of_railroad, of_holding, sums = railroad_features(rows, held, position_features, of)
        embedded = self.network.embed(of_railroad, of_holding)
        embedded += self.whole_embedded[of] - self.embedded[of, railroad]
        sums += self.whole_sums[of] - self.sums[of, railroad]
        changes, mover = np.arange(len(of)), position_features.seat[of]
        cash, buys = position_features.cash[of], position_features.buys[of]
        cash[changes, mover] -= paid
        buys[changes, mover] *= ~bought
        return self.network.head(embedded, player_features(sums, position_features, of, cash, buys))[changes, mover]
