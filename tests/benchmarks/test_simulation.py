"""The simulated site obeys the laws that a real one does."""

import json

import pytest

from benchmarks import student_minute
from benchmarks.simulation import Site, most_sessions, simulate, sites_at_scale
from tests.e2e.app import ROOT

MEAN = 0.02
AT_SCALE = ROOT / "benchmarks/at_scale.json"


@pytest.mark.skipif(not AT_SCALE.exists(), reason="python -m benchmarks.at_scale --write has not been run")
def test_it_answers_as_fast_as_the_processes_that_were_measured():
    """Runs per second within a fifth, the 95th percentile within two fifths, for as many processes as were measured."""
    kept = json.loads(AT_SCALE.read_text("utf-8"))
    if kept["load_before"] > kept["cores"]:
        pytest.skip(f"measured beside other work: {kept['load_before']} on {kept['cores']} cores")
    measured = list(sites_at_scale(kept, student_minute.service_times()))
    assert {scale["processes"] for scale, _ in measured} >= {1, 2, 4}
    for scale, one in measured:
        answered = simulate(one, seconds=20)
        assert answered.speed == pytest.approx(scale["steady_runs_per_second"], rel=1 / 5), scale["processes"]
        assert 1000 * answered.p95 == pytest.approx(scale["p95_ms"], rel=2 / 5), scale["processes"]


def test_other_programs_take_their_share_of_the_cores():
    assert simulate(site(sessions=20, others=1)).speed == pytest.approx(0.5 / MEAN, rel=0.05)


def site(**changed):
    usual = {"processes": 1, "cores": 1, "sessions": 1, "app": [MEAN]}
    return Site(**{**usual, **changed})


def test_one_session_waits_for_its_own_run_alone():
    answered = simulate(site(client=0.004, proxy=0.001))
    assert answered.p95 == pytest.approx(0.025)
    assert answered.speed == pytest.approx(1 / 0.025, rel=0.01)


def test_a_process_runs_in_one_thread_at_a_time_however_many_cores_there_are():
    assert simulate(site(cores=4, sessions=20)).speed == pytest.approx(1 / MEAN, rel=0.02)


def test_two_processes_are_twice_as_fast_on_two_cores_and_not_on_one():
    assert simulate(site(processes=2, cores=2, sessions=20)).speed == pytest.approx(2 / MEAN, rel=0.02)
    assert simulate(site(processes=2, cores=1, sessions=20)).speed == pytest.approx(1 / MEAN, rel=0.02)


def test_the_students_program_takes_its_share_of_the_cores():
    shared = simulate(site(processes=4, cores=2, sessions=20, client=MEAN)).speed
    assert 0.75 / MEAN < shared < 1.02 / MEAN


@pytest.mark.nightly
@pytest.mark.slow
def test_a_process_carries_about_what_its_core_has_time_for():
    most = most_sessions([MEAN], think=8.0, limit=0.4)
    assert 0.8 < most * MEAN / 8.0 < 1.1
