#!/bin/sh
# SPDX-License-Identifier: MIT
# Vectors of the product of opcode, types and region class (model/product.py), made afresh and run on every engine.
# Usage: product.sh GEN_VECTORS MODEL_FOLDER EVERY FIRST [ENGINE...]
# GEN7=7 or 75: only what Ivy Bridge or Haswell has.
# EVERY 1 is the whole product. 77: no Python or no iga64.
set -eu
runner=$1 model=$2 every=$3 first=$4
shift 4
command -v python3 >/dev/null && command -v iga64 >/dev/null || exit 77
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 "$model/product.py" --every "$every" --from "$first" ${GEN7:+--gen7 "$GEN7"} "$work/product.txt"
[ $# -gt 0 ] || set -- ref baseline avx2 avx512 jit
for engine; do
    status=0
    "$runner" -e "$engine" "$work/product.txt" || status=$?
    [ $status -eq 0 ] || [ $status -eq 77 ] # a host level that is not there
done
