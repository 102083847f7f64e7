"""What we use of Streamlit without a promise: a test per use says which has changed with a new version."""

import re
from pathlib import Path

import pytest
from streamlit.components.v2 import manifest_scanner
from streamlit.testing.v1 import AppTest

from ui.session import streamlit_internals
from ui.session.streamlit_internals import BackMsg, ForwardMsg, WidgetState, event_id

ROOT = Path(__file__).parents[3]
FOLDERS = ("core", "ui", "pages", "benchmarks", "tests")
PRIVATE = re.compile(
    r"^\s*(?:from|import) +streamlit\.(?!testing\.v1\b)|\bst\._|\bst\.session_state\._|from streamlit(?:\.\w+)* import _",
    re.MULTILINE,
)


def test_get_static_dir():
    assert "</head>" in (streamlit_internals.frontend() / "index.html").read_text(encoding="utf-8")


def test_uses_pages_directory(monkeypatch):
    monkeypatch.setattr(streamlit_internals.PagesManager, "uses_pages_directory", None)
    pages = streamlit_internals.PagesManager(str(ROOT / "streamlit_app.py"))
    assert streamlit_internals.PagesManager.uses_pages_directory, pages
    streamlit_internals.announce_router()
    assert not streamlit_internals.PagesManager.uses_pages_directory


@pytest.mark.parametrize(
    ("asks", "name", "content"),
    [
        ("is_partial", "fragment_ids_this_run", ["part"]), ("is_back", "is_history_navigation", True),
        ("has_received", "cached_message_hashes", {"a hash"}),
    ],
)  # fmt: skip
def test_what_the_context_of_a_run_says(monkeypatch, asks, name, content):
    context = streamlit_internals.get_script_run_ctx
    assert not getattr(streamlit_internals, asks)()
    at = AppTest.from_string(f"import streamlit as st\nfrom {streamlit_internals.__name__} import *\nst.text({asks}())")
    assert at.run().text[0].value == "False"

    def with_content():
        running = context()
        if running is not None:
            assert hasattr(running, name)
            monkeypatch.setattr(running, name, content)
        return running

    monkeypatch.setattr(streamlit_internals, "get_script_run_ctx", with_content)
    assert at.run().text[0].value == "True"


BOUND = """
import streamlit as st
from ui.session.streamlit_internals import take_link_anew

if st.query_params.get("bound") == "before":
    st.query_params["bound"] = "after"
    take_link_anew()
st.text(st.selectbox("bound", ["first", "after"], key="bound", bind="query-params"))
"""


def test_set_initial_query_params_from_current():
    at = AppTest.from_string(BOUND)
    at.query_params["bound"] = "before"
    assert (at.run().text[0].value, at.query_params["bound"]) == ("after", "after")


def test_back_msg_and_widget_state():
    message = BackMsg()
    message.rerun_script.query_string = "row=bank"
    message.rerun_script.page_name, message.rerun_script.fragment_id = "learned", ""
    message.rerun_script.widget_states.widgets.extend(
        [WidgetState(id="a", bool_value=True), WidgetState(id="b", string_value="x")]
    )
    message.rerun_script.cached_message_hashes.extend(["hash"])
    read = BackMsg.FromString(message.SerializeToString()).rerun_script
    assert [widget.id for widget in read.widget_states.widgets] == ["a", "b"]
    assert (read.query_string, read.page_name) == ("row=bank", "learned")


def test_forward_msg():
    message = ForwardMsg(script_finished=ForwardMsg.FINISHED_SUCCESSFULLY)
    assert ForwardMsg.FromString(message.SerializeToString()).WhichOneof("type") == "script_finished"
    assert ForwardMsg.FINISHED_EARLY_FOR_RERUN != ForwardMsg.FINISHED_SUCCESSFULLY
    message = ForwardMsg(ref_hash="hash")
    message.delta.new_element.exception.message = "broken"
    assert message.delta.new_element.WhichOneof("type") == "exception"
    assert not message.metadata.cacheable
    assert message.hash == ""


COMPONENT = """
import streamlit as st

component = st.components.v2.component("speaks", js="export default function () {}")
component(key="speaks", on_said_change=lambda: st.text(st.session_state["speaks"]["said"]))
"""


def test_event_id():
    at = AppTest.from_string(COMPONENT).run()
    states, (element,) = at._tree.get_widget_states(), at.get("bidi_component")
    said = '[{"event": "said", "value": "a word"}]'
    states.widgets.append(WidgetState(id=event_id(element.proto.id), json_trigger_value=said))
    at._run(states)
    assert [text.value for text in at.text] == ["a word"]


def test_the_installed_packages_are_searched_for_components_once():
    """By tests/conftest.py, as many apps as the tests may open."""
    for _ in range(2):
        assert not AppTest.from_string("import streamlit").run().exception
    known = manifest_scanner.scan_component_manifests.cache_info()
    assert known.misses == 1 <= known.hits


def test_there_is_no_other_private_use():
    allowed = {ROOT / "ui/session/streamlit_internals.py", ROOT / "tests/conftest.py", Path(__file__)}
    files = {file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py")} | {ROOT / "streamlit_app.py"}
    used = {str(file.relative_to(ROOT)): PRIVATE.findall(file.read_text(encoding="utf-8")) for file in files - allowed}
    assert {name: uses for name, uses in used.items() if uses} == {}
