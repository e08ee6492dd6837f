#!/bin/sh
# SPDX-License-Identifier: MIT
# compare.sh TOOL committed|live CORPUS: our listings of every binary in CORPUS/bin against the committed
# CORPUS/listing/*.iga.gz, or against iga64 run now on the same bytes. 77: nothing to compare with.
set -eu
tool=$1 mode=$2 corpus=$3 devices=$(dirname "$0")/../devices.sh
failed=0 programs=0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
[ "$mode" = committed ] || command -v "${IGA:=iga64}" >/dev/null || exit 77

live_listing() { # BINARY DEVICE
    platform=9
    if "$devices" gen8 | grep -qx "$2"; then platform=8; fi
    "$tool" --extract "$work" "$1" >"$work/kernels" || return 1
    while read -r kernel; do
        echo "// kernel $kernel"
        "$IGA" -d -q -p=$platform -n -Xprint-pc "$work/$kernel.bin"
    done <"$work/kernels"
}

# Live, one device of each instruction set: iga64 runs for each kernel.
names=$("$devices" ocloc)
[ "$mode" = committed ] || names="$("$devices" gen8 | head -n 1) $("$devices" gen9 | head -n 1)"
for device in $names; do
    for packed in "$corpus"/bin/*."$device".gz "$corpus"/bindless/*."$device".gz; do
        [ -f "$packed" ] || continue
        binary=${packed%.gz} # the tool finds the packed one
        # compared with iga64 itself only; bdw's have Gen9's sends too
        case $mode:$binary in committed:*/bindless/* | *:*/bindless/*.bdw) continue ;; esac
        # has Gen9's sends in Gen8's code (docs/architecture.md, Quirks): no listing of plain words takes that
        [ "${binary##*/}" != unoptimised.bdw ] || continue
        listing=$corpus/listing/${binary##*/}.iga.gz
        if [ "$mode" = live ]; then
            listing=$work/live.iga
            live_listing "$binary" "$device" >"$listing" || failed=1
        elif [ ! -f "$listing" ]; then
            continue
        fi
        programs=$((programs + 1))
        "$tool" "$binary" "$listing" | sed "s|^$work/live.iga|${binary##*/}|" >"$work/report"
        cat "$work/report"
        tail -n 1 "$work/report" | grep -q ', 0 differences$' || failed=1
    done
done
[ $programs -gt 0 ] || exit 77
echo "$programs programs compared"
exit $failed
