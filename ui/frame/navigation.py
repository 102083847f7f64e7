"""The screens, their sections and addresses."""

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType

import streamlit as st

from ui.frame.sections import EVERYTHING, ROAD, ROADS, SECTIONS, Road, Screen, lessons, named, parts, road_of
from ui.session import chosen_road, screen_scores, session_memory
from ui.session.keys import Key
from ui.session.link import current_screen, go_on, note_screen, will_open
from ui.session.streamlit_internals import has_received

NEXT = "Next on this road."
"""The reason to go to the screen that follows on the road of all lessons."""

_PAGES = Path(__file__).parents[2] / "pages"


_IS_DONE = ":material/check_circle:"


def icon(screen: Screen, complete: frozenset[str]) -> str:
    """The icon of a screen; a check mark once all is done there, and on the other parts of the lesson that it opens."""
    return icon_of((screen,) if screen.part_of else parts(screen.name), complete)


def icon_of(together: Sequence[Screen], complete: frozenset[str]) -> str:
    """The icon of the first of some screens; a check mark once all is done on each."""
    return _IS_DONE if complete.issuperset(one.name for one in together) else together[0].icon


@cache
def _page(screen: Screen, icon: str) -> st.Page:
    """Cached, because making a page looks for its file."""
    return st.Page(
        _PAGES / f"{screen.name}.py",
        title=screen.title,
        icon=icon,
        help=screen.help,
        default=screen.name == "home",
        url_path=screen.address,
        visibility="hidden" if screen.part_of else "visible",
    )


TAB_ICON = "/app/static/icon.png"
"""A file of our own: for one of Streamlit's icons each browser would ask Google's servers."""


def tab_title(address: str) -> str:
    """The title of the browser's tab: that of the screen with an address before that of the app."""
    app = "Self-attention, computed"
    return f"{named(address).title} · {app}" if address else app


def navigate() -> st.Page:
    """Draw the navigation and return the page that was asked for."""
    memory = session_memory.memory()
    before = memory.tab_title if has_received() else ""
    memory.tab_title = ""  # a run that is cut off may not have told it
    if not before:
        before = tab_title(current_screen() if memory.router_has_run else _opened_address())
        # Before the navigation: until the tab has an icon, the browser fetches that of the screen for it, from Google.
        st.set_page_config(before, TAB_ICON, layout="wide")
    memory.router_has_run = True
    # A copy: a page runs once, and belongs to its run.
    chosen = copy(st.navigation(_menus(screen_scores.complete_screens()), position="top"))
    go_on(chosen.url_path)
    note_screen(chosen.url_path)
    chosen_road.keep()
    if (title := tab_title(chosen.url_path)) != before:
        st.set_page_config(title)
    return chosen


def note_title() -> None:
    """Remember that the tab has been told its title; call it at the end of a run."""
    session_memory.memory().tab_title = tab_title(current_screen())


def _opened_address() -> str:
    """The address of the screen on which a browser opens us, if there is one: by it, the tab has its title at once."""
    address = (st.context.url or "").rpartition("/")[2]
    return address if address in (screen.address for screens in SECTIONS.values() for screen in screens) else ""


@lru_cache(maxsize=64)
def _menus(complete: frozenset[str]) -> Mapping[str, Sequence[st.Page]]:
    """The pages by menu. A section of one lesson needs none: it stands before the menus, to be seen at once."""
    menus = {"": list[st.Page]()}
    for title, screens in SECTIONS.items():
        pages = [_page(screen, icon(screen, complete)) for screen in screens]
        menus.setdefault(title if len(lessons(title)) > 1 else "", []).extend(pages)
    return menus


def ensure() -> None:
    """Start the router if Streamlit ran a page without it.

    Until `st.navigation` has been called once in a server process, Streamlit takes the folder pages/ for its
    older kind of app and runs a linked page alone. Calling it ends that; the next run starts the router.
    """
    if not session_memory.memory().router_has_run:
        navigate()
        st.rerun()


def link(name: str, why: str = "", *, fields: Mapping[Key, str] | Mapping[str, str] = MappingProxyType({})) -> None:
    """A link to a screen by name, with a reason to go there, and what it opens with."""
    screen = named(name)
    label = f"**{screen.title}** :small[{why}]" if why else screen.title
    query = {str(key): text for key, text in fields.items()}
    st.page_link(_page(screen, screen.icon), label=label, icon=screen.icon, query_params=query)


def link_with_score(name: str) -> None:
    """A link to a screen by name, with how much of it is done."""
    found = screen_scores.scores().get(name)
    link(name, found.score if found else "")


def show_parts() -> None:
    """Links to all parts of the lesson to which the screen of this run belongs, if it has several."""
    if len(together := parts(current_screen() or "home")) > 1:
        with st.container(horizontal=True, gap="xsmall", key="parts"):
            for screen in together:
                st.page_link(_page(screen, screen.icon), label=screen.short, icon="", help=screen.help)


def take_away() -> str:
    """What is to be remembered of the screen of this run, once nothing is left to do there."""
    screen = named(current_screen() or "home")
    return screen.take_away if screen.name in screen_scores.complete_screens() else ""


def road() -> Road | None:
    """The road that was opened on Start; None for that of all lessons."""
    return road_of(chosen_road.name())


def next_stop() -> Screen | None:
    """The screen that follows on the road, from each part of a lesson there; at its end Start; None after the last."""
    here, chosen = named(current_screen() or "home"), road()
    stops = chosen.stops if chosen else ()
    stop = next((one for one in (here, *parts(here.name)) if one in stops), None)
    along = (*stops, named("home")) if stop else ROAD
    return next((after for screen, after in pairwise(along) if screen == (stop or here)), None)


def next_to_do() -> Screen | None:
    """The first screen of the road, then of those after it, or else of all, on which not all is done; None if none."""
    chosen = road()
    return next(to_do((*(road_ahead(chosen).stops if chosen else ()), *ROAD)), None)


def road_ahead(chosen: Road) -> Road:
    """A road, or once all is done there the next on which something is to do."""
    after = (one for one in (*ROADS, EVERYTHING)[ROADS.index(chosen) :] if one == chosen or not one.is_uncovered)
    return next((one for one in after if any(to_do(one.stops))), chosen)


def to_do(screens: Sequence[Screen]) -> Iterator[Screen]:
    """Those of some screens on which not all is done."""
    complete = screen_scores.complete_screens()
    return (one for one in screens if one.name not in complete)


def link_along(screen: Screen) -> None:
    """A link to the next screen of the road, with its place there."""
    chosen = road()
    if chosen and screen in chosen.stops:
        link(screen.name, chosen.place(screen), fields=chosen.fields(screen))
    elif chosen and screen.name == "home":
        link(screen.name, f"The end of *{chosen.title}*.", fields={Key.END: chosen.id})
    else:
        link(screen.name, NEXT)


def go_along(name: str) -> Road | None:
    """Go along another road from now on."""
    chosen = road_of(name)
    chosen_road.choose(chosen.id if chosen else "")
    return chosen


def open_along(name: str, screen: Screen) -> None:
    """Go along a road from now on, and open a screen of it; call it from a callback."""
    chosen = go_along(name)
    will_open(f"pages/{screen.name}.py", chosen.fields(screen) if chosen else {})
