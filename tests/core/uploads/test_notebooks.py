"""A notebook's outputs are found, each with its place, the variable it shows and the code around it."""

import nbformat
import pytest

from core.uploads.files import outputs
from tests.core.uploads.hostile import notebook

v4 = nbformat.v4


def printed(text):
    return v4.new_output("stream", text=text)


def shown(text, **data):
    return v4.new_output("execute_result", data={"text/plain": text, **data}, execution_count=1)


def code(source, *shows):
    return v4.new_code_cell(source, outputs=list(shows), execution_count=1)


def test_a_result_has_its_place_its_variable_and_what_stands_around_it():
    content = notebook(
        v4.new_markdown_cell("## Question 4"),
        code(
            'print("weights", W)\nprint(f"bank -> interest: {W[1, 3]:.4f}")\nattn_weights',
            printed("weights tensor([[0.1, 0.2],\n        [0.3, 0.4]])\nbank -> interest: 0.2097\n"),
            shown("tensor([0.5000, 0.2500])"),
        ),
    )
    weights, weight, last = outputs("homework.ipynb", content)
    assert (weights.name, weights.shape, weights.place) == ("W", (2, 2), "cell 2, lines 1 to 2")
    assert (weight.name, weight.text, weight.place) == ("W[1, 3]", "0.2097", "cell 2, line 3")
    assert "bank -> interest" in weight.around
    assert "## Question 4" in weight.around
    assert (last.name, last.text, last.place) == ("attn_weights", "0.5000 0.2500", "cell 2, line 4")


def test_typed_answers_in_markdown_are_found_but_not_the_words_of_the_question():
    content = notebook(
        v4.new_markdown_cell("Is it weak or strong? Strong is from 2/5 on.\n\n**Answer: 0.2097**, so it is weak")
    )
    found = outputs("homework.ipynb", content)
    assert [(one.text, one.place) for one in found] == [("weak", "cell 1 (text)"), ("0.2097", "cell 1 (text)")]


COLAB = """<div id="df-1" class="colab-df-container"><div><style scoped>.dataframe td { width: 0.5em; }</style>
<table border="1" class="dataframe"><thead><tr style="text-align: right;"><th></th><th>the</th><th>bank</th></tr></thead>
<tbody><tr><th>the</th><td>0.25</td><td>0.75</td></tr><tr><th>bank</th><td>0.50</td><td>0.50</td></tr></tbody></table>
<div class="colab-df-buttons"><button title="Convert">0.9</button><script>const weight = 0.1;</script></div></div></div>"""


@pytest.mark.parametrize(
    ("data", "text"),
    [
        ({"text/plain": "...", "text/html": COLAB}, "0.25 0.75\n0.50 0.50"),
        ({"text/plain": "<IPython.core.display.Markdown object>", "text/markdown": "**0.2097**"}, "0.2097"),
        ({"text/plain": "⎡a b⎤", "text/latex": r"$\left[\begin{matrix}0.1 & 0.2\\0.3 & 0.4\end{matrix}\right]$"}, "0.1 0.2\n0.3 0.4"),
        ({"text/plain": "array([0.1, 0.2])", "text/html": "<b>0.3</b>"}, "0.1 0.2"),
        ({"text/plain": "<Figure size 640x480 with 1 Axes>", "image/png": "0.25" * 1000}, None),
    ],
)  # fmt: skip
def test_what_a_cell_displays_is_read_in_the_form_that_holds_the_numbers(data, text):
    shows = v4.new_output("display_data", data=data)
    content = notebook(code("display(W)", printed("0.125\n"), shows))
    assert [one.text for one in outputs("homework.ipynb", content)] == ["0.125", *([text] if text else [])]


