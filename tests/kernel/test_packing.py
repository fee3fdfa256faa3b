"""Codes of menus that offer pairs."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from goldenspike.kernel.packing import PackedPair


@given(st.integers(1, 1 << 12), st.data())
def test_a_pair_comes_back_as_it_was_packed(size: int, data: st.DataObject) -> None:
    pair = PackedPair(size)
    first, second = data.draw(st.integers(0, 1 << 20)), data.draw(st.integers(0, size - 1))
    code = pair.pack(first, second)
    assert (pair.first(code), pair.second(code)) == (first, second)


def test_no_two_pairs_have_one_code_and_none_is_negative() -> None:
    pair = PackedPair(3)
    assert [pair.pack(first, second) for first in range(4) for second in range(3)] == list(range(12))
