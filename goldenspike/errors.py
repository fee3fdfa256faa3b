"""Errors in input: exceptions with a message id and a sentence in each language."""

from __future__ import annotations

import errno
from typing import Any

from goldenspike import words

REASONS = {
    errno.ENOENT: "file-reason-missing",
    errno.ENOTDIR: "file-reason-not-a-folder",
    errno.EISDIR: "file-reason-folder",
    errno.EACCES: "file-reason-forbidden",
    errno.EPERM: "file-reason-forbidden",
    errno.EROFS: "file-reason-read-only",
    errno.ENOSPC: "file-reason-full",
    errno.ENAMETOOLONG: "file-reason-name-too-long",
}


class GoldenSpikeError(Exception):
    """An error that the user can fix. `key` is the message id of its sentence in the catalogues."""

    def __init__(self, key: str, /, **values: Any) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values

    @property
    def message(self) -> str:
        """The sentence in the language of this process."""
        return self.worded(words.language())

    def worded(self, lang: str) -> str:
        """The sentence in that language. A value that is an error itself, as a reason, is also translated."""
        values = {
            name: value.worded(lang) if isinstance(value, GoldenSpikeError) else value
            for name, value in self.values.items()
        }
        sentence = words.say(self.key, lang, **values)
        return sentence.encode(errors="replace").decode()  # half a surrogate pair can be neither shown nor sent

    def __str__(self) -> str:
        return self.message


def file_error_reason(error: OSError | ValueError) -> GoldenSpikeError | str:
    """Reason why the system refused a file, translated where we have a sentence for it."""
    key = REASONS.get(getattr(error, "errno", None) or 0)
    return GoldenSpikeError(key) if key else getattr(error, "strerror", None) or str(error)
