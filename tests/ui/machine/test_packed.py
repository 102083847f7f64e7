"""What of a picture is made once: its data while they stay the same, and its code, a file without comments."""

from dataclasses import replace

import numpy as np
import pytest
from streamlit.testing.v1 import AppTest

from tests.e2e.app import ROOT
from ui.machine import asset, machine, modules
from ui.machine.side_by_side import single


def test_a_picture_that_stays_the_same_is_packed_once():
    at = AppTest.from_file(str(ROOT / "streamlit_app.py"), default_timeout=60).run()
    at.switch_page("pages/learned.py").run()
    machine._packed.cache_clear()
    at.run()
    packed = machine._packed.cache_info().misses
    at.run()
    assert packed > 0
    assert machine._packed.cache_info().misses == packed


def test_pictures_are_the_same_if_their_content_is_and_only_then():
    M = np.array([[1.0, np.nan], [0.25, -np.inf]])
    one = single("Numbers", M, ("a", "b"))
    (drawn,) = one.matrices
    assert one == single("Numbers", M.copy(), ("a", "b"))
    assert hash(one) == hash(single("Numbers", M.copy(), ("a", "b")))
    changed = [replace(drawn, M=np.where(np.isnan(M), 2.0, M)), replace(drawn, typed={(0, 0): "1"}),
               replace(drawn, other=drawn), replace(drawn, M=M.reshape(1, 4))]  # fmt: skip
    others = [replace(one, told=("A sentence.",)), *(replace(one, matrices=(other,)) for other in changed)]
    assert one not in others
    assert len({one, *others}) == 6


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


def test_the_file_that_is_served_is_what_the_modules_join_to(tmp_path, monkeypatch):
    assert asset.FILE.read_text(encoding="utf-8") == asset.code()[1], "start the app once, and commit static/machine.js"
    assert {path.name for path in asset.FILE.parent.iterdir()} == {"machine.js", "icon.png"}
    monkeypatch.setattr(asset, "FILE", tmp_path / "static" / "machine.js")
    tag, address = asset.served.__wrapped__()
    assert asset.FILE.read_text(encoding="utf-8") == asset.code()[1]
    assert address == f"app/static/machine.js?{tag}"


def test_a_checkout_that_has_the_file_is_not_written_to(monkeypatch):
    monkeypatch.setattr(type(asset.FILE), "write_text", lambda *_, **__: pytest.fail("written"))
    assert asset.served.__wrapped__() == asset.served()
