"""A full disk: nobody can write a byte anywhere, by a limit of 0 bytes on the files that the process may write."""

import asyncio
import urllib.error
import urllib.request
import uuid
from collections.abc import Sequence
from dataclasses import dataclass
from http.cookiejar import CookieJar

from benchmarks.broken.odd_server import Visit, alerts, serve, texts, visit
from benchmarks.client import FailedRunError, Session
from core.reading.matrix_edits import pack

EXPORTED = "take bank-interest-learned"

BY_LIMIT = ("prlimit", "--fsize=0", "--")


@dataclass(kw_only=True)
class DiskFullResult:
    """What happened: the screens, then what was said of a training, of a chart as a file, and of an upload."""

    visit: Visit
    training: str
    chart: str
    upload: int
    """The status that an upload got."""


async def _pressed(address: str, screen: str, label: str) -> str:
    session = await Session.open(address, page=screen)
    await session.run()
    try:
        await session.press(label)
    except FailedRunError as problem:
        return f"exception: {problem}"
    finally:
        await session.close()
    return "; ".join(alerts(session) or texts(session)[-3:])


async def _chart(address: str) -> str:
    """What becomes of a chart that is drawn as a file."""
    session = await Session.open(address, page="learned", query=f"X={pack({(0, 0): '0.5'})}")
    await session.run()
    session.open_expander(EXPORTED)
    await session.run()
    await session.press("PNG")
    labels = [one.download_button.label for one in session.elements() if one.WhichOneof("type") == "download_button"]
    await session.close()
    return ", ".join([*labels, *texts(session)[-2:]])


async def _uploaded(address: str) -> int:
    """The status that a small file gets from an upload, as a browser sends it: 204 if it is taken."""
    session = await Session.open(address, page="check-homework")
    await session.run()
    started = next(one.new_session for one in session.messages if one.WhichOneof("type") == "new_session")
    status = await asyncio.to_thread(_put, address, started.initialize.session_id)
    await session.close()
    return status


def _put(address: str, session_id: str) -> int:
    cookies = CookieJar()
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(cookies))
    opener.open(f"{address}/_stcore/health", timeout=30).close()
    token = next(one.value or "" for one in cookies if "xsrf" in one.name)
    head = '--mark\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n'
    request = urllib.request.Request(  # noqa: S310
        f"{address}/_stcore/upload_file/{session_id}/{uuid.uuid4()}",
        method="PUT",
        data=head.encode() + b"1" * 1000 + b"\r\n--mark--\r\n",
        headers={"Content-Type": "multipart/form-data; boundary=mark", "X-Xsrftoken": token},
    )
    try:
        with opener.open(request, timeout=30) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as problem:
        return problem.code


async def _all(address: str, screens: Sequence[str]) -> DiskFullResult:
    return DiskFullResult(
        visit=await visit(address, screens),
        training=await _pressed(address, "train", "Train"),
        chart=await _chart(address),
        upload=await _uploaded(address),
    )


def try_full_disk(screens: Sequence[str]) -> DiskFullResult:
    """Serve from a full disk and try everything."""
    with serve(BY_LIMIT) as address:
        return asyncio.run(_all(address, screens))
