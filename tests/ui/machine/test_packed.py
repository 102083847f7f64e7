"""What of a picture is made once: its data while they stay the same, and its code, without comments."""

import pytest
from streamlit.testing.v1 import AppTest

from tests.e2e.app import ROOT
from ui.machine import machine, modules


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
    ("line", "body"),
    [
        ("// why\nconst a = 1\n", "const a = 1\n"),
        ("/**\n * @param {A} a\n */\nfunction f(a) {}\n", "function f(a) {}\n"),
        ("  const M = /** @type {B} */ (value)\n", "  const M = (value)\n"),
        ("const address = `http://${name}`\n", "const address = `http://${name}`\n"),
        ('import { f } from "./f.js"\nexport function g() {}\n', "const { f } = f_module\nfunction g() {}\n"),
    ],
)
def test_of_a_module_only_what_runs_travels(tmp_path, line, body):
    (tmp_path / "module.js").write_text(line, encoding="utf-8")
    (tmp_path / "f.js").write_text("export function f() {}\n", encoding="utf-8")
    exports = "g" if "export" in line else ""
    expected = f"const module_module = (() => {{\n{body}\nreturn {{ {exports} }}\n}})()\n"
    assert expected in modules.joined(tmp_path)


def test_a_module_comes_after_those_that_it_needs(tmp_path):
    (tmp_path / "a.js").write_text('import { z } from "./z.js"\nexport const a = z\n', encoding="utf-8")
    (tmp_path / "z.js").write_text("export const z = 1\n", encoding="utf-8")
    text = modules.joined(tmp_path)
    assert text.index("const z_module") < text.index("const a_module")
