"""How an event becomes the values of its sentence. A game says it once, for the terminal and for the browser.

Both know the words of a game (`claim` names a claim, `seats` lists players); an `EventWording` says which word
is meant by which field. The client's copy of it is made by `web/make_types.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

NONE = "none"

FieldWording = Mapping[str, tuple[str, ...]]
"""By a value's name: the word for it, and the fields of the event that it is given."""


class EventWording(NamedTuple):
    """`common` holds for all events that have these fields, `apart` for one sentence.

    `instead` is another sentence, where one of these fields is there. `quiet` events say little: the next one says as
    much.
    """

    common: FieldWording
    apart: Mapping[str, FieldWording]
    instead: Mapping[str, tuple[str, ...]] = {}
    quiet: tuple[str, ...] = ()


def word_event(event: Any, telling: EventWording, words: Any) -> tuple[str, dict[str, Any]]:
    """Which sentence tells of the event, and its values."""
    kind: str = event.__struct_config__.tag
    fields = {name: getattr(event, name) for name in event.__struct_fields__ if name != "rule"}
    sentence, *signs = telling.instead.get(kind, (kind,))
    if all(fields[sign] is None for sign in signs):
        sentence = kind
    values = {name: _plain(value) for name, value in fields.items()}
    for name, (word, *of) in {**telling.common, **telling.apart.get(sentence, {})}.items():
        found = [fields.get(field) for field in of]
        if None not in found:
            values[name] = getattr(words, word)(*found)
    return sentence, values


def _plain(value: Any) -> Any:
    return NONE if value is None else ("no", "yes")[value] if isinstance(value, bool) else value


class EventWords:
    """Those that every game has."""

    def __init__(self, players: Sequence[str]) -> None:
        self.players = players

    def player(self, seat: int) -> str:
        return self.players[seat]

    def seats(self, seats: Sequence[int]) -> str:
        return ", ".join(map(self.player, seats))

    def count(self, things: Sequence[Any]) -> int:
        return len(things)

    def most(self, numbers: Sequence[int]) -> int:
        return max(numbers)
