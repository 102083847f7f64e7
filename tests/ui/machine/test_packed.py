"""What of a picture is made once and sent: its data while they stay the same, its code, and the steps."""

import json
import re
import tomllib
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from streamlit.testing.v1 import AppTest

from core.attention import attend
from core.graph.form import LEARNED
from core.graph.nodes import INPUTS, steps_of
from core.graph.steps import causal_mask
from tests.core.graph.test_ways import forms
from tests.e2e.app import ROOT
from ui.machine import machine, payload, picture, thread_weights
from ui.machine.side_by_side import single
from ui.session import scripts
from ui.session.scripts import STATIC, code_address

STALE = "npm ci && npm run build, and commit static/"


def test_a_picture_that_stays_the_same_is_packed_once():
    at = AppTest.from_file(str(ROOT / "streamlit_app.py"), default_timeout=60).run()
    at.switch_page("pages/learned.py").run()
    machine._pack.cache_clear()
    at.run()
    packed = machine._pack.cache_info().misses
    at.run()
    assert packed > 0
    assert machine._pack.cache_info().misses == packed


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


def test_threads_are_at_first_as_long_as_their_weights_and_expected_from_where_they_begin():
    row = thread_weights.Row(0, 0, 0)
    sent = thread_weights.pack(thread_weights.Threads(name="", tokens=("a",), weights=np.ones((1, 1, 1, 1)), row=row))
    header = json.loads(sent[4 : 4 + int.from_bytes(sent[:4], "little")])
    assert (header["fromEnd"], header["reach"], header["most"]) == (False, 1, 1)


def test_the_code_that_is_served_was_joined_from_the_modules_and_styles_as_they_are():
    """.ci/javascript joins them once more, which needs Node.js."""
    files = {STATIC / Path(code_address(name)).name for name in ("app", "machine")}
    maps = {file.with_suffix(".js.map") for file in files}
    assert {*STATIC.iterdir()} == {*files, *maps, STATIC / "icon.png"}
    joined = {}
    for one in maps:
        told = json.loads(one.read_text(encoding="utf-8"))
        sources = [(STATIC / source).resolve() for source in told["sources"]]
        joined.update(zip(sources, told["sourcesContent"], strict=True))
    here = {*(ROOT / "ui").rglob("*.js"), *(ROOT / "ui/charts").glob("*.css"), *(ROOT / "ui/machine").rglob("*.css")}
    without_code = "everywhere.js"
    assert joined == {path: path.read_text(encoding="utf-8") for path in here if path.name != without_code}, STALE


def test_the_code_is_found_where_a_commit_has_replaced_it_while_the_app_runs(tmp_path, monkeypatch):
    monkeypatch.setattr(scripts, "STATIC", tmp_path)
    assert scripts.code_address() == "app/static/app.js"  # a page is drawn without it
    (tmp_path / "app-NEW.js").touch()
    assert scripts.code_address() == "app/static/app-NEW.js"


@pytest.mark.parametrize("name", ["text", "background", "primary"])
def test_the_colours_of_the_theme_are_those_of_a_notebook_and_of_a_page_by_itself(name):
    theme = tomllib.loads((ROOT / ".streamlit/config.toml").read_text(encoding="utf-8"))["theme"]
    code = (ROOT / "ui/machine/outside.js").read_text(encoding="utf-8")
    (both,) = re.findall(rf'"{name}-color": \["(.+?)", "(.+?)"\]', code)
    assert both == tuple(theme[scheme][f"{name}Color"] for scheme in ("light", "dark"))


INPUT = {"X": np.ones((3, 2)), "X_kv": np.ones((4, 2)), **dict.fromkeys(("W_q", "W_k", "W_v"), np.ones((2, 2)))}


def drawn(form):
    names = ["X", *(["X_kv"] if form.cross else []), *(("W_q", "W_k", "W_v") if form.learned else ())]
    inputs = {name: INPUT[name] for name in names}
    trace = attend(**inputs, replace=steps_of(form))
    return picture.of(trace, form, ("a", "b", "c"), tuple("wxyz") if form.cross else ()).matrices


def test_every_step_of_every_form_is_sent_with_what_explains_it():
    for form in forms():
        for M in drawn(form):
            assert (payload.step(M)["kind"] == "given") == (M.name in INPUTS), (form, M.name)
            assert M.sentence, M.name
            if payload.step(M)["kind"] in ("mask", "described"):
                assert payload.step(M)["lead"].format(row="a", column="b"), M.name


def test_a_step_that_another_form_has_is_explained_where_a_mistake_has_it():
    trace = attend(*(INPUT[name] for name in ("X", "W_q", "W_k", "W_v")), replace={"masked_scores": causal_mask})
    made = picture.draw_matrices(
        trace, LEARNED, ("a", "b", "c"), ("Q", "K", "scores", "scaled_scores", "masked_scores")
    )
    step = payload.step(made["masked_scores"])
    assert step["kind"] == "mask"
    assert "comes later" in step["lead"]
