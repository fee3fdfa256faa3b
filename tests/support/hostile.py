"""Records and packs as somebody would make them who means ill, or who has a broken disk: endless, by their seed."""

from __future__ import annotations

import copy
import json
import os
import shutil
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from goldenspike.packs.reading.pack import FOLDER
from goldenspike.packs.reading.text import MOST_BYTES
from support.games import DEFAULT

GOLDEN = Path(__file__).parent.parent / "golden"

VALUES: list[Any] = [
    *(None, True, False, 0, 1, -1, 7, 2**31, 2**63, -(2**63) - 1, 10**30, 10**400, 10**4_000, 1.5, -0.0, 1e300, 1e999),
    *("", "x", "\ud800", "a\udfffb", "\0", "\n", "\u202e", "é", "\U0001f682", "9" * 5_000, "x" * 70_000, "../../pack"),
    *([], {}, [[]], {"": ""}, [0] * 20_000, {"type": "done"}, {"hidden": True}, {"chance": "dice"}, {"\ud800": 1}),
]
"""What may stand where something else is due. In dicts given in Python there may also be worse: `WORSE`."""

WORSE: list[Any] = [10**5_000, float("nan"), float("inf"), b"bytes", {1: 2}, {None: 1}, (1, 2), {3}, object(), 1j]

SCRAPS = [
    *(b"\xff", b"\xed\xa0\x80", b"\xc0\xaf", b"\0", b"\xef\xbb\xbf", b"\\ud800", b"\\u0000", b"\\", b'"', b"'", b"\r"),
    *(b"{", b"}", b"[", b"]", b",", b":", b"\n", b"=", b"#", b";", b"NaN", b"-Infinity", b"1e999", b"9" * 4_999, b"-"),
    *(b"[" * 3_000, b'{"a":' * 3_000, b'"format": 1,', b"[[x]]\n", b"a." * 80, b'"""', "\u202e".encode(), b"true"),
]


# Records


def hostile_records(seed: int) -> Iterator[bytes | dict[str, Any]]:
    rng = Random(seed)
    while True:
        record = some_record(rng)
        for _ in range(rng.choice((0, 1, 1, 2, 3))):
            spoil_tree(record, rng)
        if rng.random() < 0.3:
            spoil_tree(record, rng, WORSE)
            if rng.random() < 0.1:
                bury(*rng.choice(list(inside(record)) or [([0], 0)]), rng.choice((900, 50_000)))
            yield record
        elif rng.random() < 0.2:
            yield record
        else:
            data = json.dumps(record, ensure_ascii=rng.random() < 0.5).encode(errors="surrogatepass")
            for _ in range(rng.choice((0, 0, 1, 2, 3))):
                data = spoil_bytes(data, rng)
            yield data


def some_record(rng: Random) -> dict[str, Any]:
    """A sound one: a whole game, or more often the beginning of one."""
    record = copy.deepcopy(rng.choice(golden()))
    if rng.random() < 0.9:
        del record["seed"], record["result"], record["log"][rng.randrange(60) :]
    return record


@cache
def golden() -> list[dict[str, Any]]:
    names = ("continental-divide-3-greedy", "silverton-4-short", "silverton-denver-6000", "silverton-3-advanced")
    return [json.loads((GOLDEN / f"{name}.gs.json").read_bytes()) for name in names]


def spoil_tree(record: dict[str, Any], rng: Random, values: list[Any] = VALUES) -> None:
    """One thing somewhere in it is changed, taken away, doubled, moved, or buried."""
    places = [(record, key) for key in record] if rng.random() < 0.3 else list(inside(record))
    if not places:
        return
    holder, key = rng.choice(places)
    odd = copy.deepcopy(rng.choice(values))  # its own: whatever is spoiled next may be in it
    change = rng.randrange(7)
    if change == 0:
        del holder[key]
    elif change == 1 and isinstance(holder, list):
        holder.insert(key, copy.deepcopy(holder[key]))
    elif change == 2 and isinstance(holder, dict):
        holder[rng.choice(("surprise", "", "type", "hidden", "chance", "\ud800"))] = odd
    elif change == 3:
        holder[key] = copy.deepcopy(rng.choice(places)[0])
    elif change == 4:
        bury(holder, key, rng.choice((1, 3, 50)))
    else:
        holder[key] = odd


