"""docs/record.md tells all of Silverton's actions, events and chance entries; and what it says of cash is so."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import goldenspike as gs
from goldenspike.games.silverton.actions import Action, Lot, Terms
from goldenspike.games.silverton.events import Event
from goldenspike.games.silverton.events.disputes import Disputant
from goldenspike.games.silverton.options.table_options import OPTIONS
from goldenspike.games.silverton.presentation.views import PHASES
from goldenspike.kernel.entries import GRADES, ChanceEntry
from goldenspike.packs import SilvertonTables
from support.games import rule

ROOT = Path(__file__).parents[3]
TRAINS = {9: (80, 40), 15: (120, 60), 24: (200, 100), 42: (320, 160), 72: (500, 0)}
PLOWS = {2: (40, 20), 3: (80, 40), 4: (140, 70), 5: (200, 0)}
"""What each costs, and what an old one brings."""
GOLDEN = sorted((ROOT / "tests" / "golden").glob("silverton-*.gs.json"))


def section(title: str) -> str:
    page = (ROOT / "docs" / "record.md").read_text(encoding="utf-8")
    return page.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def rows(title: str) -> dict[str, str]:
    """Lines of a section's table by the names in their first column; several lines of one name are joined."""
    found: dict[str, str] = {}
    for line in section(title).splitlines():
        if line.startswith("| `"):
            for name in re.findall(r"`(\w+)`", line.split("|")[1]):
                found[name] = found.get(name, "") + line
    return found


def fields(struct: Any) -> list[str]:
    return [field.encode_name for field in msgspec.structs.fields(struct)]


def test_every_action_is_told_with_its_fields() -> None:
    told = rows("Silverton actions")
    assert set(told) == {kind.__name__.lower() for kind in Action.__args__}
    for kind in Action.__args__:
        for name in fields(kind):
            assert f"`{name}`" in told[kind.__name__.lower()], (kind, name)
    for name in [*fields(Terms), *fields(Lot)]:
        assert f'"{name}"' in section("Silverton actions"), name


def test_every_action_has_an_example_that_can_be_read() -> None:
    examples = re.findall(r"^\{\"type\".*\}$", section("Silverton actions"), re.MULTILINE)
    actions = [msgspec.json.decode(example, type=Action) for example in examples]
    assert {type(action) for action in actions} == set(Action.__args__)
    assert examples == [json.dumps(gs.plain(action)) for action in actions]


def test_every_event_is_told_with_its_fields() -> None:
    told = rows("Silverton events")
    assert set(told) == {kind.__struct_config__.tag for kind in Event.__subclasses__()}
    for kind in Event.__subclasses__():
        for name in fields(kind):
            assert name == "rule" or f"`{name}`" in told[str(kind.__struct_config__.tag)], (kind, name)
    for name in fields(Disputant):
        assert f"`{name}`" in told["disputed"]


def test_every_option_phase_and_grade_is_told() -> None:
    told = rows("Silverton options")
    for option in OPTIONS:
        for value in option.values:
            assert f"`{value}`" in told[option.name]
    assert all(phase in section("`replay --json`") for phase in PHASES)
    assert all(f"`{grade}`" in section("Silverton results") for grade in GRADES)


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.name.removesuffix(".gs.json"))
def test_every_chance_entry_is_told(file: Path) -> None:
    told = section("Chance in Silverton")
    for entry in json.loads(file.read_text(encoding="utf-8"))["log"]:
        if "chance" in entry:
            purpose = entry.get("for")
            named = (
                f'"{purpose}"' if isinstance(purpose, str) else "{" + f'"{next(iter(purpose))}"' if purpose else "| |"
            )
            assert any(f"| `{entry['chance']}` |" in line and named in line for line in told.splitlines()), entry


# Every amount, from the pack and what the page says alone


