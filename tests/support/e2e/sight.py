"""What a person has in sight of a decision, without scrolling."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as Late

FOLLOWED_SECONDS = 5
LEAST = 3
"""So many of what can be chosen are in sight from the beginning, if there are so many."""

LOOK = """
(choices) => {
    const seen = (element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && element.contains(hit);
    };
    const within = (selector) => [...choices.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    const name = (element) => (element.ariaLabel || element.innerText).trim().replace(/\\s+/g, ' ').slice(0, 60);
    const ends = within('[data-decides] button');
    const options = within('fieldset label, table label, th button, li > label, li > .button');
    return {
        ends: ends.map(name),
        hidden: ends.filter((each) => !seen(each)).map(name),
        options: options.length,
        seen: options.filter(seen).length,
        lost: within('label:has(input:checked), tr.chosen').slice(-1).filter((each) => !seen(each)).map(name),
        doubled: [...document.querySelectorAll('main .button.primary')].map(name),
    };
}
"""


def look(choices: Locator) -> dict[str, Any]:
    return dict(choices.evaluate(LOOK))


def faults(choices: Locator, chosen: bool) -> list[str]:
    """What cannot be seen and pressed of what decides; and of what is chosen, or else of what there is to choose."""
    seen = look(choices)
    found = [f"{name!r} is not in sight" for name in seen["hidden"]]
    found += [f"{name!r} can be confirmed twice" for name in seen["doubled"]]
    if chosen:
        found += [f"{name!r} is chosen, but not in sight" for name in seen["lost"]]
    elif seen["seen"] < min(LEAST, seen["options"]):
        found.append(f"{seen['seen']} of {seen['options']} choices are in sight")
    if not seen["ends"] and not seen["options"]:
        found.append("nothing can be decided")
    return found


def lasting_faults(choices: Locator, chosen: bool) -> list[str]:
    """Those that are still there when the page has had time to follow the choice."""
    end = time.monotonic() + FOLLOWED_SECONDS
    while (found := faults(choices, chosen)) and time.monotonic() < end:
        time.sleep(0.1)
    return found


def unreachable(choices: Locator) -> list[str]:
    """What of a question cannot be scrolled to and pressed."""
    found = []
    for control in choices.locator("button, input, select, summary, a[href]").all():
        if control.is_visible() and control.is_enabled():
            try:
                control.scroll_into_view_if_needed()
                control.click(trial=True, timeout=2_000)
            except Late:
                found.append(str(control.evaluate("each => each.ariaLabel || each.innerText || each.outerHTML"))[:80])
    return found
