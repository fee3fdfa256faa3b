"""SV-7.9, getting pieces out of jail and replacing killed ones."""

from __future__ import annotations

import pytest

import goldenspike as gs
from goldenspike.games.silverton import Bail, Done, Place, Replace, Roll, refusals
from goldenspike.games.silverton import state as states
from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.events.delivery import Bailed, Pleaded, Replaced
from goldenspike.games.silverton.position.pieces import DEAD, JAIL
from goldenspike.games.silverton.state import FINES, PLACEMENT, State
from support.games import question, refuses, rule
from support.silverton.positions import at, begin, give, jail, menu, of, put, sound, standing, status

TOTALS = [[a, b] for a in range(1, 7) for b in range(1, 7)]


def kill(play: gs.Play, seat: int, piece: str, cost: int = 300, turn: int = 3) -> gs.Play:
    """It lies under the tombstone; from that turn on a new one costs so much."""
    state: State = play.state
    found = state.pieces.named(seat, piece)
    state.pieces.status[found], state.pieces.target[found] = DEAD, NOWHERE
    state.pieces.cost[found], state.pieces.turn[found] = cost, turn
    return play


@rule("SV-7.9")
def test_a_jailed_piece_rolls_or_pays_200() -> None:
    play = at(jail(begin(), 0, "p1"), FINES)
    assert menu(play) == [Roll("p1"), Bail("p1"), Done()]
    roll, bail, _ = question(play).menu.describe()["choices"]
    assert roll["preview"] == {"rolls": sum(sum(dice) in (7, 11) for dice in TOTALS), "of": 36}
    assert bail["preview"] == {"cost": 200}


@rule("SV-7.9")
@pytest.mark.parametrize("dice", TOTALS, ids=str)
def test_seven_or_eleven_frees_it(dice: list[int]) -> None:
    play = at(jail(begin(), 0, "p1"), FINES)
    play.act(Roll("p1"))
    events = play.roll(dice)
    freed = sum(dice) in (7, 11)
    assert of(events, Pleaded) == [Pleaded(0, "p1", dice, freed)]
    assert status(play, 0, "p1") == ("free" if freed else "jail")
    assert play.state.cash[0] == 2400


@rule("SV-7.9")
def test_paying_frees_it() -> None:
    play = at(jail(begin(), 0, "p1"), FINES)
    assert of(play.act(Bail("p1")), Bailed) == [Bailed(0, "p1", -200)]
    assert play.state.cash[0] == 2200
    assert status(play, 0, "p1") == "free"


@rule("SV-7.9")
def test_one_of_the_two_once_a_turn() -> None:
    play = at(jail(jail(begin(), 0, "p1"), 0, "p2"), FINES)
    play.act(Roll("p1"))
    play.roll([1, 1])
    refuses(play, Roll("p1"), refusals.TRIED_ALREADY)
    refuses(play, Bail("p1"), refusals.TRIED_ALREADY)
    assert menu(play) == [Roll("p2"), Bail("p2"), Done()]
    (miss,) = question(play).menu.describe()["refused"]
    assert (miss["target"]["piece"], miss["reason"]) == ("p1", "tried_already")


@rule("SV-7.9")
def test_the_next_turn_it_may_try_again() -> None:
    play = at(jail(begin(), 0, "p1"), FINES)
    play.act(Roll("p1"))
    play.roll([1, 1])
    while play.state.turn == 1 or play.view(None).phase != "fines":
        if isinstance(play.pending, gs.Chance):
            play.roll()
        else:
            play.act(Done())
    assert menu(play) == [Roll("p1"), Bail("p1"), Done()]


@rule("SV-7.9")
def test_nothing_must_be_done_and_nothing_else_while_the_dice_are_to_answer() -> None:
    play = at(jail(begin(), 0, "p1"), FINES)
    then = play.clone()
    then.act(Done())
    assert status(then, 0, "p1") == "jail"
    play.act(Roll("p1"))
    for action in (Roll("p1"), Bail("p1"), Done()):
        refuses(play, action, refusals.NOT_NOW)


