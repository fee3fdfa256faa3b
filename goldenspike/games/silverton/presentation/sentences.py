"""Sentences about a game of Silverton, for the terminal and for notifications: events, status, refusals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from goldenspike.games.silverton.events.disputes import Disputant
from goldenspike.games.silverton.events.end_of_turn import PriceMoved
from goldenspike.games.silverton.events.setup import CashDealt, ClaimDealt, PassengersDealt, PositionsDealt
from goldenspike.games.silverton.presentation.event_wording import EVENT_WORDING
from goldenspike.games.silverton.presentation.names import Names
from goldenspike.games.silverton.presentation.views import View
from goldenspike.kernel.game import Ask
from goldenspike.kernel.play import Play
from goldenspike.words import say
from goldenspike.words.event_wording import NONE, word_event

SETUP_RULE = "SV-2.3"
"""The rule by which the first claims are dealt."""


class Sentences(Names):
    """The sentences of one table."""

    def event(self, event: Any) -> str:
        """Sentence about an event. The caller leaves out events that the reader may not see."""
        sentence, values = word_event(event, EVENT_WORDING, self)
        return say(f"sv-event-{sentence}", self.lang, **values)

    def is_news(self, event: Any) -> bool:
        """Whether to tell a returning player about the event: not if the tables show it as well."""
        if isinstance(event, PriceMoved) and event.start == event.end:
            return False
        if isinstance(event, ClaimDealt) and event.rule == SETUP_RULE:
            return False
        quiet = event.__struct_config__.tag in EVENT_WORDING.quiet
        return not (quiet or isinstance(event, PositionsDealt | CashDealt | PassengersDealt))

    def status(self, play: Play) -> str:
        """The turn, which player does what now, and the goal of the game."""
        view: View = play.view(play.pending.seat if isinstance(play.pending, Ask) else None)
        seat = view.seat if view.you is None else view.you
        player = "" if seat is None else self.players[seat]
        if view.phase == "disputes" and player:
            phase = say("sv-term-phase-disputes", self.lang, player=player)
        elif view.offer is not None:
            phase = say("sv-term-phase-answer", self.lang, player=player)
        else:
            phase = say(f"sv-phase-{view.phase}", self.lang, player=player)
        winter = "yes" if view.winter else "no"
        status = say("sv-status", self.lang, turn=view.turn, winter=winter, phase=phase)
        goal = say("sv-goal", self.lang, target=view.target or 0, turns=view.last_turn)
        return f"{status} ({goal}, {say('sv-term-demand', self.lang, idn=view.idn)})"

    def refusal(self, miss: Mapping[str, Any]) -> str:
        """Why an action that the menu refuses is not allowed."""
        return say(f"sv-refused-{miss['reason']}", self.lang, **miss["values"])

    # Words of events

    def size(self, amount: int) -> int:
        return abs(amount)

    def dice(self, rolled: Sequence[int]) -> str:
        return " + ".join(map(str, rolled))

    def card(self, number: int) -> str:
        return self.events[number]

    def kinds(self, pieces: Sequence[str]) -> str:
        return ", ".join(map(self.kind, pieces))

    def cards(self, lines: Sequence[int]) -> str:
        return ", ".join(map(self.line, lines))

    def ends(self, towns: Sequence[str]) -> str:
        return self.pair([self.town(town) for town in towns])

    def sisters(self, segments: Sequence[str]) -> str:
        return self.pair([self.segment(segment) for segment in segments])

    def rolls(self, rolls: Sequence[Disputant]) -> str:
        return ", ".join(
            say(
                "sv-roll",
                self.lang,
                player=self.both(roll.seats),
                dice=self.dice(roll.dice),
                bonus=roll.bonus,
                total=roll.total,
            )
            for roll in rolls
        )

    def winners(self, rolls: Sequence[Disputant], winner: int) -> str:
        return self.both(rolls[winner].seats)

    def winning(self, rolls: Sequence[Disputant], winner: int) -> int:
        return len(rolls[winner].seats)

    def other(self, owner: int, seat: int) -> str:
        return NONE if owner == seat else self.player(owner)

    def distance(self, start: int, end: int) -> int:
        return abs(end - start)

    def way(self, start: int, end: int) -> str:
        return "up" if end > start else "down" if end < start else "same"

    def role(self, piece: str) -> str:
        return self.kind(piece[0])

    def alone(self) -> str:
        return self.player(0)

    def grade(self, grade: str) -> str:
        return say(f"sv-grade-{grade}", self.lang)
