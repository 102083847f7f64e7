"""The script of a component, which cannot import."""

from pathlib import Path

import pytest

from ui.session.component import beside, without_lists

HERE = Path(__file__).parents[3] / "ui" / "session"


@pytest.mark.parametrize("name", ["browser_storage", "kept_progress"])
def test_what_a_script_imports_is_written_into_it_and_exported_no_more(name):
    script = beside(str(HERE / f"{name}.py"))
    assert 'import { resending } from "./resending.js"' in (HERE / f"{name}.js").read_text(encoding="utf-8")
    assert "\nimport " not in script
    assert "\nfunction resending(" in script
    assert script.count("\nexport ") == 1


def test_the_lists_of_its_data_are_sent_as_tuples_and_what_is_in_them_as_it_is():
    assert without_lists({"a": [[1], [2]], "b": "c", "d": (3,)}) == {"a": ([1], [2]), "b": "c", "d": (3,)}
