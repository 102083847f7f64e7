"""The picture's code as one file, static/machine.js, which Streamlit serves and a browser keeps.

It is joined from the modules and styles beside this file. It is under version control, so that a checkout that cannot
be written to has it; after a change to a module the next start of the app writes it anew.
"""

import json
import os
from functools import cache
from hashlib import sha256
from pathlib import Path

from ui.machine.modules import joined

FILE = Path(__file__).parents[2] / "static" / "machine.js"

_HERE = Path(__file__).parent

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
"""


@cache
def served() -> tuple[str, str]:
    """The name of the element that the file defines, and its address; another code has another name and address.

    Raises:
        OSError: a module was changed, and the file cannot be written.
    """
    tag, text = code()
    if not FILE.is_file() or FILE.read_text(encoding="utf-8") != text:
        written = FILE.with_suffix(f".{os.getpid()}")
        FILE.parent.mkdir(exist_ok=True)
        written.write_text(text, encoding="utf-8", newline="\n")
        written.replace(FILE)
    return tag, f"app/static/{FILE.name}?{tag}"


def code() -> tuple[str, str]:
    """The name of the element, and the modules joined into one that defines it."""
    modules = joined(_HERE)
    css = json.dumps("\n".join(path.read_text(encoding="utf-8") for path in sorted(_HERE.glob("*.css"))))
    tag = f"attention-machine-{sha256((modules + css).encode()).hexdigest()[:8]}"
    return tag, modules + _DEFINITION.format(css=css, tag=tag)