def bury(holder: Any, key: Any, depth: int) -> None:
    for level in range(depth):
        holder[key] = [holder[key]] if level % 2 else {"a": holder[key]}


def inside(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in it, as its holder and key."""
    waiting = [value]
    while waiting:
        holder = waiting.pop()
        keys = list(holder) if isinstance(holder, dict) else range(min(len(holder), 500))
        for key in keys:
            yield holder, key
            if isinstance(holder[key], dict | list):
                waiting.append(holder[key])


def spoil_bytes(data: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(data) + 1)
    change = rng.randrange(5)
    if change == 0:
        return data[:at]
    if change == 1:
        return data[:at] + bytes([rng.randrange(256)]) + data[at + 1 :]
    if change == 2:
        return data[:at] + data[at + rng.randrange(200) :]
    if change == 3:
        return data[:at] + data[max(0, at - rng.randrange(200)) :]
    return data[:at] + rng.choice(SCRAPS) + data[at:]


# Packs


def hostile_packs(seed: int, folder: Path) -> Iterator[Path]:
    """Each pack takes the place of the one before it."""
    rng = Random(seed)
    target = folder / "pack"
    while True:
        shutil.copytree(FOLDER / rng.choice(list(DEFAULT.values())), target)
        for _ in range(rng.choice((1, 1, 2, 3))):
            file = rng.choice(sorted(path for path in target.iterdir() if path.suffix in (".toml", ".csv")))
            rng.choice(SPOILERS)(file, rng)
        yield target
        shutil.rmtree(target)


def spoil_text(file: Path, rng: Random) -> None:
    if file.is_file():
        file.write_bytes(spoil_bytes(file.read_bytes(), rng))


def spoil_lines(file: Path, rng: Random) -> None:
    """Lines lost, doubled, or cells and values exchanged for odd ones."""
    if not file.is_file():
        return
    lines = file.read_bytes().split(b"\n")
    at = rng.randrange(len(lines))
    parting = b"," if file.suffix == ".csv" else b"="
    cells = lines[at].split(parting)
    change = rng.randrange(4)
    if change == 0:
        del lines[at]
    elif change == 1:
        lines.insert(at, rng.choice(lines))
    elif change == 2:
        rng.shuffle(cells)
        lines[at] = parting.join(cells)
    else:
        odd = rng.choice(VALUES)
        cells[rng.randrange(len(cells))] = json.dumps(odd).encode() if rng.random() < 0.5 else rng.choice(SCRAPS)
        lines[at] = parting.join(cells)
    file.write_bytes(b"\n".join(lines))


def spoil_file(file: Path, rng: Random) -> None:
    """Something else stands where the file should: nothing, a folder, a pipe, a link that leads astray."""
    file.unlink() if not file.is_dir() or file.is_symlink() else shutil.rmtree(file)
    change = rng.randrange(9)
    if change == 0:
        file.mkdir()
    elif change == 1:
        os.mkfifo(file)
    elif change == 2:
        file.symlink_to(file.name)
    elif change == 3:
        other = file.with_name(f"other-{file.name}")
        other.unlink(missing_ok=True)
        other.symlink_to(file)
        file.symlink_to(other)
    elif change == 4:
        file.symlink_to(rng.choice(("/dev/zero", "/etc/passwd", "..", ".", "missing", "/dev/null")))
    elif change == 5:
        file.write_bytes(b"")
    elif change == 6:
        file.write_bytes(rng.choice((b"\0", b"a", b"\xff\xfe", b"[", b'"')) * (MOST_BYTES + rng.choice((-9, 1))))
    elif change == 7:
        file.write_bytes(b"a = " + rng.choice((b"[" * 9_000, b"{b=" * 9_000, b"9" * 9_000, b'"' * 9_001)))


SPOILERS: list[Callable[[Path, Random], None]] = [spoil_text, spoil_text, spoil_lines, spoil_lines, spoil_file]
