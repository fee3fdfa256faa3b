"""Pack two small whole numbers into one, for menus that offer pairs: a piece and what to do with it."""

from __future__ import annotations


class PackedPair:
    """Pairs whose second number is below `size`, as one whole number. The first number may not be negative."""

    def __init__(self, size: int) -> None:
        self.size = size

    def pack(self, first: int, second: int) -> int:
        return first * self.size + second

    def first(self, code: int) -> int:
        return code // self.size

    def second(self, code: int) -> int:
        return code % self.size
