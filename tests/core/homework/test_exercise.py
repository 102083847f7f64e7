"""The bank as data: every part has an answer, and a fault in a file is reported with its place."""

import numpy as np
import pytest
import torch

from core import exercises
from core.classroom.check import prove
from core.exercises import ExerciseDataError, load, load_file
from core.graph.nodes import NODES
from core.homework.variants import vary


def test_the_ids_start_with_the_homework():
    first, *others = exercises.ids()
    assert first == "bank-interest"
    assert others == sorted(others)
    assert {"journey", "river-bank"} <= set(others)


def answer(exercise_id, part_id):
    return load(exercise_id).answer(part_id)


def test_answers_are_the_figures_of_the_course():
    assert round(answer("bank-interest", "q1-weight"), 4) == 0.2097
    assert answer("bank-interest", "q1-strength") == "weak"
    assert round(answer("bank-interest", "q4-weight"), 4) == 0.7029
    assert answer("bank-interest", "q4-strength") == "strong"
    top = answer("bank-interest", "q5-top-two")
    assert [(word, round(weight, 4)) for word, weight in top] == [("interest", 0.7029), ("bank", 0.2482)]
    assert round(answer("river-bank", "similarity-swam-bank"), 4) == -1.5239
    assert round(answer("river-bank", "similarity-river-bank"), 4) == 16.6162
    assert np.round(answer("journey", "query-journey"), 4).tolist() == [0.4306, 1.4551]
    assert np.round(answer("journey", "sum-context-journey"), 4).tolist() == [0.4355, 0.6451, 0.5680]
    assert np.round(answer("journey", "context-journey"), 4).tolist() == [0.4419, 0.6515, 0.5683]


def test_all_plain_weights_and_all_new_vectors_are_what_torch_computes():
    exercise = load("bank-interest")
    X, W_q, W_k, W_v = (torch.tensor(exercise.inputs[name]) for name in ("X", "W_q", "W_k", "W_v"))
    plain = torch.softmax(X @ X.T, dim=-1)
    context = torch.nn.functional.scaled_dot_product_attention(X @ W_q, X @ W_k, X @ W_v)
    np.testing.assert_allclose(exercise.answer("q1-weights"), plain.numpy(), atol=1e-12)
    np.testing.assert_allclose(exercise.answer("q6-context"), context.numpy(), atol=1e-12)


def test_parts_that_were_added_stand_among_the_others_in_their_order():
    """A file of answers names its columns, and the rows of the results stay in the order they had."""
    added = ("q1-weights", "q6-context")
    ids = [part.id for part in load("bank-interest").parts]
    assert [one for one in ids if one not in added] == [
        "q1-weight", "q1-strength", "q2-query-bank", "q2-key-bank", "q2-value-bank", "q2-query-interest",
        "q2-key-interest", "q2-value-interest", "q3-weights", "q4-weight", "q4-strength", "q5-top-two",
    ]  # fmt: skip


def test_no_answer_is_stored_in_a_file():
    for file in exercises.BANK.glob("*.toml"):
        text = file.read_text(encoding="utf-8")
        for figure in ("0.2097", "0.7029", "0.2482", "1.5239", "16.616", "0.4306", "1.4551", "0.2379"):
            assert figure not in text, (file.name, figure)


GOOD = """
id = "mine"
title = "Mine"
about = "Two words."
source = "made up"
tokens = ["a", "b"]
[inputs]
X = [[0.1, 0.2], [0.3, 0.4]]
[graphs.plain]
learned = false
[[questions]]
id = "q1"
title = "One"
text = "Compute."
graph = "plain"
[[questions.parts]]
id = "first"
kind = "number"
prompt = "How much?"
node = "weights"
row = "a"
column = 1
"""


def write(tmp_path, text):
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_file_outside_the_bank_is_read(tmp_path):
    exercise = load_file(write(tmp_path, GOOD))
    assert exercise.answer("first") == pytest.approx(1 / (1 + np.exp(0.05 - 0.11)))


def test_an_exercise_is_homework_unless_its_file_says_that_it_is_an_example(tmp_path):
    assert load_file(write(tmp_path, GOOD)).graded
    assert not load_file(write(tmp_path, f"graded = false{GOOD}")).graded


