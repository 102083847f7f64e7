"""The machine: the whole chain in one picture that answers the finger.

The picture's code is a file that the browser fetches once and keeps; it defines an element of HTML. The data travel in
a tiny component, and only when they change.
"""

import json
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, TypeAlias

from ui.machine import asset
from ui.machine.picture import Picture
from ui.session.component import component
from ui.session.session_memory import sent

Handlers: TypeAlias = Mapping[str, Callable[[Any], None]]
"""What to call with what the browser sends, by event."""

_DATA_JS = """
export default function ({ parentElement, data, setTriggerValue }) {
  const { tag, code, name, events, picture } = JSON.parse(new TextDecoder().decode(data))
  let machine = parentElement.querySelector(tag)
  if (!machine) {
    machine = document.createElement(tag)
    parentElement.append(machine)
  }
  const send = (event, value) => events.includes(event) && setTriggerValue(event, value)
  import(new URL(code, document.baseURI).href).then(
    () => {
      customElements.upgrade(machine) // a screen may have been left, which leaves it outside the page
      customElements.get(tag).named.set(name, machine)
      machine.present(picture, send)
    },
    () => { machine.textContent = "The picture could not be loaded. Reload the page to try again." },
  )
}
"""

_UPDATE_JS = """
export default function ({ data }) {
  const { tag, name, picture } = JSON.parse(new TextDecoder().decode(data))
  customElements.whenDefined(tag).then(() => customElements.get(tag).named.get(name)?.update(picture))
}
"""


def draw(picture: Picture, *, key: str, on: Handlers | None = None) -> None:
    """Draw a picture of the chain.

    Args:
        picture: what is shown.
        key: the widget's.
        on: what to call with what the browser sends, by event: "pinned" …
    """
    calls = {f"on_{event}_change": _call(handle, key, event) for event, handle in (on or {}).items()}
    data = _packed(key, picture, tuple(on or ()))
    component("machine", _DATA_JS)(key=key, data=data, height="content", **calls)


def update(picture: Picture, *, key: str, turn: int) -> None:
    """Send other numbers to a picture that this run of the script has drawn; its cells glide to them.

    Within one run a key can be drawn only once, so the numbers come by a messenger without height, in the place where
    this is called; give it one that is emptied each time.

    Args:
        picture: of the same form as what was drawn.
        key: that of the picture.
        turn: another one each time.
    """
    component("machine_update", _UPDATE_JS)(key=f"{key} {turn}", data=_packed(key, picture, ()), height="content")


@lru_cache(maxsize=64)
def _packed(name: str, picture: Picture, events: tuple[str, ...]) -> bytes:
    """The picture as it travels: as bytes, because Streamlit imports pandas for anything else."""
    tag, address = asset.served()
    sent = {"tag": tag, "code": address, "name": name, "events": events, "picture": picture.as_data()}
    return json.dumps(sent, ensure_ascii=False).encode(errors="replace")


def _call(handle: Callable[[Any], None], key: str, event: str) -> Callable[[], None]:
    return lambda: handle(sent(key, event))
