"""*Share this picture*: a page of what the screen shows, which gives nothing away that is covered there."""

import json

import numpy as np
import pytest

from core import exercises
from core.graph import form as forms
from tests.pages.test_screens import screen
from ui.fields.matrices import Inputs
from ui.frame import downloads
from ui.machine import alone


def shared_picture(form, exercise=None):
    bank = exercises.load("bank-interest")
    given = Inputs(name=bank.id, title=bank.title, tokens=bank.tokens, matrices=bank.inputs, exercise=exercise)
    record = alone.of_picture(downloads.shared_picture(given, form)).split("data-attention>")[1].split("</script>")[0]
    return {M["name"]: M for M in json.loads(record)["picture"]["chain"]}


@pytest.mark.parametrize("form", [forms.PLAIN, forms.LEARNED])
def test_answers_that_are_covered_are_not_on_the_page_and_nothing_is_typed_over(form):
    chain = shared_picture(form, exercises.load("bank-interest"))
    assert any(None in line for line in chain["weights"]["values"])
    assert not any(M["editable"] for M in chain.values())


def test_where_nothing_is_covered_the_inputs_can_be_typed_over():
    chain = shared_picture(forms.LEARNED)
    answer = exercises.load("bank-interest").traces["learned"].weights
    assert np.allclose(chain["weights"]["values"], answer)
    assert {name for name, M in chain.items() if M["editable"]} == {"X", "W_q", "W_k", "W_v"}


@pytest.mark.parametrize(("name", "form"), [("similarity", "plain"), ("learned", "learned"), ("scaling", "learned")])
def test_the_compute_screens_share_their_picture(name, form):
    at = screen(name, example="dog-tail")
    at.session_state[f"take dog-tail-{form}"] = True
    at.run()
    assert not at.exception
    assert "Share this picture" in [button.proto.label for button in at.get("download_button")]
