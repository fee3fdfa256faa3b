"""Read records, which are not trusted, and verify them against rules and dice.

`Play.record` writes them. The format is described in docs/record.md.
"""

from __future__ import annotations

import json
from typing import Annotated, Any

import msgspec

from goldenspike.errors import GoldenSpikeError
from goldenspike.kernel import chance
from goldenspike.kernel.chance import FairDice
from goldenspike.kernel.entries import ActionEntry, ChanceEntry, Entry, Result
from goldenspike.kernel.game import Chance, Game, Over
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.play import FORMAT, Play, begin
from goldenspike.kernel.setup import GameSetup, check_nonces, check_options, check_players, shorten

LARGEST = 16 * 1024 * 1024
"""Largest record in bytes. The longest game of either kind has a hundredth of that."""


DrawNumber = Annotated[int, msgspec.Meta(le=10**9)]
"""Highest draw number, more than any game needs."""


class RecordError(GoldenSpikeError):
    """The record is invalid. `entry` is the first bad log entry, counted from 0, if there is one."""

    def __init__(self, key: str, /, **values: Any) -> None:
        super().__init__(key, **values)
        self.entry: int | None = values.get("entry")


class PackReference(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    version: str
    sha256: str


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decoded record: of the right shape, not verified yet."""

    format: str
    game: str
    rules: int
    pack: PackReference
    id: str
    options: dict[str, Any]
    players: list[str]
    nonces: list[str]
    commitment: str
    log: list[dict[str, Any]]
    seed: str | None = None
    result: Result | None = None
    draws: DrawNumber | None = None


class RawActionEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    action: dict[str, Any]


class RawChanceEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    chance: str
    n: DrawNumber
    outcome: Any
    purpose: Any = msgspec.field(default=None, name="for")


def decode(data: bytes | str | dict[str, Any]) -> Record:
    """Decode a record from bytes, text or parsed JSON."""
    if isinstance(data, (bytes, str)):
        _check_size(data)
        try:
            data = json.loads(data, object_pairs_hook=_object, parse_constant=_no_constant)
        except (ValueError, RecursionError) as error:
            raise RecordError("record-not-json", detail=str(error)) from None
    if not isinstance(data, dict):
        raise RecordError("record-not-an-object")
    try:
        _check_size(msgspec.json.encode(data))
        if data.get("format") != FORMAT:
            raise RecordError("record-other-format", found=shorten(data.get("format")), wanted=FORMAT)
        return msgspec.convert(data, Record)
    except UnicodeEncodeError:
        raise RecordError("record-half-character") from None
    except (TypeError, ValueError, RecursionError) as error:  # also invalid JSON, and numbers of thousands of digits
        raise RecordError("record-shape", detail=str(error)) from None


def _check_size(data: bytes | str) -> None:
    if len(data) > LARGEST:
        raise RecordError("record-too-large", limit=LARGEST // (1024 * 1024))


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Refuse a JSON object with a repeated key, which programs would read differently."""
    found = dict(pairs)
    if len(found) != len(pairs):
        twice = next(name for number, (name, _) in enumerate(pairs) if name in dict(pairs[:number]))
        raise ValueError(f'"{shorten(twice)}" stands twice in one object')
    return found


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is not JSON")


def restore(record: Record, game: Game[Any], pack: Any, auto_chance: bool = False, check_dice: bool = False) -> Play:
    """Restore the play of a record, replaying every entry with all legality checks.

    With `check_dice` every outcome must also be the one that the record's seed rolls, if it has one.
    """
    if record.rules != game.rules_version:
        raise RecordError("record-other-rules", found=record.rules, known=game.rules_version, game=game.name)
    if (record.pack.id, record.pack.version, record.pack.sha256) != (pack.id, pack.version, pack.sha256):
        raise RecordError("record-other-pack", wanted=record.pack.id, version=record.pack.version, found=pack.id)
    setup = _game_setup(record, game, pack)
    dice = setup.dice()
    play = begin(setup)
    for number, plain in enumerate(record.log):
        _replay_entry(play, number, plain, dice if check_dice else None)
    _check_result(play, record)
    if record.draws is not None:
        if isinstance(play.pending, Over) or record.draws <= play.draws:
            raise RecordError("record-draws", found=record.draws)
        play.draws = record.draws
    play.trust(dice, auto_chance)
    return play


def append_entries(play: Play, log: list[dict[str, Any]]) -> None:
    """Replay further entries of a record in a play without dice. Raises RecordError."""
    for number, plain in enumerate(log, start=len(play.log)):
        _replay_entry(play, number, plain, None)


def _game_setup(record: Record, game: Game[Any], pack: Any) -> GameSetup:
    try:
        return GameSetup(
            game=game,
            pack=pack,
            players=check_players(game, record.players),
            options=check_options(game, record.options, len(record.players)),
            id=record.id,
            nonces=check_nonces(record.nonces, len(record.players), record.id),
            commitment=record.commitment,
            seed=_seed(record),
        )
    except RecordError:
        raise
    except GoldenSpikeError as error:
        raise RecordError("record-bad-table", why=error) from None


def verify(play: Play) -> bool:
    """Verify the dice of a restored play against its commitment. False if it still runs and its seed is unknown.

    Raises RecordError at the first entry that the committed dice did not roll.
    """
    dice = play.setup.dice()
    if dice is None:
        if isinstance(play.pending, Over):
            raise RecordError("record-no-seed")
        return False
    if chance.commitment(dice.seed) != play.setup.commitment:
        raise RecordError("record-other-commitment")
    past = begin(play.setup)
    for number, entry in enumerate(play.log):
        _check_dice(past, number, entry, dice)
        past.repeat(entry)
    return True


def without_result(play: Play) -> bool:
    """Whether the seed is known though there is no result: ended by agreement, or saved while it runs."""
    return play.setup.seed is not None and not isinstance(play.pending, Over)


def _check_dice(play: Play, number: int, entry: Entry | RawChanceEntry, dice: FairDice) -> None:
    """Check that a chance entry is what the dice roll."""
    pending = play.pending
    if isinstance(entry, (ChanceEntry, RawChanceEntry)) and isinstance(pending, Chance):
        rolled = pending.distribution.draw(dice.below(entry.n))
        if rolled != entry.outcome:
            found, wanted = shorten(entry.outcome), shorten(rolled)
            raise RecordError("record-other-dice", entry=number, found=found, wanted=wanted)


def _replay_entry(play: Play, number: int, plain: dict[str, Any], dice: FairDice | None) -> None:
    entry = _entry(number, plain)
    pending = play.pending
    if isinstance(pending, Over):
        raise RecordError("record-after-the-end", entry=number)
    if isinstance(pending, Chance):
        if not isinstance(entry, RawChanceEntry):
            raise RecordError("record-chance-expected", entry=number, kind=pending.kind)
        if entry.chance != pending.kind:
            raise RecordError("record-other-chance", entry=number, found=shorten(entry.chance), wanted=pending.kind)
        if entry.purpose != pending.purpose:
            raise RecordError("record-other-purpose", entry=number, wanted=shorten(pending.purpose))
        if entry.n < play.draws:
            raise RecordError("record-draw-number", entry=number, found=entry.n, least=play.draws)
    else:
        if not isinstance(entry, RawActionEntry):
            raise RecordError("record-action-expected", entry=number)
        if entry.seat != pending.seat:
            raise RecordError("record-other-seat", entry=number, found=entry.seat, wanted=pending.seat)
    try:
        if isinstance(entry, RawActionEntry):
            play.repeat(ActionEntry(entry.seat, play.read_action(entry.action)))
        else:
            if dice is not None:
                _check_dice(play, number, entry, dice)
            play.repeat(ChanceEntry(entry.chance, entry.n, entry.outcome, entry.purpose))
    except Illegal as error:
        if not error.rule:
            raise RecordError("record-malformed", entry=number, why=error) from None
        raise RecordError("record-illegal", entry=number, rule=error.rule, reason=error.reason, why=error) from None


def _entry(number: int, plain: dict[str, Any]) -> RawActionEntry | RawChanceEntry:
    if plain.get("hidden") is True:
        raise RecordError("record-hidden", entry=number)
    shape: Any = RawChanceEntry if "chance" in plain else RawActionEntry
    try:
        entry: RawActionEntry | RawChanceEntry = msgspec.convert(plain, shape)
    except (msgspec.ValidationError, RecursionError) as error:
        raise RecordError("record-entry-shape", entry=number, detail=str(error)) from None
    return entry


def _check_result(play: Play, record: Record) -> None:
    pending = play.pending
    if isinstance(pending, Over):
        if record.result is None:
            raise RecordError("record-no-result")
        if record.result != pending.result:
            raise RecordError("record-other-result", wanted=shorten(msgspec.to_builtins(pending.result)))
    elif record.result is not None:
        raise RecordError("record-result-too-early", entries=len(play.log))


def _seed(record: Record) -> bytes | None:
    if record.seed is None:
        return None
    try:
        seed = chance.seed_bytes(bytes.fromhex(record.seed))
    except ValueError:
        raise RecordError("record-bad-seed") from None
    if seed.hex() != record.seed:
        raise RecordError("record-bad-seed")
    return seed
