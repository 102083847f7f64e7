"""The page of HTML that a browser opens every screen in: Streamlit's own, and what it would find out too late.

Streamlit's program fetches the code of a widget when the first of its kind is to be drawn, and ours for the picture
after that, with a grey bar of some height in its place; fonts come after the first text; and it begins with a narrow
column, which it widens when the first run says so. Each time everything below moves. The page names all of that in its
head, so that it is there by then, and is as wide as it will be. Before it connects, Streamlit's program also asks where
its server is, first in a folder named after the screen, and what that allows, one after the other. The page says both.
"""

import inspect
import json
import re
from collections.abc import Sequence
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from threading import Thread

import streamlit as st
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from ui.session.scripts import STATIC, code_address
from ui.session.streamlit_internals import announce_router, frontend

_PAGES = Path(__file__).parents[2] / "pages"

_WIDGETS = (
    "BidiComponent", "Button", "ButtonGroup", "Checkbox", "PageLink", "Progress", "Selectbox", "Slider",
    "TextInput", "rehype-katex",
)  # fmt: skip
"""What most screens draw, formulas too, as Streamlit's own files are called."""

_FEWER = {
    "": ("BidiComponent", "PageLink"),
    "quiz": ("BidiComponent", "Button", "ButtonGroup", "PageLink", "Progress", "TextInput", "rehype-katex"),
}
"""What a bare link draws of it where most begin, by address: the rest is fetched behind it, for the next screens."""

_FONTS = ("SourceSansVF-Italic", "KaTeX_Main-Regular", "KaTeX_Math-Italic")
"""Those of italics and formulas, of which the page would learn with the first text: its lines would break anew."""

_UI = Path(__file__).parents[1]

_STYLES = tuple(
    file
    for folder in ("frame", "screens")
    for file in sorted((_UI / folder).glob("*.css"))
    if not file.with_suffix(".js").exists()
)
"""Those of the page, the frame's and then each screen's; what stands beside a script is that component's own.

From a run they would come after what they move, and the browser would style everything anew.
"""

_ROLES = _UI / "machine" / "roles.css"

_TOUCH_STYLES = "[data-react-aria-pressable] { touch-action: pan-x pan-y pinch-zoom }"
"""What React Aria adds in a layer with the first button: browsers then load all fonts anew and lay all out again."""

_SERVER = """<script>
if (self === top) {{
  const here = new URL(".", location.href).href
  window.__streamlit ??= {{ BACKEND_BASE_URL: here, MAIN_PAGE_BASE_URL: here, HOST_CONFIG: {allows} }}
}}
</script>
"""
"""What Streamlit's program connects with at once, asking about it meanwhile; a page around ours may know better."""

_IMPORT = re.compile(r"""(?:from|import)\s*["']\./([\w.-]+\.js)["']""")


_LEFT_OUT = re.compile(r"\s*/\*.*?\*/|(?<=\n)\s+", re.DOTALL)
"""Comments and indents: a third of the page's styles, which nobody reads in a browser."""

_CACHE_HEADERS = {"Cache-Control": "private, max-age=31536000, immutable"}
"""By the browser alone: a proxy may send a visitor's cookie with it."""


_served_screens: set[str] = set()
"""The screens that are answered with this page."""


def is_served() -> bool:
    """Whether browsers get this page; where only Streamlit's is served, its styles come with the first run."""
    return bool(_served_screens)


@cache
def styles() -> str:
    """The styles of the page, more specific than Streamlit's own, which come later, and the colours of the roles."""
    roles, *page = (_LEFT_OUT.sub("", file.read_text(encoding="utf-8")) for file in (_ROLES, *_STYLES))
    colours = roles.partition("\n}\n")[0].replace(":host", ":root")
    return f"{colours}\n}}\nbody {{\n{''.join(page)}}}"


