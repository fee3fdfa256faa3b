"""The parts of a position: what their numbers stand for, and that copies hold the same."""

from __future__ import annotations

import pytest

from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.position.stock import (
    is_used,
    kind_of,
    mark_unused,
    mark_used,
    new_unit,
    slot_of,
    untie,
)
from goldenspike.games.silverton.position.targets import (
    DECK,
    claim_of,
    is_claim,
    is_line,
    is_segment,
    line_of,
    on_claim,
    on_line,
    target_named,
    target_of,
)
from goldenspike.games.silverton.state import State
from goldenspike.kernel.laws import position_facts
from support.games import rule
from support.silverton.positions import begin


@rule("SV-6.9")
def test_targets_are_told_apart_named_and_in_the_order_of_disputes() -> None:
    board = begin().state.board
    segments = list(range(board.segments))
    claims = [on_claim(claim) for claim in range(board.claims)]
    lines = [on_line(card) for card in range(board.passengers)]
    targets = [*segments, *claims, *lines, DECK]
    assert targets == sorted(set(targets))
    assert [target_of(board, target_named(board, target)) for target in targets] == targets
    for target in (NOWHERE, *targets):
        kinds = [is_segment(target), is_claim(target), is_line(target)]
        assert kinds == [target in segments, target in claims, target in lines]
    assert [claim_of(target) for target in claims] == list(range(board.claims))
    assert [line_of(target) for target in lines] == list(range(board.passengers))


@pytest.mark.parametrize("kind", range(5))
@pytest.mark.parametrize("slot", [NOWHERE, 0, 1])
def test_a_train_knows_its_kind_its_city_and_whether_it_ran(kind: int, slot: int) -> None:
    train = new_unit(kind, slot)
    for each, ran in ((train, False), (mark_used(train), True)):
        assert (kind_of(each), slot_of(each), is_used(each)) == (kind, slot, ran)
        assert mark_unused(each) == train
        assert (kind_of(untie(each)), slot_of(untie(each)), is_used(untie(each))) == (kind, NOWHERE, ran)


def test_a_clone_holds_the_same_in_parts_of_its_own() -> None:
    state: State = begin(3, level="advanced", pieces=["S+2 S P", "S P P", "S P P"]).state
    clone = state.clone()
    assert position_facts(clone) == position_facts(state)
    for part in ("pieces", "claims", "markets", "this_turn", "this_step"):
        assert getattr(clone, part) is not getattr(state, part)
