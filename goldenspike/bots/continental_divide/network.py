"""The learned value: each seat's share of winning, from what inputs.py says.

Railroads are a set and seats are alike: every holding is judged by the same layers, a player by the sum over their
holdings beside the mean of the others' sums.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from goldenspike.bots.continental_divide.chart import Array, Routes
from goldenspike.bots.continental_divide.inputs import SUMS, Moment, describe, players, rows_of
from goldenspike.games.continental_divide.state import State

LAYERS = ("railroad", "holding", "second", "own", "others", "player", "fourth", "last")


class Network:
    def __init__(self, weights: dict[str, Array]) -> None:
        self.weights = {name: np.asarray(value, np.float32) for name, value in weights.items()}
        self.width = self.weights["second"].shape[1]

    @staticmethod
    def load(path: Path) -> Network:
        with np.load(path) as kept:
            return Network(dict(kept))

    def embed(self, of_railroad: Array, of_holding: Array) -> Array:
        """Each holding, by railroad and seat."""
        w = self.weights
        first = (of_railroad @ w["railroad"] + w["railroad_bias"])[:, None, :] + of_holding @ w["holding"]
        np.maximum(first, 0, out=first)
        second = first @ w["second"] + w["second_bias"]
        return np.maximum(second, 0, out=second)

    def head(self, sums: Array, of_player: Array) -> Array:
        """Shares of winning by seat, from the embedded sums (…, seat, width) and the players' inputs."""
        w = self.weights
        seats = sums.shape[-2]
        others = (sums.sum(axis=-2, keepdims=True) - sums) / (seats - 1)
        third = sums @ w["own"] + others @ w["others"] + of_player @ w["player"] + w["player_bias"]
        np.maximum(third, 0, out=third)
        fourth = third @ w["fourth"] + w["fourth_bias"]
        np.maximum(fourth, 0, out=fourth)
        logits = (fourth @ w["last"])[..., 0]
        logits -= logits.max(axis=-1, keepdims=True)
        shares = np.exp(logits)
        return shares / shares.sum(axis=-1, keepdims=True)


class Outlook:
    """A position as the network sees it, ready to be asked what a change of one railroad would mean."""

    def __init__(self, network: Network, state: State, routes: Routes) -> None:
        self.network = network
        self.moment = Moment(state)
        self.rows, self.held, self.at = rows_of(state, routes)
        seats = state.seats
        if len(self.rows):
            self.of_railroad, self.of_holding, self.sums = describe(self.rows, self.held, self.moment)
            self.embedded = network.embed(self.of_railroad, self.of_holding)
        else:
            self.sums = np.zeros((0, seats, SUMS), np.float32)
            self.embedded = np.zeros((0, seats, network.width), np.float32)

    def of_players(self) -> Array:
        return players(self.sums.sum(axis=0), self.moment, self.moment.cash, self.moment.buys)

    def shares(self) -> Array:
        """Each seat's share of winning as it stands."""
        return self.network.head(self.embedded.sum(axis=0), self.of_players())

    def after(self, seat: int, railroad: Array, rows: Array, held: Array, paid: Array, bought: bool) -> Array:
        """The seat's share after each change: of that railroad, to those columns and holdings, for so many dollars."""
        moment = self.moment
        of_railroad, of_holding, sums = describe(rows, held, moment)
        embedded = self.network.embed(of_railroad, of_holding)
        at = self.at[railroad]
        known = at >= 0
        embedded += self.embedded.sum(axis=0)
        sums = sums + self.sums.sum(axis=0)
        embedded[known] -= self.embedded[at[known]]
        sums[known] -= self.sums[at[known]]
        cash = np.repeat(moment.cash[None], len(rows), axis=0)
        cash[:, seat] -= paid
        buys = moment.buys.copy()
        if bought:
            buys[seat] = 0
        of_player = players(sums, moment, cash, np.repeat(buys[None], len(rows), axis=0))
        return self.network.head(embedded, of_player)[:, seat]
