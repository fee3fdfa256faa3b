"""Golden Spike: Continental Divide and Silverton, for people, bots and research.

>>> import goldenspike as gs
>>> play = gs.new_game("continental-divide", players=["Ann", "Bob", "Cy"], seed=7)
>>> play.seat, len(play.menu)
(1, 23617)
>>> play.act({"type": "found", "railroad": "up", "hex": "W5", "shares": 5, "value": 30})
[Founded(seat=1, railroad='up', hex='W5', shares=5, value=30, rule='CD-3.5')]
"""

from __future__ import annotations

import hashlib
import importlib
import secrets
from collections.abc import Sequence
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from goldenspike import games, packs
from goldenspike.errors import GoldenSpikeError
from goldenspike.kernel import chance, printing
from goldenspike.kernel import record as records
from goldenspike.kernel.game import Ask, Chance, Over, Step
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.play import Observation, Play, begin
from goldenspike.kernel.record import RecordError
from goldenspike.kernel.setup import GameSetup, check_nonces, check_options, check_players
from goldenspike.packs import PackError

if TYPE_CHECKING:
    from goldenspike import bots
    from goldenspike.games import continental_divide, silverton

__version__ = "0.3.0.dev0"

__all__ = [
    "Ask",
    "Chance",
    "GoldenSpikeError",
    "Illegal",
    "Observation",
    "Over",
    "PackError",
    "Play",
    "RecordError",
    "Step",
    "bots",
    "continental_divide",
    "load",
    "new_game",
    "plain",
    "silverton",
]


def new_game(
    game: str,
    players: Sequence[str],
    seed: int | bytes | None = None,
    options: dict[str, Any] | None = None,
    pack: str | PathLike[str] | packs.Pack | None = None,
    *,
    auto_chance: bool = True,
    id: str | None = None,  # noqa: A002
    nonces: Sequence[str] | None = None,
) -> Play:
    """Start a new game.

    The same seed (and id and nonces, if given) always gives the same dice. Without a seed the system's randomness is
    used. With `auto_chance=False` the caller resolves every `Chance`, and players may `contribute` nonces before the
    first one.
    """
    rules = games.find(game)
    names = check_players(rules, players)
    secret = _seed(seed)
    if id is None:
        # A repeatable game needs a repeatable id, which must not reveal the seed.
        id = secrets.token_hex(8) if seed is None else hashlib.sha256(b"id" + secret).hexdigest()[:16]  # noqa: A001
    setup = GameSetup(
        game=rules,
        pack=_pack(pack, game),
        options=check_options(rules, {} if options is None else options, len(names)),
        players=names,
        id=id,
        nonces=check_nonces([""] * len(names) if nonces is None else nonces, len(names), id),
        commitment=chance.commitment(secret),
        seed=secret,
    )
    return begin(setup, setup.dice(), auto_chance)


def load(
    record: dict[str, Any] | str | bytes | PathLike[str],
    pack: str | PathLike[str] | packs.Pack | None = None,
    *,
    auto_chance: bool = True,
    check_dice: bool = False,
) -> Play:
    """Load the play of a record: parsed JSON, text, or the path of a file.

    Packs that shipped with any release are found by their hash; name any other pack. A play without a seed can be
    replayed, searched and continued with given outcomes, but it cannot roll. With `check_dice`, outcomes that the
    record's own seed does not roll are refused.
    """
    read = records.decode(_bytes(record) if isinstance(record, PathLike) else record)
    rules = games.find(read.game)
    if pack is None:
        pack = packs.find(read.pack.id, read.pack.sha256) or read.pack.id
    found = _pack(pack, read.game)
    return records.restore(read, rules, found, auto_chance, check_dice)


def plain(value: Any) -> Any:
    """Convert views, menus, events, entries and actions to plain data: dicts, lists, strings, numbers."""
    if hasattr(value, "describe"):
        return value.describe()
    if isinstance(value, Ask):
        return {"seat": value.seat, "menu": value.menu.describe()}
    if isinstance(value, Chance):
        return {"chance": value.kind, "for": value.purpose}
    if isinstance(value, Over):
        return {"result": plain(value.result)}
    return msgspec.json.decode(msgspec.json.encode(value))


def _print_play(play: Play) -> str:
    """Draw a play in characters, as the terminal does; without the extra `terminal`, list its view."""
    from importlib.util import find_spec  # slow to import, and seldom needed

    if find_spec("rich") is None:
        return printing.plain_text(play)
    text: str = importlib.import_module("goldenspike.terminal.drawing").draw_position(play)
    return text


printing.set_printer(_print_play)


def __getattr__(name: str) -> Any:
    """Load the bots and the games' modules on first use, so that importing the package stays fast."""
    if name == "bots":
        return importlib.import_module("goldenspike.bots")
    if name in ("continental_divide", "silverton"):
        return importlib.import_module(f"goldenspike.games.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _seed(seed: int | bytes | None) -> bytes:
    try:
        return chance.seed_bytes(seed)
    except ValueError:
        raise GoldenSpikeError("seed-bad") from None


def _pack(pack: str | PathLike[str] | packs.Pack | None, game: str) -> packs.Pack:
    found = pack if isinstance(pack, packs.Pack) else packs.load(packs.default(game) if pack is None else pack)
    if found.game != game:
        raise GoldenSpikeError("pack-of-other-game", pack=found.id, found=found.game, wanted=game)
    return found


def _bytes(path: PathLike[str]) -> bytes:
    try:
        with Path(path).open("rb") as file:
            return file.read(records.LARGEST + 1)
    except (OSError, ValueError) as error:  # ValueError: a NUL in the path
        detail = getattr(error, "strerror", None) or str(error)
        raise RecordError("record-unreadable", file=str(path), detail=detail) from None
