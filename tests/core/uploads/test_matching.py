"""Outputs are matched to parts: right values surely; wrong ones as guesses; in real notebooks too."""

import contextlib
import io

import numpy as np
import pytest

from benchmarks.uploads import NOTEBOOKS, count
from core import exercises
from core.classroom.check import spell
from core.homework.diagnosis import alternatives
from core.uploads.candidates import fitting_outputs
from core.uploads.evidence import names_in
from core.uploads.files import outputs, outputs_of_text
from core.uploads.marks import VARIANTS, all_variants, best_exercise, find_printed_variant, mark
from core.uploads.matching import match
from core.uploads.outputs import Output, count_printed
from core.uploads.print_lines import line_for
from tests.core.uploads import hostile

BANK = exercises.load("bank-interest")
LEARNED, PLAIN = BANK.traces["learned"], BANK.traces["plain"]


def output(value, **said):
    text = value if isinstance(value, str) else spell(value, 4)
    shape = () if isinstance(value, str) else np.shape(value)
    return Output(**{"text": text, "place": "cell 7, line 2", "shape": shape, **said})


def slip(part, mistake):
    """The answer that one known mistake leads to."""
    return next(one.answer for one in alternatives(BANK, BANK.part(part)) if one.mistakes == (mistake,))


def matched(*outputs, **chosen):
    return match(BANK, outputs, chosen)


def test_a_right_value_is_found_wherever_it_stands_and_whatever_it_is_called():
    found = matched(output(3.25), output(LEARNED.weights, name="zzz"), output(0.7029, name="Q"), output(0.2097))
    sure = {part: (one.output, one.is_sure, one.why) for part, one in found.matches.items()}
    why = "the numbers agree"
    assert sure == {"q1-weight": (3, True, why), "q3-weights": (1, True, why), "q4-weight": (2, True, why)}
    assert found.unmatched_outputs == (0,)
    assert "q2-query-bank" in found.unanswered


@pytest.mark.parametrize(
    "text",
    [
        "K_bank: 1.96 3.90 3.65\nV_bank: 2.09 2.77 2.83\nQ_bank: 4.37 2.14 4.45",
        "\n".join(f"[{', '.join(f'{number:.4f}' for number in row)}]" for row in LEARNED.weights),
        "0.2097\nagain: 0.2097",
    ],
)
def test_what_is_put_together_from_answers_or_is_part_of_one_or_its_repetition_is_no_result_left_over(text):
    found = match(BANK, outputs_of_text(text))
    assert not found.unmatched_outputs
    assert count_printed(found.outputs) == len(text.splitlines())


def test_a_row_is_taken_from_a_matrix_that_is_printed_whole_but_not_a_number():
    found = matched(output(LEARNED.Q), output(LEARNED.weights))
    bank, interest = found.matches["q2-query-bank"], found.matches["q2-query-interest"]
    assert bank.place == "row 2 of the 5 × 3 in cell 7, line 2"
    assert interest.place == "row 4 of the 5 × 3 in cell 7, line 2"
    assert mark(BANK, found)["q2-query-bank"].status == "correct"
    assert "q4-weight" in found.unanswered
    named = "\n".join(f"{word}  {spell(row, 4)}" for word, row in zip(BANK.tokens, LEARNED.Q, strict=True))
    assert matched(output(named, shape=(5, 3))).matches["q2-query-bank"].text == bank.text
    with_a_gap = spell(LEARNED.Q, 4).rpartition(" ")[0] + " nan"
    assert matched(output(with_a_gap, shape=(5, 3), name="Q")).matches == {}


def test_an_answer_is_chosen_among_what_was_printed_whole():
    several = output(0.2097), output("0.3", is_elided=True), output("0.4", is_unread=True), output(0.5)
    assert fitting_outputs(BANK, BANK.part("q1-weight"), several) == (0, 3)


@pytest.mark.parametrize("form", ["{:.4f}", "{:.2%}"])
def test_a_row_of_a_whole_matrix_keeps_its_numbers_as_they_were_printed(form):
    lines = [" ".join(map(form.format, row)) for row in LEARNED.Q]
    assert matched(output("\n".join(lines), shape=(5, 3))).matches["q2-query-bank"].text == lines[1]


def test_a_vector_of_its_own_is_preferred_to_a_row():
    found = matched(output(LEARNED.Q), output(LEARNED.Q[1]))
    assert (found.matches["q2-query-bank"].output, found.matches["q2-query-interest"].output) == (1, 0)


