"""A pack's own numbers are those that are played by."""

from __future__ import annotations

import goldenspike as gs
from goldenspike import packs
from goldenspike.games.silverton.board import board_of

OTHERS = b"""
[numbers]
trains = 5
deliveries = 3
dismantling = 12
bail = 250
wage = 300
convoy = 20
source = "made up"

[[train]]
power = 10
from_turn = 2
cost = 90
resale = 30
count = 7
source = "made up"

[[plow]]
bonus = 3
from_turn = 4
cost = 50
count = 2
source = "made up"
"""


def changed() -> packs.Pack:
    files = packs.load(packs.default("silverton")).files
    toml = files["pack.toml"].replace(b'edition = "reconstructed"', b'edition = "custom"') + OTHERS
    return packs.Pack.from_files({**files, "pack.toml": toml})


def test_on_the_board() -> None:
    board = board_of(changed())
    numbers = (board.most_trains, board.most_deliveries, board.dismantling, board.bail, board.wage, board.convoy)
    assert numbers == (5, 3, 12, 250, 300, 20)
    assert (board.trains.price(0, -1), board.trains.price(0, 0)) == (90, 60)


def test_at_the_table() -> None:
    options = {"level": "advanced"}
    play = gs.new_game("silverton", ["Ada", "Bea", "Cyd"], seed=1, pack=changed(), options=options)
    view = play.view(None)
    assert [gs.plain(kind) for kind in view.trains] == [{"what": 10, "from_turn": 2, "cost": 90, "left": 7 - 6}]
    assert [gs.plain(kind) for kind in view.plows] == [{"what": 3, "from_turn": 4, "cost": 50, "left": 2}]
    assert [train.power for player in view.players for train in player.trains] == [10] * 6
