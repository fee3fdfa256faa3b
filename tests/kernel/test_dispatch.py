"""Effects are bound to events explicitly, and a game with a wrong binding cannot be imported."""

from __future__ import annotations

import importlib
import pkgutil

import pytest

import goldenspike.games.continental_divide.game as continental_divide
import goldenspike.games.silverton.game as silverton
from goldenspike.games.continental_divide import effects as continental_divide_effects
from goldenspike.games.silverton import effects as silverton_effects
from goldenspike.kernel.dispatch import EffectRegistry, effects_of
from goldenspike.kernel.entries import snake_case


class Moved:
    pass


class Stopped:
    pass


def do_nothing(state: object, event: object) -> None:
    pass


def test_an_effect_is_bound_by_its_decorator_alone() -> None:
    effect = EffectRegistry()

    @effect(Moved)
    def anything(state: list[str], event: Moved) -> None:
        state.append(type(event).__name__)

    def stopped(state: list[str], event: Stopped) -> None:
        raise AssertionError("a helper that has the name of an event is no effect")

    effects = effects_of([Moved], effect)
    state: list[str] = []
    effects[Moved](state, Moved())
    assert state == ["Moved"]
    assert list(effects) == [Moved]


def test_an_event_without_an_effect_is_found_at_import() -> None:
    with pytest.raises(TypeError, match="Stopped has no effect"):
        effects_of([Stopped], EffectRegistry())


def test_an_event_of_another_game_is_found_at_import() -> None:
    effect = EffectRegistry()
    effect(Moved)(do_nothing)
    with pytest.raises(TypeError, match="Moved is no event of this game"):
        effects_of([], effect)


def test_an_event_has_one_effect() -> None:
    first, second = EffectRegistry(), EffectRegistry()
    first(Moved)(do_nothing)
    with pytest.raises(TypeError, match="Moved has two effects"):
        first(Moved)(do_nothing)
    second(Moved)(do_nothing)
    with pytest.raises(TypeError, match="Moved has two effects"):
        effects_of([Moved], first, second)


def test_effects_of_the_games_have_the_names_of_their_events() -> None:
    for game in (continental_divide, silverton):
        for event, effect in game.EFFECTS.items():
            assert effect.__name__ == snake_case(event.__name__)


def test_every_public_function_of_the_effects_is_an_effect() -> None:
    """So that no function is left without its decorator: helpers are private, or in `common`."""
    names = [info.name for info in pkgutil.iter_modules(silverton_effects.__path__) if info.name != "common"]
    modules = [importlib.import_module(f"{silverton_effects.__name__}.{name}") for name in names]
    for module in [*modules, continental_divide_effects]:
        own = {name for name, value in vars(module).items() if getattr(value, "__module__", "") == module.__name__}
        bound = {function.__name__ for function in module.effect.effects.values()}
        assert {name for name in own if not name.startswith("_")} == bound
