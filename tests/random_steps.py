"""Random steps through all screens in Streamlit's AppTest, by somebody who types, presses, sends and opens anything.

A walk is named by its seed and its number, and takes the same steps every time it is repeated, as far as the screens
are the same: what practice asks next is drawn by lot.
"""

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from unittest.mock import PropertyMock, patch
from urllib.parse import parse_qs

import streamlit as st
from streamlit.testing.v1 import AppTest

from tests import hostile_values
from tests.core.uploads.hostile import READ, REFUSED
from tests.pages.test_screens import ROOT, SCREENS
from ui.session.keys import CELL
from ui.session.streamlit_internals import WidgetState, event_id

FILES = {**REFUSED, **READ}

OPENED_ANEW = 0.03
"""How often a step opens a screen in a new session, instead of going on in this one."""

HEARD = {
    "kept_in_browser": ("found",), "progress": ("found",), "road": ("opened",), "cookies": (), "around": ("back",),
    "listing": ("line",), "counted": ("word",),
    "river": ("word", "switch", "all", "share"),
}  # fmt: skip
"""The events of our small components, by name; those of a picture are in its data."""


@dataclass(frozen=True, kw_only=True)
class Step:
    """What was done, on which screen, and what it showed if that was an error."""

    what: str
    screen: str
    error: str = ""

    def __str__(self) -> str:
        return f"{self.screen}: {self.what}"


