"""The screen /seeds: what each order of lines makes of the numbers of a seed, and memory that is asked for again."""

from functools import partial

import numpy as np

from core.lessons.torch_module import module
from tests.pages.pictures_sent import data, drawn, matrix
from tests.pages.test_screens import press, said, screen
from tests.pages.test_torch_questions import answered


def asked(name, **answers):
    return screen("seeds", question=f"module.{name}", **{f"module.{key}": text for key, text in answers.items()})


def test_the_numbers_that_a_line_of_the_class_gets_are_drawn_beneath_it_once_one_is_chosen():
    listed = data(answered("seeds"), "listing")[0]
    assert (listed["fixed"], listed["chosen"], listed["offered"]) == ([], 0, [6, 7, 8])
    assert {note for line, note in listed["notes"] if line in listed["offered"]} == {"? ? ? ? ? ?"}
    listed = data(asked("order", order="line 2"), "listing")[0]
    assert (listed["chosen"], listed["fixed"], listed["is_wrong"]) == (7, [6], True)
    assert not data(asked("order", order="line 1"), "listing")[0]["is_wrong"]
    notes = dict(listed["notes"])
    assert [notes[line] for line in (6, 7, 8)] == [notes[line] for line in (2, 3, 4)]
    drawn = module().matrices
    for line, name in ((2, "W_q"), (3, "W_k"), (4, "W_v")):
        np.testing.assert_allclose([float(x) for x in notes[line].split()], drawn[name].ravel(), atol=0.0051)


def test_a_score_of_the_class_leads_to_its_mirror_image_once_that_is_known():
    assert drawn(asked("transposed"), "scores class")["step"]["kind"] == "product"
    step = drawn(asked("transposed", transposed="unrelated"), "scores class")["step"]
    assert (step["kind"], step["reads"], step["turned"]) == ("copy", ["scores"], True)


def test_what_each_order_leads_to_is_compared_for_any_seed():
    at = asked("transposed", order="line 1", transposed="unrelated", seed="7")
    of = partial(matrix, at)
    np.testing.assert_allclose(of("Scores").T, of("Scores, class"), rtol=1e-5)
    for suffix in ("", " class"):
        assert drawn(at, f"context{suffix}", 1)["step"]["reads"] == [f"weights{suffix}", f"V{suffix}"]
    before = of("Scores")
    at.text_input(key="module.seed").set_value("8").run()
    assert not np.allclose(matrix(at, "Scores"), before)


def test_a_question_mark_is_told_of_only_where_one_is_drawn():
    for answers, is_told in (({}, False), ({"transposed": "unrelated"}, True)):
        at = asked("transposed", order="line 1", **answers)
        assert any("covers an answer" in said.value for said in at.markdown) == is_told


def test_beneath_a_question_stands_only_what_it_is_about():
    link = {"order": "line 1", "transposed": "the same"}
    for name, is_of_seeds in (("order", True), ("transposed", True), ("holds", False), ("short", False)):
        at = asked(name, **link)
        assert ("drawn by `torch.rand`" in said(at)) == is_of_seeds
        assert "we put there ourselves" not in said(at), "it would answer what is asked"
        assert ([one.value for one in at.header] == ["What happens to them"]) == is_of_seeds


def lines(at):
    return data(at, "listing")[0]["lines"]


def test_memory_changes_only_when_it_is_asked_for_again_and_its_bytes_wait_for_the_answer():
    at = asked("holds")
    before = lines(at)
    assert (len(before), before[2][:2]) == (9, "# "), "what is printed is no code"
    assert "b'" not in "".join(before)
    at.run()
    assert lines(at) == before
    press(at, "Ask for memory again")
    assert lines(at) != before
    at = asked("holds", holds="nan")
    assert ("b'the '" in lines(at)[3], "we put there ourselves" in said(at)) == (True, True)


def test_a_loop_that_stops_one_short_leaves_what_was_in_memory_once_that_is_predicted():
    assert lines(asked("short"))[-2:] == ["scores[5] → ?", "scores.sum() → ?"]
    at = asked("short", short="an error")
    before = lines(at)
    held, total = (float(line.split()[2]) for line in before[-2:])
    assert 0 < held <= total, "no sum of positive numbers looks smaller than one of them"
    press(at, "Ask for memory again")
    assert lines(at)[:-2] == before[:-2]
    assert all(now != then for now, then in zip(lines(at)[-2:], before[-2:], strict=True))
