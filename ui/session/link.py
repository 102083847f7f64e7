"""The page's link: what it holds, and texts that may be too long for a field bound to it."""

from collections.abc import Mapping

import streamlit as st

from ui.session.keys import Key
from ui.session.session_memory import fill, memory


def parameter(name: str) -> str:
    """What the link holds under a name; "" if nothing."""
    return st.query_params[name] if name in st.query_params else ""  # noqa: SIM401


def new_parameter(name: str) -> str:
    """What the link holds under a name, unless this session wrote it there itself; "" if nothing."""
    text = parameter(name)
    return "" if text == memory().parameters_written.get(name) else text


def is_new(name: str) -> bool:
    """Whether the link holds something under a name, even if nothing but the name, that this session did not write."""
    return name in st.query_params and parameter(name) != (memory().parameters_written.get(name) or None)


def note_screen(screen: str) -> None:
    """Begin a run of a screen: Streamlit empties the link when one leaves it, so what is missing then is not lost."""
    remembered = memory()
    if remembered.screen != screen:
        remembered.screen = screen
        remembered.written_here.clear()
        remembered.cookies.clear()
        remembered.loaded = ""


def current_screen() -> str:
    """The address of the screen of this run."""
    return memory().screen


def has_lost(name: str) -> bool:
    """Whether what this session wrote into this screen's link under a name is no longer there, as after Back.

    Of a link that holds nothing at all, nothing is lost: Streamlit has emptied it.
    """
    remembered = memory()
    is_written = name in remembered.written_here and bool(remembered.parameters_written.get(name))
    return is_written and name not in st.query_params and not is_bare()


def is_bare() -> bool:
    """Whether the link holds nothing at all."""
    return not st.query_params


def write(name: str, text: str) -> None:
    """Write something into the link, or remove it if it is empty."""
    write_all({name: text})


def write_all(texts: Mapping[str, str]) -> None:
    """Write several texts into the link, or remove what is empty: as one step for the browser's Back button."""
    memory().parameters_written.update(texts)
    memory().written_here.update(texts)
    for name, text in texts.items():
        if not text:
            _remove(name)
    if changed := {name: text for name, text in texts.items() if text and parameter(name) != text}:
        st.query_params.update(changed)


def remove(name: str) -> None:
    """Remove something from the link, as if this session had never written it."""
    memory().parameters_written.pop(name, None)
    _remove(name)


def _remove(name: str) -> None:
    if name in st.query_params:
        del st.query_params[name]


def fill_from_link(key: str, longest: int | None = None) -> None:
    """Fill a field that is not bound to the link from a link that was opened, cut. Call it before that is drawn."""
    if text := new_parameter(key):
        fill(key, text[:longest])


def open_screen(page: str, fields: Mapping[Key, str] | Mapping[str, str]) -> None:
    """Open a screen by its file, with fields in its link: Streamlit does not let a bound field be removed from one."""
    st.switch_page(page, query_params=[(str(key), value) for key, value in fields.items()])


def forward(page: str, *, without: str) -> None:
    """Open a screen by its file with all that the link holds, without one parameter.

    Only once per session: who then goes back is not sent away again.
    """
    if page not in memory().forwarded_to:
        memory().forwarded_to.add(page)
        fields = {name: text for name, text in st.query_params.to_dict().items() if name != without}
        st.switch_page(page, query_params=fields)


def link_to(page: st.Page, fields: Mapping[Key, str], *, label: str, icon: str) -> None:
    """Draw a link to a screen, with fields in it."""
    st.page_link(page, label=label, icon=icon, query_params={str(key): value for key, value in fields.items()})
