"""No number, list or text without a bound: at every door, for every field of every action of every game."""

from __future__ import annotations

import json
import types
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Annotated, Any, Union, get_args, get_origin

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import goldenspike as gs
from goldenspike import games
from goldenspike.games.silverton import Decline, Lot, Offer, Terms
from goldenspike.games.silverton.phases.deals import DealMenu
from goldenspike.kernel import record as records
from goldenspike.kernel.bounds import LONGEST, MOST_DIGITS, UpTo, Within
from goldenspike.kernel.entries import ActionEntry
from goldenspike.kernel.laws import position_facts
from goldenspike.terminal.renderers import find_renderer
from goldenspike.terminal.screen import Screen
from support.games import NAMES, question

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("continental-divide", 3, {}),
    ("silverton", 3, {"length": "short"}),
    ("silverton", 2, {"level": "advanced", "rules": ["hiring", "convoy-transfer", "passenger-card-slide"]}),
    ("silverton", 2, {"scenario": "golden-spike"}),
]
ACTIONS = [(name, kind) for name in games.names() for kind in get_args(games.find(name).action_type)]
each_action = pytest.mark.parametrize(("game", "kind"), ACTIONS, ids=lambda value: getattr(value, "__name__", value))


# What the types say


def apart(declared: Any) -> tuple[Any, Any, bool]:
    """A field's type, its bound, and whether it may be None."""
    bound, optional = None, False
    while get_origin(declared) in (Annotated, Union, types.UnionType):
        if get_origin(declared) is Annotated:
            declared, bound = get_args(declared)
        else:
            (declared,) = (each for each in get_args(declared) if each is not type(None))
            optional = True
    return declared, bound, optional


def is_struct(declared: Any) -> bool:
    return isinstance(declared, type) and issubclass(declared, msgspec.Struct)


def demand_bounds(declared: Any, at: str) -> None:
    declared, bound, _ = apart(declared)
    if is_struct(declared):
        for field in msgspec.structs.fields(declared):
            demand_bounds(field.type, f"{at}.{field.name}")
    elif get_origin(declared) is tuple:
        assert isinstance(bound, UpTo), f"{at} needs a greatest length"
        demand_bounds(get_args(declared)[0], f"{at}[]")
    elif declared is int:
        assert isinstance(bound, Within), f"{at} needs a least and a greatest number"
    elif declared is str:
        assert isinstance(bound, UpTo), f"{at} needs a greatest length"
    else:
        assert declared is bool, f"{at} is of a type that the doors do not know"


@each_action
def test_every_field_has_its_bound(game: str, kind: Any) -> None:
    demand_bounds(kind, kind.__name__)


def test_a_field_without_a_bound_takes_nothing() -> None:
    class Shout(msgspec.Struct, frozen=True, tag="shout"):
        text: str

    for action in (Shout("hey"), records.PackReference("a", "b", "c"), gs.Step(list), object()):
        with pytest.raises(gs.Illegal) as caught:
            positions()[0][1].act(action)
        assert caught.value.reason == "malformed"


# Values within the bounds, and out of them


WORDS = [
    *("up", "sp", "W5", "X5", "NW", "E", "s1", "p1", "S+2 S P+1 P", "surveyor", "9", "9+24", "9@denver", "denver"),
    *("denver-golden-1", "denver-colorado-springs-1", "golden", ""),
]


def within(declared: Any) -> st.SearchStrategy[Any]:
    declared, bound, optional = apart(declared)
    if is_struct(declared):
        fields = {field.name: within(field.type) for field in msgspec.structs.fields(declared)}
        found: st.SearchStrategy[Any] = st.builds(declared, **fields)
    elif get_origin(declared) is tuple:
        each = within(get_args(declared)[0])
        found = st.lists(each, max_size=min(bound.most, 4), unique=not bound.several).map(tuple)
    elif declared is int:
        found = st.integers(bound.least, min(bound.most, 99)) | st.integers(bound.least, bound.most)
    elif declared is str:
        found = st.sampled_from([word for word in WORDS if len(word) <= bound.most]) | st.text("aé9+-@ ", max_size=9)
    else:
        found = st.booleans()
    return st.none() | found if optional else found


def spoilt(value: Any) -> Iterator[tuple[Any, bool]]:
    """The value with any one field replaced by something out of its bounds, and whether JSON can say it too."""
    for field in msgspec.structs.fields(value):
        for wrong, sayable in out_of(field.type, getattr(value, field.name)):
            yield msgspec.structs.replace(value, **{field.name: wrong}), sayable


