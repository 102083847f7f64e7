"""A fault in an exercise file is told with its field and with what was expected there: a row for each."""

import re
from pathlib import Path

import pytest

from core.exercises import BANK, ExerciseDataError, load_file
from core.graph.nodes import NODES
from core.reading.data_files import DATA
from tests.as_before import assert_as_before
from tests.core.homework.plain import MINE, load_text

FIRST = MINE[MINE.index("[[questions.parts]]") :]
TEXTS = {
    "mine": MINE,
    "causal": Path(__file__).with_name("causal.toml").read_text(encoding="utf-8"),
    "every-kind": (DATA.parent / "docs" / "exercises" / "every-kind.toml").read_text(encoding="utf-8"),
    **{file.stem: file.read_text(encoding="utf-8") for file in BANK.glob("*.toml")},
}  # fmt: skip

P0, P1, LINE = "questions[0].parts[0]", "questions[0].parts[1]", "questions[1].parts[1]"
OBSERVED = "questions[0].reflections[0].observation"
WEIGHTS_OF_RAISED = 'node = "weights"\nrow = "raised"\ntop'
A_LINE = 'what comes before them"\n'
FAULTS = [
    ("mine", 'id = "mine"', 'id = "other"', "id", "“mine”"),
    ("mine", 'node = "weights"', 'node = "weigths"', f"{P0}.node",
     f"{', '.join(node for node in NODES if node != 'P')}; found “weigths”; did you mean weights?"),
    ("mine", 'row = "a"', 'row = "c"', f"{P0}.row", "one of a, b"),
    ("mine", "column = 1", "column = 2", f"{P0}.column", "0 to 1"),
    ("mine", "[0.3, 0.4]", "[0.3]", "inputs.X", "same length"),
    ("mine", "X = [[0.1, 0.2], [0.3, 0.4]]\n", "", "inputs.X", "expected 2 rows, one per token"),
    ("mine", "[0.3, 0.4]", "[0.3, nan]", "inputs.X[1][1]", "from -1000000 to 1000000; found nan"),
    ("mine", "learned = false", "learned = true", "graphs.plain", "W_k, W_q, W_v"),
    ("mine", 'graph = "plain"', 'graph = "learned"', f"{P0}.graph", "plain"),
    ("mine", 'id = "mine"', 'id = "mine', "file", "TOML"),
    ("mine", 'kind = "number"', 'kind = "choice"', f"{P0}.choices", "two choices"),
    ("mine", 'kind = "number"', 'kind = "matrix"', f"{P0}.row", "none"),
    ("mine", "column = 1", f"column = 0x{'f' * 10_000}", f"{P0}.column", "one of a, b"),
    ("mine", '["a", "b"]', '["a", "a"]', f"{P0}.row", "a position, 0 or 1; found “a”, a word used twice"),
    ("mine", '["a", "b"]', '["a", " \u200b"]', "tokens[1]", "expected a word"),
    ("mine", 'kind = "number"', 'kind = "choice"\nstrong_from = 2.0\nchoices = ["weak", "Weak"]', f"{P0}.choices[0]",
     "two different words"),
    ("mine", 'kind = "number"', 'kind = "choice"\nstrong_from = 2.0\nchoices = ["weak", "B2B"]', f"{P0}.choices[1]",
     "two different words"),
    ("mine", "X = [[0.1, 0.2], [0.3, 0.4]]\n[graphs.plain]",
     'X = [[0.0, 0.0], [0.3, 0.4]]\n[graphs.plain]\nnormalise = "sum"', "graphs.plain", "finite"),
    ("mine", "X = ", "Y = ", "inputs.Y", "one of X, X_kv, W_q, W_k, W_v, W_q2, W_k2, W_v2, W_o; found “Y”"),
    ("mine", '["a", "b"]', '["a", "b"' + ', "c"' * 100 + "]", "tokens", "a list of 1 to 64; found a list of 102"),
    ("mine", 'title = "Mine"', 'title = "Mine"\nvariants = {}', "variants.sentences", "a list of 1 to 100; this field is missing"),
    ("mine", 'title = "Mine"', 'title = "Mine"\nproof = 0', "proof", "one of 1, the versions there are; found 0"),
    ("mine", "[graphs.plain]\nlearned = false", "W_q = [[1.0]]\nW_k = [[1.0]]\nW_v = [[1.0]]\n[graphs.plain]\nlearned = true",
     "inputs", "X has shape (2, 2) and W_q has shape (1, 1)"),
    ("mine", "column = 1\n", f"column = 1\n{FIRST}", f"{P1}.id", "first more than once"),
    ("mine", "column = 1\n", f"column = 1\n{FIRST.replace('first', 'student')}", f"{P1}.id", "expected another name"),
    ("mine", "column = 1\n", f"column = 1\n{FIRST.replace('first', 'Variant')}", f"{P1}.id", "expected another name"),
    ("mine", 'tokens = ["a", "b"]\n[inputs]\nX = [[0.1, 0.2], [0.3, 0.4]]', 'tokens = ["a", "qqzzx"]\n[inputs]\nX = "glove"', "tokens",
     "qqzzx"),
    ("causal", "causal = true\n\n[graphs.plainly", 'causal = true\nnormalise = "sum"\n\n[graphs.plainly', "graphs.masked", "sum"),
    ("causal", 'row = "raised"\ncolumn = "bank"', 'row = "bank"\ncolumn = "raised"', f"{P0}.node", "−∞"),
    ("causal", WEIGHTS_OF_RAISED, 'node = "masked_scores"\nrow = "the"\ntop', "questions[0].parts[4].node", "−∞"),
    ("causal", WEIGHTS_OF_RAISED, 'node = "context"\nrow = "raised"\ntop', "questions[0].parts[4].kind", "“ranking”"),
    ("economic-area", 'tokens_kv = ["The", "European", "Economic", "Area", "<EOS>"]\n', "", "tokens_kv", "the words of X_kv; found none"),
    ("economic-area", '"Area", "<EOS>"]', '"Area"]', "inputs.X_kv", "4 rows, one per token"),
    ("economic-area", 'row = "Area"', 'row = "Zone"', f"{P1}.row", "one of The, European"),
    ("economic-area", "top = 2", "top = 6", "questions[3].parts[2].top", "a number from 1 to 5"),
    ("every-kind", 'node = "Q"\n', "", f"{P0}.node", "found nothing"),
    ("every-kind", f'{A_LINE}node = "weights"', f'{A_LINE}node = "masked_scores"', f"{LINE}.node",
     "that one line of NumPy or torch makes; found “masked_scores”"),
    ("every-kind", f'{A_LINE}node = "weights"', f'{A_LINE}node = "weights"\ncolumn = 1', f"{LINE}.column",
     "expected none for this kind of part"),
    ("every-kind", f'{A_LINE}node = "weights"', f'{A_LINE}node = "weights"\nrow = "cat"', f"{LINE}.row", "found “cat”"),
    ("rain-fell", "heads = 2", "", "questions[1].parts[0].node", "expected one of"),
    ("rain-fell", "W_o = [", "W_x = [", "inputs.W_x", "expected one of"),
    ("rain-fell", 'node = "joined"\nrow = "fell"', 'node = "joind"\nrow = "fell"', "questions[2].parts[0].node", "did you mean joined?"),
    ("bank-interest", "{q1-strength}", "{q1-strenght}", OBSERVED, "did you mean q1-strength?"),
    ("bank-interest", "{q1-strength}", "{q1-strength:.4f}", OBSERVED, "braces that can be filled"),
    ("bank-interest", "{q1-strength}", "{q3-weights}", OBSERVED, "expected one of"),
    ("bank-interest", 'row = "interest", column = "bank" }', 'row = "x", column = "bank" }',
     "questions[3].reflections[0].figures.back.row", "found “x”"),
    ("bank-interest", '{ node = "weights", row', '{ graph = "no", node = "weights", row',
     "questions[3].reflections[0].figures.back.graph", "plain, learned"),
    ("bank-interest", 'id = "q4-reflection"', 'id = "q4-weight"', "questions[3].reflections[0].id", "found q4-weight more than once"),
    ("bank-interest", '"bread", "prices"]', '"bread"]', "variants.sentences[1].tokens", "expected 5 words, as many as the exercise has"),
    ("bank-interest", '"bread", "prices"]', '"bread", " "]', "variants.sentences[1].tokens[4]", "expected a word"),
    ("bank-interest", "The query of “{bank}”", "The query of “{bnak}”", "questions[1].parts[0].prompt", "did you mean bank?"),
    ("bank-interest", "The query of “{bank}”", "The query of “bank”", "questions[1].parts[0].prompt", "expected “{bank}” in braces"),
    ("bank-interest", 'row = "bank"', 'row = "{bank}"', f"{P0}.row", "found “{bank}”"),
    ("bank-interest", 'choices = ["weak", "strong"]', 'choices = ["weak", "{bank}"]', f"{P1}.choices[1]", "two different words"),
    ("bank-interest", 'title = "The shop cut', 'titel = "The shop cut', "variants.sentences[1].titel", "title"),
    ("river-bank", "similarity of “{swam}”", "similarity of “{the}”", f"{P0}.prompt", "words that occur once; found “the”"),
    ("river-bank", '"strolled"', '"qwertzuiop"', "variants.sentences[0].tokens", "found qwertzuiop"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "right", "wrong", "field", "expected"), FAULTS, ids=[f"{one[0]}-{one[3]}" for one in FAULTS]
)
def test_the_field_and_what_was_expected_are_told(tmp_path, name, right, wrong, field, expected):
    assert right in TEXTS[name]
    with pytest.raises(ExerciseDataError) as caught:
        load_text(tmp_path, TEXTS[name].replace(right, wrong, 1), name)
    told = {one.field: str(one) for one in caught.value.together}
    assert next(iter(told)) == field
    assert told[field].startswith(f"{tmp_path / name}.toml: {field}: ")
    assert expected in told[field]
    assert "\n" not in told[field]


