"""The arena: balanced, repeatable, resumable; every figure by a case that can be worked out by hand."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import goldenspike as gs
from goldenspike import bots
from goldenspike.lab.arena import Arena, arena, sort_matches, summary
from goldenspike.lab.arena_match import Match
from goldenspike.lab.measures import Facts
from goldenspike.lab.ratings import ratings
from goldenspike.lab.simulate import Request
from goldenspike.words import LANGUAGES

GAME = "continental-divide"


def request(**changes: Any) -> Request:
    usual = Request(GAME, players=3, bots=["greedy", "random"], games=6, seed=11, options={}, pack=None)
    return msgspec.structs.replace(usual, **changes)


def play(asked: Request, folder: Path | None = None, **how: Any) -> list[Match]:
    return sort_matches(arena(Arena(asked, folder), **how))


def outcome(match: Match) -> Match:
    """All of it but the time it took."""
    return msgspec.structs.replace(match, seconds=0.0, times=[])


class FailsInTheFirstSeat:
    def __init__(self, seed: int) -> None:
        self.inner = bots.make("random", seed=seed)

    def choose(self, observation: gs.Observation) -> Any:
        return self.inner.choose(observation) if observation.seat else 1 // 0


class Dawdles:
    def __init__(self, seed: int) -> None:
        self.inner = bots.make("random", seed=seed)

    def choose(self, observation: gs.Observation, budget: bots.Budget | None = None) -> Any:
        assert budget is not None
        assert budget.seconds == 0.005
        assert budget.spent == 0
        assert budget.step()
        if len(observation.log) < 4:
            time.sleep(0.006)
        return self.inner.choose(observation)


@pytest.fixture(autouse=True)
def _registry_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "factories", dict(bots.factories))


# Playing


def test_every_bot_has_every_place_of_every_deal() -> None:
    matches = play(request())
    assert [match.deal for match in matches] == [1, 1, 1, 2, 2, 2]
    for deal in (1, 2):
        its = [match for match in matches if match.deal == deal]
        assert len({match.seed for match in its}) == 1
        assert len({tuple(match.places) for match in its}) == 1
        assert sorted(match.places[match.bots.index("greedy")] for match in its) == [1, 2, 3]


def test_more_bots_than_seats_take_turns() -> None:
    matches = play(request(game="silverton", options={"length": "short"}, players=2, bots=["random", "greedy", "x"]))
    assert Counter(bot for match in matches for bot in match.bots) == {"random": 4, "greedy": 4, "x": 4}


@pytest.fixture(autouse=True)
def _another_bot(_registry_as_it_was: None) -> None:
    bots.register("x", type(bots.make("random")))


def test_workers_change_nothing() -> None:
    alone, together = (list(map(outcome, play(request(), workers=workers))) for workers in (1, 3))
    assert alone == together
    assert len(alone) == 6


def test_more_games_begin_with_the_same_ones() -> None:
    assert list(map(outcome, play(request(games=2)))) == list(map(outcome, play(request())))[:2]


@pytest.mark.slow
def test_a_cluster_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    from distributed import LocalCluster

    alone = list(map(outcome, play(request(games=4))))
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, protocol="tcp") as cluster:
        address = cluster.scheduler_address
        assert list(map(outcome, play(request(games=4), cluster=address))) == alone
        monkeypatch.setattr("goldenspike.lab.workers.__version__", "9.9")
        with pytest.raises(gs.GoldenSpikeError) as refused:
            play(request(), cluster=address)
        assert refused.value.key == "lab-cluster-version"
        cluster.scale(0)
        cluster.sync(cluster._correct_state)
        with pytest.raises(gs.GoldenSpikeError) as refused:
            play(request(), cluster=address)
        assert refused.value.key == "lab-cluster-empty"


def test_a_cluster_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goldenspike.lab.workers.CONNECT_SECONDS", 0.2)
    with pytest.raises(gs.GoldenSpikeError) as refused:
        play(request(), cluster="tcp://127.0.0.1:9")
    assert refused.value.key == "lab-cluster-silent"


def test_a_failed_game_is_counted_and_stops_nobody() -> None:
    bots.register("fails", FailsInTheFirstSeat)
    asked = request(bots=["fails", "random"])
    matches = play(asked)
    assert [match.error is None for match in matches] == [False, True, True] * 2
    assert "ZeroDivisionError" in str(matches[0].error)
    counted = summary(asked, matches)
    assert (counted["games"], counted["errors"]) == (6, 2)
    assert [bot["seats"] for bot in counted["bots"]] == [4, 8]


def test_overruns_of_the_clock_are_told() -> None:
    bots.register("dawdles", Dawdles)
    asked = request(bots=["dawdles", "random"], games=3, budget="0.005s")
    slow, quick = summary(asked, play(asked))["times"]
    assert 1 <= slow["overruns"] <= 12
    assert slow["worst"] > 0.005 > slow["median"]
    assert quick["bot"] == "random"
    assert quick["decisions"] > 100


# Keeping


def test_what_was_kept_is_not_played_again(tmp_path: Path) -> None:
    first = play(request(games=2), tmp_path)
    again = play(request(), tmp_path, workers=2)
    assert again[:2] == first, "times and all"
    assert list(map(outcome, again)) == list(map(outcome, play(request())))
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 6
    assert len(play(request(games=3), tmp_path)) == 3
    records = sorted((tmp_path / "records").iterdir())
    assert [gs.load(file).setup.players[0] for file in records[:3]] == ["greedy 1", "random 1", "random 1"]


def test_a_torn_line_is_played_again(tmp_path: Path) -> None:
    whole = play(request(games=3), tmp_path)
    file = tmp_path / "games.jsonl"
    file.write_bytes(file.read_bytes()[:-40])
    assert list(map(outcome, play(request(games=3), tmp_path))) == list(map(outcome, whole))
    assert len(file.read_bytes().splitlines()) == 3


def test_a_broken_line_is_told(tmp_path: Path) -> None:
    play(request(games=3), tmp_path)
    file = tmp_path / "games.jsonl"
    first, *others = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([first[:10] + b"\n", *others]))
    with pytest.raises(gs.GoldenSpikeError) as refused:
        play(request(games=3), tmp_path)
    assert refused.value.key == "lab-resume-broken"
    assert "1" in refused.value.message


def test_a_failed_game_is_tried_again(tmp_path: Path) -> None:
    bots.register("fails", FailsInTheFirstSeat)
    asked = request(bots=["fails", "random"], games=3)
    assert sum(match.error is not None for match in play(asked, tmp_path)) == 1
    bots.factories["fails"] = bots.factories["random"]
    assert all(match.error is None for match in play(asked, tmp_path))


@pytest.mark.parametrize("change", [{"seed": 12}, {"bots": ["random", "greedy"]}, {"players": 4}, {"budget": "4"}])
def test_a_folder_of_other_games_is_refused(tmp_path: Path, change: dict[str, Any]) -> None:
    play(request(games=1), tmp_path)
    with pytest.raises(gs.GoldenSpikeError) as refused:
        Arena(request(**change), tmp_path)
    assert refused.value.key == "lab-resume-other"
    assert next(iter(change)) in refused.value.message


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(gs.GoldenSpikeError) as refused:
        Arena(request(), tmp_path / "file")
    assert refused.value.key == "lab-resume-folder"


def test_a_disk_that_fills_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was kept before stays, and the same call goes on once there is room."""
    job = Arena(request(), tmp_path)
    games = arena(job)
    next(games)
    with monkeypatch.context() as full:
        full.setattr(Path, "write_text", no_room)
        with pytest.raises(gs.GoldenSpikeError) as refused:
            next(games)
    assert refused.value.key == "lab-resume-folder"
    assert "the disk is full" in refused.value.worded("en")
    assert len(play(request(), tmp_path)) == 6


