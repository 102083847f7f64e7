"""A notebook's outputs are found, each with its place, the variable it shows and the code around it."""

import nbformat

from core.uploads.files import outputs

v4 = nbformat.v4


def printed(text):
    return v4.new_output("stream", text=text)


def shown(text, **data):
    return v4.new_output("execute_result", data={"text/plain": text, **data}, execution_count=1)


def notebook(*cells):
    return nbformat.writes(v4.new_notebook(cells=list(cells))).encode()


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
    assert [(one.text, one.place) for one in outputs("homework.ipynb", content)] == [
        ("weak", "cell 1 (text)"),
        ("0.2097", "cell 1 (text)"),
    ]