@rule("SV-7.9")
def test_only_who_is_in_jail() -> None:
    play = at(jail(kill(jail(begin(), 0, "p1"), 0, "p2"), 1, "p1"), FINES)
    for piece in ("s1", "p2"):
        refuses(play, Roll(piece), refusals.NOT_IN_JAIL)
        refuses(play, Bail(piece), refusals.NOT_IN_JAIL)
    refuses(play, Roll("p9"), refusals.UNKNOWN_PIECE)


@rule("SV-7.9")
def test_one_jailed_this_turn_counts_too() -> None:
    """A winner jailed in a dispute has used the right, and stands before the judge."""
    play = put(begin(), 0, "p1", claim=1)
    found = play.state.pieces.named(0, "p1")
    play.state.pieces.status[found], play.state.pieces.cost[found] = JAIL, 200
    at(play, states.BUYING)
    while play.view(None).phase != "fines":
        play.act(Done())
    assert standing(play, 0, "p1") is None
    play.act(Bail("p1"))
    assert status(play, 0, "p1") == "free"


@rule("SV-7.9")
def test_the_cost_is_what_the_event_card_names() -> None:
    play = at(jail(begin(), 0, "p1", cost=350), FINES)
    assert of(play.act(Bail("p1")), Bailed) == [Bailed(0, "p1", -350)]


@rule("SV-7.9")
def test_fines_must_be_paid() -> None:
    play = at(give(jail(begin(), 0, "p1"), 0, cash=199), FINES)
    refuses(play, Bail("p1"), refusals.NO_CASH_FOR_FINE)
    assert menu(play) == [Roll("p1"), Done()]


@rule("SV-7.9")
def test_a_killed_piece_is_replaced_after_its_wait_with_the_same_bonus() -> None:
    play = kill(begin(), 0, "p1", cost=300, turn=3)
    at(jail(play, 0, "s1"), FINES, turn=2)
    refuses(play, Replace("p1"), refusals.STILL_WAITING)
    at(play, FINES, turn=3)
    assert question(play).menu.describe()["choices"][-2]["preview"] == {"cost": 300}
    assert of(play.act(Replace("p1")), Replaced) == [Replaced(0, "p1", -300)]
    assert play.state.cash[0] == 2100
    assert status(play, 0, "p1") == "free"
    assert play.view(None).players[0].pieces[2].bonus == 1
    sound(play)


@rule("SV-7.9")
def test_it_may_also_wait_longer() -> None:
    play = at(kill(begin(), 0, "p1", turn=3), FINES, turn=20)
    assert menu(play) == [Replace("p1"), Done()]


@rule("SV-7.9")
def test_the_new_one_is_placed_next_turn() -> None:
    play = at(kill(begin(), 0, "p1", turn=1), FINES)
    play.act(Replace("p1"))
    while play.view(None).phase != "placement":
        play.roll() if isinstance(play.pending, gs.Chance) else play.act(Done())
    at(play, PLACEMENT, 0)
    assert Place("p1", deck=True) in question(play).menu


@rule("SV-7.9")
def test_only_the_dead_are_replaced() -> None:
    play = at(jail(begin(), 0, "p1"), FINES)
    for piece in ("p1", "p2", "s1"):
        refuses(play, Replace(piece), refusals.NOT_DEAD)


@rule("SV-7.9")
def test_a_new_piece_must_be_paid_for() -> None:
    play = give(kill(jail(begin(), 0, "s1"), 0, "p1", cost=300, turn=1), 0, cash=299)
    refuses(at(play, FINES), Replace("p1"), refusals.NO_CASH_FOR_FINE)
    told = {miss["target"]["piece"]: miss["target"]["type"] for miss in question(play).menu.describe()["refused"]}
    assert told == {"p1": "replace"}


@rule("SV-7.9", "SV-5.1")
def test_neither_jailed_nor_dead_pieces_are_placed() -> None:
    play = at(kill(jail(begin(), 0, "p1"), 0, "p2"), PLACEMENT)
    for piece in ("p1", "p2"):
        refuses(play, Place(piece, deck=True), refusals.PIECE_NOT_FREE)


@rule("SV-7.9", "SV-7.1")
def test_another_steps_action_comes_at_the_wrong_time() -> None:
    refuses(at(jail(begin(), 0, "p1"), FINES), Place("p2", deck=True), refusals.NOT_NOW)
