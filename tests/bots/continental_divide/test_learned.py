"""The learned players of Continental Divide: what they imagine is what happens, and they keep to their budget."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest

import goldenspike as gs
from goldenspike import bots
from goldenspike.bots.budget import Budget
from goldenspike.bots.continental_divide.learned.candidates import RailroadChanges, foundings, lines, purchases
from goldenspike.bots.continental_divide.learned.evaluation import evaluate_actions
from goldenspike.bots.continental_divide.learned.features import BUILT, RailroadFeatures
from goldenspike.bots.continental_divide.learned.map_arrays import route_arrays_of
from goldenspike.bots.continental_divide.learned.network import EvaluationBatch, load_network
from goldenspike.games.continental_divide.actions import Build, Pass
from goldenspike.games.continental_divide.state import STOCK, TRACK
from goldenspike.kernel.play import Play
from goldenspike.lab.simulate import Request, simulate
from support.games import NAMES, question

GAME = "continental-divide"


def moments(seed: int, players: int, count: int) -> list[Play]:
    """Positions of one game of greedy, from its beginning to its end."""
    play = gs.new_game(GAME, NAMES[:players], seed=seed)
    players_ = [bots.make("greedy", GAME, seat) for seat in range(players)]
    found = []
    while not play.over:
        found.append(play.clone())
        seat = question(play).seat
        play.act(players_[seat].choose(play.observe(seat)))
    return Random(seed).sample(found, min(count, len(found)))


@pytest.mark.parametrize(("seed", "players"), [(1, 3), (2, 4), (3, 6)])
def test_what_a_candidate_would_make_of_a_railroad_is_what_it_makes_of_it(seed: int, players: int) -> None:
    rng, compared = Random(seed), 0
    for play in moments(seed, players, 30):
        state, routes = play.state, route_arrays_of(play.state)
        if state.phase not in (STOCK, TRACK):
            continue
        outlook, changes, menu = (
            EvaluationBatch(load_network(), [state], [routes]),
            RailroadChanges(),
            question(play).menu,
        )
        if state.phase == STOCK:
            purchases(state, outlook, 0, changes)
            if len(menu) and menu.foundings:  # type: ignore[attr-defined]
                foundings(state, routes, 0, menu, menu.starts[:2], 2, changes)  # type: ignore[arg-type, attr-defined]
        else:
            lines(state, outlook, routes, 0, menu, changes)  # type: ignore[arg-type]
        rows, held = np.concatenate([*changes.rows, np.zeros((0, 26))]), changes.held
        whose = np.concatenate(held) if held else np.zeros((0, players))
        for pick in rng.sample(range(len(changes.actions)), min(6, len(changes.actions))):
            after = play.clone()
            after.act(changes.actions[pick])
            if after.over or after.state.turn != state.turn or after.state.phase not in (STOCK, TRACK):
                continue  # dividends have been paid
            now = RailroadFeatures([after.state], [routes])
            at = now.railroad.index(changes.railroad[pick])
            if after.state.seat() != state.seat():
                now.rows[at, BUILT] = rows[pick, BUILT]  # a new turn begins with nothing built
            assert now.rows[at].tolist() == rows[pick].tolist(), changes.actions[pick]
            assert now.held[at].tolist() == whose[pick].tolist()
            compared += 1
    assert compared > 40


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_candidates_are_allowed_and_different_and_judged_between_none_and_all(players: int) -> None:
    for play in moments(players, players, 12):
        ((actions, values),) = evaluate_actions(load_network(), [play])
        assert len(actions) == len(values)
        assert len(set(map(str, actions))) == len(actions)
        assert all(action in question(play).menu for action in actions)
        assert all(0 <= value <= 1 for value in values.tolist())


def test_no_line_is_thought_about_that_leads_nowhere_and_earns_nothing_that_counts() -> None:
    lines_ = 0
    for play in moments(4, 4, 60):
        ((actions, _),) = evaluate_actions(load_network(), [play])
        routes = route_arrays_of(play.state)
        for action in actions:
            if isinstance(action, Build):
                after = play.clone()
                railroad = play.state.board.railroad_index[action.railroad]
                income, track = play.state.income[railroad], list(play.state.hexes[railroad])
                after.act(action)
                nearer = routes.burden[:, after.state.hexes[railroad]].min(axis=1) < routes.burden[:, track].min(axis=1)
                counts = play.state.turn < play.state.board.turns
                assert (counts and after.state.income[railroad] > income) or nearer.any(), action
                lines_ += 1
    assert lines_ > 40


def test_positions_judged_together_are_judged_as_each_alone() -> None:
    plays = moments(5, 4, 10)
    together = evaluate_actions(load_network(), plays, starts=2, apart=3)
    for play, (actions, values) in zip(plays, together, strict=True):
        ((alone, worth),) = evaluate_actions(load_network(), [play], starts=2, apart=3)
        assert actions == alone
        assert values == pytest.approx(worth, abs=1e-5)


def choices(level: str, seed: int, steps: int) -> list[Any]:
    play = gs.new_game(GAME, NAMES[:3], seed=8)
    players = [bots.make(level, GAME, seed + seat) for seat in range(3)]
    for _ in range(12):
        seat = question(play).seat
        budget = Budget(steps)
        play.act(bots.ask(players[seat], play.observe(seat), budget))
        assert budget.spent <= steps
    return play.log


@pytest.mark.parametrize("steps", [1, 7, 20])
def test_the_same_seed_and_steps_give_the_same_game(steps: int) -> None:
    assert choices("expert", 3, steps) == choices("expert", 3, steps)


def test_a_budget_of_steps_is_used() -> None:
    play = next(play for play in moments(2, 4, 40) if len(question(play).menu) > 200)
    budget = Budget(40)
    bots.ask(bots.make("expert", GAME, 1), play.observe(question(play).seat), budget)
    assert 36 <= budget.spent <= 40
    little = Budget(8)
    bots.ask(bots.make("expert", GAME, 1), play.observe(question(play).seat), little)
    assert little.spent == 8
    stopped = Budget(40)
    stopped.stop()
    bots.ask(bots.make("expert", GAME, 1), play.observe(question(play).seat), stopped)
    assert stopped.spent == 0


@pytest.mark.parametrize(("level", "budget"), [("planner", None), ("expert", Budget(1))])
def test_a_whim_makes_games_differ_and_costs_little(level: str, budget: Budget | None) -> None:
    """Without a thought, expert has nothing but that."""
    chosen = set()
    early = [play for play in moments(6, 4, 99) if play.state.turn <= 3 and play.state.phase == STOCK]
    for play in early:
        ((actions, values),) = evaluate_actions(load_network(), [play])
        for seed in range(12):
            bot = bots.make(level, GAME, seed)
            action = bots.ask(bot, play.observe(question(play).seat), budget and budget.fresh())
            assert values[actions.index(action)] > 0.7 * values.max()
            chosen.add(str(action))
    assert len(chosen) > 1.3 * len(early)


def test_in_the_last_turn_points_are_all_that_counts() -> None:
    """Money is worth nothing in the end: the last player to buy, who can buy points, does not pass."""
    spent = 0
    for play in [play for seed in range(4) for play in moments(seed, 4, 99) if play.state.turn == 8]:
        state = play.state
        if state.phase == STOCK and state.place == state.seats - 1 and len(question(play).menu) > 1:
            action = bots.make("planner", GAME, 1).choose(play.observe(state.seat()))
            assert not isinstance(action, Pass)
            spent += 1
    assert spent > 2


def test_numpy_has_one_thread() -> None:
    """On a busy computer, threads that wait for each other make a decision take minutes."""
    program = "from goldenspike import bots; bots.make('planner', 'continental-divide').choose; "
    program += "from goldenspike.bots.levels import strongest; strongest('expert', 'continental-divide'); "
    program += "import os; print(os.environ['OPENBLAS_NUM_THREADS'])"
    environment = {name: value for name, value in os.environ.items() if "NUM_THREADS" not in name}
    said = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert said.stdout == "1\n"


@pytest.mark.slow
def test_planner_beats_greedy() -> None:
    """Expected: more than half of the games against three."""
    won = 0.0
    for played in simulate(Request(GAME, 4, ["planner", "greedy", "greedy", "greedy"], 40, 2, {}, None)):
        assert played.error is None
        won += (played.bots.index("planner") in played.winners) / len(played.winners)
    assert won > 40 / 4
