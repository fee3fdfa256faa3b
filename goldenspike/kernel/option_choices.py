"""Find which options fit together, for the page that opens a table."""

from __future__ import annotations

from typing import Any

import msgspec

from goldenspike.errors import GoldenSpikeError
from goldenspike.kernel.game import Game
from goldenspike.kernel.options import Option
from goldenspike.kernel.setup import known_options


class OptionChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """The player counts that can choose this value, or why none can: `key` is the message id, `values` its values."""

    option: str
    value: str
    seats: list[int]
    key: str | None = None
    values: dict[str, Any] | None = None


class OptionChoices(msgspec.Struct, frozen=True):
    """The chosen options that fit together, the possible player counts, and about how many minutes each takes."""

    options: dict[str, Any]
    seats: list[int]
    minutes: list[int]
    values: list[OptionChoice]


def find_option_choices(game: Game[Any], options: Any) -> OptionChoices:
    """Find the choices for each option. Options are checked in the game's order, each with those before it."""
    chosen = known_options(game, options)
    kept: dict[str, Any] = {}
    values = []
    for option in game.options:
        beside = dict(kept)
        for value in option.values:
            fit = _option_choice(game, kept if option.several else beside, option, value)
            values.append(fit)
            wanted = chosen.get(option.name, [])
            if fit.seats and (value in wanted if option.several else value == wanted):
                kept |= _with(kept, option, value)
    seats = player_counts(game, kept)
    return OptionChoices(kept, seats, [game.minutes(kept, each) for each in seats], values)


def _option_choice(game: Game[Any], kept: dict[str, Any], option: Option, value: str) -> OptionChoice:
    wished = _with(kept, option, value)
    seats = player_counts(game, wished)
    if seats:
        return OptionChoice(option.name, value, seats)
    why = _why_not(game, wished, next(iter(player_counts(game, kept)), game.seats[0]))
    assert why is not None  # noqa: S101
    return OptionChoice(option.name, value, [], why.key, why.values)


def _with(kept: dict[str, Any], option: Option, value: str) -> dict[str, Any]:
    return {**kept, option.name: [*kept.get(option.name, []), value] if option.several else value}


def player_counts(game: Game[Any], options: dict[str, Any]) -> list[int]:
    """Player counts that fit these options."""
    low, high = game.seats
    return [seats for seats in range(low, high + 1) if _why_not(game, options, seats) is None]


def _why_not(game: Game[Any], options: dict[str, Any], seats: int) -> GoldenSpikeError | None:
    try:
        game.check_options(options, seats)
    except GoldenSpikeError as error:
        return error
    return None
