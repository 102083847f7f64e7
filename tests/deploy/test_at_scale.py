"""The scripts about several processes run, with a few sessions: their figures are not looked at."""

import pytest

from benchmarks import at_scale, proxied


@pytest.mark.e2e
@pytest.mark.nightly
@pytest.mark.skipif(proxied.HAPROXY is None, reason="no HAProxy: install Debian's package haproxy")
def test_two_processes_share_their_visitors_and_one_takes_over_from_the_other():
    with proxied.proxied(2) as site:
        scale = proxied.run(at_scale.measure(site, at_once=8, seconds=0.5))
    assert scale.spread == [4, 4]
    assert scale.cut_off == 4
    assert scale.steady_runs_per_second
    rows = list(at_scale.rows(scale, scale))
    assert all(row.measured > 0 for row in rows)


@pytest.mark.parametrize(("measured", "passes"), [(1.0, True), (39.0, True), (41.0, False)])
def test_only_a_collapse_fails_the_check(measured, passes):
    assert at_scale.Row(what="seconds", measured=measured, most=10.0).passes is passes
    assert at_scale.Row(what="speed", measured=1 / measured, least=0.1).passes is passes
