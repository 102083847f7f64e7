"""What surrounds a process, broken on purpose."""

import sys

import pytest

from benchmarks.broken import data_broken, disk_full, read_only_checkout
from benchmarks.broken.data_broken import Fault
from tests.e2e.app import ROOT

pytestmark = [pytest.mark.slow, pytest.mark.skipif(sys.platform != "linux", reason="limits and rights of Linux")]

BROKEN = {
    Fault(file="data/why.toml", way="missing"): {"why"}, Fault(file="data/why.toml", way="halved"): {"why"},
    Fault(file="data/glove/words.txt", way="halved"): {"why", "large"},
    Fault(file="data/glove/glove-6b-50d-40k.npy", way="halved"): {"why", "large"},
    Fault(file="data/texts/two-banks.txt", way="missing"): {"large"},
    Fault(file="data/tour.toml", way="missing"): {"home"},
    Fault(file="data/exercises/dog-tail.toml", way="missing"): {"home"},
}  # fmt: skip
"""Faults, and which of four screens have to say so."""


@pytest.mark.nightly
def test_a_screen_names_the_data_file_that_it_lacks_and_the_others_open():
    for fault, found in data_broken.try_faults(tuple(BROKEN), ("home", "quiz", "why", "large")):
        assert not data_broken.problems(fault, found), fault
        assert {name for name, one in found.items() if one["told"]} == BROKEN[fault], fault


@pytest.mark.nightly
def test_on_a_full_disk_screens_open_and_an_answer_is_marked():
    found = disk_full.try_full_disk(("quiz", "module", "seeds"))
    assert found.visit.is_well, found
    assert (found.visit.opened, found.visit.told) == (3, {})
    assert "exception" not in found.training
    assert "Save PNG" in found.chart
    assert found.upload == 204
    assert not list(ROOT.glob("torchinductor*"))


@pytest.mark.nightly
def test_from_a_checkout_that_cannot_be_written_to_screens_open_and_an_answer_is_marked():
    found, written = read_only_checkout.try_read_only(("quiz", "learned", "module"))
    assert found.is_well, found
    assert (found.opened, written) == (3, [])
