"""Counts the websockets of a process: those that are open, and how others have ended. It looks at no message."""

from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

Event = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]
Application = Callable[[Event, Receive, Send], Awaitable[None]]


class Connections:
    """The websockets of an application.

    ``now`` is how many are open, each a browser's tab; ``ended`` how many have ended, by code: 1000 and 1001 if the
    page was left, 1005 if the connection broke off, 1006 without a sign of life, 1012 if the process was told to stop.
    """

    def __init__(self) -> None:
        self.now = 0
        self.ended = Counter[str]()

    def counted(self, application: Application) -> Application:
        """The same application, of whose websockets the beginning and the end are noted."""

        async def counting(scope: Event, receive: Receive, send: Send) -> None:
            if scope["type"] != "websocket":
                await application(scope, receive, send)
                return

            async def received() -> Event:
                event = await receive()
                if event["type"] == "websocket.disconnect":
                    self.ended[str(event.get("code"))] += 1
                return event

            self.now += 1
            try:
                await application(scope, received, send)
            finally:
                self.now -= 1

        return counting