def out_of(declared: Any, value: Any) -> Iterator[tuple[Any, bool]]:
    declared, bound, optional = apart(declared)
    if not optional:
        yield None, True
    if declared is not bool:
        yield True, True
    if declared is not str:
        yield "1", True
    yield from [(1.5, True), (2.0, True), (object(), False), ({1: 2}, False), (b"1", False)]
    if is_struct(declared):
        yield 7, True
        if value is not None:
            yield from spoilt(value)
    elif get_origin(declared) is tuple:
        (inner, _) = get_args(declared)
        thing = Lot(1, 1) if inner is Lot else "a" if apart(inner)[0] is str else 1
        yield 7, True
        yield [thing], False
        yield (thing,) * (bound.most + 1), True
        if not bound.several:
            yield (thing, thing), True
        for wrong, sayable in out_of(inner, thing):
            yield (wrong,), sayable
    elif declared is int:
        beyond = [bound.least - 1, bound.most + 1, 10**30, -(10**30), 2**63, 10**400, 10**4_000, 10**5_000]
        yield from [(number, number < 10**4_300) for number in beyond]
    elif declared is str:
        yield from [(5, True), ("x" * (bound.most + 1), True), ("\ud800", True), ("a\0", True), ("a\n", True)]
    else:
        yield from [(1, True), (0, True)]


def plain(action: Any) -> dict[str, Any]:
    """The JSON form, but nothing of it read or written: it may hold what JSON cannot."""
    tag = {} if type(action) in (Terms, Lot) else {"type": type(action).__name__.lower()}
    fields = {field.encode_name: getattr(action, field.name) for field in msgspec.structs.fields(action)}
    return {**tag, **{name: _plain(value) for name, value in fields.items()}}


def _plain(value: Any) -> Any:
    if isinstance(value, msgspec.Struct):
        return plain(value)
    return [_plain(each) for each in value] if isinstance(value, tuple) else value


@cache
def positions() -> list[tuple[str, gs.Play]]:
    """Of random games of every kind, a few asked positions each; among them offers to make and to answer."""
    found: list[tuple[str, gs.Play]] = []
    for game, players, options in TABLES:
        play, rng, taken = gs.new_game(game, NAMES[:players], seed=5, options=options), Random(5), set()
        while isinstance(play.pending, gs.Ask) and len(play.log) < 400:
            kind = type(play.pending.menu)
            if kind not in taken:
                found.append((game, play.clone()))
                taken.add(kind)
                if kind is DealMenu:
                    found.append((game, play.clone()))
                    found[-1][1].act(Offer((play.pending.seat + 1) % players, Terms(), Terms(cash=5)))
            play.act(play.pending.menu.sample(rng))
    return found


def refused(play: gs.Play, action: Any) -> gs.Illegal:
    before, entries = position_facts(play.state), len(play.log)
    with pytest.raises(gs.Illegal) as caught:
        play.act(action)
    assert (position_facts(play.state), len(play.log)) == (before, entries)
    assert all(caught.value.worded(lang).encode() for lang in ("en", "fr"))
    return caught.value


@each_action
@settings(max_examples=8, deadline=None)
@given(data=st.data())
def test_what_is_out_of_bounds_is_refused_and_changes_nothing(game: str, kind: Any, data: st.DataObject) -> None:
    action = data.draw(within(kind))
    play = data.draw(st.sampled_from([play for name, play in positions() if name == game]))
    for wrong, sayable in spoilt(action):
        assert refused(play, wrong).reason in ("malformed", "out_of_bounds", "too_long", "repeated")
        assert not isinstance(play.pending, gs.Ask) or wrong not in play.pending.menu
        if sayable:
            assert refused(play, plain(wrong)).reason in ("malformed", "out_of_bounds", "too_long", "repeated")


@each_action
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_what_is_within_bounds_is_played_or_refused_by_a_rule(game: str, kind: Any, data: st.DataObject) -> None:
    action = data.draw(within(kind))
    play = data.draw(st.sampled_from([play for name, play in positions() if name == game])).clone()
    other, why = play.clone(), None
    try:
        play.act(action)
    except gs.Illegal as error:
        why = error
    if why is None:
        other.act(plain(action))
        assert (position_facts(other.state), other.log) == (position_facts(play.state), play.log)
    else:
        assert why.rule
        assert refused(other, plain(action)).reason == why.reason


