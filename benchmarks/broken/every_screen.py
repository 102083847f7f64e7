"""Opens every screen in this process, as Streamlit's own tests do: ``python -m benchmarks.broken.every_screen``.

Prints one JSON object: for each screen what was shown of exceptions, of errors and of its title.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

from streamlit.testing.v1 import AppTest

from ui.frame.sections import SECTIONS

SCREENS = tuple(screen.name for screens in SECTIONS.values() for screen in screens)

ANSWER = {"q1-weight": "0.2097"}
"""An answer to the homework, which is right."""


@dataclass(frozen=True, kw_only=True)
class OpenedScreen:
    """What a screen showed; ``exceptions`` are bugs, ``told`` are sentences for the student."""

    title: str
    exceptions: tuple[str, ...]
    told: tuple[str, ...]


def open_screen(name: str, root: Path) -> OpenedScreen:
    """Open a screen of the checkout at a root, in a session of its own."""
    at = AppTest.from_file(root / "streamlit_app.py", default_timeout=120)
    if name != "home":
        at.switch_page(f"pages/{name}.py")
    return _read_screen(at.run())


def answer_mark(root: Path) -> str:
    """The mark of an answer to the homework, as the student sees it."""
    at = AppTest.from_file(root / "streamlit_app.py", default_timeout=120).switch_page("pages/quiz.py").run()
    for key, text in ANSWER.items():
        at.text_input(key=key).set_value(text)
    at.run()
    return next((one.value for one in at.markdown if "-badge[" in one.value), "no mark")


def open_all(root: Path, names: Iterable[str] = SCREENS) -> Mapping[str, OpenedScreen]:
    """Open screens one after the other."""
    return {name: open_screen(name, root) for name in names}


def _read_screen(at: AppTest) -> OpenedScreen:
    return OpenedScreen(
        title=at.title[0].value if at.title else "",
        exceptions=tuple(f"{one.stack_trace[-2:]} {one.message}" for one in at.exception),
        told=tuple(one.value for one in at.error),
    )


def main() -> None:
    """Open all and print what was seen, and how an answer was marked."""
    found = {name: asdict(one) for name, one in open_all(Path.cwd()).items()}
    print(json.dumps({"screens": found, "mark": answer_mark(Path.cwd())}))


if __name__ == "__main__":
    main()
