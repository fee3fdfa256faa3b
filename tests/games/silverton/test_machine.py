"""A machine that plays any allowed table of Silverton: acts, trades, takes back, copies, saves, loads, misbehaves."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import goldenspike as gs
from goldenspike.games.silverton import Accept, Action, Decline, Done, Offer, Terms
from goldenspike.games.silverton.conservation import find_violation
from goldenspike.games.silverton.options.scenarios import SCENARIOS
from goldenspike.games.silverton.options.table_options import LENGTHS, RULES
from goldenspike.games.silverton.state import DEALING
from goldenspike.kernel.laws import position_facts
from support.games import NAMES, board, question
from support.lively import Lively

PACK = "silverton-1.0.0"
SEEDS = st.integers(0, 2**32)


@st.composite
def tables(draw: st.DrawFn) -> tuple[int, dict[str, Any]]:
    """A number of players and options that fit together."""
    scenario = draw(st.none() | st.sampled_from(SCENARIOS))
    players = draw(st.integers(2, 6)) if scenario is None else scenario.players()
    options: dict[str, Any] = {"level": draw(st.sampled_from(["basic", "advanced"]))}
    if scenario is not None:
        options["scenario"] = scenario.name
    if scenario is None or not scenario.counts_as:
        options["length"] = draw(st.sampled_from(LENGTHS))
    wanted = draw(st.lists(st.sampled_from(RULES), unique=True))
    options["rules"] = [name for name in wanted if fits(players, {**options, "rules": [name]})]
    return players, options


def fits(players: int, options: dict[str, Any]) -> bool:
    try:
        gs.new_game("silverton", NAMES[:players], seed=1, options=options, pack=board(PACK))
    except gs.GoldenSpikeError:
        return False
    return True


# What somebody might send: names that exist and names that do not, numbers of any size

CARDS = st.sampled_from([0, 1, 2, 3, 4, 5, 17, 24, 25, 102, 103, 108, -1, 2**70])
SEGMENTS = st.sampled_from(
    ["denver-golden-1", "denver-boulder", "denver-falcon", "provo-salt-lake-city-1", "", "no-no"]
)
CITIES = st.sampled_from(["denver", "salt-lake-city", "el-paso", "leadville", "", "Denver"])
PIECES = st.sampled_from(["s1", "s2", "p1", "p2", "n1", "x1", ""])
TRAINS = st.sampled_from(["9", "15", "9+9", "9@denver", "9+15", "15+9", "-1", "", "+", "9@", "@denver"])
SMALL = st.integers(-2, 9) | st.integers(-(2**70), 2**70)
TERMS: st.SearchStrategy[dict[str, Any]] = st.fixed_dictionaries(
    {},
    optional={
        "cash": st.integers(-5, 5_000) | st.integers(-(2**70), 2**70),
        "claims": st.lists(CARDS, max_size=3),
        "segments": st.lists(SEGMENTS, max_size=3),
        "passengers": st.lists(CARDS, max_size=3),
        "trains": st.lists(TRAINS, max_size=3),
        "plows": st.lists(st.integers(-1, 6), max_size=3),
        "goods": st.lists(st.fixed_dictionaries({"claim": CARDS, "goods": SMALL}), max_size=3),
    },
)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "pieces": st.sampled_from(["S P", "S+2 S P+1 P", "S S P P", "P S", "", "S+3"]),
    "city": CITIES,
    "piece": PIECES,
    "trains": TRAINS,
    "segment": SEGMENTS,
    "claim": CARDS,
    "passenger": CARDS,
    "deck": st.booleans(),
    "plow": st.integers(-1, 6),
    "trade_in": TRAINS,
    "pile": SMALL,
    "place": SMALL,
    "goods": SMALL,
    "kind": st.sampled_from(["surveyor", "prospector", "neutral", ""]),
    "replacing": PIECES,
    "give": TERMS,
    "take": TERMS,
}


@st.composite
def hostile(draw: st.DrawFn) -> dict[str, Any]:
    """An action of a known kind with any values for some of its fields, and now and then one that is not its own."""
    kind = draw(st.sampled_from(Action.__args__))
    own = [field.encode_name for field in msgspec.structs.fields(kind)]
    fields = {name: FIELDS[name] for name in own if name in FIELDS}
    if "to" in own:
        fields["to"] = SMALL if kind is Offer else CARDS
    if "train" in own:
        fields["train"] = TRAINS if "city" in own else SMALL
    needed = [field.encode_name for field in msgspec.structs.fields(kind) if field.required]
    chosen = {name: draw(fields[name]) for name in fields if name in needed or draw(st.booleans())}
    if draw(st.integers(0, 9)) == 0:
        chosen["colour"] = draw(st.none() | st.floats())
    return {"type": kind.__name__.lower(), **chosen}


class Table(RuleBasedStateMachine):
    @initialize(table=tables(), seed=SEEDS)
    def sit_down(self, table: tuple[int, dict[str, Any]], seed: int) -> None:
        players, options = table
        self.play = gs.new_game("silverton", NAMES[:players], seed=seed, options=options, pack=board(PACK))

    def asked(self) -> bool:
        return isinstance(self.play.pending, gs.Ask)

    def do(self, action: Any) -> None:
        """Act, and let every event account for itself."""
        before = self.play.state.clone()
        for event in self.play.act(action):
            earlier = before.clone()
            self.play.game.apply(before, event)
            assert find_violation(earlier, event, before) is None
        assert position_facts(before) == position_facts(self.play.state)

    @precondition(asked)
    @rule(seed=SEEDS, moves=st.integers(1, 40))
    def act(self, seed: int, moves: int) -> None:
        rng = Random(seed)
        for _ in range(moves):
            if self.asked():
                self.do(question(self.play).menu.sample(rng))

    @precondition(asked)
    @rule(seed=SEEDS, moves=st.integers(1, 80))
    def play_lively(self, seed: int, moves: int) -> None:
        player = Lively(seed)
        for _ in range(moves):
            if self.asked():
                self.do(player.choose(self.play.observe(question(self.play).seat)))

    @precondition(asked)
    @rule(action=hostile())
    def misbehave(self, action: dict[str, Any]) -> None:
        self.try_to(action)

    def try_to(self, action: Any) -> bool:
        """Whether it was allowed; if not, it left no trace."""
        before, entries = position_facts(self.play.state), len(self.play.log)
        try:
            self.play.act(action)
        except gs.Illegal as error:
            assert error.message  # noqa: PT017
            assert (position_facts(self.play.state), len(self.play.log)) == (before, entries)
            return False
        return True

    # Deals

    def seek_a_deal(self, rng: Random) -> bool:
        """Play on until somebody may make an offer."""
        for _ in range(60):
            if not self.asked():
                return False
            if self.play.state.phase == DEALING and self.play.state.this_step.bargain is None:
                return isinstance(next(iter(question(self.play).menu)), Done)
            self.do(question(self.play).menu.sample(rng))
        return False

    @precondition(asked)
    @rule(seed=SEEDS, wild=TERMS, answer=st.sampled_from(["accept", "decline", "counter", "undo", "wild"]))
    def trade(self, seed: int, wild: dict[str, Any], answer: str) -> None:
        rng = Random(seed)
        if not self.seek_a_deal(rng):
            return
        seat, player = question(self.play).seat, Lively(seed)
        offer = player.offer(self.play.observe(seat), self.play.view(seat))
        if offer is None or answer == "wild":
            to = rng.randrange(-1, len(self.play.setup.players) + 1)
            if not self.try_to({"type": "offer", "to": to, "give": wild, "take": {}}):
                return
        else:
            assert offer in question(self.play).menu
            before = position_facts(self.play.state)
            self.do(offer)
            if answer == "undo":
                self.play.undo(seat)
                assert position_facts(self.play.state) == before
                return
        assert question(self.play).seat != seat
        assert not self.try_to(Done())
        if answer == "counter":
            self.do(Decline(Terms(cash=rng.randrange(9_999)), Terms(cash=1)))
        elif answer == "decline" or not self.try_to(Accept()):
            self.do(Decline())

    # Taking back, copying, keeping

    @rule()
    def take_back(self) -> None:
        seats = range(len(self.play.setup.players))
        allowed = [seat for seat in seats if self.play.undoable(seat)]
        last = self.play.log[-1]
        assert allowed == ([last.seat] if hasattr(last, "seat") else [])
        draws = self.play.draws
        for seat in allowed:
            self.play.undo(seat)
        assert self.play.draws >= draws

    @rule()
    def save_and_load(self) -> None:
        before = position_facts(self.play.state)
        self.play = gs.load(json.dumps(self.play.save()), pack=board(PACK))
        assert position_facts(self.play.state) == before

    @rule(seed=SEEDS)
    def copy(self, seed: int) -> None:
        before = position_facts(self.play.state)
        clone = self.play.clone()
        if isinstance(clone.pending, gs.Ask):
            clone.act(clone.pending.menu.sample(Random(seed)))
        assert position_facts(self.play.state) == before

    # What always holds

    @invariant()
    def nothing_is_lost(self) -> None:
        assert find_violation(self.play.state, None, self.play.state) is None

    @invariant()
    def everybody_sees_the_table_and_no_purse_but_his_own(self) -> None:
        state, over = self.play.state, isinstance(self.play.pending, gs.Over)
        seats = range(state.seats)
        views = {seat: gs.plain(self.play.view(seat)) for seat in (None, *seats)}
        for seat, view in views.items():
            assert view.pop("you") == seat
            offer = view.pop("offer")
            parties = (state.this_step.bargain.seat, state.this_step.bargain.to) if state.this_step.bargain else ()
            assert (offer is not None) == (seat in parties)
            for player in view["players"]:
                own = player["seat"]
                shown = own == seat or state.public[own] or over
                assert player.pop("cash") == (state.cash[own] if shown else None)
            if state.options.scenario is not None and state.options.scenario.fortunes:
                # The grade that the purse would earn next is as secret as the purse.
                told = [rung.pop("next") for rung in view["grades"]]
                assert any(told) == (seat == 0 or state.public[0] or over)
            for line in view["passengers"]:
                if line["owner"] is None:  # its way is the viewer's, over their own track
                    way = [state.board.segment_index[segment] for segment in line.pop("route")]
                    assert {state.owner[segment] for segment in way} <= {seat}
            assert view == views[None]


Table.TestCase.settings = settings(max_examples=25, stateful_step_count=20, deadline=None)
TestTable = Table.TestCase
