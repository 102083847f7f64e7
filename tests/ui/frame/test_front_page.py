"""The page that screens are opened in names what they will need, and only what there is."""

import asyncio
import json
import re
from pathlib import Path
from queue import SimpleQueue

import pytest
from starlette.requests import Request

from ui.frame import front_page
from ui.frame.sections import SECTIONS
from ui.session import streamlit_internals
from ui.session.scripts import STATIC, code_address
from ui.session.streamlit_internals import frontend


@pytest.fixture
def router_unannounced(monkeypatch):
    """What is said of the router and the page in one process of the tests stays in this test."""
    monkeypatch.setattr(front_page, "_served_screens", set())
    monkeypatch.setattr(streamlit_internals.PagesManager, "uses_pages_directory", True)


def _answer(route, query=""):
    scope = {"type": "http", "path": route.path, "headers": [(b"host", b"here")], "query_string": query.encode()}
    return asyncio.run(route.endpoint(Request(scope)))


def test_every_screen_and_no_other_address_has_the_page(router_unannounced):
    screens = {f"/{screen.address}" for screens in SECTIONS.values() for screen in screens}
    routes = {route.path for route in front_page.routes()}
    assert routes == screens | {f"/{code_address()}", "/home"}
    assert front_page.is_served()
    assert not streamlit_internals.PagesManager.uses_pages_directory


def test_the_scripts_are_kept_by_the_browser_alone(router_unannounced):
    (route,) = [one for one in front_page.routes() if one.path == f"/{code_address()}"]
    answer = asyncio.run(route.endpoint(None))
    assert answer.path == STATIC / Path(code_address()).name
    assert "private" in answer.headers["cache-control"], "a proxy may set a cookie with it, which is one visitor's"


@pytest.mark.parametrize("holds", ["", "step=3&word=the%20dog"])
def test_the_name_of_the_first_screen_leads_to_it_with_what_the_link_holds(router_unannounced, holds):
    (home,) = [route for route in front_page.routes() if route.path == "/home"]
    answer = _answer(home, holds)
    assert (answer.status_code, answer.headers["location"]) == (307, f"./?{holds}" if holds else "./")


def test_the_page_is_at_the_address_that_is_configured(router_unannounced, monkeypatch):
    monkeypatch.setattr(front_page.st, "get_option", {"server.baseUrlPath": "/course/"}.get)
    paths = {route.path for route in front_page.routes()}
    assert {"/course/", "/course/quiz"} <= paths
    assert "/course" not in paths  # from there Streamlit leads to the other


def test_what_the_first_run_needs_is_imported_once_and_not_before_a_page_is_asked_for(router_unannounced, monkeypatch):
    imported = SimpleQueue()
    monkeypatch.setattr(front_page, "import_module", imported.put)
    first, second, *_ = front_page.routes(ahead=("one", "another"))
    assert imported.empty()
    for route in (first, second):
        assert _answer(route).status_code == 200
    assert [imported.get(timeout=60) for _ in range(3)] == ["one", "another", "ui.screens.home"]
    assert imported.empty()


def test_it_names_the_code_of_widgets_and_of_the_picture_and_all_of_it_is_there():
    named = re.findall(r'<link rel="modulepreload" href="\./([^"]+)">', front_page._page())
    assert named[-1] == code_address()
    assert (STATIC / named[-1].removeprefix("app/static/")).is_file()
    assert all((frontend() / name).is_file() for name in named[:-1])
    for widget in front_page._WIDGETS:
        assert [name for name in named if name.startswith(f"static/js/{widget}.")], widget
    fonts = re.findall(r'<link rel="preload" href="\./([^"]+)" as="font"', front_page._page())
    for font, name in zip(front_page._FONTS, fonts[-len(front_page._FONTS) :], strict=True):
        assert name.startswith(f"static/media/{font}.")
        assert (frontend() / name).is_file()


@pytest.mark.parametrize("address", front_page._FEWER)
def test_a_bare_link_where_most_begin_fetches_what_it_does_not_draw_behind_what_it_does(router_unannounced, address):
    [route] = [one for one in front_page.routes() if one.path == f"/{address}"]
    pages = [_answer(route, query).body.decode() for query in ("", "step=3")]
    bare, full = (
        {path: how for how, path in re.findall(r'<link rel="(\w+)" href="(\./[^"]+)">', page)} for page in pages
    )
    assert bare.keys() == full.keys()
    assert set(bare.values()) - set(full.values()) == {"later"}


def test_it_is_as_wide_as_the_first_run_will_ask_for():
    page = front_page._page()
    assert 0 < page.find(".stMainBlockContainer { max-width: none") < page.index("</head>")


def test_it_says_where_the_server_is_and_what_that_allows_as_streamlit_is_told_it():
    page = front_page._page()
    [said] = re.findall(r"HOST_CONFIG: (\{.*?\}) \}", page)
    assert json.loads(said) == {
        "allowedOrigins": front_page.st.get_option("client.allowedOrigins"), "useExternalAuthToken": False
    }  # fmt: skip
    assert page.index("window.__streamlit ??=") < page.index("</head>")


def test_it_has_the_style_that_would_come_with_the_first_button_and_load_all_fonts_anew():
    found = re.findall(r'<style id="([\w-]+)">@layer { \[([\w-]+)\] { (.*) } }</style>', front_page._page())
    code = (file.read_text(encoding="utf-8") for file in (frontend() / "static" / "js").glob("*.js"))
    assert [1 for text in code if all(one in text for one in found[0])] == [1]


def test_what_styles_look_for_within_an_element_is_named():
    """What ends in ``*`` fits whatever comes: with each of the 3,700 tiles of /large WebKit went through all others."""
    looked_for = re.findall(r":has\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)", front_page.styles())
    assert len(looked_for) > 50
    assert [one for one in looked_for if re.search(r"\*\s*(?:[,)]|$)", one)] == []


def test_what_styles_reach_after_an_element_is_named():
    """Else each tile of /large is asked what stands before it, which on a phone took Chromium six seconds an answer."""
    assert re.findall(r"[~+] \* *[{,]", front_page.styles()) == []
