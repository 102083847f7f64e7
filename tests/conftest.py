"""How many examples hypothesis draws, what a test leaves behind, which tests wait for the night, and how long all take."""

import functools
import sys
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import settings
from streamlit.components.v2 import manifest_scanner
from streamlit.testing.v1 import AppTest

from core.models import bert
from tests import tiny_bert

settings.register_profile("short", max_examples=200, deadline=None)
settings.register_profile("long", max_examples=5000, deadline=None)
settings.load_profile("short")

# Each AppTest would read the metadata of all installed packages, for 0.2 s, though none is installed meanwhile.
manifest_scanner.scan_component_manifests = functools.cache(manifest_scanner.scan_component_manifests)


@pytest.fixture(autouse=True)
def _main_module(monkeypatch):
    """AppTest puts its screen in place of ``__main__``, which processes that a later test starts would run again."""
    monkeypatch.setitem(sys.modules, "__main__", sys.modules["__main__"])


@pytest.fixture(autouse=True)
def _no_run_shows_an_exception(monkeypatch):
    run = AppTest._run

    def checked(*given, **how):
        at = run(*given, **how)
        assert not at.exception
        return at

    monkeypatch.setattr(AppTest, "_run", checked)


@pytest.fixture(scope="session")
def tiny_bert_folder(tmp_path_factory):
    return tiny_bert.build(tmp_path_factory.mktemp("bert"))


@pytest.fixture
def no_bert_loaded(monkeypatch):
    monkeypatch.setattr(bert, "_LOADED", [])


@pytest.fixture
def tiny_bert_found(no_bert_loaded, tiny_bert_folder, monkeypatch):
    monkeypatch.setenv(bert.FOLDER, str(tiny_bert_folder))


def pytest_collection_modifyitems(config, items):
    if "nightly" in config.option.markexpr:
        return
    nightly = [item for item in items if item.get_closest_marker("nightly")]
    config.hook.pytest_deselected(items=nightly)
    items[:] = [item for item in items if item not in set(nightly)]


def pytest_terminal_summary(terminalreporter):
    """Where the time goes: seconds of work by folder, which two processes share."""
    seconds = Counter()
    for reports in terminalreporter.stats.values():
        for report in reports:
            if hasattr(report, "duration"):
                seconds["/".join(Path(report.nodeid.split("::")[0]).parts[:2])] += report.duration
    spent = ", ".join(f"{folder} {amount:.0f} s" for folder, amount in seconds.most_common() if amount >= 1)
    terminalreporter.write_line(f"Work: {spent}" if spent else "")
