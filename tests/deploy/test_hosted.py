"""The entry for Streamlit Community Cloud: started from the root as there, it is the same app."""

import re
import tomllib

import pytest
from playwright.sync_api import expect

from deploy.serve import options
from tests.e2e.app import CHROMIUM, ROOT, browser, free_port, started, wait_for, wait_until_run
from ui.session.scripts import code_address

ENTRY = ROOT / "hosted" / "streamlit_app.py"


def lines(path):
    """What a list of requirements asks for."""
    return [line for line in path.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]


@pytest.fixture(scope="module")
def address():
    """The app as Community Cloud starts it: `streamlit run` from the root, with the files' own settings."""
    address = f"http://127.0.0.1:{(port := free_port())}"
    with started(port, ENTRY.relative_to(ROOT), PYTHONPATH="") as server:
        wait_for(f"{address}/_stcore/health", server)
        yield address


def test_it_asks_for_the_same_packages_and_for_torch_by_its_address():
    first, *torch = lines(ENTRY.with_name("requirements.txt"))
    assert first == "-r ../requirements.txt"
    version = next(
        line.removeprefix("torch==") for line in lines(ROOT / "requirements.txt") if line.startswith("torch")
    )
    for python, line in zip(("3.11", "3.12", "3.13"), torch, strict=True):
        tag = f"cp{python.replace('.', '')}"
        wheel = f"torch-{version}%2Bcpu-{tag}-{tag}-manylinux_2_28_x86_64.whl"
        assert line == f'torch @ https://download.pytorch.org/whl/cpu/{wheel} ; python_version == "{python}"'


def test_nothing_at_the_root_or_beside_it_is_taken_for_another_list_of_packages():
    """The host takes the first it finds of these, beside the entry and then at the root."""
    for name in ("uv.lock", "Pipfile", "environment.yml"):
        assert not ENTRY.with_name(name).exists()
        assert not (ROOT / name).exists()
    assert not (ROOT / "packages.txt").exists()
    assert not (ENTRY.parent / "pages").exists(), "Streamlit would take its files for screens"


def test_its_settings_are_those_of_the_root_but_for_what_keeps_a_lecture_waiting():
    own = tomllib.loads((ENTRY.parent / ".streamlit/config.toml").read_text(encoding="utf-8"))
    behind_a_proxy = options("")
    names = ("fileWatcherType", "disconnectedSessionTTL")
    assert own == {"server": {name: behind_a_proxy[f"server.{name}"] for name in names}}


@pytest.mark.e2e
@pytest.mark.nightly
@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium: install Debian's package chromium")
def test_the_picture_gets_its_code_the_theme_is_ours_and_tab_goes_on_from_the_title(address):
    fetched = []
    with browser() as chromium:
        page = chromium.new_page()
        page.on("response", lambda answer: fetched.append((answer.url.removeprefix(f"{address}/"), answer.status)))
        page.goto(f"{address}/learned")
        page.locator('table[data-node="weights"] td[data-row="0"][data-column="0"]').first.wait_for()
        wait_until_run(page)
        page.keyboard.press("Tab")
        expect(page.get_by_test_id("stMain").get_by_role("button", name="The words")).to_be_focused()
        colour = page.evaluate("getComputedStyle(document.querySelector('[data-testid=stApp]')).backgroundColor")
    assert (code_address(), 200) in fetched
    assert re.sub(r"\s", "", colour) == "rgb(255,255,255)"
