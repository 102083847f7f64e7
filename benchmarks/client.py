"""Talks to a Streamlit server as a browser does, without the browser: one websocket per session."""

import asyncio
import contextlib
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect

from ui.session.streamlit_internals import BackMsg, ForwardMsg, WidgetState

LARGEST_MESSAGE = 100_000_000

PROTOCOL, TOKEN = "streamlit", "none"
"""What a browser says of itself when it opens a websocket, before the id of the session to which it comes back."""

_ENDS = tuple(
    ForwardMsg(script_finished=how).SerializeToString()
    for how in (
        ForwardMsg.FINISHED_SUCCESSFULLY,
        ForwardMsg.FINISHED_FRAGMENT_RUN_SUCCESSFULLY,
        ForwardMsg.FINISHED_WITH_COMPILE_ERROR,
    )
)
"""How the last message of a run ends."""

_AGAIN = ForwardMsg.FINISHED_EARLY_FOR_RERUN
"""The run begins anew, and what it has sent so far does not count."""


class FailedRunError(RuntimeError):
    """The screen showed an exception."""


@dataclass(kw_only=True, eq=False)
class Session:
    """One student's session: the messages of its last run, in order, and the current state of its widgets."""

    connection: ClientConnection
    page: str
    query: str
    messages: list[ForwardMsg] = field(default_factory=list)
    widgets: dict[str, WidgetState] = field(default_factory=dict)
    cached: dict[str, ForwardMsg] = field(default_factory=dict)
    """Large messages of the last run, by hash; the server refers to these instead of sending them again."""

    bytes_received: int = 0
    """By the last run; of a message that the server only refers to, its reference."""

    unread: list[bytes] = field(default_factory=list)
    """What has come since `send`."""

    address: str = ""
    cookies: dict[str, str] = field(default_factory=dict)
    """Those of its browser, by name."""

    @classmethod
    async def open(cls, address: str, page: str = "", query: str = "") -> "Session":
        """Connect to a server such as http://127.0.0.1:8501; nothing runs yet."""
        return cls(connection=await _connect(address), page=page, query=query, address=address)

    @classmethod
    async def visit(cls, address: str, page: str = "", query: str = "") -> "Session":
        """Fetch the page and connect with the cookies that came with it, as behind a proxy that knows whom by those."""
        cookies = await fetch(address, f"/{page}")
        connection = await _connect(address, cookies)
        return cls(connection=connection, page=page, query=query, address=address, cookies=cookies)

    async def come_back(self) -> None:
        """Connect again as a browser whose websocket was cut: it asks whether there is a server, then for its session.

        What its widgets hold and its link are kept, and what the server sent before is not.

        Raises:
            OSError: nobody is there.
            WebSocketException: whoever is there is no server of the app.
        """
        name = self.id
        self.cookies |= await fetch(self.address, "/_stcore/health", self.cookies)
        self.connection = await _connect(self.address, self.cookies, name)

    @property
    def id(self) -> str:
        """The session's id, as its last full run has given it."""
        return next(
            (message.new_session.initialize.session_id for message in self.messages if message.HasField("new_session")),
            "",
        )

    async def run(self, changed: Mapping[str, Any] | None = None, *, fragment: str = "") -> float:
        """Run the screen with some widgets changed, by key; return the seconds until it has finished.

        Raises:
            FailedRunError: the screen showed an exception.
        """
        for key, value in (changed or {}).items():
            self._set(key, value)
        seconds = await self.send(self.request(fragment=fragment))
        self.read()
        return seconds

    async def send(self, request: bytes) -> float:
        """Send a request and return the seconds until its run has finished; `read` looks at what has come."""
        started = time.perf_counter()
        await self.connection.send(request)
        self.unread = []
        while not is_end(received := await self.connection.recv(decode=False)):
            self.unread.append(received)
        self.unread.append(received)
        return time.perf_counter() - started

    def read(self) -> None:
        """Take over what the last run has sent.

        Raises:
            FailedRunError: the screen showed an exception.
        """
        messages: list[ForwardMsg] = []
        self.bytes_received = sum(map(len, self.unread))
        for received in self.unread:
            message = self._resolve(ForwardMsg.FromString(received))
            messages.append(message)
            if message.delta.new_element.WhichOneof("type") == "exception":
                raise FailedRunError(message.delta.new_element.exception.message)
            if message.WhichOneof("type") == "script_finished" and message.script_finished == _AGAIN:
                messages.clear()
        self.messages, self.unread = messages, []
        self.cached = {message.hash: message for message in messages if message.metadata.cacheable}

    async def press(self, label: str) -> float:
        """Press the first button with a label; return the seconds until its run has finished."""
        buttons = [element.button for element in self.elements() if element.WhichOneof("type") == "button"]
        name = next(button.id for button in buttons if button.label == label)
        self.widgets[name] = WidgetState(id=name, trigger_value=True)
        try:
            return await self.run()
        finally:
            del self.widgets[name]

    def open_expander(self, key: str) -> None:
        """Open an expander, named by its key; its content is there after the next run."""
        blocks = (
            message.delta.add_block for message in self.messages if message.delta.WhichOneof("type") == "add_block"
        )
        name = next(block.expandable.id for block in blocks if block.expandable.id.endswith(f"-{key}"))
        self.widgets[name] = WidgetState(id=name, bool_value=True)

    def request(self, *, fragment: str = "") -> bytes:
        """What a browser sends to run the screen with the current state of the widgets."""
        message = BackMsg()
        state = message.rerun_script
        state.query_string, state.page_name, state.fragment_id = self.query, self.page, fragment
        state.widget_states.widgets.extend(self.widgets.values())
        state.cached_message_hashes.extend(self.cached)
        return bytes(message.SerializeToString())

    def _resolve(self, message: ForwardMsg) -> ForwardMsg:
        """The cached message that a reference stands for, in the reference's place; any other message unchanged."""
        if message.WhichOneof("type") != "ref_hash":
            return message
        resolved = ForwardMsg()
        resolved.CopyFrom(self.cached[message.ref_hash])
        resolved.metadata.CopyFrom(message.metadata)
        resolved.metadata.cacheable = True
        return resolved

    def _set(self, key: str, value: Any) -> None:
        """Set a widget of the last run, named by its key."""
        self.set_by_id(self.id_of(key), value)

    def set_by_id(self, name: str, value: Any) -> None:
        """Set a widget by its id, whether or not the last run has sent it."""
        state = WidgetState(id=name)
        if isinstance(value, bool):
            state.bool_value = value
        elif isinstance(value, str):
            state.string_value = value
        elif isinstance(value, float):
            state.double_array_value.data.append(value)
        elif isinstance(value, Sequence):
            state.string_array_value.data.extend(value)
        else:
            raise TypeError(f"no widget takes {value!r}")
        self.widgets[name] = state

    def id_of(self, key: str) -> str:
        """The id that the last run gave to the widget with a key."""
        for element in self.elements():
            kind = element.WhichOneof("type")
            name = str(getattr(getattr(element, kind), "id", "")) if kind else ""
            if name.endswith(f"-{key}"):
                return name
        raise KeyError(key)

    def fragment_of(self, key: str) -> str:
        """The fragment that the widget with a key is in, which is all that a browser has run when that changes."""
        name = self.id_of(key)
        return next(
            message.delta.fragment_id
            for message in self.messages
            if (kind := message.delta.new_element.WhichOneof("type"))
            and getattr(getattr(message.delta.new_element, kind), "id", "") == name
        )

    def elements(self) -> list[Any]:
        """The elements that the last run sent, in order."""
        return [
            message.delta.new_element
            for message in self.messages
            if message.WhichOneof("type") == "delta" and message.delta.WhichOneof("type") == "new_element"
        ]

    async def close(self) -> None:
        """Hang up, as a closed tab does."""
        await self.connection.close()


