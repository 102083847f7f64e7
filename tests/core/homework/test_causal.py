"""An exercise with a causal mask from end to end: loading, marking, diagnosis, hints, variants."""

import json
import re
from dataclasses import replace
from pathlib import Path

import numpy as np

from core.__main__ import main
from core.attention import attend
from core.classroom.check import prove, spell
from core.exercises import find, load_file
from core.grading import grade
from core.homework.collisions import collisions
from core.homework.hints import hints
from tests.core.homework.plain import load_text

FILE = Path(__file__).with_name("causal.toml")
EXERCISE = load_file(FILE)
X, *W = (EXERCISE.inputs[name] for name in ("X", "W_q", "W_k", "W_v"))
UNMASKED, MASKED = attend(X, *W), attend(X, *W, causal=True)


def test_a_single_zero_may_be_a_mask_or_anything_else():
    """People type 0 for many reasons."""
    result = grade(find("bank-interest"), {"q1-weight": "0.0000"})["q1-weight"]
    assert (result.status, result.mistakes) == ("wrong", ("nothing-computed", "mask-not-asked"))
    assert "“Causal mask where none was asked for”, or it may simply be another number." in result.message
    assert grade(find("bank-interest"), {"q1-weight": "0"})["q1-weight"].mistakes == ()


def test_a_slip_in_a_masked_score_is_paid_for_once():
    row = EXERCISE.answer("last-scores") + np.array([0.2, 0, 0, 0])
    slipped = np.where(np.isinf(MASKED.masked_scores), -np.inf, MASKED.masked_scores)
    slipped[3] = np.round(row, 6)
    follows = attend(X, *W, replace={"masked_scores": slipped}).weights
    marks = grade(EXERCISE, {"last-scores": spell(row, 6), "weights": spell(follows, 4)})
    assert marks["last-scores"].status == "partial"
    assert (marks["weights"].status, marks["weights"].carried) == ("correct", "last-scores")


def test_every_mistake_is_diagnosed_or_cannot_be_told_from_the_key():
    findings = prove(EXERCISE)
    assert {finding.outcome for finding in findings} <= {"diagnosed", "not distinguishable"}
    forgotten = {finding.part: finding.outcome for finding in findings if finding.mistake == "mask-forgotten"}
    seen = {part for part, outcome in forgotten.items() if outcome == "diagnosed"}
    assert seen == {"weight", "weights", "top-two", "context", "plain-weight"}
    assert forgotten.keys() - seen == {"score", "last-scores"}, "cells that the mask leaves as they are"
    assert "mask-not-asked" not in {finding.mistake for finding in findings}


def test_hints_mention_the_mask_and_never_a_number():
    for part in EXERCISE.parts:
        where, formula, in_words = hints(EXERCISE, part)
        assert where
        assert "+ M" in formula
        assert r"M_{ij} = -\infty" in formula
        assert not re.search(r"\d\.\d", formula + in_words)
    (*_, words) = hints(EXERCISE, EXERCISE.part("weight"))
    assert r"\text{raised}" in words
    assert r"\text{rates}" not in words, "a word that comes later is not in the sum"
    (*_, words) = hints(EXERCISE, replace(EXERCISE.part("weight"), row=0, column=0))
    assert r"\text{bank}" not in words, "nor the second word in that of the first"
    (*_, words) = hints(EXERCISE, EXERCISE.part("weights"))
    assert r"\sum_{m \le i}" in words


def test_the_command_line_shows_a_file_as_json_without_infinities(capsys):
    assert main(["show", str(FILE), "--key"]) == 0

    def refuse(constant):
        raise AssertionError(constant)

    shown = json.loads(capsys.readouterr().out, parse_constant=refuse)
    assert shown["parts"][3]["answer"] == EXERCISE.answer("weights").tolist()


def test_a_mask_not_asked_for_rejects_no_draw_but_is_reported(tmp_path):
    """Variants are older than this mistake and must keep their numbers."""
    text = FILE.read_text(encoding="utf-8")
    inputs = "[inputs]\nX = [[3.0, 0.0], [0.3, 1.0]]\n[graphs.masked]\n[graphs.plainly-masked]\n"
    part = text[text.index("[[questions]]") : text.index("[[questions.parts]]")]
    part += '[[questions.parts]]\nid = "own"\nkind = "number"\nprompt = "?"\nnode = "weights"\nrow = 0\ncolumn = 0\n'
    tokens = text[: text.index("[inputs]")].replace('"the", "bank", "raised", "rates"', '"a", "b"')
    exercise = load_text(tmp_path, tokens + inputs + part, "causal")
    assert "mask-not-asked" not in {name for _, *names in collisions(exercise) for name in names}
    (finding,) = [finding for finding in prove(exercise) if finding.mistake == "mask-not-asked"]
    assert "the key" in {other for other, _ in finding.alike}
