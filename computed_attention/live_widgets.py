"""The live picture in a notebook: a widget, which anywidget brings into every front end."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from computed_attention import page_files
from computed_attention.edited_trace import EditedTrace
from computed_attention.stills import Still
from computed_attention.usage import UsageError
from core.graph.steps import Array
from core.graph.trace import Trace
from ui.machine import payload, standalone
from ui.machine.thread_weights import pack


class LivePicture(anywidget.AnyWidget):
    """A picture of a trace, or the heads of a model.

    ``pinned`` is the number that was pinned; ``still`` is what is shown, as it is by now.
    """

    _esm = standalone.code()
    given = traitlets.Unicode().tag(sync=True)
    packed = traitlets.Bytes().tag(sync=True)
    edited = traitlets.Any().tag(sync=True)
    hidden = traitlets.Any().tag(sync=True)
    pinned = traitlets.Any().tag(sync=True)

    def __init__(self, still: Still) -> None:
        self.still = still
        super().__init__(**_traits(still))

    @property
    def trace(self) -> Trace:
        """The trace, evaluated on what was typed over its inputs."""
        return self._edited_trace().trace

    @property
    def inputs(self) -> Mapping[str, Array]:
        """X, and the weights if there are any, with what was typed over them."""
        return self._edited_trace().inputs

    def save(self, file: str | Path, question: Sequence[str] | None = None) -> Path:
        """Write the picture as it is by now as a page by itself: see `save`."""
        return page_files.save(self.still, file, question)

    def _edited_trace(self) -> EditedTrace:
        if not isinstance(self.still.shown, EditedTrace):
            raise UsageError("The heads of a model are shown here, and they have no trace.")
        return self.still.shown

    @traitlets.observe("edited", "hidden")
    def _receive(self, change: Any) -> None:
        """Take over what was typed, or whether later words are hidden; a front end may send anything."""
        if isinstance(before := self.still.shown, EditedTrace):
            now = before.edited(change["new"]) if change["name"] == "edited" else before.masked(change["new"] is True)
            self.still = Still(shown=now)
            self.given = _traits(self.still)["given"]

    def _repr_mimebundle_(self, **asked: Any) -> Any:
        """The widget, and for front ends without widgets a still."""
        shown = super()._repr_mimebundle_(**asked)
        if isinstance(shown, tuple):
            data, metadata = shown
            return {**self.still._repr_mimebundle_(), **data}, metadata
        return shown


def _traits(still: Still) -> dict[str, Any]:
    if isinstance(still.shown, EditedTrace):
        return {"given": payload.to_json(payload.of(still.shown.picture))}
    return {"packed": pack(still.shown)}
