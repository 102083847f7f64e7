"""The page's link: what it holds, and texts that may be too long for a field bound to it."""

from collections.abc import Collection, Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Literal
from urllib.parse import quote_plus

import streamlit as st

from ui.session import clock
from ui.session.keys import Key
from ui.session.session_memory import LongText, ScreenOpening, content, fill, is_drawn, link_contents, memory
from ui.session.streamlit_internals import is_back

_ROOT = Path(__file__).parents[2]

BUDGET = 6_000
"""The most bytes of all that we put into a link, as they are sent: percent-encoded.

Ours take ten times as much, but many servers, proxies and messengers no more than 8 KB for the line of a request. That
leaves 2 KB for the host, for the names of what had no room, and for what a messenger puts around a link.
"""

LONGEST = 60_000
"""The most characters of a text that are taken from a link, or from the browser if the link had no room for it."""

_LATEST = 5.0
"""The seconds for which a run may still come that the browser asked for before it knew of another screen."""

_SMALL = 40
"""The bytes of a choice, for which there is always room."""


def parameter(name: str) -> str:
    """What the link holds under a name, or would if it had room; "" if nothing."""
    if (held := link_contents().get(name)) is not None:
        return held
    return beyond.text if (beyond := memory().beyond.get(name)) else ""


def new_parameter(name: str) -> str:
    """What the link holds under a name, unless this session wrote it there itself; "" if nothing."""
    return parameter(name) if is_new(name) else ""


def is_new(name: str) -> bool:
    """Whether the link holds something under a name, even if nothing but the name, that this session did not write."""
    is_written = not _holds(name) or parameter(name) == (memory().parameters_written.get(name) or None)
    return not is_written and not is_late(name)


def _holds(name: str) -> bool:
    return name in link_contents() or name in memory().beyond


def is_late(name: str) -> bool:
    """Whether this run still has what the link held under a name before this session wrote there.

    A run that the browser has asked for before it was told of a new link comes with the old one. Only Back leads there.
    """
    return parameter(name) in memory().overwritten.get(name, ())


def note_screen(screen: str) -> None:
    """Begin a run of a screen: Streamlit empties the link when one leaves it, so what is missing then is not lost."""
    remembered = memory()
    remembered.completes_link = is_bare()
    if remembered.screen != screen:
        remembered.screen = screen
        remembered.completed.clear()
        remembered.written_here.clear()
        remembered.asked_for_here.clear()
        remembered.overwritten.clear()
        remembered.changed_elsewhere.clear()
        remembered.beyond.clear()
        remembered.missing.clear()
        remembered.cookies.clear()
        remembered.loaded = remembered.lesson = ""
        remembered.numbers_chosen_at = clock.NEVER
    told = {name for name in remembered.overwritten if parameter(name) == remembered.parameters_written.get(name, "")}
    told -= remembered.just_written  # by a callback, or before `st.rerun`: that is not what the browser has sent
    for name in [*remembered.overwritten] if is_back() else told:
        del remembered.overwritten[name]


def current_screen() -> str:
    """The address of the screen of this run."""
    return memory().screen


def has_lost(name: str) -> bool:
    """Whether what this session wrote into this screen's link under a name is no longer there, as after Back.

    Of a link that holds nothing at all, nothing is lost: Streamlit has emptied it.
    """
    remembered = memory()
    is_written = name in remembered.written_here and bool(remembered.parameters_written.get(name))
    return is_written and not _holds(name) and not is_bare() and not is_late(name)


def is_bare() -> bool:
    """Whether the link holds nothing at all."""
    return not link_contents()


def write(name: str, text: str) -> None:
    """Write something into the link, or remove it if it is empty."""
    write_all({name: text})


def write_all(texts: Mapping[str, str]) -> None:
    """Write several texts into the link, or remove what is empty: as one step for the browser's Back button.

    What it has no room for is kept by the browser (`beyond_link`), and read as if it stood there. Where a field is
    bound to something that stays in the link, what is removed takes a step of its own.
    """
    remembered = memory()
    remembered.parameters_written.update(texts)
    remembered.written_here.update(texts)
    for name, text in texts.items():
        remembered.completed.pop(name, None)
        if (before := parameter(name)) != text:
            remembered.overwritten.setdefault(name, set()).add(before)
            remembered.just_written.add(name)
    if not any(text or _holds(name) for name, text in texts.items()):
        return  # as in most runs: what is usual stands in no link
    texts = _with_room(texts)
    if gone := {name for name, text in texts.items() if not text and name in link_contents()}:
        _leave_out(gone, texts)
    if changed := {name: text for name, text in texts.items() if text and link_contents().get(name) != text}:
        if memory().completes_link and is_bare():
            memory().completed.update(changed)
        else:
            st.query_params.update(changed)


def write_in_place(name: str, text: str) -> None:
    """Have the browser put a text into the link: no step for the Back button, and nothing that Back takes away.

    Streamlit learns of it when the next field changes: until then the browser is given it with each run.
    """
    if not text:
        write(name, "")
    else:
        memory().parameters_written[name] = text
        memory().written_here.discard(name)
        if _with_room({name: text})[name] and name not in link_contents():
            memory().completed[name] = text


def binding(key: str) -> Literal["query-params"] | None:
    """How a field in which one types is bound to the link: not at all if there is no room; call it before it is drawn.

    It is then filled with what it would hold.
    """
    was_beyond, text = is_beyond(key), str((content(key) if is_drawn(key) else parameter(key)) or "")
    has_room = _with_room({key: text})[key] == text
    if was_beyond or not has_room:
        fill(key, text)
    if has_room:
        write_before_drawn({key: text} if was_beyond else {})
        return "query-params"
    with suppress(st.errors.StreamlitAPIException):  # it was bound until now: Streamlit removes it
        _remove(key)
    return None


