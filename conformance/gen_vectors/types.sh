#!/bin/sh
# SPDX-License-Identifier: MIT
# types.sh TEST FILE.gz [PYTHON]: lowering takes the types that FILE lists and no others, FILE has every opcode that
# computes, and, where there is Python, FILE is what the model gives.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
gzip -dc "$2" >"$work/types.txt"
"$1" "$work/types.txt"
[ -z "${3:-}" ] || "$3" "$(dirname "$0")/model/type_list.py" --check "$work/types.txt"
