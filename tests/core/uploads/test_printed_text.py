"""What a program printed is found: every tensor, array, list, table, number and word, with what names it."""

import numpy as np
import pandas as pd
import pytest

from core.uploads.files import outputs_of_text
from core.uploads.literals import Budget
from core.uploads.notebooks import html_tables
from core.uploads.printed_text import find_results


def seen(text):
    """The text and the shape of all that is found, in order."""
    return [(one.text, one.shape) for one in find_results(text, Budget())]


def labels(text):
    return [one.label or one.heading for one in find_results(text, Budget())]


MATRIX = ("0.1 0.2\n0.3 0.4", (2, 2))


@pytest.mark.parametrize(
    "text",
    [
        "tensor([[0.1, 0.2],\n        [0.3, 0.4]], device='cuda:0', dtype=torch.float64,\n       requires_grad=True)",
        "Parameter containing:\ntensor([[0.1, 0.2],\n        [0.3, 0.4]], requires_grad=True)",
        "[array([0.1, 0.2]), array([0.3, 0.4])]", "[[np.float64(0.1), np.float64(0.2)], [np.float64(0.3), np.float64(0.4)]]",
        "[['the', 0.1, 0.2], ['bank', 0.3, 0.4]]", "     0    1\n0  0.1  0.2\n1  0.3  0.4",
        "| | the | bank |\n|---|---|---|\n| the | 0.1 | 0.2 |\n| bank | 0.3 | 0.4 |",
        "+------+-----+-----+\n|      | the | bank |\n+======+=====+=====+\n| the | 0.1 | 0.2 |\n+--+--+--+\n| bank | 0.3 | 0.4 |\n+--+--+--+",
        "$W = \\begin{bmatrix} 0.1 & 0.2 \\\\ 0.3 & 0.4 \\end{bmatrix}$",
        "      the  bank\nthe   0.1   0.2\nbank  0.3   0.4", "0.1 0.2\n0.3 0.4", "\x1b[32m[[0.1 0.2]\x1b[0m\n [0.3 0.4]]",
    ],
)  # fmt: skip
def test_a_matrix_is_found_in_every_form_that_libraries_print_or_people_type(text):
    assert seen(text) == [MATRIX]
    assert [one.last for one in find_results(text, Budget())] == [1 + text.count("\n")]
    assert seen(f"weights:\n{text}\n\ndone")[0] == MATRIX


@pytest.mark.parametrize(
    ("text", "label", "number"),
    [
        ("bank -> interest: 0.2311", "bank -> interest", "0.2311"),
        ("attn_weights[1, 3] = tensor(0.2311)", "attn_weights[1, 3]", "0.2311"),
        ("weight np.float64(0.2311)", "weight", "0.2311"), ("about 23.11 % of it", "about", "23.11%"),
        ("Question 1: 0,2311", "Question 1", "0.2311"),
        ("2) the weight is 2.311e-01.", "2) the weight is", "2.311e-01"),
        ("d_k = 3", "d_k", "3"),
    ],
)  # fmt: skip
def test_a_number_is_found_with_the_words_before_it(text, label, number):
    assert [(one.text, one.label) for one in find_results(text, Budget())] == [(number, label)]


@pytest.mark.parametrize(
    "text",
    [
        "interest 0.703, bank 0.248", "top two: interest (0.703) and bank (0.248)", "{'interest': 0.703, 'bank': 0.248}",
        "[(tensor(0.703), 'interest'), (tensor(0.248), 'bank')]", "['interest', 'bank'] [0.703, 0.248]",
        "[0.703, 'interest', 0.248, 'bank']",
    ],
)  # fmt: skip
def test_words_with_numbers_are_found_as_a_ranking_too(text):
    assert ("interest 0.703, bank 0.248", (2,)) in seen(text)


def test_the_word_of_a_choice_is_found():
    assert seen("strong\nq1-strength: weak (about 1/5)") == [("strong", ()), ("weak", ())]


@pytest.mark.parametrize("is_printed", [True, False])
def test_a_line_that_is_called_as_an_answer_is_one_that_cannot_be_read_only_where_it_was_printed(is_printed):
    found = find_results("- **q4-weight**: see my paper", Budget(), is_printed=is_printed)
    assert [(one.label, one.text, one.is_unread) for one in found] == [("q4-weight", "see my paper", True)] * is_printed


