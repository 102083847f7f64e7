"""Talks to a Streamlit server as a browser does, without the browser: one websocket per session."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from ui.session.streamlit_internals import BackMsg, ForwardMsg, WidgetState

LARGEST_MESSAGE = 100_000_000


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

    @classmethod
    async def open(cls, address: str, page: str = "", query: str = "") -> "Session":
        """Connect to a server such as http://127.0.0.1:8501; nothing runs yet."""
        url = address.replace("http", "ws", 1) + "/_stcore/stream"
        connection = await connect(url, max_size=LARGEST_MESSAGE, compression=None)
        return cls(connection=connection, page=page, query=query)

    async def run(self, changed: Mapping[str, Any] | None = None, *, fragment: str = "") -> float:
        """Run the screen with some widgets changed, by key; return the seconds until it has finished.

        Raises:
            FailedRunError: the screen showed an exception.
        """
        for key, value in (changed or {}).items():
            self._set(key, value)
        request = self.request(fragment=fragment)
        started = time.perf_counter()
        await self.connection.send(request)
        await self._receive()
        return time.perf_counter() - started

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

    async def _receive(self) -> None:
        messages: list[ForwardMsg] = []
        self.bytes_received = 0
        while True:
            received = await self.connection.recv(decode=False)
            self.bytes_received += len(received)
            message = self._resolve(ForwardMsg.FromString(received))
            messages.append(message)
            if message.delta.new_element.WhichOneof("type") == "exception":
                raise FailedRunError(message.delta.new_element.exception.message)
            if message.WhichOneof("type") == "script_finished":
                if message.script_finished == ForwardMsg.FINISHED_EARLY_FOR_RERUN:
                    messages.clear()
                    continue
                break
        self.messages = messages
        self.cached = {message.hash: message for message in messages if message.metadata.cacheable}

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
        name = self.id_of(key)
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
