"""A question of a lesson that is answered with a line of code, which is marked by the matrix that it makes."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from core.graph.code import snippet
from core.graph.steps import Matrix
from core.graph.tex import plain
from core.homework.line_marks import AXES, OTHERWISE, LineMarks, Setting
from core.homework.mistake import Mistake
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
        """Mark a line; what is said of it is Markdown, with one mistake and why it is one."""
        result = LineMarks(here=self.here, elsewhere=self.elsewhere, praise=self.question.praise).result(text)
        if result.status == "correct" or result.message == AXES:
            return result
        message = f"{result.message} {_COMPARE}" if result.message == OTHERWISE else result.message
        if told := _likeliest(result.mistakes, text):
            lead = message if len(result.mistakes) == 1 else f"It looks like “{told.title}”."
            message = f"{lead} {told.why}"
        return replace(result, message=plain(message))


_COMPARE = "Those that differ are marked in the picture."


def _likeliest(names: Iterable[str], line: str) -> Mistake | None:
    """The first of the mistakes that make the same numbers which the line may show."""
    mistakes = (MISTAKES[name] for name in names)
    return next(
        (one for one in mistakes if not one.written_with or any(map(line.__contains__, one.written_with))), None
    )
