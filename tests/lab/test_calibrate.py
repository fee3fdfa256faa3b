"""Whether a board is good: what is measured, by games made up and by games played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import goldenspike as gs
from goldenspike.games.silverton.options.scenarios import SCENARIOS
from goldenspike.kernel.entries import GRADES
from goldenspike.lab.arena import Arena, arena
from goldenspike.lab.arena_match import Match
from goldenspike.lab.calibrate import Calibration, Verdict, merge_settings, summary, tally_share
from goldenspike.lab.measures import Facts, Tally, measures_of
from goldenspike.lab.simulate import Request

GAME = "continental-divide"


def request(**changes: Any) -> Request:
    usual = Request(GAME, players=0, bots=["greedy"], games=2, seed=3, options={}, pack=None)
    return msgspec.structs.replace(usual, **changes)


def match(number: int, winner: int = 0, counts: dict[str, dict[str, float]] | None = None, **more: Any) -> Match:
    """Of three; who sits first began last."""
    scores = [9 if seat == winner else 1 for seat in range(3)]
    usual: dict[str, Any] = {"deal": number, "places": [3, 1, 2], "facts": Facts(counts=counts or {})}
    return Match(number, 1, ["greedy"] * 3, scores, [winner], 9, 1.0, **{**usual, **more})


def verdicts(calibration: Calibration, aim: str) -> list[Verdict]:
    return [verdict for verdict in calibration.verdicts() if verdict.aim == aim]


# Which settings


def test_continental_divide_is_played_by_three_to_six() -> None:
    assert [setting.name for setting in Calibration(request()).settings] == ["3", "4", "5", "6"]
    assert [setting.name for setting in Calibration(request(), [4, 6]).settings] == ["4", "6"]


def test_silverton_is_played_short_and_regular_and_alone() -> None:
    names = [setting.name for setting in Calibration(request(game="silverton")).settings]
    alone = [scenario.name for scenario in SCENARIOS if scenario.players() == 1]
    assert names == [
        *(f"{players}-{length}" for length in ("short", "regular") for players in range(2, 7)),
        *(f"1-{name}-{level}" for name in alone for level in ("basic", "advanced")),
    ]
    assert len(alone) == 5


@pytest.mark.parametrize(
    ("options", "names"),
    [
        ({"length": "short"}, [f"{players}-short" for players in range(2, 7)]),
        ({"scenario": "copper-spike"}, ["1-copper-spike-basic", "1-copper-spike-advanced"]),
        ({"scenario": "copper-spike", "level": "advanced"}, ["1-copper-spike-advanced"]),
    ],
)
def test_options_leave_out_what_they_contradict(options: dict[str, Any], names: list[str]) -> None:
    assert [setting.name for setting in Calibration(request(game="silverton", options=options)).settings] == names


def test_options_go_for_all_settings() -> None:
    found = Calibration(request(game="silverton", options={"level": "advanced"}), [2, 1])
    assert all(setting.options["level"] == "advanced" for setting in found.settings)
    assert len(found.settings) == 7


@pytest.mark.parametrize(
    ("changes", "players", "key"),
    [
        ({}, [9], "lab-no-settings"),
        ({"game": "silverton", "options": {"length": "long"}}, [], "lab-no-settings"),
        ({"options": {"sails": "3"}}, [], "options-unknown"),
        ({"game": "tiddlywinks"}, [], "game-unknown"),
        ({"bots": ["genius"]}, [], "bot-unknown"),
        ({"games": 0}, [], "lab-games"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(changes: dict[str, Any], players: list[int], key: str) -> None:
    with pytest.raises(gs.GoldenSpikeError) as refused:
        Calibration(request(**changes), players)
    assert refused.value.key == key


# What is judged


def test_every_aim_of_a_made_up_board() -> None:
    """Ten games of three players. Figures and bounds of item after item, worked out by hand."""
    calibration = Calibration(request(games=10), [3])
    counts = {
        "city": {"Chicago": 5.0, "Memphis": 4.0, "New Orleans": 1.0},
        "start": {"W5": 30.0, "X5": 66.0, "X6": 3.0, "W10": 1.0},
        "divide": {"crossed": 3.0, "stayed": 1.0},
        "crossing": {"1": 1.0, "4": 9.0},
    }
    for number in range(1, 11):
        # Who began second wins one game in ten, who began third three, who began first six.
        winner = 2 if number == 1 else 0 if number < 5 else 1
        reached = {"A1": 1.0, **({"A3": 2.0} if number < 3 else {})}
        calibration.matches[0].append(match(number, winner, {**counts, "port": reached}))
    places = verdicts(calibration, "places")
    assert [(each.what, each.met) for each in places] == [("1", False), ("2", False), ("3", True)]
    assert [each.figure for each in places] == pytest.approx([1.8, 0.3, 0.9])
    assert [(each.what, each.figure, each.met) for each in verdicts(calibration, "city")] == [
        ("Memphis", 0.4, True),
        ("New Orleans", 0.1, False),
        ("Chicago", 0.5, True),
    ]
    starts = {each.what: each.met for each in verdicts(calibration, "start")}
    assert starts == {
        **dict.fromkeys(("V11", "V14", "W10", "W11", "W13", "W14"), False),
        "W5": True,
        "X5": True,
        "X6": True,
    }
    ports = {each.what: (each.figure, each.met) for each in verdicts(calibration, "port")}
    assert ports == {
        "A1": (1.0, True),
        "A3": (0.2, False),
        "A8": (0.0, False),
        "D12": (0.0, False),
        "E12": (0.0, False),
    }
    assert [(each.figure, each.met) for each in verdicts(calibration, "divide")] == [(0.75, True)]
    assert [(each.figure, each.met) for each in verdicts(calibration, "crossing")] == [(0.1, False)]


def test_failed_games_count_for_nothing() -> None:
    calibration = Calibration(request(games=2), [3])
    calibration.matches[0] += [match(1), match(2, error="made up", facts=Facts())]
    assert [each.figure for each in verdicts(calibration, "places")] == [0.0, 0.0, 3.0]


def test_solitaires_are_judged_by_their_median() -> None:
    calibration = Calibration(request(game="silverton", options={"scenario": "denver-6000", "level": "basic"}))
    earned = ["decisive-defeat", "marginal-defeat", "draw", "draw", "decisive-victory"]
    calibration.matches[0] += [match(number, grade=grade, places=[]) for number, grade in enumerate(earned, start=1)]
    (found,) = verdicts(calibration, "grade")
    assert (GRADES[int(found.figure)], found.met, found.sure) == ("draw", True, False)
    (target,) = summary(calibration)["targets"]
    assert (target["figure"], target["least"], target["most"]) == ("draw", "marginal-victory", "marginal-defeat")
    calibration.matches[0] += [match(number, grade="decisive-defeat", places=[]) for number in range(6, 12)]
    assert not verdicts(calibration, "grade")[0].met


def test_lines_and_claims_are_judged_in_all_regular_games_together() -> None:
    calibration = Calibration(request(game="silverton", options={"level": "basic"}), [2, 3])
    for setting, played in zip(calibration.settings, calibration.matches, strict=True):
        if setting.kind == "regular":
            played += [match(number, counts={"line": {str(setting.players): 1.0}}) for number in range(1, 11)]
    lines = {each.what: each for each in verdicts(calibration, "line")}
    assert len(lines) == 24
    assert (lines["2"].figure, lines["3"].figure, lines["4"].figure) == (0.5, 0.5, 0.0)
    assert (lines["2"].setting, lines["2"].met, lines["4"].met) == ("", True, False)


def test_sure_is_only_what_the_whole_interval_says() -> None:
    usual = Verdict("places", "3", "1", 1.0, 0.7, 1.3, 0.6, 1.4)
    assert (usual.met, usual.sure) == (True, True)
    assert msgspec.structs.replace(usual, low=0.5).sure is False
    assert msgspec.structs.replace(usual, high=1.5).sure is False
    assert msgspec.structs.replace(usual, figure=1.5).met is False
    assert msgspec.structs.replace(usual, figure=1.5, most=None).met is True
    assert msgspec.structs.replace(usual, figure=0.1, least=None).met is True


def test_settings_taken_together_share_no_deals() -> None:
    assert [each.deal for each in merge_settings([[match(1), match(2)], [match(1)]])] == [1, 2, 3]


def test_tallies_over_games_and_over_the_sum() -> None:
    played = [match(1, counts={"t": {"a": 3.0, "b": 1.0}}), match(2, counts={"t": {"b": 4.0}})]
    assert tally_share(Tally("t", "sum", {}), "a", played).value == 0.375
    assert tally_share(Tally("t", "games", {}), "a", played).value == 0.5
    assert tally_share(Tally("t", "games", {}), "b", played).value == 1.0


# What games tell


def test_continental_divide_tells_what_its_records_say(tmp_path: Path) -> None:
    job = Arena(Request(GAME, 4, ["greedy"], 1, 5, {}, None), tmp_path)
    (played,) = arena(job)
    play = gs.load(tmp_path / "records" / "000001.gs.json")
    view = play.view(None)
    counts = played.facts.counts
    actions = [entry["action"] for entry in play.record()["log"] if "action" in entry]
    founded = [action["hex"] for action in actions if action["type"] == "found"]
    assert counts["start"] == {hex_: founded.count(hex_) for hex_ in founded}
    assert sum(counts["city"].values()) == sum(played.scores[seat] for seat in played.winners)
    crossed = sum(railroad.crossed for railroad in view.railroads)
    assert counts["divide"].get("crossed", 0) == sum(counts["crossing"].values()) == crossed
    assert sum(counts["divide"].values()) == len(founded)
    assert set(counts["port"]) == {railroad.port for railroad in view.railroads if railroad.port}
    points, cash = played.facts.curves["points"], played.facts.curves["cash"]
    assert len(points) == len(cash) == view.turns == played.length
    assert points[-1] == played.scores
    assert cash[-1] == [player.cash for player in view.players]


def test_silverton_tells_what_its_records_say(tmp_path: Path) -> None:
    job = Arena(Request("silverton", 3, ["greedy"], 1, 5, {"length": "short"}, None), tmp_path)
    (played,) = arena(job)
    play = gs.load(tmp_path / "records" / "000001.gs.json")
    (cash,) = played.facts.curves.values()
    assert cash[-1] == played.scores
    assert len(cash) == play.view(None).turn
    assert played.facts.end == ("target" if max(played.scores) >= 6000 else "last-turn")
    events = [event for _, events in play.history() for event in events]
    bought = [event.claim for event in events if type(event).__name__ == "ClaimBought"]
    assert played.facts.counts["claim"] == {str(claim): bought.count(claim) for claim in bought}
    earned = sum(event.amount for event in events if type(event).__name__ in ("Delivered", "RevenuePaid"))
    assert sum(played.facts.counts["income"].values()) == earned > 0
    assert [play.view(None).players[seat].position for seat in range(3)] == played.places


@pytest.mark.parametrize("game", [GAME, "silverton"])
def test_whatever_is_counted_has_a_name(game: str) -> None:
    options = {} if game == GAME else {"length": "short"}
    job = Arena(Request(game, 3, ["greedy"], 1, 5, options, None))
    (played,) = arena(job)
    measures = measures_of(game)
    assert measures is not None
    tallies = {tally.name: tally for tally in measures.tallies(job.pack, "en")}
    assert set(played.facts.counts) == set(tallies)
    for name, counts in played.facts.counts.items():
        assert set(counts) <= set(tallies[name].names)
    assert {aim.tally for aim in measures.aims} <= {*tallies, "places", "grade"}
    assert {kind for aim in measures.aims for kind in aim.kinds} == {setting.kind for setting in measures.settings}


def test_a_calibration_that_was_interrupted_goes_on(tmp_path: Path) -> None:
    first = Calibration(request(), [3, 4], tmp_path)
    begun = first.play()
    for _ in range(3):
        next(begun)
    again = Calibration(request(), [3, 4], tmp_path)
    assert [len(job.archive.games) for job in again.jobs if job.archive] == [2, 1]
    assert len(list(again.play())) == 4
    told = summary(again)
    assert json.loads(json.dumps(told)) == told
    assert [setting["games"] for setting in told["settings"]] == [2, 2]
