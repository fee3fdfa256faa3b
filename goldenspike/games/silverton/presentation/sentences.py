"""What happened, told as sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from goldenspike.games.silverton.events.disputes import Disputant
from goldenspike.games.silverton.presentation.event_wording import EVENT_WORDING
from goldenspike.games.silverton.presentation.names import Names
from goldenspike.words import say
from goldenspike.words.event_wording import NONE, word_event


class Sentences(Names):
    """The sentences of one game."""

    def event(self, event: Any) -> str:
        """What happened, to somebody who may know it."""
        sentence, values = word_event(event, EVENT_WORDING, self)
        return say(f"sv-event-{sentence}", self.lang, **values)

    def refusal(self, miss: Mapping[str, Any]) -> str:
        """Why something a menu refuses cannot be done."""
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
