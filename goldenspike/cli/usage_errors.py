"""Word Cyclopts' usage errors in the user's language."""

from __future__ import annotations

from difflib import get_close_matches

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from goldenspike.cli.help import localize_placeholders
from goldenspike.words import say


def error_sentence(error: CycloptsError) -> str:
    """Describe a usage error in one sentence."""
    match error:
        case UnknownCommandError():
            verbs = [name for name in error.app or () if not name.startswith("-")]
            return say("cli-unknown-verb", verb=_first(error.unused_tokens), known=", ".join(verbs))
        case UnknownOptionError():
            option = (error.token.keyword or error.token.value).partition("=")[0]
            known = [name for argument in error.argument_collection for name in argument.names]
            near = get_close_matches(option, known, n=1)
            return say("cli-unknown-option-near" if near else "cli-unknown-option", option=option, near=_first(near))
        case MissingArgumentError(keyword=str(option)):
            return say("cli-no-value", name=option)
        case MissingArgumentError():
            return say("cli-missing", name=_name(error))
        case CoercionError(target_type=type() as wanted) if wanted is bool:
            return say("cli-takes-no-value", name=_name(error))
        case CoercionError():
            value = error.token.value if error.token else ""
            return say("cli-not-a-number", name=_name(error), value=value)
        case RepeatArgumentError():
            return say("cli-twice", name=error.token.keyword or "")
        case UnusedCliTokensError():
            return say("cli-too-much", found=_first(error.unused_tokens))
        case _:
            return say("cli-wrong-call")


def _name(error: MissingArgumentError | CoercionError) -> str:
    """The argument's name on the help page: an option by its flag, a positional argument by its placeholder."""
    argument = error.argument
    if argument is None:
        return ""
    name = argument.name
    return name if name.startswith("--") else localize_placeholders(argument.parameter.metavar or name)


def _first(found: list[str] | None) -> str:
    return found[0] if found else ""
