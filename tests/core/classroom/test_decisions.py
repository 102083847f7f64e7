"""What a teacher decides about single answers: listed, filled in, taken, and never about another answer."""

import pytest

from core.__main__ import main
from tests.core.classroom.classes import decided, grade, policy, row, rows_of, write


@pytest.fixture
def answers(tmp_path):
    return write(
        tmp_path / "answers.csv",
        [row("ann", q1_weight="see my notebook", q4_weight="0.703"), row("ben", q1_weight="not 0.2097", q1_strength="weak")],
    )  # fmt: skip


def test_each_unreadable_answer_is_a_row_that_says_what_the_program_would_do_and_excel_reads_it(
    tmp_path, answers, capsys
):
    table = tmp_path / "open.csv"
    _, grades = grade(tmp_path, answers, "--decisions-out", table)
    assert table.read_bytes().startswith(b"\xef\xbb\xbfanswer_id,student")
    rows = rows_of(table, "utf-8-sig")
    assert [(one["student"], one["part"], one["why"], one["place"]) for one in rows] == [
        ("ann", "q1-weight", "unreadable", "line 2"), ("ben", "q1-weight", "unreadable", "line 3"),
    ]  # fmt: skip
    assert rows[0]["answer"] == "see my notebook"
    assert rows[0]["program"] == "unreadable, credit 0"
    assert [one["open"] for one in grades.values()] == ["1", "1"]
    assert (
        f"Open: 2 answers of 2 students; fill in {table}, and mark again with --decisions." in capsys.readouterr().out
    )


def test_a_credit_a_text_and_keep_are_taken_and_told_to_the_student(tmp_path, answers, capsys):
    grade(tmp_path, answers, "--decisions-out", tmp_path / "open.csv")
    table = decided(
        tmp_path,
        {
            ("ann", "q1-weight"): {"decision": "50 %", "reason": "It stands in the notebook."},
            ("ben", "q1-weight"): {"read_as": "0.2097"},
        },
    )
    results, grades = grade(tmp_path, answers, "--decisions", table)
    assert [results[who, "q1-weight"]["credit"] for who in ("ann", "ben")] == ["0.5", "1.0"]
    assert results["ben", "q1-weight"]["status"] == "correct"
    message = results["ann", "q1-weight"]["message"]
    assert message.endswith("Decided by your teacher: 50 % of the credit. It stands in the notebook.")
    assert "will look at it" not in message
    assert [one["open"] for one in grades.values()] == ["0", "0"]
    assert float(grades["ann"]["score"]) == 1.5
    assert "Open:" not in capsys.readouterr().out.splitlines()[-1]
    kept = decided(tmp_path, {("ann", "q1-weight"): {"decision": "keep"}}, "kept.csv")
    results, grades = grade(tmp_path, answers, "--decisions", kept)
    assert results["ann", "q1-weight"]["credit"] == "0.0"
    assert [one["open"] for one in grades.values()] == ["0", "1"]


def test_a_decision_is_not_taken_for_another_answer_and_the_next_table_keeps_what_was_decided(
    tmp_path, answers, capsys
):
    grade(tmp_path, answers, "--decisions-out", tmp_path / "open.csv")
    table = decided(tmp_path, {(who, "q1-weight"): {"decision": "right"} for who in ("ann", "ben")})
    write(tmp_path / "answers.csv", [row("ann", q1_weight="see my notes"), row("ben", q1_weight="not 0.2097")])
    capsys.readouterr()
    more = ("--decisions", table, "--decisions-out", tmp_path / "open.csv")
    results, grades = grade(tmp_path, answers, *more)
    assert results["ann", "q1-weight"]["credit"] == ""
    assert results["ben", "q1-weight"]["credit"] == "1.0"
    assert [one["open"] for one in grades.values()] == ["1", "0"]
    assert "line 2 of the decisions is about an answer that is not here; it is not used" in capsys.readouterr().err
    again = decided(tmp_path, {})
    assert grade(tmp_path, answers, "--decisions", again)[0]["ben", "q1-weight"]["credit"] == "1.0"


def test_an_appeal_is_a_row_with_a_student_and_a_part(tmp_path, answers):
    table = tmp_path / "appeals.csv"
    table.write_text(
        "answer_id;student;part;decision;reason\n;ann;q4-weight;0,25;=Shown on paper\n", encoding="utf-8-sig"
    )
    results, grades = grade(tmp_path, answers, "--decisions", table, "--encoding", "cp1250")
    assert results["ann", "q4-weight"]["credit"] == "0.25"
    assert results["ann", "q4-weight"]["message"].endswith("25 % of the credit. =Shown on paper.")
    assert float(grades["ann"]["score"]) == 0.25
    assert grades["ann"]["open"] == "1", "the unreadable answer still waits"


