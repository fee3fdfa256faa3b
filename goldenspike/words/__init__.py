"""Messages in English and French, by key.

The messages are Fluent files, `en/*.ftl` and `fr/*.ftl`, one per language and subject. Code passes keys and values
around; they become text only where a person reads them.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from goldenspike.game_registry import game_registry

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")
LONGEST = 1_000
HUGE = 10**15
UNBOUNDED = 10**300
FOLDER = Path(__file__).parent

_chosen: str | None = None


def language() -> str:
    """The language of this process: set by `speak`, otherwise the locale's, otherwise English."""
    return _chosen or _locale_language()


def speak(lang: str | None) -> None:
    """Set the language of this process; None returns to the locale's."""
    global _chosen
    if lang is not None and lang not in LANGUAGES:
        raise ValueError(f"unknown language {lang!r}")
    _chosen = lang


def say(key: str, /, lang: str | None = None, **values: Any) -> str:
    """Format the message of a key. A missing key or value is a defect and raises."""
    bundle = _bundle(lang or language())
    message = bundle.get_message(key) if bundle.has_message(key) else None
    if message is None or message.value is None:
        raise KeyError(key)
    sentence, errors = bundle.format_pattern(message.value, {name: _short(value) for name, value in values.items()})
    if errors:
        raise errors[0]
    return str(sentence)


def _short(value: Any) -> Any:
    """Shorten long values. Messages quote user input, and Fluent cannot format huge numbers."""
    if isinstance(value, int) and abs(value) >= HUGE:
        value = f"{value:.2e}" if abs(value) < UNBOUNDED else "…"
    return value[: LONGEST - 1] + "…" if isinstance(value, str) and len(value) > LONGEST else value


def has(key: str, lang: str) -> bool:
    return _bundle(lang).has_message(key)


def _locale_language() -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


@cache
def _bundle(lang: str) -> FluentBundle:
    # Imported here because it takes a tenth of a second, and a program that only plays needs no messages.
    from fluent.runtime import FluentBundle, FluentResource

    # Isolation marks are for mixed writing directions; terminals show them as boxes.
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in (FOLDER, *(home.within(home.words) for home in game_registry().values() if home.words)):
        for path in sorted((folder / lang).glob("*.ftl")):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
