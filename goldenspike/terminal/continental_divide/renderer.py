"""Renderer of Continental Divide: its output, choices and commands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from goldenspike.errors import GoldenSpikeError
from goldenspike.games.continental_divide.actions import Build
from goldenspike.games.continental_divide.presentation.sentences import Sentences
from goldenspike.games.continental_divide.presentation.views import View
from goldenspike.kernel.play import Play
from goldenspike.kernel.setup import GameSetup
from goldenspike.packs import ContinentalDivideTables
from goldenspike.terminal.commands import Command
from goldenspike.terminal.continental_divide import menu_boxes
from goldenspike.terminal.continental_divide.board_drawing import LARGE, BoardDrawing
from goldenspike.terminal.continental_divide.buildable_lines import LineLookup, buildable_lines
from goldenspike.terminal.continental_divide.command_parser import CommandParser
from goldenspike.terminal.continental_divide.explanations import Explanations
from goldenspike.terminal.continental_divide.prompts import Prompts
from goldenspike.terminal.continental_divide.tables import PositionTables
from goldenspike.terminal.renderers import PromptChoice
from goldenspike.terminal.screen import Screen
from goldenspike.words import say

COMMANDS = (
    Command("found", "cd-word-found", "cd-help-found"),
    Command("buy", "cd-word-buy", "cd-help-buy"),
    Command("pass", "cd-word-pass", "cd-help-pass"),
    Command("build", "cd-word-build", "cd-help-build"),
    Command("done", "cd-word-done", "cd-help-done"),
    Command("order", "cd-word-order", "cd-help-order"),
    Command("lines", "cd-word-lines", "cd-help-lines"),
    Command("why", "cd-word-why", "cd-help-why"),
    Command("board", "cd-word-board", "cd-help-board"),
    Command("map", "cd-word-map", "cd-help-map"),
    Command("tables", "cd-word-tables", "cd-help-tables"),
)
PHASE_COMMANDS = {"stock": ("found", "buy", "pass"), "track": ("build", "done"), "order": ("order",)}

LEAST_LINES = 12
"""Lines of a board beside other things; fewer are not useful."""

ZOOM_ROWS = 6


class ContinentalDivideRenderer:
    """Renderer of Continental Divide."""

    def __init__(self, table: GameSetup, screen: Screen, lang: str) -> None:
        pack: ContinentalDivideTables = table.pack.tables
        self.commands: Sequence[Command] = COMMANDS
        self.has_secrets = False
        self.screen = screen
        self.lang = lang
        self.pack = pack
        self._board = BoardDrawing(pack, lang)
        self._tables = PositionTables(pack, table.players, lang)
        self._sentences = Sentences(pack, table.players, lang)
        self._parser = CommandParser(pack, lang)
        self._prompts = Prompts(pack, lang, self._command_word)
        self._lines = LineLookup(self._parser, self._sentences, lang)
        self._explanations = Explanations(pack, self._parser, self._sentences, lang)

    # Sentences

    def sentence(self, event: Any) -> str:
        return self._sentences.event(event)

    def is_news(self, event: Any) -> bool:
        return self._sentences.is_news(event)

    def status(self, play: Play) -> str:
        return self._sentences.status(play)

    # Output

    def position(self, play: Play) -> list[RenderableType]:
        return [*self._whole_board(play, self._focus(play)), Text(), *self._all_tables(play.view(None))]

    def tables(self, play: Play) -> list[RenderableType]:
        """While building, show only own railroads; otherwise show all tables."""
        view = play.view(None)
        if view.phase != "track":
            return self._all_tables(view)
        own = [railroad.id for railroad in view.railroads if view.seat in railroad.builders]
        return [self._tables.railroads(view, self.screen.console.width, own), Text()]

    def board(self, play: Play, choices: Sequence[PromptChoice], lines: int) -> list[RenderableType]:
        if lines < LEAST_LINES:
            return []
        view = play.view(None)
        notes = {choice.preview[0].split()[0]: choice.label for choice in choices if isinstance(choice.action, Build)}
        drawing = self._board.draw(view, self.screen.console.width, lines - 1, self._focus(play), notes)
        return [drawing, self._legend(view)]

    def result(self, play: Play) -> list[RenderableType]:
        view = play.view(None)
        winners = self._sentences.seats(view.winners)
        won = say("cd-result", self.lang, winners=winners, count=len(view.winners))
        return [Text(won, "bold"), Text(), self._tables.result(view)]

    def _all_tables(self, view: View) -> list[RenderableType]:
        unstarted = self._tables.unstarted(view)
        railroads = self._tables.railroads(view, self.screen.console.width)
        return [railroads, *([unstarted] if unstarted else []), Text(), self._tables.seats(view), Text()]

    def _whole_board(self, play: Play, focus: Sequence[str]) -> list[RenderableType]:
        view, width = play.view(None), self.screen.console.width
        drawing = self._board.draw(view, width, self._board.lines, focus)
        cut = [] if self._board.columns <= width else [Text(say("cd-board-cut", self.lang), "dim")]
        return [drawing, self._legend(view), *cut]

    def _zoom(self, hex_: str, play: Play) -> Text:
        console = self.screen.console
        rows = ZOOM_ROWS * LARGE.height
        lines = max(console.height - 2, rows) if self.screen.interactive else rows
        return BoardDrawing(self.pack, self.lang, LARGE).draw(play.view(None), console.width, lines, [hex_])

    def _legend(self, view: View) -> Text:
        signs = [self._tables.sign(railroad.id) for railroad in view.railroads if railroad.started]
        return Text("  ").join([*signs, Text(say("cd-legend", self.lang), "dim")])

    def _focus(self, play: Play) -> list[str]:
        """The hexes that the asked player needs most: their railroads, and where these can be extended."""
        view = play.view(None)
        own = [hex_ for railroad in view.railroads if view.seat in railroad.builders for hex_ in railroad.track]
        ends = [way.preview["hex"] for way in buildable_lines(menu_boxes.boxes(play))]
        everything = [hex_ for railroad in view.railroads for hex_ in railroad.track]
        return own + ends or everything or [hex_.id for hex_ in self.pack.hexes if hex_.kind == "start"]

    # Commands

    def choices(self, play: Play) -> list[PromptChoice]:
        return self._prompts.choices(play.view(None), menu_boxes.boxes(play))

    def choices_table(self, play: Play, choices: Sequence[PromptChoice]) -> RenderableType:
        table = self._prompts.table(choices)
        every = buildable_lines(menu_boxes.boxes(play))
        if not every:
            return table
        hint = say("cd-more-lines", self.lang, lines=len(every), command=self._command_word("lines"))
        return Group(table, Text(hint, "dim"))

    def current_commands(self, play: Play) -> Sequence[str]:
        return PHASE_COMMANDS.get(play.view(None).phase, ())

    def vocabulary(self, play: Play) -> Iterable[str]:  # noqa: ARG002
        return [*self._parser.railroads, *self._parser.hexes, *self._parser.directions]

    def run_command(self, command: Command, words: list[str], play: Play) -> Any:
        view = play.view(None)
        match command.name:
            case "build" if len(words) in (1, 2, 3) and view.phase == "track":
                return self._build(words, play)
            case "lines":
                self._show_lines(words, play)
            case "why":
                self._explain(words, play)
            case "board":
                focus = [self._parser.hex(" ".join(words))] if words else self._focus(play)
                self.screen.show(*self._whole_board(play, focus))
            case "map":
                hex_ = self._parser.hex(" ".join(words)) if words else self._focus(play)[-1]
                self.screen.show(self._zoom(hex_, play))
            case "tables":
                self.screen.show(*self._all_tables(view))
            case verb:
                return self._parser.action(verb, words, view)
        return None

    def _command_word(self, name: str) -> str:
        return next(command for command in COMMANDS if command.name == name).localized(self.lang)

    def _build(self, words: list[str], play: Play) -> Build | None:
        """Complete a line: its end hex may be enough. Otherwise list the possible lines."""
        if len(words) == 2:
            railroad, hex_ = self._parser.railroad(words[0]), self._parser.hex(words[1])
            own = next(each.track for each in play.view(None).railroads if each.id == railroad)
            if hex_ not in own:
                return self._build_to(railroad, hex_, play)
        self._show_lines(words, play)
        return None

    def _build_to(self, railroad: str, hex_: str, play: Play) -> Build | None:
        there = self._lines.ending_in(railroad, hex_, play)
        if not there:
            raise GoldenSpikeError("cd-no-line-to", railroad=railroad, hex=hex_, lines=self._command_word("lines"))
        if len(there) == 1:
            return there[0].action
        self.screen.show(self._lines.table(there, play))
        return None

    def _show_lines(self, words: list[str], play: Play) -> None:
        found = self._lines.find(words, play)
        if found:
            self.screen.show(self._lines.table(found, play))
        else:
            self._explain(words, play)

    def _explain(self, words: list[str], play: Play) -> None:
        verb = next(
            (name for name in self.current_commands(play) if words and words[0] in (name, self._command_word(name))),
            None,
        )
        if verb is not None:
            self.screen.show(self._explanations.of_action(verb, words[1:], play))
        else:
            self.screen.show(*self._explanations.of_things(words, play))