@pytest.mark.parametrize("appeal_first", [True, False])
def test_an_appeal_overrules_the_row_that_was_there_for_the_same_answer(tmp_path, answers, capsys, appeal_first):
    grade(tmp_path, answers, "--decisions-out", tmp_path / "open.csv")
    heading, kept, *_ = (tmp_path / "open.csv").read_text(encoding="utf-8-sig").splitlines()
    rows = [kept.removesuffix(",,,") + ",keep,,", ",ann,,q1-weight,,,,,right,,It was in the notebook"]
    table = tmp_path / "decisions.csv"
    table.write_text("\n".join([heading, *(rows[::-1] if appeal_first else rows), ""]), encoding="utf-8-sig")
    results, _ = grade(tmp_path, answers, "--decisions", table)
    assert results["ann", "q1-weight"]["credit"] == "1.0"
    assert "it is not used" not in capsys.readouterr().err


def test_an_appeal_that_may_be_about_two_answers_is_not_used_and_both_stay_open(tmp_path, answers, capsys):
    write(tmp_path / "answers.csv", [row("ann", q1_weight="see my notebook"), row("ann", q1_weight="see my phone")])
    grade(tmp_path, answers, "--decisions-out", tmp_path / "open.csv")
    table = tmp_path / "decisions.csv"
    text = (tmp_path / "open.csv").read_text(encoding="utf-8-sig")
    table.write_text(f"{text},ann,,q1-weight,,,,,right,,\n", encoding="utf-8")
    capsys.readouterr()
    grade(tmp_path, answers, "--decisions", table)
    assert [one["credit"] for one in rows_of(tmp_path / "r.csv") if one["part"] == "q1-weight"] == ["", ""]
    told = capsys.readouterr().err
    assert (
        "line 4 of the decisions: 'ann' has 2 answers to q1-weight; this line is not used until it gives the answer_id"
        in told
    )
    heading, first, _ = text.splitlines()
    identified = f"{first.partition(',')[0]},ann,,q1-weight,,,,,right,,"
    table.write_text("\n".join([heading, identified, ""]), encoding="utf-8")
    grade(tmp_path, answers, "--decisions", table)
    assert [one["credit"] for one in rows_of(tmp_path / "r.csv") if one["part"] == "q1-weight"] == ["1.0", ""]


def test_an_appeal_about_the_answer_in_the_table_is_not_about_a_later_one(tmp_path, answers, capsys):
    grade(tmp_path, answers, "--decisions-out", tmp_path / "open.csv")
    text = (tmp_path / "open.csv").read_text(encoding="utf-8-sig")
    (tmp_path / "decisions.csv").write_text(f"{text},ann,,q1-weight,,,,,right,,\n", encoding="utf-8")
    write(tmp_path / "answers.csv", [row("ann", q1_weight="no idea")])
    capsys.readouterr()
    results, _ = grade(tmp_path, answers, "--decisions", tmp_path / "decisions.csv")
    assert results["ann", "q1-weight"]["credit"] == ""
    assert "line 4 of the decisions is about an answer that is not here; it is not used" in capsys.readouterr().err


@pytest.mark.parametrize(("second", "credits", "told"), [
    ("0.8888", {"0.0"}, "line 2 of the decisions: 'ann' has 2 answers to q4-weight; this line is not used"),
    ("0.8514", {"0.25"}, ""),
])  # fmt: skip
def test_an_appeal_of_a_student_whose_best_attempt_counts_needs_one_answer(
    tmp_path, answers, capsys, second, credits, told
):
    write(tmp_path / "answers.csv", [row("ann", q4_weight="0.8514"), row("ann", q4_weight=second)])
    (tmp_path / "appeals.csv").write_text("answer_id,student,part,decision\n,ann,q4-weight,0.25\n", encoding="utf-8")
    more = ("--policy", policy(tmp_path, 'attempts = "best"'), "--decisions", tmp_path / "appeals.csv")
    results, _ = grade(tmp_path, answers, *more)
    assert {results["ann", "q4-weight"]["credit"]} == credits
    err = capsys.readouterr().err
    assert told in err
    assert ("is not used" in err) == bool(told)
    assert "not here" not in err


def test_an_appeal_that_is_taken_for_two_rows_of_a_student_is_told(tmp_path, answers, capsys):
    write(tmp_path / "answers.csv", [row("ann", q4_weight="0.8514"), row("ann", q4_weight="0.8888")])
    (tmp_path / "appeals.csv").write_text("answer_id,student,part,decision\n,ann,q4-weight,0.25\n", encoding="utf-8")
    grade(tmp_path, answers, "--decisions", tmp_path / "appeals.csv")
    assert "line 2 of the decisions applies to 2 rows of one student" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("student,part\nann,q1-weight\n", "expected decisions as “grade --decisions-out” writes them; there is no column 'answer_id'"),
        ("answer_id,decision\na1,yes\n", ":2: expected keep, right, wrong or a credit from 0 to 1; found 'yes'"),
        ("answer_id,decision\na1,kepe\n", "did you mean keep?"),
        ("answer_id,decision\na1,1.5\n", "found '1.5'"),
        ("answer_id,decision\na1,1\na1,0\n", ":3: decided otherwise than in line 2"),
        ("answer_id,decision\n,right\n", ":2: a row without an answer_id needs a student and a part"),
    ],
)  # fmt: skip
def test_a_table_that_cannot_be_used_is_a_sentence_and_nothing_is_written(tmp_path, answers, capsys, text, sentence):
    table = tmp_path / "d.csv"
    table.write_text(text, encoding="utf-8")
    grade(tmp_path, answers, "--decisions", table, code=2)
    assert sentence in capsys.readouterr().err.splitlines()[-1]


