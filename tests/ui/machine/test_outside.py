"""Outside Streamlit the picture has the colours of its theme."""

import re
import tomllib

import pytest

from tests.e2e.app import ROOT


@pytest.mark.parametrize("name", ["text", "background", "primary"])
def test_the_colours_of_the_theme_are_those_of_a_notebook_and_of_a_page_by_itself(name):
    theme = tomllib.loads((ROOT / ".streamlit/config.toml").read_text(encoding="utf-8"))["theme"]
    code = (ROOT / "ui/machine/outside.js").read_text(encoding="utf-8")
    (both,) = re.findall(rf'"{name}-color": \["(.+?)", "(.+?)"\]', code)
    assert both == tuple(theme[scheme][f"{name}Color"] for scheme in ("light", "dark"))
