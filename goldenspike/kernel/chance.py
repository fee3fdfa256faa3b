"""Chance: distributions of outcomes, and provably fair dice.

The seed is committed to before anybody contributes a nonce and before the first entry. Every draw is a function of
seed, game id, nonces and the draw's own number, so anyone can recompute all draws from the published seed.
"""

from __future__ import annotations

import hashlib
import hmac
import itertools
import secrets
import struct
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final, Protocol

Below = Callable[[int], int]
"""Random number function: takes m, returns a whole number from 0 to m - 1, each equally likely."""

WORD: Final = 1 << 64
FOUR_WORDS: Final = struct.Struct(">4Q")  # words of one HMAC

# Key padding of HMAC (RFC 2104)
HASHED_AT_ONCE: Final = 64
INNER: Final = bytes(byte ^ 0x36 for byte in range(256))
OUTER: Final = bytes(byte ^ 0x5C for byte in range(256))


class Distribution(Protocol):
    """Possible outcomes of one draw. Outcomes are plain JSON data."""

    def outcomes(self) -> Iterator[tuple[Any, int]]:
        """Every outcome with its weight."""
        ...

    def draw(self, below: Below) -> Any:
        """Draw one outcome, with probabilities by weight."""
        ...

    def allows(self, outcome: object) -> bool: ...


class Shuffle:
    """A shuffle: the items in random order."""

    def __init__(self, items: Sequence[int]) -> None:
        self.items = list(items)

    def outcomes(self) -> Iterator[tuple[list[int], int]]:
        for order in itertools.permutations(self.items):
            yield list(order), 1

    def draw(self, below: Below) -> list[int]:
        """Fisher-Yates, from the last place down."""
        order = list(self.items)
        for last in range(len(order) - 1, 0, -1):
            other = below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def allows(self, outcome: object) -> bool:
        return sorted(_whole_numbers(outcome)) == sorted(self.items)


class Dice:
    """Several six-sided dice, in order."""

    def __init__(self, count: int) -> None:
        self.count = count

    def outcomes(self) -> Iterator[tuple[list[int], int]]:
        for dice in itertools.product(range(1, 7), repeat=self.count):
            yield list(dice), 1

    def draw(self, below: Below) -> list[int]:
        return [below(6) + 1 for _ in range(self.count)]

    def allows(self, outcome: object) -> bool:
        dice = _whole_numbers(outcome)
        return len(dice) == self.count and all(1 <= die <= 6 for die in dice)


class CardDraw:
    """A card drawn from those left, which are in pack order."""

    def __init__(self, cards: Sequence[int]) -> None:
        self.cards = list(cards)

    def outcomes(self) -> Iterator[tuple[int, int]]:
        for card in self.cards:
            yield card, 1

    def draw(self, below: Below) -> int:
        return self.cards[below(len(self.cards))]

    def allows(self, outcome: object) -> bool:
        return type(outcome) is int and outcome in self.cards


def _whole_numbers(outcome: object) -> list[int]:
    """Return the outcome if it is a list of whole numbers; otherwise an empty list, which no distribution allows."""
    return outcome if isinstance(outcome, list) and all(type(number) is int for number in outcome) else []


class ChanceSource(Protocol):
    """Source of a play's random outcomes."""

    def below(self, n: int) -> Below:
        """Random numbers of draw n."""
        ...


class FairDice:
    """Provably fair dice: draws fixed by a committed seed, the game's id and the players' nonces."""

    def __init__(self, seed: bytes, game_id: str, nonces: Sequence[str]) -> None:
        self.seed = seed
        key = hmac.digest(seed, "\n".join([game_id, *nonces]).encode(), "sha256")
        self._keyed = KeyedHash(key)

    def below(self, n: int) -> Below:
        return RandomWords(self._keyed, n).below


class KeyedHash:
    """HMAC-SHA256 of many messages with one key. The key is hashed only once."""

    def __init__(self, key: bytes) -> None:
        padded = key.ljust(HASHED_AT_ONCE, b"\0")
        self._inner = hashlib.sha256(padded.translate(INNER))
        self._outer = hashlib.sha256(padded.translate(OUTER))

    def digest(self, message: bytes) -> bytes:
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(message)
        outer.update(inner.digest())
        return outer.digest()


class RandomWords:
    """Random 64-bit words of one draw, and unbiased numbers made from them."""

    def __init__(self, keyed: KeyedHash, n: int) -> None:
        self._keyed = keyed
        self._n = n
        self._blocks = 0
        self._words: tuple[int, ...] = ()
        self._used = 0

    def below(self, m: int) -> int:
        # Words past the last whole multiple of m would favour small numbers, so they are skipped.
        limit = WORD - WORD % m
        while True:
            if self._used == len(self._words):
                self._words = FOUR_WORDS.unpack(self._keyed.digest(f"{self._n}:{self._blocks}".encode()))
                self._blocks += 1
                self._used = 0
            word = self._words[self._used]
            self._used += 1
            if word < limit:
                return word % m


class PrivateDice:
    """Dice from a random number generator, for search, where nobody needs to verify them."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def below(self, n: int) -> Below:  # noqa: ARG002
        return self._rng.randrange


def seed_bytes(seed: int | bytes | None) -> bytes:
    """Make a 32-byte seed: from a number, the SHA-256 of its digits; from None, the system's randomness."""
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, bytes):
        if len(seed) != 32:
            raise ValueError("a seed is 32 bytes")
        return seed
    if seed < 0:
        raise ValueError("a seed is a whole number from 0")
    return hashlib.sha256(str(seed).encode()).digest()


def commitment(seed: bytes) -> str:
    """Commitment to a seed: its SHA-256, published before the first entry, so that the seed cannot change later."""
    return hashlib.sha256(seed).hexdigest()
