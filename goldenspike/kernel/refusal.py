"""Refusals: named reasons why an action is not allowed."""

from __future__ import annotations

from typing import Final


class Refusal:
    """A named reason to refuse an action, and the number of its rule; the kernel's own refusals have no rule.

    `key` is the message id of its sentence in the catalogues.
    """

    def __init__(self, rule: str, reason: str) -> None:
        self.rule = rule
        self.reason = reason
        family = rule.partition("-")[0].lower() or "kernel"
        self.key = f"{family}-refused-{reason}"

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.reason!r})"


MALFORMED: Final = Refusal("", "malformed")
OUT_OF_BOUNDS: Final = Refusal("", "out_of_bounds")
TOO_LONG: Final = Refusal("", "too_long")
REPEATED: Final = Refusal("", "repeated")
NO_DICE: Final = Refusal("", "no_dice")
PROMISED_DICE: Final = Refusal("", "promised_dice")
NOT_CHANCE: Final = Refusal("", "not_chance")
NOT_AN_OUTCOME: Final = Refusal("", "not_an_outcome")
NOTHING_TO_UNDO: Final = Refusal("", "nothing_to_undo")
UNDO_BARRIER: Final = Refusal("", "undo_barrier")
STARTED: Final = Refusal("", "started")
