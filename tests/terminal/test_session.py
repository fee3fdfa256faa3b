"""A game at one terminal, inside this process: what is typed, what is shown, what is kept."""

from __future__ import annotations

import itertools
import json
import re
import stat
from pathlib import Path
from typing import Any

import pytest

import goldenspike as gs
from goldenspike.terminal import files
from support.games import board, question
from support.terminal.desk import Desk

ALONE = ["Ada", "greedy 2", "greedy 3"]
THREE = ["Ada", "Bea", "Cyd"]


def game(players: list[str] | None = None, seed: int = 7) -> gs.Play:
    return gs.new_game("continental-divide", players or THREE, seed=seed, pack=board())


def first(play: gs.Play) -> str:
    """Who is asked first."""
    return play.setup.players[question(play).seat]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_by_always_taking_the_first_choice(desk: type[Desk], lang: str) -> None:
    play = game(ALONE)
    # In the turn order the first place may be taken; then the next is tried, and nothing is lost.
    shown = desk(play, itertools.cycle(["1", "2", "3"]), lang=lang).run()
    assert isinstance(play.pending, gs.Over)
    winners = {"en": r"(wins|share the victory)\.", "fr": r"(gagne|se partagent la victoire)\."}[lang]
    assert re.search(winners, shown)
    assert "Total" in shown
    assert gs.load(play.record()).over


def test_whose_turn_it_is_is_a_sentence(desk: type[Desk]) -> None:
    play = game()
    shown = desk(play).run()
    assert f"Turn 1 of 8 · {first(play)} buys stock." in shown


def test_the_welcome_says_what_this_is(desk: type[Desk]) -> None:
    shown = " ".join(desk(game()).run().split())
    assert "Type “help” for help" in shown
    assert "independent implementation" in shown
    assert "names belong to their owners" in shown
    assert "reconstruction" in shown


def test_commands_may_be_shortened_and_names_typed(desk: type[Desk]) -> None:
    play = game()
    desk(play, ["f union v11 5 30", "bui up v11 sw 2", "found sp Chicago 5 31", "f sp 'x", "fo south w5 4 $31"]).run()
    assert [gs.plain(entry) for entry in play.log[1:]] == [
        {"seat": 1, "action": {"type": "found", "railroad": "up", "hex": "V11", "shares": 5, "value": 30}},
        {"seat": 1, "action": {"type": "build", "railroad": "up", "from": "V11", "direction": "SW", "length": 2}},
        {"seat": 0, "action": {"type": "found", "railroad": "sp", "hex": "W5", "shares": 4, "value": 31}},
    ]


def test_french_commands_and_directions(desk: type[Desk]) -> None:
    play = game()
    desk(play, ["fonder up V11 5 30", "con up V11 so 2", "acheter up", "construire up v11 N", "finir"], lang="fr").run()
    assert [gs.plain(entry)["action"]["type"] for entry in play.log[1:]] == ["found", "build", "buy", "done"]
    assert gs.plain(play.log[2])["action"]["direction"] == "SW"


def test_a_line_can_be_named_by_where_it_ends(desk: type[Desk]) -> None:
    play = game()
    desk(play, ["found up V11 5 30", "build up T12"]).run()
    assert gs.plain(play.log[2])["action"] == {
        "type": "build",
        "railroad": "up",
        "from": "V11",
        "direction": "SW",
        "length": 2,
    }


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("found up V11 11 30", "A railroad has 3 to 10 shares, not 11.  CD-3.4"),
        (
            "found up A1 5 30",
            "A1 Seattle is not a starting hex. A railroad starts in one of the starting cities.  CD-3.3",
        ),
        ("found up V11 5 51", "The stock value must be between $10 and $50, not $51.  CD-3.5"),
        ("buy up 1 99", "Union Pacific has not been founded yet. Found it to get its first share.  CD-4.1"),
        ("done", "You cannot do this now."),
        ("build up V11 SW 1", "You cannot do this now."),
        ("found up", "To found a railroad, type its id, a starting hex, the number of shares and the stock value"),
        ("found xx V11 5 30", "“xx” is not a railroad."),
        ("found up Z99 5 30", "“Z99” is not a hex."),
        ("found up V11 five 30", "“five” is not a whole number."),
        ("found up V11 99999999999999999999 30", "is not a whole number."),
        ("pass now", "“pass” takes nothing after it."),
        ("frob", "Unknown command “frob”"),
        ("99", "There is no choice 99 now."),
        ("lines up", "You can look up lines when it is time to build track."),
        ("rules zeppelin", "have no rule “zeppelin”"),
        ("log many", "“many” is not a whole number."),
        ("save /dev/null/x", "Cannot write /dev/null/x: part of the path is not a folder."),
        ("why", "Either this is allowed right now"),
        ("\x1b[31m\x00", "Unknown command"),
        ("found " + "x" * 10000, "To found a railroad"),
    ],
)
def test_a_refusal_teaches_and_loses_nothing(desk: type[Desk], typed: str, answer: str) -> None:
    play = game()
    shown = " ".join(desk(play, [typed]).run().split())
    assert " ".join(answer.split()) in shown
    assert len(play.log) == 1


