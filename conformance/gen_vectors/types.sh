#!/bin/sh
# SPDX-License-Identifier: MIT
# types.sh TEST FILE [PYTHON]: lowering takes the types that FILE lists and no others, FILE has every opcode that computes,
# and, where there is Python, FILE is what the model gives.
set -eu
"$1" "$2"
[ -z "${3:-}" ] || "$3" "$(dirname "$0")/model/type_list.py" --check "$2"
