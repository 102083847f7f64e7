#!/usr/bin/env bash
# Starts processes of the app behind HAProxy, all on this machine; Ctrl-C stops everything.
#
#     deploy/try.sh [PROCESSES] [PORT]
#
# Two processes and port 8500 if nothing is said; the processes take the ports that follow. It needs Debian's package
# haproxy and the Python of an environment with requirements.txt (PYTHON, or python3).
set -euo pipefail
cd "$(dirname "$0")/.."
export PATH="$PATH:/usr/sbin"

processes=${1:-2}
port=${2:-8500}
python=${PYTHON:-python3}

fail() {
    echo "$1" >&2
    exit 1
}

is_open() {
    (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null
}

[[ $# -le 2 && $processes =~ ^[1-9][0-9]?$ ]] || fail "Say how many processes, from 1 to 99: deploy/try.sh 4"
[[ $port =~ ^[1-9][0-9]{0,4}$ && $port -ge 1024 && $((port + processes)) -le 65535 ]] ||
    fail "Say a port from 1024 to $((65535 - processes)): deploy/try.sh $processes 8500"
command -v haproxy >/dev/null || fail "HAProxy is missing: apt-get install haproxy"
"$python" -c "import streamlit, numpy" 2>/dev/null ||
    fail "$python does not have the packages of requirements.txt: activate its environment, or name another PYTHON."
for ((taken = port; taken <= port + processes; taken++)); do
    ! is_open "$taken" || fail "Port $taken is in use: say another one, as in deploy/try.sh $processes $((port + 100))"
done

folder=$(mktemp -d)
started=()

stop() {
    trap - INT TERM HUP EXIT
    ((${#started[@]} == 0)) || kill "${started[@]}" 2>/dev/null || true
    wait || true
    rm -rf "$folder"
}
trap stop EXIT
trap 'exit 0' INT TERM HUP

# Whatever is started here ends with this script, however that ends.
start() {
    setpriv --pdeathsig TERM "$@" &
    started+=($!)
}

export SITE="localhost 127.0.0.1"
export BIND="127.0.0.1:$port"
export ADMIN_SOCKET="$folder/admin.sock"
STREAMLIT_SERVER_COOKIE_SECRET=$("$python" -c "import secrets; print(secrets.token_hex(32))")
export STREAMLIT_SERVER_COOKIE_SECRET

echo "backend apps from proxied" >"$folder/host.cfg"
for ((number = 1; number <= processes; number++)); do
    echo "    server app$number 127.0.0.1:$((port + number))" >>"$folder/host.cfg"
    PORT=$((port + number)) start "$python" -m deploy.keep >"$folder/app$number.log" 2>&1
done

echo "Starting $processes of the app: each opens all its screens before it is ready, which may take a minute."
for ((number = 1; number <= processes; number++)); do
    until is_open $((port + number)); do
        ! grep -q '"event": "replaced"' "$folder/app$number.log" ||
            fail "app$number did not start: $(grep -v '"event": "replaced"' "$folder/app$number.log" | tail -n 1)"
        sleep 0.2
    done
done

start haproxy -db -f deploy/haproxy/site.cfg -f "$folder/host.cfg" >"$folder/proxy.log" 2>&1
proxy=${started[processes]}
until is_open "$port"; do
    kill -0 "$proxy" 2>/dev/null || fail "HAProxy did not start: $(tail -n 1 "$folder/proxy.log")"
    sleep 0.1
done

echo "http://localhost:$port"
echo "Logs: $folder. To let app1 go: ADMIN_SOCKET=$ADMIN_SOCKET $python $PWD/deploy/drain.py app1 --minutes 0.2"
wait "$proxy" || fail "HAProxy has ended."
