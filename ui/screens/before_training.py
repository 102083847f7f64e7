"""Questions before a training: what is learned without attention, with how many numbers, and how well with it."""

import streamlit as st

from core.lessons import before_training
from core.lessons.task import Task
from ui.fields import questions
from ui.frame.lesson import Lesson
from ui.screens import agreement_sentences
from ui.session import kept_answers, learned_matrices

_PREDICTION = "train.prediction"


def ask(here: Lesson) -> None:
    """Ask three questions with one right answer each, and for a prediction to compare with the last training."""
    tasks = before_training.tasks(learned_matrices.last_run())
    here.ask({name: tasks[name] for name in ("alone", "kinds", "count")})
    with here.beside:
        agreement_sentences.ask_most_attended()
        _ask_for_prediction(tasks["prediction"])


def _ask_for_prediction(task: Task) -> None:
    """Ask for a prediction, which cannot be marked before there is a run."""
    with st.container():
        answer = questions.read_answer(task, _PREDICTION)
        kept_answers.note(_PREDICTION, answer, 0)
        if task.facts:
            questions.show_mark(task.mark(answer))
