#!/bin/sh
# SPDX-License-Identifier: MIT
# oclgrind.sh SUITE HOST [TABLE]: runs the same kernels and host programs under Oclgrind (Debian has it), and prints its recall
# and precision, or writes them to TABLE as expected/oclgrind.table has them. No test: Oclgrind's figures stay as they are.
# A file that makes Oclgrind crash, or wait without an end, is run kernel by kernel.
set -eu
suite=$1 host=$2
cd "$(dirname "$0")"
log=$(mktemp)
trap 'rm -f "$log" "$log.part"' EXIT

watched() { # SECONDS COMMAND...
    seconds=$1
    shift
    timeout "$seconds" oclgrind --data-races --uninitialized --check-api --max-errors 1000000 "$@" >"$log.part" 2>&1
}

for source in kernels/*.cl; do
    [ "$source" != kernels/host.cl ] || continue
    if watched 300 "$suite" "$source"; then
        cat "$log.part" >>"$log"
        continue
    fi
    for name in $(sed -n 's/^kernel void \([a-z0-9_]*\)(.*/\1/p' "$source"); do
        watched 60 "$suite" "$source" "" "$name" || true
        cat "$log.part" >>"$log"
    done
done
for case in $("$host"); do
    for kind in bad good; do
        watched 60 "$host" kernels/host.cl "" "${case}_$kind" || true
        cat "$log.part" >>"$log"
    done
done
awk -v oclgrind=1 -f judge.awk "$log"
[ $# -lt 3 ] || awk -v oclgrind=1 -v machine=1 -f judge.awk "$log" | sort >"$3"
