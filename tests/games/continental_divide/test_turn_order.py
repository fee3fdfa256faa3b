"""CD-8, turn order."""

from __future__ import annotations

import goldenspike as gs
from goldenspike.games.continental_divide import Found, Order, Pass, refusals
from support.games import deal, question, refuses, rule


def at_the_order(players: int = 4, order: list[int] | None = None) -> gs.Play:
    play = deal(players, order)
    for _ in range(players):
        play.act(Pass())
    return play


@rule("CD-8.1")
def test_the_last_picks_first_and_the_first_gets_what_is_left() -> None:
    play = at_the_order(4, [3, 1, 0, 2])
    picked = []
    for position in (1, 4, 2):
        picked.append(question(play).seat)
        play.act(Order(position))
    assert picked == [2, 0, 1]
    view = play.view(None)
    assert (view.phase, view.order, view.turn) == ("stock", [2, 1, 3, 0], 2)
    assert question(play).seat == 2


@rule("CD-8.1")
def test_any_remaining_position() -> None:
    play = at_the_order()
    assert list(question(play).menu) == [Order(1), Order(2), Order(3), Order(4)]
    play.act(Order(2))
    assert list(question(play).menu) == [Order(1), Order(3), Order(4)]


@rule("CD-8.1")
def test_a_taken_position_is_gone() -> None:
    play = at_the_order()
    play.act(Order(2))
    refuses(play, Order(2), refusals.POSITION_TAKEN)
    assert question(play).menu.describe()["refused"][0]["target"] == {"type": "order", "position": 2}


@rule("CD-8.1")
def test_positions_are_counted_from_one_to_the_number_of_players() -> None:
    play = at_the_order()
    for position in (0, 5):
        refuses(play, Order(position), refusals.NO_SUCH_POSITION)


@rule("CD-8.1")
def test_the_last_to_pick_is_not_asked() -> None:
    play = at_the_order(3)
    play.act(Order(3))
    events = play.act(Order(1))
    assert [(event.seat, event.position) for event in events] == [(1, 1), (0, 2)]
    assert len(play.log) == 1 + 3 + 2


@rule("CD-2.1")
def test_nothing_else_is_done_meanwhile() -> None:
    refuses(at_the_order(), Found("up", "W5", 3, 20), refusals.NOT_NOW)
    refuses(at_the_order(), Pass(), refusals.NOT_NOW)