def no_room(*_: Any, **__: Any) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL], ids=["Ctrl-C", "kill"])
def test_an_arena_that_was_stopped_goes_on(tmp_path: Path, how: signal.Signals) -> None:
    """Stopped in the middle, with two workers; then the same as if nothing had happened."""
    verb = [sys.executable, "-m", "goldenspike", "arena", GAME, "--players", "3", "--bots", "greedy,random"]
    command = [*verb, "--games", "60", "--seed", "11", "--workers", "2", "--resume", str(tmp_path), "--lang", "en"]
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        file = tmp_path / "games.jsonl"
        for _ in _until(60):
            if file.exists() and file.read_bytes().count(b"\n") >= 3:
                break
    finally:
        os.killpg(process.pid, how)
        said = process.communicate(timeout=60)[1]
    assert (process.returncode, said) == ((130, "Interrupted.\n") if how == signal.SIGINT else (-how, ""))
    assert 3 <= file.read_bytes().count(b"\n") < 60
    assert list(map(outcome, play(request(games=9), tmp_path))) == list(map(outcome, play(request(games=9))))


def _until(seconds: float) -> Iterator[None]:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield
        time.sleep(0.02)
    raise TimeoutError


# Counting


def match(number: int, seats: str, scores: list[int], places: list[int], **more: Any) -> Match:
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    usual: dict[str, Any] = {"deal": (number + 2) // 3, "places": places, "times": [[0.001], [0.002], [0.003, 0.004]]}
    return Match(number, 1, seats.split(), scores, winners, 4, 1.0, **{**usual, **more})


FOUR = [
    match(1, "a b b", [9, 1, 2], [2, 1, 3]),
    match(2, "b b a", [1, 5, 5], [2, 1, 3]),
    match(3, "b a b", [7, 6, 5], [2, 1, 3]),
    match(4, "a b b", [3, 3, 3], [1, 2, 3]),
]


def test_the_summary_by_hand() -> None:
    """a wins 1, then a half, nothing, a third: 11/6 of four games, where 4/3 would be fair."""
    counted = summary(request(bots=["a", "b"], games=4), FOUR)
    assert {key: counted[key] for key in ("game", "players", "games", "deals", "errors")} == {
        "game": GAME,
        "players": 3,
        "games": 4,
        "deals": 2,
        "errors": 0,
    }
    a, b = counted["bots"]
    assert (a["bot"], a["seats"], b["bot"], b["seats"]) == ("a", 4, "b", 8)
    assert (a["wins"], b["wins"]) == (pytest.approx(11 / 6), pytest.approx(13 / 6))
    assert (a["share"], a["ratio"]) == (pytest.approx(11 / 24), pytest.approx(11 / 8))
    assert (b["share"], b["ratio"]) == (pytest.approx(13 / 24), pytest.approx(13 / 16))
    assert a["low"] < a["share"] < a["high"]
    assert a["ratio_low"] == pytest.approx(3 * a["low"])
    assert a["rating"] > b["rating"]
    # Place by place: a has none and a third in two games; then one; then a half.
    assert [each["share"] for each in a["places"]] == [pytest.approx(1 / 6), 1.0, 0.5]
    assert [each["place"] for each in counted["places"]] == [1, 2, 3]
    # Place 1 wins a half, then a third; place 2 twice, then a third; place 3 a half, then a third.
    assert [each["share"] for each in counted["places"]] == [
        pytest.approx(5 / 24),
        pytest.approx(14 / 24),
        pytest.approx(5 / 24),
    ]
    assert [each["share"] for each in counted["seats"]] == [
        pytest.approx(14 / 24),
        pytest.approx(5 / 24),
        pytest.approx(5 / 24),
    ]
    assert counted["times"][0] == {
        "bot": "a",
        "decisions": 5,
        "median": 0.002,
        "p99": 0.004,
        "worst": 0.004,
        "overruns": None,
    }
    assert json.loads(json.dumps(counted)) == counted


def test_a_bot_alone_is_not_rated() -> None:
    alone = [match(1, "a a a", [9, 1, 2], [1, 2, 3])]
    (bot,) = summary(request(bots=["a"], games=1), alone)["bots"]
    assert (bot["share"], bot["ratio"], bot["rating"]) == (1.0, 1.0, None)


def test_a_summary_of_nothing_but_failures_is_plain_data() -> None:
    failed = [match(1, "a b b", [0], [], error="made up")]
    counted = summary(request(bots=["a", "b"], games=1), failed)
    assert (counted["errors"], counted["places"], counted["seats"]) == (1, [], [])
    assert json.loads(json.dumps(counted)) == counted


def test_alone_all_play_the_same_deals_and_are_graded() -> None:
    asked = request(game="silverton", players=1, options={"scenario": "denver-6000"}, games=4)
    matches = play(asked)
    assert [(match.deal, match.bots) for match in matches] == [
        (1, ["greedy"]),
        (1, ["random"]),
        (2, ["greedy"]),
        (2, ["random"]),
    ]
    assert len({match.seed for match in matches}) == 2
    greedy, random = summary(asked, matches)["grades"]
    assert random == {
        "bot": "random",
        "median": "decisive-defeat",
        "low": "decisive-defeat",
        "high": "decisive-defeat",
        "games": {"decisive-defeat": 2},
    }
    assert sum(greedy["games"].values()) == 2


def test_ratings_tell_who_is_better_and_how_sure_that_is() -> None:
    some, many = (ratings([match(n, "a b b", [9, 1, 2], [1, 2, 3]) for n in range(n)]) for n in (3, 60))
    assert some["a"].low < some["a"].value < some["a"].high
    assert many["a"].low > many["b"].high
    assert many["a"].high - many["a"].low < some["a"].high - some["a"].low


def told(*scores: list[int]) -> Match:
    return match(1, "a b b", scores[-1], [1, 2, 3], facts=Facts({"points": list(scores)}))


def test_the_lead_changes_when_nobody_keeps_it() -> None:
    assert told([0, 0, 0], [1, 0, 0], [1, 1, 0], [1, 2, 0], [3, 2, 0]).lead_changes == 1
    assert told([1, 0, 0], [0, 1, 0], [0, 0, 1]).lead_changes == 2


def test_how_the_end_was_decided() -> None:
    assert told([1, 0, 0], [2, 1, 0]).decided == "held"
    assert told([1, 0, 0], [2, 3, 0]).decided == "overtaken"
    assert told([1, 0, 0], [2, 2, 0]).decided == "shared"
    assert told([1, 0, 0], [2, 1, 0]).length == 2


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"games": 0}, "lab-games"),
        ({"bots": []}, "lab-arena-bots"),
        ({"bots": ["random"] * 9}, "lab-arena-bots"),
        ({"bots": ["genius"]}, "bot-unknown"),
        ({"players": 2}, "players-how-many"),
        ({"players": 10**12}, "players-how-many"),
        ({"budget": "soon"}, "bot-bad-budget"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(changes: dict[str, Any], key: str) -> None:
    with pytest.raises(gs.GoldenSpikeError) as refused:
        Arena(request(**changes))
    assert refused.value.key == key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_a_sentence(lang: str) -> None:
    refused: dict[str, dict[str, Any]] = {
        "lab-arena-bots": {"found": 9, "most": 8},
        "lab-resume-folder": {"path": "somewhere", "detail": "no room"},
        "lab-resume-other": {"path": "somewhere", "name": "seed", "found": "3", "wanted": "4"},
        "lab-resume-broken": {"file": "games.jsonl", "line": 3},
        "lab-cluster-missing": {},
        "lab-cluster-silent": {"address": "tcp://nowhere", "detail": "no answer"},
        "lab-cluster-empty": {"address": "tcp://nowhere"},
        "lab-cluster-failed": {"detail": "no such module"},
        "lab-cluster-version": {"found": "0.1", "wanted": "0.2"},
    }
    for key, values in refused.items():
        sentence = gs.GoldenSpikeError(key, **values).worded(lang)
        for value in values.values():
            assert str(value) in sentence
