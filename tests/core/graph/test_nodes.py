"""One record per node says everything about it: there is no second table, and a new record is enough."""

import ast
from pathlib import Path

import numpy as np

from core.attention import attend
from core.graph import steps
from core.graph.form import CROSS, LEARNED, PLAIN, Form
from core.graph.masking import CAUSAL
from core.graph.nodes import INPUTS, NODES, ancestors, shown_nodes, steps_of, ways_of
from core.graph.ways import BY_ROOT, BY_SUM, UNSCALED, divided_by

ROOT = Path(__file__).parents[3]
MASKED = Form(learned=True, scaling=BY_ROOT, mask=CAUSAL)
FORMS = (
    LEARNED, PLAIN, MASKED, CROSS, Form(learned=False, scaling=UNSCALED, cross=True), Form(learned=False, scaling=divided_by(2.5), mask=CAUSAL),
    Form(learned=False, scaling=UNSCALED, normalise=BY_SUM), Form(learned=True, scaling=UNSCALED),
    Form(learned=True, scaling=BY_ROOT, positions=True), Form(learned=False, scaling=UNSCALED, positions=True),
)  # fmt: skip
ABOUT_SOMETHING_ELSE = {
    "core/homework/first_exercise.py": "what a first exercise asks of a node",
    "core/classroom/student_pages.py": "the step that practice is asked for",
    "core/graph/nodes.py": "the records themselves",
    "core/homework/mistakes.py": "which steps a mistake changes",
    "core/homework/wrong_masks.py": "likewise", "core/homework/wrong_projections.py": "likewise",
    "core/homework/wrong_weights.py": "likewise",
    "ui/screens/word_by_word.py": "the products whose squares are counted",
}  # fmt: skip


def tables(file):
    """The dict literals of a file with two or more nodes as keys, except those that replace steps."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    replaced = {word.value for call in ast.walk(tree) if isinstance(call, ast.Call)
                for word in call.keywords if word.arg == "replace"}  # fmt: skip
    for literal in ast.walk(tree):
        if isinstance(literal, ast.Dict) and literal not in replaced:
            keys = {key.value for key in literal.keys if isinstance(key, ast.Constant)}
            if len(keys & NODES.keys()) > 1:
                yield literal


def test_no_second_table_has_nodes_as_its_keys():
    files = [file for room in ("core", "ui", "pages") for file in (ROOT / room).rglob("*.py")]
    names = {file.relative_to(ROOT).as_posix() for file in files if any(tables(file))}
    assert names <= ABOUT_SOMETHING_ELSE.keys()
    assert len(files) > 100


def test_code_and_tex_of_a_record_read_what_its_step_reads():
    for form_ in FORMS:
        for name, step in steps_of(form_).items():
            if not steps.is_copy(step):
                names_read = set()
                way = ways_of(form_)[name]
                way.tex(lambda node: names_read.add(node) or node)  # noqa: B023
                assert names_read - {"d_k"} <= set(steps.sources(step)), name
                names_read.clear()
                way.numpy(lambda node: names_read.add(node) or node)  # noqa: B023
                assert names_read == set(steps.sources(step)), name


def test_shapes_in_letters_match_the_matrices():
    inputs = {"X": np.ones((5, 4)), "W_q": np.ones((4, 2)), "W_k": np.ones((4, 2)), "W_v": np.ones((4, 3))}
    sizes = {"n": 5, "n_kv": 6, "d_model": 4, "d_k": 2, "d_v": 3}
    result = attend(**inputs, X_kv=np.ones((6, 4)))
    for name, record in {**INPUTS, **NODES}.items():
        assert result.matrices[name].shape == tuple(sizes[letter] for letter in record.shape), name


def test_masked_scores_are_a_node_between_scaled_scores_and_weights():
    assert ancestors("weights") == {"P", "X_P", "Q", "K", "scores", "scaled_scores", "masked_scores", "weights"}
    assert "masked_scores" in shown_nodes(MASKED)
    assert not any("masked_scores" in shown_nodes(form_) for form_ in (LEARNED, PLAIN))
    free = attend(np.eye(3))
    assert free.masked_scores is free.scaled_scores


def test_a_trace_keeps_the_steps_that_made_it():
    X = np.eye(3)
    ones = np.ones((3, 3))
    result = attend(X, replace={"scaled_scores": steps.DividedBy(2.0), "weights": ones})
    assert result.steps["scaled_scores"] == steps.DividedBy(2.0)
    assert result.steps["weights"] is ones
    assert result.steps["masked_scores"] is steps.not_masked
    assert attend(X, causal=True).steps["masked_scores"] is steps.causal_mask
    assert attend(X, W_q=X).steps["K"] is steps.not_learned


def test_every_node_stands_in_one_part_of_a_screen():
    for one in FORMS:
        parts = [shown_nodes(one, station) for station in ("place", "project", "compare", "weigh", "mix")]
        assert sum(parts, ()) == shown_nodes(one)
    assert shown_nodes(LEARNED, "project") == ("Q", "K", "V")
