"""A game in a terminal: people type their moves, bots choose theirs, until the game is over."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from goldenspike.bots import Bot, Reason, reason_of
from goldenspike.errors import GoldenSpikeError
from goldenspike.games import reference
from goldenspike.kernel.entries import ActionEntry, Entry
from goldenspike.kernel.game import Ask, Over
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.play import Play
from goldenspike.terminal import commands, files, rulebook
from goldenspike.terminal.commands import Command
from goldenspike.terminal.event_log import event_log
from goldenspike.terminal.renderers import PromptChoice, find_renderer
from goldenspike.terminal.screen import Screen
from goldenspike.words import say

COMMANDS = (
    Command("choices", "terminal-word-choices", "terminal-help-choices"),
    Command("help", "terminal-word-help", "terminal-help-help"),
    Command("rules", "terminal-word-rules", "terminal-help-rules"),
    Command("log", "terminal-word-log", "terminal-help-log"),
    Command("explain", "terminal-word-explain", "terminal-help-explain"),
    Command("undo", "terminal-word-undo", "terminal-help-undo"),
    Command("save", "terminal-word-save", "terminal-help-save"),
    Command("quit", "terminal-word-quit", "terminal-help-quit"),
)

LOG_LENGTH = 20
"""Entries that `log` shows without a number."""


class PlayersLeft(Exception):  # noqa: N818
    """The people have left; the game stays as it is."""


class Session:
    """One game.

    `make_bots` makes the bots by seat, at the start and after an undo, since bots keep state. `file` is where the game
    is saved after every action, or None.
    """

    def __init__(
        self,
        play: Play,
        make_bots: Callable[[], Mapping[int, Bot]],
        screen: Screen,
        lang: str,
        file: Path | None = None,
    ) -> None:
        self.play = play
        self.make_bots = make_bots
        self.bots = make_bots()
        self.screen = screen
        self.lang = lang
        self.file = file
        self.renderer = find_renderer(play.setup, screen, lang)
        self.greeting = [Text(say("terminal-welcome", lang, help=say("terminal-word-help", lang)), "dim")]
        self.greeting += [Text(note) for note in self._substitutions()]
        self.choices: list[PromptChoice] = []
        self.reasons: dict[int, Reason] = {}  # reasons of bots, by log entry
        self.saved = len(play.log)  # entries of the log that are in a file
        self.last_seat: int | None = None  # the seat that last used the screen

    def _substitutions(self) -> Iterator[str]:
        """Name the bots that play for others because an extra is not installed."""
        for seat, bot in self.bots.items():
            if (by := getattr(bot, "instead", None)) is not None:
                yield say("terminal-bot-lacks", self.lang, name=self.play.setup.players[seat], by=by)

    def run(self) -> None:
        """Play to the end, or until the people leave. Nothing played is ever lost."""
        self.screen.complete(self._vocabulary)
        try:
            while not isinstance(self.play.pending, Over):
                self._ask()
        except PlayersLeft:
            return
        except (EOFError, KeyboardInterrupt) as gone:
            self.screen.show("")
            self._save_for_later()
            if isinstance(gone, KeyboardInterrupt):
                raise
            return
        except BaseException:
            self._save_for_later(quietly=True)
            raise
        self._show_result()

    def _ask(self) -> None:
        pending = self.play.pending
        if not isinstance(pending, Ask):
            self.play.roll()
        elif pending.seat in self.bots:
            self._let_bot_move(self.bots[pending.seat], pending.seat)
        else:
            self._draw_curtain(pending.seat)
            self._present(pending.seat)
            at, asked = len(self.play.log), self.play.pending
            while len(self.play.log) == at and self.play.pending is asked:
                self._read_command(pending.seat)

    def _let_bot_move(self, bot: Bot, seat: int) -> None:
        """Let a bot choose, and keep its reason."""
        entry, action = len(self.play.log), bot.choose(self.play.observe(seat))
        self.reasons.pop(entry, None)
        if (reason := reason_of(bot)) is not None:
            self.reasons[entry] = reason
        self._act(action)

    def _act(self, action: Any) -> None:
        self.play.act(action)
        if self.file is not None:
            self._save(self.file)

    # Output

    def _draw_curtain(self, seat: int) -> None:
        """Hide the screen before the next player sees their secrets."""
        people = len(self.play.setup.players) - len(self.bots)
        handed_over, self.last_seat = self.last_seat not in (None, seat), seat
        if handed_over and people > 1 and self.renderer.has_secrets and self.screen.interactive:
            self.screen.clear()
            self.screen.ask(say("terminal-curtain", self.lang, player=self.play.setup.players[seat]))

    def _present(self, seat: int) -> None:
        """Show the board if it fits, the tables, the news and the choices."""
        self.choices = self.renderer.choices(self.play)
        head, self.greeting = self.greeting, []
        below: list[RenderableType] = [
            *self.renderer.tables(self.play),
            self._news(seat),
            Text(),
            Text(self.renderer.status(self.play), "bold"),
            self.renderer.choices_table(self.play, self.choices),
        ]
        room = self.screen.console.height - self.screen.lines([*head, *below]) - 1
        board = self.renderer.board(self.play, self.choices, room) if self.screen.interactive else []
        self.screen.clear()
        self.screen.show(*head, *board, *below)

    def _news(self, seat: int) -> Table:
        """What a seat did last, and everything since."""
        entries = [number for number, entry in enumerate(self.play.log) if _seat_of(entry) == seat]
        return event_log(self.play, self.renderer, seat, entries[-1] if entries else 0, only_news=True)

    def _show_result(self) -> None:
        news = event_log(self.play, self.renderer, None, self._last_of_people() or 0, only_news=True)
        self.screen.show(Text(), news, Text(), *self.renderer.result(self.play))
        if self.file is not None:
            self.screen.print_unwrapped(say("terminal-saved", self.lang, file=str(self.file)))

    # Input

    def _read_command(self, seat: int) -> None:
        """Read a line and run it. Errors are explained, and nothing is lost."""
        typed = self.screen.ask(f"{self.play.setup.players[seat]}>").split()
        try:
            self._run_line(typed, seat)
        except Illegal as error:
            rule = f"  {error.rule}" if error.rule else ""
            self.screen.show(Text.assemble(error.worded(self.lang), (rule, "dim")))
        except GoldenSpikeError as error:
            self.screen.show(Text(error.worded(self.lang)))

    def _run_line(self, typed: list[str], seat: int) -> None:
        if not typed:
            self.screen.show(self.renderer.choices_table(self.play, self.choices))
            return
        for choice in self.choices:
            if typed == [choice.label]:
                self._act(choice.action)
                return
        if typed[0].isdecimal():
            raise GoldenSpikeError("terminal-no-choice", typed=typed[0])
        every = (*self.renderer.commands, *COMMANDS)
        command = commands.find(typed[0], every, self.renderer.current_commands(self.play), self.lang)
        if command not in COMMANDS:
            action = self.renderer.run_command(command, typed[1:], self.play)
            if action is not None:
                self._act(action)
        elif command.name == "choices":
            self._present(seat)
        elif command.name == "help":
            self._help(typed[1:])
        elif command.name == "rules":
            self._rules(typed[1:])
        elif command.name == "log":
            wanted = commands.number(typed[1]) if len(typed) > 1 else LOG_LENGTH
            self.screen.show(event_log(self.play, self.renderer, seat, len(self.play.log) - wanted))
        elif command.name == "explain":
            self.screen.show(*self._explain_bots(seat))
        elif command.name == "undo":
            self._undo(seat)
        elif command.name == "save":
            self._save_as(" ".join(typed[1:]))
        else:
            self._quit()

    def _help(self, wanted: list[str]) -> None:
        """Show all commands, or a rule by its id."""
        if wanted:
            self._rules(wanted)
            return
        table = Table.grid(padding=(0, 2, 0, 0))
        for command in (*self.renderer.commands, *COMMANDS):
            table.add_row(
                Text(command.localized(self.lang), "bold"), Text(say(command.help, self.lang, family=self._family()))
            )
        self.screen.show(Text(say("terminal-help", self.lang)), table)

    def _rules(self, wanted: list[str]) -> None:
        """Show the contents, a rule or section by its id, or the rules that contain some words."""
        book = reference.rulebook(self.play.game.name, self.lang)
        if not wanted:
            self.screen.show(
                *rulebook.render_contents(book), Text(say("terminal-rules", self.lang, family=self._family()))
            )
            return
        try:
            found = rulebook.render_rule(book, wanted[0])
        except GoldenSpikeError:
            found = rulebook.render_search(book, " ".join(wanted))
            if not found:
                raise
        self.screen.show(*found)

    def _family(self) -> str:
        """The prefix of the game's rule ids."""
        return reference.rulebook(self.play.game.name, self.lang).sections[0].id.partition("-")[0]

    def _explain_bots(self, seat: int) -> list[RenderableType]:
        """Show what bots did since the seat's last move, with their reasons."""
        first = 1 + max((at for at, entry in enumerate(self.play.log) if _seat_of(entry) == seat), default=-1)
        lines: list[RenderableType] = []
        for entry in range(first, len(self.play.log)):
            if entry in self.reasons:
                lines += [event_log(self.play, self.renderer, seat, entry, entry + 1, only_news=True)]
                lines += [Text(f"  {self.reasons[entry].worded(self.lang)}", "dim")]
        return lines or [Text(say("terminal-nothing-to-explain", self.lang))]

    # Undo

    def _undo(self, seat: int) -> None:
        """Take back the last action of a person and everything since. Other people are asked to agree."""
        last = self._last_of_people()
        if last is None:
            raise GoldenSpikeError("terminal-nothing-to-undo")
        if _seat_of(self.play.log[last]) != seat and not self._all_agree(seat):
            raise GoldenSpikeError("terminal-not-undone")
        self.play.rewind(last)
        self.bots = self.make_bots()
        self.saved = min(self.saved, last)
        if self.file is not None:
            self._save(self.file)

    def _all_agree(self, seat: int) -> bool:
        names = self.play.setup.players
        others = [name for other, name in enumerate(names) if other != seat and other not in self.bots]
        return all(self._agrees(say("terminal-may-undo", self.lang, player=name, asker=names[seat])) for name in others)

    def _agrees(self, question: str, unsaid: bool = False) -> bool:
        answer = commands.fold_text(self.screen.ask(question))
        if not answer:
            return unsaid
        return any(commands.fold_text(yes).startswith(answer) for yes in ("yes", say("terminal-yes", self.lang)))

    def _last_of_people(self) -> int | None:
        """The last log entry of a person, counted from 0."""
        numbers = range(len(self.play.log) - 1, -1, -1)
        return next((number for number in numbers if self._by_a_person(self.play.log[number])), None)

    def _by_a_person(self, entry: Entry) -> bool:
        return isinstance(entry, ActionEntry) and entry.seat not in self.bots

    # Saving

    def _save_as(self, name: str) -> None:
        file = Path(name).expanduser() if name else self.file or self._default_file()
        files.check_not_another(file, self.play.setup.id)
        if not name:
            self._make_default_folder(file)
        files.save(file, self.play.save())
        self.saved = len(self.play.log)
        self.screen.print_unwrapped(say("terminal-saved", self.lang, file=str(file)))

    def _save(self, file: Path) -> None:
        try:
            files.save(file, self.play.save())
            self.saved = len(self.play.log)
        except GoldenSpikeError as error:
            self.screen.print_unwrapped(error.worded(self.lang))

    def _quit(self) -> None:
        if self._unsaved() and not self._agrees(
            say("terminal-keep", self.lang, file=str(self._default_file())), unsaid=True
        ):
            raise PlayersLeft
        self._save_for_later()
        raise PlayersLeft

    def _save_for_later(self, quietly: bool = False) -> None:
        """Save the game so that it can be resumed, and say where."""
        if self.file is None and not self._unsaved():
            return
        file = self.file or self._default_file()
        try:
            self._make_default_folder(file)
            files.save(file, self.play.save())
        except GoldenSpikeError as error:
            if not quietly:
                self.screen.print_unwrapped(error.worded(self.lang))
            return
        if not quietly:
            self.screen.print_unwrapped(say("terminal-kept", self.lang, file=shlex.quote(str(file))))

    def _unsaved(self) -> bool:
        """Tell whether actions of people are in no file."""
        return self.file is None and any(self._by_a_person(entry) for entry in self.play.log[self.saved :])

    def _default_file(self) -> Path:
        return files.default_path(self.play.game.name, self.play.setup.id)

    def _make_default_folder(self, file: Path) -> None:
        if file == self._default_file():
            files.make_folder(file.parent)

    def _vocabulary(self) -> Iterator[str]:
        for command in (*self.renderer.commands, *COMMANDS):
            yield command.localized(self.lang)
        yield from self.renderer.vocabulary(self.play)


def _seat_of(entry: Entry) -> int | None:
    return entry.seat if isinstance(entry, ActionEntry) else None
