"""How games ended: results, ratings, profiles, and the table of the best."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from openskill.models import PlackettLuce

import goldenspike as gs
from goldenspike.kernel.entries import GRADES, ChanceEntry
from goldenspike.server.accounts.ratings import INITIAL_RATING, is_verified, setting_key, update_ratings
from goldenspike.server.storage.results import PlayerRating, ResultRow
from support.server.accounts import sign_up
from support.server.helpers import Guest, bot, hotseats, human, over_at_last, play_on


def account(guest: Guest, name: str) -> Guest:
    somebody = Guest(guest.http)
    sign_up(somebody, name)
    return somebody


def rated_table(host: Guest, *others: Guest, **more: Any) -> dict[str, Any]:
    table = host.open(human("Ann", me=True), *({"kind": "open"} for _ in others), rated=True, **more)
    for seat, other in enumerate(others, 1):
        answer = other.post(f"/api/tables/{table['id']}/seats/{seat}/take", {"name": f"P{seat}"})
        assert answer.status_code == 200, answer.text
    return table


def play_out(table_id: str, *people: Guest) -> dict[str, Any]:
    while (table := people[0].table(table_id))["state"] == "running":
        for person in people:
            play_on(person, table_id)
    return table


def profile(guest: Guest, name: str) -> dict[str, Any]:
    found: dict[str, Any] = guest.get(f"/api/people/{name}").json()
    return found


def rows(tmp_path: Path, query: str) -> list[tuple[Any, ...]]:
    with sqlite3.connect(tmp_path / "tables.db") as database:
        return database.execute(query).fetchall()


def ended(table: dict[str, Any], seat: int) -> ResultRow:
    result = table["result"]
    share = 1 / len(result["winners"]) if seat in result["winners"] else 0.0
    return ResultRow("", seat, frozenset(), "", "", result["scores"][seat], share, None, None, True, 0.0)


# Ratings


def test_a_rated_game_among_accounts_counts(guest: Guest) -> None:
    people = [account(guest, name) for name in ("Ann", "Bob", "Cy")]
    table = rated_table(*people, public=True)
    assert table["rated"]
    over = play_out(table["id"], *people)
    after = update_ratings([INITIAL_RATING] * 3, [ended(over, seat) for seat in range(3)])
    for seat, name in enumerate(("Ann", "Bob", "Cy")):
        found = profile(guest, name)
        assert found["ratings"] == [
            {
                "game": "continental-divide",
                "rating": round(40 * after[seat].mu),
                "deviation": round(40 * after[seat].sigma),
                "games": 1,
            }
        ]
        (latest,) = found["latest"]
        assert (latest["score"], latest["rated"]) == (over["result"]["scores"][seat], True)
        assert latest["table"] == table["id"]
        (standing,) = found["standings"]
        assert (standing["games"], standing["setting"]["players"]) == (1, 3)


@pytest.mark.parametrize(
    ("scores", "winners", "ranks"),
    [([30, 20, 10], [0], [0, 1, 2]), ([20, 20, 10], [1], [1, 0, 2]), ([20, 20, 5, 5], [0, 1], [0, 0, 2, 2])],
)
def test_ratings_are_openskills(scores: list[int], winners: list[int], ranks: list[float]) -> None:
    """A player who won by a tie-break was ahead, whatever the scores say."""
    table = {"result": {"scores": scores, "winners": winners}}
    before = [PlayerRating(25.0 + seat, 8.0 - seat, seat) for seat in range(len(scores))]
    after = update_ratings(before, [ended(table, seat) for seat in range(len(scores))])
    model = PlackettLuce()
    expected = model.rate([[model.rating(each.mu, each.sigma)] for each in before], ranks=ranks)
    assert [(each.mu, each.sigma) for each in after] == [(team[0].mu, team[0].sigma) for team in expected]
    assert [each.games for each in after] == [each.games + 1 for each in before]


def test_a_bot_at_the_table_and_it_counts_for_nobody(guest: Guest) -> None:
    ann, bob = account(guest, "Ann"), account(guest, "Bob")
    table = ann.open(human("Ann", me=True), {"kind": "open"}, {"kind": "open"}, rated=True, public=True)
    assert [line["rated"] for line in ann.get("/api/lobby").json()["tables"]] == [True]
    assert bob.post(f"/api/tables/{table['id']}/seats/1/take", {"name": "Bob"}).is_success
    assert ann.post(f"/api/tables/{table['id']}/start", {"bot": "random"}).is_success
    play_out(table["id"], ann, bob)
    assert profile(guest, "Ann")["ratings"] == []
    assert not profile(guest, "Ann")["latest"][0]["rated"]


def test_rated_tables_are_for_accounts(guest: Guest, other: Guest) -> None:
    seats = [human("Ann", me=True), {"kind": "open"}, {"kind": "open"}]
    body = {"game": "continental-divide", "seats": seats, "rated": True}
    refused = guest.post("/api/tables", body)
    assert (refused.status_code, refused.json()["key"]) == (403, "account-rated")
    ann = account(guest, "Ann")
    for wrong in ([human(me=True), bot(), bot()], hotseats("A", "B", "C")):
        assert ann.post("/api/tables", {**body, "seats": wrong}).json()["key"] == "account-rated-people"
    table = ann.open(human("Ann", me=True), {"kind": "open"}, human("Cy"), rated=True)
    take = other.post(f"/api/tables/{table['id']}/seats/1/take", {})
    sit = other.post(f"/join/{table['id']}/{table['links'][2]['token']}", {})
    assert (take.status_code, sit.status_code) == (403, 403)


def test_a_closed_game_has_no_result(guest: Guest, tmp_path: Path) -> None:
    ann, bob, cy = (account(guest, name) for name in ("Ann", "Bob", "Cy"))
    table = rated_table(ann, bob, cy)
    assert ann.post(f"/api/tables/{table['id']}/close", {}).is_success
    assert rows(tmp_path, "SELECT * FROM results") == []
    assert profile(guest, "Ann")["games"] == 0


# Results


def test_results_are_written_for_guests_too_and_move_with_them(guest: Guest, tmp_path: Path) -> None:
    table = guest.open(human("Ann", me=True), bot("random"), bot("random"))
    over = over_at_last(guest, table["id"])
    found = rows(tmp_path, "SELECT seat, guest, score FROM results ORDER BY seat")
    assert [row[2] for row in found] == over["result"]["scores"]
    assert [row[1] is not None for row in found] == [True, False, False]
    sign_up(guest)
    (latest,) = profile(guest, "Ann")["latest"]
    assert (latest["score"], latest["table"]) == (over["result"]["scores"][0], None), "a private table stays private"


def test_hotseat_players_have_no_result_of_their_own(guest: Guest, tmp_path: Path) -> None:
    sign_up(guest)
    play_on(guest, guest.open(*hotseats("Ann", "Bob", "Cy"))["id"])
    assert {row[0] for row in rows(tmp_path, "SELECT guest FROM results")} == {None}
    assert profile(guest, "Ann")["games"] == 0


def test_lessons_are_no_results(guest: Guest, tmp_path: Path) -> None:
    sign_up(guest)
    lesson = guest.post("/api/lessons/continental-divide", {}).json()["table"]
    over_at_last(guest, lesson["id"])
    assert rows(tmp_path, "SELECT * FROM results") == []


# The best


def solitaire(guest: Guest, **options: str) -> dict[str, Any]:
    seats = [human("Ann", me=True)]
    table = guest.open(*seats, game="silverton", options={"scenario": "denver-6000", **options})
    return play_on(guest, table["id"])


def test_the_best_of_each_setting(guest: Guest, tmp_path: Path) -> None:
    ann, bob = account(guest, "Ann"), account(guest, "Bob")
    first, second = solitaire(ann), solitaire(bob)
    solitaire(ann)
    solitaire(guest)
    advanced = solitaire(ann, level="advanced")
    found = {each["setting"]["level"]: each["lines"] for each in guest.get("/api/best/silverton").json()["tables"]}
    assert {line["name"] for line in found["basic"]} == {"Ann", "Bob"}, "each once, and only accounts"
    assert [line["name"] for line in found["advanced"]] == ["Ann"]
    assert found["advanced"][0]["grade"] == advanced["result"]["grade"] in GRADES
    assert first["state"] == second["state"] == "over"
    # By grade, then turns, then money.
    with sqlite3.connect(tmp_path / "tables.db") as database:
        better = "UPDATE results SET grade = 'draw', turns = ? WHERE table_id = ?"
        database.execute(better, (9, first["id"]))
        database.execute(better, (8, second["id"]))
    found = {each["setting"]["level"]: each["lines"] for each in guest.get("/api/best/silverton").json()["tables"]}
    assert [(line["name"], line["turns"]) for line in found["basic"]] == [("Bob", 8), ("Ann", 9)]


def test_only_what_its_record_proves_is_entered() -> None:
    play = gs.new_game("silverton", ["Ann"], seed=5, options={"scenario": "denver-6000"})
    while (menu := play.menu) is not None:
        play.act(next(iter(menu)))
    assert is_verified(play)
    place = next(number for number, entry in enumerate(play.log) if isinstance(entry, ChanceEntry))
    rolled = play.log[place]
    assert isinstance(rolled, ChanceEntry)
    play.log[place] = ChanceEntry(rolled.chance, rolled.n + 1_000, rolled.outcome, rolled.purpose)
    assert not is_verified(play)


def test_settings_tell_apart_what_cannot_be_compared() -> None:
    def setting(players: int, **options: Any) -> str:
        return setting_key(gs.new_game("silverton", ["Ann", "Bob", "Cy"][:players], seed=1, options=options))

    assert setting(2) == setting(2, level="basic") == setting(2, length="regular", level="basic")
    different = [setting(2), setting(3), setting(2, level="advanced"), setting(2, length="short")]
    assert len({*different, setting(1, scenario="denver-6000"), setting(2, level="advanced", rules=["hiring"])}) == 6
