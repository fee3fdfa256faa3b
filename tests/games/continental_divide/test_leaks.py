"""Nothing that a seat is sent depends on what it may not know: in this game, the seed and the dice to come."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

import goldenspike as gs
from support.games import NAMES, board


def sent(play: gs.Play) -> list[bytes]:
    """All that each seat, and a spectator, is given at this point of the game."""
    packets: list[bytes] = []
    for seat in (None, *range(len(play.setup.players))):
        data: list[Any] = [play.view(seat)]
        if seat is not None:
            observation = play.observe(seat)
            data += [observation.log, observation.menu and observation.menu.describe()]
        data.append([play.game.show_entry(play.state, entry, seat) for entry in play.log])
        packets.append(msgspec.json.encode(data))
    record = play.record()
    hidden = {name: record.pop(name) for name in ("commitment", "id", "seed") if name in record}
    assert "seed" not in hidden or isinstance(play.pending, gs.Over)
    return [*packets, msgspec.json.encode(record)]


def test_two_tables_that_differ_only_in_the_seed_look_the_same_to_everybody() -> None:
    rng = Random(5)
    tables = [
        gs.new_game("continental-divide", NAMES[:4], seed=seed, id="same", pack=board(), auto_chance=False)
        for seed in (1, 2)
    ]
    for play in tables:
        play.roll([3, 1, 0, 2])
    while isinstance(tables[0].pending, gs.Ask):
        assert sent(tables[0]) == sent(tables[1])
        action = tables[0].pending.menu.sample(rng)
        happened = [play.act(action) for play in tables]
        for seat in (None, 0, 1, 2, 3):
            shown = [
                [play.game.show_event(play.state, event, seat) for event in events]
                for play, events in zip(tables, happened, strict=True)
            ]
            assert shown[0] == shown[1]


def test_the_seed_is_in_nothing_that_is_sent_while_the_game_runs() -> None:
    play = gs.new_game("continental-divide", NAMES[:3], seed=9, pack=board())
    rng = Random(9)
    seed = bytes.fromhex(play.save()["seed"])
    while isinstance(play.pending, gs.Ask):
        for packet in [*sent(play), msgspec.json.encode(play.record())]:
            assert seed.hex().encode() not in packet
            assert seed not in packet
        play.act(play.pending.menu.sample(rng))
    assert play.record()["seed"] == seed.hex()


def test_an_observation_does_not_roll_the_games_own_dice() -> None:
    """What a bot imagines of chance follows its own random numbers, whatever the table's seed."""
    for rng_seed in range(5):
        orders = {
            tuple(
                gs.new_game("continental-divide", NAMES[:4], seed=seed, auto_chance=False)
                .observe(0)
                .imagine(Random(rng_seed))
                .view(0)
                .order
            )
            for seed in range(10)
        }
        assert len(orders) == 1
