"""A class that wakes a cold server: every screen is opened at once, and none shows an exception."""

import asyncio

import pytest
from websockets.exceptions import WebSocketException

from benchmarks.client import FailedRunError, Session
from tests.e2e.app import free_port, served
from ui.frame.sections import SECTIONS

SCREENS = [screen.address for screens in SECTIONS.values() for screen in screens]


async def problem(address, screen):
    session = await Session.open(address, page=screen)
    try:
        await session.run()
    except (FailedRunError, WebSocketException) as found:
        return f"/{screen}: {found}"
    finally:
        await session.close()
    return ""


async def problems(address):
    return [found for found in await asyncio.gather(*(problem(address, screen) for screen in SCREENS)) if found]


@pytest.mark.nightly
@pytest.mark.slow
@pytest.mark.e2e
def test_all_screens_of_a_new_server_can_be_opened_at_once(tmp_path, monkeypatch):
    """Nothing is compiled yet, as after an installation."""
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", str(tmp_path / "compiled"))
    with served(free_port(), log=tmp_path / "log") as address:
        assert asyncio.run(problems(address)) == []