@pytest.mark.parametrize(
    ("example", "part", "count"), [("journey", "context-journey", 3), ("she-left", "weights-left-unmasked", 4)]
)
def test_numbers_with_too_few_decimals_are_known_for_sure_if_there_are_four_of_them(example, part, count):
    exercise = exercises.load(example)
    right = exercise.answer(part)
    assert np.shape(right) == (count,)
    found = match(exercise, [output(spell(right, 2), shape=(count,), name=part)])
    assert found.matches[part].is_sure == (count >= 4)


def test_a_batch_of_one_sentence_is_that_sentence():
    found = matched(output(spell(LEARNED.weights, 4), shape=(1, 5, 5)))
    assert found.matches["q3-weights"].is_sure


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({"name": "row[1][3]", "around": "## Question 4"}, "named “row[1][3]”"),
        ({"name": "heads[0, 1, 3]"}, "named “heads[0, 1, 3]”"),
        ({"around": "weight of bank -> interest, learned"}, "it stands beside “bank” and “interest”; the order fits"),
        ({"name": "q4_weight"}, "named q4-weight"),
        ({"name": "w", "around": "\n## Question 4"}, "under question 4"),
    ],
)
def test_a_wrong_number_is_a_guess_for_the_reason_that_is_given(said, why):
    found = matched(output(PLAIN.weights), output(LEARNED.weights), output("0.4321", **said), output("0.1234"))
    one = found.matches["q4-weight"]
    assert (one.output, one.is_sure) == (2, False)
    assert why in one.why
    assert 3 in found.unmatched_outputs


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("0.4321", {}), ("5", {}), ("1.7321", {"name": "np.sqrt(d_k)"}), ("0.4321", {"around": "interest -> bank"}),
        ("0.4321", {"name": "w", "around": "raised rates"}), ("-0.4321", {"name": "w"}), ("1.4321", {"name": "w"}),
    ],
)  # fmt: skip
def test_a_number_that_nothing_speaks_for_or_more_against_is_left_alone(text, said):
    assert matched(output(text, **said)).matches == {}


def test_what_is_called_as_a_part_answers_no_other():
    twice = [output(text, name="q1_weight") for text in ("0.4321", "0.1234")]
    assert [*matched(*twice).matches] == ["q1-weight"]


def test_a_known_slip_is_reason_enough_and_named_when_it_is_marked():
    found = matched(output(slip("q3-weights", "softmax-over-columns")))
    assert found.matches["q3-weights"].why.startswith("a known slip leads to it")
    assert not found.matches["q3-weights"].is_sure
    assert mark(BANK, found)["q3-weights"].mistakes == ("softmax-over-columns",)


def test_the_only_matrix_of_its_shape_is_a_guess_and_the_name_of_another_speaks_against_it():
    wrong = LEARNED.context[::-1] + 0.3
    assert matched(output(LEARNED.weights), output(wrong)).matches["q6-context"].why.startswith("it is the only 5 ×")
    assert "q6-context" not in matched(output(LEARNED.weights), output(wrong, name="K")).matches


def test_a_wrong_matrix_is_marked_by_the_name_that_the_course_gives_it():
    for name, part in (("S_scaled", "q1-weights"), ("S_learned", "q3-weights"), ("weights", "q1-weights"),
                       ("weights_without_learning", "q1-weights")):  # fmt: skip
        assert [*matched(output(PLAIN.weights * 3 - 1, name=name)).matches] == [part]


def test_numbers_on_lines_of_their_own_are_no_vector_unless_their_values_or_a_name_tell():
    assert [*matched(*outputs_of_text("0.2097\n0.7029\n0.5123")).matches] == ["q1-weight", "q4-weight"]
    query = "\n".join(f"{number:.4f}" for number in LEARNED.Q[1])
    assert [*matched(*outputs_of_text(query)).matches] == ["q2-query-bank"]


def test_two_matrices_of_one_shape_are_told_apart_by_order():
    first, second = output(PLAIN.weights + 0.1, name="w"), output(LEARNED.weights + 0.1, name="w")
    found = matched(first, output(0.2097), second, output(0.7029))
    assert (found.matches["q1-weights"].output, found.matches["q3-weights"].output) == (0, 2)


def test_numbers_that_the_exercise_gives_are_no_answers():
    found = matched(output(LEARNED.weights), output(BANK.inputs["X"], name="inputs"), output(BANK.inputs["X"][1]))
    assert [*found.matches] == ["q3-weights"]


def test_a_word_goes_with_the_number_that_stands_before_it():
    found = matched(output(0.2097), output("weak"), output(LEARNED.weights), output(0.7029), output("strong"))
    assert {part: one.output for part, one in found.matches.items() if part.endswith("strength")} == {
        "q1-strength": 1, "q4-strength": 4,
    }  # fmt: skip
    assert not found.matches["q4-strength"].is_sure


