"""Answers 404 where a file of a page is missing, in place of the page, which Streamlit gives for any path.

After an upgrade, browsers that still show the old page ask for its files, and would take the new page for a program.
"""

from deploy.connections import Application, Event, Receive, Send

FOLDERS = ("/static/", "/app/static/")


def told(application: Application) -> Application:
    """The same application, whose folders of files hold no page."""

    async def telling(scope: Event, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith(FOLDERS):
            await application(scope, receive, send)
            return
        is_page = False

        async def sent(event: Event) -> None:
            nonlocal is_page
            if event["type"] == "http.response.start":
                is_page = _is_page(event)
                event = _NOT_FOUND if is_page else event
            elif is_page:
                event = {**event, "body": b""}
            await send(event)

        await application(scope, receive, sent)

    return telling


_NOT_FOUND = {"type": "http.response.start", "status": 404, "headers": [(b"cache-control", b"no-store")]}


def _is_page(event: Event) -> bool:
    kinds = [value for name, value in event.get("headers", ()) if name.lower() == b"content-type"]
    return bool(event["status"] == 200 and kinds and kinds[0].startswith(b"text/html"))
