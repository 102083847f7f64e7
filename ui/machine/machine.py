"""The machine: the whole chain in one picture that answers the finger.

The picture's code travels once, as an element of its own, and defines an element of HTML; the data travel in a second,
tiny component, and only when they change.
"""

import json
import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeAlias

import streamlit as st

from ui.machine.picture import Picture
from ui.session import script_run
from ui.session.session_memory import content

Handlers: TypeAlias = Mapping[str, Callable[[Any], None]]
"""What to call with what the browser sends, by event."""

_HERE = Path(__file__).parent

_DATA_JS = """
export default function ({ parentElement, data, setTriggerValue }) {
  const { tag, events, picture } = JSON.parse(new TextDecoder().decode(data))
  let machine = parentElement.querySelector(tag)
  if (!machine) {
    machine = document.createElement(tag)
    parentElement.append(machine)
  }
  const send = (event, value) => events.includes(event) && setTriggerValue(event, value)
  customElements.whenDefined(tag).then(() => machine.present(picture, send))
}
"""

_DEFINITION = """
const CSS = {css}
if (!customElements.get("{tag}")) {{
  customElements.define("{tag}", class extends HTMLElement {{
    present(given, send) {{ present(this, given, send, CSS) }}
  }})
}}
export default function () {{}}
"""

_IMPORT = re.compile(r"^import .* from .*\n", re.MULTILINE)
_EXPORT = re.compile(r"^export (?=\w)", re.MULTILINE)


def draw(picture: Picture, *, key: str, on: Handlers | None = None) -> None:
    """Draw a picture of the chain.

    Args:
        picture: what is shown.
        key: the widget's.
        on: what to call with what the browser sends, by event: "pinned" …
    """
    tag, script = code()
    if script_run.sends_code(key):
        _code_component(script)(key=f"code of {key}", height="content")
    calls = {f"on_{event}_change": _call(handle, key, event) for event, handle in (on or {}).items()}
    _data_component()(key=key, data=_packed(tag, picture, tuple(on or ())), height="content", **calls)


@lru_cache(maxsize=64)
def _packed(tag: str, picture: Picture, events: tuple[str, ...]) -> bytes:
    """The picture as it travels: as bytes, because Streamlit imports pandas for anything else."""
    sent = {"tag": tag, "events": events, "picture": picture.as_data()}
    return json.dumps(sent, ensure_ascii=False).encode(errors="replace")


def _call(handle: Callable[[Any], None], key: str, event: str) -> Callable[[], None]:
    return lambda: handle(getattr(content(key), event, None))


@cache
def code() -> tuple[str, str]:
    """The name of the element, and the modules joined into one that defines it; another code has another name."""
    modules = "\n".join(_joined(path) for path in sorted(_HERE.glob("*.js")))
    css = json.dumps("\n".join(path.read_text(encoding="utf-8") for path in sorted(_HERE.glob("*.css"))))
    tag = f"attention-machine-{sha256((modules + css).encode()).hexdigest()[:8]}"
    return tag, modules + _DEFINITION.format(css=css, tag=tag)


def _joined(path: Path) -> str:
    return _EXPORT.sub("", _IMPORT.sub("", path.read_text(encoding="utf-8")))


@cache
def _code_component(script: str) -> Callable[..., Any]:
    return st.components.v2.component("machine_code", js=script)


@cache
def _data_component() -> Callable[..., Any]:
    return st.components.v2.component("machine", js=_DATA_JS)
