"""Setup of a game: players, options, pack and committed dice, and their validation."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec

from goldenspike.errors import GoldenSpikeError
from goldenspike.kernel.chance import FairDice
from goldenspike.kernel.game import Game
from goldenspike.kernel.options import Option

LONGEST_NAME = 40
LONGEST_NONCE = 100
_JOINT = re.compile("(?<=[\u2190-\u2bff\ufe0f\U0001f000-\U0001faff])\u200d(?=[\u2190-\u2bff\U0001f000-\U0001faff])")
"""Joins two emoji into one."""


class GameSetup(msgspec.Struct, frozen=True):
    """Setup of one game: players, game, pack, options, and the commitment to the dice."""

    game: Game[Any]
    pack: Any
    options: dict[str, Any]
    players: list[str]
    id: str
    nonces: list[str]
    commitment: str
    seed: bytes | None

    def dice(self) -> FairDice | None:
        """The committed dice; None without the seed."""
        return None if self.seed is None else FairDice(self.seed, self.id, self.nonces)

    def without_seed(self) -> GameSetup:
        return msgspec.structs.replace(self, seed=None)

    def with_nonce(self, seat: int, nonce: str) -> GameSetup:
        if not 0 <= seat < len(self.players):
            raise GoldenSpikeError("seat-unknown", seat=seat, seats=len(self.players))
        nonces = [*self.nonces]
        nonces[seat] = nonce
        return msgspec.structs.replace(self, nonces=check_nonces(nonces, len(self.players), self.id))


def check_players(game: Game[Any], players: Any) -> list[str]:
    low, high = game.seats
    if not isinstance(players, (list, tuple)) or not all(isinstance(name, str) for name in players):
        raise GoldenSpikeError("players-not-names")
    if not low <= len(players) <= high:
        raise GoldenSpikeError("players-how-many", found=len(players), low=low, high=high, game=game.name)
    for name in players:
        if not 1 <= len(name) <= LONGEST_NAME or not is_printable(name) or name != name.strip():
            raise GoldenSpikeError("players-bad-name", name=shorten(name), limit=LONGEST_NAME)
    return list(players)


def is_printable(text: str) -> bool:
    """Whether text is readable on one line, without invisible characters except between joined emoji."""
    return text.isprintable() or _JOINT.sub("", text).isprintable()


def check_options(game: Game[Any], options: Any, seats: int) -> dict[str, Any]:
    """Normalize options as records have them. Raises GoldenSpikeError for options that do not fit together."""
    checked = known_options(game, options)
    game.check_options(checked, seats)
    return checked


def known_options(game: Game[Any], options: Any) -> dict[str, Any]:
    """Check names and values of options, and put lists in the game's order."""
    if not isinstance(options, dict):
        raise GoldenSpikeError("options-not-a-table")
    known = {option.name: option for option in game.options}
    for name in options:
        if name not in known:
            names = ", ".join(known) or "-"
            raise GoldenSpikeError("options-unknown", option=shorten(name), game=game.name, known=names)
    return {name: _check_value(known[name], value) for name, value in options.items()}


def _check_value(option: Option, value: Any) -> Any:
    if option.several and isinstance(value, str):
        value = [value]
    values = list(value) if option.several and isinstance(value, (list, tuple)) else [value]
    for each in values:
        if not isinstance(each, str) or each not in option.values:
            raise GoldenSpikeError(
                "options-bad-value", option=option.name, found=shorten(each), known=", ".join(option.values)
            )
    if not option.several:
        return value
    return [each for each in option.values if each in values]


def check_nonces(nonces: Any, seats: int, game_id: str) -> list[str]:
    """Check nonces and id. They are joined by newlines to make the key, so none may contain one."""
    if not isinstance(nonces, (list, tuple)) or len(nonces) != seats:
        raise GoldenSpikeError("nonces-how-many", seats=seats)
    for text in (game_id, *nonces):
        if not isinstance(text, str) or len(text) > LONGEST_NONCE or (text and not text.isprintable()):
            raise GoldenSpikeError("nonces-bad", found=shorten(text), limit=LONGEST_NONCE)
    return list(nonces)


def shorten(value: Any) -> str:
    """Shorten a value for an error message."""
    try:
        text = value if isinstance(value, str) else json.dumps(value, default=str)
    except (ValueError, RecursionError):  # numbers of thousands of digits, deeply nested lists
        text = type(value).__name__
    return text if len(text) <= 60 else text[:57] + "..."
