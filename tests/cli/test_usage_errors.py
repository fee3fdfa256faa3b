"""Every verb called wrongly: one sentence on standard error, in the user's language, and the right exit code."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from goldenspike import __version__
from support.cli import Call

WRONG = [
    ("plai",),
    ("pack", "frob"),
    ("play",),
    ("play", "silverton", "--players", "1"),
    ("play", "silverton", "--option", "level=expert"),
    ("simulate", "silverton", "--option", "rules=hiring"),
    ("play", "nothing"),
    ("play", "continental-divide", "more"),
    ("play", "continental-divide", "--player", "3"),
    ("play", "continental-divide", "--frob"),
    ("play", "continental-divide", "--players", "2"),
    ("play", "continental-divide", "--players", "x"),
    ("play", "continental-divide", "--players", "9" * 30),
    ("play", "continental-divide", "--players", "9" * 5000),
    ("play", "continental-divide", "--players", "3", "--bots", "greedy,greedy,greedy,greedy"),
    ("play", "continental-divide", "--bots", "nobody,nobody"),
    ("play", "continental-divide", "--names", "Ada,Ada,Bea"),
    ("play", "continental-divide", "--players", "3", "--names", "Ada,Bea"),
    ("play", "continental-divide", "--names", "Ada,Bea," + "C" * 41),
    ("play", "continental-divide", "--seed", "-1"),
    ("play", "continental-divide", "--seed", "1", "--seed", "2"),
    ("play", "continental-divide", "--option", "length=short"),
    ("play", "continental-divide", "--option", "length"),
    ("play", "continental-divide", "--pack", "silverton-reconstructed"),
    ("play", "continental-divide", "--pack", "nothing"),
    ("play", "continental-divide", "--save"),
    ("play", "continental-divide", "--save", "."),
    ("play", "continental-divide", "--save", "/dev/null/x"),
    ("play", "continental-divide", "--resume", "nowhere"),
    ("play", "--resume", "."),
    ("simulate",),
    ("simulate", "continental-divide", "--games", "0"),
    ("simulate", "continental-divide", "--games", "9" * 30),
    ("simulate", "continental-divide", "--workers", "1000000"),
    ("simulate", "continental-divide", "--bots", "nobody"),
    ("simulate", "continental-divide", "--bots", ","),
    ("simulate", "continental-divide", "--players", "3", "--bots", "random,random,random,random"),
    ("simulate", "continental-divide", "--json=maybe"),
    ("simulate", "continental-divide", "--records", "/dev/null/x", "--games", "1"),
    ("replay",),
    ("replay", "nowhere"),
    ("replay", "."),
    ("replay", "nowhere\0"),
    ("verify",),
    ("verify", "nowhere"),
    ("pack", "check"),
    ("pack", "check", "nowhere"),
    ("pack", "show"),
    ("pack", "show", "nowhere"),
    ("pack", "show", "continental-divide-reconstructed", "--svg", "/dev/null/x"),
    ("pack", "new", "mine"),
    ("pack", "new", "Mine!", "--from", "continental-divide-reconstructed"),
    ("think",),
    ("think", "--database", "sqlite:///x"),
    ("think", "--database", "postgresql://x", "--workers", "0"),
    ("think", "--database", "postgresql://x", "--bot-modules", "nothing.at.all"),
    ("rules",),
    ("rules", "nothing"),
    ("rules", "continental-divide", "CD-99"),
    ("rules", "continental-divide", "CD-5.99"),
    ("rules", "continental-divide", "--search", "zeppelin"),
]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("arguments", WRONG, ids=lambda arguments: " ".join(arguments)[:60])
def test_a_wrong_call_is_told_in_one_sentence(
    call: Call, arguments: Any, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    said = call(*arguments, "--lang", lang)
    assert said.code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert len(said.err) > 10
    assert "Traceback" not in said.err


def test_the_two_languages_differ(call: Call) -> None:
    english, french = (call("plai", "--lang", lang).err for lang in ("en", "fr"))
    verbs = "serve, think, backup, restore, reports, play, simulate, arena, calibrate, replay, verify, pack, rules"
    assert english == f"Unknown command “plai”. Commands: {verbs}.\n"
    assert french.startswith("Commande inconnue «\u00a0plai\u00a0».")


def test_a_misspelt_option_is_guessed(call: Call) -> None:
    assert "--players?" in call("play", "continental-divide", "--player", "3").err


@pytest.mark.parametrize("arguments", [("--lang", "de"), ("--lang=",), ("rules", "--lang")])
def test_an_unknown_language_is_refused(call: Call, arguments: Any) -> None:
    said = call(*arguments)
    assert said.code == 2
    assert "--lang accepts: en, fr" in said.err


def test_the_locale_decides_where_lang_does_not(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Commande" in call("plai").err
    assert "command " in call("plai", "--lang", "en").err


def test_version(call: Call) -> None:
    assert call("--version") == (0, f"goldenspike {__version__}\n", "")


VERBS = [
    (),
    ("play",),
    ("simulate",),
    ("replay",),
    ("verify",),
    ("think",),
    ("think", "--database", "sqlite:///x"),
    ("think", "--database", "postgresql://x", "--workers", "0"),
    ("think", "--database", "postgresql://x", "--bot-modules", "nothing.at.all"),
    ("rules",),
    ("pack",),
    ("pack", "check"),
    ("pack", "show"),
    ("pack", "new"),
]


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: " ".join(verb) or "no verb")
def test_help_is_whole_in_both_languages(call: Call, verb: Any) -> None:
    english, french = call(*verb, "--help", "--lang", "en"), call(*verb, "--help", "--lang", "fr")
    assert english.code == french.code == 0
    assert english.out.startswith("Usage: goldenspike")
    assert french.out.startswith("Utilisation\u00a0: goldenspike")
    assert len(english.out.splitlines()) > 4
    for leaked in ("Usage", "Commands", "Parameters", "Arguments", "Display", "cli-", "FILE", "GAME", "required"):
        assert leaked not in french.out
    assert set(_options(english.out)) == set(_options(french.out))


def _options(page: str) -> list[str]:
    return [word.strip(",") for word in page.split() if word.startswith("--")]


def test_no_verb_shows_the_help(call: Call) -> None:
    assert call().out == call("--help").out


def test_a_process_of_its_own_says_the_same(shell: Call) -> None:
    assert shell("verify", "nowhere", "--lang", "fr") == (
        2,
        "",
        "Impossible de lire nowhere\u00a0: ce fichier ou ce dossier n’existe pas.\n",
    )


def test_a_terminal_without_these_letters_is_forgiven(shell: Call) -> None:
    said = shell("rules", "continental-divide", "CD-5", "--lang", "fr", PYTHONIOENCODING="ascii")
    assert (said.code, said.err) == (0, "")


def test_a_closed_pipe_is_no_accident() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-m", "goldenspike", "rules", "continental-divide"],
        stdout=writing,
        stderr=subprocess.PIPE,
        timeout=60,
        check=False,
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, b"")


def test_a_full_disk_is_no_defect_of_ours() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "goldenspike", "rules", "silverton", "SV-1.4", "--lang", "en"],
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=60,
            check=False,
        )
    assert (done.returncode, done.stderr) == (2, b"The disk is full: the output is incomplete.\n")


def test_ctrl_c_ends_a_simulation_politely(tmp_path: Path) -> None:
    simulate = ["simulate", "continental-divide", "--games", "1000000", "--records", str(tmp_path), "--lang", "en"]
    command = [sys.executable, "-m", "goldenspike", *simulate]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        while running.poll() is None and not any(tmp_path.iterdir()):
            time.sleep(0.05)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
    finally:
        running.kill()
        running.wait()
    assert (running.returncode, out, err) == (130, b"", b"Interrupted.\n")


def test_a_defect_is_owned_up_to(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*arguments: object) -> int:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr("goldenspike.cli.rules.rules", broken)
    said = call("rules", "continental-divide")
    assert said.code == 70
    assert "ZeroDivisionError: oops" in said.err
    assert "Traceback" not in said.err
