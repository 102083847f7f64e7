"""AppTest has no browser: what the browser would put into a bare link (`ui/session/link.js`) is put there for it."""

import shutil

import pytest
import streamlit as st

from core.homework import bank, exercise_files
from core.lessons import bank_in_five, block, trained
from core.models import minilm, minilm_files
from ui.session import link
from ui.session.session_memory import memory


@pytest.fixture(autouse=True)
def _browser_completes_links(monkeypatch):
    complete = link.completion

    def completed():
        texts = dict(memory().completed)
        complete()
        st.query_params.update({name: text for name, text in texts.items() if name not in st.query_params})

    monkeypatch.setattr(link, "completion", completed)


@pytest.fixture
def homework(tmp_path, monkeypatch):
    """The folder of the bank of exercises, a copy that a test may write into."""
    folder = shutil.copytree(bank.BANK, tmp_path / "exercises")
    for module in (bank, exercise_files):
        monkeypatch.setattr(module, "BANK", folder)
    for remembered in (bank.ids, bank.load):
        remembered.cache_clear()
    yield folder
    for remembered in (bank.ids, bank.load):
        remembered.cache_clear()


@pytest.fixture
def no_model(tmp_path, monkeypatch):
    """The folder of an app whose trained model is not there, and that has not loaded it before."""
    monkeypatch.setattr(minilm_files, "FOLDER", tmp_path)
    for remembered in (
        minilm_files._read_bundled, minilm._read, trained.tasks, trained.noun_shares, trained.noun_weights,
        bank_in_five.tasks, bank_in_five.drift, block.tasks, block.shares, block.numbers,
    ):  # fmt: skip
        remembered.cache_clear()
    yield tmp_path
    minilm_files._read_bundled.cache_clear()