class Ledger:
    """Reckons what each event must pay, knowing the pack's tables, the options and the events before it."""

    def __init__(self, play: gs.Play) -> None:
        tables: SilvertonTables = play.setup.pack.tables
        self.segments = {segment.id: segment for segment in tables.segments}
        self.claims = {claim.number: claim for claim in tables.claims}
        self.cards = {card.number: card for card in tables.passengers}
        self.markets = {market.id: market for market in tables.markets}
        self.double = "better-passenger-service" in play.setup.options.get("rules", [])
        self.cash = [0] * len(play.setup.players)
        self.boxes: dict[str, int] = {}
        self.fines: dict[tuple[int, str], int] = {}
        self.shared: set[int] = set()
        self.shares: dict[int, int] = {}
        self.deal: list[tuple[int, int]] = []

    def read(self, event: dict[str, Any]) -> None:
        kind = event["type"]
        if "amount" in event:
            assert event["amount"] == getattr(self, kind)(event), event
            self.cash[event["seat"]] += event["amount"]
            return
        if kind in ("jailed", "killed"):
            self.fines[event["seat"], event["piece"]] = event["cost"]
        elif kind == "price_moved":
            self.boxes[event["market"]] = event["end"]
            assert event["price"] == self.markets[event["market"]].ladder[event["end"]]
        elif kind == "line_shared":
            assert self.shares.pop(event["passenger"]) == -self.cards[event["passenger"]].price
            self.shared.add(event["passenger"])
        elif kind in ("line_taken", "line_returned"):
            self.shared.discard(event["passenger"])
        elif kind == "dealt":
            paid = event["give"].get("cash", 0) - event["take"].get("cash", 0)
            assert not self.deal
            self.deal = [(event["seat"], -paid), (event["to"], paid)] if paid else []

    def cash_dealt(self, event: dict[str, Any]) -> int:
        return int(event["amount"])  # of SV-2.1, SV-12.2 and SV-14: tested with them

    def claim_bought(self, event: dict[str, Any]) -> int:
        return -self.claims[event["claim"]].claim_cost

    def passenger_bought(self, event: dict[str, Any]) -> int:
        return -self.cards[event["passenger"]].price

    theft_paid = passenger_bought

    def share_paid(self, event: dict[str, Any]) -> int:
        """The two shares together are the price; how it is split is tested with SV-15.2."""
        self.shares[event["passenger"]] = self.shares.get(event["passenger"], 0) + event["amount"]
        return int(event["amount"])

    def track_built(self, event: dict[str, Any]) -> int:
        return -self.segments[event["segment"]].cost

    def track_dismantled(self, event: dict[str, Any]) -> int:
        return 10 * self.segments[event["segment"]].length

    def operated(self, event: dict[str, Any]) -> int:
        return -self.claims[event["claim"]].operate_cost

    def cash_moved(self, event: dict[str, Any]) -> int:
        seat, amount = self.deal.pop(0)
        assert event["seat"] == seat
        return amount

    def revenue_paid(self, event: dict[str, Any]) -> int:
        whole = self.cards[event["passenger"]].revenue * (2 if self.double else 1)
        return -(-whole // 20) * 10 if event["passenger"] in self.shared else whole

    def delivered(self, event: dict[str, Any]) -> int:
        if event["market"] in self.boxes:
            assert event["price"] == self.markets[event["market"]].ladder[self.boxes[event["market"]]]
        return int(event["goods"] * event["price"])

    def bailed(self, event: dict[str, Any]) -> int:
        return -self.fines[event["seat"], event["piece"]]

    replaced = bailed

    def hired(self, event: dict[str, Any]) -> int:
        return -400

    def train_bought(self, event: dict[str, Any]) -> int:
        old = 0 if event["trade_in"] is None else TRAINS[int(event["trade_in"].split("@")[0])][1]
        return -max(TRAINS[event["train"]][0] - old, 0)

    def plow_bought(self, event: dict[str, Any]) -> int:
        old = 0 if event["trade_in"] is None else PLOWS[int(event["trade_in"])][1]
        return -max(PLOWS[event["plow"]][0] - old, 0)


@rule("SV-16.3")
@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.name.removesuffix(".gs.json"))
def test_every_change_of_cash_can_be_reckoned_again(file: Path) -> None:
    play = gs.load(file)
    ledger = Ledger(play)
    for entry, events in play.history():
        assert entry is None or not isinstance(entry, ChanceEntry) or entry.n >= 0
        for event in events:
            ledger.read(msgspec.to_builtins(event))
        assert not ledger.deal
    assert isinstance(play.pending, gs.Over)
    assert ledger.cash == play.pending.result.scores