def test_lines_of_a_loop_are_found_one_by_one_and_as_a_whole():
    assert seen("the: 0.1\nbank: 0.7\nraised: 0.2") == [
        ("0.1", ()), ("the 0.1\nbank 0.7\nraised 0.2", (3,)), ("0.7", ()), ("0.2", ()),
    ]  # fmt: skip
    rows = "the [0.1 0.2]\nbank [0.3 0.4]\nraised [0.5 0.6]"
    assert ("0.1 0.2\n0.3 0.4\n0.5 0.6", (3, 2)) in seen(rows)
    assert ("0.3 0.4", (2,)) in seen(rows)
    assert [one.is_stacked for one in find_results("0.3 0.4", Budget())] == [False]


@pytest.mark.parametrize(
    "text",
    [
        "Epoch 3/10, loss: 0.2231", "100%|██████| 3/3 [00:00<00:00, 2.15it/s]", "torch.Size([5, 3])", "weights.shape: [5, 5]",
        "UserWarning: something took 0.25 s", "2026-11-22 16:05:31", "torch 2.13.0", "is it weak or strong?", "[INFO] done",
    ],
)  # fmt: skip
def test_logs_sizes_and_versions_are_no_results(text):
    assert seen(text) == []


def test_what_was_left_out_is_named_with_the_line_that_prints_it_whole():
    (array,) = find_results("[[0. 0. ... 0. 0.]\n [0. 0. ... 0. 0.]\n ...\n [0. 0. ... 0. 0.]]", Budget())
    (tensor,) = find_results("tensor([0.3113, 0.1561,  ..., 0.6182, 0.9813])", Budget())
    (frame,) = find_results(
        "      0    1  ...   2\n0   0.1  0.2  ... 0.3\n..  ...  ...  ... ...\n9   0.1  0.2  ... 0.3", Budget()
    )
    (column,) = find_results(str(FRAME[0].loc[list(range(12)) * 10]), Budget())
    assert all(one.is_elided for one in (array, tensor, frame, column))
    assert array.whole_line == "np.set_printoptions(threshold=1e6)"
    (long,) = find_results("array([0., 0., ..., 0., 0.], shape=(2000,))", Budget())
    assert long.shape == (2000,)
    assert tensor.whole_line == 'torch.set_printoptions(profile="full")'
    assert frame.whole_line == 'pd.set_option("display.max_rows", None, "display.max_columns", None)'


FRAME = pd.DataFrame(np.random.default_rng(0).normal(size=(12, 50)))
WORDS = ["i", "swam", "quickly", "across", "the", "river", "to", "get", "to", "the", "other", "bank"]


@pytest.mark.parametrize("index", [range(12), WORDS])
@pytest.mark.parametrize("columns", [range(50), [f"d{i}" for i in range(50)]])
def test_a_table_that_pandas_wraps_is_put_together(index, columns):
    frame = FRAME.set_axis(index).set_axis(columns, axis="columns")
    with pd.option_context("display.max_columns", None):
        (one,) = find_results(str(frame), Budget())
    assert one.shape == (12, 50)
    np.testing.assert_allclose(np.array(one.text.split(), dtype=float).reshape(12, 50), FRAME, atol=5e-7)


def test_tables_that_do_not_go_on_are_tables_of_their_own():
    with pd.option_context("display.max_columns", None):
        lines = str(FRAME).split("\n")
    width = len(lines[0].split()) - 1
    for others, shapes in (
        (lines[:13], [(12, width)]), (lines[:14], [(12, width)]), (lines[:15], [(12, width)]),
        (lines[:16], [(12, width), (1, width)]), ([*lines[:13], "so", *lines[14:16]], [(12, width), (1, width)]),
        ([lines[0].rstrip("\\"), *lines[1:27]], [(12, width), (12, width)]),
    ):  # fmt: skip
        assert [one.shape for one in find_results("\n".join(others), Budget())] == shapes


