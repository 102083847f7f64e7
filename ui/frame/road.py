"""The roads through the lessons: a short one, the homework's, a lecture's and all, with what is done of each."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any
from urllib.parse import urlencode

import msgspec
import streamlit as st

from core.practice.done_screens import ScreenScore, complete_screens
from ui.frame import navigation
from ui.frame.sections import EVERYTHING, ROAD, ROADS, SECTIONS, Road, Screen, lessons, named, parts
from ui.session import contents, kept_progress, screen_scores
from ui.session.component import component, styles_beside
from ui.session.keys import Key
from ui.session.session_memory import sent_value

_KEY = "road"

_TOUR, _FIRST = named("home"), "1"
"""The screen of the tour, and its first step."""

_COMPLETE = "check_circle"


def show(*, is_tour_taken: bool, is_end: bool, tour: ScreenScore) -> None:
    """Show the next screen on which not all is done, and the roads: one element, whatever their length.

    The first screen comes after the tour, to which the opening above leads. At the end of a road, too,
    what stands above leads on.
    """
    found = screen_scores.scores()
    if found and not is_end and (screen := navigation.next_to_do()) and (is_tour_taken or screen != ROAD[0]):
        navigation.link_along(screen)
    component(__file__, css=styles_beside(__file__))(
        key=_KEY, data=_roads(tuple({**found, _TOUR.name: tour}.items())), height="content", on_opened_change=_open
    )
    if found:
        st.button(
            "Forget what is done",
            icon=":material/delete:",
            type="tertiary",
            on_click=screen_scores.forget,
            help="What you have done is kept in this browser. Your answers stay where they are.",
        )
    kept_progress.keep()


def _open() -> None:
    """Open the lesson that was pressed, or the first step of the tour, which is on this screen."""
    match sent_value(_KEY, "opened"):
        case {"screen": _TOUR.name, "road": road}:
            navigation.go_along(road)
            contents.change_as_step(Key.STEP, _FIRST)
        case {"screen": name, "road": road}:
            for screen in ROAD:
                if screen.name == name:
                    navigation.open_along(road, screen)


@lru_cache(maxsize=64)
def _roads(each: tuple[tuple[str, ScreenScore], ...]) -> bytes:
    """Each road as it travels: its title, what it leads to, how long it takes with the tour, its lessons in groups."""
    found = dict(each)
    roads = [_road(road, {"": [named(name) for name in road.screens]}, found) for road in ROADS]
    every = {title: [one for one in lessons(title) if one.teaches] for title in SECTIONS if title}
    return msgspec.json.encode([*roads, _road(EVERYTHING, every, found)])


def _road(road: Road, groups: Mapping[str, Sequence[Screen]], found: Mapping[str, ScreenScore]) -> dict[str, Any]:
    """A road; the tour is its first line where its lessons stand in one group."""
    told = {name: [_line(road, one, found) for one in screens] for name, screens in groups.items()}
    if not road.is_uncovered and "" in told:
        told[""].insert(0, _tour(found[_TOUR.name]))
    icons = [line["icon"] for lines in told.values() for line in lines]
    drawn = [{"title": name, "lessons": lines} for name, lines in told.items()]
    return {
        "title": road.title, "able": road.able, "takes": "" if road.is_uncovered else takes(road.stops),
        "ready": icons.count(_COMPLETE), "of": len(icons), "groups": drawn,
    }  # fmt: skip


def takes(stops: Iterable[Screen]) -> str:
    """How long some screens take, with the tour before them."""
    minutes = sum(one.minutes for one in (_TOUR, *stops))
    return f"about {f'{5 * (minutes // 5)} minutes' if minutes < 2 * 60 else f'{minutes // 60} hours'}"


def _tour(tour: ScreenScore) -> dict[str, Any]:
    return {
        "title": "The tour", "opens": _TOUR.name, "address": f"?{Key.STEP}={_FIRST}",
        "icon": _COMPLETE if tour.is_complete else "explore", "help": "Self-attention in nine small steps.",
        "minutes": _TOUR.minutes, "done": tour.score if tour.right else "", "parts": [],
    }  # fmt: skip


def _line(road: Road, screen: Screen, found: Mapping[str, ScreenScore]) -> dict[str, Any]:
    """A lesson: what it is about, how long it takes, what is done of it, and its further parts.

    A shorter road leads to the first part alone, so what is done there is all that there is to do on it.
    """
    every, uncovered = parts(screen.name), road.is_uncovered
    together = every if road is EVERYTHING else (screen,)
    beside = [one for one in every[1:] if road is EVERYTHING or one not in road.stops]
    icon = navigation.icon_of(together, complete_screens(found)).removeprefix(":material/").removesuffix(":")
    return {
        **_link(road, screen),
        "icon": icon,
        "help": screen.help,
        "minutes": 0 if uncovered else sum(one.minutes for one in together),
        "done": "" if uncovered else _done([found[one.name] for one in together if one.name in found], len(together)),
        "parts": [] if uncovered else [_link(road, one) for one in beside],
    }


def _link(road: Road, screen: Screen) -> dict[str, str]:
    """A screen by its title: its name, and its address for a browser that opens it by itself."""
    fields = urlencode(road.fields(screen))
    return {"title": screen.title, "opens": screen.name, "address": f"{screen.address}{'?' * bool(fields)}{fields}"}


def _done(found: Sequence[ScreenScore], count: int) -> str:
    """What is done of a lesson with so many parts."""
    if count > 1 and found:
        return f"{sum(one.is_complete for one in found)} of {count} parts"
    return "".join(one.score or "seen" for one in found)
