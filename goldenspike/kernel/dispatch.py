"""Effects of events: which function changes the position when an event happens."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

Effects = dict[type, Callable[[Any, Any], None]]

State = TypeVar("State")
Event = TypeVar("Event")


class EffectRegistry:
    """The effects that one module defines. `@effect(Moved)` above a function binds it to the event `Moved`."""

    def __init__(self) -> None:
        self.effects: Effects = {}

    def __call__(
        self, event: type[Event]
    ) -> Callable[[Callable[[State, Event], None]], Callable[[State, Event], None]]:
        def bind(function: Callable[[State, Event], None]) -> Callable[[State, Event], None]:
            _add(self.effects, event, function)
            return function

        return bind


def effects_of(events: Iterable[type], *registries: EffectRegistry) -> Effects:
    """One table of every effect of a game, built when the game is imported.

    Raises TypeError for an event without an effect, an event with two, and an effect of an unknown event.
    """
    effects: Effects = {}
    for registry in registries:
        for event, function in registry.effects.items():
            _add(effects, event, function)
    known = set(events)
    for event in known.symmetric_difference(effects):
        problem = "has no effect" if event in known else "is no event of this game"
        raise TypeError(f"{event.__name__} {problem}")
    return effects


def _add(effects: Effects, event: type, function: Callable[[Any, Any], None]) -> None:
    if event in effects:
        raise TypeError(f"{event.__name__} has two effects")
    effects[event] = function
