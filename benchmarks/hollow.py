"""The app's hollow twin: its screens, drawn by plain Streamlit calls with the content that was once recorded.

The environment variable `HOLLOW_RECORDING` names a file: for each screen's address the messages that one run of it sent.
The twin has the same navigation, and on each screen the same containers and elements at the same places. It computes
nothing, has no fragments and no callbacks: what it takes is what Streamlit itself takes. `SCRIPT` is all of it that
Streamlit runs anew each time; this module, with what it has read, stays.
"""

import json
import os
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeAlias

import pyarrow as pa
import streamlit as st
from streamlit.delta_generator import DeltaGenerator
from streamlit.delta_generator_singletons import get_dg_singleton_instance
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg

RECORDING = "HOLLOW_RECORDING"

SCRIPT = "from benchmarks import hollow\n\nhollow.show()\n"

Place: TypeAlias = tuple[int, ...]
"""Where something stands: the root container, then a position within each container."""

Places: TypeAlias = dict[Place, DeltaGenerator]

Call: TypeAlias = tuple[str, tuple[Any, ...], dict[str, Any]]
"""A method of a container, and what it is given."""

Step: TypeAlias = Callable[[Places], None]

_UNHEARD = {"new_session", "session_status_changed", "script_finished"}
"""Messages of every run, whatever the script."""

_PREFIX = len("$$ID-") + 32 + len("-")
"""What stands before the key in the id of a widget."""


def write(file: Path, heard: Mapping[str, Sequence[ForwardMsg]]) -> None:
    """Write what the runs of screens sent, by address, for the twin to read."""
    coded = {
        address: [b64encode(message.SerializeToString()).decode("ascii") for message in messages]
        for address, messages in heard.items()
    }
    file.write_text(json.dumps(coded), encoding="ascii")


def sent(messages: Iterable[ForwardMsg]) -> list[tuple[Place, str]]:
    """What a run drew, in order: each place, and the kind of element or container there."""
    return [(_place(message), kind(message)) for message in messages if message.WhichOneof("type") == "delta"]


def kind(message: ForwardMsg) -> str:
    """The kind of what a delta draws; a fragment's wrapper counts as the container that it is."""
    name = str(getattr(message.delta, str(message.delta.WhichOneof("type"))).WhichOneof("type"))
    return "flex_container" if name == "transparent" else name


def show() -> None:
    """Run the router of the twin."""
    (config,) = _only("page_config_changed")
    layout: Literal["wide", "centered"] = "wide" if config.layout == config.WIDE else "centered"
    st.set_page_config(page_title=config.title, page_icon=config.favicon, layout=layout)
    (navigation,) = _only("navigation")
    sections: dict[str, list[st.Page]] = {section: [] for section in navigation.sections}
    for page in navigation.app_pages:
        sections[page.section_header].append(_page(page.page_script_hash))
    st.navigation(sections).run()


@cache
def _recorded() -> Mapping[str, list[ForwardMsg]]:
    coded = json.loads(Path(os.environ[RECORDING]).read_text(encoding="ascii"))
    return {
        address: [ForwardMsg.FromString(b64decode(message)) for message in messages]
        for address, messages in coded.items()
    }


def _only(name: str) -> list[Any]:
    """The messages of a type that the first screen sent."""
    first = next(iter(_recorded().values()))
    return [getattr(message, name) for message in first if message.WhichOneof("type") == name]


def _page(script_hash: str) -> st.Page:
    page, screen = _pages()[script_hash]
    # Of the page without an address Streamlit still wants a name, and makes of it the hash by which pages are told apart.
    return st.Page(
        screen,
        title=page.page_name,
        icon=page.icon or None,
        url_path=page.url_pathname or page.page_name,
        default=page.is_default,
        help=page.help or None,
    )


@cache
def _pages() -> Mapping[str, tuple[Any, Callable[[], None]]]:
    (navigation,) = _only("navigation")
    return {page.page_script_hash: (page, _screen(page.url_pathname)) for page in navigation.app_pages}


def _screen(address: str) -> Callable[[], None]:
    def screen() -> None:
        singletons = get_dg_singleton_instance()
        roots = (singletons.main_dg, singletons.sidebar_dg, singletons.event_dg, singletons.bottom_dg)
        places: Places = {(i,): root for i, root in enumerate(roots)}
        for step in _steps(address):
            step(places)

    return screen


