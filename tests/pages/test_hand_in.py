"""A file to hand in, from three screens: it says what is in it, is signed where there is a key, and can be collected."""

import pytest
import streamlit as st

from core.classroom.homework_file import check_signature, read_homework_file
from tests.pages.test_check_homework import UNSCALED, upload
from tests.pages.test_mock_exam import EXAM, KEYS, RIGHT, sat
from tests.pages.test_mock_exam import press as press_key
from tests.pages.test_screens import said, screen

KEY = "a secret of thirty-two characters"


@pytest.fixture
def files(monkeypatch):
    """What the buttons of the last runs offer to save, by its name."""
    offered = {}

    def offer(label, content, name, *_, disabled=False, **__):
        offered[name] = (content, disabled)

    monkeypatch.setattr(st, "download_button", offer)
    monkeypatch.delenv("HAND_IN_KEY", raising=False)
    return offered


def handed_in(at, files, key):
    """Open the expander and type a name: the file, once its button can be pressed."""
    at.session_state[key] = True
    at.run()
    assert files["homework.json"][1], "nobody hands in without a name"
    at.text_input(key="student").set_value(" Ann Lee ").run()
    content, disabled = files["homework.json"]
    assert not disabled
    return content, read_homework_file(content)


def test_the_homework_is_a_file_with_what_was_typed_how_often_and_which_help(files, monkeypatch):
    monkeypatch.setenv("HAND_IN_KEY", KEY)
    at = screen("quiz", view="sheet", **{"q4-weight": "70.3 %"})
    at.text_input(key="q1-weight").set_value("0.9").run()
    at.text_input(key="q1-weight").set_value("0,2097").run()
    at.session_state["memory"].hints["q1-weight"] = 2
    content, file = handed_in(at, files, "answers")
    (answers,) = file.answers
    assert (file.student, file.screen, answers.exercise, answers.variant) == ("Ann Lee", "quiz", "bank-interest", None)
    assert answers.texts == {"q1-weight": "0,2097", "q4-weight": "70.3 %"}
    assert (answers.tries, answers.hints) == ({"q1-weight": 2}, {"q1-weight": 2})
    assert 0 < file.begun <= file.made
    assert check_signature(file, [KEY.encode()]) == "signed"
    assert "your 2 answers as they stand" in said(at)
    assert "This server signs it" in said(at)
    assert content.decode().strip() in [one.value.strip() for one in at.code], "all of it is shown before it is saved"
    assert KEY not in str([one.value for one in (*at.code, *at.markdown, *at.caption)])
    assert "Ann" not in str(at.query_params)


@pytest.mark.parametrize("key", ["", "short"])
def test_without_a_key_or_with_one_that_can_be_guessed_the_file_is_plainly_unsigned(files, monkeypatch, key):
    monkeypatch.setenv("HAND_IN_KEY", key)
    at = screen("quiz", variant="7")
    _, file = handed_in(at, files, "answers")
    assert (file.signature, file.answers[0].variant) == (None, 7)
    assert "It is not signed, since this server has no key for that." in said(at)
    assert "no answer yet" in said(at)


def test_a_checked_notebook_is_handed_in_with_what_was_found(files):
    at = upload(screen("check-homework"), "unscaled.ipynb", UNSCALED)
    _, file = handed_in(at, files, "hand in file")
    assert file.screen == "check-homework"
    assert file.answers[0].texts["q1-weight"].startswith("0.2")
    assert not file.answers[0].tries


def test_a_mock_exam_is_handed_in_by_its_groups_after_it_was_sat(files):
    at = sat(**RIGHT)
    assert "homework.json" not in files
    press_key(at, "hand in")
    _, file = handed_in(at, files, "hand in file")
    assert [one.exercise for one in file.answers] == [group.id for group in EXAM.groups]
    assert [one.variant for one in file.answers] == [group.variant for group in EXAM.groups]
    assert sum(len(one.texts) for one in file.answers) == len(KEYS)
