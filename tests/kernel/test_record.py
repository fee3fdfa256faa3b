"""Records: what is written can be read, and what is read is not believed."""

from __future__ import annotations

import copy
import itertools
import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import goldenspike as gs
from goldenspike.kernel import record as records
from support.games import NAMES, board, ended, question

BOARD = board()
FIELDS = [
    "format", "game", "rules", "pack", "id", "options", "players", "nonces", "commitment", "seed", "log", "result",
]  # fmt: skip


@cache
def finished_play() -> gs.Play:
    play = gs.new_game("continental-divide", NAMES[:3], seed=11, pack=BOARD)
    rng = Random(11)
    while isinstance(play.pending, gs.Ask):
        play.act(play.pending.menu.sample(rng))
    return play


def finished() -> dict[str, Any]:
    return copy.deepcopy(finished_play().record())


def verified(record: Any) -> gs.Play:
    play = gs.load(record, pack=BOARD)
    assert records.verify(play)
    return play


def test_a_finished_record_has_every_field_of_the_format() -> None:
    record = finished()
    assert list(record) == FIELDS
    assert record["format"] == "goldenspike/1"
    assert record["pack"] == {"id": BOARD.id, "version": "1.0.0", "sha256": BOARD.sha256}
    assert record["log"][0].keys() == {"chance", "n", "outcome"}
    assert all(entry.keys() == {"seat", "action"} for entry in record["log"][1:])
    assert json.loads(json.dumps(record)) == record


def test_round_trip() -> None:
    for form in (finished(), json.dumps(finished()), json.dumps(finished()).encode()):
        again = verified(form)
        assert again.record() == finished()
        assert again.view(0) == finished_play().view(0)


def test_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "game.gs.json"
    file.write_text(json.dumps(finished()))
    assert verified(file).record() == finished()
    circle = tmp_path / "circle"
    circle.symlink_to(circle)
    for missing in (tmp_path / "missing.gs.json", tmp_path, circle, tmp_path / "a\0b", tmp_path / "\udcff"):
        with pytest.raises(gs.RecordError) as caught:
            gs.load(missing)
        assert caught.value.key == "record-unreadable"
        assert caught.value.message.encode()


def running(entries: int = 20) -> gs.Play:
    return gs.load({**finished_play().save(), "log": finished()["log"][:entries], "result": None}, pack=BOARD)


def test_a_running_games_record_holds_no_seed_and_its_save_does() -> None:
    play = running()
    assert "seed" not in play.record()
    assert "result" not in play.record()
    assert play.save()["seed"] == finished()["seed"]


def test_a_running_game_is_verified_for_legality_only() -> None:
    without = gs.load(running().record(), pack=BOARD)
    assert records.verify(without) is False
    assert records.verify(running()) is True


def test_without_a_seed_one_can_play_on_but_not_roll() -> None:
    play = gs.load(running().record(), pack=BOARD)
    play.act(next(iter(question(play).menu)))
    fresh = gs.new_game("continental-divide", NAMES[:3], seed=1, pack=BOARD, auto_chance=False)
    loaded = gs.load(fresh.record(), pack=BOARD)
    with pytest.raises(gs.Illegal) as caught:
        loaded.roll()
    assert caught.value.reason == "no_dice"
    loaded.roll([0, 1, 2])


def test_a_save_goes_on_as_if_it_had_never_stopped() -> None:
    fresh = gs.new_game("continental-divide", NAMES[:3], seed=5, pack=BOARD, auto_chance=False)
    loaded = gs.load(json.loads(json.dumps(fresh.save())), pack=BOARD)
    fresh.roll()
    assert loaded.log == fresh.log


def test_any_other_outcome_of_chance_is_detected() -> None:
    record = finished()
    rolled = record["log"][0]["outcome"]
    for other in itertools.permutations(range(3)):
        if list(other) != rolled:
            record["log"][0]["outcome"] = list(other)
            with pytest.raises(gs.RecordError):
                verified(record)


def test_an_altered_action_is_detected_or_leaves_a_legal_game_with_the_same_result() -> None:
    rng = Random(3)
    detected = 0
    for number, entry in enumerate(finished()["log"]):
        if "action" not in entry:
            continue
        record = finished()
        action = record["log"][number]["action"]
        field = rng.choice(list(action))
        action[field] = rng.choice([0, 1, 3, 7, 40, "up", "sp", "W5", "NW", "pass", "done", "build"])
        try:
            play = verified(record)
        except gs.GoldenSpikeError:
            detected += 1
        else:
            assert ended(play).result == ended(finished_play()).result
    assert detected > 20


