"""Which versions of Streamlit are tried, and what counts as wrong; whether screens open with them is for the slow lane."""

import json

import pytest
import streamlit

from benchmarks.broken import new_streamlit
from tests.pages.test_screens import ROOT

REQUIREMENTS = (ROOT / "requirements.txt").read_text(encoding="utf-8")
WELL = {"screens": {"home": {"title": "Home", "exceptions": [], "told": []}}, "mark": ":green-badge[✓ correct]"}


def test_the_pinned_version_is_the_one_that_is_installed():
    assert new_streamlit.pinned(REQUIREMENTS) == streamlit.__version__
    assert new_streamlit.pinned("streamlit-extra==9\nstreamlit==1.70.0rc1\n") == "1.70.0rc1"
    with pytest.raises(ValueError, match="pins no version"):
        new_streamlit.pinned("numpy==2.4.6\n# streamlit==1.0\n")


def test_both_versions_are_tried_the_pinned_one_first_and_one_if_they_are_the_same():
    report = json.dumps({"install": [{"metadata": {"name": "streamlit", "version": "1.68.0"}}]})
    assert new_streamlit.to_try("1.67.0", new_streamlit.newest(report)) == ("1.67.0", "1.68.0")
    assert new_streamlit.to_try("1.68.0", new_streamlit.newest(report)) == ("1.68.0",)


def test_only_what_takes_longest_to_install_is_left_out():
    left_out = set(REQUIREMENTS.splitlines()) - set(new_streamlit.quick(REQUIREMENTS).splitlines())
    assert {line.partition("==")[0] for line in left_out} == {"torch", "gensim"}


@pytest.mark.parametrize(
    ("screens", "mark", "found"),
    [
        (WELL["screens"], WELL["mark"], 0),
        ({"quiz": {"title": "Quiz", "exceptions": ["KeyError"], "told": []}}, WELL["mark"], 1),
        ({"quiz": {"title": "", "exceptions": [], "told": []}}, WELL["mark"], 1),
        (WELL["screens"], "no mark", 1),
    ],
)
def test_exceptions_empty_screens_and_a_lost_mark_are_wrong(screens, mark, found):
    assert len(new_streamlit.wrong({"screens": screens, "mark": mark})) == found
