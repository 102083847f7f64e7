"""My work taken away: printed, as a link, as a file, and forgotten."""

from contextlib import AbstractContextManager, nullcontext

import streamlit as st

from core.practice import progress_file
from core.practice.progress import Progress
from ui.frame import page
from ui.frame.sections import ROAD
from ui.session import kept_progress, loaded_progress
from ui.session.component import component, styles_beside
from ui.session.keys import Key

_MB = 10

_SCREENS = frozenset(screen.name for screen in ROAD)


def offer_link() -> None:
    """Ask whether the progress in the link is wanted, and say what was taken from a link or a file."""
    if (other := loaded_progress.link_progress(_SCREENS)) is not None:
        if new := loaded_progress.news_of(other):
            st.info(f"This link holds work that is new, or better than what is here: {new}. Is it yours?")
            with st.container(horizontal=True):
                st.button("Add it to my work", type="primary", on_click=loaded_progress.take_link, args=(other,))
                st.button("Leave it", on_click=loaded_progress.leave_link)
        else:
            loaded_progress.take_link(other)
    if told := loaded_progress.message():
        st.info(told, icon=":material/folder_open:")


def draw(progress: Progress) -> None:
    """All that a student can do with it, and what is kept where; the end of the screen."""
    with st.container(key="unprinted"):
        if progress.is_empty:
            around: AbstractContextManager[object] = st.expander("Load what you have done elsewhere, or forget it")
        else:
            st.header("Take it with you", divider="gray")
            around = nullcontext()
        with around:
            _draw_ways(progress)
            _say_where()
            _offer_to_forget(progress)
    page.end()
    kept_progress.keep(tells=True)


def _draw_ways(progress: Progress) -> None:
    if not progress.is_empty:
        with st.container(horizontal=True, vertical_alignment="center"):
            st.download_button(
                "Download", progress_file.to_file(progress), "my-work.json", "application/json", on_click="ignore",
                icon=":material/download:", help="All of it, as a file that any text editor shows.",
            )  # fmt: skip
            _offer_print()
            _show_link(progress)
    st.file_uploader(
        "Load a file that you downloaded here", type="json", key=Key.PROGRESS_FILE, max_upload_size=_MB,
        on_change=loaded_progress.load_file, args=(_SCREENS,),
        help="What is in it is added. Of two results, the better one stays.",
    )  # fmt: skip


def _offer_print() -> None:
    """A button that prints the page, without what is no part of the work; the styles are those of the whole page."""
    component(
        __file__, html='<button type="button" class="prints">Print</button>',
        css=styles_beside(__file__), isolated=False,
    )(key="printing", height="content", width="content")  # fmt: skip


def _show_link(progress: Progress) -> None:
    if found := loaded_progress.link_with(progress):
        with st.popover("As a link", icon=":material/link:", type="tertiary"):
            st.markdown("Open this link on the other device: it asks there whether to add your work.")
            st.code(found, language=None, wrap_lines=True, height=200)
    else:
        st.caption("Your work is too long for a link: take the file to the other device.")


def _say_where() -> None:
    st.caption(
        "**What is kept, and where.** In this browser: what stands here, in its storage, in a small cookie for each "
        "screen, and in one for your road.  \nOn the server: nothing, once this tab is closed.  \nIn a link or a file: "
        "only if you take one. No name is in it, but whoever has it can read it."
    )


def _offer_to_forget(progress: Progress) -> None:
    panel = st.popover("Forget it all", icon=":material/delete:", key=f"forget {progress.is_empty}")
    with panel, st.container(key="stored-warning"):
        st.markdown(
            "All your work, all that you have typed and what is done on each screen will be removed from this "
            "browser. A file that you downloaded stays yours."
        )
        st.button("Yes, forget it all", type="primary", on_click=kept_progress.forget_all)
