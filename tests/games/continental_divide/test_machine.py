"""A machine that plays, takes back, copies, saves, loads and misbehaves in any order."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import goldenspike as gs
from goldenspike.kernel.laws import position_facts
from support.games import NAMES, board, question

SEEDS = st.integers(0, 2**32)
HOSTILE = st.fixed_dictionaries(
    {"type": st.sampled_from(["found", "buy", "pass", "build", "done", "order", "fly"])},
    optional={
        "railroad": st.sampled_from(["up", "aa", "", "zz"]) | st.none(),
        "hex": st.sampled_from(["W5", "S1", "A1", ""]),
        "from": st.sampled_from(["W5", "S1", "A1", ""]),
        "direction": st.sampled_from(["N", "NW", "W", ""]),
        "shares": st.integers(-(2**70), 2**70),
        "value": st.integers(-5, 99) | st.floats(),
        "pay": st.integers(-5, 99),
        "length": st.integers(-5, 99),
        "position": st.integers(-1, 9),
    },
)


class Table(RuleBasedStateMachine):
    @initialize(players=st.integers(3, 6), seed=SEEDS, pack=st.sampled_from(["continental-divide-1.0.0", "tiny"]))
    def sit_down(self, players: int, seed: int, pack: str) -> None:
        self.play = gs.new_game("continental-divide", NAMES[:players], seed=seed, pack=board(pack))
        self.pack = board(pack)

    def asked(self) -> bool:
        return isinstance(self.play.pending, gs.Ask)

    @precondition(asked)
    @rule(seed=SEEDS, moves=st.integers(1, 12))
    def act(self, seed: int, moves: int) -> None:
        rng = Random(seed)
        for _ in range(moves):
            if not self.asked():
                return
            before = self.play.state.clone()
            for event in self.play.act(question(self.play).menu.sample(rng)):
                earlier = before.clone()
                self.play.game.apply(before, event)
                assert self.play.game.broken(earlier, event, before) is None

    @precondition(asked)
    @rule(action=HOSTILE)
    def misbehave(self, action: dict[str, Any]) -> None:
        before, entries = position_facts(self.play.state), len(self.play.log)
        try:
            self.play.act(action)
        except gs.Illegal as error:
            assert error.message  # noqa: PT017
            assert (position_facts(self.play.state), len(self.play.log)) == (before, entries)

    @precondition(lambda self: len(self.play.log) > 1)
    @rule(seed=SEEDS)
    def take_back(self, seed: int) -> None:
        seats = range(len(self.play.setup.players))
        allowed = [seat for seat in seats if self.play.undoable(seat)]
        assert len(allowed) == 1
        self.play.undo(allowed[0])

    @rule()
    def save_and_load(self) -> None:
        before = position_facts(self.play.state)
        self.play = gs.load(json.dumps(self.play.save()), pack=self.pack)
        assert position_facts(self.play.state) == before

    @rule(seed=SEEDS)
    def copy(self, seed: int) -> None:
        before = position_facts(self.play.state)
        clone = self.play.clone()
        if isinstance(clone.pending, gs.Ask):
            clone.act(clone.pending.menu.sample(Random(seed)))
        assert position_facts(self.play.state) == before

    @invariant()
    def every_seat_sees_the_same(self) -> None:
        views = [gs.plain(self.play.view(seat)) | {"you": None} for seat in (None, 0, 1, 2)]
        assert all(view == views[0] for view in views)


Table.TestCase.settings = settings(max_examples=25, stateful_step_count=25, deadline=None)
TestTable = Table.TestCase
