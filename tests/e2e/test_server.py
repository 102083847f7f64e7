"""What the server runs on."""

import sys

import pytest

from tests.e2e.app import CHROMIUM, free_port, served

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium: install Debian's package chromium"),
]

SCRIPT = """
import asyncio
import gc
import streamlit as st

loops = [thing for thing in gc.get_objects() if isinstance(thing, asyncio.AbstractEventLoop) and thing.is_running()]
st.title(" ".join(type(loop).__module__ for loop in loops))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="uvloop does not run on Windows")
def test_streamlit_runs_on_uvloop_which_sends_small_messages_at_once(chromium, tmp_path):
    script = tmp_path / "loops.py"
    script.write_text(SCRIPT)
    with served(free_port(), script) as address:
        page = chromium.new_page()
        page.goto(address)
        assert page.locator("h1").text_content() == "uvloop"
        page.close()
