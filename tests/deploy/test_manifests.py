"""What containers, clusters and shells are told, held against the schemas and the linters of those who read it."""

import inspect
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib

import pytest
import yaml

from deploy import figures, serve
from tests.deploy.test_proxies import PATH, environment
from tests.e2e.app import ROOT

FOLDER = ROOT / "deploy"
KUBERNETES = sorted((FOLDER / "kubernetes").glob("*.yaml"))
RELEASE = "1.35"
COMPOSE = (FOLDER / "compose.yaml").read_text(encoding="utf-8")
SERVICES = yaml.safe_load(COMPOSE)["services"]
RULES = yaml.safe_load((FOLDER / "prometheus-rules.yaml").read_text(encoding="utf-8"))


def manifest(name):
    return yaml.safe_load((FOLDER / "kubernetes" / f"{name}.yaml").read_text(encoding="utf-8"))


def linted(tool, *arguments, env=None):
    """What a linter has to say, if it is installed."""
    if (command := shutil.which(tool, path=PATH)) is None:
        pytest.skip(f"no {tool} here: Debian or requirements-dev.txt has it")
    run = subprocess.run([command, *arguments], cwd=ROOT, capture_output=True, text=True, check=False, env=env)
    return run.stdout + run.stderr


@pytest.mark.parametrize("file", KUBERNETES, ids=lambda file: file.stem)
def test_a_manifest_fits_the_schema_of_kubernetes(file):
    kubernetes_validate = pytest.importorskip("kubernetes_validate")
    given = yaml.safe_load(file.read_text(encoding="utf-8"))
    assert kubernetes_validate.validate(given, RELEASE, strict=True) == RELEASE
    with pytest.raises(kubernetes_validate.ValidationError):
        kubernetes_validate.validate({**given, "spek": {}}, RELEASE, strict=True)


def test_there_is_a_manifest_for_each_thing_and_they_name_the_same_app():
    assert {yaml.safe_load(file.read_text(encoding="utf-8"))["kind"] for file in KUBERNETES} == {
        "Deployment", "Service", "Ingress", "HorizontalPodAutoscaler", "PodDisruptionBudget", "NetworkPolicy",
    }  # fmt: skip
    labels = manifest("deployment")["spec"]["template"]["metadata"]["labels"]
    assert manifest("service")["spec"]["selector"] == labels
    assert manifest("pod-disruption-budget")["spec"]["selector"]["matchLabels"] == labels
    assert manifest("network-policy")["spec"]["podSelector"]["matchLabels"] == labels
    assert (
        manifest("horizontal-pod-autoscaler")["spec"]["scaleTargetRef"]["name"]
        == manifest("deployment")["metadata"]["name"]
    )
    container = manifest("deployment")["spec"]["template"]["spec"]["containers"][0]
    served = {one["name"]: one["value"] for one in container["env"] if "value" in one}
    assert [rule["host"] for rule in manifest("ingress")["spec"]["rules"]] == served["SITE"].split()


def test_a_pod_has_time_to_drain_and_to_stop():
    pod = manifest("deployment")["spec"]["template"]["spec"]
    drain = int(pod["containers"][0]["lifecycle"]["preStop"]["exec"]["command"][-1])
    assert pod["terminationGracePeriodSeconds"] >= drain + serve.GRACE


def test_the_compose_file_fits_its_schema():
    compose_spec = pytest.importorskip("compose_spec")
    assert set(re.findall(r"\$\{(\w+)", COMPOSE)) == {"STREAMLIT_SERVER_COOKIE_SECRET", "SITE", "PORT"}
    filled = re.sub(r"\$\{\w+:[-?]([^}]*)\}", r"\1", COMPOSE)
    compose_spec.PyCompose.from_yaml(filled).validate_networks()
    with pytest.raises(ValueError, match="replica"):
        compose_spec.PyCompose.from_yaml(filled.replace("replicas:", "replicaz:"))


def test_the_compose_files_proxy_is_the_one_that_the_app_believes():
    proxy = SERVICES["proxy"]["networks"]["inside"]["ipv4_address"]
    assert SERVICES["app"]["environment"]["FORWARDED_ALLOW_IPS"] == proxy


def test_every_alert_asks_for_figures_that_there_are_and_says_what_to_do():
    rules = [rule for group in RULES["groups"] for rule in group["rules"]]
    ours = set(re.findall(r"attention_[a-z]+(?:_[a-z]+)*", " ".join(rule["expr"] for rule in rules)))
    told = inspect.getsource(figures)
    assert {name for name in ours if re.sub("_(bucket|total)$", "", name) not in told} == set()
    assert all({"summary", "description"} <= rule["annotations"].keys() for rule in rules)


def test_where_the_proxy_is_in_a_container_it_is_spoken_to_from_another():
    proxy, drain = SERVICES["proxy"], SERVICES["drain"]
    assert drain["environment"]["ADMIN_SOCKET"] == proxy["environment"]["ADMIN_SOCKET"]
    (shared,) = {*drain["volumes"]} & {*proxy["volumes"]}
    assert proxy["environment"]["ADMIN_SOCKET"].startswith(shared.partition(":")[2])
    assert drain["image"] == SERVICES["app"]["image"]
    assert (ROOT / drain["entrypoint"][1]).is_file()
    assert drain["profiles"]