def spoil(change: Any) -> dict[str, Any]:
    record = finished()
    change(record)
    return record


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda r: r.update(format="goldenspike/2"), "record-other-format"),
        (lambda r: r.pop("format"), "record-other-format"),
        (lambda r: r.update(game="chess"), "game-unknown"),
        (lambda r: r.update(rules=2), "record-other-rules"),
        (lambda r: r.update(rules="1"), "record-shape"),
        (lambda r: r["pack"].update(sha256="0" * 64), "record-other-pack"),
        (lambda r: r["pack"].update(id="unheard-of"), "record-other-pack"),
        (lambda r: r.update(pack=None), "record-shape"),
        (lambda r: r.update(id=5), "record-shape"),
        (lambda r: r.update(id="a\nb"), "record-bad-table"),
        (lambda r: r.update(options={"level": 1}), "record-bad-table"),
        (lambda r: r.update(options=[]), "record-shape"),
        (lambda r: r.update(players=["Ada"]), "record-bad-table"),
        (lambda r: r.update(players=["Ada ", "Bea", "Cyd"]), "record-bad-table"),
        (lambda r: r.update(players=["Ada", "Bea", 5]), "record-shape"),
        (lambda r: r.update(nonces=["", ""]), "record-bad-table"),
        (lambda r: r.update(surprise=1), "record-shape"),
        (lambda r: r.pop("log"), "record-shape"),
        (lambda r: r.update(log={}), "record-shape"),
        (lambda r: r["log"].insert(1, 5), "record-shape"),
        (lambda r: r["log"].insert(1, {}), "record-entry-shape"),
        (lambda r: r["log"].insert(1, {"hidden": True}), "record-hidden"),
        (lambda r: r["log"].insert(1, {"seat": 0, "action": {"type": "fly"}}), "record-other-seat"),
        (lambda r: r["log"][1]["action"].update(type="fly"), "record-malformed"),
        (lambda r: r["log"][1].update(action={"type": "order", "position": 1}), "record-illegal"),
        (lambda r: r["log"][1].update(seat=(r["log"][1]["seat"] + 1) % 3), "record-other-seat"),
        (lambda r: r["log"][1].update(seat=99), "record-other-seat"),
        (lambda r: r["log"].pop(0), "record-chance-expected"),
        (lambda r: r["log"].insert(1, r["log"][0]), "record-action-expected"),
        (lambda r: r["log"][0].update(chance="dice"), "record-other-chance"),
        (lambda r: r["log"][0].update({"for": "fun"}), "record-other-purpose"),
        (lambda r: r["log"][0].update(outcome=[0, 1]), "record-malformed"),
        (lambda r: r["log"][0].update(outcome=None), "record-malformed"),
        (lambda r: r["log"][0].update(n=-1), "record-draw-number"),
        (lambda r: r["log"][0].update(n="0"), "record-entry-shape"),
        (lambda r: r["log"][0].update(n=1), "record-other-dice"),
        (lambda r: r["log"].append(r["log"][-1]), "record-after-the-end"),
        (lambda r: r["log"].pop(), "record-result-too-early"),
        (lambda r: r.pop("result"), "record-no-result"),
        (lambda r: r["result"].update(winners=[0, 1, 2]), "record-other-result"),
        (lambda r: r["result"]["scores"].append(5), "record-other-result"),
        (lambda r: r["result"].update(winners="me"), "record-shape"),
        (lambda r: r["result"].update(surprise=1), "record-shape"),
        (lambda r: r["players"].__setitem__(0, "\ud800"), "record-half-character"),
        (lambda r: r.update(id="a\udfff"), "record-half-character"),
        (lambda r: r["options"].update({"\ud800": "x"}), "record-half-character"),
        (lambda r: r["log"][1]["action"].update(type="\ud800"), "record-half-character"),
        (lambda r: r["log"][0].update(n=10**9 + 1), "record-entry-shape"),
        (lambda r: r["log"][0].update(outcome=[10**5_000]), "record-shape"),
        (lambda r: r["log"][0].update(outcome=object()), "record-shape"),
        (lambda r: r["log"][0].update(outcome="x" * records.LARGEST), "record-too-large"),
        (lambda r: r.update(format=10**5_000), "record-shape"),
        (lambda r: r.pop("seed"), "record-no-seed"),
        (lambda r: r.update(seed="zz"), "record-bad-seed"),
        (lambda r: r.update(seed=r["seed"].upper()), "record-bad-seed"),
        (lambda r: r.update(draws=9), "record-draws"),
        (lambda r: r["pack"].update(version="9.9.9"), "record-other-pack"),
        (lambda r: r.update(seed="00" * 31), "record-bad-seed"),
        (lambda r: r.update(seed="00" * 32), "record-other-commitment"),
        (lambda r: r.update(commitment="00" * 32), "record-other-commitment"),
    ],
)
def test_each_fault_has_its_own_error(change: Any, key: str) -> None:
    with pytest.raises(gs.GoldenSpikeError) as caught:
        verified(spoil(change))
    assert caught.value.key == key
    assert caught.value.worded("en").encode()
    assert caught.value.worded("fr").encode()


