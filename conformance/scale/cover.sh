#!/bin/sh
# SPDX-License-Identifier: MIT
# cover.sh BUILD: the shards ctest -I K,,N for K = 1..N have every test of the suite exactly once.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Even with -N, ctest overwrites the log in its test folder. That may be the log of the ctest that runs this test.
# So ctest gets a folder of its own.
list() { # BUILD ARGUMENTS...
    echo "subdirs(\"$1\")" >"$work/CTestTestfile.cmake"
    shift
    ctest --test-dir "$work" -N "$@" | sed -n 's/^ *Test *#[0-9]*: //p'
}

mkdir -p "$work/small/Testing/Temporary"
log=$work/small/Testing/Temporary/LastTest.log
echo "add_test(only true)" >"$work/small/CTestTestfile.cmake"
echo kept >"$log"
[ "$(list "$work/small")" = only ]
[ "$(cat "$log")" = kept ] || { echo "the list overwrites the log of the tests" && exit 1; }

list "$1" -I 1,,1 | sort >"$work/all"
for shard in 1 2 3; do
    list "$1" -I "$shard,,3"
done | sort >"$work/shards"
[ "$(wc -l <"$work/all")" -gt 100 ]
diff "$work/all" "$work/shards"