@pytest.mark.parametrize(
    ("right", "wrong", "field", "expected"),
    [
        ('id = "mine"', 'id = "other"', "id", "“mine”"),
        (
            'node = "weights"',
            'node = "weigths"',
            "questions[0].parts[0].node",
            f"{', '.join(node for node in NODES if node != 'P')}; found “weigths”; did you mean weights?",
        ),
        ('row = "a"', 'row = "c"', "questions[0].parts[0].row", "one of a, b"),
        ("column = 1", "column = 2", "questions[0].parts[0].column", "0 to 1"),
        ("[0.3, 0.4]", "[0.3]", "inputs.X", "same length"),
        ("[0.3, 0.4]", "[0.3, nan]", "inputs.X[1][1]", "from -1000000 to 1000000; found nan"),
        ("[[0.1, 0.2], [0.3, 0.4]]", "[[0.1, 0.2]]", "inputs.X", "2 rows"),
        ("learned = false", "learned = true", "graphs.plain", "W_k, W_q, W_v"),
        ('graph = "plain"', 'graph = "learned"', "questions[0].parts[0].graph", "plain"),
        ('id = "mine"', 'id = "mine', "file", "TOML"),
        ('kind = "number"', 'kind = "choice"', "questions[0].parts[0].choices", "two choices"),
        ('kind = "number"', 'kind = "matrix"', "questions[0].parts[0].row", "none"),
        ("column = 1", f"column = 0x{'f' * 10_000}", "questions[0].parts[0].column", "one of a, b"),
        ('["a", "b"]', '["a", "a"]', "questions[0].parts[0].row", "a position, 0 or 1; found “a”, a word used twice"),
        ('["a", "b"]', '["a", " \u200b"]', "tokens[1]", "expected a word"),
        *(
            (
                'kind = "number"',
                f'kind = "choice"\nstrong_from = 2.0\nchoices = {choices}',
                field,
                "two different words",
            )
            for choices, field in (
                ('["weak", "Weak"]', "questions[0].parts[0].choices[0]"),
                ('["weak", "B2B"]', "questions[0].parts[0].choices[1]"),
            )
        ),
        (
            "X = [[0.1, 0.2], [0.3, 0.4]]\n[graphs.plain]",
            'X = [[0.0, 0.0], [0.3, 0.4]]\n[graphs.plain]\nnormalise = "sum"',
            "graphs.plain", "finite",
        ),
        ("X = ", "Y = ", "inputs.Y", "one of X, X_kv, W_q, W_k, W_v, W_q2, W_k2, W_v2, W_o; found “Y”"),
        ('["a", "b"]', '["a", "b"' + ', "c"' * 100 + "]", "tokens", "a list of 1 to 64; found a list of 102"),
        ('title = "Mine"', 'title = "Mine"\nproof = 0', "proof", "one of 1, the versions there are; found 0"),
    ],
)  # fmt: skip
def test_a_file_with_a_mistake_names_file_field_and_what_was_expected(tmp_path, right, wrong, field, expected):
    assert right in GOOD
    with pytest.raises(ExerciseDataError) as caught:
        load_file(write(tmp_path, GOOD.replace(right, wrong, 1)))
    assert "mine.toml" in str(caught.value)
    assert caught.value.field == field
    assert expected in caught.value.expected


@pytest.mark.parametrize(
    ("parts", "field", "expected"), [(101, "questions[0].parts", "1 to 100"), (100_000, "file", "bytes")]
)
def test_too_many_parts_are_refused_in_one_sentence(tmp_path, parts, field, expected):
    part = GOOD[GOOD.index("[[questions.parts]]") :]
    copies = "".join(part.replace("first", f"part-{i}") for i in range(parts - 1))
    with pytest.raises(ExerciseDataError, match=expected) as caught:
        load_file(write(tmp_path, GOOD + copies))
    assert caught.value.field == field
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("encoding", ["latin-1", "utf-16"])
def test_a_file_that_is_not_utf_8_is_refused_in_one_sentence(tmp_path, encoding):
    file = tmp_path / "mine.toml"
    file.write_bytes(GOOD.replace("Two words", "Zwei Wörter").encode(encoding))
    with pytest.raises(ExerciseDataError, match=r"file: expected text in UTF-8; line [14] has bytes that are not$"):
        load_file(file)


def test_large_numbers_that_are_allowed_lead_to_no_error_in_variants_proofs_and_marks(tmp_path):
    text = GOOD.replace("0.4", "1e6").replace("0.1", "-1e6")
    with np.errstate(over="raise", invalid="raise"):
        exercise = load_file(write(tmp_path, text))
        assert vary(exercise, 3).variant == 3
    assert prove(exercise)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("mine.txt", "mine.txt: file: expected the name of an exercise file, which ends in .toml"),
        ("some/where/mine", "some/where/mine: file: expected the name of an exercise file, which ends in .toml"),
        ("nowhere.toml", "nowhere.toml: file: expected a file that can be read (No such file or directory)"),
        ("nonsense", "id: expected one of bank-interest, "),
    ],
)
def test_a_name_that_is_no_exercise_is_told_in_one_sentence(name, says):
    with pytest.raises(ExerciseDataError) as caught:
        exercises.find(name)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("variant", [-1, 2**32, 10**5000], ids=["negative", "large", "huge"])
def test_an_impossible_variant_is_told_in_one_sentence(variant):
    with pytest.raises(
        ExerciseDataError, match=r"^journey: variant: expected a whole number from 0 to 4294967295; found"
    ):
        exercises.find("journey", variant)


def test_weights_that_do_not_fit_are_an_error_of_the_inputs(tmp_path):
    text = GOOD.replace("learned = false", "learned = true").replace(
        "[graphs.plain]", "W_q = [[1.0]]\nW_k = [[1.0]]\nW_v = [[1.0]]\n[graphs.plain]"
    )
    with pytest.raises(ExerciseDataError, match=r"inputs: .*\(2, 2\).*\(1, 1\)"):
        load_file(write(tmp_path, text))


def test_an_id_used_twice_is_an_error(tmp_path):
    part = GOOD[GOOD.index("[[questions.parts]]") :]
    with pytest.raises(ExerciseDataError, match="first more than once"):
        load_file(write(tmp_path, GOOD + part))


def test_a_word_without_a_vector_is_an_error(tmp_path):
    text = GOOD.replace("X = [[0.1, 0.2], [0.3, 0.4]]", 'X = "glove"').replace(
        'tokens = ["a", "b"]', 'tokens = ["a", "qqzzx"]'
    )
    with pytest.raises(ExerciseDataError, match=r"tokens.*qqzzx"):
        load_file(write(tmp_path, text))


@pytest.mark.parametrize("name", ["student", "Variant", "First"])
def test_a_part_needs_a_column_of_its_own_in_a_file_of_answers(tmp_path, name):
    part = GOOD[GOOD.index("[[questions.parts]]") :].replace('"first"', f'"{name}"')
    with pytest.raises(ExerciseDataError, match=r"expected (another name|names that differ)"):
        load_file(write(tmp_path, GOOD + part))
