"""Why a bot moved, in one sentence."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from goldenspike import words
from goldenspike.game_registry import game_registry
from goldenspike.kernel.play import Observation
from goldenspike.kernel.setup import is_printable

FREE_TEXT_KEY = "bot-why-said"
LONGEST = 200
MOST_VALUES = 9
_KEY = re.compile(r"bot-why-[a-z0-9-]{1,40}")

Value = str | int | float


class Reason(msgspec.Struct, frozen=True):
    """A sentence of the catalogues, by its key, with its values.

    All who sit at the table may read it: it must say nothing that a spectator could not know.
    """

    key: str
    values: dict[str, Any] = {}
    """Text and numbers."""

    def worded(self, lang: str | None = None) -> str:
        return words.say(self.key, lang, **self.values)


def explain(observation: Observation, action: Any) -> Reason | None:
    """Why the action may be right, by what everybody sees; None where the game has nothing to say about it."""
    pack = observation.pack
    home = game_registry().get(pack.game)
    if home is None or not home.reasons:
        return None
    reason: Reason | None = home.load(home.reasons)(observation.seat, pack, observation.public, action)
    return reason


class ExplainedBot:
    """A bot of which the game itself says why it chose so."""

    _chose: tuple[Observation, Any] | None = None

    @property
    def why(self) -> Reason | None:
        return None if self._chose is None else explain(*self._chose)


def reason_of(bot: Any) -> Reason | None:
    """What the bot says about its last choice, if anything that can be shown: one line of bounded length."""
    try:
        why = getattr(bot, "why", None)
    except MemoryError:
        raise
    except Exception:  # a choice is not worth less for what cannot be said about it
        return None
    if isinstance(why, str):
        line = "".join(sign if is_printable(sign) else " " for sign in why[:LONGEST]).strip()
        return Reason(FREE_TEXT_KEY, {"text": line}) if line else None
    return why if isinstance(why, Reason) and _is_presentable(why) else None


def _is_presentable(why: Reason) -> bool:
    """Bots are written by many people."""
    return (
        _KEY.fullmatch(why.key) is not None
        and len(why.values) <= MOST_VALUES
        and all(isinstance(value, Value) and len(str(value)) <= LONGEST for value in why.values.values())
    )
