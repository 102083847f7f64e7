"""The pictures of the chain that a screen has sent to the browser, and what the browser sends back."""

import json

import numpy as np
from streamlit.components.v2.bidi_component.main import _make_trigger_id
from streamlit.proto.WidgetStates_pb2 import WidgetState


def pictures(at):
    """The data of each picture on a screen, from top to bottom."""
    return [json.loads(element.proto.bytes)["picture"] for element in _machines(at)]


def picture(at, nth=0):
    """The data of one picture: its "words", "chain" (the matrices), "stations", "pinned" and so on."""
    return pictures(at)[nth]


def titles(at, nth=0):
    """The titles of the matrices of a picture, in the order of evaluation."""
    return [drawn["title"] for drawn in picture(at, nth)["chain"]]


def drawn(at, title, nth=0):
    """A matrix as it is drawn: "values", "rows", "columns", "step" and so on; ``title`` may also be its name."""
    return next(one for one in picture(at, nth)["chain"] if title in (one["title"], one["name"]))


def matrix(at, title, nth=0):
    """The numbers of a matrix: nan where one is covered, −∞ where one is masked."""
    values = drawn(at, title, nth)["values"]
    return np.array([[np.nan if value is None else float(value) for value in row] for row in values])


def covered(at, title, nth=0):
    """How many numbers of a matrix are covered."""
    return int(np.isnan(matrix(at, title, nth)).sum())


def send(at, event, value, nth=0):
    """Run the screen as if its picture had sent an event, such as "pinned" or "edited"."""
    states = at._tree.get_widget_states()
    payload = json.dumps([{"event": event, "value": value}])
    trigger = _make_trigger_id(_machines(at)[nth].proto.id, "events")
    states.widgets.append(WidgetState(id=trigger, json_trigger_value=payload))
    at._run(states)
    assert not at.exception


def _machines(at):
    return [one for one in at.get("bidi_component") if one.proto.component_name == "machine"]
