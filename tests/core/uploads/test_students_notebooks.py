"""What students’ notebooks show is found, in many styles; the notebooks were run with torch 1.13 and 2.5.

Beside each stands, as JSON, in which cell it answers which part, how what is found there begins, and why it is not right.
"""

import json
from pathlib import Path

import pytest

from core.uploads.files import outputs

NOTEBOOKS = sorted((Path(__file__).parent / "notebooks").glob("*.ipynb"))


def answers(file):
    return json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))["answers"]


@pytest.mark.parametrize(
    ("name", "variables"),
    [
        ("torch-labels", {"plain", "plain[1, 3]", "weights", "weights[1, 3]", "weights @ V"}),
        ("german-names", {"ohne_lernen", "Anfragen[1]", "Schlüssel[3]", "Aufmerksamkeit", "Aufmerksamkeit[1, 3]"}),
        ("loops", {"Q[i]", "K[i]", "V[i]"}),
        ("pandas-tables", {"df1", "df1.loc['bank', 'interest']", "df3", "M[1]", "M[3]"}),
    ],
)
def test_the_variable_that_is_shown_is_named(name, variables):
    (file,) = (file for file in NOTEBOOKS if file.stem == name)
    assert variables <= {one.name for one in outputs(file.name, file.read_bytes())}


def test_no_print_of_a_big_cell_is_named_after_another():
    (file,) = (file for file in NOTEBOOKS if file.stem == "one-big-cell")
    found = outputs(file.name, file.read_bytes())
    names = [one.name for one in found if one.place != "cell 1, lines 2 to 7"]
    assert names == ["A[1, 3]", "Q[1]", "K[1]", "V[1]", "Q[3]", "K[3]", "V[3]", "S", "S[1, 3]", "S @ V"]
    assert [one.name for one in found if one.place == "cell 1, lines 2 to 7"] == [""]


def test_logs_versions_and_errors_hold_no_results():
    (file,) = (file for file in NOTEBOOKS if file.stem == "logs")
    names = [one.name for one in outputs(file.name, file.read_bytes())]
    assert names == [
        "attn[1, 3]", "attn.sum(dim=-1)", "d_k", "attn_weights", "attn_weights.sum(dim=-1)", "attn_weights[1, 3]",
    ]  # fmt: skip
    (file,) = (file for file in NOTEBOOKS if file.stem == "stopped-by-an-error")
    assert not [one for one in outputs(file.name, file.read_bytes()) if "cell 4" in one.place]
