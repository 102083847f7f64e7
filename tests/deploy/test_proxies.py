"""The proxies' files as they are, with four servers behind them that say what has reached them."""

import contextlib
import http.client
import json
import os
import shutil
import signal
import socket
import ssl
import subprocess
import threading
import time
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.deploy.processes import wait_for
from tests.e2e.app import ROOT, free_port

FOLDER = ROOT / "deploy"
PATH = os.environ["PATH"] + ":/usr/sbin"
PROXIES = [
    pytest.param(
        name, marks=pytest.mark.skipif(shutil.which(name, path=PATH) is None, reason=f"no {name}: Debian has it")
    )
    for name in ("haproxy", "nginx")
]


KEPT = "public, immutable, max-age=31536000"


class Echo(BaseHTTPRequestHandler):
    """Says its port and the headers that it was sent; a file of Streamlit's may be kept, as Streamlit says it."""

    protocol_version = "HTTP/1.1"

    def do_GET(self):
        while self.path == "/hold" and self.server.holds.is_set():
            time.sleep(0.02)
        said = {"port": self.server.server_port, "headers": {k.lower(): v for k, v in self.headers.items()}}
        body = json.dumps(said).encode() + b" " * 5000
        self.send_response(200)
        if self.path.startswith("/static/"):
            self.send_header("Content-Type", "application/javascript")
            self.send_header("Cache-Control", KEPT)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        with contextlib.suppress(ConnectionError):
            self.wfile.write(body)

    def log_message(self, *_):
        pass


@dataclass(kw_only=True)
class Site:
    """A proxy before four servers."""

    port: int = 0
    servers: list[ThreadingHTTPServer] = field(default_factory=list)
    log: Path

    def get(self, path="/", **headers) -> http.client.HTTPResponse:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        connection.putrequest("GET", path, skip_host="Host" in headers, skip_accept_encoding=True)
        for name, value in headers.items():
            connection.putheader(name.replace("_", "-"), value)
        connection.endheaders()
        return connection.getresponse()


def served(answer):
    """What has reached the server that has answered."""
    assert answer.status == 200
    return json.load(answer)


@contextlib.contextmanager
def proxied(name, tmp_path, **extra):
    """A proxy, by the name of its program, before four servers; what it is told besides by its environment."""
    with contextlib.ExitStack() as ends, contextlib.ExitStack() as servers:
        site = Site(log=tmp_path / "log")
        for _ in range(4):
            server = servers.enter_context(ThreadingHTTPServer(("127.0.0.1", 0), Echo))
            server.daemon_threads = True
            server.holds = threading.Event()
            server.holds.set()
            servers.callback(server.holds.clear)
            threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
            servers.callback(server.shutdown)
            site.servers.append(server)
        site.port = free_port()  # only now: a server must not be given the same
        command, environment = {"haproxy": haproxy, "nginx": nginx}[name](site, tmp_path)
        with site.log.open("wb") as log:
            proxy = subprocess.Popen(
                command, env={**os.environ, **environment, **extra_of(site, extra)}, stdout=log, stderr=log
            )
        ends.callback(proxy.wait, 10)
        ends.callback(proxy.send_signal, signal.SIGTERM)
        wait_for(lambda: proxy.poll() is not None or listens(site.port))
        assert proxy.poll() is None, site.log.read_text()
        yield site


def listens(port):
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def extra_of(site, extra):
    return {name: value.format(port=site.port) for name, value in extra.items()}


@pytest.fixture(params=PROXIES)
def site(request, tmp_path):
    with proxied(request.param, tmp_path) as site:
        yield site


def with_ports(text, site):
    for number, server in enumerate(site.servers, start=1):
        text = text.replace(f"850{number}", str(server.server_port))
    return text.replace("8500", str(site.port))


def haproxy(site, folder):
    hosts = folder / "host.cfg"
    text = (FOLDER / "haproxy/host.cfg").read_text()
    hosts.write_text(with_ports(text if os.getuid() == 0 else text[text.index("backend") :], site))
    command = [shutil.which("haproxy", path=PATH), "-db", "-f", str(FOLDER / "haproxy/site.cfg"), "-f", str(hosts)]
    return command, environment(site.port, folder)


