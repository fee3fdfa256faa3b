"""The greedy bot: legal, repeatable, fair, and clearly better than chance."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import goldenspike as gs
from goldenspike import bots
from goldenspike.bots.greedy import GreedyBot
from goldenspike.bots.random import RandomBot
from goldenspike.lab.simulate import Request, play_out, simulate
from support.games import ended, question

GAME = "continental-divide"
NAMES = ["Ann", "Bob", "Cy", "Di", "Ed", "Flo"]


class Window:
    """An observation reduced to what is documented: whatever else a bot reaches for is not there."""

    def __init__(self, observation: gs.Observation) -> None:
        self.seat = observation.seat
        self.pack = observation.pack
        self.view = observation.view
        self.menu = None if observation.menu is None else MenuCard(observation.menu)
        self.log = observation.log
        self.imagine = observation.imagine


class MenuCard:
    """A menu reduced to what every menu is."""

    def __init__(self, menu: Any) -> None:
        self.__menu = menu
        self.sample, self.forced, self.describe = menu.sample, menu.forced, menu.describe

    def __contains__(self, action: object) -> bool:
        return action in self.__menu

    def __iter__(self) -> Iterator[Any]:
        return iter(self.__menu)

    def __len__(self) -> int:
        return len(self.__menu)


def positions(players: int, seed: int, greedy_part: float) -> Iterator[gs.Play]:
    """Every position of a game in which each choice is greedy with that chance, and random otherwise."""
    play = gs.new_game(GAME, NAMES[:players], seed=seed)
    rng = Random(seed)
    greedy, chance = GreedyBot(seed), RandomBot(seed)
    while isinstance(play.pending, gs.Ask):
        yield play
        bot = greedy if rng.random() < greedy_part else chance
        play.act(bot.choose(play.observe(play.pending.seat)))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("greedy_part", [0.0, 0.5, 0.9])
def test_whatever_the_position_the_choice_is_legal(players: int, greedy_part: float) -> None:
    bot = GreedyBot(1)
    for play in positions(players, players, greedy_part):
        observation = play.observe(question(play).seat)
        assert bot.choose(observation) in question(play).menu


@pytest.mark.parametrize(
    "changes",
    [
        {"turns                   = 8": "turns = 2"},
        {'"San Diego"     = 1': '"San Diego" = 0', '"Seattle"       = 2': '"Seattle" = 99'},
        {"stock_value_min         = 10": "stock_value_min = 1", "shares_min              = 3": "shares_min = 1"},
        {"railroads_per_hex       = 3": "railroads_per_hex = 1"},
    ],
)
def test_other_packs_are_played_too(changes: dict[str, str]) -> None:
    files = dict(gs.packs.load("continental-divide-reconstructed").files)
    toml = files["pack.toml"].decode()
    for old, new in changes.items():
        assert old in toml
        toml = toml.replace(old, new)
    pack = gs.packs.Pack.from_files({**files, "pack.toml": toml.encode()})
    play = gs.new_game(GAME, NAMES[:4], seed=1, pack=pack)
    play_out(play, [GreedyBot(seat) for seat in range(4)])
    assert isinstance(play.pending, gs.Over)


def test_the_seed_decides() -> None:
    def record(seeds: list[int]) -> dict[str, Any]:
        play = gs.new_game(GAME, NAMES[:4], seed=5)
        play_out(play, [GreedyBot(seed) for seed in seeds])
        return play.record()

    assert record([1, 2, 3, 4]) == record([1, 2, 3, 4])
    assert record([1, 2, 3, 4]) != record([5, 6, 7, 8])


def test_it_looks_at_nothing_but_its_observation() -> None:
    one, other = GreedyBot(3), GreedyBot(3)
    for play in positions(4, 12, 0.8):
        observation = play.observe(question(play).seat)
        assert one.choose(Window(observation)) == other.choose(observation)  # type: ignore[arg-type]


def test_choosing_changes_nothing() -> None:
    bot = GreedyBot(3)
    for play in positions(3, 4, 0.8):
        observation = play.observe(question(play).seat)
        before = gs.plain(observation.view)
        bot.choose(observation)
        assert gs.plain(observation.view) == before


@pytest.mark.parametrize("players", [3, 4, 6])
def test_one_beats_a_table_of_random_players(players: int) -> None:
    names = ["greedy", *["random"] * (players - 1)]
    games = list(simulate(Request(GAME, players, names, games=10, seed=1, options={}, pack=None)))
    won = [game for game in games if game.winners == [game.bots.index("greedy")]]
    assert len(won) == len(games)


def test_together_they_open_the_west() -> None:
    """Roads to the sea, sold-out stock and high scores: what good play looks like on the reconstructed board."""
    railroads, scores = [], []
    for seed in range(8):
        play = gs.new_game(GAME, NAMES[:4], seed=seed)
        play_out(play, [GreedyBot(seed * 4 + seat) for seat in range(4)])
        railroads += [railroad for railroad in play.view(None).railroads if railroad.started]
        scores.append(max(ended(play).result.scores))
    assert sum(railroad.crossed for railroad in railroads) > 0.6 * len(railroads)
    assert sum(railroad.unsold == 0 for railroad in railroads) > 0.5 * len(railroads)
    assert sum(railroad.port is not None for railroad in railroads) >= 1.5 * 8
    assert min(scores) >= 35


def test_it_takes_the_first_position_left() -> None:
    for play in positions(4, 2, 0.9):
        observation = play.observe(question(play).seat)
        if observation.view.phase == "order":
            free = observation.view.positions.index(None) + 1
            assert GreedyBot(0).choose(observation).position == free


def test_other_games_are_declined() -> None:
    class Elsewhere:
        seat, menu = 0, MenuCard(question(gs.new_game(GAME, NAMES[:3], seed=1)).menu)

        class pack:  # noqa: N801
            game = "tiddlywinks"

    with pytest.raises(gs.GoldenSpikeError) as refused:
        bots.make("greedy").choose(Elsewhere())  # type: ignore[arg-type]
    assert refused.value.key == "bot-at-wrong-table"
    assert "tiddlywinks" in refused.value.message
