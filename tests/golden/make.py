"""`make golden`: writes the golden games anew.

A golden game is a record (`.gs.json`) and its transcript (`.txt`): every entry, every event with its rule, who is asked
what with how many choices, and a fingerprint of every view and menu. A rule that changes shows in the difference.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import goldenspike as gs
from goldenspike import bots

HERE = Path(__file__).parent
BOARD = HERE.parent / "boards" / "continental-divide-1.0.0"
NAMES = ["Ada", "Bea", "Cyd", "Dot", "Eve", "Fay"]

GAMES = {
    "continental-divide-3-greedy": ["greedy"] * 3,
    "continental-divide-4-mixed": ["greedy", "random", "greedy", "random"],
    "continental-divide-5-greedy": ["greedy"] * 5,
    "continental-divide-6-random": ["random"] * 6,
}


def main() -> int:
    for number, (name, players) in enumerate(GAMES.items()):
        play = played(players, seed=1869 + number)
        record = play.record()
        (HERE / f"{name}.gs.json").write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")
        (HERE / f"{name}.txt").write_text("\n".join(transcript(record)) + "\n", encoding="utf-8")
        print(f"{name}: {len(play.log)} entries, {play.pending}")
    return 0


def played(players: list[str], seed: int) -> gs.Play:
    play = gs.new_game("continental-divide", NAMES[: len(players)], seed=seed, pack=BOARD)
    seats = [bots.make(name, seed=seed + seat) for seat, name in enumerate(players)]
    while isinstance(play.pending, gs.Ask):
        seat = play.pending.seat
        play.act(seats[seat].choose(play.observe(seat)))
    return play


def transcript(record: dict[str, Any]) -> Iterator[str]:
    """What can be observed along the game, one line at a time."""
    play = gs.load({**record, "log": [], "result": None}, pack=BOARD, auto_chance=False)
    yield f"{record['game']}, rules {record['rules']}, {len(record['players'])} players, id {record['id']}"
    yield asked(play)
    for number, plain in enumerate(record["log"]):
        if "chance" in plain:
            yield f"[{number}] {plain['chance']} {plain['n']}: {plain['outcome']}"
            events = play.roll(plain["outcome"])
        else:
            yield f"[{number}] {plain['seat']}: {fields(plain['action'])}"
            events = play.act(plain["action"])
        for event in events:
            yield f"    {fields(gs.plain(event))}"
        yield asked(play)


def asked(play: gs.Play) -> str:
    pending, view = play.pending, play.view(None)
    seen = fingerprint([play.view(seat) for seat in (None, *range(len(view.players)))])
    cash = " ".join(str(player.cash) for player in view.players)
    where = f"turn {view.turn} {view.phase}, cash {cash}, views {seen}"
    if isinstance(pending, gs.Ask):
        menu = pending.menu
        return f"    -> asks {pending.seat}: {len(menu)} choices, menu {fingerprint(menu.describe())}; {where}"
    return f"    -> {fields(gs.plain(pending))}; {where}"


def fields(plain: dict[str, Any]) -> str:
    head = plain.get("type")
    rest = " ".join(f"{name}={json.dumps(value)}" for name, value in plain.items() if name != "type")
    return f"{head} {rest}".strip() if head else rest


def fingerprint(value: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(value)).hexdigest()[:12]


if __name__ == "__main__":
    sys.exit(main())
