"""A link names an exercise of the bank, and no file."""

import pytest

from tests.pages.test_screens import screen
from ui.session.keys import OPENING

FILE = """
id = "mine"
title = "A file of the server"
"""


@pytest.mark.parametrize(("name", "key"), [("quiz", "exercise"), ("learned", "example")])
def test_a_link_with_a_path_opens_no_file(name, key, tmp_path):
    (tmp_path / "mine.toml").write_text(FILE, encoding="utf-8")
    for path in (str(tmp_path / "mine"), f"../exercises/{OPENING}.toml", "\0"):
        at = screen(name, **{key: path})
        assert "A file of the server" not in str(at)
        assert not at.exception
