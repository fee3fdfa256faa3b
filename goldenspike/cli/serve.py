"""`goldenspike serve`: start the web application."""

from __future__ import annotations

from inspect import Parameter as Argument
from inspect import Signature
from typing import Annotated, Any

from cyclopts import Group, Parameter

from goldenspike.server.settings import SETTINGS, ServerSetting


def serve(flags: dict[str, Any]) -> int:
    from goldenspike.server.run import serve_with_flags

    serve_with_flags(flags, open_browser=flags.pop("open", False))
    return 0


def signature(parameters: Group) -> Signature:
    """Add a parameter for every setting: common ones with the other parameters, the rest in groups."""
    names = dict.fromkeys(setting.group for setting in SETTINGS)
    groups = {name: Group(f"server-settings-{name}", sort_key=at) for at, name in enumerate(names, 10)}
    groups["everyday"] = parameters
    arguments = [setting_argument(setting, groups[setting.group]) for setting in SETTINGS]
    browser = Annotated[bool | None, Parameter("--open", help="cli-serve-open", group=parameters)]
    return Signature([*arguments, argument("open", browser)], return_annotation=int)


def setting_argument(setting: ServerSetting, group: Group) -> Argument:
    parameter = Parameter(setting.flags, help=setting.about, metavar=setting.value, group=group)
    return argument(setting.name, Annotated[str | None, parameter])


def argument(name: str, annotation: Any) -> Argument:
    return Argument(name, Argument.KEYWORD_ONLY, default=None, annotation=annotation)
