"""SV-16.1 to SV-16.3, conservation: what holds after every event, and proof that a breach would be noticed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import goldenspike as gs
from goldenspike.games.silverton import Buy, Done, Place
from goldenspike.games.silverton import state as states
from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.conservation import find_violation
from goldenspike.games.silverton.events import Event
from goldenspike.games.silverton.events.delivery import Bailed
from goldenspike.games.silverton.events.operation import DealingEnded
from goldenspike.games.silverton.position.claims import DISCARDED, DRAWN, FACE_UP, IN_DECK
from goldenspike.games.silverton.position.lines import COVERED, IN_ROW, LEFT_OUT, ON_PILE, OWNED, UNDER_B, UNDER_C
from goldenspike.games.silverton.position.pieces import DEAD, FREE, GONE, PLACED, TIED
from goldenspike.games.silverton.position.stock import mark_used
from goldenspike.games.silverton.position.targets import on_claim, on_line
from goldenspike.games.silverton.routes import Track
from goldenspike.games.silverton.state import State
from support.games import rule
from support.silverton.positions import at, begin, discard, give, own, put, sound


def position() -> State:
    """Something of everything: track, claims with goods, lines, trains, plows, pieces in jail and on targets."""
    play = begin(2, level="advanced", pieces=["S+2 S P+1 P", "S S P P"], rules=["passenger-card-slide"])
    own(play, 0, "denver-golden-1", "denver-boulder")
    own(play, 1, "denver-golden-2")
    give(play, 0, claim=20, goods=3, passenger=9, trains=[15], plows=[2])
    give(play, 1, claim=21, goods=1, passenger=10)
    discard(play, claims=[30], passengers=[3])
    put(play, 0, "s1", segment="denver-falcon")
    put(play, 1, "p1", deck=True)
    state: State = play.state
    state.claims.events[0] = DISCARDED
    state.claims.discards.append(state.board.event_numbers[0])
    sound(play)
    return state


def breach(spoil: Callable[[State], object]) -> str:
    """What conservation says of the end of a step that did more than ending."""
    before, after = position(), position()
    assert find_violation(before, DealingEnded(0), after) is None
    spoil(after)
    return find_violation(before, DealingEnded(0), after) or ""


def card(state: State, number: int) -> int:
    return state.board.passenger_index[number]


def claim(state: State, number: int) -> int:
    return state.board.claim_index[number]


def put_in(things: list[Any], place: int, value: Any) -> Any:
    """As `things[place] = value`, but it can stand in a lambda."""
    things[place] = value
    return value


@rule("SV-16.1")
@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda state: put_in(state.claims.at, claim(state, 1), 0), "claim 1 and the row disagree"),
        (lambda state: put_in(state.claims.at, claim(state, 1), IN_DECK), "claim 1 and the row disagree"),
        (lambda state: put_in(state.claims.at, claim(state, 50), FACE_UP), "claim 50 and the row disagree"),
        (lambda state: put_in(state.claims.row, 0, NOWHERE), "claim 1 and the row disagree"),
        (lambda state: state.claims.row.append(on_claim(claim(state, 1))), "two places of the row"),
        (lambda state: put_in(state.claims.at, claim(state, 50), 2), "claim 50 is nowhere"),
        (lambda state: put_in(state.claims.at, claim(state, 50), NOWHERE), "claim 50 is nowhere"),
        (lambda state: put_in(state.claims.at, claim(state, 50), COVERED), "claim 50 is nowhere"),
        (lambda state: put_in(state.claims.at, claim(state, 50), DRAWN), "is drawn and not drawn"),
        (lambda state: setattr(state.this_step, "drawn", claim(state, 50)), "is drawn and not drawn"),
        (lambda state: put_in(state.claims.at, claim(state, 50), DISCARDED), "discarded claims are miscounted"),
        (lambda state: put_in(state.claims.at, claim(state, 30), IN_DECK), "discarded claims are miscounted"),
        (lambda state: state.claims.discards.append(30), "discarded claims are miscounted"),
        (lambda state: state.claims.discards.remove(30), "discarded claims are miscounted"),
    ],
)
def test_a_claim_in_two_places_or_in_none_is_noticed(spoil: Callable[[State], object], says: str) -> None:
    assert breach(spoil).startswith("SV-16.1")
    assert says in breach(spoil)


@rule("SV-16.1")
@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda state: put_in(state.claims.goods, claim(state, 1), 2), "which has no owner"),
        (lambda state: put_in(state.claims.goods, claim(state, 50), 2), "which has no owner"),
        (lambda state: put_in(state.claims.goods, claim(state, 20), -1), "-1 goods on claim 20"),
        (lambda state: put_in(state.claims.marked, claim(state, 20), 4), "more goods sold ahead"),
        (lambda state: put_in(state.claims.marked, claim(state, 20), -1), "more goods sold ahead"),
        (lambda state: put_in(state.claims.marked, claim(state, 50), 1), "more goods sold ahead"),
    ],
)
def test_goods_where_none_can_be_are_noticed(spoil: Callable[[State], object], says: str) -> None:
    assert breach(spoil).startswith("SV-16.1")
    assert says in breach(spoil)


@rule("SV-16.1")
@pytest.mark.parametrize(
    "spoil",
    [
        lambda state: put_in(state.claims.events, 0, IN_DECK),
        lambda state: put_in(state.claims.events, 1, DISCARDED),
        lambda state: put_in(state.claims.events, 1, FACE_UP),
        lambda state: state.claims.discards.append(state.board.event_numbers[0]),
        lambda state: state.claims.discards.remove(state.board.event_numbers[0]),
    ],
)
def test_a_lost_event_card_is_noticed(spoil: Callable[[State], object]) -> None:
    assert breach(spoil).startswith("SV-16.1: event ")


@rule("SV-16.1")
@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda state: put_in(state.lines.at, card(state, 1), OWNED), "card 1 is in two places, or in none"),
        (lambda state: put_in(state.lines.pile_top, 0, NOWHERE), "card 1 is in two places, or in none"),
        (lambda state: put_in(state.lines.pile_top, 1, card(state, 1)), "card 1 is in two places, or in none"),
        (lambda state: put_in(state.lines.at, card(state, 11), ON_PILE), "card 11 is in two places, or in none"),
        (lambda state: put_in(state.lines.at, card(state, 11), IN_ROW), "card 11 is in two places, or in none"),
        (lambda state: state.claims.row.append(on_line(card(state, 1))), "card 1 is in two places, or in none"),
        (lambda state: put_in(state.lines.at, card(state, 11), IN_DECK), "card 11 is nowhere"),
        (lambda state: put_in(state.lines.owner, card(state, 9), NOWHERE), "has a wrong owner for its place"),
        (lambda state: put_in(state.lines.owner, card(state, 1), 0), "has a wrong owner for its place"),
        (lambda state: put_in(state.lines.owner, card(state, 3), 0), "has a wrong owner for its place"),
        (lambda state: put_in(state.lines.partner, card(state, 9), 0), "a second owner without a first"),
        (lambda state: put_in(state.lines.partner, card(state, 1), 0), "a second owner without a first"),
        (lambda state: put_in(state.lines.at, card(state, 11), DISCARDED), "do not match their piles"),
        (lambda state: put_in(state.lines.at, card(state, 17), LEFT_OUT), "do not match their piles"),
        (lambda state: put_in(state.lines.pile_under, 0, UNDER_B), "do not match their piles"),
        (
            lambda state: (
                put_in(state.lines.at, card(state, 17), DISCARDED),
                put_in(state.lines.pile_under, 0, UNDER_C),
            ),
            "do not match their piles",
        ),
    ],
)
def test_a_passenger_card_in_two_places_or_in_none_is_noticed(spoil: Callable[[State], object], says: str) -> None:
    assert breach(spoil).startswith("SV-16.1")
    assert says in breach(spoil)


@rule("SV-16.1")
@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda state: put_in(state.pieces.target, state.pieces.named(0, "s1"), NOWHERE), "s1 is placed nowhere"),
        (lambda state: put_in(state.pieces.status, state.pieces.named(0, "p1"), PLACED), "p1 is placed nowhere"),
        (lambda state: put_in(state.pieces.status, state.pieces.named(0, "p1"), TIED), "p1 is placed nowhere"),
        (
            lambda state: put_in(state.pieces.status, state.pieces.named(1, "p1"), FREE),
            "is not placed and has a target",
        ),
        (
            lambda state: put_in(state.pieces.status, state.pieces.named(1, "p1"), DEAD),
            "is not placed and has a target",
        ),
        (
            lambda state: put_in(state.pieces.status, state.pieces.named(1, "p1"), GONE),
            "is not placed and has a target",
        ),
        (lambda state: put_in(state.pieces.status, state.pieces.named(1, "p1"), 7), "p1 is nowhere"),
    ],
)
def test_a_piece_in_two_places_or_in_none_is_noticed(spoil: Callable[[State], object], says: str) -> None:
    assert breach(spoil).startswith("SV-16.1")
    assert says in breach(spoil)


def lay(state: State, seat: int, *segments: int) -> None:
    """Track out of nowhere."""
    state.track[seat] = Track(state.board, state.track[seat].segments + list(segments), state.starts[seat])


@rule("SV-16.2")
@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda state: put_in(state.owner, 50, 0), "owners of track are miscounted"),
        (lambda state: put_in(state.owner, state.track[0].segments[0], NOWHERE), "owners of track are miscounted"),
        (lambda state: lay(state, 0, 50), "owners of track are miscounted"),
        (lambda state: lay(state, 1, state.track[0].segments[1]), "has two owners"),
        (lambda state: lay(state, 0, state.track[0].segments[1]), "has two owners"),
        (lambda state: lay(state, 0, *range(60, 91)), "has -1 cubes in hand"),
    ],
)
def test_cubes_from_nowhere_are_noticed(spoil: Callable[[State], object], says: str) -> None:
    assert breach(spoil).startswith("SV-16.2")
    assert says in breach(spoil)


@rule("SV-3.5")
def test_parallel_track_is_noticed() -> None:
    def beside(state: State) -> None:
        twin = state.board.segment_index["denver-golden-2"]
        lay(state, 0, twin)
        state.track[1] = state.track[1].without(twin)
        state.owner[twin] = 0

    assert breach(beside).startswith("SV-3.5")


@rule("SV-16.2")
@pytest.mark.parametrize(
    "spoil",
    [
        lambda state: state.stock.trains[0].pop(),
        lambda state: state.stock.trains[1].append(4),
        lambda state: put_in(state.stock.trains_left, 2, 7),
        lambda state: (put_in(state.stock.trains_left, 2, -1), state.stock.trains[1].extend([2] * 9)),
        lambda state: state.stock.plows[0].pop(),
        lambda state: state.stock.plows[1].append(mark_used(1)),
        lambda state: put_in(state.stock.plows_left, 0, 3),
    ],
)
def test_trains_and_plows_from_nowhere_are_noticed(spoil: Callable[[State], object]) -> None:
    assert breach(spoil).startswith("SV-16.2")


@rule("SV-12.3")
def test_a_fifth_train_is_noticed() -> None:
    def hoard(state: State) -> None:
        state.stock.trains[0] += [2, 2]
        state.stock.trains_left[2] -= 2

    assert breach(hoard).startswith("SV-12.3")


@rule("SV-16.3")
@pytest.mark.parametrize(
    "spoil",
    [
        lambda state: put_in(state.cash, 0, state.cash[0] + 1),
        lambda state: (put_in(state.cash, 0, state.cash[0] - 1), put_in(state.cash, 1, state.cash[1] + 1)),
        lambda state: put_in(state.cash, 1, -1),
    ],
)
def test_money_from_nowhere_is_noticed(spoil: Callable[[State], object]) -> None:
    assert breach(spoil).startswith("SV-16.3")


@rule("SV-16.3")
def test_a_change_of_cash_is_its_events_amount_and_has_a_rule() -> None:
    before, after = position(), position()
    assert "moved cash [0, 0], and says [-200, 0]" in str(find_violation(before, Bailed(0, "s1", -200), after))
    after.cash[0] -= 200
    assert find_violation(before, Bailed(0, "s1", -200), after) is None
    assert "names no rule" in str(find_violation(before, Bailed(0, "s1", -200, rule=""), after))
    assert "says [0, -200]" in str(find_violation(before, Bailed(1, "s1", -200), after))


@rule("SV-16.3")
def test_a_debt_is_noticed_whatever_the_event_says() -> None:
    before, after = position(), position()
    after.cash[0] = -1
    assert "a balance of -1" in str(find_violation(before, Bailed(0, "s1", -1 - before.cash[0]), after))


@rule("SV-1.2")
def test_a_turn_past_the_last_is_noticed() -> None:
    assert breach(lambda state: setattr(state, "turn", 48)) == ""
    assert breach(lambda state: setattr(state, "turn", 49)).startswith("SV-1.2")


# What events say


@rule("SV-16.3")
def test_only_events_with_an_amount_and_a_seat_can_move_cash() -> None:
    """Every kind of event either has `seat`, `amount` and `rule`, or leaves cash alone: tried on each of them."""
    for kind in Event.__subclasses__():
        fields = set(kind.__struct_fields__)
        assert "rule" in fields, kind
        assert "amount" not in fields or "seat" in fields, kind


@rule("SV-16.3")
def test_what_is_bought_is_paid_by_one_event() -> None:
    play = begin(2)
    play.act(Place("p1", claim=3))
    play.act(Done())
    play.act(Done())
    before = play.state.cash[:]
    events = play.act(Buy(claim=3))
    paid = [msgspec.to_builtins(event) for event in events if getattr(event, "amount", 0)]
    assert [(event["type"], event["seat"], event["rule"]) for event in paid] == [("claim_bought", 0, "SV-7.1")]
    assert play.state.cash[0] - before[0] == paid[0]["amount"] == -270


@rule("SV-16.1", "SV-16.2", "SV-16.3")
def test_the_first_fault_is_told_and_a_sound_position_is_not_blamed() -> None:
    play = begin(3)
    sound(play)
    at(play, states.FINES, 1, turn=8)
    sound(play)
    assert isinstance(play.pending, gs.Ask | gs.Chance)