def routes(*, ahead: Sequence[str] = ()) -> list[Route]:
    """The addresses of all screens, answered with the page, and of the scripts; any other is Streamlit's.

    Once a browser has asked for the first page, the modules named ``ahead`` and the screen's are imported while it
    fetches what the page names: the first run, which needs them, would begin with that.

    Below a path the first screen is at ``/path/``, where what it names is; Streamlit leads there from ``/path``, and
    ``home``, which is that screen's name, leads there as well.
    """
    announce_router()
    waiting, base = list(ahead), st.get_option("server.baseUrlPath").strip("/")

    async def answer(address: str, asked: Request) -> HTMLResponse:
        if waiting:
            Thread(target=_prepare, args=(tuple(waiting), address or "home"), daemon=True).start()
            waiting.clear()
        drawn = _WIDGETS if asked.url.query else _FEWER.get(address, _WIDGETS)
        return HTMLResponse(_page(drawn), headers={"Cache-Control": "no-cache"})

    below = "/" + (f"{base}/" if base else "")
    addresses = sorted("" if file.stem == "home" else file.stem for file in _PAGES.glob("*.py"))
    pages = (Route(below + address, partial(answer, address)) for address in addresses)
    _served_screens.update(addresses)
    return [*pages, Route(f"{below}home", _lead_home), Route(below + code_address(), partial(_script, code_address()))]


def _prepare(ahead: Sequence[str], screen: str) -> None:
    own = f"ui.screens.{screen.replace('-', '_')}"
    for name in (*ahead, own) if find_spec(own) else ahead:  # it may have another name
        import_module(name)
    inspect.stack()  # Streamlit does with the first element, and Python then looks up where each module is from


async def _script(address: str, _: Request) -> Response:
    return FileResponse(STATIC / Path(address).name, headers=_CACHE_HEADERS, media_type="text/javascript")


async def _lead_home(asked: Request) -> RedirectResponse:
    """To the first screen, with what the link holds; relative, because a proxy may have taken a path away."""
    return RedirectResponse(f"./?{asked.url.query}" if asked.url.query else "./")


@cache
def _page(drawn: Sequence[str] = _WIDGETS) -> str:
    html = (frontend() / "index.html").read_text(encoding="utf-8")
    now, every = ([f"static/js/{name}" for name in _files(some, html)] for some in (drawn, _WIDGETS))
    links = "".join(f'<link rel="modulepreload" href="./{path}">\n' for path in (*now, code_address()))
    links += "".join(f'<link rel="later" href="./{path}">\n' for path in every if path not in now)
    font = '<link rel="preload" href="./static/media/{}" as="font" type="font/woff2" crossorigin>\n'
    media = frontend() / "static" / "media"
    fonts = "".join(font.format(file.name) for name in _FONTS for file in media.glob(f"{name}.*"))
    shown = "@keyframes shown { to { visibility: visible; opacity: 1; pointer-events: auto } }"
    styled = f"<style>{shown}\n{styles()}</style>"
    pressed = f'<style id="react-aria-pressable-style">@layer {{ {_TOUCH_STYLES} }}</style>'
    early = f"<script>{Path(__file__).with_suffix('.js').read_text(encoding='utf-8')}</script>"
    return html.replace("</head>", f"{links}{fonts}{_server()}{early}{styled}{pressed}\n</head>", 1)


def _server() -> str:
    origins = list(st.get_option("client.allowedOrigins") or ())
    allows = json.dumps({"allowedOrigins": origins, "useExternalAuthToken": False})
    return _SERVER.format(allows=allows.replace("<", "\\u003c"))


def _files(widgets: Sequence[str], html: str) -> list[str]:
    """The files of widgets and all that these import, but for what Streamlit's page names; none that is not there."""
    found, folder = dict[str, None](), frontend() / "static" / "js"
    waiting = [file.name for widget in widgets for file in folder.glob(f"{widget}.*.js")]
    while waiting:
        if (name := waiting.pop()) not in found and name not in html:
            found[name] = None
            waiting += _IMPORT.findall((folder / name).read_text(encoding="utf-8"))
    return list(found)
