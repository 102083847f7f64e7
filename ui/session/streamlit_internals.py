"""All that we use of Streamlit without a promise that it stays: each use, and what to do when it changes.

`tests/ui/session/test_streamlit_internals.py` has a test per use, which names the one that has changed. Look there
first after an upgrade of Streamlit.

``fragment_ids_this_run``
    Whether a run redraws only fragments. If it is gone, let `is_partial` return False and give `_fragment` in
    `ui/screens/quiz.py` up for plain calls: every answer then redraws the whole homework, more slowly.
``BackMsg``, ``WidgetState``, ``ForwardMsg``
    What a browser sends and receives. Only the benchmarks speak it (`benchmarks/client.py`), not the app. If a field
    is renamed, look into ``proto/`` of Streamlit's sources for the new name.
"""

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.proto.WidgetStates_pb2 import WidgetState
from streamlit.runtime.scriptrunner import get_script_run_ctx

__all__ = ["BackMsg", "ForwardMsg", "WidgetState", "is_partial"]


def is_partial() -> bool:
    """Whether this run redraws only fragments of the screen."""
    context = get_script_run_ctx()
    return bool(context and context.fragment_ids_this_run)
