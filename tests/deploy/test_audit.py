"""Known weaknesses of the packages: said where an index answers, and one line where none does."""

import json
import os
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from tests.e2e.app import ROOT, free_port

pytestmark = pytest.mark.slow

ADVISORY = {
    "vulns": [
        {
            "schema_version": "1.6.0", "id": "GHSA-mnop", "summary": "Sums are sometimes off by one",
            "affected": [{"package": {"name": "abacus", "ecosystem": "PyPI"}, "ranges": [{"type": "ECOSYSTEM", "events": [{"introduced": "0"}, {"fixed": "1.3"}]}]}],
        }
    ]
}  # fmt: skip


class Index(BaseHTTPRequestHandler):
    """Answers what the server holds as its answer."""

    def do_POST(self):
        self.server.asked.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        status, body = self.server.answer
        self.send_response(status)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


@pytest.fixture
def index():
    server = HTTPServer(("127.0.0.1", 0), Index)
    server.asked = []
    threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture
def installed(tmp_path):
    """A folder in which one package is installed."""
    (tmp_path / "abacus-1.2.dist-info").mkdir()
    (tmp_path / "abacus-1.2.dist-info/METADATA").write_text("Metadata-Version: 2.1\nName: abacus\nVersion: 1.2\n")
    return tmp_path


def audited(port, installed, *options):
    environment = {**os.environ, "OSV_URL": f"http://127.0.0.1:{port}/v1/query", "NO_PROXY": "127.0.0.1"}
    command = [sys.executable, str(ROOT / ".ci/audit.py"), *options, "--path", str(installed)]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.stderr == ""
    return run.returncode, run.stdout


@pytest.mark.parametrize(("options", "code"), [((), 0), (("--strict",), 1)])
def test_a_weakness_is_printed_and_stops_nobody_unless_that_is_asked_for(index, installed, options, code):
    index.answer = 200, json.dumps(ADVISORY).encode()
    returned, said = audited(index.server_port, installed, *options)
    assert returned == code
    assert "1 packages audited, 1 known weaknesses" in said
    assert "\nabacus 1.2: GHSA-mnop, mended in 1.3: Sums are sometimes off by one\n" in said
    assert index.asked == [{"package": {"name": "abacus", "ecosystem": "PyPI"}, "version": "1.2"}]


def test_where_nothing_is_known_it_says_so(index, installed):
    index.answer = 200, b"{}"
    assert audited(index.server_port, installed, "--strict") == (0, "1 packages audited, 0 known weaknesses.\n")


@pytest.mark.parametrize("answer", [(200, b"<html>no</html>"), None])
def test_where_no_index_answers_one_line_says_so(index, installed, answer):
    index.answer = answer
    port = index.server_port if answer else free_port()
    said = f"No index of advisories answers at http://127.0.0.1:{port}/v1/query: the packages are not audited.\n"
    assert audited(port, installed, "--strict") == (0, said)
