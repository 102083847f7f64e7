"""The measurement in JupyterLab finds its folders, wherever the program that it starts stands."""

from pathlib import Path

from benchmarks.in_jupyterlab import _parser


def test_folders_may_be_relative():
    options = _parser().parse_args(["environment", "--libraries", "libraries"])
    assert (options.environment, options.libraries) == (Path.cwd() / "environment", Path.cwd() / "libraries")
