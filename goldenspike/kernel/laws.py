"""Laws: invariants of every game, checked on random and recorded games, never in play.

`check_play` walks a game from its first entry and raises `BrokenLaw` at the first invariant that does not hold.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from goldenspike.kernel import record as records
from goldenspike.kernel.entries import ActionEntry
from goldenspike.kernel.game import Ask, Chance, Over
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.play import Play, begin

MOST_LISTED_ACTIONS = 400
"""Menus up to this length are listed whole; longer ones are sampled."""

SAMPLES = 8


class BrokenLaw(AssertionError):  # noqa: N818  (a law, broken)
    """An invariant does not hold: the game or the kernel has a bug."""


def check_play(play: Play, close_looks: int = 6) -> None:
    """Check every law along a whole game; expensive ones at `samples` random but repeatable positions."""
    rng = Random(len(play.log))  # repeatable: a game is always checked at the same positions
    looks = set(rng.sample(range(len(play.log)), min(close_looks, len(play.log))))
    past = begin(play.setup)
    strange: list[Any] = []  # actions of other positions, most of them illegal here
    for number, entry in enumerate(play.log):
        nobody_is_stuck(past)
        if number in looks:
            check_position(past, rng, strange)
        if isinstance(entry, ActionEntry):
            strange.append(entry.action)
        before = past.state.clone()
        events = past.repeat(entry)
        events_are_all_that_happens(past, before, events)
        events_survive_json(events)
    _demand(position_facts(past.state) == position_facts(play.state), "replaying the log leads elsewhere")
    record_tells_the_game(play)


def check_position(play: Play, rng: Random, strange: list[Any]) -> None:
    """Check the laws of one position."""
    clones_are_independent(play, rng)
    nothing_secret_is_shown(play)
    who_hides_nothing_shows_all_alike(play)
    pending = play.pending
    if isinstance(pending, Ask):
        menu_is_consistent(play, pending, rng)
        what_is_refused_leaves_no_trace(play, pending, strange)
        undo_takes_back(play, pending, rng)


def nobody_is_stuck(play: Play) -> None:
    """While the game goes on, a seat is asked and has a choice."""
    pending = play.pending
    _demand(not isinstance(pending, Over), "the game was over before its last entry")
    if isinstance(pending, Ask):
        _demand(pending.menu.forced() is None, "a seat was asked that had no choice")


def events_are_all_that_happens(play: Play, before: Any, events: list[Any]) -> None:
    """Events alone lead from one position to the next, and each keeps the conservation rules."""
    game = play.game
    state = before
    for event in events:
        earlier = state.clone()
        game.apply(state, event)
        fault = game.broken(earlier, event, state)
        _demand(fault is None, f"after {event}: {fault}")
    _demand(is_same_position(state, play.state), "the events do not tell all that happened")


def events_survive_json(events: list[Any]) -> None:
    for event in events:
        data = msgspec.json.encode(event)
        _demand(msgspec.json.decode(data, type=type(event)) == event, f"{event} does not survive JSON")
        _demand("rule" in json.loads(data), f"{event} names no rule")


def menu_is_consistent(play: Play, ask: Ask, rng: Random) -> None:
    """Counting, listing, sampling, membership and description agree, and every listed action resolves."""
    menu = ask.menu
    size = len(menu)
    described = menu.describe()
    boxed = sum(box_size(box) for box in described["choices"])
    _demand(boxed == size, f"the boxes hold {boxed} actions, the menu {size}")
    if size <= MOST_LISTED_ACTIONS:
        actions = list(menu)
        _demand(len(actions) == size, f"{len(actions)} actions are listed, {size} counted")
        _demand(len(set(actions)) == size, "an action is listed twice")
        unpacked = [action for box in described["choices"] for action in unpack(box)]
        listed = [msgspec.to_builtins(action) for action in actions]
        _demand(sorted(map(str, unpacked)) == sorted(map(str, listed)), "boxes and list differ")
    else:
        actions = [menu.sample(rng) for _ in range(SAMPLES)]
        _demand(len(list(itertools.islice(menu, SAMPLES))) == SAMPLES, "the list ends too soon")
    for action in actions:
        _demand(action in menu, f"{action} is listed and yet not in the menu")
        _demand(play.read_action(json.loads(msgspec.json.encode(action))) == action, f"{action} does not survive JSON")
    for action in actions if size <= MOST_LISTED_ACTIONS // 10 else rng.sample(actions, SAMPLES):
        try:
            play.clone().act(action)
        except Illegal as error:
            raise BrokenLaw(f"{action} is listed and refused: {error!r}") from error
    _demand(menu.sample(rng) in menu, "a sample is not in the menu")
    for miss in described["refused"]:
        _demand({"target", "rule", "reason", "values"} <= miss.keys(), f"{miss} does not say why")


def what_is_refused_leaves_no_trace(play: Play, ask: Ask, strange: list[Any]) -> None:
    """An action that is not in the menu raises Illegal and changes nothing; so does anything that is no action."""
    before, entries = position_facts(play.state), len(play.log)
    for action in [*strange[-SAMPLES:], *strange[:SAMPLES], None, 7, "pass", {}, {"type": "no such thing"}]:
        if not isinstance(action, dict) and action in ask.menu:
            continue
        try:
            play.act(action)
        except Illegal:
            pass
        else:
            raise BrokenLaw(f"{action} is not in the menu and was done")
        _demand(position_facts(play.state) == before and len(play.log) == entries, f"refusing {action} left a trace")


def clones_are_independent(play: Play, rng: Random) -> None:
    before = position_facts(play.state)
    clone = play.clone()
    _demand(position_facts(clone.state) == before, "a clone differs from its original")
    pending = clone.pending
    if isinstance(pending, Ask):
        clone.act(pending.menu.sample(rng))
    elif isinstance(pending, Chance):
        clone.roll(next(pending.outcomes())[0])
    _demand(position_facts(play.state) == before, "playing on a clone changed its original")
    _demand(len(clone.log) > len(play.log), "playing on a clone left no entry")


def undo_takes_back(play: Play, ask: Ask, rng: Random) -> None:
    before = position_facts(play.state)
    clone = play.clone()
    clone.auto_chance = False
    clone.act(ask.menu.sample(rng))
    clone.undo(ask.seat)
    _demand(position_facts(clone.state) == before, "undo does not lead back")
    _demand(clone.log == play.log, "undo does not shorten the log by one")


def nothing_secret_is_shown(play: Play) -> None:
    """Nothing sent to a seat contains the seed or future dice."""
    seed = play.setup.seed
    if seed is None:
        return
    for seat in (None, *range(len(play.setup.players))):
        sent = msgspec.json.encode(play.view(seat))
        if seat is not None:
            observation = play.observe(seat)
            menu = observation.menu
            sent += msgspec.json.encode([observation.log, None if menu is None else menu.describe()])
        _demand(seed.hex().encode() not in sent, "the seed is shown")
    _demand(isinstance(play.pending, Over) or "seed" not in play.record(), "a running game's record holds the seed")


def who_hides_nothing_shows_all_alike(play: Play) -> None:
    """All views are equal in a game that says it hides nothing: the server builds only one."""
    if not play.game.hides_nothing:
        return
    public = play.view(None)
    for seat in range(len(play.setup.players)):
        _demand(play.view(seat) == msgspec.structs.replace(public, you=seat), "a seat sees what a spectator does not")


def record_tells_the_game(play: Play) -> None:
    """A record in JSON restores the same position, views and menus, and its dice can be verified."""
    data = json.dumps(play.save())
    again = records.restore(records.decode(data), play.game, play.setup.pack)
    _demand(position_facts(again.state) == position_facts(play.state), "the record leads elsewhere")
    _demand(again.save() == play.save(), "the record of the record differs")
    for seat in (None, *range(len(play.setup.players))):
        _demand(again.view(seat) == play.view(seat), "a view differs after loading")
    if isinstance(play.pending, Ask) and isinstance(again.pending, Ask):
        _demand(again.pending.menu.describe() == play.pending.menu.describe(), "a menu differs after loading")
    records.verify(again)


def is_same_position(state: Any, other: Any) -> bool:
    """Whether two positions are equal."""
    for name in _names(state):
        one, two = getattr(state, name), getattr(other, name)
        if not (is_same_position(one, two) if hasattr(one, "clone") else one == two):
            return False
    return True


def position_facts(state: Any) -> dict[str, Any]:
    """All values of a position and its parts, by name."""
    return {name: _frozen(getattr(state, name)) for name in _names(state)}


def _names(state: Any) -> list[str]:
    """Names of all attributes, including any that `clone` forgets to copy."""
    names = getattr(type(state), "__mypyc_attrs__", None) or vars(state)
    return [name for name in names if not name.startswith("__")]


def _frozen(value: Any) -> Any:
    """Turn lists into tuples, since the position may change its lists. A part is anything with `clone`."""
    if hasattr(value, "clone"):
        return position_facts(value)
    if not isinstance(value, list):
        return value
    return tuple(map(_frozen, value)) if list in set(map(type, value)) else tuple(value)


def box_size(box: dict[str, Any]) -> int:
    """Number of actions in a box of `describe()`; 0 if it is open. A range excepts only numbers inside it."""
    if box.get("open"):
        return 0
    size = 1
    for name, field in box.items():
        if name in ("type", "preview"):
            continue
        if isinstance(field, list):
            size *= len(field)
        elif isinstance(field, dict):
            size *= field["max"] - field["min"] + 1 - len(field.get("except", ()))
    return size


def unpack(box: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """List the actions of a box in JSON form."""
    if box.get("open"):
        return
    names = [name for name in box if name != "preview"]
    for values in itertools.product(*(_values(box[name]) for name in names)):
        yield dict(zip(names, values, strict=True))


def _values(field: Any) -> list[Any]:
    if isinstance(field, dict):
        return [value for value in range(field["min"], field["max"] + 1) if value not in field.get("except", ())]
    return field if isinstance(field, list) else [field]


def _demand(holds: bool, fault: str) -> None:
    if not holds:
        raise BrokenLaw(fault)
