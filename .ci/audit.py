"""Known weaknesses of the packages that are installed: ``python .ci/audit.py [--strict] [options of pip-audit]``.

pip-audit asks the index at osv.dev, or the one that OSV_URL names. Where none answers, one line says so. A weakness
that was published last night must not keep a change from landing that has nothing to do with it: it is printed, and
only with ``--strict`` is the exit code 1.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from typing import Any

INDEX = "https://api.osv.dev/v1/query"

LONGEST = 120
"""Seconds for all packages."""


def main(arguments: Sequence[str]) -> int:
    """Print what is found; returns the exit code."""
    options = [one for one in arguments if one != "--strict"]
    try:
        answer = json.loads(_asked(options or ["--local"]))
    except (json.JSONDecodeError, subprocess.TimeoutExpired):
        print(f"No index of advisories answers at {_index()}: the packages are not audited.")
        return 0
    found = list(_weaknesses(answer["dependencies"]))
    print(f"{len(answer['dependencies'])} packages audited, {len(found)} known weaknesses.")
    if found:
        print("!" * 80, *found, "!" * 80, sep="\n")
    return int(bool(found) and "--strict" in arguments)


def _asked(options: Sequence[str]) -> str:
    command = [sys.executable, "-m", "pip_audit", "--vulnerability-service", "osv", "--osv-url", _index()]
    command += ["--format", "json", "--progress-spinner", "off", "--timeout", "10", *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=LONGEST, check=False).stdout


def _index() -> str:
    return os.environ.get("OSV_URL", INDEX)


def _weaknesses(packages: Sequence[dict[str, Any]]) -> Iterator[str]:
    for package in packages:
        for weakness in package.get("vulns", ()):
            mended = ", ".join(weakness["fix_versions"]) or "no release yet"
            name = f"{package['name']} {package['version']}"
            yield f"{name}: {weakness['id']}, mended in {mended}: {weakness['description']}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
