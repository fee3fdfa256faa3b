"""HTML and SVG elements, escaped as they are written."""

from __future__ import annotations

from html import escape
from typing import Any

ALONE = {"meta", "rect", "line", "circle", "path", "polyline"}
"""Elements without content."""


class Markup(str):
    """Text that is already markup."""

    __slots__ = ()


def tag(name: str, /, *inside: str, **attributes: Any) -> Markup:
    """Write an element. Attributes that are None are omitted; `class_` and `aria_label` become class and aria-label."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_short(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    if name in ALONE:
        return Markup(f"<{name}{written}/>")
    return Markup(f"<{name}{written}>{join_markup(*inside)}</{name}>")


def join_markup(*parts: str) -> Markup:
    return Markup("".join(part if isinstance(part, Markup) else escape(part) for part in parts))


def _short(value: Any) -> str:
    """Format an attribute. Coordinates are rounded to a tenth of a pixel."""
    return f"{value:.1f}".removesuffix(".0") if isinstance(value, float) else str(value)
