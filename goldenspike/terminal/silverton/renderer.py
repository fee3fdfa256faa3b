"""Renderer of Silverton: its output, choices and commands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from goldenspike.games.silverton.actions import Action
from goldenspike.games.silverton.presentation.sentences import Sentences
from goldenspike.games.silverton.presentation.views import View
from goldenspike.kernel.play import Play
from goldenspike.kernel.setup import GameSetup
from goldenspike.packs import SilvertonTables
from goldenspike.terminal.commands import Command, fold_text
from goldenspike.terminal.renderers import PromptChoice
from goldenspike.terminal.screen import Screen
from goldenspike.terminal.silverton import menu_boxes
from goldenspike.terminal.silverton.command_formatter import CommandFormatter
from goldenspike.terminal.silverton.command_parser import ON_A_SEGMENT, CommandParser
from goldenspike.terminal.silverton.command_words import VERBS, verb_word
from goldenspike.terminal.silverton.explanations import Explanations
from goldenspike.terminal.silverton.map_drawing import MapDrawing
from goldenspike.terminal.silverton.prompts import Prompts
from goldenspike.terminal.silverton.tables import PositionTables
from goldenspike.words import say

DISPLAY_COMMANDS = ("map", "near", "market", "claims", "lines", "players", "card", "tables", "why")
"""Commands that only show something."""

COMMANDS = tuple(Command(name, f"sv-term-word-{name}", f"sv-term-help-{name}") for name in (*VERBS, *DISPLAY_COMMANDS))

LEAST_LINES = 12
"""Lines of a map beside other things; fewer are not useful."""

PART_LINES = 40
"""Lines of the surroundings of a town, if the screen's height does not matter."""