def test_marking_twice_makes_the_same_bytes_and_without_decisions_those_of_before(tmp_path, answers):
    grade(tmp_path, answers, "--decisions-out", tmp_path / "open.csv")
    table = decided(tmp_path, {("ann", "q1-weight"): {"decision": "right"}})
    more = ("--decisions", table, "--decisions-out", tmp_path / "next.csv")
    files = [tmp_path / name for name in ("r.csv", "r-grades.csv", "next.csv")]
    grade(tmp_path, answers, *more)
    first = [file.read_bytes() for file in files]
    grade(tmp_path, answers, *more)
    assert [file.read_bytes() for file in files] == first
    grade(tmp_path, answers)
    assert (tmp_path / "r-grades.csv").read_text().splitlines()[0] == "student,variant,score,max_score,percent"
    assert (tmp_path / "r.csv").read_bytes().startswith(b"student,")
    command = ["grade", answers, "--exercise", "bank-interest", "--out", tmp_path / "r.csv", "--force", "--excel"]
    assert main(list(map(str, command))) == 0
    assert (tmp_path / "r.csv").read_bytes().startswith(b"\xef\xbb\xbfstudent,")


def test_a_student_whose_file_could_not_be_read_is_marked_once_all_is_decided(tmp_path):
    folder = tmp_path / "class"
    folder.mkdir()
    (folder / "ann.ipynb").write_text("{", encoding="utf-8")
    more = ("--decisions-out", tmp_path / "open.csv")
    _, grades = grade(tmp_path, folder, *more, code=3)
    assert (grades["ann"]["score"], grades["ann"]["open"]) == ("", "14")
    assert [one["part"] for one in rows_of(tmp_path / "open.csv", "utf-8-sig")] == [""], "one row for the file"
    table = decided(tmp_path, {("ann", ""): {"decision": "wrong"}})
    _, grades = grade(tmp_path, folder, "--decisions", table, *more)
    assert (float(grades["ann"]["score"]), grades["ann"]["open"]) == (0.0, "0")
    assert [(one["part"], one["decision"]) for one in rows_of(tmp_path / "open.csv", "utf-8-sig")] == [("", "wrong")]
    with table.open("a", encoding="utf-8") as file:
        file.write(",ann,,q1-weight,,,,,,0.2097,\n")
    _, grades = grade(tmp_path, folder, "--decisions", table, *more)
    assert (float(grades["ann"]["score"]), grades["ann"]["open"]) == (1.0, "0")
    assert [one["part"] for one in rows_of(tmp_path / "open.csv", "utf-8-sig")] == ["q1-weight", ""]


def test_prints_that_were_cut_guessed_or_have_rivals_are_listed_with_their_place(tmp_path):
    from benchmarks.uploads import NOTEBOOKS

    folder = tmp_path / "class"
    folder.mkdir()
    for name in ("unscaled", "elided"):
        (folder / f"{name}.ipynb").write_bytes((NOTEBOOKS / f"{name}.ipynb").read_bytes())
    grade(tmp_path, folder, "--decisions-out", tmp_path / "open.csv")
    rows = {(one["student"], one["part"]): one for one in rows_of(tmp_path / "open.csv", "utf-8-sig")}
    assert rows["unscaled", "q3-weights"]["why"] == "guessed"
    assert "cell 4, lines 1 to 5" in rows["unscaled", "q3-weights"]["place"]
    assert rows["elided", "q6-context"]["why"] == "cut"
    assert "cell 4, lines 1 to 3, context" in rows["elided", "q6-context"]["place"]


def test_a_wrong_number_that_alone_has_the_name_of_its_part_is_nothing_to_decide(tmp_path):
    import nbformat

    def notebook(*prints):
        cells = [
            nbformat.v4.new_code_cell("print(x)", outputs=[nbformat.v4.new_output("stream", text=f"{one}\n")])
            for one in prints
        ]
        return nbformat.writes(nbformat.v4.new_notebook(cells=cells))

    folder = tmp_path / "class"
    folder.mkdir()
    (folder / "ann.ipynb").write_text(notebook("q1-weight: 0.3333", "q1-strength: weak"), encoding="utf-8")
    (folder / "ben.ipynb").write_text(notebook("q1-weight: 0.3333", "q1-weight: 0.4444"), encoding="utf-8")
    results, _ = grade(tmp_path, folder, "--decisions-out", tmp_path / "open.csv")
    assert {(one["student"], one["part"]) for one in rows_of(tmp_path / "open.csv", "utf-8-sig")} == {
        ("ben", "q1-weight")
    }
    assert "Taken from cell 2" in results["ann", "q1-strength"]["message"]
