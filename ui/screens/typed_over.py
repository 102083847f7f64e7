"""Numbers that an answer types over: they stay as long as its question is asked."""

from dataclasses import dataclass, replace

from core.graph.steps import Matrix
from core.reading.matrix_edits import Edits
from ui.fields import editor
from ui.fields.matrices import Inputs
from ui.machine import screen


@dataclass(frozen=True, kw_only=True)
class TypedOver:
    """Texts for cells of a matrix of what is given; what the student has typed into it stays as it is."""

    given: Inputs
    matrix: str
    cells: Edits

    @property
    def before(self) -> Inputs:
        """What is given, without these texts: the questions are about that."""
        is_typed = self.given.typed[self.matrix] == self.cells
        return self._with(self.given.at_first[self.matrix]) if is_typed else self.given

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

    def take_back(self) -> None:
        """Take back what was pressed, and the texts, unless the student has typed."""
        screen.PINNED.set(None)
        if self.given.typed[self.matrix] == self.cells:
            editor.receive(self.given, {self.matrix: []})
