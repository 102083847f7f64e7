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
    CAUSAL = "causal"
    POSITIONS = "positions"
    DIVISOR = "divisor"
    EXERCISE = "exercise"
    VARIANT = "variant"
    SHOWN = "shown"
    MATRIX = "matrix"
    ROW = "row"
    COLUMN = "column"
    COMPARE = "compare"
    MISTAKE = "mistake"
    PREDICTION = "prediction"
    REVEAL = "reveal"
    TEMPERATURE = "temperature"
    SCORE = "score"
    LINES = "lines"
    BLEND = "blend"
    WORDS = "words"
    D_MODEL = "d_model"
    WEIGHTS = "weights"
    WEIGHTS_OR_TRAINED = "weights-50"
    TRAINED = "trained"
    SEED = "seed"
    DISTRIBUTION = "distribution"
    D_K = "d_k"
    D_V = "d_v"
    STEPS = "step by step"
    CLOSER = "closer"
    GLOSSARY = "glossary"
    NUMBERS = "numbers"
    ANSWERS = "answers"
    STUDENT = "student"
    HINTS = "hints"
    TEXT = "text"
    SCALING = "scaling"
    ZOOM = "zoom"
    TRAIN_SEED = "train.seed"
    TRAIN_EPOCHS = "train.epochs"
    TRAIN_SENTENCE = "train.sentence"
    TRAIN_EPOCH = "train.epoch"
    TRAIN_LUCK = "train.luck"
    TRAIN_RUN = "train.run"
    TRAIN_SENTENCES = "sentences"
    STEP = "step"
    FILL = "fill"
    FILLED = "filled"
    PASTED = "pasted"
    HEAD_SENTENCE = "head.sentence"
    HEAD_LAYER = "head.layer"
    HEAD_NUMBER = "head.number"


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
    if exercise.variant is not None:
        return f"{exercise.id}.{exercise.variant}.{part.id}"
    return part.id if exercise.id == HOMEWORK else f"{exercise.id}.{part.id}"


def observation_key(exercise: Exercise, reflection: Reflection) -> str:
    """The key of the switch that shows what we observe."""
    return f"{answer_key(exercise, reflection)}.observed"


def machine_key(exercise: Exercise, question: Question) -> str:
    """The key of the picture beside a question of the homework."""
    return f"machine {exercise.id} {exercise.variant or ''} {question.id}"


def upload_key(key: str) -> str:
    """The key of the file field beside an answer."""
    return f"file {key}"


def cell_key(node: str) -> str:
    """The key of a heat map whose cells can be selected."""
    return f"cells {node}"
