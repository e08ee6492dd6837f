#!/bin/sh
# SPDX-License-Identifier: MIT
# `caygen record` and `caygen compare`: launches are recorded, engines agree on them, and an op made wrong on one engine is
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
        "$caygen" record -o "$work/$kernel.$device" -- "$run" "$device" "$bin/steps.$device" "$kernel" 256 64 \
            >/dev/null 2>"$work/log"
        record=$work/$kernel.$device/0001-$kernel
        [ -s "$record/launch" ] || { echo "$kernel on $device is not recorded:"; cat "$work/log"; exit 1; }
        "$caygen" compare "$record" -e "$engine" >"$work/log" 2>&1 && grep -q "$engine and ref agree" "$work/log" ||
            { echo "$kernel on $device:"; cat "$work/log"; failed=1; }
    done
done
# Private arrays: in scratch memory, there by 32-bit pointers, and in registers found by an index.
for form in ${CORPUS_FORMS-}; do
    device=${form%%.*} folder=${form#*.}
    "$caygen" record -o "$work/private.$form" --launch 2 -- "$CORPUS_RUN" --device "$device" --form "$folder" \
        --only private >"$work/log" 2>&1
    ls "$work/private.$form"/*/launch >/dev/null || { echo "no private array is recorded:"; cat "$work/log"; exit 1; }
done
# A launch that ends on no engine: there is nothing to compare with.
CAYGEN_HANG_SECONDS=1 "$caygen" record -o "$work/endless" -- "$caygen" exec "$bin/steps.skl" collatz --global 16 --local 16 \
    --arg zeros:16 --arg zeros:16 >"$work/log" 2>&1
CAYGEN_HANG_SECONDS=1 "$caygen" compare "$work/endless/0001-collatz" -e "$engine" >"$work/log" 2>&1
[ $? -eq 4 ] && grep -q 'a work-group on ref does not end within 1 s of processor time' "$work/log" ||
    { echo "an endless launch:"; cat "$work/log"; failed=1; }
rm -r "$work/endless"
# What is no record, or half of one.
head -c 2000 "$record/launch" >"$work/half"
for bad in "$work/half" "$bin/steps.skl"; do
    "$caygen" compare "$bad" >/dev/null 2>&1
    [ $? -eq 3 ] || { echo "caygen compare takes $bad"; failed=1; }
done
"$caygen" compare "$work/none" >/dev/null 2>&1
[ $? -eq 2 ] || { echo "caygen compare takes what is not there"; failed=1; }
rm "$work/half" "$work/log"
"$planted" "$engine" "$every" "$work"/*/* || failed=1
exit $failed
