#!/bin/sh
# SPDX-License-Identifier: MIT
# CAYGEN_DETERMINISTIC=1: the order of work-items, addresses included, is the same on every run, whatever the number of
# threads, and each engine sees it so. Usage: deterministic.sh ORDER BINARY ENGINE...
set -u
order=$1 binary=$2
shift 2
export CAYGEN_DEVICES=skl CAYGEN_DETERMINISTIC=1
want=$("$order" "$binary") || exit 1
for engine in "$@"; do
    for threads in 1 2 7; do
        got=$(CAYGEN_ENGINE=$engine CAYGEN_THREADS=$threads "$order" "$binary") || exit 1
        if [ "$got" != "$want" ]; then
            echo "$engine, $threads threads: $got, not $want"
            exit 1
        fi
    done
done
echo "$want"
