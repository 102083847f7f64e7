"""What is asked before a training: what can be learned at all, how many numbers that is, and what will come of it."""

from core.lessons.schema import Mark, choice, number
from core.models import senses
from core.models.sense_model import D_K, D_MODEL
from ui.fields import questions
from ui.screens import train
from ui.session import learned_matrices

_FREQUENT = "which sense is more frequent"


def ask_questions() -> None:
    """Ask two questions with one right answer each, and for a prediction, which the last training is compared with."""
    questions.show_score([_ask_what_one_vector_tells(), _ask_how_many_numbers()])
    questions.ask_question(
        "Your prediction: with learning, how many held-out sentences come out right, compared with none (Q = K = V = "
        "X, then a head of the same kind)?",
        "train.prediction",
        train.predicted(learned_matrices.last_run()),
        options=(train.MORE, train.SAME, train.FEWER),
    )


def _ask_what_one_vector_tells() -> Mark:
    why = {
        "the sense, from the vector": "The vector is the same in every sentence, so the answer is too.",
        "nothing at all": "It can learn one thing: how often each sense occurs.",
    }
    return questions.ask_question(
        "A head that sees only the vector of *bank* and no other word: what can it learn?",
        "train.alone",
        choice(
            _FREQUENT, why,
            praise="Right: the same vector gives the same answer every time, at best the more frequent one.",
        ),
        options=("the sense, from the vector", _FREQUENT, "nothing at all"),
    )  # fmt: skip


def _ask_how_many_numbers() -> Mark:
    matrix, head = D_MODEL * D_K, D_K * 2 * len(senses.words())
    slips = (
        (matrix, "That is one of the three."),
        (3 * matrix + head, "That counts the head too."),
        (head, "That is the head alone."),
        (3 * D_MODEL * D_MODEL, f"Not {D_MODEL} × {D_MODEL}: each has {D_K} columns."),
    )
    return questions.ask_question(
        "How many numbers are learned in W_q, W_k and W_v together?",
        "train.count",
        number(3 * matrix, slips, decimals=0),
        placeholder="a whole number",
    )
