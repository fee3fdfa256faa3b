"""Many bot games: the same for any number of workers, recorded, and no failure goes unseen."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import goldenspike as gs
from goldenspike import bots
from goldenspike.kernel.entries import ChanceEntry
from goldenspike.kernel.record import verify
from goldenspike.lab.simulate import GameOutcome, Request, game_seed, simulate, summary
from goldenspike.words import LANGUAGES
from support.games import ended

GAME = "continental-divide"

# Of two games.
A_QUARTER = {"share": 0.25, "low": pytest.approx(0.0267, abs=1e-4), "high": pytest.approx(0.8021, abs=1e-4)}
HALF = {"share": 0.5, "low": pytest.approx(0.0546, abs=1e-4), "high": pytest.approx(0.9454, abs=1e-4)}
THREE_QUARTERS = {"share": 0.75, "low": pytest.approx(0.1979, abs=1e-4), "high": pytest.approx(0.9733, abs=1e-4)}


def request(**changes: Any) -> Request:
    usual = Request(GAME, players=3, bots=["random"], games=5, seed=11, options={}, pack=None)
    return msgspec.structs.replace(usual, **changes)


def outcome(played: GameOutcome) -> GameOutcome:
    """All of it but the time it took."""
    return msgspec.structs.replace(played, seconds=0.0)


class FailsLate:
    """Plays at random for a while, then divides by nothing."""

    def __init__(self, seed: int) -> None:
        self.inner = bots.make("random", seed=seed)
        self.choices = 0

    def choose(self, observation: gs.Observation) -> Any:
        self.choices += 1
        return self.inner.choose(observation) if self.choices < 20 else 1 // 0


class Cheats:
    def __init__(self, seed: int) -> None: ...

    def choose(self, observation: gs.Observation) -> Any:
        return gs.continental_divide.Order(99)


class Leaves:
    """Ends the program, or would."""

    def __init__(self, seed: int) -> None: ...

    def choose(self, observation: gs.Observation) -> Any:
        raise SystemExit(3)


class Talks:
    def __init__(self, seed: int) -> None:
        self.inner = bots.make("random", seed=seed)

    def choose(self, observation: gs.Observation) -> Any:
        print("Hm.")
        return self.inner.choose(observation)


class FailsSometimes:
    """Fails in games whose seed is odd."""

    def __init__(self, seed: int) -> None:
        self.inner = bots.make("random", seed=seed)
        self.bad = seed % 2

    def choose(self, observation: gs.Observation) -> Any:
        return [] if self.bad else self.inner.choose(observation)


@pytest.fixture(autouse=True)
def _registry_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "factories", dict(bots.factories))


# Playing


def test_games_come_in_order_and_whole() -> None:
    played = list(simulate(request()))
    assert [game.number for game in played] == [1, 2, 3, 4, 5]
    for game in played:
        assert game.error is None
        assert game.bots == ["random"] * 3
        assert game.winners == [seat for seat, score in enumerate(game.scores) if score == max(game.scores)]
        assert game.decisions > 20
        assert game.seconds > 0


def test_the_seed_decides() -> None:
    once, again, otherwise = (list(map(outcome, simulate(request(seed=seed)))) for seed in (11, 11, 12))
    assert once == again
    assert once != otherwise
    assert len({game.seed for game in once + otherwise}) == 10


def test_a_game_is_the_same_however_many_are_played() -> None:
    assert [*map(outcome, simulate(request(games=2)))] == [*map(outcome, simulate(request(games=5)))][:2]


def test_workers_change_nothing() -> None:
    asked = request(games=7, bots=["random", "greedy", "random"])
    alone, together = (list(map(outcome, simulate(asked, workers))) for workers in (1, 2))
    assert alone == together
    assert len(alone) == 7


def test_a_client_that_stops_listening_stops_the_workers() -> None:
    games = simulate(request(games=200), workers=2)
    assert next(games).number == 1
    games.close()  # type: ignore[attr-defined]


def test_bots_move_on_from_seat_to_seat() -> None:
    played = list(simulate(request(games=4, bots=["random", "greedy", "random"])))
    assert [game.bots.index("greedy") for game in played] == [1, 0, 2, 1]


def test_seeds_fit_into_json() -> None:
    seeds = [game_seed(5, number) for number in range(1000)]
    assert len(set(seeds)) == 1000
    assert max(seeds) < 2**53


# Failing


def test_a_failing_bot_is_reported_and_stops_nobody() -> None:
    bots.register("fails-sometimes", FailsSometimes)
    played = list(simulate(request(games=8, bots=["random", "fails-sometimes", "random"])))
    failed = [game for game in played if game.error is not None]
    assert len(played) == 8
    assert 0 < len(failed) < 8
    assert all("Illegal" in game.error for game in failed if game.error)


def test_an_error_says_what_and_where_and_can_be_repeated() -> None:
    bots.register("fails-late", FailsLate)
    first, again = (next(simulate(request(bots=["fails-late"]))) for _ in range(2))
    assert first.error is not None
    assert "ZeroDivisionError" in first.error
    assert "test_simulate.py:" in first.error
    assert outcome(first) == outcome(again)
    assert first.seed == game_seed(11, 1)
    assert (first.scores, first.winners) == ([], [])


def test_an_illegal_action_is_the_bots_fault() -> None:
    bots.register("cheats", Cheats)
    played = next(simulate(request(bots=["cheats"])))
    assert played.error is not None
    assert "Illegal" in played.error


def test_who_failed_is_told() -> None:
    bots.register("cheats", Cheats)
    first, second, _ = simulate(request(games=3, bots=["random", "cheats", "random"]))
    assert str(first.error).startswith("cheats 2: Illegal: ")
    assert str(second.error).startswith("cheats 1: Illegal: ")


def test_a_bot_that_ends_the_program_ends_its_game() -> None:
    bots.register("leaves", Leaves)
    played = list(simulate(request(games=3, bots=["leaves"])))
    assert ["SystemExit: 3" in str(game.error) for game in played] == [True] * 3


def test_what_a_bot_prints_is_no_part_of_the_answer(capsys: pytest.CaptureFixture[str]) -> None:
    bots.register("talks", Talks)
    assert next(simulate(request(games=1, bots=["talks"]))).error is None
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("Hm.")


def test_a_failed_game_leaves_no_record(tmp_path: Path) -> None:
    bots.register("fails-late", FailsLate)
    assert all(game.error for game in simulate(request(bots=["fails-late"]), records=tmp_path))
    assert not list(tmp_path.iterdir())


# Records


def test_records_load_and_verify(tmp_path: Path) -> None:
    folder = tmp_path / "some" / "games"
    played = list(simulate(request(games=3), records=folder))
    assert sorted(path.name for path in folder.iterdir()) == ["0001.gs.json", "0002.gs.json", "0003.gs.json"]
    for game in played:
        play = gs.load(folder / f"{game.number:04}.gs.json")
        assert verify(play)
        assert ended(play).result.scores == game.scores
        assert play.setup.players == ["random 1", "random 2", "random 3"]


def test_workers_write_the_same_records(tmp_path: Path) -> None:
    for workers in (1, 2):
        list(simulate(request(games=4), workers, tmp_path / str(workers)))
    for path in (tmp_path / "1").iterdir():
        assert path.read_bytes() == (tmp_path / "2" / path.name).read_bytes()


def test_no_record_is_ever_overwritten(tmp_path: Path) -> None:
    taken = tmp_path / "0104.gs.json"
    taken.write_text("mine")
    with pytest.raises(gs.GoldenSpikeError) as refused:
        simulate(request(), records=tmp_path)
    assert refused.value.key == "lab-records-taken"
    assert "0104.gs.json" in refused.value.message
    assert [path.read_text() for path in tmp_path.iterdir()] == ["mine"]


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(gs.GoldenSpikeError) as refused:
        simulate(request(), records=tmp_path / "file")
    assert refused.value.key == "lab-records-folder"


def test_the_laws_are_checked_where_wanted() -> None:
    assert next(simulate(request(games=1, laws=True))).error is None


def test_a_broken_law_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    from goldenspike.kernel import laws

    def broken(play: gs.Play) -> None:
        raise laws.BrokenLaw("seen by this test")

    monkeypatch.setattr(laws, "check_play", broken)
    played = next(simulate(request(games=1, laws=True)))
    assert played.error is not None
    assert "BrokenLaw: seen by this test" in played.error


# Counting


def test_the_summary_counts_shared_wins_as_fractions() -> None:
    asked = request(bots=["random", "greedy", "random"], games=3)
    games = [
        GameOutcome(1, 1, ["random", "greedy", "random"], [5, 9, 9], [1, 2], 40, 0.5, places=[2, 1, 3]),
        GameOutcome(2, 2, ["greedy", "random", "random"], [12, 3, 1], [0], 60, 0.5, places=[2, 3, 1]),
        GameOutcome(3, 3, ["random", "random", "greedy"], [], [], 0, 0.1, "ValueError: made up"),
    ]
    assert summary(asked, games) == {
        "game": GAME,
        "players": 3,
        "games": 3,
        "errors": 1,
        "decisions": 100,
        "seconds": 1.0,
        "decisions_per_second": 100.0,
        "bots": {
            "random": {"seats": 4, "wins": 0.5, "mean": 4.5, "median": 4.0, **A_QUARTER},
            "greedy": {"seats": 2, "wins": 1.5, "mean": 10.5, "median": 10.5, **THREE_QUARTERS},
        },
        "seats": [{"wins": 1.0, **HALF}, {"wins": 0.5, **A_QUARTER}, {"wins": 0.5, **A_QUARTER}],
        "places": [{"place": 1, **A_QUARTER}, {"place": 2, **HALF}, {"place": 3, **A_QUARTER}],
        "winner": {"mean": 10.5, "median": 10.5},
        "grades": {},
        "turns": None,
    }


def test_places_are_those_that_were_dealt() -> None:
    """In both games the first entry of the log deals them."""
    for game, options in ((GAME, {}), ("silverton", {"length": "short"})):
        played = next(simulate(request(game=game, options=options, games=1)))
        dealt = gs.new_game(game, ["A", "B", "C"], played.seed, options).log[0]
        assert isinstance(dealt, ChanceEntry)
        assert [dealt.outcome[place - 1] for place in played.places] == [0, 1, 2]


def test_a_summary_of_nothing_but_failures_is_plain_data() -> None:
    asked = request(games=1)
    counted = summary(asked, [GameOutcome(1, 1, ["random"] * 3, [], [], 0, 0.0, "ValueError: made up")])
    assert counted["errors"] == 1
    assert counted["winner"] is None
    assert json.loads(json.dumps(counted)) == counted


# Refusing


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"games": 0}, "lab-games"),
        ({"seed": -1}, "seed-bad"),
        ({"bots": []}, "lab-bots"),
        ({"bots": ["random", "greedy"]}, "lab-bots"),
        ({"bots": ["genius"]}, "bot-unknown"),
        ({"players": 2}, "players-how-many"),
        ({"players": 10**12}, "players-how-many"),
        ({"options": {"sails": 3}}, "options-unknown"),
        ({"game": "tiddlywinks"}, "game-unknown"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(changes: dict[str, Any], key: str) -> None:
    with pytest.raises(gs.GoldenSpikeError) as refused:
        simulate(request(**changes))
    assert refused.value.key == key


def test_other_packs_are_refused_at_once() -> None:
    with pytest.raises(gs.PackError):
        simulate(request(pack="nowhere"))
    with pytest.raises(gs.GoldenSpikeError) as refused:
        simulate(request(pack="silverton-reconstructed"))
    assert refused.value.key == "pack-of-other-game"


def test_a_bot_that_cannot_be_sent_to_another_process() -> None:
    bots.register("homebody", lambda seed: bots.make("random", seed=seed))
    assert next(simulate(request(bots=["homebody"]))).error is None
    with pytest.raises(gs.GoldenSpikeError) as refused:
        simulate(request(bots=["homebody"]), workers=2)
    assert refused.value.key == "lab-bot-stays"


class NeedsMore:
    """What a level is where its extra is missing: it says so once it was asked."""

    def __init__(self, seed: int) -> None:
        self.inner = bots.make("random", seed=seed)
        self.instead: str | None = None

    def choose(self, observation: gs.Observation) -> Any:
        self.instead = "random"
        return self.inner.choose(observation)


def test_nobody_plays_under_another_name(monkeypatch: pytest.MonkeyPatch) -> None:
    bots.register("needs-more", NeedsMore)
    played = next(simulate(request(bots=["needs-more"])))
    assert "random" in str(played.error)
    monkeypatch.setattr(bots, "substitute", lambda *_: "random")
    with pytest.raises(gs.GoldenSpikeError) as refused:
        simulate(request(bots=["needs-more"]))
    assert refused.value.key == "lab-bot-instead"


def test_there_is_at_least_one_worker() -> None:
    with pytest.raises(gs.GoldenSpikeError) as refused:
        simulate(request(), workers=0)
    assert refused.value.key == "lab-workers"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_a_sentence(lang: str) -> None:
    refused: dict[str, dict[str, Any]] = {
        "lab-games": {"found": -3},
        "lab-workers": {"found": 0},
        "lab-bots": {"found": 2, "players": 5},
        "lab-records-folder": {"path": "somewhere", "detail": "no room"},
        "lab-records-taken": {"path": "somewhere", "file": "0001.gs.json"},
        "lab-bot-stays": {"name": "homebody"},
        "lab-bot-instead": {"name": "expert", "other": "greedy"},
        "lab-worker-died": {},
    }
    for key, values in refused.items():
        sentence = gs.GoldenSpikeError(key, **values).worded(lang)
        for value in values.values():
            assert str(value).lstrip("-") in sentence
