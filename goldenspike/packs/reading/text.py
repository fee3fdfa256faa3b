"""Text of a pack: decoding, allowed characters and translations."""

from __future__ import annotations

import re

import msgspec

from goldenspike.packs.reading.problems import CONTROL, Report

PACK_TOML = "pack.toml"
MOST_BYTES = 4 * 1024 * 1024
MOST_CHARACTERS = 2_000
MOST_ID = 64
SISTER = re.compile(r"(.+)_([a-z]{2})")

_ID = re.compile(r"[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*")


class LocalizedStruct(msgspec.Struct, frozen=True, kw_only=True):
    """A row with texts that may have translations."""

    sisters: dict[str, str] = {}  #: texts in other languages, by column name, such as `name_fr`

    def say(self, column: str, lang: str) -> str:
        """Text of a column in a language, or in the pack's main language."""
        return self.sisters.get(f"{column}_{lang}") or str(getattr(self, column))


def is_id(text: str) -> bool:
    return len(text) <= MOST_ID and _ID.fullmatch(text) is not None


def unix_lines(data: bytes) -> bytes:
    """Convert line ends to LF, as they are hashed and read."""
    return data.replace(b"\r\n", b"\n").replace(b"\r", b"\n")


def decode_text(file: str, data: bytes, report: Report) -> str | None:
    """Decode the text of a file, without a byte order mark."""
    try:
        return data.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        report.add(file, data.count(b"\n", 0, error.start) + 1, None, "pack-not-utf8")
        return None


def control_character(text: str) -> str | None:
    """Code of the first control character in a text, if any."""
    match = CONTROL.search(text)
    return f"U+{ord(match[0]):04X}" if match else None