def test_a_right_value_printed_once_more_is_no_wrong_answer_to_another_part():
    found = matched(output(LEARNED.weights, name="W"), output(LEARNED.weights, name="W"))
    assert [*found.matches] == ["q3-weights"]


def test_what_was_cut_is_named_and_answers_nothing():
    cut = output(LEARNED.weights, is_elided=True, whole_line="torch.set_printoptions(profile='full')")
    found = matched(cut)
    assert (found.matches, found.elided_outputs, found.unmatched_outputs) == ({}, (cut,), ())


def test_a_part_whose_answer_was_cut_is_unreadable_and_one_without_any_is_blank():
    cut = output("0.1 ... 0.3", shape=(2, 2), name="attn_weights", is_elided=True, whole_line="print(...)")
    grade = mark(BANK, matched(cut))
    assert (grade["q3-weights"].status, grade["q6-context"].status) == ("unreadable", "blank")


@pytest.mark.parametrize(
    ("part", "printed", "status"),
    [
        ("q2-value-bank", "q2-value-bank: see my paper", "unreadable"), ("q2-value-bank", "q2-value-bank: 1 2", "unreadable"),
        ("q4-weight", "q4_weight = 0.70.29", "unreadable"), ("q1-strength", "q1-strength: medium", "unreadable"),
        ("q4-weight", "**q4-weight**: nearly all", "unreadable"), ("q4-weight", "- q4-weight: nearly all", "unreadable"),
        ("q4-weight", '"q4-weight": "nearly all",', "unreadable"),
        ("q5-top-two", "q5-top-two: interest 0.7029; bank 0.2482", "correct"), ("why-not", "why-not: see my paper", None),
    ],
)  # fmt: skip
def test_what_alone_is_called_as_a_part_is_its_answer_also_where_it_cannot_be_read(part, printed, status):
    for takes in ("best", "last", "named"):
        found = match(BANK, outputs_of_text(f"{printed}\nstep 3 0.5"), takes=takes)
        assert (part in found.matches) == bool(status)
        if status:
            assert mark(BANK, found)[part].status == status
            assert not found.matches[part].is_guess
            assert part not in found.unanswered


def test_of_several_unreadable_answers_called_as_a_part_the_longest_is_taken():
    found = match(BANK, outputs_of_text("q4-weight: no\nq4-weight: nearly all\nq4-weight: none\nstep 3 0.5"))
    assert found.matches["q4-weight"].text == "nearly all"


def test_a_variable_that_is_called_as_a_part_of_one_word_says_only_what_it_holds():
    journey = exercises.load("journey")
    weights, context = (journey.answer(f"{node}-journey") for node in ("weights", "context"))
    printed = f"weights = tensor([{', '.join(spell(weights, 4).split())}])\ncontext = tensor({spell(context, 4)})"
    found = match(journey, outputs_of_text(printed))
    assert {part: one.is_sure for part, one in found.matches.items()} == {
        "weights-journey": True,
        "context-journey": True,
    }
    assert {"weights", "context"} <= set(found.unanswered)


def test_words_that_are_called_nothing_in_the_exercise_are_no_results():
    assert outputs_of_text("a-name: see my paper") == ()
    assert [one.text for one in outputs_of_text("a-name: see my paper\n0.5")] == ["see my paper", "0.5"]
    assert match(BANK, outputs_of_text("a-name: see my paper\n0.5")).unmatched_outputs == (1,)


def test_places_printed_by_topk_are_read_as_the_words_that_stand_there():
    found = matched(output("[3] 0.7029, [1] 0.2482", shape=(2,)))
    assert found.matches["q5-top-two"].text == "interest 0.7029, bank 0.2482"
    assert mark(BANK, found)["q5-top-two"].status == "correct"


def test_a_choice_of_the_student_holds_and_the_guess_moves_on():
    first, second = output("0.4321", name="weights[1, 3]"), output("0.1234", name="weights[1, 3]")
    base = (output(0.2097), output(LEARNED.weights))
    guessed = match(BANK, (*base, first, second)).matches["q4-weight"]
    assert (guessed.output, guessed.is_sure) == (2, False)
    moved = match(BANK, (*base, first, second), {"q4-weight": 3})
    assert (moved.matches["q4-weight"].output, moved.matches["q4-weight"].is_sure) == (3, True)
    none = match(BANK, (*base, first, second), {"q4-weight": None, "q1-weight": 4})
    assert "q4-weight" in none.unanswered
    assert none.matches["q1-weight"].output == 0


