"""Numbers that an answer types over: they are told, and stay as long as its question is asked."""

from dataclasses import dataclass, replace

import streamlit as st

from core.graph.steps import Matrix
from core.reading.matrix_edits import Edits
from ui.fields import editor
from ui.fields.matrices import Inputs
from ui.machine import screen
from ui.session import edits


@dataclass(frozen=True, kw_only=True)
class TypedOver:
    """Texts for cells of a matrix of what is given; what the student has typed into it stays as it is."""

    given: Inputs
    matrix: str
    cells: Edits

    @property
    def before(self) -> Inputs:
        """What is given, without these texts: the questions are about that."""
        return self._with(self.given.at_first[self.matrix]) if self._is_typed else self.given

    @property
    def after(self) -> Inputs:
        """What is given, with these texts."""
        M = self.given.matrices[self.matrix].copy()
        for at, text in self.cells.items():
            M[at] = float(text)
        return self._with(M)

    def _with(self, M: Matrix) -> Inputs:
        return replace(self.given, matrices={**self.given.matrices, self.matrix: M})

    def enter(self, _option: str = "") -> None:
        """Type the texts, unless the student has typed: the picture marks what that changes."""
        if not self.given.typed[self.matrix]:
            editor.receive(self.given, {self.matrix: [(i, j, text) for (i, j), text in self.cells.items()]})

    def tell(self, on: str) -> None:
        """Say what has been typed, with the way back; on another screen than this one nothing is left of it."""
        if self._is_typed:
            edits.note_tried(on, self.matrix, self.given.bases[self.matrix])
            changes = ", ".join(f"{self.given.at_first[self.matrix][at]:g} → {x}" for at, x in self.cells.items())
            with st.container(horizontal=True, vertical_alignment="center", gap="small"):
                st.caption(f"For this: {changes} in ${self.matrix}$.", width="content")
                st.button("Take back", key=f"take back {self.matrix}", type="tertiary", on_click=self.take_back)

    def take_back(self) -> None:
        """Take back what was pressed, and the texts, unless the student has typed."""
        screen.PINNED.set(None)
        if self._is_typed:
            editor.receive(self.given, {self.matrix: []})

    @property
    def _is_typed(self) -> bool:
        return bool(self.cells) and self.given.typed[self.matrix] == self.cells
