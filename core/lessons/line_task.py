"""A question of a lesson that is answered with a line of code, which is marked by the matrix that it makes."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from core.graph.code import snippet
from core.graph.steps import Matrix
from core.graph.tex import plain
from core.homework.line_marks import AXES, OTHERWISE, LineMarks, Setting
from core.homework.mistakes import MISTAKES
from core.homework.results import Result
from core.lessons.task import Task
from core.reading.answers import Choice, Numbers
from core.reading.written_line import LineError, read_line


@dataclass(frozen=True, kw_only=True, eq=False)
class LineTask(Task):
    """A line to write: it has to make the matrix that is asked for ``here``, and on the other numbers ``elsewhere``."""

    here: Setting
    elsewhere: Setting

    @property
    def answer(self) -> str:
        """The line that the project itself writes for it."""
        part = self.here.part
        line = snippet(part.node, "numpy", self.here.exercise.graphs[part.graph]).replace("\n", "; ")
        if part.row is None:
            return f"`{line}`"
        return f"`{self.question.placeholder}({line.partition(' = ')[2]})[{part.row}]`: rows are counted from 0"

    def made(self, text: str) -> Matrix | None:
        """The matrix that a line makes here; None if it makes none."""
        try:
            return self.here.compute(read_line(text))
        except LineError:
            return None

    def _result(self, _: Numbers | Choice, text: str) -> Result:
        """Mark a line; what is said of it is Markdown, with why it is wrong and what to do."""
        result = LineMarks(here=self.here, elsewhere=self.elsewhere, praise=self.question.praise).result(text)
        if result.status == "correct" or result.message == AXES:
            return result
        if len(result.mistakes) > 1:
            return replace(result, message=plain(_likeliest(result.mistakes, text)))
        more = [_COMPARE] if result.message == OTHERWISE else _advice(result.mistakes)
        return replace(result, message=plain(" ".join([result.message, *more])))


_COMPARE = "Compare what is beneath, number by number."


def _advice(mistakes: Iterable[str]) -> list[str]:
    """Why it is wrong and what to do."""
    return [said for name in mistakes for said in (MISTAKES[name].why, MISTAKES[name].hint)]


def _likeliest(mistakes: Iterable[str], line: str) -> str:
    """One of the mistakes that make the same numbers, and why it is one: of a softmax only if the line has one."""
    has_softmax = "softmax" in line or "exp" in line
    name = next(name for name in mistakes if has_softmax or name != "softmax-over-columns")
    return f"It looks like “{MISTAKES[name].title}”. {MISTAKES[name].why}"