@cache
def _steps(address: str) -> tuple[Step, ...]:
    messages = [message for message in _recorded()[address] if message.WhichOneof("type") not in _UNHEARD]
    other = {message.WhichOneof("type") for message in messages} - {"page_config_changed", "navigation", "delta"}
    if other:
        raise NotImplementedError(f"the twin does not know how to send {other}")
    drawn = [(_place(message), message.delta) for message in messages if message.WhichOneof("type") == "delta"]
    return tuple(_step(place, delta, _parts(place, drawn)) for place, delta in drawn if not _is_part(delta))


def _place(message: ForwardMsg) -> Place:
    return tuple(message.metadata.delta_path)


def _is_part(delta: Any) -> bool:
    """Whether it is drawn along with what it is in, by one call."""
    return bool(delta.add_block.WhichOneof("type") in ("column", "tab"))


def _parts(whole: Place, drawn: Iterable[tuple[Place, Any]]) -> dict[Place, Any]:
    return {place: delta.add_block for place, delta in drawn if place[:-1] == whole and _is_part(delta)}


def _step(place: Place, delta: Any, parts: Mapping[Place, Any]) -> Step:
    block = delta.WhichOneof("type") == "add_block"
    one = delta.add_block if block else delta.new_element
    name = one.WhichOneof("type")
    if parts:
        method, given, options = (_tabs if name == "tab_container" else _columns)(one, list(parts.values()))
    elif made := (_BLOCKS if block else _ELEMENTS).get(name):
        method, given, options = made(one if block else getattr(one, name))
        options = {**_size(one), **options}
    else:
        raise NotImplementedError(f"the twin does not know how to draw {name}")

    def step(places: Places) -> None:
        # What stands in the place of st.empty is drawn by that, all else by the container that it is in.
        drawn = getattr(places.get(place) or places[place[:-1]], method)(*given, **options)
        if parts:
            places.update(zip(parts, drawn, strict=True))
        elif block or name == "empty":
            places[place] = drawn

    return step


def _size(one: Any) -> dict[str, Any]:
    configured = {"width": one.width_config, "height": one.height_config}
    return {side: size for side, config in configured.items() if (size := _length(config)) is not None}


def _length(config: Any) -> str | int | None:
    match config.WhichOneof("width_spec" if hasattr(config, "pixel_width") else "height_spec"):
        case "use_stretch":
            return "stretch"
        case "use_content":
            return "content"
        case "pixel_width":
            return int(config.pixel_width)
        case "pixel_height":
            return int(config.pixel_height)
        case None:
            return None
        case other:
            raise NotImplementedError(f"the twin does not know the size {other}")


def _key(name: str) -> str | None:
    key = name[_PREFIX:]
    return key if key not in ("", "None") else None


def _opened(name: str) -> dict[str, Any]:
    """The options of a container that may tell when it is opened: one that does has an id."""
    return {"key": _key(name), "on_change": "rerun"} if name else {}


def _widget(one: Any) -> dict[str, Any]:
    """The options of every widget."""
    visibility = {1: {"label_visibility": "hidden"}, 2: {"label_visibility": "collapsed"}}
    bound = {"bind": "query-params"} if getattr(one, "query_param_key", "") else {}
    shown = visibility.get(one.label_visibility.value, {}) if hasattr(one, "label_visibility") else {}
    return {"key": _key(one.id), "help": one.help or None, "disabled": one.disabled, **bound, **shown}


def _container(block: Any) -> Call:
    flex = block.flex_container
    options = {"border": flex.border or None, "horizontal": flex.direction == flex.HORIZONTAL, "key": _key(block.id)}
    return "container", (), {**options, "wrap": flex.wrap} if flex.direction == flex.HORIZONTAL else options


def _columns(_: Any, parts: Sequence[Any]) -> Call:
    return "columns", ([part.column.weight for part in parts],), {"border": parts[0].column.show_border}


def _tabs(block: Any, parts: Sequence[Any]) -> Call:
    return "tabs", ([part.tab.label for part in parts],), _opened(block.id)


def _expander(block: Any) -> Call:
    one = block.expandable
    return "expander", (one.label, one.expanded), {"icon": one.icon or None, **_opened(block.id)}


def _popover(block: Any) -> Call:
    one = block.popover
    options = {"type": one.type, "icon": one.icon or None, "help": one.help or None, "disabled": one.disabled}
    return "popover", (one.label,), {**options, **_opened(block.id)}


def _grid(block: Any) -> Call:
    return "grid", (block.grid_container.columns or "auto",), {"border": block.grid_container.border}


def _heading(one: Any) -> Call:
    method = {"h1": "title", "h2": "header", "h3": "subheader"}[one.tag]
    return method, (one.body, False if one.hide_anchor else one.anchor or None), {"help": one.help or None}


