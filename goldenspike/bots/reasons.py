"""Reasons for a bot's moves, one sentence each."""

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
    """A message of the catalogues: its key and its values.

    Everyone at the table may read it, so it must contain nothing that a spectator could not know.
    """

    key: str
    values: dict[str, Any] = {}
    """Text and numbers."""

    def worded(self, lang: str | None = None) -> str:
        """Format the reason in a language."""
        return words.say(self.key, lang, **self.values)


def explain(observation: Observation, action: Any) -> Reason | None:
    """Explain an action from public information; None if the game has no explanation."""
    pack = observation.pack
    home = game_registry().get(pack.game)
    if home is None or not home.reasons:
        return None
    reason: Reason | None = home.load(home.reasons)(observation.seat, pack, observation.public, action)
    return reason


class ExplainedBot:
    """Base of bots whose reasons come from the game."""

    _chose: tuple[Observation, Any] | None = None

    @property
    def why(self) -> Reason | None:
        """The reason for the last choice."""
        return None if self._chose is None else explain(*self._chose)


def reason_of(bot: Any) -> Reason | None:
    """Read the reason for a bot's last choice, if it can be shown: one line of limited length."""
    try:
        why = getattr(bot, "why", None)
    except MemoryError:
        raise
    except Exception:  # a broken explanation must not spoil the choice
        return None
    if isinstance(why, str):
        line = "".join(sign if is_printable(sign) else " " for sign in why[:LONGEST]).strip()
        return Reason(FREE_TEXT_KEY, {"text": line}) if line else None
    return why if isinstance(why, Reason) and _is_presentable(why) else None


def _is_presentable(why: Reason) -> bool:
    """Check the size of a reason. Bots may come from anyone."""
    return (
        _KEY.fullmatch(why.key) is not None
        and len(why.values) <= MOST_VALUES
        and all(isinstance(value, Value) and len(str(value)) <= LONGEST for value in why.values.values())
    )
