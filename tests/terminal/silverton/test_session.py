"""Silverton in a terminal: what people see, what they can type, and what they must not see."""

from __future__ import annotations

import io
import re
from collections import Counter
from random import Random
from typing import Any

import pytest
from rich.console import Console

import goldenspike as gs
from goldenspike.errors import GoldenSpikeError
from goldenspike.games.silverton import actions
from goldenspike.games.silverton import state as states
from goldenspike.games.silverton.actions import Lot, Terms
from goldenspike.games.silverton.events.construction import BuildingEnded, ClaimsCleared, Slid, TrackBuilt
from goldenspike.games.silverton.events.delivery import Delivered, FinesEnded, LineReturned, Transferred
from goldenspike.games.silverton.events.disputes import Disputant, Disputed, Jailed, LineShared
from goldenspike.games.silverton.events.end_of_turn import GameEnded, Hired, PlowBought, PriceMoved, TrainBought
from goldenspike.games.silverton.events.operation import CashMoved, Dealt, Declined, Offered
from goldenspike.games.silverton.events.setup import DealEnded
from goldenspike.kernel.entries import ActionEntry
from goldenspike.kernel.game import Ask
from goldenspike.terminal import commands
from goldenspike.terminal.screen import Screen
from goldenspike.terminal.session import COMMANDS as SESSION
from goldenspike.terminal.silverton.command_formatter import CommandFormatter
from goldenspike.terminal.silverton.command_parser import CommandParser
from goldenspike.terminal.silverton.renderer import COMMANDS, SilvertonRenderer
from support.games import NAMES, ended, question
from support.silverton.interactions import trains
from support.silverton.positions import at, begin, give, jail, own, put
from support.terminal.desk import Desk
from support.terminal.pseudo_terminal import COLOUR, PROMPT, Terminal, plain

SOLITAIRE = {"scenario": "denver-6000"}
EVERYTHING = {
    "level": "advanced",
    "rules": ["passenger-card-slide", "joint-passenger-line", "several-plows", "convoy-transfer", "hiring"],
}
GAMES: list[tuple[int, dict[str, Any]]] = [
    (1, SOLITAIRE),
    (1, {"scenario": "copper-spike", "level": "advanced"}),
    (2, {"scenario": "golden-spike", "level": "advanced"}),
    (3, EVERYTHING),
    (6, {"rules": ["passenger-card-slide", "joint-passenger-line"]}),
]


def game(players: int, options: dict[str, Any], seed: int = 7) -> gs.Play:
    return gs.new_game("silverton", NAMES[:players], seed=seed, options=options, auto_chance=True)


class Seen:
    """A renderer without a session, and all that it shows."""

    def __init__(self, play: gs.Play, lang: str = "en", width: int = 160) -> None:
        self.out = io.StringIO()
        self.console = Console(file=self.out, width=width, color_system=None, markup=False, highlight=False)
        self.renderer = SilvertonRenderer(play.setup, Screen(self.console), lang)
        self.play = play
        self.lang = lang

    def choices(self) -> str:
        """The tables and choices of who is asked."""
        choices = self.renderer.choices(self.play)
        return self.shown(
            *self.renderer.tables(self.play),
            self.renderer.status(self.play),
            self.renderer.choices_table(self.play, choices),
        )

    def shown(self, *things: Any) -> str:
        self.out.seek(0)
        self.out.truncate()
        for thing in things:
            self.console.print(thing)
        return self.out.getvalue()

    def typed(self, line: str) -> Any:
        """The action that was meant; what was only shown is in `out`."""
        self.shown()
        words = line.split()
        command = commands.find(words[0], (*COMMANDS, *SESSION), self.renderer.current_commands(self.play), self.lang)
        return self.renderer.run_command(command, words[1:], self.play)

    def text(self, line: str) -> str:
        self.typed(line)
        return self.out.getvalue()


# Everything can be typed