@dataclass(kw_only=True)
class Walk:
    """One walk: its steps are taken one by one."""

    seed: int
    number: int
    way: random.Random = field(init=False)
    at: AppTest = field(init=False)
    trail: list[tuple[str, dict]] = field(default_factory=list)
    stamp: int = 0
    cookies: dict[str, str] = field(default_factory=dict)

    def __post_init__(self):
        self.way = random.Random(f"{self.seed} {self.number}")

    def steps(self, count: int) -> Iterator[Step]:
        """So many steps; a walk whose screen has shown an error goes on in a new session."""
        broken = True
        for i in range(count):
            if broken or self.way.random() < OPENED_ANEW:
                name = SCREENS[self.number % len(SCREENS)] if i == 0 else self.way.choice(SCREENS)
                step = self._taken(lambda name=name: self._open(name))
            else:
                step = self._taken(self._act)
            broken = bool(step.error)
            yield step

    @property
    def screen(self) -> str:
        """The address of the screen that is shown."""
        pages, shown = self.at._registered_pages, self.at._finished_page_script_hash
        return pages.get(shown, {}).get("url_pathname") or "home"

    def _taken(self, act) -> Step:
        error = ""
        with patch.object(type(st.context), "cookies", PropertyMock(return_value=self.cookies)):
            try:
                what = act()
            except Exception as raised:  # noqa: BLE001  a walk reports whatever it meets
                what, error = self._what, f"{type(raised).__name__}: {raised}"[:500]
        shown = list(self.at.exception)
        if shown:
            error = f"{shown[0].message} {' '.join(shown[0].stack_trace)[-500:]}"
        elif not error and len(self.at.title) != 1:
            error = f"{len(self.at.title)} titles"
        if not error:
            self.trail.append((self.screen, dict(self.at.query_params)))
        return Step(what=what, screen=self.screen, error=error)

    def _open(self, name: str) -> str:
        """Open a screen in a new session, half of the time by a hostile link, with hostile cookies."""
        way = self.way
        query = {}
        if way.random() < 0.5:
            for parameter in way.sample(hostile_values.PARAMETERS, way.randint(1, 6)):
                query[parameter] = way.choice([self._text(5000), [self._text(100), self._text(100)]])
        self.cookies = {f"self-attention.{way.choice(SCREENS)}": way.choice(hostile_values.COOKIES) for _ in range(3)}
        self._what = f"open {name!r} with {query!r:.2000} and {self.cookies!r}"
        self.trail = []
        self.at = AppTest.from_file(ROOT / "streamlit_app.py", default_timeout=120)
        self.at.context = {"timezone": way.choice(["UTC", "Europe/Berlin", "../x", "", "\x01", "9" * 300])}
        self.at.query_params = query
        if name != "home":
            self.at.switch_page(f"pages/{name}.py")
        self.at.run()
        return self._what

    def _act(self) -> str:
        acts = [self._use_widget] * 12 + [self._send] * 5 + [self._open_expander] * 2 + [self._leave, self._go_back]
        while True:
            if what := self.way.choice(acts)():
                return what

    def _text(self, longest: int) -> str:
        text = self.way.choice(hostile_values.TYPED)
        if text and self.way.random() < 0.03:
            text = text * (longest // len(text) + 1)
        return text[: longest or None]

    def _option(self, widget) -> str:
        """One of the options of a widget, rarely one that there is not."""
        return self.way.choice(hostile_values.TYPED if self.way.random() < 0.05 else widget.options)

    def _use_widget(self) -> str:
        """Type into a field, choose, slide, press or upload."""
        widgets = [one for kind in WIDGETS for one in self.at.get(kind) if not one.proto.disabled]
        if not widgets:
            return ""
        kind = self.way.choice(sorted({one.type for one in widgets}))
        widget = self.way.choice([one for one in widgets if one.type == kind])
        if kind == "file_uploader":
            name, kinds = self.way.choice(list(FILES)), list(widget.allowed_type)
            named = name if not kinds or name.endswith(tuple(kinds)) else f"{name}{self.way.choice(kinds)}"
            self._what = f"upload {named!r}"
            widget.set_value((named, FILES[name](), "")).run()
            return self._what
        state = WIDGETS[kind](self, widget)
        self._what = f"{kind} {widget.key!r} = {next(iter(state.values()))!r:.2000}"
        self._run_with(WidgetState(id=widget.id, **state))
        return self._what

    def _run_with(self, state: WidgetState) -> None:
        """Run the screen with all widgets as they are, but for one."""
        states = self.at._tree.get_widget_states()
        others = [one for one in states.widgets if one.id != state.id]
        del states.widgets[:]
        states.widgets.extend([*others, state])
        self.at._run(states)

    def _send(self) -> str:
        """Send what a picture, another component or a chart might."""
        way, at = self.way, self.at
        sent = []
        for element in [*at.get("bidi_component"), *at.get("vega_lite_chart")]:
            if element.type == "vega_lite_chart":
                if element.proto.id:
                    sent.append((element.proto.id, "", hostile_values.POINTS))
            elif element.proto.component_name == "machine":
                data = json.loads(element.proto.bytes)
                names = [one["name"] for one in data["picture"]["chain"]]
                sent += [(element.proto.id, event, names) for event in data["events"]]
            else:
                sent += [(element.proto.id, event, ()) for event in HEARD.get(element.proto.component_name, ())]
        if not sent:
            return ""
        element, event, known = way.choice(sent)
        if not event:
            value = way.choice(known)
            state = WidgetState(id=element, string_value=json.dumps({"selection": {CELL: value}}))
        else:
            value = self._event(event, known)
            payload = json.dumps([{"event": event, "value": value}])
            state = WidgetState(id=event_id(element), json_trigger_value=payload)
        self._what = f"send {event or 'selection'} = {value!r:.2000}"
        self._run_with(state)
        return self._what

    def _event(self, event: str, names):
        """What a browser might send as an event: half of the time what ours would, with a hostile text in it."""
        way = self.way
        if not names:
            return way.choice(hostile_values.KEPT)
        if way.random() < 0.4:
            return way.choice(hostile_values.WORTHLESS)
        if way.random() < 0.3:
            return way.choice(list(hostile_values.events(names)))
        i, j, text = way.randrange(4), way.randrange(4), way.choice([*hostile_values.TYPED, *hostile_values.TEXTS])
        self.stamp += 1
        return {
            "pinned": {"node": way.choice(names), "row": i, "column": j}, "hidden": way.random() < 0.5,
            "edited": {way.choice(names): [[i, j, text]], **({"divisor": [[0, 0, text]]} if i == j else {})},
            "filled": {"stamp": self.stamp, "cells": [[name, i, j, text] for name in names]},
            "asked": way.choice([*names, ""]), "divisor": way.choice([1, 2.5, 3, 12.0, text]),
        }.get(event, text)  # fmt: skip

    def _open_expander(self) -> str:
        """Open or close an expander or a popover that is drawn when it is opened."""
        found = [one.proto.id for one in self.at.expander] + [one.proto.popover.id for one in self.at.get("popover")]
        if not any(found):
            return ""
        name, is_open = self.way.choice(sorted(filter(None, found))), self.way.random() < 0.8
        self._what = f"{'open' if is_open else 'close'} {name!r}"
        self._run_with(WidgetState(id=name, bool_value=is_open))
        return self._what

    def _leave(self) -> str:
        """Leave for another screen by the menu or by a link on this one."""
        links = [link.proto for link in self.at.get("page_link")]
        if links and self.way.random() < 0.5:
            link = self.way.choice(links)
            name, query = link.page or "home", {k: v[0] for k, v in parse_qs(link.query_string).items()}
        else:
            name, query = self.way.choice(SCREENS), {}
        return self._go(name, query, "leave for")

    def _go_back(self) -> str:
        """The browser's Back and Forward: an earlier link in the same session."""
        return self._go(*self.way.choice(self.trail), "back to") if self.trail else ""

    def _go(self, name: str, query: dict, how: str) -> str:
        self._what = f"{how} {name!r} with {query!r:.2000}"
        self.at.query_params = query
        self.at.switch_page(f"pages/{name}.py")
        self.at.run()
        return self._what


def _typed(walk: Walk, widget) -> dict:
    return {"string_value": walk._text(widget.proto.max_chars)}


def _selected(walk: Walk, widget) -> dict:
    return {"string_value": walk._option(widget)}


def _picked(walk: Walk, widget) -> dict:
    """One option or none, or several where several may be picked."""
    most = 1 if widget._is_single_select else len(widget.options)
    count = walk.way.randint(0, most)
    return {
        "string_array_value": {"data": [walk._option(widget)] if count == 1 else walk.way.sample(widget.options, count)}
    }


def _slid(walk: Walk, widget) -> dict:
    low, high, step = widget.min, widget.max, widget.proto.step or 1
    value = walk.way.choice(
        [low, high, *[low + step * walk.way.randint(0, int((high - low) / step))] * 8, float("nan"), -1e308]
    )
    return {"double_array_value": {"data": [float(value)]}}


WIDGETS = {
    "text_input": _typed, "text_area": _typed, "selectbox": _selected,
    "select_slider": lambda walk, widget: {"string_array_value": {"data": [walk._option(widget)]}},
    "button_group": _picked, "slider": _slid,
    "toggle": lambda walk, _: {"bool_value": walk.way.random() < 0.5},
    "button": lambda *_: {"trigger_value": True}, "download_button": lambda *_: {"trigger_value": True},
    "file_uploader": lambda *_: {},
}  # fmt: skip
"""What the browser sends of each kind of widget that the screens have."""
