"""The laws of every game, over random and lively games at every kind of table; a sample of `make soak`."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

import goldenspike as gs
import soak
from goldenspike.games.silverton.events import Event
from goldenspike.kernel.laws import check_play
from support.games import NAMES, board, rule
from support.lively import Lively

TABLES = list(soak.silverton())
SAMPLED, QUICK = 3, 12
"""Every third table is played here, every twelfth in the quick run too."""

MARKED = [
    pytest.param(players, options, id=soak.Case("", players, options, 0).name().removeprefix(", "), marks=marks)
    for number, (players, options) in enumerate(TABLES)
    for marks in [[] if number % QUICK == 0 else [pytest.mark.slow]]
    if number % SAMPLED == 0
]


def seated(players: int, options: dict[str, Any], seed: int) -> gs.Play:
    return gs.new_game("silverton", NAMES[:players], seed=seed, options=options, pack=board("silverton-1.0.0"))


def lively(players: int, options: dict[str, Any], seed: int) -> gs.Play:
    """A game of players who do a bit of everything."""
    play = seated(players, options, seed)
    seats = [Lively(seed * 10 + seat) for seat in range(players)]
    while isinstance(play.pending, gs.Ask):
        seat = play.pending.seat
        play.act(seats[seat].choose(play.observe(seat)))
    return play


@rule("SV-16.1", "SV-16.2", "SV-16.3", "SV-1.2")
@pytest.mark.parametrize(("players", "options"), MARKED)
def test_the_laws_hold_in_lively_games(players: int, options: dict[str, Any]) -> None:
    play = lively(players, options, seed=1)
    check_play(play, close_looks=4)
    cash_adds_up(play)


@rule("SV-16.1", "SV-16.2", "SV-16.3", "SV-1.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_the_laws_hold_in_random_games(players: int, level: str) -> None:
    play = seated(players, {"level": level, "length": "campaign"}, seed=players)
    rng = Random(players)
    while isinstance(play.pending, gs.Ask):
        play.act(play.pending.menu.sample(rng))
    check_play(play, close_looks=4)
    cash_adds_up(play)


def cash_adds_up(play: gs.Play) -> None:
    """The scores of the result are the sums of every `amount` of the game's events, as the record page promises."""
    sums = [0] * len(play.setup.players)
    for _, events in play.history():
        for event in events:
            sums[getattr(event, "seat", 0)] += getattr(event, "amount", 0)
    assert isinstance(play.pending, gs.Over)
    assert play.pending.result.scores == sums


@rule("SV-1.2", "SV-14.0")
def test_a_game_ends_after_its_last_turn_and_not_before_unless_a_target_is_reached() -> None:
    for number in (3, 47, 55, 56):
        players, options = TABLES[number]
        play = lively(players, options, seed=2)
        options, state = play.state.options, play.state
        reached = options.target > 0 and max(state.cash) >= options.target
        assert state.turn == options.last_turn or reached
        assert isinstance(play.pending, gs.Over)
        assert play.pending.result.scores == state.cash


@pytest.mark.slow
def test_games_come_through_nearly_every_kind_of_event() -> None:
    """So that the laws above are looked at where something happens."""
    seen: Counter[str] = Counter()
    for number, (players, options) in enumerate(TABLES[::5]):
        for _, events in lively(players, options, seed=number).history():
            seen.update(msgspec.to_builtins(event)["type"] for event in events)
    known = {kind.__struct_config__.tag for kind in Event.__subclasses__()}
    assert set(seen) <= known
    assert known - set(seen) <= {
        *("called", "agreed", "line_shared", "share_paid", "theft_paid", "line_taken"),
        *("plow_idle", "networks_joined", "transferred", "promoted", "slid", "cash_shown"),
    }
