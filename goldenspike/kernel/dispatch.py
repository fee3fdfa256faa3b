"""Finding what an event does to a position."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any

from goldenspike.kernel.entries import snake_case

Effects = dict[type, Callable[[Any, Any], None]]


def effects_of(events: Iterable[type], *modules: ModuleType) -> Effects:
    """For every type of event the function of these modules that has its name, in snake case."""
    found = {name: value for module in modules for name, value in vars(module).items()}
    return {event: found[snake_case(event.__name__)] for event in events}