def environment(port, folder):
    return {"SITE": "localhost 127.0.0.1", "BIND": f"127.0.0.1:{port}", "ADMIN_SOCKET": f"{folder}/admin.sock"}


def nginx(site, folder):
    text = with_ports((FOLDER / "nginx.conf").read_text(), site).replace("/var/log/nginx", str(folder))
    (folder / "site.conf").write_text(text)
    places = "".join(
        f"{name}_temp_path {folder}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off;\npid {folder}/pid;\nerror_log stderr;\nevents {{}}\nhttp {{\n{places}include {folder}/site.conf;\n}}\n"
    )
    site.log = folder / "said"
    return [shutil.which("nginx", path=PATH), "-e", "stderr", "-c", str(folder / "nginx.conf")], {}


def logs_of(site):
    return "".join(file.read_text(errors="replace") for file in site.log.parent.glob("*log*"))


def cookie(answer):
    return (answer.getheader("Set-Cookie") or "").split(";")[0]


def test_whoever_has_been_to_one_process_comes_back_to_it(site):
    firsts = [site.get() for _ in range(8)]
    assert len({served(first)["port"] for first in firsts}) == 4
    again = site.get()
    mine, port = cookie(again), served(again)["port"]
    assert [served(site.get(Cookie=mine))["port"] for _ in range(6)] == [port] * 6


def test_a_file_of_streamlits_is_packed_and_other_caches_may_keep_it(site):
    answer = site.get("/static/js/index.js", Accept_Encoding="gzip")
    assert answer.getheader("Content-Encoding") == "gzip"
    assert len(answer.read()) < 1000
    assert answer.getheader("Cache-Control") == KEPT
    assert answer.getheader("Vary") == "Accept-Encoding"
    assert cookie(answer) == ""


@pytest.mark.skipif(shutil.which("haproxy", path=PATH) is None, reason="no haproxy: Debian has it")
def test_a_file_of_streamlits_is_asked_of_a_process_once(tmp_path):
    with proxied("haproxy", tmp_path) as site:
        answers = [site.get("/static/js/index.js") for _ in range(8)]
        assert len({served(answer)["port"] for answer in answers}) == 1
        assert {answer.getheader("Cache-Control") for answer in answers} == {KEPT}
        assert [cookie(answer) for answer in answers] == [""] * 8


def test_a_page_says_what_a_browser_may_do_with_it(site):
    answer = site.get()
    assert answer.getheader("X-Content-Type-Options") == "nosniff"
    assert answer.getheader("Content-Security-Policy") == "frame-ancestors 'self'"
    assert answer.getheader("Strict-Transport-Security") is None
    assert all(word in answer.getheader("Set-Cookie") for word in ("HttpOnly", "SameSite=Lax"))


def test_when_a_process_has_ended_its_visitors_go_to_another_and_stay_there(site):
    first = site.get()
    mine, port = cookie(first), served(first)["port"]
    gone = next(server for server in site.servers if server.server_port == port)
    gone.shutdown()
    gone.server_close()
    second = site.get(Cookie=mine)
    assert cookie(second) not in ("", mine)
    moved = served(second)["port"]
    assert moved != port
    assert served(site.get(Cookie=cookie(second)))["port"] == moved


def test_newcomers_fill_the_process_that_nobody_is_on(site):
    """As after a restart: the others still hold their visitors' websockets."""
    with contextlib.ExitStack() as held:
        for _ in range(12):
            waiting = held.enter_context(socket.create_connection(("127.0.0.1", site.port)))
            waiting.sendall(f"GET /hold HTTP/1.1\r\nHost: 127.0.0.1:{site.port}\r\n\r\n".encode())
        emptied = site.servers[2]
        emptied.holds.clear()
        wait_for(lambda: [served(site.get())["port"] for _ in range(3)] == [emptied.server_port] * 3)


