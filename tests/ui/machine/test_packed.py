"""What of a picture is made once: its data while they stay the same, and its code, without comments."""

import pytest
from streamlit.testing.v1 import AppTest

from tests.e2e.app import ROOT
from ui.machine import machine


def test_a_picture_that_stays_the_same_is_packed_once():
    at = AppTest.from_file(str(ROOT / "streamlit_app.py"), default_timeout=60).run()
    at.switch_page("pages/learned.py").run()
    machine._packed.cache_clear()
    at.run()
    packed = machine._packed.cache_info().misses
    at.run()
    assert packed > 0
    assert machine._packed.cache_info().misses == packed


@pytest.mark.parametrize(
    ("line", "joined"),
    [
        ("// why\nconst a = 1\n", "const a = 1\n"),
        ("/**\n * @param {A} a\n */\nfunction f(a) {}\n", "function f(a) {}\n"),
        ("  const M = /** @type {B} */ (value)\n", "  const M = (value)\n"),
        ("const address = `http://${name}`\n", "const address = `http://${name}`\n"),
        ('import { f } from "./f.js"\nexport function g() {}\n', "function g() {}\n"),
    ],
)
def test_of_a_module_only_what_runs_travels(tmp_path, line, joined):
    module = tmp_path / "module.js"
    module.write_text(line, encoding="utf-8")
    assert machine._joined(module) == joined
