"""The greedy bot at Silverton: legal, fair, never at a loss, and clearly better than chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import goldenspike as gs
from goldenspike.bots.greedy import GreedyBot
from goldenspike.bots.random import RandomBot
from goldenspike.bots.silverton.evaluation.odds import second_segment_chance, win_chance, yields_of
from goldenspike.bots.silverton.evaluation.prices import prices_of
from goldenspike.bots.silverton.evaluation.reach import NO_PATH, Reach
from goldenspike.bots.silverton.evaluation.situation import Situation
from goldenspike.bots.silverton.evaluation.valuation import plan_of
from goldenspike.bots.silverton.evaluation.weights import Weights
from goldenspike.errors import GoldenSpikeError
from goldenspike.games.silverton import Accept, Decline, Done, Offer, Place, Terms
from goldenspike.games.silverton.board import NOWHERE, board_of
from goldenspike.games.silverton.options.scenarios import SCENARIOS
from goldenspike.games.silverton.options.table_options import RULES, check_options
from goldenspike.kernel.entries import GRADES
from goldenspike.lab.simulate import Request, simulate
from support.games import ended, question

GAME = "silverton"
NAMES = ["Ann", "Bob", "Cy", "Di", "Ed", "Flo"]
DECISIVE_DEFEAT = GRADES[-1]
LEVELS = ["basic", "advanced"]
SOLITAIRE = [scenario.name for scenario in SCENARIOS if scenario.players() == 1]
ENDLESS = 10_000
"""Decisions that no game of bots takes."""


def begin(players: int, seed: int, options: dict[str, Any]) -> gs.Play:
    return gs.new_game(GAME, NAMES[:players], seed=seed, options=options)


def positions(play: gs.Play, seed: int, greedy_part: float = 1.0) -> Iterator[gs.Play]:
    """Every position of a game in which each choice is greedy with that chance, and random otherwise."""
    rng = Random(seed)
    greedy, chance = GreedyBot(seed), RandomBot(seed)
    for _ in range(ENDLESS):
        if not isinstance(play.pending, gs.Ask):
            return
        yield play
        bot = greedy if rng.random() < greedy_part else chance
        play.act(bot.choose(play.observe(play.pending.seat)))
    raise AssertionError("the game does not end")


def played(players: int, seed: int, options: dict[str, Any]) -> gs.Play:
    """A game of greedy bots alone, to its end."""
    play = begin(players, seed, options)
    for _ in positions(play, seed):
        pass
    assert isinstance(play.pending, gs.Over)
    return play


def fitting(level: str, length: str, players: int) -> list[str]:
    """The optional rules that such a table may have, all at once."""
    rules = []
    for rule in RULES:
        try:
            check_options({"level": level, "length": length, "rules": [rule]}, players)
        except GoldenSpikeError:
            continue
        rules.append(rule)
    return rules


# It plays on, whatever the table


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: f"{scenario.name}-{scenario.players()}")
def test_every_scenario_is_played_to_its_end(scenario: Any, level: str) -> None:
    options = {"level": level, "scenario": scenario.name}
    if not scenario.counts_as:
        options["length"] = "short"
    played(scenario.players(), 3, options)


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("players", "length"), [(2, "short"), (3, "regular"), (4, "long"), (5, "regular"), (6, "short")]
)
def test_every_length_is_played_to_its_end(players: int, length: str, level: str) -> None:
    played(players, 4, {"level": level, "length": length})


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("players", "length"), [(2, "campaign"), (3, "short"), (6, "regular")])
def test_optional_rules_are_played_too(players: int, length: str, level: str) -> None:
    rules = fitting(level, length, players)
    assert len(rules) >= 4
    played(players, 5, {"level": level, "length": length, "rules": rules})


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [1, 2, 4, 6])
@pytest.mark.parametrize("greedy_part", [0.0, 0.5, 0.9])
def test_whatever_the_position_the_choice_is_legal(players: int, level: str, greedy_part: float) -> None:
    options: dict[str, Any] = {"level": level}
    options |= {"scenario": "copper-spike"} if players == 1 else {"length": "campaign"}
    if players > 1:
        options["rules"] = fitting(level, "campaign", players)
    bot, phases = GreedyBot(1), set()
    for play in positions(begin(players, players, options), players, greedy_part):
        observation = play.observe(question(play).seat)
        phases.add(observation.view.phase)
        assert bot.choose(observation) in question(play).menu
    assert {"placement", "buying", "building", "operating"} <= phases


# It plays fair


class Window:
    """An observation reduced to what is documented: whatever else a bot reaches for is not there."""

    def __init__(self, observation: gs.Observation) -> None:
        self.seat = observation.seat
        self.pack = observation.pack
        self.view = observation.view
        self.menu = None if observation.menu is None else MenuCard(observation.menu)


class MenuCard:
    """A menu reduced to what every menu is."""

    def __init__(self, menu: Any) -> None:
        self.__menu = menu
        self.describe = menu.describe

    def __contains__(self, action: object) -> bool:
        return action in self.__menu

    def __iter__(self) -> Iterator[Any]:
        return iter(self.__menu)

    def __len__(self) -> int:
        return len(self.__menu)


@pytest.mark.parametrize("level", LEVELS)
def test_it_looks_at_nothing_but_its_observation(level: str) -> None:
    one, other = GreedyBot(3), GreedyBot(3)
    for play in positions(begin(3, 12, {"level": level}), 12, 0.8):
        observation = play.observe(question(play).seat)
        assert one.choose(Window(observation)) == other.choose(observation)  # type: ignore[arg-type]


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_others_secret_cash_changes_nothing(level: str) -> None:
    """SV-1.3, SV-16.4: two positions that differ only in what the seat may not know get the same answer."""
    one, other = GreedyBot(5), GreedyBot(5)
    compared = 0
    for play in positions(begin(3, 7, {"level": level, "length": "campaign"}), 7, 0.9):
        seat = question(play).seat
        twin = play.clone()
        for rival in range(3):
            if rival != seat:
                twin.state.cash[rival] = 9_990 - twin.state.cash[rival] // 2
        twin = twin.clone()  # whose pending is of the changed position
        assert one.choose(play.observe(seat)) == other.choose(twin.observe(seat))
        compared += 1
    assert compared > 200


def test_choosing_changes_nothing() -> None:
    bot = GreedyBot(3)
    for play in positions(begin(2, 4, {"level": "advanced", "length": "short"}), 4, 0.8):
        observation = play.observe(question(play).seat)
        before = gs.plain(observation.view)
        bot.choose(observation)
        assert gs.plain(observation.view) == before


def test_the_seed_decides() -> None:
    """Most choices are clear; where two are nearly alike, whim tips the scales."""

    def record(game: int, seed: int) -> dict[str, Any]:
        play = begin(1, game, {"scenario": "denver-6000"})
        for _ in positions(play, seed):
            pass
        return play.record()

    assert record(1, 1) == record(1, 1)
    assert any(record(game, 1) != record(game, 2) for game in range(20))


# It plays well


@pytest.mark.slow
@pytest.mark.parametrize("name", SOLITAIRE)
def test_alone_it_seldom_suffers_a_decisive_defeat(name: str) -> None:
    grades = [ended(played(1, seed, {"scenario": name})).result.grade for seed in range(8)]
    assert grades.count(DECISIVE_DEFEAT) <= len(grades) / 2


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_one_beats_a_table_of_random_players(players: int, level: str) -> None:
    names = ["greedy", *["random"] * (players - 1)]
    options = {"level": level, "length": "campaign"}
    games = list(simulate(Request(GAME, players, names, games=4, seed=1, options=options, pack=None)))
    assert not any(game.error for game in games)
    won = [game for game in games if game.winners == [game.bots.index("greedy")]]
    assert len(won) >= len(games) - 1


@pytest.mark.slow
def test_nobody_goes_broke_for_track() -> None:
    """Who has neither cash nor anything to sell is out of the game; that is rare."""
    poor = 0
    for seed in range(4):
        result = ended(played(4, seed, {"length": "campaign"})).result
        poor += sum(score < 500 for score in result.scores)
    assert poor <= 1


def test_it_operates_and_sells_and_runs_lines() -> None:
    play = begin(1, 2, {"scenario": "denver-campaign"})
    seen: Counter[str] = Counter()
    for position in positions(play, 2):
        seen[position.view(0).phase] += 1
    events = [type(event).__name__ for _, events in play.history() for event in events]
    assert events.count("Delivered") > 20
    assert events.count("TrackBuilt") > 10
    assert events.count("ClaimBought") > 10
    assert "RevenuePaid" in events


# Deals


def answered(give: Terms, take: Terms) -> Any:
    """What the second player says to that offer of the first, at the first chance there is."""
    play = begin(2, 8, {"length": "campaign"})
    bot = GreedyBot(1)
    for position in positions(play, 8):
        if position.view(None).phase == "dealing" and position.view(None).turn == 2:
            seat = question(position).seat
            position.act(Offer(1 - seat, give, take))
            return bot.choose(position.observe(1 - seat))
    raise AssertionError("nobody could deal")


def test_gifts_are_taken_and_made_to_nobody() -> None:
    assert answered(Terms(cash=10), Terms()) == Accept()
    assert answered(Terms(), Terms(cash=10)) == Decline()


def test_no_offer_is_made() -> None:
    for play in positions(begin(3, 6, {"level": "advanced"}), 6):
        if play.view(None).phase == "dealing":
            observation = play.observe(question(play).seat)
            assert GreedyBot(0).choose(observation) in (Done(), Accept(), Decline())


# What it reckons with


def test_odds_of_disputes() -> None:
    assert win_chance(0) == 575 / 1296
    assert win_chance(2) == 861 / 1296
    assert win_chance(11) == 1.0
    assert win_chance(-10) == 0.0


def test_odds_of_a_second_segment() -> None:
    assert second_segment_chance(1) == 1.0
    assert second_segment_chance(6) == 21 / 36
    assert second_segment_chance(12) == 0.0


def test_yields_follow_the_cards() -> None:
    """Card 25, the Bingham Gold Claim: depleted on 6 or less, then 1, 2, 2, 3, 4 and 5 goods."""
    board = board_of(gs.packs.load("silverton-reconstructed"))
    claim, yields = board.claim_index[25], yields_of(board)
    assert yields.first[claim] == pytest.approx(17 / 6)
    assert yields.later[claim] == pytest.approx((6 * 1 + 5 * 2 + 4 * 2 + 3 * 3 + 2 * 4 + 1 * 5) / 36)
    assert yields.survival[claim] == pytest.approx(21 / 36)


@pytest.mark.parametrize("simple", [False, True])
def test_a_player_who_may_wait_gets_no_less_than_the_price(simple: bool) -> None:
    board = board_of(gs.packs.load("silverton-reconstructed"))
    prices = prices_of(board, 24, 0, 0.9, simple)
    for market in range(board.markets):
        for box in range(10):
            price = board.ladder[market][box]
            assert prices.value(market, 1, box) >= price
            assert prices.value(market, 24, box) == price
            assert prices.value_if_kept(market, 24, box, 0) == 0.0
            assert prices.value_if_kept(market, 10, box, 12) <= prices.value_if_kept(market, 10, box, 0)


def test_reach_knows_the_cheapest_ways() -> None:
    play = begin(1, 1, {"scenario": "denver-6000"})
    board = board_of(play.setup.pack)
    reach = Reach(Situation(play.view(0), board, Weights(), 0), [])
    denver, golden, pueblo = (board.town_index[name] for name in ("denver", "golden", "pueblo"))
    assert reach.burden[denver] == 0.0
    assert reach.cost[golden] == board.cost[board.segment_index["denver-golden-1"]]
    assert reach.hops[golden] == 1
    ways = ("denver-colorado-springs-1", "colorado-springs-pueblo-1")
    assert reach.cost[pueblo] == sum(board.cost[board.segment_index[name]] for name in ways)
    assert reach.hops[pueblo] == 2
    assert reach.lies_on_way(denver, pueblo)
    assert not reach.lies_on_way(golden, pueblo)


def test_others_track_is_in_the_way() -> None:
    play = begin(2, 1, {})
    board = board_of(play.setup.pack)
    for segment in board.leaving[board.town_index["denver"]]:
        play.state.owner[segment] = 1
    reach = Reach(Situation(play.view(0), board, Weights(), 0), [])
    assert reach.burden[board.town_index["golden"]] == NO_PATH
    assert reach.root[board.town_index["golden"]] == NOWHERE


def test_the_neutral_prospector_takes_what_is_missed_least() -> None:
    """SV-14.3: of the cards that it may take, the one that promises the player least."""
    play = begin(1, 3, {"scenario": "salt-lake-city-10000"})
    board, placed = board_of(play.setup.pack), 0
    for position in positions(play, 3):
        observation = position.observe(0)
        action = GreedyBot(9).choose(observation)
        if isinstance(action, Place) and action.piece == "n1":
            placed += 1
            plan = plan_of(Situation(observation.view, board, Weights(), 0), True)
            others = [
                claim
                for claim in plan.situation.shown
                if Place("n1", claim=board.claim_numbers[claim]) in question(position).menu
            ]
            assert action.claim is not None
            assert plan.claim_gain(board.claim_index[action.claim]) == min(plan.claim_gain(claim) for claim in others)
    assert placed >= 3
