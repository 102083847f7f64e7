"""What the proof says about mistakes that look alike, and why they do."""

import re

import pytest

from core import exercises
from core.__main__ import main
from core.classroom.check import prove
from core.homework import bank, exercise_files
from tests.core.homework.plain import X, exercise_text

WEIGHTS = 'kind = "matrix"\nnode = "weights"'
ONE, OTHER = "[[1.0, 2.0], [0.5, 1.5]]", "[[0.2, 1.1], [1.7, 0.4]]"


def written(folder, graph, W_q=ONE, W_k=OTHER, part=WEIGHTS, X=X):
    """The file of an exercise that asks for one part."""
    more = f"W_q = {W_q}\nW_k = {W_k}\nW_v = [[0.3, 0.5], [0.2, 0.8]]\n[graphs.plain]\n[graphs.learned]\nlearned = true"
    asked = f'[[questions.parts]]\nid = "all"\nprompt = "The weights"\n{part}'
    file = folder / "mine.toml"
    file.write_text(exercise_text(asked, X=X, more=more, graph=graph), encoding="utf-8-sig")
    return file


@pytest.mark.parametrize(
    ("graph", "W_q", "W_k", "mistake", "outcome", "alike", "node"),
    [
        ("learned", ONE, ONE, "queries-and-keys-swapped", "not distinguishable", {"the key": "the same, as W_q = W_k"}, "weights"),
        ("learned", ONE, "[[2.0, 4.0], [1.0, 3.0]]", "queries-and-keys-swapped", "not distinguishable", {"the key": "the same, as the scores are symmetric"}, "weights"),
        ("learned", "[[1.0], [0.5]]", "[[0.2], [1.7]]", "divided-by-d-k", "not distinguishable", {"the key": "the same, as d_k = 1"}, "weights"),
        ("plain", ONE, OTHER, "softmax-over-columns", "diagnosed", {"row-and-column-swapped": "the same, as the scores are symmetric"}, "weights"),
        ("plain", ONE, OTHER, "row-and-column-swapped", "diagnosed", {"softmax-over-columns": "the same, as the scores are symmetric"}, "weights"),
        ("plain", ONE, OTHER, "row-and-column-swapped", "not distinguishable", {"the key": "the same, as the scores are symmetric"}, "scores"),
        ("learned", ONE, OTHER, "queries-and-keys-swapped", "diagnosed", {}, "weights"),
    ],
)  # fmt: skip
def test_indistinguishable_mistakes_are_listed_with_the_reason(
    tmp_path, graph, W_q, W_k, mistake, outcome, alike, node
):
    exercise = exercises.load_file(written(tmp_path, graph, W_q, W_k, WEIGHTS.replace("weights", node)))
    (finding,) = (one for one in prove(exercise) if one.mistake == mistake)
    assert (finding.outcome, dict(finding.alike)) == (outcome, alike)


def test_no_decimals_at_all_are_checked_like_any_others(tmp_path):
    part = 'node = "weights"\nkind = "number"\nrow = "a"\ncolumn = "b"\ndecimals = 0\nfewest_decimals = 0'
    assert prove(exercises.load_file(written(tmp_path, "learned", part=part)))


@pytest.mark.parametrize(
    ("node", "inputs", "names"),
    [("weights", "[[0.3, 0.4], [0.3, 0.4], [0.3, 0.4]]", "even-weights"), ("Q", X, "the inputs"), ("weights", X, None)],
)
def test_even_weights_and_the_inputs_are_tried_like_mistakes(tmp_path, capsys, node, inputs, names):
    file = written(tmp_path, "plain", part=WEIGHTS.replace("weights", node), X=inputs)
    assert main(["check", str(file)]) == 0
    (reached,) = re.findall(r"The right answer to all is also reached by (.*)\.", capsys.readouterr().out) or [""]
    assert {"even-weights", "the inputs"} & set(reached.split(", ")) == ({names} if names else set())


BROKEN = {
    "unfinished.toml": b'id = "unfinished',
    "old-encoding.toml": 'id = "old-encoding"\ntitle = "Übung"'.encode("latin-1"),
    "nested.toml": b"id = " + b"[" * 5000, "renamed.toml": b'id = "mine"',
}  # fmt: skip


def test_broken_files_are_named_with_their_reason_and_the_others_are_listed(tmp_path, monkeypatch, capsys):
    for file in exercises.BANK.glob("*.toml"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    for name, text in BROKEN.items():
        (tmp_path / name).write_bytes(text)
    names = exercises.ids()
    for module in (bank, exercise_files):
        monkeypatch.setattr(module, "BANK", tmp_path)
    bank.ids.cache_clear()
    bank.load.cache_clear()
    assert main(["exercises"]) == 0
    bank.ids.cache_clear()
    bank.load.cache_clear()
    printed = capsys.readouterr()
    assert {line.split()[0] for line in printed.out.splitlines()} == set(names)
    reasons = printed.err.splitlines()
    assert len(reasons) == len(BROKEN)
    assert all(any(name in line and "expected" in line for line in reasons) for name in BROKEN)
