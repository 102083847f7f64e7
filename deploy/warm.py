"""Open screens as a browser does, before anybody can: what they import and read is then there for the first visitor.

Nothing listens yet. The app is an ASGI application, so that a websocket to it needs no network: two queues will do.
"""

import asyncio
from collections.abc import AsyncIterator, Iterable, MutableMapping
from contextlib import asynccontextmanager
from typing import Any

import streamlit as st

from deploy import log
from ui.session.streamlit_internals import BackMsg, ForwardMsg

Events = asyncio.Queue[MutableMapping[str, Any]]


class BrokenScreensError(RuntimeError):
    """Some screens do not open, so nobody is to be sent here; names them."""


async def open_screens(app: st.App, addresses: Iterable[str]) -> None:
    """Run screens one after the other, in one session, and report each that shows an exception.

    Raises:
        ConnectionError: the app does not talk to us.
        BrokenScreensError: at least one has not opened.
    """
    broken = []
    async with _websocket(app) as (to_app, from_app):
        for address in addresses:
            message = BackMsg()
            message.rerun_script.page_name = address
            to_app.put_nowait({"type": "websocket.receive", "bytes": message.SerializeToString()})
            if not await _can_open(from_app):
                log.note("does not open", screen=f"/{address}")
                broken.append(f"/{address}")
    if broken:
        raise BrokenScreensError(", ".join(broken))


@asynccontextmanager
async def _websocket(app: st.App) -> AsyncIterator[tuple[Events, Events]]:
    to_app, from_app = Events(), Events()
    host = (st.get_option("server.allowedHosts") or ["localhost"])[0]
    scope = {
        "type": "websocket",
        "path": "/_stcore/stream",
        "query_string": b"",
        "headers": [(b"host", host.encode())],
        "subprotocols": [],
    }
    talk = asyncio.create_task(app(scope, to_app.get, from_app.put))
    to_app.put_nowait({"type": "websocket.connect"})
    yield to_app, from_app
    to_app.put_nowait({"type": "websocket.disconnect", "code": 1000})
    await talk


async def _can_open(from_app: Events) -> bool:
    """Wait until a screen has run; False if it shows an exception, of which the log has a line of its own."""
    opens = True
    while (event := await from_app.get())["type"] != "websocket.close":
        message = ForwardMsg.FromString(event.get("bytes", b""))
        if message.delta.new_element.WhichOneof("type") == "exception":
            opens = False
        if message.WhichOneof("type") == "script_finished" and message.script_finished in _ENDS:
            return opens
    raise ConnectionError("the app hung up before its screens were open")


_ENDS = (ForwardMsg.FINISHED_SUCCESSFULLY, ForwardMsg.FINISHED_WITH_COMPILE_ERROR)
"""How a run ends; a third way is followed by another run."""
