"""With reduced motion nothing is animated; without it, moves are."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from support.e2e.people import Come
from support.e2e.prepared import Prepare
from support.e2e.table import sit, until

WATCH = """
window.moved = [];
const noticeable = (timing) => timing.duration > 20;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
    const flight = animate.apply(this, given);
    if (noticeable(flight.effect.getComputedTiming())) window.moved.push(`flight of ${this.className}`);
    return flight;
};
for (const kind of ['animationstart', 'transitionrun']) {
    addEventListener(kind, ({ target }) => {
        for (const each of target.getAnimations()) {
            const seen = noticeable(each.effect.getComputedTiming());
            if (seen) window.moved.push(`${kind} of ${target.getAttribute('class')}`);
        }
    }, true);
}
"""


@pytest.mark.parametrize("calm", [True, False], ids=["calm", "lively"])
def test_a_turn(come: Come, prepare: Prepare, calm: bool) -> None:
    """Track is built and paid for, a line of the log shown on the board, the board moved."""
    game = prepare(4, ("track", 4))
    person = come(name=game.name(game.asked), size=(1280, 720), calm=calm)
    person.context.add_init_script(WATCH)
    table = sit(lambda **_: person, game)
    table.build_listed()
    table.tab("log")
    table.press(table.button("web-map-zoom-in", table.board))
    table.press(table.log.last.get_by_role("button", name=table.say("web-log-show"), exact=True).first)
    expect(table.board.locator("i.mark").first).to_be_in_viewport()
    table.press(table.button("web-map-fit", table.board))
    if calm:
        table.page.wait_for_timeout(500)
        assert not table.page.evaluate("moved")
    else:
        until(lambda: table.page.evaluate("moved.length"))
