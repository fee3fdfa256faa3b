"""A pack's own numbers are those that are played by."""

from __future__ import annotations

import pytest

import goldenspike as gs
from goldenspike import packs
from goldenspike.games.silverton.board import board_of
from goldenspike.games.silverton.options.scenarios import SCENARIOS, Scenario
from goldenspike.games.silverton.options.table_options import NEVER, TableOptions
from goldenspike.games.silverton.phases.market import simple_change

OTHERS = b"""
[numbers]
trains = 5
deliveries = 3
dismantling = 12
bail = 250
wage = 300
convoy = 20
claim_bonus = 4
first_operation = 5
offers = 1
release = [6, 8, 6]
joint_length = 3
face_up_claims = 6
short_boxes = 2
campaign_turns = 12
last_turn = 30
target = [7_000, 11_000, 21_000]
public_above = [3_000, 0, 9_000]
cash = [2_500, 2_300, 2_100, 1_700, 1_500]
advanced_cash = [3_100, 2_700, 2_500, 2_300, 1_900]
start_trains = [3, 1, 0, 1, 1]
points = [16, 12, 13, 9, 10]
hiring_points = [14, 11, 10, 8, 7]
most_pieces = [7, 5, 5, 3, 3]
piece_points = [2, 5, 6]
piece_limits = [1, 2, 1]
simple_start = [1, -1, 2, -3, 0]
simple_unsold = [2, 0, 3, 2, 1]
simple_sold = [-2, 0, -3, -1, -4]
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

    assert (board.claim_bonus, board.first_operation, board.most_offers, board.joint_length) == (4, 5, 1, 3)
    assert board.release_rolls == [6, 8]


@pytest.mark.parametrize(
    ("length", "ends"),
    [
        ("short", (7_000, 3_000, 30)),
        ("regular", (11_000, NEVER, 30)),
        ("long", (21_000, 9_000, 30)),
        ("campaign", (0, NEVER, 12)),
    ],
)
def test_by_length(length: str, ends: tuple[int, int, int]) -> None:
    found = TableOptions(board_of(changed()), {"length": length}, 4)
    assert (found.target, found.public_above, found.last_turn) == ends


@pytest.mark.parametrize("seats", range(2, 7))
def test_by_players(seats: int) -> None:
    board, column = board_of(changed()), seats - 2
    numbers = board.numbers
    assert TableOptions(board, {}, seats).cash == numbers.cash[column]
    advanced = TableOptions(board, {"level": "advanced"}, seats)
    assert (advanced.cash, advanced.trains) == (numbers.advanced_cash[column], numbers.start_trains[column])
    assert (advanced.points, advanced.kind_limits) == (numbers.points[column], [1, 2, 1])
    hiring = TableOptions(board, {"level": "advanced", "rules": ["hiring"]}, seats)
    assert (hiring.points, hiring.most_pieces) == (numbers.hiring_points[column], numbers.most_pieces[column])
    costs = {"": 2, "+1": 5, "+2": 6}
    for each in (advanced, hiring):
        spent = [sum(costs[piece[1:]] for piece in muster.split()) for muster in each.musters]
        assert each.points - 2 < max(spent) <= each.points


def test_in_the_simple_market() -> None:
    board = board_of(changed())
    simple = TableOptions(board, {"rules": ["simple-market"]}, 4)
    plain, short = TableOptions(board, {}, 4), TableOptions(board, {"length": "short"}, 4)
    gold, lumber = board.market_ids.index("gold"), board.market_ids.index("lumber-denver")
    assert [simple.start_boxes[each] - plain.start_boxes[each] for each in (gold, lumber)] == [1, -3]
    assert short.start_boxes[gold] - plain.start_boxes[gold] == 2
    assert [simple_change(board, 1, gold, sold) for sold in (0, 1)] == [2, -2]
    assert [simple_change(board, 1, lumber, sold) for sold in (0, 1)] == [2, -1]


@pytest.mark.parametrize("scenario", [each for each in SCENARIOS if each.points])
def test_the_most_expensive_pieces_can_be_chosen_in_every_scenario(scenario: Scenario) -> None:
    files = packs.load(packs.default("silverton")).files
    toml = files["pack.toml"].replace(b'edition = "reconstructed"', b'edition = "custom"')
    toml += b"\n[numbers]\npiece_points = [4, 6, 9]\npiece_limits = [1, 1, 1]\npoints = [8, 8, 8, 8, 8]\n"
    toml += b"hiring_points = [8, 8, 8, 8, 8]\nmost_pieces = [3, 3, 3, 3, 3]\n"
    board = board_of(packs.Pack.from_files({**files, "pack.toml": toml}))
    for rules in ([], ["hiring"]):
        options = {"scenario": scenario.name, "level": "advanced", "rules": rules}
        assert TableOptions(board, options, scenario.players()).musters
        assert TableOptions(board, {"level": "advanced", "rules": rules}, scenario.players()).musters


def test_at_the_table() -> None:
    options = {"level": "advanced"}
    play = gs.new_game("silverton", ["Ada", "Bea", "Cyd"], seed=1, pack=changed(), options=options)
    view = play.view(None)
    assert [gs.plain(kind) for kind in view.trains] == [{"what": 10, "from_turn": 2, "cost": 90, "left": 7 - 3}]
    assert [gs.plain(kind) for kind in view.plows] == [{"what": 3, "from_turn": 4, "cost": 50, "left": 2}]
    assert [train.power for player in view.players for train in player.trains] == [10] * 3
    assert len(view.row) == 6