@pytest.mark.parametrize("draws", [-1, 0, 1])
def test_draws_of_a_save_never_go_back(draws: int) -> None:
    save = {**running().save(), "draws": draws}
    with pytest.raises(gs.RecordError) as caught:
        gs.load(save, pack=BOARD)
    assert caught.value.key == "record-draws"


def test_the_first_bad_entry_is_named_when_it_is_a_roll() -> None:
    """Another order would make later actions look out of turn; the roll is to blame, and comes first."""
    record = finished()
    record["log"][0]["outcome"].reverse()
    with pytest.raises(gs.RecordError) as caught:
        gs.load(record, pack=BOARD, check_dice=True)
    assert (caught.value.key, caught.value.entry) == ("record-other-dice", 0)


def test_a_bad_entry_is_named() -> None:
    record = finished()
    record["log"][5]["action"] = {"type": "order", "position": 9}
    with pytest.raises(gs.RecordError) as caught:
        verified(record)
    assert caught.value.entry == 5


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "record-not-json"),
        (b"{", "record-not-json"),
        (b"\xff\xfe", "record-not-json"),
        (b"[1, 2]", "record-not-an-object"),
        (b"null", "record-not-an-object"),
        (b"[" * 100_000, "record-not-json"),
        (b'{"a":' * 100_000, "record-not-json"),
        (b" " * (records.LARGEST + 1), "record-too-large"),
        (b'{"format": 1e999}', "record-other-format"),
        (b'{"format": NaN}', "record-not-json"),
        (b'{"format": ' + b"9" * 5_000 + b"}", "record-not-json"),
        (b'{"format": "\\ud800"}', "record-half-character"),
        (b'{"\\udfff": 1}', "record-half-character"),
        ('{"format": "\ud800"}', "record-half-character"),
        (b'{"format": "goldenspike/1", "format": "goldenspike/1"}', "record-not-json"),
    ],
    ids=lambda value: value[:12] if isinstance(value, bytes) else value,
)
def test_what_is_no_record(data: bytes, key: str) -> None:
    with pytest.raises(gs.RecordError) as caught:
        gs.load(data)
    assert caught.value.key == key


def test_huge_numbers_are_refused_like_any_other() -> None:
    record = finished()
    number, entry = next(each for each in enumerate(record["log"]) if each[1].get("action", {}).get("type") == "buy")
    entry["action"]["pay"] = 10**40
    with pytest.raises(gs.RecordError) as caught:
        verified(record)
    assert (caught.value.key, caught.value.entry) == ("record-illegal", number)
    assert "e+40" in caught.value.message
    text = json.dumps(finished())
    for field in ('"n": 0', '"rules": 1'):
        with pytest.raises(gs.GoldenSpikeError):
            verified(text.replace(field, field[:-1] + "9" * 5000))


def test_truncated_anywhere() -> None:
    data = json.dumps(finished()).encode()
    for length in range(0, len(data), 97):
        with pytest.raises(gs.RecordError):
            gs.load(data[:length], pack=BOARD)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_any_byte_may_be_altered_without_a_crash(data: st.DataObject) -> None:
    """And what still verifies has the same dice and the same result."""
    text = bytearray(json.dumps(finished()).encode())
    for _ in range(data.draw(st.integers(1, 3))):
        text[data.draw(st.integers(0, len(text) - 1))] = data.draw(st.integers(0, 255))
    try:
        play = verified(bytes(text))
    except gs.GoldenSpikeError as error:
        assert error.message  # noqa: PT017
    else:
        assert ended(play).result == ended(finished_play()).result
        assert play.log[0] == finished_play().log[0]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@settings(max_examples=60, deadline=None)
@given(JSON, st.sampled_from(FIELDS))
def test_anything_in_any_field(value: Any, field: str) -> None:
    record = finished()
    same = record[field] == value
    record[field] = value
    try:
        gs.load(record, pack=BOARD)
    except gs.GoldenSpikeError as error:
        assert error.message  # noqa: PT017
    else:
        assert same or field in ("id", "players", "nonces", "commitment", "seed", "options", "pack")
