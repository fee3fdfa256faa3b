"""Parse arguments shared by several commands."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import goldenspike as gs
from goldenspike.errors import GoldenSpikeError
from goldenspike.terminal import files


def split_list(text: str) -> list[str]:
    """Split at commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def parse_options(texts: list[str]) -> dict[str, Any]:
    """Parse repeated `key=value` arguments; commas in the value make a list."""
    found: dict[str, Any] = {}
    for text in texts:
        key, sign, value = text.partition("=")
        if not sign or not key.strip():
            raise GoldenSpikeError("cli-bad-option", given=text)
        found[key.strip()] = split_list(value) if "," in value else value.strip()
    return found


def check_range(name: str, number: int, low: int, high: int) -> None:
    if not low <= number <= high:
        raise GoldenSpikeError("cli-out-of-range", name=name, low=low, high=high)


def load_record(file: Path, pack: str | None, check_dice: bool = False) -> gs.Play:
    """Load the game in a record file; no dice beyond the record are rolled."""
    files.check_readable(file)
    return gs.load(file, pack, auto_chance=False, check_dice=check_dice)


def print_json(document: Any) -> None:
    json.dump(document, sys.stdout, ensure_ascii=False)
    sys.stdout.write("\n")