@pytest.mark.parametrize(
    ("terms", "reason", "values"),
    [
        (Terms(cash=10**30), "out_of_bounds", {"field": "take.cash", "least": 0, "most": 10**9}),
        (Terms(cash=int("9" * 4_001)), "out_of_bounds", {"field": "take.cash", "least": 0, "most": 10**9}),
        (Terms(claims=(5,) * 15_000), "too_long", {"field": "take.claims", "most": 1_000}),
        (Terms(claims=(5, 5)), "repeated", {"field": "take.claims"}),
        (Terms(trains=("9",) * 41), "too_long", {"field": "take.trains", "most": 40}),
        (Terms(trains=("9" * 65,)), "too_long", {"field": "take.trains", "most": 64}),
        (Terms(goods=(Lot(5, 10_000),)), "out_of_bounds", {"field": "take.goods.goods", "least": 0, "most": 9_999}),
    ],
    ids=["dollars", "digits", "claims", "claim twice", "trains", "name", "goods"],
)
def test_the_refusal_names_field_and_limit(terms: Terms, reason: str, values: dict[str, Any]) -> None:
    offering, answering = bargaining()
    for error in (refused(offering, Offer(1, Terms(), terms)), refused(answering, plain(Decline(take=terms)))):
        assert (error.reason, error.values) == (reason, values)


# What came in by the doors of 0.1.0


@cache
def bargaining() -> tuple[gs.Play, gs.Play]:
    """A game before an offer, and after one of a sum that 0.1.0 let pass."""
    play, rng = gs.new_game("silverton", NAMES[:2], seed=5, options={"length": "short"}), Random(5)
    while not isinstance(question(play).menu, DealMenu) or question(play).seat != 0:
        play.act(question(play).menu.sample(rng))
    offered = play.clone()
    offered.repeat(ActionEntry(0, Offer(1, Terms(), Terms(cash=10**30))))
    return play, offered


OLD = [
    Decline(Terms(claims=(5,) * 15_000), Terms(cash=10**30)),
    Decline(Terms(cash=int("9" * 4_001)), Terms(trains=("x" * 5_000, "\t"))),
    Decline(Terms(cash=10**MOST_DIGITS - 1), None),
]


@pytest.mark.parametrize("answer", OLD, ids=["claims", "digits", "most digits"])
def test_what_0_1_0_took_is_repeated_and_the_game_goes_on(answer: Decline) -> None:
    play = bargaining()[1].clone()
    for name in ("greedy", "random"):  # while they are asked about the offer itself
        play.clone().act(gs.bots.make(name, "silverton", 1).choose(play.observe(1)))
    play.repeat(ActionEntry(1, answer))
    play.repeat(ActionEntry(0, Offer(1, Terms(), Terms(cash=10**4_000))))
    again = gs.load(json.dumps(play.save()), check_dice=True)
    assert records.verify(again)
    assert (position_facts(again.state), again.log) == (position_facts(play.state), play.log)
    assert gs.load(play.record()).log == play.log
    assert msgspec.json.decode(msgspec.json.encode(play.save())) == json.loads(json.dumps(play.save()))
    for seat in (None, 0, 1):
        assert gs.plain(again.view(seat))
    assert gs.plain(again.pending)["seat"] == 1
    assert all(gs.plain(event) for _, events in again.history() for event in events)
    assert all(gs.plain(entry) for entry in again.observe(1).log)
    for lang in ("en", "fr"):
        teller = find_renderer(again.setup, Screen(), lang)
        assert all(teller.sentence(event) for _, events in again.history() for event in events)
        assert teller.position(again)
        assert teller.choices(again)
    players = [gs.bots.make("random", "silverton", 1), gs.bots.make("greedy", "silverton", 2)]
    for _ in range(30):
        seat = question(again).seat
        again.act(players[seat].choose(again.observe(seat)))
    again.rewind(len(play.log))
    assert position_facts(again.state) == position_facts(play.state)


@pytest.mark.parametrize(
    "answer",
    [
        Decline(Terms(cash=10**MOST_DIGITS)),
        Decline(Terms(claims=(5,) * (LONGEST + 1))),
        Decline(Terms(trains=("x" * (LONGEST + 1),))),
    ],
    ids=["digits", "things", "characters"],
)
def test_records_have_a_cap_too(answer: Decline) -> None:
    play = bargaining()[1]
    with pytest.raises(gs.Illegal):
        play.clone().repeat(ActionEntry(1, answer))
    record = play.record()
    record["log"].append({"seat": 1, "action": plain(answer)})
    with pytest.raises(gs.RecordError) as caught:
        gs.load(record)
    assert caught.value.worded("fr")
