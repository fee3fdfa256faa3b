"""One game being played: acting, rolling, taking back, looking, copying."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

import goldenspike as gs
from goldenspike.games.continental_divide import Build, Buy, Done, Found, Pass
from goldenspike.kernel.entries import ChanceEntry
from goldenspike.kernel.laws import position_facts
from support.games import NAMES, deal, question


def started(**how: Any) -> gs.Play:
    return gs.new_game("continental-divide", NAMES[:3], seed=7, id="test", **how)


def test_chance_is_resolved_unless_the_caller_wants_it() -> None:
    assert isinstance(started().pending, gs.Ask)
    assert isinstance(started(auto_chance=False).pending, gs.Chance)


def test_roll_with_own_dice_and_as_told() -> None:
    own, told = started(auto_chance=False), started(auto_chance=False)
    assert own.roll()[0].order == [1, 0, 2]
    assert told.roll([2, 1, 0])[0].order == [2, 1, 0]


@pytest.mark.parametrize("outcome", [[0, 1], [0, 1, 1], "012", 5, [0, 1, True]])
def test_roll_takes_only_what_can_come_out(outcome: object) -> None:
    play = started(auto_chance=False)
    with pytest.raises(gs.Illegal) as caught:
        play.roll(outcome)
    assert caught.value.reason == "not_an_outcome"
    assert not play.log


def test_nothing_to_roll() -> None:
    with pytest.raises(gs.Illegal) as caught:
        started().roll()
    assert caught.value.reason == "not_chance"


def test_no_action_while_chance_is_pending() -> None:
    play = started(auto_chance=False)
    with pytest.raises(gs.Illegal) as caught:
        play.act(Pass())
    assert caught.value.reason == "not_now"


def test_actions_as_structs_and_as_json() -> None:
    one, other = started(), started()
    one.act(Found("up", "W5", 5, 30))
    other.act({"type": "found", "railroad": "up", "hex": "W5", "shares": 5, "value": 30})
    one.act(Build("up", "W5", "NW", 2))
    other.act({"type": "build", "railroad": "up", "from": "W5", "direction": "NW", "length": 2})
    assert one.record() == other.record()


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"type": "fly"},
        {"type": "found"},
        {"type": "found", "railroad": "up", "hex": "W5", "shares": "5", "value": 30},
        {"type": "found", "railroad": "up", "hex": "W5", "shares": 5.0, "value": 30},
        {"type": "found", "railroad": "up", "hex": "W5", "shares": 5, "value": 30, "extra": 1},
        {"type": "found", "railroad": None, "hex": "W5", "shares": 5, "value": 30},
        {"type": "pass", "why": "not"},
        {"type": 5},
        None,
        7,
        [],
        "pass",
        Found(["up"], "W5", 5, 30),  # type: ignore[arg-type]
        Found("up", {}, 5, 30),  # type: ignore[arg-type]
        Found("up", "W5", 5.0, 30),  # type: ignore[arg-type]
        Found("up", "W5", True, 30),
        Found(None, "W5", 5, 30),  # type: ignore[arg-type]
    ],
    ids=str,
)
def test_what_is_no_action_is_refused_and_leaves_no_trace(action: object) -> None:
    play = started()
    before = position_facts(play.state)
    with pytest.raises(gs.Illegal) as caught:
        play.act(action)
    assert caught.value.reason in ("malformed", "unknown_railroad")
    assert caught.value.message
    assert position_facts(play.state) == before
    assert len(play.log) == 1


def test_a_flag_is_no_number() -> None:
    """`True` counts as 1 in Python; in a record it would be no number any more."""
    play = started()
    play.act(Found("up", "W5", 5, 30))
    play.act(Done())
    for action in (Buy("up", True, 30), Buy("up", 1, 30.0)):  # type: ignore[arg-type]
        with pytest.raises(gs.Illegal) as caught:
            play.act(action)
        assert caught.value.reason == "malformed"


def test_illegal_carries_rule_reason_values_and_a_sentence() -> None:
    play = started()
    with pytest.raises(gs.Illegal) as caught:
        play.act(Found("up", "W5", 5, 99))
    error = caught.value
    assert (error.rule, error.reason, error.values["value"]) == ("CD-3.5", "value_out_of_range", 99)
    assert str(error) == error.message
    assert error.worded("en") != error.worded("fr")


def test_undo_takes_back_ones_own_actions_one_by_one() -> None:
    play = deal()
    play.act(Found("up", "W5", 5, 30))
    founded = position_facts(play.state)
    play.act(Build("up", "W5", "NW", 2))
    assert play.undoable(0) == 2
    play.undo(0)
    assert position_facts(play.state) == founded
    play.undo(0)
    assert len(play.log) == 1
    play.act(Found("sp", "W5", 5, 30))


def test_undo_stops_at_another_players_action() -> None:
    play = deal()
    play.act(Pass())
    play.act(Found("up", "W5", 5, 30))
    assert (play.undoable(0), play.undoable(1)) == (0, 1)
    with pytest.raises(gs.Illegal) as caught:
        play.undo(0)
    assert caught.value.reason == "undo_barrier"
    play.undo(1)
    play.undo(0)


def test_undo_stops_at_chance() -> None:
    play = deal()
    for seat in range(3):
        with pytest.raises(gs.Illegal) as caught:
            play.undo(seat)
        assert caught.value.reason == "undo_barrier"
    fresh = started(auto_chance=False)
    with pytest.raises(gs.Illegal) as caught:
        fresh.undo(0)
    assert caught.value.reason == "nothing_to_undo"


def test_with_everybodys_consent_any_entry_can_be_taken_back_but_no_draw_is_repeated() -> None:
    play = started(auto_chance=False)
    play.roll()
    play.act(Pass())
    play.rewind(0)
    assert not play.log
    play.roll()
    assert play.record()["log"][0]["n"] == 1
    play.rewind(0)
    again = gs.load(json.loads(json.dumps(play.save())), auto_chance=False)
    again.roll()
    assert again.record()["log"][0]["n"] == 2
    with pytest.raises(gs.Illegal):
        play.rewind(5)


def test_history_tells_every_event() -> None:
    play = deal()
    play.act(Found("up", "W5", 5, 30))
    play.act(Done())
    told = [(entry, [gs.plain(event)["type"] for event in events]) for entry, events in play.history()]
    assert told == [
        (None, []),
        (play.log[0], ["order_dealt"]),
        (play.log[1], ["founded"]),
        (play.log[2], ["building_ended"]),
    ]


def test_at_shows_the_past() -> None:
    play = deal()
    play.act(Found("up", "W5", 5, 30))
    past = play.at(1)
    assert len(past.log) == 1
    assert not past.view(None).railroads[0].started


def test_clones_go_their_own_way() -> None:
    play = deal()
    clone = play.clone()
    clone.act(Found("up", "W5", 5, 30))
    assert len(play.log) == 1
    assert play.view(None).players[0].cash == 80
    play.act(Pass())
    assert question(clone).seat == 0


def test_an_observation_has_all_a_seat_may_know_and_no_dice() -> None:
    play = started()
    seat = question(play).seat
    observation = play.observe(seat)
    assert observation.seat == seat
    assert observation.view == play.view(seat)
    assert len(observation.menu or ()) == len(question(play).menu)
    assert observation.log == play.log
    assert observation.pack is play.setup.pack
    assert play.observe((seat + 1) % 3).menu is None
    seed = play.save()["seed"]
    assert observation.menu is not None
    sent = msgspec.json.encode([observation.view, observation.log, observation.menu.describe()])
    assert seed.encode() not in sent


def test_imagining_leaves_the_game_alone_and_rolls_dice_of_its_own() -> None:
    play = started()
    observation = play.observe(question(play).seat)
    imagined = observation.imagine(Random(1))
    imagined.act(Pass())
    assert len(play.log) == 1
    assert "seed" not in imagined.save()
    early = started(auto_chance=False)
    orders = {str(early.observe(0).imagine(Random(seed)).view(None).order) for seed in range(40)}
    assert len(orders) == 6
    assert isinstance(early.pending, gs.Chance)


def test_plain_data() -> None:
    play = started()
    data = gs.plain([play.view(0), play.log])
    assert json.loads(json.dumps(data)) == data
    assert gs.plain(play.pending)["menu"]["choices"][-1] == {"type": "pass"}
    assert gs.plain(question(play).menu) == question(play).menu.describe()
    assert gs.plain(started(auto_chance=False).pending) == {"chance": "turn_order", "for": None}
    assert gs.plain(Build("up", "W5", "NW", 3)) == {
        "type": "build", "railroad": "up", "from": "W5", "direction": "NW", "length": 3,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("how", "key"),
    [
        ({"players": "Ada"}, "players-not-names"),
        ({"players": ["Ada", "Bea", 3]}, "players-not-names"),
        ({"players": ["Ada", "Bea", ""]}, "players-bad-name"),
        ({"players": ["Ada", "Bea", "x" * 41]}, "players-bad-name"),
        ({"players": ["Ada", "Bea", "a\nb"]}, "players-bad-name"),
        ({"options": {"level": "advanced"}}, "options-unknown"),
        ({"options": []}, "options-not-a-table"),
        ({"nonces": [""]}, "nonces-how-many"),
        ({"nonces": ["", "", 5]}, "nonces-bad"),
        ({"game": "chess"}, "game-unknown"),
        ({"pack": "silverton-reconstructed"}, "pack-of-other-game"),
    ],
)
def test_wrong_calls(how: dict[str, Any], key: str) -> None:
    with pytest.raises(gs.GoldenSpikeError) as caught:
        gs.new_game(**{"game": "continental-divide", "players": NAMES[:3]} | how)
    assert caught.value.key == key
    assert caught.value.worded("en")
    assert caught.value.worded("fr")


# Dice of one's own


def rolled(play: gs.Play) -> list[Any]:
    """What the dice say when everybody plays what comes first."""
    while isinstance(play.pending, gs.Ask):
        play.act(next(iter(play.pending.menu)))
    return [entry.outcome for entry in play.log if isinstance(entry, ChanceEntry)]


def test_an_imagined_play_is_told_other_dice() -> None:
    play = gs.new_game("silverton", NAMES[:2], seed=3, options={"length": "short"})
    imagined = play.observe(question(play).seat).imagine(Random(1))
    same, again, other = imagined.clone(), imagined.clone(), imagined.clone()
    same.reseed(Random(5))
    again.reseed(Random(5))
    other.reseed(Random(6))
    assert rolled(same) == rolled(again) != rolled(other)


def test_a_copy_of_a_game_may_roll_dice_of_its_own() -> None:
    play = gs.new_game("silverton", NAMES[:2], seed=3, options={"length": "short"})
    copy = play.clone(Random(5))
    assert "seed" not in copy.save()
    assert "seed" in play.save()
    assert rolled(copy) == rolled(play.clone(Random(5))) != rolled(play)


def test_promised_dice_are_never_exchanged() -> None:
    play = started()
    for each in (play, play.clone()):
        with pytest.raises(gs.Illegal) as caught:
            each.reseed(Random(1))
        assert caught.value.reason == "promised_dice"


def test_chance_goes_on_as_soon_as_there_are_dice() -> None:
    waiting = gs.load(started(auto_chance=False).record())
    assert isinstance(waiting.pending, gs.Chance)
    waiting.reseed(Random(1))
    assert isinstance(waiting.pending, gs.Ask)
    caller = started(auto_chance=False).clone(Random(1))
    assert isinstance(caller.pending, gs.Chance)
