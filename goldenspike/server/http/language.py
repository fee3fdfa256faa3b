"""The language of a request."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from litestar.connection import ASGIConnection

from goldenspike.words import LANGUAGES

_LANGUAGE_QUERY = re.compile(rb"(?:^|&)lang=(%b)(?:&|$)" % "|".join(LANGUAGES).encode())


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """`?lang=`, else the best of `Accept-Language`, else English."""
    return language_of_scope(connection.scope)


def language_of_scope(scope: Mapping[str, Any]) -> str:
    named = _LANGUAGE_QUERY.search(scope["query_string"])
    if named is not None:
        return named[1].decode()
    header = next((value for name, value in scope["headers"] if name == b"accept-language"), b"")
    return negotiate_language(header.decode("latin-1"))


def negotiate_language(header: str) -> str:
    """The supported language that an Accept-Language header prefers."""
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
