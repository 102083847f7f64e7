"""What happens when something fails, with a few sessions: nothing is lost, and the scripts that measure it run."""

import pytest

from benchmarks import faults, proxied
from tests.e2e.app import CHROMIUM, browser, wait_until_run

pytestmark = [
    pytest.mark.e2e, pytest.mark.nightly, pytest.mark.slow,
    pytest.mark.skipif(proxied.HAPROXY is None, reason="no HAProxy: install Debian's package haproxy"),
]  # fmt: skip


@pytest.fixture(scope="module")
def two():
    with proxied.proxied(2) as site:
        yield site


@pytest.fixture(scope="module")
def one():
    with proxied.proxied(1) as site:
        yield site


def measured(figures):
    """The figures by what they say after the colon."""
    return {figure.what.partition(": ")[2]: figure.measured for figure in figures}


def lost(figures):
    return [figure.measured for figure in figures if "lost" in figure.what]


def test_an_answer_that_the_screen_does_not_show_counts_as_lost(one):
    async def count():
        (student,) = await faults.attend(one, 1)
        typed = len(student.answers)
        await student.session.run()
        before = student.lost()
        student.answers["q1-weight"] = "0.123456"
        student.answers["q4-weight"] = "0.654321"
        await student.session.connection.close()
        return typed, before, student.lost()

    typed, before, after = proxied.run(count())
    assert (typed, before) == (faults.TYPED, 0)
    assert after == 2


@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium: install Debian's package chromium")
def test_the_first_answer_after_having_been_cut_off_is_marked(one):
    """The page's last run was one of the whole screen: by itself Streamlit would ask the new session for nothing."""
    with browser() as chromium:
        page = chromium.new_context().new_page()
        page.goto(f"{one.address}/quiz")
        wait_until_run(page)
        page.wait_for_timeout(500)
        one.kill("proxy")
        page.locator('[data-test-connection-state="PINGING_SERVER"]').wait_for()
        one.start_proxy()
        page.locator('[data-test-connection-state="CONNECTED"]').wait_for()
        wait_until_run(page)
        field = page.locator(".stTextInput input").first
        field.fill("0.125")
        field.press("Enter")
        page.get_by_text("Read as 0.125").wait_for()


def test_the_proxy_starts_again_and_nothing_is_lost(two):
    assert lost(proxied.run(faults.proxy(two, 4))) == [0, 0]


def test_each_process_is_started_anew_and_nothing_is_lost(two, monkeypatch):
    monkeypatch.setattr(faults, "PAUSE", 1.0)
    figures = proxied.run(faults.deploy(two, 4))
    assert lost(figures) == [0, 0]
    assert measured(figures)["times that somebody was sent to another process"]


def test_one_is_killed_and_nothing_is_lost(two):
    """The last of these: one process is gone."""
    figures = proxied.run(faults.killed(two, 10))
    assert lost(figures) == [0, 0]
    assert any(what.startswith("5 cut off") for what in measured(figures))
    assert len(faults.PARTS) > faults.TYPED


def test_a_process_outlives_cuts_and_counts_nobody_who_has_gone(one):
    figures = measured(proxied.run(faults.cut(one, 10)))
    assert figures["sessions still counted as there"] == 0
    assert figures["exceptions in the log"] == 0
