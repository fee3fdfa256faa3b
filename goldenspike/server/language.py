"""The language of whoever calls."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from goldenspike.words import LANGUAGES


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """`?lang=`, else the best of `Accept-Language`, else English."""
    named = connection.query_params.get("lang")
    if named in LANGUAGES:
        return str(named)
    return accepted(connection.headers.get("accept-language", ""))


def accepted(header: str) -> str:
    """The language of ours that the header likes best."""
    best, liked = LANGUAGES[0], 0.0
    for part in header[:200].split(","):
        tag, _, quality = part.strip().partition(";q=")
        language = tag.partition("-")[0].strip().lower()
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            continue
        if language in LANGUAGES and weight > liked:
            best, liked = language, weight
    return best
