"""How many clicks a turn takes for a player who does something sensible wherever possible."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from goldenspike import Ask, Play
from support.e2e import planted
from support.e2e.people import Come
from support.e2e.planted import QUARRELSOME, Planted, Sort, offers
from support.e2e.prepared import Prepare, When
from support.e2e.serving import Served
from support.e2e.silverton import DOING, Silverton, in_turn, sit_at
from support.e2e.table import Table, sit, until

COUNT = "window.presses = 0; addEventListener('pointerdown', () => window.presses++, true)"
ALONE = Sort(1, planted.bides, "basic", "denver-6000")
TURN = 6


def counted(come: Come) -> Come:
    """People whose presses are counted."""

    def one(**wishes: object) -> object:
        person = come(**wishes)
        person.context.add_init_script(COUNT)
        return person

    return one  # type: ignore[return-value]


def presses(table: Table) -> int:
    return int(table.page.evaluate("presses"))


def at_once(row: Locator) -> Locator:
    """What makes the choice of that row with one press."""
    return row.locator("xpath=ancestor::*[self::tr or self::div][1]").get_by_role("button").last


class Brisk(Table):
    """Takes what can be had with one press."""

    def buy(self, railroad: str | None = None) -> bool:
        lots = self.choices.get_by_role("row").get_by_role("radio")
        if not lots.count():
            return False
        self.confirm(at_once(lots.last))
        return True

    def build_listed(self) -> bool:
        line = self.choices.get_by_role("rowheader").get_by_role("button").first
        if not line.count():
            return False
        self.confirm(at_once(line))
        return True


class BriskMiner(Silverton):
    """The same in Silverton; and a whole step at once, where that is offered."""

    def choose(self, row: Locator, kind: str) -> None:
        self.take(row, kind)

    def take(self, row: Locator, *kinds: str) -> None:
        before, sure = self.ply(), self.confirming(*kinds)
        self.press(at_once(row))
        until(lambda: (self.ply() > before or sure.is_visible()) and not self.busy())
        if self.ply() == before:  # dice would follow: the player must confirm
            self.make(sure)

    def do_something(self) -> bool:
        rows = self.choices.get_by_role("radio")
        shopping = self.choices.get_by_role("heading", name=self.say("sv-step-shopping")).is_visible()
        if shopping or self.dealing.is_visible() or not rows.count():
            return False
        if self.doing_all.is_visible():
            self.make(self.doing_all)
            return True
        self.take(rows.first, *DOING)
        return True


# Continental Divide


@pytest.mark.parametrize(("turn", "most"), [(1, 4), (3, 4)], ids=["founding", "buying"])
def test_continental_divide(come: Come, prepare: Prepare, turn: int, most: int) -> None:
    """Stock, track, a place in the next turn."""
    count = 0
    for phase in ("stock", "order"):
        when: When = (phase, turn if phase == "stock" else 4)
        table = sit(counted(come), prepare(4, when))
        table = Brisk(table.person)
        expect(table.phase(phase)).to_be_visible()
        before = presses(table)
        while table.asked_for() is not None and (phase == "stock" or table.phase("order").is_visible()):
            table.decide()
        count += presses(table) - before
    print(f"Continental Divide, turn {turn}: {count} presses")
    assert count <= most


# Silverton


def begins(play: Play) -> bool:
    """My turn begins with pieces to place, and I have something to operate.

    I am the last to place: where bots place is the only whim they have, and everything else is in the dice.
    """
    assert isinstance(play.pending, Ask)
    view, seat = play.view(None), play.pending.seat
    own = [claim for claim in view.claims if claim.owner == seat]
    free = all(piece.target is None for piece in view.players[seat].pieces)
    last = view.order[-1] == seat
    return view.turn >= TURN and view.phase == "placement" and offers(play, "place") and free and last and len(own) > 1


@pytest.fixture(scope="module")
def tables(own_server: Served) -> dict[str, Planted]:
    plays = [planted.found(begins, ALONE), planted.found(begins, QUARRELSOME)]
    return dict(zip(("alone", "three"), planted.plant(own_server, plays), strict=True))


@pytest.mark.parametrize(("name", "most"), [("alone", 6), ("three", 12)])
def test_silverton(come_here: Come, tables: dict[str, Planted], name: str, most: int) -> None:
    """From the first piece to the next turn; the others are bots."""
    game = tables[name]
    for seat in range(len(game.play.setup.players)):
        if seat != game.asked:
            game.give_to_bot(seat)
    me = BriskMiner(sit_at(counted(come_here), game).person)
    turn = game.play.view(None).turn
    before = presses(me)
    told = []
    while not in_turn(me, turn + 1):
        until(lambda: me.is_asked() or in_turn(me, turn + 1), 60)
        if in_turn(me, turn + 1):
            break
        step, start = me.choices.get_by_role("heading", level=3).first.inner_text(), presses(me)
        me.decide()
        told.append(f"{step} {presses(me) - start}")
    count = presses(me) - before
    print(f"Silverton, {name}: {count} presses ({', '.join(told)})")
    assert count <= most
