"""What a student has got so far, in this session."""

from core.practice.attempts import Attempt
from core.practice.progress import Answered, Progress, Solution, merge, with_solution
from ui.session.session_memory import memory


def progress() -> Progress:
    """Everything so far."""
    return memory().progress


def note_attempt(attempt: Attempt) -> None:
    """Note the first mark of an answer to a part in practice."""
    add(Progress(attempts=frozenset({attempt})))


def note_answer(exercise: str, variant: int | None, part: str, answered: Answered) -> None:
    """Note a marked answer of the homework; the best one so far is kept."""
    add(Progress(answers={(exercise, variant, part): answered}))


def note_solution(challenge: str, solution: Solution) -> None:
    """Note a solution of a challenge; the records are kept."""
    memory().progress = with_solution(progress(), challenge, solution)


def add(other: Progress) -> None:
    """Merge what comes from elsewhere: nothing gets lower by it."""
    memory().progress = merge(progress(), other)
