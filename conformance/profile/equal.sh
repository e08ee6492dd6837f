#!/bin/sh
# SPDX-License-Identifier: MIT
# equal.sh CORPUS_RUN DEVICE: counts of files of the corpus on the simd engine, in stretches, against those of the reference
# engine, op by op. EVERYTHING=1: all files.
set -eu
corpus_run=$1 device=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
files="flow local_memory atomics mix ndrange private_array"
[ "$device" = cayman ] || files="$files images_use subgroups"
[ -z "${EVERYTHING-}" ] || files=""
for engine in simd ref; do
    for file in ${files:-.}; do
        set -- --device "$device"
        reports="$folder/$engine/x$file"
        mkdir -p "$reports"
        [ "$file" = . ] || set -- "$@" --only "$file"
        CAYGEN_PROFILE=on CAYGEN_PROFILE_DIR="$reports" CAYGEN_ENGINE=$engine "$corpus_run" "$@" \
            >"$folder/out" 2>&1 || { tail -n 5 "$folder/out" && exit 1; }
        grep 'passed' "$folder/out" | tail -n 1
    done
    # Of each file one process. Times differ.
    cat "$folder/$engine"/*/*.profile | grep -v -e '^time ' -e '^launch ' >"$folder/$engine.numbers"
done
[ "$(grep -c '^instruction ' "$folder/simd.numbers")" -gt 1000 ] || { echo "too little was counted" && exit 1; }
diff "$folder/simd.numbers" "$folder/ref.numbers"
