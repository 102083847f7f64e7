"""Our own components for the browser: each is registered with Streamlit once in a process, when it is first drawn.

Their scripts are one file, which the browser fetches once and keeps. esbuild joins it from the modules and names it
after its content (``npm run build``). It is under version control, because the app is started without Node.js and
perhaps in a folder that cannot be written to; ``.ci/javascript`` refuses a stale one.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import streamlit as st

from ui.session.scripts import code_address

_LOAD = """const told = "<p>This could not be loaded. Reload the page to try again.</p>"
const tell = ({ parentElement: at }) => { if (at instanceof ShadowRoot) at.innerHTML = told } // or nobody sees it
const { loadScript } = await import(new URL("%s", document.baseURI).href).catch(() => ({ loadScript: () => tell }))
export default await loadScript("%s", "%s")
"""


def component(
    file: str, *, html: str | None = None, css: str | None = None, isolated: bool = True
) -> Callable[..., Any]:
    """The component whose script stands beside a Python file, under the same name; it is drawn when it is called.

    Of a list or a mapping in a field of its data Streamlit asks pandas, and imports it, whether it is a table. So lists
    are sent as tuples; send no mapping there. Its styles are its own, or those of the whole page if not ``isolated``.
    """
    return _register(code_address(), Path(file).parent.name, Path(file).stem, html, css, isolated)


@cache
def _register(
    code: str, folder: str, name: str, html: str | None, css: str | None, isolated: bool
) -> Callable[..., Any]:
    script = _LOAD % (code, folder, name)
    drawn = st.components.v2.component(name, js=script, html=html, css=css, isolate_styles=isolated)

    def draw(*, data: Any = None, **told: Any) -> Any:
        return drawn(data=without_lists(data) if isinstance(data, dict) else data, **told)

    return draw


def without_lists(data: dict[str, Any]) -> dict[str, Any]:
    """The fields with tuples in place of lists; what is inside them stays as it is."""
    return {name: tuple(value) if isinstance(value, list) else value for name, value in data.items()}


@cache
def styles_beside(file: str) -> str:
    """The text of the styles beside a Python file, under the same name."""
    return Path(file).with_suffix(".css").read_text(encoding="utf-8")
