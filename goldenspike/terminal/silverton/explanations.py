"""Explain why an action is not allowed: try a complete one, or look up the menu's refusals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from goldenspike.errors import GoldenSpikeError
from goldenspike.games.silverton.actions import Action
from goldenspike.games.silverton.presentation.sentences import Sentences
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.play import Play
from goldenspike.terminal.silverton import menu_boxes
from goldenspike.terminal.silverton.command_parser import CommandParser
from goldenspike.words import say

MOST_REASONS = 12


class Explanations:
    """Explanations for one game."""

    def __init__(self, parser: CommandParser, sentences: Sentences, lang: str) -> None:
        self.parser = parser
        self.sentences = sentences
        self.lang = lang

    def of_action(self, action: Action, play: Play) -> Text:
        """Explain one action: try it on a copy."""
        try:
            play.clone().act(action)
        except Illegal as error:
            return Text.assemble(error.worded(self.lang), (f"  {error.rule}", "dim"))
        return Text(say("sv-term-why-allowed", self.lang))

    def of_things(self, words: Sequence[str], play: Play) -> list[Text]:
        """List the refusals that concern all of the named things."""
        meanings = [self.parser.meanings(word) for word in words]
        reasons: dict[tuple[str, str], list[str]] = {}
        for miss in menu_boxes.near_misses(play):
            if all(meaning & self._subjects(miss) for meaning in meanings):
                found = reasons.setdefault((self.sentences.refusal(miss), miss["rule"]), [])
                found.append(_target_text(miss["target"]))
        if not reasons:
            raise GoldenSpikeError("sv-term-why-nothing")
        return [
            Text.assemble((", ".join(dict.fromkeys(targets)) + ": ", "bold"), reason, (f"  {rule}", "dim"))
            for (reason, rule), targets in [*reasons.items()][:MOST_REASONS]
        ]

    def _subjects(self, miss: Mapping[str, Any]) -> set[str]:
        """What a near miss is about: its target, and the towns of a segment."""
        target = miss["target"]
        found = {str(value) for value in target.values()}
        if "segment" in target:
            segment = self.parser.segments[target["segment"]]
            found |= {segment.a, segment.b}
        return found


def _target_text(target: Mapping[str, Any]) -> str:
    """The target of a near miss, without the action."""
    for name in ("segment", "claim", "passenger", "train", "plow", "piece", "kind"):
        if name in target:
            city = f" {target['city']}" if "city" in target else ""
            return f"{target[name]}{city}"
    return str(target["type"])
