"""The command line: `goldenspike COMMAND`.

app.py declares the commands and their parameters; one module each implements them. help.py and usage_errors.py word
Cyclopts' output in the user's language; extras.py checks the optional dependencies of a command. Exit codes: 0; 1 for a
failed check; 2 for wrong arguments; 70 for an internal error; 130 and 141 as shells expect.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from collections.abc import Sequence

from goldenspike import words
from goldenspike.cli import extras
from goldenspike.errors import GoldenSpikeError
from goldenspike.words import say

WRONG_CALL, DEFECT, INTERRUPTED, CLOSED_PIPE = 2, 70, 130, 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line. Errors are one sentence, never a traceback."""
    _forgive_encodings()
    try:
        arguments = _choose_language([*(sys.argv[1:] if arguments is None else arguments)])
        extras.check(arguments)
        return _call(arguments)
    except GoldenSpikeError as error:
        return _fail(error.message, WRONG_CALL)
    except KeyboardInterrupt:
        return _fail(say("cli-interrupted"), INTERRUPTED)
    except BrokenPipeError:
        # Whatever is left in the buffer has nowhere to go, and Python would try again on its way out.
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CLOSED_PIPE
    except Exception as error:
        if isinstance(error, OSError) and error.errno == errno.ENOSPC:
            return _fail(say("cli-disk-full"), WRONG_CALL)
        if os.environ.get("GOLDENSPIKE_DEBUG"):
            raise
        return _fail(say("cli-defect", what=f"{type(error).__name__}: {error}"), DEFECT)


def _call(arguments: list[str]) -> int:
    # Imported here because the engine alone comes without it.
    from cyclopts import CycloptsError

    from goldenspike.cli import usage_errors
    from goldenspike.cli.app import app

    try:
        code = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
        return int(code or 0)
    except CycloptsError as error:
        return _fail(usage_errors.error_sentence(error), WRONG_CALL)


def _choose_language(arguments: list[str]) -> list[str]:
    """Apply `--lang`, which every command accepts; usage errors use it too."""
    others: list[str] = []
    waiting = iter(arguments)
    for argument in waiting:
        if argument == "--":
            return [*others, argument, *waiting]
        name, equals, value = argument.partition("=")
        if name != "--lang":
            others.append(argument)
            continue
        lang = value if equals else next(waiting, "")
        if lang not in words.LANGUAGES:
            raise GoldenSpikeError("cli-language", found=lang, known=", ".join(words.LANGUAGES))
        words.speak(lang)
    return others


def _forgive_encodings() -> None:
    """Replace characters that the terminal cannot encode, and bytes that cannot be decoded."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]


def _fail(sentence: str, code: int) -> int:
    with contextlib.suppress(OSError, ValueError):
        sys.stderr.write(f"{sentence}\n")
        sys.stderr.flush()
    return code
