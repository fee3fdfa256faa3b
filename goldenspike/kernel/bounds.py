"""Validate actions: types and bounds of their fields, declared once and checked wherever an action comes in.

    shares: Annotated[int, Within(0, 99)]
    segments: Annotated[tuple[Name, ...], UpTo(1_000)]

Structs made in Python do not check their fields, so the validator also checks types. A field without a bound accepts
nothing. Actions of a history or a record were validated when they were made, perhaps by other bounds: for them only the
wide limits of `RECORD_ACTIONS` hold.
"""

from __future__ import annotations

import types
from typing import Annotated, Any, Final, Union, get_args, get_origin

import msgspec

from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.refusal import MALFORMED, OUT_OF_BOUNDS, REPEATED, TOO_LONG

MOST_DIGITS = 4_300
"""Digits of a number in a record. Python itself reads and writes no longer numbers."""

LONGEST = 65_536
"""Characters or list items in a record: no request was ever longer."""


class Within:
    """Bounds of a whole number."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most


class UpTo:
    """Longest text, or longest list. Items of a list must differ, unless `several` may be equal."""

    def __init__(self, most: int, several: bool = False) -> None:
        self.most = most
        self.several = several


class FieldCheck:
    """Check of one field. `at` is its path in the action, such as "give.claims"."""

    def __init__(self, name: str, at: str) -> None:
        self.name = name
        self.at = at

    def look(self, value: object) -> None:  # noqa: ARG002
        """Raise Illegal for a value that is not allowed here."""
        raise Illegal(MALFORMED, detail=f"{self.at} has no bound")

    def malformed(self, value: object) -> Illegal:
        return Illegal(MALFORMED, detail=f"{self.at}: {type(value).__name__}")


class WholeNumberCheck(FieldCheck):
    def __init__(self, name: str, at: str, least: int, most: int) -> None:
        super().__init__(name, at)
        self.least = least
        self.most = most

    def look(self, value: object) -> None:
        if type(value) is not int:
            raise self.malformed(value)
        if not self.least <= value <= self.most:
            raise Illegal(OUT_OF_BOUNDS, field=self.at, least=self.least, most=self.most)


class FlagCheck(FieldCheck):
    def look(self, value: object) -> None:
        if type(value) is not bool:
            raise self.malformed(value)


class TextCheck(FieldCheck):
    """Text, printable unless it comes from a record."""

    def __init__(self, name: str, at: str, most: int, printable: bool) -> None:
        super().__init__(name, at)
        self.most = most
        self.printable = printable

    def look(self, value: object) -> None:
        if type(value) is not str:
            raise self.malformed(value)
        if len(value) > self.most:
            raise Illegal(TOO_LONG, field=self.at, most=self.most)
        if self.printable and not value.isprintable():
            raise self.malformed(value)


class ListCheck(FieldCheck):
    def __init__(self, name: str, at: str, each: FieldCheck, most: int, several: bool) -> None:
        super().__init__(name, at)
        self.each = each
        self.most = most
        self.several = several

    def look(self, value: object) -> None:
        if type(value) is not tuple:
            raise self.malformed(value)
        things: tuple[Any, ...] = value
        if len(things) > self.most:
            raise Illegal(TOO_LONG, field=self.at, most=self.most)
        for thing in things:
            self.each.look(thing)
        if not self.several and len(set(things)) < len(things):
            raise Illegal(REPEATED, field=self.at)


class OptionalCheck(FieldCheck):
    """A value or None."""

    def __init__(self, name: str, at: str, some: FieldCheck) -> None:
        super().__init__(name, at)
        self.some = some

    def look(self, value: object) -> None:
        if value is not None:
            self.some.look(value)


class StructCheck(FieldCheck):
    """A Struct, checked field by field."""

    def __init__(self, name: str, at: str, kind: type, checks: list[FieldCheck]) -> None:
        super().__init__(name, at)
        self.kind = kind
        self.checks = checks

    def look(self, value: object) -> None:
        if type(value) is not self.kind:
            raise self.malformed(value)
        for check in self.checks:
            check.look(getattr(value, check.name))


class ActionValidator:
    """Validate actions against the bounds of their fields, or against the limits of a record."""

    def __init__(self, record: bool) -> None:
        self._record = record
        self._known: dict[type, list[FieldCheck]] = {}

    def check(self, action: Any) -> None:
        """Raise Illegal for anything that is not an action, or an action with a field out of bounds."""
        kind = type(action)
        checks = self._known.get(kind)
        if checks is None:
            if not issubclass(kind, msgspec.Struct):
                raise Illegal(MALFORMED, detail=kind.__name__)
            checks = self._known[kind] = self._fields(kind, "")
        for check in checks:
            check.look(getattr(action, check.name))

    def _fields(self, kind: Any, at: str) -> list[FieldCheck]:
        return [
            self._check(field.name, f"{at}.{field.encode_name}" if at else field.encode_name, field.type, None)
            for field in msgspec.structs.fields(kind)
        ]

    def _check(self, name: str, at: str, declared: Any, bound: object) -> FieldCheck:
        origin = get_origin(declared)
        if origin is Annotated:
            inner, *said = get_args(declared)
            return self._check(name, at, inner, next((each for each in said if isinstance(each, (Within, UpTo))), None))
        if origin in (Union, types.UnionType):
            some = [each for each in get_args(declared) if each is not type(None)]
            return (
                OptionalCheck(name, at, self._check(name, at, some[0], bound))
                if len(some) == 1
                else FieldCheck(name, at)
            )
        if declared is bool:
            return FlagCheck(name, at)
        if declared is int and isinstance(bound, Within):
            least, most = (1 - 10**MOST_DIGITS, 10**MOST_DIGITS - 1) if self._record else (bound.least, bound.most)
            return WholeNumberCheck(name, at, least, most)
        if declared is str and isinstance(bound, UpTo):
            return TextCheck(name, at, LONGEST if self._record else bound.most, not self._record)
        if origin is tuple and isinstance(bound, UpTo):
            each = self._check(name, at, get_args(declared)[0], None)
            return ListCheck(name, at, each, LONGEST if self._record else bound.most, self._record or bound.several)
        if isinstance(declared, type) and issubclass(declared, msgspec.Struct):
            return StructCheck(name, at, declared, self._fields(declared, at))
        return FieldCheck(name, at)


def read_action(plain: Any, action_type: Any) -> Any:
    """Read an action from its JSON form. Raises Illegal."""
    try:
        return msgspec.convert(plain, action_type)
    except (ValueError, RecursionError) as error:  # ValueError: also numbers of thousands of digits
        raise Illegal(MALFORMED, detail=str(error)) from None


LIVE_ACTIONS: Final = ActionValidator(record=False)
RECORD_ACTIONS: Final = ActionValidator(record=True)
