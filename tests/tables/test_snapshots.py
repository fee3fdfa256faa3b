"""Going back: to the very position that was, at the cost of what is undone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import goldenspike as gs
from goldenspike.kernel.entries import ActionEntry
from goldenspike.kernel.play import Play
from goldenspike.tables.history import ChoiceEntry, UndoEntry, encode_entry, replay
from goldenspike.tables.snapshots import MAX_REVIEW_SNAPSHOTS, Snapshots

GAMES = ["continental-divide", "silverton"]


def played(game: str, seed: int, entries: int = 10_000) -> Play:
    play, rng = gs.new_game(game, players=["Ann", "Bob", "Cy"], seed=seed), Random(seed)
    while isinstance(play.pending, gs.Ask) and len(play.log) < entries:
        play.act(play.pending.menu.sample(rng))
    return play


def lines_of(play: Play) -> list[str]:
    return [
        encode_entry(ChoiceEntry(entry.seat, entry.action) if isinstance(entry, ActionEntry) else entry)
        for entry in play.log
    ]


def remembered(play: Play) -> tuple[Play, Snapshots]:
    past = Snapshots()
    found, _ = replay(play.at(0), lines_of(play), 0, past)
    return found, past


def seen(play: Play) -> Any:
    return gs.plain([play.view(seat) for seat in (None, 0, 1, 2)])


class Counted:
    """How many entries were let happen again."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.times = 0
        repeat = Play.repeat

        def counting(play: Play, entry: Any) -> list[Any]:
            self.times += 1
            return repeat(play, entry)

        monkeypatch.setattr(Play, "repeat", counting)


@pytest.mark.parametrize("game", GAMES)
def test_any_position_of_the_past(game: str) -> None:
    play = played(game, 3, 200)
    found, past = remembered(play)
    rng = Random(1)
    for _ in range(12):
        length = rng.randrange(len(play.log) + 1)
        for way in (past.rewind, past.look_back):
            assert seen(way(found, length)) == seen(play.at(length))
    assert past.rewind(found, 5).draws == found.draws
    assert seen(found) == seen(play)


@pytest.mark.parametrize("back", [1, 7, 60, 300])
def test_going_back_costs_what_it_undoes(back: int, monkeypatch: pytest.MonkeyPatch) -> None:
    found, past = remembered(played("silverton", 5, 800))
    counted = Counted(monkeypatch)
    past.rewind(found, len(found.log) - back)
    assert counted.times <= 3 * back + 4


def test_another_process_pays_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    found, past = remembered(played("silverton", 5, 800))
    length = len(found.log)
    counted = Counted(monkeypatch)
    after, _ = replay(found, [encode_entry(UndoEntry(length - 2, [0]))], length, past)
    assert len(after.log) == length - 2
    assert counted.times <= 10


def test_few_positions_are_kept() -> None:
    found, past = remembered(played("silverton", 5, 800))
    assert len(past) <= 24
    for length in range(0, len(found.log), 10):
        past.look_back(found, length)
    assert len(past) <= 24 + MAX_REVIEW_SNAPSHOTS


def test_what_was_undone_is_forgotten() -> None:
    """Other entries may stand in its place by now."""
    play = played("continental-divide", 7, 60)
    found, past = remembered(play)
    back = past.rewind(found, 21)
    past.cut(21)
    while isinstance(back.pending, gs.Chance):
        back.roll()
    assert isinstance(back.pending, gs.Ask)
    last = list(back.pending.menu)[-1]
    back.act(last)
    for _ in range(10):
        assert isinstance(back.pending, gs.Ask)
        back.act(back.pending.menu.sample(Random(0)))
        if past.wants(len(back.log)):
            past.keep(len(back.log), back.state.clone())
    for length in range(len(back.log) + 1):
        assert seen(past.rewind(back, length)) == seen(back.at(length))