ACTIONS = [
    actions.Muster("S+2 S P+1 P"),
    actions.Assign("denver", piece="s1"),
    actions.Assign("salt-lake-city", train="9"),
    actions.Place("s1", segment="denver-golden-1"),
    actions.Place("p1", claim=25),
    actions.Place("n1", passenger=7),
    actions.Place("p2", deck=True),
    actions.Move("denver-greeley-2"),
    actions.Stand(),
    actions.Call(),
    actions.Agree(),
    actions.Pay(),
    actions.Pass(),
    actions.Buy(claim=25),
    actions.Buy(passenger=7),
    actions.Buy(train=24),
    actions.Buy(train=24, trade_in="9@denver"),
    actions.Buy(plow=3),
    actions.Buy(plow=3, trade_in="2"),
    actions.Draw("p1"),
    actions.Leave(),
    actions.Slide(7, pile=3),
    actions.Slide(7, place=2),
    actions.Build("denver-falcon"),
    actions.Dismantle("denver-falcon"),
    actions.Abandon("denver-falcon"),
    actions.Operate(25),
    actions.Plow(3, "rollinsville-granby"),
    actions.Offer(1, Terms(cash=200, claims=(25, 26)), Terms(segments=("denver-falcon",), goods=(Lot(30, 4),))),
    actions.Offer(1, Terms(passengers=(7,), trains=("9", "9@denver"), plows=(2,)), Terms()),
    actions.Accept(),
    actions.Decline(),
    actions.Decline(Terms(cash=300), Terms(claims=(25,))),
    actions.Decline(None, Terms()),
    actions.Deliver(25, "salt-lake-city", 4),
    actions.Deliver(25, "denver", 4, "9@denver+24@denver"),
    actions.Transfer(25, 26, 4),
    actions.Transfer(25, 26, 4, "9+24"),
    actions.Roll("p1"),
    actions.Bail("p1"),
    actions.Replace("s2"),
    actions.Hire("surveyor"),
    actions.Hire("prospector", "p2"),
    actions.Done(),
]


def read_back(parser: CommandParser, formatter: CommandFormatter, action: Any, lang: str) -> Any:
    """Parse the formatted action."""
    words = formatter.format(action).split()
    command = commands.find(words[0], (*COMMANDS, *SESSION), (), lang)
    return parser.action(command.name, words[1:])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_kind_of_action_can_be_typed(lang: str) -> None:
    parser, formatter = CommandParser(game(2, {}).setup.pack.tables, NAMES[:2], lang), CommandFormatter(NAMES[:2], lang)
    assert {type(action) for action in ACTIONS} == set(actions.Action.__args__)
    for action in ACTIONS:
        assert read_back(parser, formatter, action, lang) == action


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_every_choice_of_a_game_can_be_typed(players: Any, options: Any) -> None:
    """Every action of a menu is parsed back from its format, and so is every numbered choice."""
    play, rng = game(players, options), Random(players)
    names = play.setup.players
    typed = [
        (CommandParser(play.setup.pack.tables, names, lang), CommandFormatter(names, lang)) for lang in ("en", "fr")
    ]
    seen: Counter[type] = Counter()
    faces = {lang: Seen(play, lang, 100) for lang in ("en", "fr")}
    for turn in range(400):
        if not isinstance(play.pending, Ask):
            break
        listed = [*play.pending.menu]
        for action in rng.sample(listed, min(len(listed), 20)):
            seen[type(action)] += 1
            for parser, formatter in typed:
                assert parser.action(gs.plain(action)["type"], formatter.format(action).split()[1:]) == action
        if turn % 30 == 0:
            for face in faces.values():
                assert face.choices()
                for choice in face.renderer.choices(play):
                    assert choice.action in play.pending.menu
                    assert face.typed(choice.command) == choice.action
        play.act(rng.choice(listed))
    assert len(seen) > 4


