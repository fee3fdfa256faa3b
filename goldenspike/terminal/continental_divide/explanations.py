"""Explain why an action is not allowed: try a complete one, or look up the menu's refusals."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.text import Text

from goldenspike.errors import GoldenSpikeError
from goldenspike.games.continental_divide.actions import Action
from goldenspike.games.continental_divide.presentation.sentences import Sentences
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.play import Play
from goldenspike.packs import ContinentalDivideTables
from goldenspike.terminal.continental_divide import menu_boxes
from goldenspike.terminal.continental_divide.command_parser import CommandParser
from goldenspike.terminal.continental_divide.prompts import example_value
from goldenspike.words import say

MOST_REASONS = 8


class Explanations:
    """Explanations for one board."""

    def __init__(self, pack: ContinentalDivideTables, parser: CommandParser, sentences: Sentences, lang: str) -> None:
        self.pack = pack
        self.parser = parser
        self.sentences = sentences
        self.lang = lang

    def of_action(self, verb: str, words: list[str], play: Play) -> Text:
        """Explain one action: try it on a copy."""
        try:
            play.clone().act(self._attempt(verb, words, play))
        except Illegal as error:
            return Text.assemble(error.worded(self.lang), (f"  {error.rule}", "dim"))
        return Text(say("cd-why-allowed", self.lang))

    def of_things(self, words: Sequence[str], play: Play) -> list[Text]:
        """List the refusals that concern all of the named things."""
        meanings = [self.parser.meanings(word) for word in words]
        reasons = {
            self.sentences.refusal(miss): miss["rule"]
            for miss in menu_boxes.near_misses(play)
            if all(meaning & _subjects(miss["target"].values()) for meaning in meanings)
        }
        if not reasons:
            raise GoldenSpikeError("cd-why-nothing")
        return [Text.assemble(reason, (f"  {rule}", "dim")) for reason, rule in [*reasons.items()][:MOST_REASONS]]

    def _attempt(self, verb: str, words: list[str], play: Play) -> Action:
        """Parse an action. A founding may be incomplete: the rest is filled in with allowed values where possible."""
        if verb == "found" and 0 < len(words) < 4:
            limits, box = self.pack.limits, menu_boxes.founding_box(play)
            start = box["hex"][0] if box else next(hex_.id for hex_ in self.pack.hexes if hex_.kind == "start")
            value = example_value(box["value"], box["preview"]["cash"]) if box else limits.stock_value_min
            words = [*words, *["", start, str(limits.shares_min), str(value)][len(words) :]]
        return self.parser.action(verb, words, play.view(None))


def _subjects(values: Collection[object]) -> set[str]:
    return {str(value) for value in values}
