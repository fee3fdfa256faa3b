"""A person without a mouse."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

FAR = 120


class Keys:
    """Somebody who only has a keyboard."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.press = page.keyboard.press

    def reach(self, wanted: Locator, by: str = "Tab") -> None:
        """Check that the focus can be seen."""
        expect(wanted).to_be_visible()
        for _ in range(FAR):
            if wanted.evaluate("element => element === document.activeElement"):
                assert wanted.evaluate("element => element.matches(':focus-visible')")
                return
            self.press(by)
        raise AssertionError(f"{by} does not lead to {wanted}")

    def enter(self, wanted: Locator) -> None:
        self.reach(wanted)
        self.press("Enter")

    def choose(self, group: Locator, name: str | re.Pattern[str]) -> None:
        """One of several radio buttons: Tab leads into the group, arrows go on from there."""
        radios = group.get_by_role("radio")
        wanted = radios.and_(self.page.get_by_role("radio", name=name)).first
        checked = radios.and_(self.page.locator(":checked"))
        self.reach(checked if checked.count() else radios.first)
        if not checked.count():
            self.press("Space")
        expect(checked).to_have_count(1)
        for _ in range(radios.count()):
            if wanted.is_checked():
                return
            self.press("ArrowRight")
        raise AssertionError(f"arrows do not lead to {name}")
