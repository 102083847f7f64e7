"""AppTest has no browser: what the browser would put into a bare link (`ui/session/link.js`) is put there for it."""

import pytest
import streamlit as st

from ui.session import link
from ui.session.session_memory import memory


@pytest.fixture(autouse=True)
def _browser_completes_links(monkeypatch):
    complete = link.complete

    def completed():
        texts = dict(memory().completed)
        complete()
        st.query_params.update({name: text for name, text in texts.items() if name not in st.query_params})

    monkeypatch.setattr(link, "complete", completed)
