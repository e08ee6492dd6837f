#!/bin/sh
# SPDX-License-Identifier: MIT
# CAYGEN_RECORD and `caygen compare`: launches are recorded, engines agree on them, and an op made wrong on one engine is
# named. Usage: finder.sh STEPS_RUN CAYGEN PLANTED ENGINE EVERY KERNEL...
# CORPUS_RUN and CORPUS_FORMS: kernels of the corpus with private arrays, each form DEVICE.FOLDER, as well.
set -u
run=$1 caygen=$2 planted=$3 engine=$4 every=$5
shift 5
bin=$(dirname "$0")/bin
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
export CAYGEN_CACHE=0

for kernel; do
    for device in skl cayman; do
        record=$work/$kernel.$device
        CAYGEN_RECORD=$record "$run" "$device" "$bin/steps.$device" "$kernel" 256 64 >/dev/null 2>"$work/log"
        [ -s "$record" ] || { echo "$kernel on $device is not recorded:"; cat "$work/log"; exit 1; }
        [ "$(stat -c %a "$record")" = 600 ] || { echo "others may read $record"; failed=1; }
        "$caygen" compare "$record" -e "$engine" >"$work/log" 2>&1 && grep -q "$engine and ref agree" "$work/log" ||
            { echo "$kernel on $device:"; cat "$work/log"; failed=1; }
    done
done
# Private arrays: in scratch memory, there by 32-bit pointers, and in registers found by an index.
for form in ${CORPUS_FORMS-}; do
    device=${form%%.*} folder=${form#*.}
    CAYGEN_TRACE=launch=2 CAYGEN_RECORD=$work/private.$form "$CORPUS_RUN" --device "$device" --form "$folder" \
        --only private >"$work/log" 2>&1
    [ -s "$work/private.$form" ] || { echo "no private array is recorded:"; cat "$work/log"; exit 1; }
done
# A launch that is not the wanted one is not recorded, and a path that cannot be written is told of.
CAYGEN_RECORD=$work/none CAYGEN_TRACE=launch=2 "$run" skl "$bin/steps.skl" smooth 64 32 >/dev/null
[ ! -e "$work/none" ] || { echo "the first launch is recorded as the second"; failed=1; }
CAYGEN_RECORD=$work/no/such "$run" skl "$bin/steps.skl" smooth 64 32 2>&1 | grep -q "is not recorded in" || failed=1
# What is no record, or half of one.
head -c 2000 "$record" >"$work/half"
for bad in "$work/half" "$bin/steps.skl" "$work/none"; do
    "$caygen" compare "$bad" >/dev/null 2>&1
    [ $? -eq 3 ] || { echo "caygen compare takes $bad"; failed=1; }
done
rm "$work/half" "$work/log"
"$planted" "$engine" "$every" "$work"/*.* || failed=1
exit $failed
