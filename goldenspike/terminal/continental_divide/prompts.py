"""Choices offered to a player: the most interesting ones, each with a preview."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from rich.table import Table

from goldenspike.games.continental_divide.actions import Build, Buy, Done, Found, Order, Pass
from goldenspike.games.continental_divide.presentation.views import Railroad, View
from goldenspike.packs import ContinentalDivideTables
from goldenspike.terminal.continental_divide.buildable_lines import BuildableLine, buildable_lines
from goldenspike.terminal.renderers import PromptChoice
from goldenspike.words import say

SHARES = 5
"""Shares of an example founding."""

MOST_FOUNDINGS = 3
MOST_PURCHASES = 9
MOST_LINES = 8
LINE_COLUMNS = (
    *("cd-table-to", "cd-table-cost", "cd-table-income"),
    *("cd-table-dividend", "cd-table-points", "cd-table-cubes"),
)


class Prompts:
    """Choices of one game. `command_word` gives the word of a command in the player's language."""

    def __init__(self, pack: ContinentalDivideTables, lang: str, command_word: Callable[[str], str]) -> None:
        self.pack = pack
        self.hexes = {hex_.id: hex_ for hex_ in pack.hexes}
        self.railroads = {railroad.id: railroad for railroad in pack.railroads}
        self.lang = lang
        self.command_word = command_word

    def table(self, choices: Sequence[PromptChoice]) -> Table:
        """A table of choices. Lines have several columns; all other choices are one sentence."""
        columns = LINE_COLUMNS if any(isinstance(choice.action, Build) for choice in choices) else ()
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=bool(columns), header_style="dim", pad_edge=False)
        table.add_column("", style="bold")
        table.add_column("", no_wrap=True)
        for number, key in enumerate(columns or [None]):
            head = say(key, self.lang) if key else ""
            table.add_column(head, justify="right" if number else "left", no_wrap=bool(columns), style="dim")
        for choice in choices:
            table.add_row(choice.label, choice.command, *choice.preview)
        return table

    def choices(self, view: View, boxes: Sequence[dict[str, Any]]) -> list[PromptChoice]:
        """List the choices."""
        kinds = {box["type"] for box in boxes}
        if "order" in kinds:
            return [self._place(place) for place in boxes[0]["position"]]
        found = self._lines(view, boxes) if "done" in kinds else self._stock(view, boxes)
        return [choice._replace(label=str(number)) for number, choice in enumerate(found, start=1)]

    # Stock

    def _stock(self, view: View, boxes: Sequence[dict[str, Any]]) -> Iterator[PromptChoice]:
        buying = [box for box in boxes if box["type"] == "buy"]
        yield from (self._purchase(view, box) for box in buying[:MOST_PURCHASES])
        for box in boxes:
            if box["type"] == "found":
                yield from self._foundings(box)
        more = len(buying) - MOST_PURCHASES
        yield PromptChoice(
            "", self.command_word("pass"), (say("cd-preview-pass", self.lang, more=max(more, 0)),), Pass()
        )

    def _purchase(self, view: View, box: dict[str, Any]) -> PromptChoice:
        railroad, preview = box["railroad"], box["preview"]
        action = Buy(railroad, box["shares"], box["pay"]["min"])
        text = say(
            "cd-preview-buy",
            self.lang,
            railroad=self.railroads[railroad].say("name", self.lang),
            shares=box["shares"],
            held=preview["held"],
            total=self._railroad(view, railroad).total,
            unsold=preview["unsold"],
            dividend=preview["dividend"],
            treasury=preview["treasury"],
            most=box["pay"]["max"],
        )
        return PromptChoice("", f"{self.command_word('buy')} {railroad} {action.shares} {action.pay}", (text,), action)

    def _foundings(self, box: dict[str, Any]) -> Iterator[PromptChoice]:
        """One example for each starting city; anything else can be typed."""
        cities: dict[str, str] = {}
        for hex_ in box["hex"]:
            cities.setdefault(self.hexes[hex_].city, hex_)
        shares = min(max(SHARES, box["shares"]["min"]), box["shares"]["max"])
        value = example_value(box["value"], box["preview"]["cash"])
        for number, hex_ in enumerate([*cities.values()][:MOST_FOUNDINGS]):
            railroad = box["railroad"][number % len(box["railroad"])]
            text = say(
                "cd-preview-found",
                self.lang,
                railroad=self.railroads[railroad].say("name", self.lang),
                hex=self.hexes[hex_].say("name", self.lang) or hex_,
                shares=shares,
                value=value,
                cash=box["preview"]["cash"] - value,
            )
            command = f"{self.command_word('found')} {railroad} {hex_} {shares} {value}"
            yield PromptChoice("", command, (text,), Found(railroad, hex_, shares, value))

    # Track

    def _lines(self, view: View, boxes: Sequence[dict[str, Any]]) -> Iterator[PromptChoice]:
        every = buildable_lines(boxes)
        railroads = [*dict.fromkeys(way.action.railroad for way in every)]
        each = max(1, MOST_LINES // max(len(railroads), 1))
        for railroad in railroads:
            own = [way for way in every if way.action.railroad == railroad]
            yield from (self._line(view, way) for way in self._interesting(own)[:each])
        yield PromptChoice("", self.command_word("done"), (say("cd-preview-done", self.lang),), Done())

    def _interesting(self, found: list[BuildableLine]) -> list[BuildableLine]:
        """The best line of each ray, best first, then the others; at most one to each hex."""
        by_value = sorted(found, key=lambda way: (-way.preview["points"], -way.preview["income"], way.preview["cost"]))
        rays: dict[tuple[str, str], BuildableLine] = {}
        ends: dict[str, BuildableLine] = {}
        for way in by_value:
            rays.setdefault((way.action.origin, way.action.direction), way)
        for way in (*rays.values(), *by_value):
            ends.setdefault(way.preview["hex"], way)
        return [*ends.values()]

    def _line(self, view: View, way: BuildableLine) -> PromptChoice:
        action, preview = way
        now = self._railroad(view, action.railroad)
        text = (
            f"{preview['hex']} {self.hexes[preview['hex']].say('name', self.lang)}".rstrip(),
            f"{preview['cost']}/{now.treasury}",
            f"{now.income} → {preview['income']}",
            f"{now.dividend} → {preview['dividend']}",
            f"{now.points} → {preview['points']}",
            str(preview["cubes"]),
        )
        command = f"{self.command_word('build')} {action.railroad} {action.origin} {action.direction} {action.length}"
        return PromptChoice("", command, text, action)

    # Turn order

    def _place(self, place: int) -> PromptChoice:
        text = say("cd-preview-order", self.lang, position=place)
        return PromptChoice(str(place), f"{self.command_word('order')} {place}", (text,), Order(place))

    def _railroad(self, view: View, id_: str) -> Railroad:
        return next(railroad for railroad in view.railroads if railroad.id == id_)


def example_value(values: dict[str, Any], cash: int) -> int:
    """About half of the founder's cash, so that a second share is affordable."""
    free = [value for value in range(values["min"], values["max"] + 1) if value not in values["except"]]
    return min(free, key=lambda value: abs(value - cash // 2))
