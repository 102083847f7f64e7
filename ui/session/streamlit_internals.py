"""All that we use of Streamlit without a promise that it stays: each use, and what to do when it changes.

`tests/ui/session/test_streamlit_internals.py` has a test per use, which names the one that has changed. Look there
first after an upgrade of Streamlit.

``fragment_ids_this_run``
    Whether a run redraws only fragments. If it is gone, let `is_partial` return False and give `_fragment` in
    `ui/screens/quiz.py` up for plain calls: every answer then redraws the whole homework, more slowly.
``is_history_navigation``
    Whether the browser's Back or Forward has asked for a run. If it is gone, let `is_back` return True: then a run that
    comes late, with the link of before, counts as Back.
``cached_message_hashes``
    What the browser has of what was sent. If it is gone, let `has_received` return False: each run is a message longer.
``query_params`` of the session's state
    What the link holds, without looking the session up for each name. If it is gone, let `link_contents` return
    ``st.query_params``: all stays as it is, more slowly.
``set_initial_query_params_from_current``
    Have fields begin with what the link holds by now. If it is gone, drop `take_link_anew`: an option that has another
    name by now is still chosen where an old link is opened, but lost when that is reloaded.
``BackMsg``, ``WidgetState``, ``ForwardMsg``
    What a browser sends and receives. Only the benchmarks speak it (`benchmarks/client.py`), not the app. If a field
    is renamed, look into ``proto/`` of Streamlit's sources for the new name.
``get_static_dir``
    Where Streamlit has its page and the files of its widgets. If it is gone, leave `ui/frame/front_page.py` out of
    `streamlit_app.py` and `deploy/serve.py`: everything works as before, and moves while a screen opens.
``uses_pages_directory``
    Whether Streamlit takes the folder pages/ for its older kind of app until the router has run once in a process: the
    very first visitor would see a menu at the side come and go. If it is gone, drop `announce_router`.
``_make_trigger_id``
    Under which name a component of ours sends an event. Only tests play the browser
    (`tests/pages/pictures_sent.py`). If it is gone, look for where Streamlit registers the handlers of such events.
"""

from collections.abc import Mapping
from pathlib import Path

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.proto.WidgetStates_pb2 import WidgetState
from streamlit.runtime.pages_manager import PagesManager
from streamlit.runtime.scriptrunner import get_script_run_ctx

__all__ = [
    "BackMsg", "ForwardMsg", "WidgetState", "announce_router", "event_id", "frontend", "has_received", "is_back",
    "is_partial", "link_contents", "take_link_anew",
]  # fmt: skip


def is_partial() -> bool:
    """Whether this run redraws only fragments of the screen."""
    context = get_script_run_ctx()
    return bool(context and context.fragment_ids_this_run)


def is_back() -> bool:
    """Whether the browser's Back or Forward has asked for this run."""
    context = get_script_run_ctx()
    return bool(context and context.is_history_navigation)


def has_received() -> bool:
    """Whether the browser has what an earlier run sent."""
    context = get_script_run_ctx()
    return bool(context and context.cached_message_hashes)


def link_contents() -> Mapping[str, str]:
    """What the link holds, also later in this run."""
    if context := get_script_run_ctx():
        with context.session_state.query_params() as held:
            return held
    return {}


def take_link_anew() -> None:
    """Have fields that are bound to the link begin with what it holds by now, not with what was opened."""
    if context := get_script_run_ctx():
        with context.session_state.query_params() as held:
            held.set_initial_query_params_from_current()


def announce_router() -> None:
    """Say that there is a router before it runs for the first time."""
    PagesManager.uses_pages_directory = False


def frontend() -> Path:
    """The folder of Streamlit's page and of the files of its widgets."""
    from streamlit.file_util import get_static_dir  # the screens do without it

    return Path(get_static_dir())


def event_id(element: str) -> str:
    """The name under which a component sends its events, from the name of its element."""
    from streamlit.components.v2.bidi_component.main import _make_trigger_id  # the screens do without it

    return _make_trigger_id(element, "events")
