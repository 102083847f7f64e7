"""torch is there on a full disk, too: where not a byte can be written."""

import subprocess
import sys

import pytest

from tests.e2e.app import ROOT

TRAINED = """
import tempfile
from core.models import agreement_model
torch = agreement_model.one_thread()
weight = torch.ones(1, requires_grad=True)
agreement_model.descent([weight], 0.1)(weight.sum())
print(tempfile.tempdir)
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="prlimit is Linux's")
def test_a_step_of_a_training_needs_no_file():
    command = ["prlimit", "--fsize=0", "--", sys.executable, "-c", TRAINED]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (told.returncode, told.stdout.strip()) == (0, str(ROOT)), told.stderr[-500:]