@pytest.mark.parametrize(
    "text",
    [
        "**Q1:** 0.2097, weak", "The weight is 0.2097 (weak).", "0.2097: that's weak",
        "| part | answer |\n|---|---|\n| weight | 0.2097 |\n| strength | weak |",
    ],
)  # fmt: skip
def test_a_word_and_a_number_typed_side_by_side_are_both_read(text):
    found = outputs("homework.ipynb", notebook(v4.new_markdown_cell(text)))
    assert sorted(one.text for one in found) == ["0.2097", "weak"]


@pytest.mark.parametrize(
    ("page", "texts"),
    [
        ("<table><tr><td>0.1</td><td>0.2</td></tr><tr><td>0.3</td><td>0.4</td></tr></table>", ["0.1 0.2\n0.3 0.4"]),
        ("<table><tr><th>the</th><th>bank</th></tr><tr><td>0.1</td><td>0.2</td></tr></table>", ["0.1 0.2"]),
        ("<table><tr><th>the</th><td>0.1</td></tr><tr><th>bank</th><td>0.3</td></tr></table>", ["the 0.1\nbank 0.3"]),
        ("<table><td>0.1</td><tr><td>0.2097</td></tr></table>", ["0.1\n0.2097"]),
        ("<table><tr><th>the</th><th>bank</th></tr></table><p>0.2097</p>", ["0.2097"]),
        ("</td><tr><td>0.9</td></tr><table><tr><th>a</th><td><b>0</b>.1</td></tr></table>", ["a 0.1"]),
        (
            "<table><tr><td>0.1</td></tr></table><table><tr><td>0.2</td></tr><tr><td>3.4</td></tr></table>",
            ["0.1", "0.2\n3.4"],
        ),
        (
            "<table><tr><th>h</th><th>a</th></tr><tr><th>x</th><td>0.1</td></tr><tr><td>0.3</td></tr></table>",
            ["x 0.1\n0.3"],
        ),
        ("<style>p {margin: 0.5em}</style><p>weight: <b>0.2097</b></p><p>weak</p>", ["0.2097", "weak"]),
    ],
)
def test_a_page_that_a_cell_displays_is_read_with_headings_or_without(page, texts):
    data = {"text/plain": "<IPython.core.display.HTML object>", "text/html": page}
    shows = v4.new_output("display_data", data=data)
    assert [one.text for one in outputs("homework.ipynb", notebook(code("HTML(page)", shows)))] == texts


def test_results_of_a_cell_without_code_say_so_in_their_place():
    warned = v4.new_output("stream", name="stderr", text="0.5\n")
    content = notebook(
        code("\n# mine", printed("0.2097\n")), code("print(w)", warned, shown("[0.1]\n\n[0.2]"), shown("0.5"))
    )
    assert [one.place for one in outputs("homework.ipynb", content)] == [
        "cell 1 (no code), line 1", "cell 2, line 1", "cell 2, line 3", "cell 2, line 4",
    ]  # fmt: skip


def test_a_table_that_was_shortened_names_the_line_that_shows_it_whole():
    page = "<table><tr><th></th><th>0</th><th>...</th></tr><tr><th>0</th><td>0.5</td><td>...</td></tr></table>"
    (one,) = outputs("homework.ipynb", notebook(code("df", shown("...", **{"text/html": page}))))
    assert one.is_elided
    assert "pd.set_option" in one.whole_line


def test_variables_are_told_apart_by_what_is_printed_before_them():
    source = 'print("skipped", name)\nprint("q: {} k: {:.2f}".format(q, k))\nprint("v: %.4f" % v)\nfor i in rows:\n    print(f"row {i}: {W[i]}")'
    shows = printed("skipped bank\nq: 0.25 k: 0.75\nv: 0.1250\nrow 0: [0.1 0.2]\nrow 1: [0.3 0.4]\n")
    found = outputs("homework.ipynb", notebook(code(source, shows)))
    names = [(one.name, one.text) for one in found if " " not in one.text or one.name == "W[i]"]
    assert names == [("q", "0.25"), ("k", "0.75"), ("v", "0.1250"), ("W[i]", "0.1 0.2"), ("W[i]", "0.3 0.4")]