class SilvertonRenderer:
    """Renderer of Silverton. It shows only what the asked seat may see."""

    def __init__(self, table: GameSetup, screen: Screen, lang: str) -> None:
        pack: SilvertonTables = table.pack.tables
        self.commands: Sequence[Command] = COMMANDS
        self.has_secrets = True
        self.screen = screen
        self.lang = lang
        self.pack = pack
        self.players = table.players
        self._names = Sentences(pack, table.players, lang)
        self._tables = PositionTables(pack, self._names, lang)
        self._parser = CommandParser(pack, table.players, lang)
        self._prompts = Prompts(self._tables, CommandFormatter(table.players, lang), lang)
        self._explanations = Explanations(self._parser, self._names, lang)
        self._maps: dict[int, MapDrawing] = {}

    # Sentences

    def sentence(self, event: Any) -> str:
        return self._names.event(event)

    def is_news(self, event: Any) -> bool:
        return self._names.is_news(event)

    def status(self, play: Play) -> str:
        return self._names.status(play)

    # Output

    def position(self, play: Play) -> list[RenderableType]:
        view = play.view(None)
        return [Text(self._options_text(view)), Text(), *self._whole_map(view, ()), Text(), *self._all_tables(view)]

    def _options_text(self, view: View) -> str:
        """The options of this game."""
        chosen = [("level", view.level), ("length", view.length), ("scenario", view.scenario or "none")]
        chosen += [("rules", rule) for rule in view.rules]
        text = [
            (say(f"sv-option-{name}", self.lang), say(f"sv-option-{name}-{value}", self.lang)) for name, value in chosen
        ]
        return " · ".join(say("sv-term-setting", self.lang, option=option, value=value) for option, value in text)

    def tables(self, play: Play) -> list[RenderableType]:
        """Show all players and the asked player's cards; for deliveries also the price chart."""
        view = self._view(play)
        own = None if view.you is None else self._tables.claims(view, view.you, self._width)
        lines = None if view.you is None else self._tables.own_lines(view, view.you)
        found: list[RenderableType] = [self._tables.players(view, self._width), Text()]
        if own is not None and view.phase != "operating":
            found += [own, Text()]
        if lines is not None:
            found.append(lines)
        if view.phase == "delivering":
            return [*found, self._tables.chart(view), Text()]
        stock = self._tables.stock(view) if view.phase == "shopping" else None
        return [*found, self._tables.prices(view), *([stock] if stock is not None else []), Text()]

    def board(self, play: Play, choices: Sequence[PromptChoice], lines: int) -> list[RenderableType]:
        if lines < LEAST_LINES:
            return []
        view = self._view(play)
        notes = {
            choice.action.segment: choice.label
            for choice in choices
            if getattr(choice.action, "segment", None) is not None
        }
        width, legend = self._width, self._legend()
        room = lines - self.screen.lines([legend])
        return [self._map(width).draw(view, width, room, self._focus(view, notes), notes), legend]

    def result(self, play: Play) -> list[RenderableType]:
        view = self._view(play)
        if view.grade is not None:
            turns = say("sv-term-result-turns", self.lang, turns=view.turn)
            text = f"{self._names.grade(view.grade)}. {turns}"
        else:
            winners = self._names.seats(view.winners)
            text = say("sv-result", self.lang, count=len(view.winners), winners=winners)
        return [Text(text, "bold"), Text(), self._tables.result(view)]

    def _view(self, play: Play) -> View:
        """The position as the asked player sees it."""
        return menu_boxes.asked_view(play)

    def _all_tables(self, view: View) -> list[RenderableType]:
        claims, stock = self._tables.claims(view, None, self._width), self._tables.stock(view)
        shown = (
            self._tables.players(view, self._width),
            self._tables.row(view, self._width),
            claims,
            self._tables.lines(view),
        )
        return [
            part for each in (*shown, self._tables.chart(view), stock) if each is not None for part in (each, Text())
        ]

    @property
    def _width(self) -> int:
        return self.screen.console.width

    def _map(self, width: int) -> MapDrawing:
        if width not in self._maps:
            self._maps[width] = MapDrawing(self.pack, self.players, self.lang, width)
        return self._maps[width]

    def _whole_map(self, view: View, focus: Sequence[str]) -> list[RenderableType]:
        width = self._width
        drawing = self._map(width)
        lines = drawing.lines
        if focus:
            lines = max(self.screen.console.height - 4, LEAST_LINES) if self.screen.interactive else PART_LINES
        cut = (
            [Text(say("sv-term-map-cut", self.lang), "dim")] if drawing.columns > width or lines < drawing.lines else []
        )
        return [drawing.draw(view, width, lines, focus), self._legend(), *cut]

    def _legend(self) -> Text:
        signs = [Text.assemble(self._tables.sign(seat), f" {name}") for seat, name in enumerate(self.players)]
        letters = ", ".join(
            f"{letter} {say('sv-commodity', self.lang, commodity=commodity)}"
            for commodity, letter in self._tables.letters.items()
        )
        legend = say("sv-term-legend", self.lang, letter=self._names.letters[0], goods=letters)
        return Text("  ").join([*signs, Text(legend, "dim")])

    def _focus(self, view: View, segments: Iterable[str] = ()) -> list[str]:
        """The towns that the asked player needs most: their network, and where it can grow."""
        ends = [town for id_ in segments for town in (self._names.segments[id_].a, self._names.segments[id_].b)]
        own = self._tables.network(view)
        return [*own, *ends] or [city for player in view.players for city in player.cities]

    # Commands

    def choices(self, play: Play) -> list[PromptChoice]:
        return self._prompts.choices(self._view(play), menu_boxes.boxes(play))

    def choices_table(self, play: Play, choices: Sequence[PromptChoice]) -> RenderableType:
        """Draw the choices, after an open offer and before hints about actions that are not listed."""
        view = self._view(play)
        boxes = menu_boxes.boxes(play)
        bargain = self._prompts.bargain(view)
        parts: list[RenderableType] = [Text(bargain, "bold")] if bargain else []
        parts.append(self._prompts.table(choices, self._width))
        hints = {box["type"] for box in boxes} & {"offer", "deliver", "place", "accept", "plow"}
        parts += [Text(say(f"sv-term-hint-{kind}", self.lang), "dim") for kind in sorted(hints)]
        return Group(*parts)

    def current_commands(self, play: Play) -> Sequence[str]:
        return [*dict.fromkeys(box["type"] for box in menu_boxes.boxes(play))]

    def vocabulary(self, play: Play) -> Iterable[str]:  # noqa: ARG002
        return [*self._parser.segments, *self._parser.towns, *self._parser.keywords.values()]

    def run_command(self, command: Command, words: list[str], play: Play) -> Any:
        if command.name in VERBS:
            return self._action(command.name, words, play)
        view = self._view(play)
        match command.name:
            case "map":
                towns = [self._parser.town(" ".join(words))] if words else []
                self.screen.show(*self._whole_map(view, towns))
            case "near":
                towns = [self._parser.town(" ".join(words))] if words else [*self._tables.network(view)]
                self.screen.show(self._tables.segments(view, towns))
            case "market":
                self.screen.show(self._tables.chart(view), Text(say("sv-term-chart", self.lang), "dim"))
            case "claims":
                self._show(self._tables.row(view, self._width), self._tables.claims(view, None, self._width))
            case "lines":
                self.screen.show(self._tables.lines(view))
            case "players":
                self._show(self._tables.players(view, self._width), self._tables.stock(view))
            case "card":
                self._card(words, view)
            case "tables":
                self.screen.show(*self._all_tables(view))
            case "why":
                self._explain(words, play)
        return None

    def _action(self, verb: str, words: list[str], play: Play) -> Action:
        likely = menu_boxes.segments(play, verb) if verb in (*ON_A_SEGMENT, "place", "plow") else []
        boxes = menu_boxes.boxes(play) if verb in ("deliver", "transfer") else []
        return self._parser.action(verb, words, likely, boxes)

    def _show(self, *tables: RenderableType | None) -> None:
        for table in tables:
            if table is not None:
                self.screen.show(table, Text())

    def _card(self, words: list[str], view: View) -> None:
        """Show a claim; passenger lines are all in one table."""
        self.screen.show(*self._tables.claim_card(view, self._parser.known_claim(" ".join(words))))

    def _explain(self, words: list[str], play: Play) -> None:
        word = fold_text(words[0]) if words else ""
        verb = next((verb for verb in VERBS if word in (verb, fold_text(verb_word(verb, self.lang)))), None)
        if verb is not None:
            self.screen.show(self._explanations.of_action(self._action(verb, words[1:], play), play))
        else:
            self.screen.show(*self._explanations.of_things(words, play))
