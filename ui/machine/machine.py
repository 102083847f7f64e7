"""The machine: the whole chain in one picture that answers the finger.

The picture's code travels once, as an element of its own, and defines an element of HTML; the data travel in a second,
tiny component, and only when they change.
"""

import json
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeAlias

from ui.machine.modules import joined
from ui.machine.picture import Picture
from ui.session.component import component
from ui.session.session_memory import content

Handlers: TypeAlias = Mapping[str, Callable[[Any], None]]
"""What to call with what the browser sends, by event."""

_HERE = Path(__file__).parent

_DATA_JS = """
export default function ({ parentElement, data, setTriggerValue }) {
  const { tag, name, picture } = JSON.parse(new TextDecoder().decode(data))
  let machine = parentElement.querySelector(tag)
  if (!machine) {
    machine = document.createElement(tag)
    parentElement.append(machine)
  }
  customElements.whenDefined(tag).then(() => {
    customElements.get(tag).named.set(name, machine)
    machine.present(picture, setTriggerValue)
  })
}
"""

_UPDATE_JS = """
export default function ({ data }) {
  const { tag, name, picture } = JSON.parse(new TextDecoder().decode(data))
  customElements.whenDefined(tag).then(() => customElements.get(tag).named.get(name)?.update(picture))
}
"""

_DEFINITION = """
const CSS = {css}
if (!customElements.get("{tag}")) {{
  customElements.define("{tag}", class extends HTMLElement {{
    static named = new Map()
    present(given, send) {{
      this.send = send
      machine_module.present(this, given, send, CSS)
    }}
    update(given) {{
      this.classList.add("gliding")
      machine_module.present(this, given, this.send, CSS)
    }}
  }})
}}
export default function () {{}}
"""


def draw(picture: Picture, *, key: str, on: Handlers | None = None) -> None:
    """Draw a picture of the chain.

    Args:
        picture: what is shown.
        key: the widget's.
        on: what to call with what the browser sends, by event: "pinned" …
    """
    tag, script = code()
    component("machine_code", script)(key=f"code of {key}", height="content")
    calls = {f"on_{event}_change": _call(handle, key, event) for event, handle in (on or {}).items()}
    component("machine", _DATA_JS)(key=key, data=_packed(tag, key, picture), height="content", **calls)


def update(picture: Picture, *, key: str, turn: int) -> None:
    """Send other numbers to a picture that this run of the script has drawn; its cells glide to them.

    Within one run a key can be drawn only once, so the numbers come by a messenger without height, in the place where
    this is called; give it one that is emptied each time.

    Args:
        picture: of the same form as what was drawn.
        key: that of the picture.
        turn: another one each time.
    """
    tag, _ = code()
    component("machine_update", _UPDATE_JS)(key=f"{key} {turn}", data=_packed(tag, key, picture), height="content")


@lru_cache(maxsize=64)
def _packed(tag: str, name: str, picture: Picture) -> bytes:
    """The picture as it travels: as bytes, because Streamlit imports pandas for anything else."""
    return json.dumps({"tag": tag, "name": name, "picture": picture.as_data()}, ensure_ascii=False).encode(
        errors="replace"
    )


def _call(handle: Callable[[Any], None], key: str, event: str) -> Callable[[], None]:
    return lambda: handle(getattr(content(key), event, None))


@cache
def code() -> tuple[str, str]:
    """The name of the element, and the modules joined into one that defines it; another code has another name."""
    modules = joined(_HERE)
    css = json.dumps("\n".join(path.read_text(encoding="utf-8") for path in sorted(_HERE.glob("*.css"))))
    tag = f"attention-machine-{sha256((modules + css).encode()).hexdigest()[:8]}"
    return tag, modules + _DEFINITION.format(css=css, tag=tag)
