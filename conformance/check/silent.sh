#!/bin/sh
# SPDX-License-Identifier: MIT
# silent.sh CORPUS_RUN DEVICE: runs the corpus and the everyday kernels under CAYGEN_CHECK. Findings that are planted, or
# are the kernels' own, are in expected/DEVICE.corpus; every other one is a false alarm.
set -eu
corpus_run=$1 device=$2
cd "$(dirname "$0")"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CAYGEN_CHECK=on CAYGEN_CHECK_DIR="$folder" CAYGEN_ENGINE=simd
"$corpus_run" --device "$device" >"$folder/out" 2>/dev/null || { tail -n 5 "$folder/out" && exit 1; }
[ "$device" != cayman ] || "$corpus_run" --folder ../everyday --device cayman >>"$folder/out" 2>/dev/null
cat "$folder"/*.findings 2>/dev/null | sed -n 's/^class //p; s/^kernel //p' | paste -d ' ' - - | sort -u >"$folder/found"
grep 'passed' "$folder/out"
diff "expected/$device.corpus" "$folder/found"
