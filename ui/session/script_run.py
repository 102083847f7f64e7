"""The current run of the script: whether the router has run, and whether only a part of the screen is drawn."""

from streamlit.runtime.scriptrunner import get_script_run_ctx

from ui.session.session_memory import memory


def router_has_run() -> bool:
    """Whether the router has run in this session."""
    return memory().router_has_run


def note_router() -> None:
    """Remember that the router has run in this session."""
    memory().router_has_run = True


def is_partial() -> bool:
    """Whether this run redraws only fragments of the screen."""
    context = get_script_run_ctx()
    return bool(context and context.fragment_ids_this_run)