def test_lines_tell_what_they_bring_and_why_they_end(desk: type[Desk]) -> None:
    shown = desk(game(), ["found up V11 5 30", "lines up", "lines up V11 SW", "build up V11", "lines sp"]).run()
    assert "up V11 SW 7  O14 Langtry" in shown
    assert "V14 New Orleans West is a starting hex" in shown
    assert "up V11 SW 1" in shown
    assert "21 lines can be built" in shown


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("why build up V11 SW 9", "CD-5.6"),
        ("why build up V11 SE 1", "CD-5.5"),
        ("why build up V11 SW 1", "This is allowed."),
        ("why SE", "CD-5.5"),
        ("why up V11 SW", "has only $0 left of its $30.  CD-5.6"),
    ],
)
def test_why(desk: type[Desk], typed: str, answer: str) -> None:
    assert answer in desk(game(), ["found up V11 5 30", typed]).run()


def test_why_not_buy_or_found(desk: type[Desk]) -> None:
    script = ["found up V11 3 30", "done", "why found up", "why found sp", "why buy up 9", "pass", "pass"]
    shown = desk(game(), script).run()
    assert "Union Pacific has already been founded" in shown
    assert "This is allowed." in shown
    assert "has only 2 unsold shares; you want 9.  CD-4.1" in shown


def test_looking_things_up_changes_nothing(desk: type[Desk]) -> None:
    play = game()
    script = ["board", "board K5", "map W5", "map", "tables", "rules", "rules CD-5", "help CD-5.4", "help", "log 3", ""]
    shown = desk(play, [*script, "choices", "rules straight line"]).run()
    assert "A line ends in front of the first hex that does not qualify" in shown
    assert "║" in shown
    assert "CD-5.3  The straight line" in shown
    assert "“board” and a hex" not in shown
    assert len(play.log) == 1


def test_a_narrow_board_says_that_it_is_a_part(desk: type[Desk]) -> None:
    assert "This is part of the board" in desk(game(), ["board"], width=80).run()


@pytest.mark.parametrize("width", [40, 80, 100, 160])
def test_nothing_is_wider_than_the_screen(desk: type[Desk], width: int) -> None:
    script = ["1", "1", "tables", "board", "map W5", "lines up", *["1", "2", "3"] * 20]
    shown = desk(game(ALONE), script, width=width).run()
    assert max(len(line) for line in shown.splitlines() if "--resume" not in line and ">" not in line) <= width


def test_news_since_the_last_move_are_told(desk: type[Desk]) -> None:
    shown = desk(game(), ["found up V11 5 30", "done", "pass"]).run()
    assert shown.count("founds Union Pacific in V11 Memphis West: 5 shares, stock value $30.  CD-3.5") >= 2


# Undo


def test_undo_takes_back_ones_own_move(desk: type[Desk]) -> None:
    play = game()
    desk(play, ["found up V11 5 30", "undo"]).run()
    assert len(play.log) == 1


def test_undo_past_bots_needs_nobody(desk: type[Desk]) -> None:
    play = next(play for play in (game(ALONE, seed) for seed in range(9)) if first(play) == "Ada")
    table = desk(play, ["pass", "undo"])
    assert "greedy 3 " in table.run()
    assert len(play.log) == 1
    assert table.asked == ["Ada> "] * 3


@pytest.mark.parametrize(("answers", "undone"), [(["yes", "y"], True), (["yes", "no"], False), ([""], False)])
def test_undo_past_people_needs_everybody(desk: type[Desk], answers: Any, undone: bool) -> None:
    play = game()
    table = desk(play, ["pass", "undo", *answers])
    shown = table.run()
    assert (len(play.log) == 1) is undone
    assert any("undo the last move" in prompt for prompt in table.asked)
    assert ("Not everyone agrees" in shown) is not undone


def test_nothing_to_undo(desk: type[Desk]) -> None:
    assert "There is nothing to undo yet" in desk(game(), ["undo"]).run()


# Keeping


def test_autosave_after_every_move(desk: type[Desk], tmp_path: Path) -> None:
    play, file = game(), tmp_path / "game.gs.json"
    shown = desk(play, ["found up V11 5 30"], file=file).run()
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert kept == play.save()
    assert "seed" in kept
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert f"goldenspike play --resume {file}" in shown
    assert [path.name for path in tmp_path.iterdir()] == ["game.gs.json"]


def test_people_who_vanish_find_their_game_again(desk: type[Desk], tmp_path: Path) -> None:
    play = game()
    shown = desk(play, ["pass"]).run()
    file = files.default_path("continental-divide", play.setup.id)
    assert str(file) in shown
    assert gs.load(file).record() == play.record()


