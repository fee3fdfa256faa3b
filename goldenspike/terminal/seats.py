"""Arrange seats: people first, bots last."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from goldenspike import bots
from goldenspike.errors import GoldenSpikeError
from goldenspike.kernel.game import Game
from goldenspike.kernel.setup import GameSetup
from goldenspike.words import say

DEFAULT_BOT = "greedy"
"""The opponent if none is named."""

PLAYERS = 4
"""Players at a table by default, if the game and its options allow it."""


def arrange(
    game: Game[object],
    options: dict[str, Any],
    players: int | None,
    opponents: Sequence[str] | None,
    names: Sequence[str] | None,
    lang: str,
) -> list[str]:
    """The players' names in seat order. Only a bot is named after its kind and seat ("greedy 3").

    Missing arguments follow from the others: with only bots named, there is one person; with only people, no bot; with
    neither, one person plays three bots, or as many as the options allow.
    """
    low, high = game.seats_for(options)
    if opponents is None:
        alone = players is None and names is None
        opponents = [DEFAULT_BOT] * (min(max(PLAYERS, low), high) - 1) if alone else ()
    for name in opponents:
        bots.find(name, game.name)
    if players is None:
        players = len(opponents) + (1 if names is None else len(names))
    low, high = game.seats
    if not low <= players <= high:
        raise GoldenSpikeError("players-how-many", found=str(players), low=low, high=high, game=game.name)
    people = players - len(opponents)
    if people < 0:
        raise GoldenSpikeError("seats-too-many-bots", bots=len(opponents), players=players)
    if names is None:
        names = [say("seats-person", lang, number=number) for number in range(1, people + 1)]
    if len(names) != people:
        raise GoldenSpikeError("seats-other-names", found=len(names), people=people)
    if len(set(names)) < people:
        raise GoldenSpikeError("seats-same-name")
    return [*names, *(_bot_name(bot, seat) for seat, bot in enumerate(opponents, start=people))]


def bots_of(table: GameSetup, opponents: Sequence[str] | None = None) -> dict[int, bots.Bot]:
    """Make the bots of a table by seat: the named ones in the last seats, otherwise those that the players' names
    indicate.
    """
    seats = len(table.players)
    if opponents is not None:
        if len(opponents) > seats:
            raise GoldenSpikeError("seats-too-many-bots", bots=len(opponents), players=seats)
        kinds = dict(enumerate(opponents, start=seats - len(opponents)))
    else:
        known = bots.names(table.game.name)
        kinds = {seat: bot for seat, name in enumerate(table.players) for bot in known if name == _bot_name(bot, seat)}
    return {seat: bots.make(bot, table.game.name, _bot_seed(table, seat)) for seat, bot in kinds.items()}


def _bot_name(bot: str, seat: int) -> str:
    return f"{bot} {seat + 1}"


def _bot_seed(table: GameSetup, seat: int) -> int:
    """A bot's seed: it repeats with the dice, and reveals nothing about them."""
    return int.from_bytes(hashlib.sha256(f"bot {seat} ".encode() + (table.seed or b"")).digest()[:6], "big")
