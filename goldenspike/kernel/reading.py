"""Reading an action's fields without trusting them.

Structs made in Python do not check their fields, and compiled code that reads one by its declared type bends what it
finds there: `True` would become 1. What came from outside is therefore read here, as the object it is.
"""

from __future__ import annotations

from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.refusal import MALFORMED


def given(action: object, field: str) -> object:
    """Whatever stands in that field."""
    return getattr(action, field)


def whole(action: object, field: str) -> int:
    """The whole number in that field: 2.5 shares or `True` goods must not get as far as the record."""
    number = given(action, field)
    if type(number) is not int:
        raise Illegal(MALFORMED, detail=f"{field}: {number!r}")
    return number
