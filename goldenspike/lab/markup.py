"""HTML and SVG, escaped where they are written."""

from __future__ import annotations

from html import escape
from typing import Any

ALONE = {"meta", "rect", "line", "circle", "path", "polyline"}
"""What has no inside."""


class Markup(str):
    """Text that is markup already."""

    __slots__ = ()


def tag(name: str, /, *inside: str, **attributes: Any) -> Markup:
    """An element. Attributes that are None are left out; `class_` and `aria_label` are class and aria-label."""
    given = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_short(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    if name in ALONE:
        return Markup(f"<{name}{given}/>")
    return Markup(f"<{name}{given}>{join_markup(*inside)}</{name}>")


def join_markup(*parts: str) -> Markup:
    return Markup("".join(part if isinstance(part, Markup) else escape(part) for part in parts))


def _short(value: Any) -> str:
    """Coordinates need no more than a tenth of a pixel."""
    return f"{value:.1f}".removesuffix(".0") if isinstance(value, float) else str(value)