def _markdown(one: Any) -> Call:
    options = {"help": one.help or None}
    if one.element_type == one.LATEX:
        return "latex", (one.body.removeprefix("$$\n").removesuffix("\n$$"),), options
    if one.element_type == one.DIVIDER:
        return "divider", (), {}
    return "caption" if one.element_type == one.CAPTION else "markdown", (one.body,), options


def _code(one: Any) -> Call:
    return "code", (one.code_text, one.language or None), {"wrap_lines": one.wrap_lines}


def _alert(one: Any) -> Call:
    method = {one.ERROR: "error", one.WARNING: "warning", one.INFO: "info", one.SUCCESS: "success"}[one.format]
    return method, (one.body,), {"icon": one.icon or None}


def _metric(one: Any) -> Call:
    options = {"border": one.show_border, "help": one.help or None}
    return "metric", (one.label, one.body, one.delta or None), options


def _progress(one: Any) -> Call:
    return "progress", (one.value, one.text or None), {}


def _chart(one: Any) -> Call:
    spec = json.loads(one.spec)
    if one.datasets:
        spec["datasets"] = {dataset.name: dataset.data.data for dataset in one.datasets}
    selectable = {"key": _key(one.id), "on_select": "rerun"} if one.id else {}
    return "vega_lite_chart", (), {"spec": spec, "alt": one.alt or None, **selectable}


def _table(one: Any) -> Call:
    cells = pa.ipc.open_stream(one.arrow_data.data).read_all()
    options = {"hide_index": one.hide_index, "hide_header": one.hide_header, "alt": one.alt or None}
    return "table", (cells,), options


def _link(one: Any) -> Call:
    return "page_link", (_page(one.page_script_hash),), {"label": one.label, "icon": one.icon or None}


def _button(one: Any) -> Call:
    return "button", (one.label,), {**_widget(one), "type": one.type, "icon": one.icon or None}


def _download(one: Any) -> Call:
    return "download_button", (one.label, _nothing), {**_widget(one), "on_click": "ignore"}


def _nothing() -> str:
    return ""


def _checkbox(one: Any) -> Call:
    return "toggle" if one.type == one.TOGGLE else "checkbox", (one.label, one.default), _widget(one)


def _text_input(one: Any) -> Call:
    limit = {"max_chars": one.max_chars} if one.max_chars else {}
    return "text_input", (one.label, one.default), {**_widget(one), "placeholder": one.placeholder, **limit}


def _text_area(one: Any) -> Call:
    return "text_area", (one.label, one.default), {**_widget(one), "placeholder": one.placeholder}


def _selectbox(one: Any) -> Call:
    at = one.default if one.HasField("default") else None
    return "selectbox", (one.label, list(one.options), at), _widget(one)


def _group(one: Any) -> Call:
    contents = [option.content for option in one.options]
    chosen: Any = [contents[i] for i in one.default]
    if one.click_mode == one.SINGLE_SELECT:
        chosen = chosen[0] if chosen else None
    method = "pills" if one.style == one.PILLS else "segmented_control"
    mode = "multi" if one.click_mode == one.MULTI_SELECT else "single"
    options = {"selection_mode": mode, "default": chosen, "required": one.required}
    return method, (one.label, contents), {**_widget(one), **options}


def _slider(one: Any) -> Call:
    if one.type != one.SLIDER or one.data_type not in (one.INT, one.FLOAT):
        raise NotImplementedError("the twin does not know this slider")
    number = int if one.data_type == one.INT else float
    low, high, step = number(one.min), number(one.max), number(one.step)
    values = tuple(map(number, one.default))
    at = values[0] if len(values) == 1 else values
    return "slider", (one.label, low, high, at, step), {**_widget(one), "format": one.format}


def _empty(_: Any) -> Call:
    return "empty", (), {}


_ELEMENTS: Mapping[str, Callable[..., Call]] = {
    "alert": _alert,
    "button": _button,
    "button_group": _group,
    "checkbox": _checkbox,
    "code": _code,
    "download_button": _download,
    "empty": _empty,
    "heading": _heading,
    "markdown": _markdown,
    "metric": _metric,
    "page_link": _link,
    "progress": _progress,
    "selectbox": _selectbox,
    "slider": _slider,
    "table": _table,
    "text_area": _text_area,
    "text_input": _text_input,
    "vega_lite_chart": _chart,
}

_BLOCKS: Mapping[str, Callable[..., Call]] = {
    "expandable": _expander,
    "flex_container": _container,
    "grid_container": _grid,
    "popover": _popover,
    "transparent": _container,
}
