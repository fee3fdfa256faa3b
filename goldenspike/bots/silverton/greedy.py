"""One-step player of Silverton: choose the action that promises most dollars."""

from __future__ import annotations

from random import Random
from typing import Any

from goldenspike.bots.silverton.choices.answers import (
    choose_answer,
    choose_city,
    choose_fine,
    choose_hire,
    choose_in_dispute,
    choose_pieces,
)
from goldenspike.bots.silverton.choices.construction import choose_building, choose_operation, choose_purchase
from goldenspike.bots.silverton.choices.delivery import choose_delivery
from goldenspike.bots.silverton.choices.offers import choose_offer
from goldenspike.bots.silverton.choices.placement import choose_placement
from goldenspike.bots.silverton.choices.stock import choose_plow, choose_stock
from goldenspike.bots.silverton.evaluation.situation import Situation
from goldenspike.bots.silverton.evaluation.weights import Weights
from goldenspike.games.silverton.actions import Assign, Muster
from goldenspike.games.silverton.board import board_of
from goldenspike.games.silverton.presentation.views import View
from goldenspike.kernel.entries import Entry
from goldenspike.kernel.game import Menu
from goldenspike.packs import Pack


class Greedy:
    """Choose by kind of decision. With `cash_estimates` and a log it also considers the other players."""

    def __init__(
        self,
        rng: Random,
        weights: Weights | None = None,
        cash_estimates: list[int] | None = None,
        log: list[Entry] | None = None,
    ) -> None:
        self.rng = rng
        self.cash_estimates = cash_estimates
        self.log = log
        self.weights = Weights() if weights is None else weights

    def choose(self, seat: int, pack: Pack, view: View, menu: Menu) -> Any:
        first = next(iter(menu))
        if isinstance(first, Muster):
            return choose_pieces(menu)
        situation = Situation(view, board_of(pack), self.weights, seat, self.cash_estimates, self.log)
        if isinstance(first, Assign):
            return choose_city(situation, menu)
        phase = view.phase
        if phase == "placement":
            return choose_placement(situation, menu, self.rng)
        if phase == "buying":
            return choose_purchase(situation, menu)
        if phase == "building":
            return choose_building(situation, menu)
        if phase == "operating":
            return choose_operation(situation, menu)
        if phase == "delivering":
            return choose_delivery(situation, menu)
        if phase == "dealing":
            return choose_offer(situation) if view.offer is None else choose_answer(situation, menu)
        if phase == "shopping":
            return choose_stock(situation, menu)
        if phase == "fines":
            return choose_fine(situation, menu)
        if phase == "plowing":
            return choose_plow(situation, menu)
        if phase == "hiring":
            return choose_hire(situation, menu)
        return choose_in_dispute(situation, menu)
