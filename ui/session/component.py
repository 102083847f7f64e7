"""Our own components for the browser: each is registered with Streamlit once in a process, when it is first drawn."""

import json
import re
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import streamlit as st

_UI = Path(__file__).parents[1]

_IMPORT = re.compile(r'^import \{ (\w+) \} from "(\.\.?/[\w/]+\.js)"\n', re.MULTILINE)

_COMMENTS = {
    ".js": re.compile(r"^ *//[^\n]*\n|/\*\*.*?\*/ ?", re.MULTILINE | re.DOTALL),
    ".css": re.compile(r"\s*/\*.*?\*/", re.DOTALL),
}
"""Of a script whole lines, or types. A quarter of it and of the page's styles, which nobody reads in a browser."""


@cache
def component(
    name: str, script: str, *, html: str | None = None, css: str | None = None, isolated: bool = True
) -> Callable[..., Any]:
    """The component of this name, which draws an instance of it when it is called.

    Of a list or a mapping in a field of its data Streamlit asks pandas, and imports it, whether it is a table. So lists
    are sent as tuples; send no mapping there. Its styles are its own, or those of the whole page if not ``isolated``.
    """
    drawn = st.components.v2.component(name, js=script, html=html, css=css, isolate_styles=isolated)

    def draw(*, data: Any = None, **told: Any) -> Any:
        return drawn(data=without_lists(data) if isinstance(data, dict) else data, **told)

    return draw


def without_lists(data: dict[str, Any]) -> dict[str, Any]:
    """The fields with tuples in place of lists; what is inside them stays as it is."""
    return {name: tuple(value) if isinstance(value, list) else value for name, value in data.items()}


_LONG = 3000
"""Characters: a shorter script comes sooner with the data than by a request of its own."""

_FETCH = """const told = "<p>This could not be loaded. Reload the page to try again.</p>"
const tell = ({ parentElement: at }) => { if (at instanceof ShadowRoot) at.innerHTML = told } // or nobody sees it
const { default: draw, styles } = await import(new URL("%s", document.baseURI).href).catch(() => ({ default: tell }))
const [ends, sheet] = [new WeakMap(), styles && new CSSStyleSheet()]
sheet?.replaceSync(styles)
export default (component) => {
  const at = component.parentElement
  if (sheet && !at.adoptedStyleSheets.length) at.adoptedStyleSheets = [sheet]
  const end = draw(component)
  ends.set(at, end)
  return () => { if (ends.get(at) === end) end?.() }
}
"""
"""What was to be drawn while the script was on its way is drawn late and then ended: that ends nothing newer."""

long_scripts: dict[str, str] = {}
"""Those that browsers fetch, by their addresses; none where only Streamlit's page is served."""

_SHARED = tuple(_UI / name for name in ("machine/roles.css", "machine/fingers.css", "charts/figure.css"))


def fetch_long_scripts() -> None:
    """Have browsers fetch them, once, a figure's with its styles: as text, they were half of what a first run sends."""
    elsewhere = (one for one in _UI.glob("*/*.js") if one.parent.name not in ("charts", "machine"))
    files = (*_UI.glob("charts/*.js"), *(one for one in elsewhere if len(whole(one)) > _LONG))
    long_scripts.update({address(file): _fetched(file) for file in files if "\nexport default " in whole(file)})


@cache
def address(script: Path) -> str:
    """Where browsers fetch a script, if it is long; another one once it has changed."""
    return f"app/static/scripts/{script.stem}-{sha256(_fetched(script).encode()).hexdigest()[:8]}.js"


def _fetched(script: Path) -> str:
    styles = f"export const styles = {json.dumps(figure_styles(script))}\n" if script.parent.name == "charts" else ""
    return whole(script) + styles


@cache
def figure_styles(file: Path) -> str:
    """The styles of all pictures and of all figures, and after these those of the figure of a file."""
    return "".join(map(whole, (*_SHARED, file.with_suffix(".css"))))


def beside(file: str, suffix: str = ".js") -> str:
    """The text of the file beside a Python file, under the same name: ``beside(__file__)`` is its script.

    A component's script cannot import: each function that it imports is written into it, with all that it needs.
    Comments stay here. Of a script that browsers fetch it is what fetches it.
    """
    path = Path(file).with_suffix(suffix)
    return _FETCH % address(path) if address(path) in long_scripts else whole(path)


@cache
def whole(path: Path) -> str:
    """A script with what it imports, or styles, without comments."""
    return _COMMENTS[path.suffix].sub("", _joined(path))


def _joined(path: Path) -> str:
    def imported(found: re.Match[str]) -> str:
        name, text = found[1], _joined(path.parent / found[2]).replace("\nexport ", "\n")
        return f"const {name} = (() => {{\n{text}return {name}\n}})()\n"

    return _IMPORT.sub(imported, path.read_text(encoding="utf-8"))
