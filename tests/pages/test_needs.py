"""Screens that need a package say so where it is not installed."""

import sys

import pytest

from tests.pages.pictures_sent import data, pictures
from tests.pages.test_atlas import PREDICTED as ATLAS
from tests.pages.test_bank_in_five import PREDICTED as BANK
from tests.pages.test_screens import screen
from ui.frame import page


@pytest.mark.parametrize("name", ["module", "torch-heads", "train", "bug-hunt"])
def test_a_screen_says_which_package_it_needs_and_shows_no_error(name, monkeypatch):
    monkeypatch.setattr(page, "find_spec", lambda package: None)
    at = screen(name)
    assert [info.value for info in at.info] == [
        "This screen needs torch, which is not installed here. On your own computer: see the README."
    ]
    assert not at.button


@pytest.mark.parametrize(
    ("name", "predicted"), [("atlas", ATLAS), ("head-off", {}), ("bank-in-five", BANK), ("block", {})]
)
def test_without_the_trained_model_a_screen_says_what_to_do(no_model, name, predicted):
    at = screen(name, **predicted)
    assert "git checkout -- data/minilm" in at.error[0].value
    assert not pictures(at)


def test_without_rapidfuzz_a_word_is_told_as_unknown(monkeypatch):
    monkeypatch.setitem(sys.modules, "rapidfuzz", None)
    at = screen("similarity", example="your own sentence", sentence="the bnakx")
    assert any("There is no vector for *bnakx*" in one.value for one in at.markdown)
    assert not any("Nearest" in one.value for one in at.markdown)


def test_without_nbformat_no_example_is_shown_and_a_notebook_is_told(monkeypatch):
    monkeypatch.setitem(sys.modules, "nbformat", None)
    at = screen("check-homework")
    assert not data(at, "listing")
    at.file_uploader[0].upload("a.ipynb", b'{"cells": [], "nbformat": 4}')
    at.run()
    assert [one.value for one in at.error] == [
        "Such files are read by nbformat, which is not installed; paste the printed text."
    ]
