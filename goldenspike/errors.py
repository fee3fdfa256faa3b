"""What can be wrong with what somebody gave us."""

from __future__ import annotations

from typing import Any

from goldenspike import words


class GoldenSpikeError(Exception):
    """Something the person who caused it can put right. `key` names its sentence in the catalogues."""

    def __init__(self, key: str, /, **values: Any) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values

    @property
    def message(self) -> str:
        """What is wrong, in the language of this process."""
        return self.worded(words.language())

    def worded(self, lang: str) -> str:
        """The same in another language. A value that is an error itself, the reason for this one, is worded too."""
        values = {
            name: value.worded(lang) if isinstance(value, GoldenSpikeError) else value
            for name, value in self.values.items()
        }
        sentence = words.say(self.key, lang, **values)
        return sentence.encode(errors="replace").decode()  # half a character can be neither shown nor sent

    def __str__(self) -> str:
        return self.message
