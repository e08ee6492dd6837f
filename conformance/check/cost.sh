#!/bin/sh
# SPDX-License-Identifier: MIT
# cost.sh CORPUS_RUN DEVICE [ARGUMENTS]: how many times as long a checked launch takes as one on simd, over the corpus: the
# geometric mean, and what 19 of 20 launches keep to. One thread, the least of three runs of each. No test: it needs a quiet host.
set -eu
corpus_run=$1 device=$2
shift 2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CAYGEN_ENGINE=simd CAYGEN_THREADS=1 CAYGEN_DEBUG=launch CAYGEN_CHECK_DIR="$folder"

for round in 1 2 3; do
    for check in off on; do
        CAYGEN_CHECK=$check "$corpus_run" --device "$device" "$@" 2>&1 >"$folder/out" |
            sed -n 's/.* on .* in groups of .*, \([0-9.]*\) ms.*/\1/p' | awk -v name=$check '{ print name, NR, $1 }' >>"$folder/times"
        grep -q '[1-9][0-9]* passed, 0 failed' "$folder/out" || { tail -n 3 "$folder/out" && exit 1; }
    done
done
awk '!(($1, $2) in least) || $3 < least[$1, $2] { least[$1, $2] = $3; if ($2 > n) n = $2 }
    END { for (i = 1; i <= n; i++) if (least["off", i] > 0) print least["on", i] / least["off", i] }' "$folder/times" | sort -n |
    awk '{ ratio[NR] = $1; sum += log($1) }
        END { printf "%d launches: %.1f times as long, 19 of 20 at most %.1f\n", NR, exp(sum / NR), ratio[int(NR * 0.95)] }'
