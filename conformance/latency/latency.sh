#!/bin/sh
# SPDX-License-Identifier: MIT
# What calls cost on Caygen's devices and, where it is installed, on PoCL: a Markdown table on standard output.
# usage: latency.sh BUILD [PASSES]; the best of the passes' medians counts, and passes take turns. 77: no compiler.
set -eu
build=$1 passes=${2:-3}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
platforms=skl
[ ! -e /etc/OpenCL/vendors/pocl.icd ] || platforms="$platforms pocl"
command -v ocloc >/dev/null || exit 77

measure() { # PLATFORM
    case $1 in
    pocl) OCL_ICD_VENDORS=/etc/OpenCL/vendors/pocl.icd "$build/conformance/latency/latency" ;;
    *) OCL_ICD_VENDORS=$build/icd/caygen.icd CAYGEN_DEVICES=$1 "$build/conformance/latency/latency" ;;
    esac
}
for platform in $platforms; do
    measure "$platform" >/dev/null # compiles, and fills the caches
done
i=0
while [ "$i" -lt "$passes" ]; do
    for platform in $platforms; do
        measure "$platform" >>"$folder/$platform"
    done
    i=$((i + 1))
done
for platform in $platforms; do
    awk -v platform="$platform" '
        !($1 in best) || ($3 == "us" ? $2 < best[$1] : $2 > best[$1]) { best[$1] = $2 }
        { unit[$1] = $3 }
        END { for (name in best) print platform, name, best[name], unit[name] }' "$folder/$platform"
done >"$folder/all"
echo "# Latency"
echo
echo "$(sed -n 's/^model name.*: //p' /proc/cpuinfo | head -n 1), $(nproc) cores; load average $(cut -d' ' -f1 /proc/loadavg). Medians (calls and"
echo "kernels of 10,000, contexts of 200, builds of 21, transfers of 15), the best of $passes passes; the platforms take turns."
echo
awk '
    { value[$1, $2] = $3; unit[$2] = $4; if (!($1 in seen)) { seen[$1] = 1; column[++columns] = $1 } }
    function row(name, text,    i, line) {
        line = "| " text " (" unit[name] ") |"
        for (i = 1; i <= columns; i++)
            line = line " " value[column[i], name] " |"
        print line
    }
    END {
        head = "| |"; rule = "|---|"
        for (i = 1; i <= columns; i++) {
            head = head " " (column[i] == "pocl" ? "PoCL" : "Caygen " column[i]) " |"
            rule = rule "---|"
        }
        print head; print rule
        row("first_query", "first platform and device query of a process")
        row("query", "platform and device query, after that")
        row("context", "context creation")
        row("warm_build", "build of a program that is in the cache")
        row("enqueue_to_start", "enqueue to start, empty kernel, idle queue")
        row("empty_kernel", "empty kernel: enqueue and clFinish")
        row("kernel_in_a_row", "empty kernel, 100 in a row, each")
        row("read_1_MiB", "reading 1 MiB"); row("write_1_MiB", "writing 1 MiB"); row("memcpy_1_MiB", "memcpy of 1 MiB")
        row("read_64_MiB", "reading 64 MiB"); row("write_64_MiB", "writing 64 MiB"); row("memcpy_64_MiB", "memcpy of 64 MiB")
    }' "$folder/all"