def test_a_guest_who_did_nothing_leaves_nothing(desk: type[Desk], tmp_path: Path) -> None:
    shown = desk(game()).run()
    assert "--resume" not in shown
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("answer", "kept"), [("", True), ("y", True), ("no", False)])
def test_quit_asks(desk: type[Desk], tmp_path: Path, answer: str, kept: bool) -> None:
    table = desk(game(), ["pass", "quit", answer])
    table.run()
    assert "Save the game to" in table.asked[-1]
    assert (tmp_path / "state").exists() is kept


def test_save_as(desk: type[Desk], tmp_path: Path) -> None:
    play, file = game(), tmp_path / "my game.gs.json"
    table = desk(play, ["pass", f"save {file}", "quit"])
    shown = table.run()
    assert f"Game saved to {file}." in shown
    assert gs.load(file).record() == play.record()
    assert "Keep" not in table.asked[-1]


def test_saving_never_destroys_something_else(desk: type[Desk], tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("dear Bea", encoding="utf-8")
    shown = desk(game(), [f"save {letter}"]).run()
    assert "exists and is not a save of this game" in shown
    assert letter.read_text(encoding="utf-8") == "dear Bea"


def test_ctrl_c_keeps_the_game(desk: type[Desk], tmp_path: Path) -> None:
    play = game()

    def script() -> Any:
        yield "pass"
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        desk(play, script()).run()
    assert gs.load(files.default_path("continental-divide", play.setup.id)).record() == play.record()


def test_a_defect_keeps_the_game(desk: type[Desk], monkeypatch: pytest.MonkeyPatch) -> None:
    play = game()
    table = desk(play, ["pass", "board"])
    monkeypatch.setattr(
        table.session.renderer, "run_command", lambda *_: 1 / 0 if _[0].name == "board" else gs.plain({"type": "pass"})
    )
    with pytest.raises(ZeroDivisionError):
        table.run()
    assert files.default_path("continental-divide", play.setup.id).exists()


def test_an_autosave_that_fails_is_told_and_play_goes_on(desk: type[Desk], tmp_path: Path) -> None:
    play = game()
    shown = desk(play, ["pass", "pass"], file=tmp_path / "gone" / "game.gs.json").run()
    assert ": no such file or folder." in shown
    assert len(play.log) == 3


def test_ids_do_not_lead_out_of_the_folder() -> None:
    assert files.default_path("continental-divide", "../../x").parent.name == "goldenspike"


@pytest.mark.parametrize(
    ("lang", "command", "nothing"), [("en", "explain", "none gave a reason"), ("fr", "exp", "aucun n’a donné")]
)
def test_bots_say_why_they_moved(desk: type[Desk], lang: str, command: str, nothing: str) -> None:
    play = game(ALONE, seed=2)
    shown = desk(play, [command, "1", "1", "1", command], lang=lang).run()
    found = {"en": r"\n {1,3}(Toward|From|To) .*\.", "fr": r"\n {1,3}(Vers|Depuis|Pour) .*\."}[lang]
    assert re.search(found, shown)
    assert nothing not in shown


def test_where_no_bot_moved_nothing_is_explained(desk: type[Desk]) -> None:
    assert "none gave a reason" in desk(game(), ["explain"]).run()


def test_what_was_taken_back_no_bot_remembers(desk: type[Desk], monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []

    class Remembering:
        def __init__(self, seed: int) -> None:
            self.lengths: list[int] = []
            made.append(self)

        def choose(self, observation: gs.Observation) -> Any:
            assert observation.menu is not None
            self.lengths.append(len(observation.log))
            return next(iter(observation.menu))

    monkeypatch.setattr(gs.bots, "factories", {**gs.bots.factories, "recalling": Remembering})
    play = gs.new_game("continental-divide", ["Ada", "recalling 2", "recalling 3"], seed=2)
    desk(play, ["1", "1", "1", "undo", "1", "1"]).run()
    assert len(made) == 4
    assert all(bot.lengths == sorted(set(bot.lengths)) for bot in made)


@pytest.mark.parametrize(("lang", "said"), [("en", "“greedy” plays instead"), ("fr", "joue à sa place")])
def test_who_plays_for_a_bot_that_lacks_something_is_told(
    desk: type[Desk], monkeypatch: pytest.MonkeyPatch, lang: str, said: str
) -> None:
    class Lacking:
        instead = "greedy"

        def __init__(self, seed: int) -> None:
            self.choose = gs.bots.make("greedy", seed=seed).choose

    monkeypatch.setattr(gs.bots, "factories", {**gs.bots.factories, "lacking": Lacking})
    play = gs.new_game("continental-divide", ["Ada", "lacking 2", "greedy 3"], seed=2)
    assert said in desk(play, lang=lang).run()
