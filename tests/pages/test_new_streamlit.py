"""Which versions of Streamlit are tried, and what counts as wrong; whether screens open with them is for the slow lane."""

import pytest
import streamlit

from benchmarks.broken import new_streamlit
from tests.pages.test_screens import ROOT

REQUIREMENTS = (ROOT / "requirements.txt").read_text(encoding="utf-8")


def test_the_pinned_version_is_the_one_that_is_installed():
    assert new_streamlit.pinned_version(REQUIREMENTS) == streamlit.__version__
    assert new_streamlit.pinned_version("streamlit-extra==9\nstreamlit==1.70.0rc1\n") == "1.70.0rc1"
    with pytest.raises(ValueError, match="pins no version"):
        new_streamlit.pinned_version("numpy==2.4.6\n# streamlit==1.0\n")
