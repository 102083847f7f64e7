"""What stands around the app: it counts the websockets, looking at no message, and refuses files that are missing."""

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

    def count(self, application: Application) -> Application:
        """The same application, of whose websockets the beginning and the end are noted."""

        async def count_websockets(scope: Event, receive: Receive, send: Send) -> None:
            if scope["type"] != "websocket":
                await application(scope, receive, send)
                return

            async def receive_event() -> Event:
                event = await receive()
                if event["type"] == "websocket.disconnect":
                    self.ended[str(event.get("code"))] += 1
                return event

            self.now += 1
            try:
                await application(scope, receive_event, send)
            finally:
                self.now -= 1

        return count_websockets


FOLDERS = ("/static/", "/app/static/")


def without_missing_files(application: Application) -> Application:
    """The same application, which answers 404 where a file of a page is missing; Streamlit gives the page for any path.

    After an upgrade, browsers that still show the old page ask for its files and would take the new page for a program.
    """

    async def answer_missing(scope: Event, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith(FOLDERS):
            await application(scope, receive, send)
            return
        is_page = False

        async def send_event(event: Event) -> None:
            nonlocal is_page
            if event["type"] == "http.response.start":
                is_page = _is_page(event)
                event = _NOT_FOUND if is_page else event
            elif is_page:
                event = {**event, "body": b""}
            await send(event)

        await application(scope, receive, send_event)

    return answer_missing


_NOT_FOUND = {"type": "http.response.start", "status": 404, "headers": [(b"cache-control", b"no-store")]}


def _is_page(event: Event) -> bool:
    kinds = [value for name, value in event.get("headers", ()) if name.lower() == b"content-type"]
    return bool(event["status"] == 200 and kinds and kinds[0].startswith(b"text/html"))
