"""What `show` prints: exactly the JSON of the design, of an exercise and of a variant, with and without the answers."""

import json

import numpy as np
import pytest

from core import exercises
from core.__main__ import main


@pytest.mark.parametrize("exercise_id", exercises.ids())
@pytest.mark.parametrize(("variant", "key"), [(None, False), (7, True)])
def test_show_prints_these_fields_and_no_others(capsys, exercise_id, variant, key):
    arguments = ["--variant", str(variant)] * (variant is not None) + ["--key"] * key
    assert main(["show", exercise_id, *arguments]) == 0
    shown = json.loads(capsys.readouterr().out)
    exercise = exercises.load(exercise_id, variant)
    fields = ["id", "title", "about", "variant", "tokens", "inputs", "questions", "parts"]
    assert shown.pop("tokens_kv", []) == list(exercise.tokens_kv)
    assert list(shown) == fields
    assert [shown[field] for field in fields[:5]] == [
        exercise.id, exercise.title, exercise.about, variant, list(exercise.tokens)
    ]  # fmt: skip
    assert {name: np.array(M).tolist() for name, M in shown["inputs"].items()} == {
        name: M.tolist() for name, M in exercise.inputs.items()
    }
    assert shown["questions"] == [
        {"id": one.id, "title": one.title, "text": one.text, "graph": one.graph} for one in exercise.questions
    ]
    for part, asked in zip(shown["parts"], exercise.parts, strict=True):
        answer = part.pop("answer") if key else None
        assert part == {
            "id": asked.id, "question": asked.question, "kind": asked.kind, "shape": list(asked.shape),
            "prompt": asked.prompt,
        }  # fmt: skip
        right = exercise.answer(asked.id)
        assert not key or answer == (right if isinstance(right, str | float) else json.loads(json.dumps(_lists(right))))


def _lists(answer):
    return answer.tolist() if isinstance(answer, np.ndarray) else answer