def said_of(file):
    """What a file makes, or all that is said to be wrong with it; where it is no TOML, Python's own words are left out."""
    try:
        exercise = load_file(file)
    except ExerciseDataError as error:
        return [one.field if one.field == "file" else (one.field, one.expected) for one in error.together]
    wordings = [(one.title, one.about, one.tokens, one.tokens_kv, one.parts[-1]) for one in exercise.wordings]
    return [exercise.graded, exercise.second_heads, exercise.graphs, exercise.questions, wordings]


@pytest.mark.parametrize("name", ["every-kind", "causal", "economic-area", "rain-fell"])
def test_of_a_file_in_which_one_line_is_missing_or_has_another_value_the_same_is_said_as_before(tmp_path, name):
    file, lines, said = tmp_path / f"{name}.toml", TEXTS[name].splitlines(), []
    for i, line in enumerate(lines):
        others = [re.sub(r"(?<== ).*", value, line) for value in ("2", '"the"', "[]")]
        for other in dict.fromkeys(["", re.sub('(?="$)', "s", line), *others]):
            file.write_text("\n".join([*lines[:i], other, *lines[i + 1 :]]), encoding="utf-8")
            said += (i, other, *said_of(file))
    assert_as_before(f"file-{name}", said)


@pytest.mark.parametrize(
    ("parts", "field", "expected"), [(101, "questions[0].parts", "1 to 100"), (100_000, "file", "bytes")]
)
def test_too_many_parts_are_refused_in_one_sentence(tmp_path, parts, field, expected):
    text = MINE + "".join(FIRST.replace("first", f"part-{i}") for i in range(parts - 1))
    with pytest.raises(ExerciseDataError, match=expected) as caught:
        load_text(tmp_path, text)
    assert caught.value.field == field
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("encoding", ["latin-1", "utf-16"])
def test_a_file_that_is_not_utf_8_is_refused_in_one_sentence(tmp_path, encoding):
    file = tmp_path / "mine.toml"
    file.write_bytes(MINE.replace("A few words", "Zwei Wörter").encode(encoding))
    with pytest.raises(ExerciseDataError, match=r"file: expected text in UTF-8; line [14] has bytes that are not$"):
        load_file(file)
