"""The keys of widgets. Those bound to the link are also the names of its parameters, so they stay as they are."""

from enum import StrEnum

from core.exercises import Exercise, Part


class Key(StrEnum):
    """Widget keys that more than one line of code names."""

    EXAMPLE = "example"
    SENTENCE = "sentence"
    WORD = "word"
    UNKNOWN = "unknown"
    VECTOR = "vector"
    LEARNING = "learning"
    CAUSAL = "causal"
    DIVISOR = "divisor"
    EXERCISE = "exercise"
    MATRIX = "matrix"
    ROW = "row"
    COLUMN = "column"
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
    SEED = "seed"
    DISTRIBUTION = "distribution"
    D_K = "d_k"
    D_V = "d_v"
    EDITORS = "own numbers"
    STEPS = "step by step"
    CLOSER = "closer"
    GLOSSARY = "glossary"
    NUMBERS = "numbers"
    HINTS = "hints"
    TEXT = "text"
    SCALING = "scaling"
    ZOOM = "zoom"
    TRAIN_SEED = "train.seed"
    TRAIN_EPOCHS = "train.epochs"
    TRAIN_SENTENCE = "train.sentence"
    TRAIN_EPOCH = "train.epoch"
    SENSES = "sentences"


HOMEWORK = "bank-interest"
"""The exercise whose part ids are the names of its answers in the link, without the exercise before them."""

CELL = "cell"
"""What the choice of a cell is called inside a heat map."""


def numbered(key: Key, i: int) -> str:
    """The key of one of several widgets that are alike."""
    return f"{key}-{i}"


def answer_key(exercise: Exercise, part: Part) -> str:
    """The key of an answer field: the id of its part, after that of the exercise unless it is the homework."""
    return part.id if exercise.id == HOMEWORK else f"{exercise.id}.{part.id}"


def upload_key(key: str) -> str:
    """The key of the file field beside an answer."""
    return f"file {key}"


def cell_key(node: str) -> str:
    """The key of a heat map whose cells can be selected."""
    return f"cells {node}"