async def first_session(address: str, page: str = "", query: str = "") -> Session:
    """A session of a server that has just been started, as soon as it accepts one."""
    async with asyncio.timeout(60):
        while True:
            with contextlib.suppress(OSError):
                return await Session.open(address, page, query)
            await asyncio.sleep(0.05)


async def _connect(address: str, cookies: Mapping[str, str] | None = None, session: str = "") -> ClientConnection:
    return await connect(
        address.replace("http", "ws", 1) + "/_stcore/stream",
        max_size=LARGEST_MESSAGE,
        compression=None,
        ping_interval=None,
        origin=address if cookies else None,
        subprotocols=[PROTOCOL, TOKEN, session] if session else [PROTOCOL, TOKEN] if cookies else None,
        additional_headers={"Cookie": _joined(cookies)} if cookies else None,
        open_timeout=60,
    )


async def fetch(address: str, path: str, cookies: Mapping[str, str] | None = None) -> dict[str, str]:
    """Ask for a path of a server and return the cookies that it sets.

    Raises:
        OSError: nobody is there, or the answer is not 200.
    """
    host = urlsplit(address)
    reader, writer = await asyncio.open_connection(host.hostname, host.port)
    try:
        lines = [f"GET {path} HTTP/1.1", f"Host: {host.netloc}", "Connection: close"]
        lines += [f"Cookie: {_joined(cookies)}"] if cookies else []
        writer.write("\r\n".join([*lines, "", ""]).encode())
        head, _, _ = (await reader.read()).partition(b"\r\n\r\n")
    finally:
        writer.close()
    status, *headers = head.decode("latin-1").split("\r\n")
    if " 200 " not in f"{status} ":
        raise ConnectionError(f"{path}: {status or 'no answer'}")
    return dict(_cookies(headers))


def _cookies(headers: Iterable[str]) -> Iterable[tuple[str, str]]:
    for header in headers:
        name, _, value = header.partition(": ")
        if name.lower() == "set-cookie":
            key, _, text = value.partition(";")[0].partition("=")
            yield key, text


def _joined(cookies: Mapping[str, str]) -> str:
    return "; ".join(f"{name}={value}" for name, value in cookies.items())


def is_end(message: bytes) -> bool:
    """Whether a run is over; hardly any other message is parsed, so that the server is measured and not the client."""
    return message.endswith(_ENDS) and ForwardMsg.FromString(message).WhichOneof("type") == "script_finished"