def test_what_a_student_chose_is_marked_as_the_part_asks_even_a_whole_matrix_for_a_row():
    found = matched(output(LEARNED.Q + 0.01), **{"q2-query-bank": 0})
    assert found.matches["q2-query-bank"].text == spell(LEARNED.Q[1] + 0.01, 4)


def test_an_answer_that_follows_from_a_slip_counts_as_it_does_on_the_screen():
    unscaled = slip("q3-weights", "unscaled")
    grade = mark(BANK, matched(output(PLAIN.weights), output(unscaled), output(unscaled[1, 3], name="weights[1, 3]")))
    assert grade["q3-weights"].mistakes == ("unscaled",)
    assert (grade["q4-weight"].status, grade["q4-weight"].carried) == ("correct", "q3-weights")


def test_no_variant_is_made_unless_something_has_the_shape_of_an_input():
    def variants():
        yield BANK
        raise AssertionError("made")

    cut = output(BANK.inputs["X"], is_elided=True)
    assert find_printed_variant(variants(), [output([[0.1, 0.2], [0.3, 0.4]]), output(0.2097), cut]) is None
    unread = output("\n".join(BANK.tokens), shape=BANK.inputs["X"].shape)
    assert find_printed_variant(variants(), [output(0.2097), unread, output(BANK.inputs["X"])]) is BANK


@pytest.mark.parametrize(("variant", "found"), [(None, None), (1, 1), (VARIANTS, VARIANTS), (VARIANTS + 1, 0)])
def test_the_first_of_other_numbers_are_known_by_the_inputs_that_are_printed(variant, found):
    given = find_printed_variant(all_variants(BANK), [output(exercises.load("bank-interest", variant).inputs["X"])])
    assert (given.variant if given else 0) == found


def test_the_exercise_that_most_answers_belong_to_is_suggested():
    bank = [exercises.load(name) for name in exercises.graded_ids()]
    journey = exercises.load("journey")
    both = best_exercise(bank, [output(journey.answer("weights")), output(0.7029)])
    assert both.id in ("journey", "bank-interest")
    found = [output(journey.answer("weights")), output(journey.answer("context")), output(0.7029)]
    assert best_exercise(bank, found).id == "journey"
    assert best_exercise(bank, [output("0.4321")]) is None


@pytest.mark.parametrize(
    ("name", "node"),
    [
        ("attn", "weights"), ("attention_weights.detach()", "weights"), ("alpha[1][3]", "weights"), ("ctx", "context"),
        ("context_vec", "context"), ("queries[1]", "Q"), ("keys", "K"), ("v_bank", "V"), ("inputs", "X"),
        ("torch.softmax(scores / 3**0.5, dim=-1)", "weights"), ("W_q", "W_q"), ("attnScores", "scores"),
    ],
)  # fmt: skip
def test_what_students_call_a_node_is_in_its_record(name, node):
    assert names_in(name, is_code=True) == {node}


def test_the_query_matrix_may_be_that_of_the_queries_or_that_which_makes_them_and_old_titles_name_what_they_did():
    for words, nodes in {"Query matrix": {"Q", "W_q"}, "Value weights": {"W_v"}, "Key weight matrix": {"W_k"}}.items():
        assert names_in(words, is_code=False) == nodes, words


FILES = sorted(NOTEBOOKS.glob("*.ipynb"))


@pytest.mark.parametrize("takes", ["best", "last"])
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_answer_in_a_notebook_is_matched_and_nothing_else_is(file, takes):
    one = count(file, takes)
    assert (one.missed, one.mismatched) == ((), ())
    assert one.sure + one.guessed + one.cut >= 3


def test_most_answers_are_matched_surely():
    counts = [count(file) for file in FILES]
    assert sum(one.sure for one in counts) >= 130
    assert 0 < sum(one.guessed for one in counts) <= 25
    assert sum(one.cut for one in counts) == 3


@pytest.mark.parametrize("name", exercises.ids())
def test_what_the_line_for_a_part_prints_is_its_answer(name):
    exercise = exercises.load(name)
    for part in exercise.parts:
        line = line_for(part)
        if part.kind in ("choice", "ranking"):  # the line shows how; the words are the student's
            line = f'print("{part.id}", "{spell(exercise.answer(part.id), 4)}")'
        matrices = {node: np.asarray(M) for node, M in exercise.traces[part.graph].matrices.items()}
        with contextlib.redirect_stdout(io.StringIO()) as shown, np.printoptions(threshold=10**6):
            exec(line, matrices)  # noqa: S102
        found = outputs("a.ipynb", hostile.notebook(hostile.printing(shown.getvalue(), line)))
        assert mark(exercise, match(exercise, found, takes="last"))[part.id].status == "correct", line
