"""A class is marked by other processes: the same files, and none at all if something goes wrong."""

import itertools
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pytest

from core.classroom import same_project, whole_class
from core.classroom.class_rows import Row
from core.classroom.marked_rows import Order
from core.classroom.policy import CAUTIOUS
from core.classroom.reports import BatchError
from core.classroom.whole_class import mark_class
from core.classroom.workers import map_in_order, processes, scheduler, this_process
from tests.core.classroom.classes import PARTS, row, write
from tests.documents import ROOT

ENVIRONMENT = os.environ | {"PYTHONPATH": str(ROOT)}
NOBODY = "tcp://127.0.0.1:1"


@pytest.fixture(autouse=True)
def small_partitions(monkeypatch):
    monkeypatch.setattr(whole_class, "MOST_ROWS", 5)


@pytest.fixture(scope="module")
def cluster():
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None, silence_logs=50
    ) as cluster:
        yield cluster


def a_class(file, students=42):
    typed = itertools.cycle(["0.2097", "0,21", "", "?", "=1+1", "0.8514", "20.97 %"])
    rows = [[f"student-{i}", *(next(typed) for _ in PARTS)] for i in range(students)]
    rows[7] = [*rows[7], "one cell too many"]
    return write(file, rows)


def marked(tmp_path, name, workers, form="csv", **options):
    """The bytes of both files, how many were marked, and the faults, however they are written."""
    answers = a_class(tmp_path / "answers.csv")
    out, summary = tmp_path / f"{name}-results.{form}", tmp_path / f"{name}-grades.{form}"
    said = []
    tally = mark_class(
        answers, "bank-interest", out, summary, workers=workers, report=lambda *told: said.append(told), **options
    )
    return out.read_bytes(), summary.read_bytes(), tally, sorted(map(str, said))


@pytest.mark.slow
@pytest.mark.parametrize("form", ["csv", pytest.param("parquet", marks=pytest.mark.nightly)])
def test_the_files_are_the_same_whoever_marks(tmp_path, cluster, form):
    alone = marked(tmp_path, "alone", this_process, form)
    assert alone[2].marked == 41
    assert marked(tmp_path, "processes", processes(2), form) == alone
    assert marked(tmp_path, "scheduler", scheduler(cluster.scheduler_address), form) == alone


@pytest.mark.slow
def test_a_worker_of_a_scheduler_may_be_killed_half_way(tmp_path, cluster):
    alone = marked(tmp_path, "alone", this_process)
    killed = []

    def kill(_rows):
        if not killed:
            killed.append(cluster.workers[0].process.pid)
            os.kill(killed[0], signal.SIGKILL)

    assert marked(tmp_path, "scheduler", scheduler(cluster.scheduler_address), progress=kill) == alone
    assert killed


@pytest.mark.slow
def test_a_process_that_is_killed_ends_the_marking_in_a_sentence_and_leaves_nothing(tmp_path):
    others = set(multiprocessing.active_children())

    def kill(_rows):
        for child in set(multiprocessing.active_children()) - others:
            child.kill()

    with pytest.raises(BatchError, match="has been ended, perhaps for want of memory; no results were written"):
        marked(tmp_path, "killed", processes(2), progress=kill)
    assert [left.name for left in tmp_path.iterdir()] == ["answers.csv"]
    assert not set(multiprocessing.active_children()) - others


@pytest.fixture
def marking(tmp_path):
    """A command that is marking by two processes, in a group of its own."""
    answers = a_class(tmp_path / "answers.csv", students=20_000)
    command = [sys.executable, "-m", "core", "grade", answers, "--exercise", "bank-interest", "--out", "r.csv"]
    run = subprocess.Popen(
        [*map(str, command), "--jobs", "2"], cwd=tmp_path, env=ENVIRONMENT, stderr=subprocess.PIPE, text=True,
        start_new_session=True,
    )  # fmt: skip
    while not any(file.stat().st_size > 1000 for file in tmp_path.glob(".marking-*")):
        assert run.poll() is None
        time.sleep(0.05)
    yield run
    if is_there(run.pid):
        os.killpg(run.pid, signal.SIGKILL)


@pytest.mark.slow
@pytest.mark.parametrize(
    "ended", [signal.SIGINT, pytest.param(signal.SIGHUP, marks=pytest.mark.nightly), signal.SIGTERM]
)
def test_ctrl_c_a_closed_terminal_and_kill_leave_nothing_and_no_process(tmp_path, marking, ended):
    if ended is signal.SIGTERM:
        marking.send_signal(ended)
    else:
        os.killpg(marking.pid, ended)  # as a terminal does: to all processes at once
    _, said = marking.communicate(timeout=120)
    assert marking.returncode == 130
    assert "Interrupted; no file was written." in said.splitlines()
    if ended is not signal.SIGHUP:  # which also ends what counts semaphores, and that complains afterwards
        assert "Traceback" not in said, said
        assert said.splitlines()[-1] == "Interrupted; no file was written."
    assert [left.name for left in tmp_path.iterdir()] == ["answers.csv"]
    assert is_gone(marking.pid)


@pytest.mark.slow
def test_processes_end_with_the_one_that_has_started_them(marking):
    marking.kill()
    marking.communicate(timeout=120)
    assert is_gone(marking.pid)


def is_gone(group):
    """Whether no process of a group is there any more; the last to go counts semaphores for multiprocessing."""
    ended_by = time.monotonic() + 60
    while is_there(group) and time.monotonic() < ended_by:
        time.sleep(0.05)
    return not is_there(group)


