"""Talks to a Streamlit server as a browser does, without the browser: one websocket per session."""

import asyncio
import contextlib
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from ui.session.streamlit_internals import BackMsg, ForwardMsg, WidgetState

LARGEST_MESSAGE = 100_000_000

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
    address: str
    page: str
    query: str
    messages: list[ForwardMsg] = field(default_factory=list)
    widgets: dict[str, WidgetState] = field(default_factory=dict)
    cached: dict[str, ForwardMsg] = field(default_factory=dict)
    """Large messages of the last run, by hash; the server refers to these instead of sending them again."""

    bytes_received: int = 0
    """By the last run; of a message that the server only refers to, its reference."""

    @classmethod
    async def open(cls, address: str, page: str = "", query: str = "") -> "Session":
        """Connect to a server such as http://127.0.0.1:8501; nothing runs yet."""
        connection = await connect(
            address.replace("http", "ws", 1) + "/_stcore/stream",
            max_size=LARGEST_MESSAGE,
            compression=None,
            ping_interval=None,
            open_timeout=60,
        )
        return cls(connection=connection, address=address, page=page, query=query)

    async def run(self, changed: Mapping[str, Any] | None = None, *, fragment: str = "") -> float:
        """Run the screen with some widgets changed, by key; return the seconds until it has finished.

        Raises:
            FailedRunError: the screen showed an exception.
        """
        for key, value in (changed or {}).items():
            self.set_by_id(self.id_of(key), value)
        started = time.perf_counter()
        await self.connection.send(self.request(fragment=fragment))
        received = [await self.connection.recv(decode=False)]
        while not is_end(received[-1]):
            received.append(await self.connection.recv(decode=False))
        seconds = time.perf_counter() - started
        self._read(received)
        return seconds

    def _read(self, received: Sequence[bytes]) -> None:
        """Take over what a run has sent."""
        messages: list[ForwardMsg] = []
        self.bytes_received = sum(map(len, received))
        for one in received:
            message = self._resolve(ForwardMsg.FromString(one))
            messages.append(message)
            if message.delta.new_element.WhichOneof("type") == "exception":
                raise FailedRunError(message.delta.new_element.exception.message)
            if message.WhichOneof("type") == "script_finished" and message.script_finished == _AGAIN:
                messages.clear()
        self.messages = messages
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
        state.context_info.url = f"{self.address}/{self.page}"
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


def is_end(message: bytes) -> bool:
    """Whether a run is over; hardly any other message is parsed, so that the server is measured and not the client."""
    return message.endswith(_ENDS) and ForwardMsg.FromString(message).WhichOneof("type") == "script_finished"
