#!/bin/sh
# SPDX-License-Identifier: MIT
# devices.sh [KIND]: the names of the devices in devices.def, one a line, in its order. KIND picks some: those of an
# instruction set (gen, cayman), of a generation of it (gen8, gen9), those that ocloc compiles for (ocloc), those that only
# Beignet compiles for (beignet), which the platform has on request; the others (listed); or those that have what OpenCL
# C 2.0 added (c20).
# The tests' CMake files and the scripts that make binaries have their lists from here. DEVICES_DEF: another table; one
# beside this script, as the package caygen-examples has it, comes first.
set -eu
[ ! -e "$(dirname "$0")/devices.def" ] || : "${DEVICES_DEF:=$(dirname "$0")/devices.def}"
: "${DEVICES_DEF:=$(dirname "$0")/../frontend/include/frontend/devices.def}"
awk -v kind="${1:-all}" '
    /^FE_DEVICE\(/ { inside = 1 }
    /^\/\*/ { inside = 0 }
    inside { text = text $0 }
    END {
        rows = split(text, row, /FE_DEVICE\(/)
        for (i = 2; i <= rows; i++) {
            split(row[i], column, /, */)
            gsub(/"/, "", column[2])
            major = row[i] ~ /[^_]INTEL\(/ ? column[7] : ""
            compiler = major != "" ? "ocloc" : row[i] ~ /GEN7\(/ ? "beignet" : "clang"
            if (kind == "all" || kind == column[3] || (major != "" && kind == column[3] major) ||
                kind == compiler || (kind == "listed" && compiler != "beignet") ||
                (kind == "c20" && row[i] ~ /, true, [0-9a-fx]+\)\) *$/)) {
                print column[2]
                found = 1
            }
        }
        exit !found
    }' "$DEVICES_DEF" || { echo "devices.sh: no device is ${1:-there}" >&2 && exit 1; }
