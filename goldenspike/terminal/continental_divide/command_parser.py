"""Parse typed actions of Continental Divide: `found up W5 5 30`, `buy sp 2`, `build up W5 NW 3`."""

from __future__ import annotations

from goldenspike.errors import GoldenSpikeError
from goldenspike.games.continental_divide.actions import Action, Build, Buy, Done, Found, Order, Pass
from goldenspike.games.continental_divide.presentation.views import View
from goldenspike.packs import ContinentalDivideTables
from goldenspike.terminal.commands import matching_ids, number

USAGE = {
    "found": "cd-usage-found",
    "buy": "cd-usage-buy",
    "build": "cd-usage-build",
    "order": "cd-usage-order",
}


class CommandParser:
    """Parser for one board."""

    def __init__(self, pack: ContinentalDivideTables, lang: str) -> None:
        self.railroads = {
            railroad.id: [railroad.abbreviation, railroad.name, railroad.say("name", lang)]
            for railroad in pack.railroads
        }
        self.hexes = {hex_.id: [hex_.name, hex_.say("name", lang)] for hex_ in pack.hexes}
        # West is O (ouest) in French; the board's directions are English.
        self.directions = {name: [name.replace("W", "O")] for name in pack.directions}

    def action(self, verb: str, words: list[str], view: View) -> Action:
        """Parse a complete action. A purchase may omit the shares (one) and the price (the least)."""
        match verb, words:
            case "pass", []:
                return Pass()
            case "done", []:
                return Done()
            case "found", [railroad, hex_, shares, value]:
                return Found(self.railroad(railroad), self.hex(hex_), number(shares), number(value))
            case "buy", [railroad]:
                return self._purchase(railroad, 1, view)
            case "buy", [railroad, shares]:
                return self._purchase(railroad, number(shares), view)
            case "buy", [railroad, shares, pay]:
                return Buy(self.railroad(railroad), number(shares), number(pay))
            case "build", [railroad, hex_, direction, length]:
                return Build(self.railroad(railroad), self.hex(hex_), self.direction(direction), number(length))
            case "order", [position]:
                return Order(number(position))
            case (("pass" | "done"), _):
                raise GoldenSpikeError("cd-usage-alone", command=verb)
            case _:
                raise GoldenSpikeError(USAGE[verb])

    def railroad(self, typed: str) -> str:
        return self._one(typed, self.railroads, "cd-typed-railroad", ", ".join(self.railroads))

    def hex(self, typed: str) -> str:
        return self._one(typed, self.hexes, "cd-typed-hex", next(iter(self.hexes)))

    def direction(self, typed: str) -> str:
        return self._one(typed, self.directions, "cd-typed-direction", ", ".join(self.directions))

    def meanings(self, typed: str) -> set[str]:
        """Every id that a word may mean, and the word itself."""
        return {typed, *(id_ for names in self._names() for id_ in matching_ids(typed, names))}

    def _names(self) -> tuple[dict[str, list[str]], ...]:
        return self.railroads, self.hexes, self.directions

    def _one(self, typed: str, names: dict[str, list[str]], unknown: str, known: str) -> str:
        found = matching_ids(typed, names)
        if not found:
            raise GoldenSpikeError(unknown, typed=typed, known=known)
        if len(found) > 1:
            raise GoldenSpikeError("terminal-ambiguous", typed=typed, known=", ".join(found))
        return found[0]

    def _purchase(self, typed: str, shares: int, view: View) -> Buy:
        railroad = self.railroad(typed)
        least = next(each.least_price for each in view.railroads if each.id == railroad)
        return Buy(railroad, shares, shares * least)