# Reading what people type


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("place s1 denver-golden", actions.Place("s1", segment="denver-golden-1")),
        ("place s1 golden-denver-2", actions.Place("s1", segment="denver-golden-2")),
        ("place S1 Denver Golden", actions.Place("s1", segment="denver-golden-1")),
        ("place s1 den-falc", actions.Place("s1", segment="denver-falcon")),
        ("pl s1 falcon", actions.Place("s1", segment="denver-falcon")),
        ("place s1 greeley-2", actions.Place("s1", segment="denver-greeley-2")),
        ("place s1 segment colorado springs pueblo 2", actions.Place("s1", segment="colorado-springs-pueblo-2")),
        ("place p1 3", actions.Place("p1", claim=3)),
        ("place p1 matchless", actions.Place("p1", claim=2)),
        ("place p1 line 7", actions.Place("p1", passenger=7)),
        ("place p1 deck", actions.Place("p1", deck=True)),
        ("buy 25", actions.Buy(claim=25)),
        ("buy plow +3 for +2", actions.Buy(plow=3, trade_in="2")),
        ("offer bea give cash $200", actions.Offer(1, Terms(cash=200), Terms())),
        ("offer 2 take claims 25 26", actions.Offer(1, Terms(), Terms(claims=(25, 26)))),
        ("muster s+2 p", actions.Muster("S+2 P")),
        ("hire pros", actions.Hire("prospector")),
    ],
)
def test_what_people_type(line: str, meant: Any) -> None:
    assert Seen(begin(2)).typed(line) == meant


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("place", "sv-term-usage"),
        ("place s1", "sv-term-usage"),
        ("place s1 nowhere", "sv-term-typed-segment"),
        ("place s1 denver", "terminal-ambiguous"),
        ("place p1 line x", "terminal-not-a-number"),
        ("buy", "sv-term-usage"),
        ("buy claim xyzzy", "sv-term-typed-claim"),
        ("slide 7 hole 3", "sv-term-usage"),
        ("stand firm", "sv-term-usage-alone"),
        ("offer dan give cash 1", "sv-term-typed-player"),
        (f"offer {'9' * 5_000} give cash 1", "terminal-not-a-number"),
        ("offer bea cash 1", "sv-term-usage-terms"),
        ("offer bea give 3", "sv-term-usage-terms"),
        ("offer bea give cash", "sv-term-usage-terms"),
        ("offer bea give deck 3", "sv-term-usage-terms"),
        ("offer bea take goods 30", "sv-term-usage-terms"),
        ("deliver 25 boulder", "sv-term-typed-city"),
        ("map atlantis", "sv-term-typed-town"),
        ("card", "sv-term-typed-claim"),
        ("card 999", "sv-term-typed-claim"),
        ("hire cook", "sv-term-typed-kind"),
        ("why leadville", "sv-term-why-nothing"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_typed_wrong_is_explained(line: str, key: str, lang: str) -> None:
    with pytest.raises(GoldenSpikeError) as error:
        Seen(begin(2), lang).typed(line)
    assert error.value.key == key
    assert len(error.value.worded(lang)) > 10


def test_a_delivery_may_leave_out_how_many_and_by_which_train() -> None:
    seen = Seen(delivering())
    assert seen.typed("deliver 27 denver") == actions.Deliver(27, "denver", 6, "9")
    assert seen.typed("deliver 27 den 2") == actions.Deliver(27, "denver", 2, "9")
    assert seen.typed("deliver 27 den 2 15") == actions.Deliver(27, "denver", 2, "15")


def delivering(level: str = "advanced") -> gs.Play:
    """Ada has gold in Central City, and track from there to Denver."""
    play = begin(2, level=level, pieces=["S P", "S P"] if level == "advanced" else None)
    own(play, 0, "denver-golden-1", "golden-central-city")
    give(play, 0, claim=27, goods=6)
    if level == "advanced":
        trains(play, 0, 9, 15)
    return at(play, states.DELIVERING, 0)


# What people see


def test_the_first_screen_of_a_solitaire_game(desk: type[Desk]) -> None:
    shown = desk(game(1, SOLITAIRE)).run()
    assert "Ada places pieces." in shown
    assert "$1,600" in shown
    assert re.search(r"place s1 denver-golden-1 +50/2", shown)
    assert re.search(r"place p1 claim \d+ ", shown)
    assert "place p1 deck" in shown
    assert "SV-14.1" in shown
    assert "denver-golden-2" not in shown, "of segments that are alike one is offered"


def test_a_solitaire_game_ends_with_its_grade(desk: type[Desk]) -> None:
    session = desk(game(1, SOLITAIRE), ["done"] * 400)
    shown = session.run()
    assert ended(session.play).result.grade == "decisive-defeat"
    assert "Decisive defeat. 18 turns were played." in shown
    assert re.search(r"Ada +\$1,600", shown)


@pytest.mark.parametrize("width", [80, 100, 160])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_fits_the_screen(width: int, lang: str) -> None:
    play, rng = game(3, EVERYTHING, seed=3), Random(3)
    for _ in range(120):
        play.act(question(play).menu.sample(rng))
    seen = Seen(play, lang, width)
    shown = seen.choices() + seen.text("tables") + seen.text("map") + seen.text("near") + seen.text("market")
    assert max(map(len, shown.splitlines())) <= width


def test_looking_things_up() -> None:
    play = begin(2)
    own(play, 0, "denver-golden-1")
    seen = Seen(play)
    assert "◆" in seen.text("map")
    part = seen.text("map leadville")
    assert "Leadville" in part
    assert "El Paso" not in part
    assert "part of the map" in part
    near = seen.text("near golden")
    assert re.search(r"denver-golden-1 +\$80 +2 +A ", near)
    assert re.search(r"golden-central-city +\$150 +2", near)
    assert "leadville" not in near
    assert "golden-central-city" in seen.text("near")
    chart = seen.text("market")
    assert "[250]" in chart
    assert "░300░" in chart
    assert re.search(r"Limit +∞ +∞ +∞ +10", chart)
    assert "Matchless" in seen.text("claims")
    assert "Denver–Central City" in seen.text("lines")
    assert "s1+2" in seen.text("players")
    card = seen.text("card 25")
    assert "≤6" in card
    assert "depleted" in card
    everything = seen.text("tables")
    assert all(word in everything for word in ("Matchless", "Denver–Central City", "[250]"))


def test_what_can_be_sold_best_is_marked() -> None:
    for level, command in (("basic", "deliver 27 denver 6"), ("advanced", "deliver 27 denver 6 9")):
        shown = Seen(delivering(level)).choices()
        assert re.search(rf"{re.escape(command)} +★ 6 gold → Denver +\$1,500 +\$250 +↓100%", shown)
        assert "$1,500 in all" in shown


def test_building_tells_its_cost_and_its_odds() -> None:
    play = begin(2)
    put(play, 0, "s1", segment="denver-golden-1")
    put(play, 0, "s2", segment="golden-central-city", second=True)
    own(at(play, states.BUILDING, 0), 0, "denver-golden-1")
    shown = Seen(play).choices()
    assert "$150, length 2; leaves you $2,250 (if the roll succeeds: 97%)" in shown


def test_trains_and_plows_of_the_bank() -> None:
    play = at(begin(2, level="advanced", pieces=["S P", "S P"]), states.SHOPPING, 0)
    shown = Seen(play).choices()
    assert re.search(r"buy train 15 +\$120; leaves you \$2,880; 6 for sale", shown)
    assert re.search(r"train 72 +\$500 +8 +13", shown)


def test_a_dispute_tells_who_rolls_and_the_odds() -> None:
    play = begin(2)
    put(play, 0, "s1", segment="denver-golden-1")
    put(play, 1, "s1", segment="denver-golden-1")
    shown = Seen(at(play, states.DISPUTES)).choices()
    assert "decides on a dispute" in shown
    assert re.search(r"stand +roll for Denver–Golden \(1\): Ada \+2, Bea \+1; your chance to win is 56%", shown)
    assert re.search(r"move denver-golden-2", shown)


def test_pieces_in_jail() -> None:
    play = jail(begin(2), 0, "p1")
    shown = Seen(at(play, states.FINES, 0)).choices()
    assert "p1+1 jail ($200)" in shown
    assert re.search(r"roll p1 +22% chance of success", shown)
    assert re.search(r"bail p1 +\$200; leaves you \$2,200", shown)


def test_dismantling_is_not_offered_but_can_be_typed() -> None:
    play = own(begin(2), 0, "denver-golden-1")
    seen = Seen(play)
    assert "denver-golden-1" not in seen.choices()
    action = seen.typed("place s1 denver-golden-1")
    assert action == actions.Place("s1", segment="denver-golden-1")
    assert action in question(play).menu


# Why not


def test_why_something_cannot_be_done() -> None:
    play = begin(2)
    own(play, 1, "denver-golden-1")
    seen = Seen(play)
    assert "Another player owns this segment" in seen.text("why denver-golden-1")
    assert "SV-5.2" in seen.text("why golden")
    assert "Another player owns this segment" in seen.text("why place s1 denver-golden-1")
    assert "allowed" in seen.text("why place s1 denver-golden-2")
    assert "SV-5.6" in seen.text("why 7")


def test_asking_why_changes_nothing() -> None:
    play = game(2, {})
    before = gs.plain(play.view(0))
    Seen(play).text("why place s1 denver-boulder")
    assert gs.plain(play.view(0)) == before
    assert not any(isinstance(entry, ActionEntry) for entry in play.log)


# Sentences


def test_every_event_can_be_told() -> None:
    """In both languages, to players and to onlookers, whatever happens in some games."""
    seen: set[type] = set()
    for players, options in GAMES:
        play, rng = game(players, options, seed=players), Random(players)
        renderers = [Seen(play, lang).renderer for lang in ("en", "fr")]
        for _ in range(500):
            if not isinstance(play.pending, Ask):
                break
            for event in play.act(play.pending.menu.sample(rng)):
                seen.add(type(event))
                assert all(len(renderer.sentence(event)) > 5 for renderer in renderers)
    assert len(seen) > 45


EVENTS = [
    Disputed({"claim": 25}, [Disputant([0, 1], ["p1", "p1"], [3, 4], 2, 9)], 0),
    Disputed({"passenger": 7}, [Disputant([0], ["p1"], [1, 1], 0, 2)], None),
    Jailed(0, "p1", 200, True),
    LineShared(7, [0, 1]),
    LineReturned(7, [0], 3),
    Offered(0, 1, Terms(cash=5, trains=("9",), plows=(2,), passengers=(7,)), Terms(goods=(Lot(25, 2),))),
    Declined(1, 0, None, None),
    Declined(1, 0, Terms(cash=5), None),
    Dealt(0, 1, Terms(), Terms(claims=(25,), segments=("denver-golden-1",))),
    Delivered(0, 25, 1, "denver", "gold", 3, 250, 750, "9@denver+24@denver"),
    Transferred(0, 25, 1, 3, "9"),
    Hired(0, "s3", -400, "s1"),
    TrainBought(0, 24, -100, "9@denver"),
    PlowBought(0, 3, -60, "2"),
    Slid(0, "p1", 7, place=2),
    ClaimsCleared([1, 2], [], 8),
    PriceMoved("coal-denver", [3, 4], 2, 9, 4, 2, 30),
    GameEnded([10, 10], [0, 1]),
    GameEnded([7000], [0], "marginal-victory", 12, "SV-14.1"),
    CashMoved(0, -20),
]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_rare_events_can_be_told(event: Any, lang: str) -> None:
    seen = Seen(begin(2), lang)
    seen.choices()
    assert len(seen.renderer.sentence(event)) > 5


def test_what_ends_a_step_is_no_news() -> None:
    renderer = Seen(begin(2)).renderer
    assert not any(renderer.is_news(event) for event in (BuildingEnded(0), FinesEnded(0), DealEnded()))
    assert renderer.is_news(TrackBuilt(0, "denver-falcon", -200))


# What nobody else may see


def test_other_players_cash_is_a_secret() -> None:
    play = give(give(begin(3), 0, cash=1234), 1, cash=5678)
    seen = Seen(play)
    shown = seen.choices() + seen.text("tables") + seen.text("players")
    assert "$1,234" in shown
    assert "5,678" not in shown
    assert "1,234" not in seen.shown(*seen.renderer.position(play)), "an onlooker knows nobody's"


def test_offers_are_between_two_players(desk: type[Desk]) -> None:
    play = gs.new_game("silverton", NAMES[:3], seed=7, auto_chance=True)
    session = desk(play, ["done"] * 3)
    session.run()
    assert play.view(None).phase == "dealing"
    giver, third, taker = play.view(None).order
    assert question(play).seat == giver
    script = [f"offer {NAMES[taker][0]} give cash 77", "decline give cash 88 take nothing", "done", "log 9"]
    shown = desk(play, script).run()
    answering, _, rest = shown.partition("> decline")
    learning, _, looking = rest.partition("> done")
    assert f"{NAMES[giver]} offers you $77 for nothing" in answering
    assert "would give nothing for $88" in learning, "who offered learns the other terms"
    assert question(play).seat == third
    assert "$77" not in looking
    assert "$88" not in looking


# As people meet it

CHOICE = r"^ ?(\d+) +(?:place|buy|build|operate|deliver|draw|leave|roll|bail|replace|dismantle|abandon|done)\b"

pytestmark = pytest.mark.filterwarnings("ignore:.*forkpty.*:DeprecationWarning")


def test_a_whole_game_on_a_terminal() -> None:
    terminal = Terminal(
        "silverton", "--players", "1", "--option", "scenario=denver-6000", "--seed", "5", "--lang", "en", rows=60
    )
    maps = 0
    for _ in range(400):
        which, shown = terminal.until(PROMPT)
        if which == 1:
            break
        maps += "◆ market city" in shown
        terminal.type(re.findall(CHOICE, shown, re.MULTILINE)[0])
    else:
        pytest.fail("the game did not end")
    assert "turns were played" in shown
    assert maps > 10
    assert "Traceback" not in shown


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (100, 40)])
def test_small_terminals(columns: int, rows: int) -> None:
    terminal = Terminal(
        "silverton",
        "--names",
        "Ada",
        "--bots",
        "random,random",
        "--seed",
        "5",
        "--lang",
        "en",
        columns=columns,
        rows=rows,
    )
    terminal.until(PROMPT)
    terminal.type("map denver")
    _, shown = terminal.until(PROMPT)
    assert "Golden" in shown
    assert max(len(line) for line in shown.replace("\r", "").splitlines()) <= columns
    terminal.type("quit")
    terminal.child.close()


def test_without_colour_nothing_is_lost() -> None:
    terminal = Terminal(
        "silverton", "--players", "1", "--option", "scenario=denver-6000", "--seed", "5", "--lang", "fr", NO_COLOR="1"
    )
    terminal.child.expect("Joueur 1> $")
    terminal.type("placer s1 denver-golden")
    terminal.child.expect("Joueur 1> $")
    assert not re.search(COLOUR, terminal.child.before or "")
    assert "s1 → denver-golden-1" in plain(terminal.child.before)
    terminal.child.close()
