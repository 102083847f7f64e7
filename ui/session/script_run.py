"""What is to be known of the run of the script: whether the router began it, and how much of the screen it draws."""

from streamlit.runtime.scriptrunner import get_script_run_ctx

from ui.session.memory import memory


def router_has_run() -> bool:
    """Whether the router has run in this session."""
    return memory().router_has_run


def note_router() -> None:
    """Remember that the router has run in this session."""
    memory().router_has_run = True


def is_partial() -> bool:
    """Whether this run draws only fragments of the screen again."""
    context = get_script_run_ctx()
    return bool(context and context.fragment_ids_this_run)