def test_what_is_said_of_the_visitor_is_said_by_the_proxy(site):
    headers = served(
        site.get(
            X_Forwarded_For="6.6.6.6",
            X_Forwarded_Proto="https",
            X_Forwarded_Host="evil.example",
            Forwarded="for=6.6.6.6",
        )
    )["headers"]
    said = {name: value for name, value in headers.items() if "forwarded" in name}
    assert said == {"x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "http"}
    assert headers["host"] == f"127.0.0.1:{site.port}"


ASKED = [
    ("/quiz", {"Host": "elsewhere.example"}, 421), ("/_stcore/metrics", {}, 404), ("/metrics", {}, 404),
    ("/%5fstcore/%6detrics", {}, 404), ("/_stcore/agent/interact", {}, 404), ("/", {"Content-Length": "13000000"}, 413),
    ("/_stcore/stream", {"Origin": "http://elsewhere.example"}, 403),
    ("/_stcore/stream", {"Origin": "http://127.0.0.1.elsewhere.example:{port}"}, 403),
    ("/%5fstcore/stream", {"Origin": "http://elsewhere.example"}, 403),
    ("/_stcore/stream", {"Origin": "http://127.0.0.1:{port}"}, 200),
    ("/_stcore/stream", {}, 200),
]  # fmt: skip


def test_what_is_let_through(site):
    for path, headers, status in ASKED:
        filled = {name: value.format(port=site.port) for name, value in headers.items()}
        assert site.get(path, **filled).status == status, (path, headers)


def test_the_longest_link_fits(site):
    assert site.get(f"/quiz?q1-weight={'7' * 60_000}", Cookie="c" * 4000).status == 200
    assert site.get(f"/quiz?q1-weight={'7' * 70_000}").status in (400, 414)


def test_nothing_that_a_student_typed_is_logged(site):
    site.get("/quiz?q1-weight=0.8125", Referer="http://localhost/quiz?q1-weight=0.8125", Cookie="name=0.8125")
    site.get(f"/quiz?q1-weight=0.8125{'7' * 70_000}")
    site.get("/quiz?q1-weight=0.8125", Host="elsewhere.example")
    site.get('/qu\\iz%22%C3%BC"')
    wait_for(lambda: logs_of(site).count('"/qu') >= 2)
    logged = logs_of(site)
    assert "0.8125" not in logged
    assert '127.0.0.1"' not in logged
    statuses = [json.loads(line)["status"] for line in logged.splitlines() if '"path":"/quiz"' in line]
    assert 200 in statuses  # a thread may write of the other server's name first
    assert all(json.loads(line) for line in logged.splitlines() if line.startswith("{"))


@pytest.mark.skipif(shutil.which("haproxy", path=PATH) is None, reason="no haproxy: Debian has it")
@pytest.mark.skipif(shutil.which("openssl") is None, reason="no openssl to make a certificate")
def test_on_an_encrypted_page_all_is_encrypted(tmp_path):
    key, certificate = tmp_path / "key", tmp_path / "certificate"
    request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost"]
    subprocess.run(["openssl", *request, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    (tmp_path / "site.pem").write_bytes(certificate.read_bytes() + key.read_bytes())
    bind = f"127.0.0.1:{{port}} ssl crt {tmp_path}/site.pem alpn h2,http/1.1"
    with proxied("haproxy", tmp_path, BIND=bind) as site:
        trusted = ssl.create_default_context(cafile=certificate)
        connection = http.client.HTTPSConnection("localhost", site.port, context=trusted, timeout=10)
        connection.request("GET", "/", headers={"X-Forwarded-Proto": "http"})
        answer = connection.getresponse()
        with contextlib.suppress(OSError, http.client.HTTPException):
            site.get()
    assert answer.getheader("Set-Cookie").endswith("; Secure")
    assert answer.getheader("Strict-Transport-Security") == "max-age=31536000"
    assert served(answer)["headers"]["x-forwarded-proto"] == "https"
    errors = [json.loads(line) for line in logs_of(site).splitlines() if '"error"' in line]
    assert [line["error"] for line in errors] == ["SSL handshake failure"]
    assert "127.0.0.1" not in logs_of(site)
