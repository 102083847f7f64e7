"""What a screen has sent to its components in the browser, above all the pictures of the chain, and what they send back."""

import json

import numpy as np

from ui.session.streamlit_internals import WidgetState, event_id


def components(at, name):
    """The components of one kind on a screen, from top to bottom."""
    return [one for one in at.get("bidi_component") if one.proto.component_name == name]


def data(at, name):
    """What was sent to each of them."""
    return [json.loads(one.proto.json or one.proto.bytes) for one in components(at, name)]


def cookies(at):
    """The cookies that the browser was told to write, by name."""
    return {**dict(data(at, "background")[0]["cookies"]), **next(iter(data(at, "screen_scores")), {})}


def pictures(at):
    """The data of each picture on a screen, from top to bottom."""
    return [json.loads(element.proto.bytes)["picture"] for element in components(at, "machine")]


def picture(at, nth=0):
    """The data of one picture: its "words", "chain" (the matrices), "stations", "pinned" and so on."""
    return pictures(at)[nth]


def threads(component):
    """The header and the weights (layers, heads, n, m) of a sentence with threads, as they are sent in two bytes each."""
    data = component.proto.bytes
    length = int.from_bytes(data[:4], "little")
    header = json.loads(data[4 : 4 + length])
    shape = header["layers"], header["heads"], len(header["tokens"]), -1
    return header, np.frombuffer(data[4 + length :], "<u2").reshape(shape)


def figure(at):
    """The same of the only such sentence on a screen."""
    return threads(*components(at, "threads"))


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


def described(at, title, nth=0):
    """What a picture shows of a matrix, in words: its size, how much of it is covered, its largest number and where."""
    one, M = drawn(at, title, nth), matrix(at, title, nth)
    size, hidden = f"{one['title']}, {len(one['rows'])} rows, {len(one['columns'])} columns.", int(np.isnan(M).sum())
    if hidden:
        size += f" {hidden} of {M.size} numbers are covered."
    if hidden == M.size:
        return size
    i, j = divmod(int(np.nanargmax(M)), M.shape[1])
    return f"{size} Largest: {M[i, j]:.4f} in row {one['rows'][i]}, column {one['columns'][j]}."


def send(at, event, value, nth=0):
    """Run the screen as if its picture had sent an event, such as "pinned" or "edited"."""
    send_all(at, {event: value}, nth)


def events(at, nth=0):
    """The names of the events that a screen wants to hear from a picture."""
    return json.loads(components(at, "machine")[nth].proto.bytes)["events"]


def send_all(at, events, nth=0):
    """Run the screen as if its picture had sent several events at once, whatever comes of it."""
    speak(at, components(at, "machine")[nth], events)


def speak(at, component, events):
    """Run the screen as if a component had sent events, whatever comes of it."""
    states = at._tree.get_widget_states()
    payload = json.dumps([{"event": event, "value": value} for event, value in events.items()])
    states.widgets.append(WidgetState(id=event_id(component.proto.id), json_trigger_value=payload))
    at._run(states)
