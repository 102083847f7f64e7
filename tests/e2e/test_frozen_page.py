"""No page freezes for good: what a run refers to is still in the browser when it arrives, however many came between."""

from playwright.sync_api import expect

from tests.e2e.app import wait_until_run
from ui.session.streamlit_internals import ForwardMsg

PRESSES = 6
"""More runs than those for which Streamlit's own setting has a browser keep what it was sent."""


class SlowLine:
    """A websocket that can hold back what the server sends."""

    def __init__(self, browser) -> None:
        self.browser, self.server = browser, browser.connect_to_server()
        self.held: list[bytes | str] | None = None
        self.server.on_message(self._pass)

    def _pass(self, message) -> None:
        if self.held is None:
            self.browser.send(message)
        else:
            self.held.append(message)

    @property
    def ended(self) -> int:
        """How many runs have ended whose messages are held back."""
        return sum(ForwardMsg.FromString(one).WhichOneof("type") == "script_finished" for one in self.held)

    def release(self) -> None:
        """Send all that was held back, and hold nothing any more."""
        held, self.held = self.held, None
        for message in held:
            self.browser.send(message)


def test_back_while_runs_are_on_their_way_is_answered(profile, address):
    page, lines = profile.new_page(), []
    page.route_web_socket("**/_stcore/stream", lambda socket: lines.append(SlowLine(socket)))
    page.goto(f"{address}/scaling?example=dog-tail")
    slider = page.locator("[data-testid=stMain] input[type=range]:visible").last
    slider.press("ArrowRight")
    page.wait_for_url("**divisor-3**")
    wait_until_run(page)
    line = lines[-1]
    line.held = []
    for i in range(PRESSES):
        slider.press("ArrowRight")
        while line.ended <= i:
            page.wait_for_timeout(20)
    page.evaluate("() => history.back()")
    while line.ended <= PRESSES:
        page.wait_for_timeout(20)
    line.release()
    expect(page.locator("[data-testid=stApp]")).to_have_attribute("data-test-script-state", "notRunning")
    expect(slider).to_have_value(f"{3**0.5:.2f}")
