"""A small notebook to try out: as a student might hand it in, run, with a slip and with a print that was cut."""

from typing import Any

import numpy as np

from core.graph.steps import Matrix
from core.homework.exercise import Exercise

NAME = "example.ipynb"

_SHOWN = "The words: the, bank, raised, interest, rates. Numbers are mine, from “Other numbers”."


def notebook(exercise: Exercise) -> bytes:
    """A notebook that answers most parts of the bank-interest exercise, or of a variant of it.

    Its weights with learning are not divided by √d_k, and it does not answer everything.
    """
    import nbformat

    plain, learned = exercise.traces["plain"], exercise.traces["learned"]
    weights = np.asarray(exercise.evaluate("learned", {"scaled_scores": learned.scores}).weights)
    cells = [
        ("## Question 1: without learning", "weights = softmax(X @ X.T)\nprint(weights)", _print_text(plain.weights)),
        ("", 'print("bank attends to interest:", weights[1, 3].round(4))',
         f"bank attends to interest: {plain.weights[1, 3]:.4f}"),
        ("", 'print("That is weak.")', "That is weak."),
        ("## Question 2: projections", "Q, K, V = X @ W_q, X @ W_k, X @ W_v\nprint(Q)\nprint(K)",
         f"{_print_text(learned.Q)}\n{_print_text(learned.K)}"),
        ("", 'print("value of bank", V[1])', f"value of bank {_print_text(learned.V[1])}"),
        ("## Question 3: all weights", "attn_weights = softmax(Q @ K.T)\nprint(attn_weights)", _print_text(weights)),
        ("## Question 4", 'print("bank -> interest now:", attn_weights[1, 3].round(4))',
         f"bank -> interest now: {weights[1, 3]:.4f}"),
        ("", "d_k", "3"),
        ("## Question 6", "np.set_printoptions(threshold=5)\nprint(attn_weights @ V)", _cut_text(weights @ learned.V)),
    ]  # fmt: skip
    library: Any = nbformat  # which has no types
    v4 = library.v4
    made = [v4.new_markdown_cell(_SHOWN)]
    for heading, source, printed in cells:
        made += [v4.new_markdown_cell(heading)] if heading else []
        made.append(v4.new_code_cell(source, outputs=[v4.new_output("stream", text=f"{printed}\n")]))
    return bytes(library.writes(v4.new_notebook(cells=made)).encode())


def _print_text(M: Matrix) -> str:
    return np.array2string(M, precision=4, suppress_small=True, floatmode="fixed")


def _cut_text(M: Matrix) -> str:
    return np.array2string(M, precision=4, threshold=5, edgeitems=1)
