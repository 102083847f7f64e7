"""The keys of widgets. Those bound to the link are also the names of its parameters, so they stay as they are."""

from enum import StrEnum

from core.exercises import Exercise, Part, Question, Reflection


class Key(StrEnum):
    """Widget keys that are named in more than one place."""

    EXAMPLE = "example"
    SENTENCE = "sentence"
    WORD = "word"
    UNKNOWN = "unknown"
    VECTOR = "vector"
    LEARNING = "learning"
    DIVISOR = "divisor"
    EXERCISE = "exercise"
    VARIANT = "variant"
    SHOWN = "shown"
    MATRIX = "matrix"
    ROW = "row"
    COLUMN = "column"
    WEIGHTS_OR_TRAINED = "weights-50"
    TRAINED = "trained"
    SEED = "seed"
    CLOSER = "closer"
    ANSWERS = "answers"
    HINTS = "hints"
    TEXT = "text"
    TRAIN_SENTENCE = "train.sentence"
    TRAIN_EPOCH = "train.epoch"
    TRAIN_RUN = "train.run"
    STEP = "step"
    END = "end"
    FILLED = "filled"
    CLOCK = "clock"
    SITTING = "sitting"
    HEAD_SENTENCE = "head.sentence"
    HEAD_LAYER = "head.layer"
    HEAD_NUMBER = "head.number"
    CHALLENGE = "challenge"
    CHALLENGE_SENTENCE = "challenge.sentence"
    PROGRESS = "progress"
    PROGRESS_FILE = "progress file"
    PRACTISE = "practise"
    PART = "part"
    VIEW = "view"
    ANSWER = "answer"
    MAP = "map"
    KEPT = "kept"


HOMEWORK = "bank-interest"
"""The exercise whose answers are named in the link by their part ids alone."""

OPENING = "dog-tail"
"""The exercise on which the screens open: an example that is nobody's homework."""

CELL = "cell"
"""The name of the selection in a heat map's specification."""


def numbered(key: Key, i: int) -> str:
    """The key of one of several similar widgets."""
    return f"{key}-{i}"


def answer_key(exercise: Exercise, part: Part | Reflection) -> str:
    """The key of the field of a part or reflection.

    It is its id, preceded by exercise and variant unless it is the homework's own. So the answers to each variant are
    kept apart.
    """
    return answer_key_of(exercise.id, exercise.variant, part.id)


def answer_key_of(exercise_id: str, variant: int | None, part_id: str) -> str:
    """The key of the field of a part, by its id and that of its exercise."""
    if variant is not None:
        return f"{exercise_id}.{variant}.{part_id}"
    return part_id if exercise_id == HOMEWORK else f"{exercise_id}.{part_id}"


def observation_key(exercise: Exercise, reflection: Reflection) -> str:
    """The key of the switch that shows what we observe."""
    return f"{answer_key(exercise, reflection)}.observed"


def machine_key(exercise: Exercise, question: Question) -> str:
    """The key of the picture beside a question of the homework."""
    return f"machine {exercise.id} {exercise.variant or ''} {question.id}"


def exercise_key(exercise_id: str, variant: int | None) -> str:
    """What belongs to an exercise with its numbers."""
    return f"{exercise_id} {'' if variant is None else variant}"


def exam_key(exam: str, group: Exercise, part: Part) -> str:
    """The key of the answer to a part of an exam: exams keep their answers apart, and apart from the homework."""
    return f"{exam}.{group.id}.{part.id}"


def upload_key(key: str) -> str:
    """The key of the file field beside an answer."""
    return f"file {key}"


def cell_key(node: str) -> str:
    """The key of a heat map whose cells can be selected."""
    return f"cells {node}"
