"""``%%check`` in IPython's own shell."""

import pytest
from IPython.core.interactiveshell import InteractiveShell
from traitlets.config import Config

import computed_attention
from core import exercises

LEARNED = exercises.load("bank-interest").traces["learned"]


@pytest.fixture
def shell(monkeypatch):
    monkeypatch.setattr("sys.displayhook", lambda _value: None)
    shell = InteractiveShell(config=Config(HistoryManager={"enabled": False}))
    computed_attention.load_ipython_extension(shell)
    shell.push({"trace": LEARNED})
    return shell


def test_the_variables_of_the_cell_are_marked_by_their_names(shell):
    shell.run_cell("q4_weight = 2")
    cell = "q3_weights = trace.weights\nattn_K = trace.K\ndef f():\n    q4_weight = 1\nfor q1_weight in [0.2097]: pass"
    checked = shell.run_cell_magic("check", "bank-interest", cell)
    assert checked.given == {
        "q1-weight": "q1_weight", "q2-key-bank": "attn_K", "q2-key-interest": "attn_K", "q3-weights": "q3_weights"
    }  # fmt: skip
    assert checked.grade.score == 4


def test_a_result_of_an_earlier_cell_is_marked_where_it_is_named(shell):
    shell.run_cell("q4_weight = trace.weights[1, 3]; Q = trace.Q")
    assert shell.run_cell_magic("check", "", "q4_weight; Q").given == {"q4-weight": "q4_weight"}


def test_a_variant_and_hints_are_asked_for_on_the_line(shell):
    checked = shell.run_cell_magic("check", "bank-interest --variant 7 --hint 2", "q4_weight = 2")
    assert (checked.exercise.variant, checked.hints) == (7, 2)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("bank-intrest", "did you mean bank-interest?"),
        ("--variant x", "%%check: argument --variant: invalid int value: 'x'."),
        ("a b", "%%check: unrecognized arguments: b."),
        ("'", "There is no exercise “'”"),
    ],
)
def test_a_line_that_cannot_be_used_is_refused_before_the_cell_runs(shell, line, said):
    with pytest.raises(computed_attention.UsageError) as caught:
        shell.run_cell_magic("check", line, "ran = True")
    assert said in str(caught.value)
    assert "ran" not in shell.user_ns


def test_a_cell_that_fails_is_not_marked(shell, capsys):
    assert shell.run_cell_magic("check", "", "q4_weight = 1\n1 / 0") is None
    assert "ZeroDivisionError" in capsys.readouterr().out


def test_matrices_that_do_not_fit_are_told_in_one_sentence_without_a_traceback(shell, capsys):
    shell.run_cell("from computed_attention import attend; attend([[1.0, 0.0]], [[1.0]], [[1.0]], [[1.0]])")
    shown = capsys.readouterr().out
    assert "ShapeError: X has shape (1, 2) and W_q has shape (1, 1)" in shown
    assert "Traceback" not in shown