def test_hadolint_finds_nothing_in_the_dockerfile():
    assert linted("hadolint", "deploy/Dockerfile") == ""


def test_the_image_holds_what_the_app_imports_and_nothing_else():
    text = (FOLDER / "Dockerfile").read_text(encoding="utf-8")
    copied = {place.rstrip("/") for place in re.findall(r"^COPY (\S+)", text, re.MULTILINE)}
    ignored = (FOLDER / "Dockerfile.dockerignore").read_text(encoding="utf-8")
    assert copied == {line[1:] for line in ignored.splitlines() if line.startswith("!")}
    assert all((ROOT / place).exists() for place in copied)
    assert copied >= {"core", "ui", "pages", "data", "static", ".streamlit", "streamlit_app.py", "deploy"}
    assert re.search(r"^USER 10001$", text, re.MULTILINE)


@pytest.mark.parametrize(
    "script", ["deploy/try.sh", ".ci/prepare", ".ci/run", ".ci/nightly", ".ci/javascript", ".ci/lock"]
)
def test_shellcheck_finds_nothing_in_the_scripts(script):
    assert linted("shellcheck", script) == ""


@pytest.mark.parametrize("processes", ["host", "containers"])
def test_haproxy_takes_its_files(processes, tmp_path):
    files = [part for name in ("site", processes, "figures") for part in ("-f", str(FOLDER / f"haproxy/{name}.cfg"))]
    said = linted("haproxy", "-c", *files, env=environment(8500, tmp_path))
    assert said.startswith("Configuration file is valid"), said
    assert "WARNING" not in said


def test_the_proxies_take_as_much_as_the_app_does():
    """A megabyte more than a file may have is for what is around it: Streamlit itself allows for that."""
    options = tomllib.loads((ROOT / ".streamlit/config.toml").read_text(encoding="utf-8"))
    most = (options["server"]["maxUploadSize"] + 1) * 1024 * 1024
    site, nginx = ((FOLDER / name).read_text(encoding="utf-8") for name in ("haproxy/site.cfg", "nginx.conf"))
    assert most <= int(re.search(r"req\.body_size gt (\d+)", site)[1]) < 1.1 * most
    assert most <= int(re.search(r"client_max_body_size (\d+);", nginx)[1]) < 1.1 * most
    assert (
        int(re.search(r"tune\.bufsize (\d+)", site)[1]) - int(re.search(r"tune\.maxrewrite (\d+)", site)[1])
        == serve.HEAD
    )
    assert 1024 * int(re.search(r"large_client_header_buffers 4 (\d+)k", nginx)[1]) == serve.HEAD


def test_the_app_keeps_its_own_protection_on_behind_a_proxy():
    options = serve.options("attention.example.org www.example.org")
    assert options["server.allowedHosts"] == ["attention.example.org", "www.example.org"]
    assert options["browser.serverAddress"] == "attention.example.org"
    assert options["server.enableCORS"] is True
    assert options["server.enableXsrfProtection"] is True
    assert serve.options("")["server.allowedHosts"] == []


def test_a_process_behind_a_proxy_has_the_settings_of_the_root_without_which_a_page_may_freeze():
    asked = "from deploy import serve; import streamlit; serve.configure('');"
    asked += "print(streamlit.get_option('global.maxCachedMessageAge'))"
    run = subprocess.run([sys.executable, "-c", asked], cwd=ROOT, capture_output=True, text=True, check=True)
    options = tomllib.loads((ROOT / ".streamlit/config.toml").read_text(encoding="utf-8"))
    assert int(run.stdout.split()[-1]) == options["global"]["maxCachedMessageAge"] >= 100


def test_systemd_takes_the_unit():
    """It says only that this machine has no such environment."""
    said = linted("systemd-analyze", "verify", "deploy/self-attention@.service").strip()
    assert said == ""


def test_a_process_keeps_the_files_of_its_release_when_the_link_is_set_to_the_next(tmp_path):
    """Both its code and its environment: the unit's command, run where the link leads."""
    unit = (FOLDER / "self-attention@.service").read_text(encoding="utf-8")
    command = shlex.split(re.search(r"^ExecStart=(.*)$", unit, re.MULTILINE)[1].replace("$$", "$"))
    python = tmp_path / "release-1" / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text('#!/bin/sh\necho "$0"')
    python.chmod(0o755)
    link = tmp_path / "self-attention"
    link.symlink_to("release-1")
    environment = {**os.environ, "PWD": str(link)}
    said = subprocess.run(command, cwd=link, env=environment, capture_output=True, text=True, check=True).stdout
    assert said.strip() == str(python)


def test_haproxy_takes_what_the_ingress_adds_to_a_backend(tmp_path):
    snippet = manifest("ingress")["metadata"]["annotations"]["haproxy.org/backend-config-snippet"]
    backend = ["backend apps", "mode http", "timeout server 1s", "timeout connect 1s", *snippet.splitlines(), ""]
    (tmp_path / "backend.cfg").write_text("\n".join(backend))
    assert "has no error" in linted("haproxy", "-c", "-f", str(tmp_path / "backend.cfg"))