@pytest.mark.parametrize(
    "shown",
    [
        FRAME[[0, 1]], FRAME[[0, 1]].set_axis(pd.Index(WORDS, name="word")), FRAME[0], FRAME[0].rename("bank"),
        pd.Series([1, 2, 5]),
    ],
)  # fmt: skip
def test_what_pandas_prints_is_one_result(shown):
    (one,) = find_results(str(shown), Budget())
    assert (one.shape, one.last) == (shown.shape, 1 + str(shown).count("\n"))
    np.testing.assert_allclose(np.array(one.text.split(), dtype=float).reshape(shown.shape), shown, atol=5e-7)
    if shown.ndim == 2:
        ((page,), _) = html_tables(shown.to_html())
        assert page.text == one.text


def test_a_heading_holds_over_an_underline_until_numbers_follow():
    assert labels("the weights of bank\n----\n0.1 0.2 0.3") == ["the weights of bank"]


def test_a_heading_of_very_many_digits_is_no_count_of_columns():
    assert find_results(f"   0  {'1' * 5000}\n0  0.1  0.2\n1  0.3  0.4", Budget())


@pytest.mark.parametrize("shown", [FRAME, FRAME[[0, 1]].loc[list(range(12)) * 10]])
def test_a_table_that_pandas_shortens_is_elided(shown):
    (printed,) = find_results(str(shown), Budget())
    assert printed.last == 1 + str(shown).count("\n")
    ((page,), _) = html_tables(shown.to_html(max_rows=10, max_cols=6))
    assert printed.is_elided
    assert page.is_elided


def test_of_a_copied_session_only_what_was_printed_is_found_and_named_by_its_code():
    text = ">>> i = 1; W[i, 3]\ntensor(0.2097)\nIn [4]: print(weights)\n[[0.1 0.2]\n [0.3 0.4]]\nIn [5]: W.max(1)\nOut[5]: 0.7029"
    assert [(one.name, one.text) for one in outputs_of_text(text)] == [
        ("W[i, 3]", "0.2097"), ("weights", "0.1 0.2\n0.3 0.4"), ("W.max(1)", "0.7029"),
    ]  # fmt: skip


def test_the_keys_of_a_dict_name_its_values():
    assert labels("{('bank', 'interest'): 0.2097, ('bank', 'bank'): 0.5}") == ["bank interest", "bank bank"]
    assert labels("{'bank': {'q': tensor([1., 2.]), 'k': tensor([3., 4.])}}") == ["bank q", "bank k"]
    assert labels("{'loss': None, 'q': [[1., 2.], [3., 4.]]}") == ["q"]


def test_a_column_is_named_as_pandas_names_it_and_of_several_matrices_each_by_its_number():
    assert labels(str(FRAME[0].rename("query"))) == ["query"]
    assert labels("[[[0.1 0.2]\n  [0.3 0.4]]]") == [""]
    assert labels("[[[0.1 0.2]\n  [0.3 0.4]]\n\n [[0.5 0.6]\n  [0.7 0.8]]]") == ["[0]", "[1]"]


@pytest.mark.parametrize(
    "text",
    [
        "('interest', 0.703)\n('bank', tensor(0.248))", "1. interest: 0.703\n2. bank: 0.248", "0.703 interest\n0.248 bank",
        "bank -> interest 0.703\nbank -> bank 0.248",
    ],
)  # fmt: skip
def test_a_ranking_may_stand_on_several_lines(text):
    assert ("interest 0.703\nbank 0.248", (2,)) in seen(text)


@pytest.mark.parametrize("turned", [False, True])
def test_the_columns_or_rows_of_a_table_that_are_called_query_key_and_value_are_found_one_by_one(turned):
    table = pd.DataFrame({"query": [0.1, 0.2], "key": [0.3, 0.4], "value": [0.5, 0.6]})
    table = table.T if turned else table
    assert [(one.name, one.text) for one in outputs_of_text(str(table))[1:]] == [
        ("query", "0.1 0.2"), ("key", "0.3 0.4"), ("value", "0.5 0.6"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "torch.return_types.topk(\nvalues=tensor([0.7, 0.2]),\nindices=tensor([3, 1]))",
        "[3 1] [0.7 0.2]",
        "[0.7 0.2] [3 1]",
    ],
)
def test_numbers_with_the_places_at_which_they_stand_are_found_as_such(text):
    assert ("[3] 0.7, [1] 0.2", (2,)) in seen(text)
    (ranked,) = [one for one in find_results(text, Budget()) if one.text == "[3] 0.7, [1] 0.2"]
    assert ranked.is_stacked == ("\n" in text), "put together of two lines"
    assert (ranked.first, ranked.last) == ((2, 3) if ranked.is_stacked else (1, 1))


