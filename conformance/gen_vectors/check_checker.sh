#!/bin/sh
# SPDX-License-Identifier: MIT
# The comparison fails on one changed digit of a result, on a changed instruction and on an empty file.
# Usage: check_checker.sh GEN_VECTORS GOLDEN.gz
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
gzip -dc "$2" >"$work/golden.txt"
"$1" -e ref "$work/golden.txt" >"$work/log" 2>&1
awk '!done && /^r[0-9]+ x / { c = substr($0, length($0)); sub(/.$/, c == "0" ? "1" : "0"); done = 1 } { print }' \
    "$work/golden.txt" >"$work/result.txt"
awk '!done && (sub(/^= 17/, "= 4d") || sub(/^= 4a/, "= 4b") || sub(/^= 4c/, "= 17")) { done = 1 } { print }' \
    "$work/golden.txt" >"$work/code.txt"
: >"$work/empty.txt"
for file in result code empty; do
    if cmp -s "$work/golden.txt" "$work/$file.txt"; then
        echo "$file.txt was not changed"
        exit 1
    fi
    if "$1" -e ref "$work/$file.txt" >"$work/log" 2>&1; then
        echo "$file.txt passes"
        exit 1
    fi
done
