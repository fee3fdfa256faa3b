"""`goldenspike play` as people meet it: through pipes and on a real terminal."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import goldenspike as gs
from goldenspike import games
from goldenspike.errors import GoldenSpikeError
from goldenspike.terminal import seats
from support.terminal.pseudo_terminal import COLOUR, PROMPT, Terminal, plain

PROGRAM = [sys.executable, "-m", "goldenspike", "play"]


def piped(*arguments: object, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PROGRAM, *map(str, arguments)], input=stdin, capture_output=True, encoding="utf-8", timeout=120, check=False
    )


pytestmark = pytest.mark.filterwarnings("ignore:.*forkpty.*:DeprecationWarning")


def test_a_whole_game_on_a_terminal() -> None:
    terminal = Terminal(
        "continental-divide", "--names", "Ada", "--bots", "greedy,random", "--seed", "5", "--lang", "en"
    )
    boards = 0
    for _ in range(100):
        which, shown = terminal.until(PROMPT)
        if which == 1:
            break
        boards += "◆" in shown
        terminal.type(re.findall(r"^ ?(\d+) +(?:found|buy|build|order|pass|done)", shown, re.MULTILINE)[0])
    else:
        pytest.fail("the game did not end")
    assert "Total" in shown
    assert re.search(r"(wins|share the victory)\.", shown)
    assert boards > 5
    assert "Traceback" not in shown
    assert terminal.close() == 0


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (100, 40)])
def test_small_terminals(columns: int, rows: int) -> None:
    terminal = Terminal("continental-divide", "--seed", "5", "--lang", "en", columns=columns, rows=rows)
    terminal.until(PROMPT)
    terminal.type("1")
    _, shown = terminal.until(PROMPT)
    assert "builds track" in shown
    assert max(len(line) for line in shown.splitlines()) <= columns
    terminal.type("board")
    assert "part of the board" in terminal.until(PROMPT)[1]
    terminal.type("quit")
    terminal.until("yes")
    terminal.type("no")
    terminal.until()
    assert terminal.close() == 0


def test_without_colour_nothing_is_lost() -> None:
    terminal = Terminal("continental-divide", "--seed", "5", "--lang", "en", NO_COLOR="1")
    terminal.until(PROMPT)
    terminal.type("found up V11 5 30")
    which = terminal.child.expect(PROMPT)
    assert which == 0
    assert not re.search(COLOUR, terminal.child.before or "")
    assert "V11u" in plain(terminal.child.before)
    terminal.close()


def test_a_dumb_terminal_is_not_cleared() -> None:
    terminal = Terminal("continental-divide", "--seed", "5", "--lang", "en", TERM="dumb")
    terminal.child.expect(PROMPT)
    assert "\x1b[2J" not in (terminal.child.before or "")
    terminal.close()


def test_ctrl_c_and_ctrl_d_leave_politely(tmp_path: Path) -> None:
    for key, code in (("c", 130), ("d", 0)):
        file = tmp_path / f"{key}.gs.json"
        terminal = Terminal("continental-divide", "--seed", "5", "--lang", "en", "--save", file)
        terminal.until(PROMPT)
        terminal.type("pass")
        terminal.until(PROMPT)
        terminal.child.sendcontrol(key)
        _, shown = terminal.until()
        assert "--resume" in shown
        assert "Traceback" not in shown
        assert terminal.close() == code
        assert len(gs.load(file).log) > 2


def test_the_tabulator_completes() -> None:
    terminal = Terminal("continental-divide", "--seed", "5", "--lang", "en")
    terminal.until(PROMPT)
    terminal.child.send("tabl\t\n")
    assert "Not founded" in terminal.until(PROMPT)[1]
    terminal.close()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_through_a_pipe(tmp_path: Path, lang: str) -> None:
    file = tmp_path / "game.gs.json"
    done = piped("continental-divide", "--seed", "5", "--save", file, "--lang", lang, stdin="1\n2\n3\n4\n" * 60)
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert re.search(r"(wins|share the victory|gagne|se partagent la victoire)\.", done.stdout)
    record = json.loads(file.read_text(encoding="utf-8"))
    assert "result" in record
    verified = subprocess.run([*PROGRAM[:-1], "verify", str(file)], capture_output=True, timeout=60, check=False)
    assert verified.returncode == 0


def test_saved_in_the_middle_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.gs.json"
    piped(
        "continental-divide", "--seed", "5", "--names", "Ada", "--bots", "greedy,greedy", "--save", file, stdin="1\n1\n"
    )
    halfway = gs.load(file)
    assert halfway.setup.players == ["Ada", "greedy 2", "greedy 3"]
    assert len(halfway.log) > 3
    done = piped("--resume", file, "--lang", "en", stdin="1\n2\n3\n" * 60)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Total" in done.stdout
    finished = gs.load(file)
    assert finished.record()["log"][: len(halfway.log)] == halfway.record()["log"]
    again = piped("continental-divide", "--resume", file, "--lang", "en")
    assert again.returncode == 0
    assert "Total" in again.stdout


def test_killed_in_the_middle_nothing_is_lost(tmp_path: Path) -> None:
    file = tmp_path / "game.gs.json"
    terminal = Terminal("continental-divide", "--seed", "5", "--save", file, "--lang", "en")
    terminal.until(PROMPT)
    terminal.type("pass")
    terminal.until(PROMPT)
    terminal.child.kill(signal.SIGKILL)
    assert len(gs.load(file).log) > 2


def test_resuming_refuses_what_the_game_has_decided(tmp_path: Path) -> None:
    file = tmp_path / "game.gs.json"
    piped("continental-divide", "--seed", "5", "--save", file)
    for option, value in (("--players", 3), ("--names", "Ada"), ("--seed", 1), ("--option", "a=b")):
        done = piped("--resume", file, option, value, "--lang", "en")
        assert (done.returncode, done.stdout) == (2, "")
        assert option in done.stderr


def test_another_game_s_save_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "game.gs.json"
    piped("continental-divide", "--seed", "5", "--save", file)
    before = file.read_bytes()
    done = piped("continental-divide", "--seed", "6", "--save", file, "--lang", "en")
    assert done.returncode == 2
    assert "not a save of this game" in done.stderr
    assert file.read_bytes() == before


def test_bots_alone_play_to_the_end() -> None:
    done = piped(
        "continental-divide", "--players", "3", "--bots", "random,random,greedy", "--seed", "2", "--lang", "en"
    )
    assert done.returncode == 0
    assert "Total" in done.stdout


# Who sits where


def arrange(players: Any = None, opponents: Any = None, names: Any = None) -> list[str]:
    return seats.arrange(games.find("continental-divide"), {}, players, opponents, names, "en")


def test_nobody_named_is_one_person_and_three_bots() -> None:
    assert arrange() == ["Player 1", "greedy 2", "greedy 3", "greedy 4"]


def test_what_is_not_said_follows_from_what_is() -> None:
    assert arrange(players=3) == ["Player 1", "Player 2", "Player 3"]
    assert arrange(names=["Ada", "Bea", "Cyd"]) == ["Ada", "Bea", "Cyd"]
    assert arrange(opponents=["random", "greedy"]) == ["Player 1", "random 2", "greedy 3"]
    assert arrange(players=4, opponents=["random"], names=["Ada", "Bea", "Cyd"]) == ["Ada", "Bea", "Cyd", "random 4"]


def test_seats_that_do_not_add_up_are_refused() -> None:
    for wrong in ({"players": 3, "opponents": ["random"] * 4}, {"players": 3, "names": ["Ada"]}, {"players": 7}):
        with pytest.raises(GoldenSpikeError):
            arrange(**wrong)


def test_bots_are_known_again_by_their_names() -> None:
    table = gs.new_game("continental-divide", ["Ada", "greedy 2", "random 9"], seed=1).setup
    assert set(seats.bots_of(table)) == {1}
    assert set(seats.bots_of(table, ["random"])) == {2}
    assert set(seats.bots_of(table, [])) == set()