def test_places_belong_only_to_the_numbers_on_the_line_above():
    assert ("[3] 0.7, [1] 0.2", (2,)) in seen("[5 6] [0.7 0.2]\n[3 1]")
    for text in ("[0.7 0.2]\nand then\n[3 1]", "[0.7 0.2] [3 3]", "[7 2] [3 1]"):
        assert not any(one.startswith("[") for one, _ in seen(text))


@pytest.mark.parametrize("text", ["The context of journey is 768, 768", "W_q has 768 768 numbers"])
def test_whole_numbers_in_a_sentence_are_no_row(text):
    assert seen(text) == []
    assert seen("Q: 1, 2") == [("1 2", (2,))]
    assert seen("[0.5, 3, 'a.b', [[0.1, 0.2], [0.3, 0.4]], [[]]]") == [("0.5", ()), MATRIX]
    assert seen("('bank', 0.5, 0.25)") == [("0.5", ()), ("0.25", ())]
    assert seen("{'bank': 0.5}") == [("0.5", ())]
    assert seen("step size (0.5, 0.25) dim: tensor(35)") == [("0.5 0.25", (2,)), ("35", ())]
    assert seen("[['the', 0.1, 0.2], [0.3, 0.4]]") == [("0.1", ()), ("0.2", ()), ("0.3 0.4", (2,))]
    assert seen("['bank', 'the'] [0.1 ... 0.2]") == [("0.1 ... 0.2", (2,))]


def test_a_table_in_which_a_word_stands_in_every_column_is_read_line_by_line():
    assert seen("      a    b\nthe  0.1 yes\nbank no  0.2") == [("0.1", ()), ("0.2", ())]
    assert seen("      a    b\nthe  0.1 0.2\nbank x=1 0.2") == [("0.1 0.2", (1, 2)), ("0.2", ())]
    assert seen("      a    b\nthe  0.1 0.2\nand so on") == [("0.1 0.2", (1, 2))]
    assert seen("      a    b\n0.5\nthe  0.1 0.2")[0] == ("0.5", ())


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("error 0.5 and 0.1 0.2", ["0.5", "0.1", "0.2"]), ("0.1 x 0.2", ["0.1", "0.2"]), ("0.5 in row = 3", ["0.5"]),
        ("bank 0.5 bank 0.1", ["0.5", "0.1"]), ("0.5 0.6\n0.1 0.2 0.3", ["0.5 0.6", "0.1 0.2 0.3"]), ("my-Q: 0.1 0.2 0.3\n0.3 0.4", ["0.1 0.2 0.3", "0.3 0.4"]),
    ],
)  # fmt: skip
def test_numbers_that_do_not_belong_together_are_no_row_and_no_ranking(text, found):
    assert [one for one, _ in seen(text)] == found


def test_of_whole_numbers_on_a_line_the_one_that_is_stated_is_a_result():
    assert [(one.text, one.label) for one in find_results("sum of row 2 = 5", Budget())] == [("5", "sum of row 2")]


def test_the_rows_of_a_table_are_found_as_polars_prints_it():
    cells = ["word ┆ a ┆ b", "--- ┆ --- ┆ ---", "str ┆ f64 ┆ f64", "the ┆ 0.1 ┆ 0.2", "bank ┆ 0.3 ┆ 0.4"]
    lines = ["┌─────┬────┬────┐", *(f"│ {one} │" for one in cells), "└─────┴────┴────┘"]
    lines.insert(4, "╞═════╪════╪════╡")
    assert seen("\n".join(lines)) == [("0.1 0.2", (2,)), ("0.3 0.4", (2,))]


def test_whole_numbers_before_a_decimal_say_where_it_stands():
    assert [(one.text, one.label) for one in find_results("1 3 0.2097", Budget())] == [("0.2097", "")]
    assert [(one.text, one.label) for one in find_results("cell 1 3 0.2097", Budget())] == [("0.2097", "cell 1 3")]