def is_there(group):
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("address", [NOBODY, "nonsense", "tls://127.0.0.1:1"])
def test_an_address_that_does_not_answer_is_one_sentence(tmp_path, monkeypatch, address):
    pytest.importorskip("distributed")
    monkeypatch.setattr("core.classroom.workers.SECONDS_TO_ANSWER", 1)
    with pytest.raises(BatchError, match="no Dask scheduler answers at this address"):
        marked(tmp_path, "x", scheduler(address))
    assert [left.name for left in tmp_path.iterdir()] == ["answers.csv"]


def test_where_something_else_listens_no_scheduler_answers(tmp_path, monkeypatch):
    pytest.importorskip("distributed")
    monkeypatch.setattr("core.classroom.workers.SECONDS_TO_ANSWER", 1)
    with socket.create_server(("127.0.0.1", 0)) as other:  # takes what is sent, and says nothing
        address = f"tcp://127.0.0.1:{other.getsockname()[1]}"
        with pytest.raises(BatchError, match="no Dask scheduler answers at this address"):
            marked(tmp_path, "x", scheduler(address))


@pytest.mark.parametrize("address", ["", "http://localhost:8786", "tcp://127.0.0.1:abc"])
def test_what_is_no_address_is_told_with_an_example(capsys, address):
    from core.__main__ import main

    with pytest.raises(SystemExit) as end:
        main(["grade", "a.csv", "--exercise", "bank-interest", "--out", "r.csv", "--scheduler", address])
    assert end.value.code == 2
    assert "expected an address such as tcp://127.0.0.1:8786" in capsys.readouterr().err


def test_without_dask_the_option_says_what_to_install(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(BatchError, match=r"pip install -r requirements-scheduler\.txt"):
        marked(tmp_path, "x", scheduler(NOBODY))


def test_a_worker_with_another_project_marks_nothing():
    """Code or exercises that are not those of who asks could give other marks, and nobody would see it."""
    order = Order(exercise="bank-interest", variant=None, policy=CAUTIOUS, made_by="another")
    with pytest.raises(BatchError, match="another version of the project"):
        order.mark((Row(line=2, student="ann", variant="", answers={}),))


def test_a_change_in_the_file_of_an_exercise_changes_the_fingerprint(tmp_path):
    file = tmp_path / "mine.toml"
    prints = {same_project.fingerprint(file)}
    for text in ("a", "b"):
        file.write_text(text)
        prints.add(same_project.fingerprint(file))
    assert len(prints) == 3
    assert same_project.fingerprint(file) in prints


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_may_not_be_written_to_is_one_sentence(tmp_path):
    folder = tmp_path / "closed"
    folder.mkdir(mode=0o500)
    answers = write(tmp_path / "answers.csv", [row("ann")])
    with pytest.raises(BatchError, match="cannot be written"):
        mark_class(answers, "bank-interest", folder / "r.csv", workers=processes(2))


def test_no_more_partitions_are_read_ahead_than_the_workers_need():
    read = []
    with ThreadPoolExecutor(1) as pool:
        results = map_in_order(pool, 4, Future.result)(lambda one: -one, (read.append(i) or i for i in range(100)))
        assert [next(results), next(results), len(read)] == [0, -1, 5]
        assert list(results) == [-i for i in range(2, 100)]


LARGEST = r"""
import re, sys
from pathlib import Path
from core import exercises
from core.classroom.class_rows import open_rows
from core.classroom.whole_class import mark_class
file = Path(sys.argv[1])
if file.suffix == ".csv":
    mark_class(file, "bank-interest", file.with_name("results.csv"), file.with_name("grades.csv"), force=True)
else:
    with open_rows(file, exercises.load("bank-interest"), print) as rows:
        assert all(row.student for row in rows)
print(int(re.search(r"VmHWM:\s+(\d+)", Path("/proc/self/status").read_text())[1]) // 1024)
"""
"""Prints the largest size of the process in MB; what `getrusage` says would include its parent's."""


def largest_size(file, students):
    """The largest size of a process that marks a class, or reads it if it is in one row group of Parquet."""
    names, texts = [f"student-{i}" for i in range(students)], [f"{i:05} " * 500 for i in range(students)]
    if file.suffix == ".csv":
        write(file, zip(names, texts, strict=True), ("student", "q1-weight"))
    else:
        import pyarrow as pa
        from pyarrow import parquet

        parquet.write_table(pa.table({"student": names, "q1-weight": texts}), file, compression="none")
    shown = subprocess.run(
        [sys.executable, "-c", LARGEST, file], env=ENVIRONMENT, capture_output=True, text=True, check=True
    )
    return int(shown.stdout.split()[-1])


@pytest.mark.nightly
@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="the largest size is read as Linux tells it")
@pytest.mark.parametrize(("form", "students"), [("csv", 12_000), ("parquet", 60_000)])
def test_many_long_rows_take_no_more_memory_than_a_few(tmp_path, form, students):
    """All texts differ; whatever is kept of them shows: half of what they take is more than there is room for."""
    few, many = (largest_size(tmp_path / f"answers.{form}", count) for count in (1_000, students))
    megabytes = students * 3000 / 1e6
    assert many < few + megabytes / 2, f"{few} MB for 1,000, {many} MB for {students:,} of {megabytes} MB"
