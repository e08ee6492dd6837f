#!/bin/sh
# SPDX-License-Identifier: MIT
# cover.sh BUILD: the shards ctest -I K,,N for K = 1..N have every test of the suite exactly once.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
list() { # ARGUMENTS...
    ctest --test-dir "$1" -N "$2" "$3" | sed -n 's/^ *Test *#[0-9]*: //p'
}
list "$1" -I 1,,1 | sort >"$work/all"
for shard in 1 2 3; do
    list "$1" -I "$shard,,3"
done | sort >"$work/shards"
[ "$(wc -l <"$work/all")" -gt 100 ]
diff "$work/all" "$work/shards"
