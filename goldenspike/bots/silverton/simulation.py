"""Simulate choices in a solitaire, where only dice and cards are uncertain.

The most promising choice is compared with the next best, each in the same futures. Another choice wins only if it does
clearly better. A simulated game is played to the end without further simulations.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any, Final

from goldenspike.bots.budget import Budget
from goldenspike.bots.silverton.choices.construction import operations
from goldenspike.bots.silverton.choices.delivery import best_deliveries
from goldenspike.bots.silverton.choices.valued_action import ValuedAction
from goldenspike.bots.silverton.evaluation.situation import Situation
from goldenspike.bots.silverton.evaluation.weights import Weights
from goldenspike.bots.silverton.greedy import Greedy
from goldenspike.bots.silverton.ranking import choices_of
from goldenspike.games.silverton.actions import Done, Place
from goldenspike.games.silverton.board import Board
from goldenspike.games.silverton.presentation.views import View
from goldenspike.games.silverton.state import DELIVERING, OPERATING
from goldenspike.kernel.chance import CardDraw, Dice
from goldenspike.kernel.entries import Result
from goldenspike.kernel.game import Ask, Chance, Menu
from goldenspike.kernel.play import Play

CHOICES: Final = 3
"""At most this many choices are simulated."""

FEW: Final = 2
"""Futures to play before a choice may be dropped."""

LEAD: Final = 0.7
"""Standard errors by which a choice must be ahead of the favourite."""

LUCK: Final = 0.3
"""Added to the variance of differences: a few futures can be alike by chance."""

LATE: Final = 4.0
"""Turns that the whole target counts as, if it is not reached."""

TURNS: Final = 32  # more than any game has
MARKETS: Final = 16  # more than any board has
CARDS: Final = 128  # more than there are
USES: Final = 24  # no claim is operated more often


class Future:
    """One future: how prices move, what each claim yields, the order of the cards, whatever the player does.

    Choices simulated in the same future differ by their own effects, and little by luck.
    """

    def __init__(self, seed: int) -> None:
        rng = Random(seed)
        self.market: bytes = rng.randbytes(4 * TURNS * MARKETS)
        self.claim: bytes = rng.randbytes(4 * CARDS * USES)
        self.order: list[int] = list(range(CARDS))
        rng.shuffle(self.order)
        self.rest: int = rng.getrandbits(32)


class FutureReplay:
    """Outcomes of one future, in the order in which one simulated game needs them."""

    def __init__(self, future: Future, board: Board) -> None:
        self.future = future
        self.board = board
        self._operated: list[int] = [0] * CARDS
        self._rest: Random | None = None

    def outcome(self, turn: int, chance: Chance) -> Any:
        what, purpose = chance.distribution, chance.purpose
        if isinstance(what, CardDraw):
            return self._card(what.cards)
        if isinstance(what, Dice) and isinstance(purpose, dict):
            if "market" in purpose:
                market = self.board.market_ids.index(purpose["market"])
                return _dice(self.future.market, turn * MARKETS + market, what.count)
            if "operate" in purpose:
                number: int = purpose["operate"]
                used = min(self._operated[number], USES - 1)
                self._operated[number] = used + 1
                return _dice(self.future.claim, number * USES + used, what.count)
        if self._rest is None:
            self._rest = Random(self.future.rest)
        return what.draw(self._rest.randrange)

    def _card(self, cards: list[int]) -> int:
        """Return the card that lies highest."""
        order, top = self.future.order, cards[0]
        for card in cards:
            if order[card] < order[top]:
                top = card
        return top


def _dice(future: bytes, at: int, count: int) -> list[int]:
    """Read at most two dice, of two bytes each."""
    found: list[int] = []
    for die in range(4 * at, 4 * at + 2 * count, 2):
        found.append(((future[die] * 256 + future[die + 1]) * 6 >> 16) + 1)
    return found


def _of_piece(choices: list[ValuedAction], piece: str) -> list[ValuedAction]:
    """Keep the other targets of a piece. Passing is kept only if no other piece has anything to do: a player who passes
    places none.
    """
    own = [choice for choice in choices if isinstance(choice.action, Place) and choice.action.piece == piece]
    return choices if len(own) == len(choices) - 1 else own


class SimulatedPlayer:
    """Play on as greedy does, but plan operations and sales only once a turn."""

    def __init__(self, weights: Weights) -> None:
        self._greedy = Greedy(Random(0), weights, [0], [])
        self._weights = weights
        self._plan: list[Any] = []
        self._when: int = -1  # turn and phase of the plan

    def move(self, game: Play, menu: Menu) -> None:
        phase: int = game.state.phase
        if phase in (OPERATING, DELIVERING):
            game.act(self._next(game, menu))
        else:
            self._greedy.cash_estimates = [game.state.cash[0]]
            game.act(self._greedy.choose(0, game.setup.pack, game.view(0), menu))

    def _next(self, game: Play, menu: Menu) -> Any:
        """Take the next planned action of this phase. Skip actions that are no longer possible."""
        state = game.state
        when: int = state.turn * 64 + state.phase
        if when != self._when:
            self._when = when
            situation = Situation(game.view(0), state.board, self._weights, 0, [state.cash[0]])
            if state.phase == OPERATING:
                choices = [choice for choice in operations(situation) if choice.gain > 0]
                choices.sort(key=lambda choice: -choice.gain)
                self._plan = [choice.action for choice in choices]
            else:
                self._plan = list(best_deliveries(situation))
        while self._plan:
            action = self._plan.pop(0)
            if action in menu:
                return action
        return Done()


class Simulation:
    """The favourite choice in a solitaire with a target, and its alternatives."""

    def __init__(self, play: Play, view: View, menu: Menu, favourite: Any, weights: Weights) -> None:
        self.play = play
        self.board: Board = play.state.board
        self.weights = weights
        self.last_turn: int = view.last_turn
        self.target: int = view.target or 0
        self.actions: list[Any] = [favourite]
        if (
            view.phase in ("placement", "delivering") or view.drawn is not None
        ):  # other choices mostly follow from these
            self._add_others(view, menu)
        self.results: list[list[float]] = [[] for _ in self.actions]

    def _add_others(self, view: View, menu: Menu) -> None:
        situation = Situation(view, self.board, self.weights, 0, [self.play.state.cash[0]], self.play.log)
        choices = choices_of(situation, menu)
        choices.sort(key=lambda choice: -choice.gain)
        favourite = self.actions[0]
        if isinstance(favourite, Place):
            choices = _of_piece(choices, favourite.piece)
        for choice in choices:
            if len(self.actions) >= CHOICES:
                break
            if choice.action not in self.actions and choice.action in menu:
                self.actions.append(choice.action)

    def best(self, rng: Random, most: int, budget: Budget) -> Any:
        """Return the favourite, unless an alternative proves better in at most `most` simulations."""
        if len(self.actions) == 1:
            return self.actions[0]
        self.play.auto_chance = False  # the future decides
        racing, made = list(range(len(self.actions))), 0
        while len(racing) > 1 and made + len(racing) <= most and budget.step(len(racing)):
            made += len(racing)
            future = Future(rng.getrandbits(32))
            for number in racing:
                self.results[number].append(self._simulate(self.actions[number], future))
            if len(self.results[0]) >= FEW:
                racing = [number for number in racing if self._promising(number, racing)]
        best, lead = 0, 0.0
        for number in racing[1:]:
            mean, error = self._ahead(number, 0)
            if mean - LEAD * error > lead:
                best, lead = number, mean - LEAD * error
        return self.actions[best]

    def _promising(self, number: int, racing: list[int]) -> bool:
        """Tell whether a choice may still be the best. The favourite always stays, for comparison."""
        if number == 0:
            return True
        for other in racing:
            if other != number:
                mean, error = self._ahead(other, number)
                if mean > error:
                    return False
        return True

    def _ahead(self, one: int, other: int) -> tuple[float, float]:
        """Return by how much one choice beat another in the same futures, and the standard error."""
        mine, theirs = self.results[one], self.results[other]
        count = len(mine)
        if not count:
            return 0.0, 0.0
        mean, squares = 0.0, 0.0
        for number in range(count):
            difference = mine[number] - theirs[number]
            mean += difference / count
            squares += difference * difference / count
        return mean, sqrt((squares - mean * mean + LUCK) / max(1, count - 1))

    def _simulate(self, action: Any, future: Future) -> float:
        game, replay = self.play.clone(), FutureReplay(future, self.board)
        player = SimulatedPlayer(self.weights)
        game.act(action)
        while True:
            pending = game.pending
            if isinstance(pending, Ask):
                player.move(game, pending.menu)
            elif isinstance(pending, Chance):
                game.roll(replay.outcome(game.state.turn, pending))
            else:
                return self._score(pending.result)

    def _score(self, result: Result) -> float:
        """Score a result in turns: earlier is better, and exceeding the target counts a little."""
        cash = result.scores[0]
        if cash < self.target:
            return LATE * (cash / self.target - 1) - self.last_turn - 1
        turns = self.last_turn if result.turns is None else result.turns
        return min(0.5, cash / self.target - 1) - turns