def is_beyond(name: str) -> bool:
    """Whether the link has no room for what it would hold under a name."""
    return name in memory().beyond


def _with_room(texts: Mapping[str, str], beside: Mapping[str, str] | None = None) -> dict[str, str]:
    """The texts for which there is room beside all else in the link, first come, first served; "" for the others."""
    remembered, fitting = memory(), dict(texts)
    held = {**link_contents(), **remembered.completed} if beside is None else beside
    size = sum(_size(name, text) for name, text in held.items() if name not in texts)
    for name, text in texts.items():
        if name == Key.KEPT or _size(name, text) <= max(_SMALL, BUDGET - size):
            size += _size(name, text)
            remembered.beyond.pop(name, None)
            continue
        fitting[name] = ""
        if name not in remembered.beyond or remembered.beyond[name].text != text:
            remembered.beyond[name], remembered.is_beyond_kept = LongText(text=text, at=clock.now()), False
    return fitting


def _size(name: str, text: str) -> int:
    """The bytes that a text takes in the link."""
    return len(f"&{quote_plus(name)}={quote_plus(text, errors='replace')}") if text else 0


def _leave_out(gone: Collection[str], texts: Mapping[str, str]) -> None:
    held = {name: text for name, text in {**link_contents(), **texts}.items() if text or name not in texts}
    try:
        st.query_params.from_dict(held)
    except st.errors.StreamlitAPIException:  # a field is bound to what stays, and nobody may write that anew
        for name in gone:
            _remove(name)


def write_before_drawn(texts: Mapping[str, str]) -> None:
    """Write what fields that are bound to the link will hold once they are drawn: Streamlit leaves it out of the link.

    It counts as theirs, not as what this session has written there.
    """
    if changed := {name: text for name, text in texts.items() if text and link_contents().get(name) != text}:
        st.query_params.update({**memory().completed, **changed})
        memory().completed.clear()


def completion() -> tuple[tuple[str, str], ...]:
    """What the browser has to put into a bare link, in place of that link: what a screen has written; call it last.

    Streamlit would make it a step for the Back button: who then goes back would stay on the screen. Where fields have
    come into a bare link by now, Streamlit knows of nothing that the browser adds, and writes it.
    """
    remembered = memory()
    texts, remembered.completed = remembered.completed, {}
    was_bare, remembered.completes_link = remembered.completes_link, False
    remembered.just_written.clear()
    if texts and was_bare and not is_bare():
        st.query_params.update(texts)
        return ()
    return tuple(texts.items())


def write_exchanged(texts: Mapping[str, str], *, left: Iterable[str], instead: Mapping[str, str]) -> None:
    """Write several texts into the link; if it holds what is to be left out, others come instead: one step for Back.

    What is bound to a field nobody may remove but Streamlit, once the field is drawn no more: a step of its own, and
    before it a link that is a mixture. So the screen is opened anew. Call it outside callbacks.
    """
    held = dict(link_contents())
    if gone := held.keys() & set(left):
        exchanged = {**instead, **texts}
        memory().parameters_written.update({**dict.fromkeys(gone, ""), **exchanged})
        fields = {**{name: text for name, text in held.items() if name not in gone}, **exchanged}
        open_screen(f"pages/{current_screen() or 'home'}.py", _with_room(fields, beside={}))
    write_all(texts)


def pass_over(*names: str) -> None:
    """Take what the link holds under some names as if this session had written it there: it is not new any more."""
    for name in names:
        memory().parameters_written[name] = parameter(name)
        if not parameter(name):
            _remove(name)


def remove(name: str) -> None:
    """Remove something from the link, as if this session had never written it."""
    memory().parameters_written.pop(name, None)
    memory().completed.pop(name, None)
    _remove(name)


def _remove(name: str) -> None:
    if name in link_contents():
        del st.query_params[name]


def fill_from_link(key: str, longest: int | None = None) -> None:
    """Fill a field that is not bound to the link from a link that was opened, cut. Call it before that is drawn."""
    if text := new_parameter(key):
        fill(key, text[:longest])


def open_screen(page: str, fields: Mapping[Key, str] | Mapping[str, str]) -> None:
    """Open a screen by its file, with fields in its link: Streamlit does not let a bound field be removed from one."""
    st.switch_page(_ROOT / page, query_params=[(str(key), text) for key, text in fields.items() if text])


def will_open(page: str, fields: Mapping[Key, str] | Mapping[str, str]) -> None:
    """Have a screen opened by its file as soon as a run begins; call it from a callback.

    A run that has seen the press may be cut short by what a component sends, and the next one does not see it.
    """
    memory().opened = ScreenOpening(
        page=page, fields={str(key): text for key, text in fields.items()}, screen_left=memory().screen, at=clock.now()
    )


def go_on(screen: str) -> None:
    """Open what is to be opened; once more if a run of the screen that was left comes late, with the link it had.

    The browser has asked for that before it knew: a component that was on its way would throw the student back.
    """
    opened = memory().opened
    if not opened or screen != opened.screen_left or is_back():
        return
    held = dict(link_contents())
    if opened.link_left is None:
        memory().opened = replace(opened, link_left=held)
    if opened.link_left is None or (held and held == opened.link_left and clock.now() < opened.at + _LATEST):
        open_screen(opened.page, opened.fields)
