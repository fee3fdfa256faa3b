"""Chance: distributions, and dice that can be checked."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import goldenspike as gs
from goldenspike.kernel.chance import CardDraw, Dice, FairDice, PrivateDice, Shuffle, commitment, seed_bytes

NAMES = ["Ada", "Bea", "Cyd"]


def test_the_published_test_vector() -> None:
    seed = seed_bytes(7)
    dice = FairDice(seed, "test", ["", "", ""])
    assert commitment(seed) == "68b6acce6948c45ed26e193c33443b4aedc1c25e6f96e29a3d939a774f8b74d1"
    assert Shuffle(range(3)).draw(dice.below(0)) == [1, 0, 2]
    assert Dice(2).draw(dice.below(1)) == [6, 1]


def test_the_vector_through_a_whole_game() -> None:
    play = gs.new_game("continental-divide", NAMES, seed=7, id="test")
    assert gs.plain(play.log[0]) == {"chance": "turn_order", "n": 0, "outcome": [1, 0, 2]}


def independent(seed: bytes, game_id: str, nonces: list[str], n: int, sides: list[int]) -> list[int]:
    """Numbers below each of `sides`, written anew from the description of the format."""
    key = hmac.new(seed, "\n".join([game_id, *nonces]).encode(), hashlib.sha256).digest()
    stream = b"".join(hmac.new(key, f"{n}:{block}".encode(), hashlib.sha256).digest() for block in range(40))
    words = [int.from_bytes(stream[at : at + 8], "big") for at in range(0, len(stream), 8)]
    numbers = []
    for m in sides:
        word = words.pop(0)
        while word >= 2**64 - 2**64 % m:
            word = words.pop(0)
        numbers.append(word % m)
    return numbers


@given(
    st.binary(min_size=32, max_size=32),
    st.lists(st.text("abc", max_size=3), min_size=3, max_size=3),
    st.integers(0, 999),
)
def test_against_an_independent_computation(seed: bytes, nonces: list[str], n: int) -> None:
    below = FairDice(seed, "x", nonces).below(n)
    sides = [6] * 9 + [2, 3, 5, 108]
    assert [below(m) for m in sides] == independent(seed, "x", nonces, n, sides)


def test_no_modulo_bias() -> None:
    """A range just over half the words: taking the remainder alone would favour its lower half two to one."""
    below = FairDice(seed_bytes(1), "x", []).below(0)
    m = 2**63 + 2**62
    low = sum(below(m) < m // 2 for _ in range(4000))
    assert 1850 < low < 2150


@pytest.mark.parametrize("distribution", [Shuffle(range(3)), Dice(1), Dice(2), CardDraw([4, 8, 15])])
def test_draws_follow_the_weights(distribution: Shuffle | Dice | CardDraw) -> None:
    outcomes = {str(outcome): weight for outcome, weight in distribution.outcomes()}
    below = PrivateDice(Random(5)).below(0)
    drawn = Counter(str(distribution.draw(below)) for _ in range(200 * len(outcomes)))
    assert drawn.keys() == outcomes.keys()
    expected = dict.fromkeys(outcomes, 200.0)
    chi_square = sum((drawn[each] - expected[each]) ** 2 / expected[each] for each in outcomes)
    assert chi_square < 3 * len(outcomes) + 10


@pytest.mark.parametrize(
    ("distribution", "outcome"),
    [
        (Shuffle(range(3)), [0, 1]),
        (Shuffle(range(3)), [0, 1, 1]),
        (Shuffle(range(3)), [0, 1, 3]),
        (Shuffle(range(3)), [0, 1, True]),
        (Shuffle(range(3)), [0, 1, 2.0]),
        (Shuffle(range(3)), "012"),
        (Shuffle(range(3)), {0: 0, 1: 1, 2: 2}),
        (Dice(2), [1]),
        (Dice(2), [0, 1]),
        (Dice(2), [7, 1]),
        (Dice(2), [1.0, 1]),
        (CardDraw([4, 8]), 5),
        (CardDraw([1, 8]), True),
        (CardDraw([4, 8]), None),
    ],
)
def test_what_cannot_come_out_is_not_allowed(distribution: Shuffle | Dice | CardDraw, outcome: object) -> None:
    assert not distribution.allows(outcome)


@pytest.mark.parametrize("distribution", [Shuffle(range(4)), Dice(2), CardDraw([4, 8])])
def test_every_outcome_is_allowed(distribution: Shuffle | Dice | CardDraw) -> None:
    assert all(distribution.allows(outcome) for outcome, _ in distribution.outcomes())


@pytest.mark.parametrize("seed", [-1, b"short", b"x" * 33])
def test_bad_seeds(seed: int | bytes) -> None:
    with pytest.raises(gs.GoldenSpikeError) as caught:
        gs.new_game("continental-divide", NAMES, seed=seed)
    assert caught.value.key == "seed-bad"


def test_nonces_are_part_of_the_dice() -> None:
    orders = {
        str(
            gs.new_game("continental-divide", NAMES, seed=7, id="test", nonces=[nonce, "", ""]).record()["log"][0][
                "outcome"
            ]
        )
        for nonce in map(str, range(20))
    }
    assert len(orders) > 2
    again = [gs.new_game("continental-divide", NAMES, seed=7, id="test", nonces=["1", "2", "3"]).record() for _ in "ab"]
    assert again[0] == again[1]
    assert again[0]["nonces"] == ["1", "2", "3"]


def test_players_contribute_before_the_first_entry_only() -> None:
    play = gs.new_game("continental-divide", NAMES, seed=7, id="test", auto_chance=False)
    promised = play.record()["commitment"]
    play.contribute(1, "my lucky charm")
    play.roll()
    assert play.record()["commitment"] == promised
    expected = Shuffle(range(3)).draw(FairDice(seed_bytes(7), "test", ["", "my lucky charm", ""]).below(0))
    assert play.record()["log"][0]["outcome"] == expected
    with pytest.raises(gs.Illegal) as caught:
        play.contribute(2, "too late")
    assert caught.value.reason == "started"


@pytest.mark.parametrize("nonce", ["two\nlines", "x" * 101, "\0"])
def test_a_nonce_is_one_short_line(nonce: str) -> None:
    with pytest.raises(gs.GoldenSpikeError) as caught:
        gs.new_game("continental-divide", NAMES, nonces=[nonce, "", ""])
    assert caught.value.key == "nonces-bad"
    play = gs.new_game("continental-divide", NAMES, auto_chance=False)
    with pytest.raises(gs.GoldenSpikeError):
        play.contribute(0, nonce)


@pytest.mark.parametrize("seat", [-1, 3])
def test_only_seats_of_the_table_contribute(seat: int) -> None:
    play = gs.new_game("continental-divide", NAMES, auto_chance=False)
    with pytest.raises(gs.GoldenSpikeError) as caught:
        play.contribute(seat, "x")
    assert caught.value.key == "seat-unknown"


def test_without_a_seed_every_game_is_another() -> None:
    records = [gs.new_game("continental-divide", NAMES).record() for _ in range(3)]
    assert len({record["commitment"] for record in records}) == 3
    assert len({record["id"] for record in records}) == 3
