#!/bin/sh
# SPDX-License-Identifier: MIT
# random.sh MAKE_TEXT MAKE_WORDS VERDICT: random instructions for Gen8 and Gen9, our listing against iga64's.
# GEN_LISTING_SEED, GEN_LISTING_COUNT: which, and how many of each kind. 77: iga64 is not installed.
set -eu
make_text=$1 make_words=$2 verdict=$3
seed=${GEN_LISTING_SEED:-1} count=${GEN_LISTING_COUNT:-6000}
command -v "${IGA:=iga64}" >/dev/null || exit 77
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0

judge() { # PLATFORM CODE WHAT
    device=skl
    [ "$1" = 9 ] || device=bdw
    # its exit status says that some words are refused: the errors say which
    "$IGA" -d "-p=$1" -n -Xprint-pc --output-on-fail "$2" >"$work/listing" 2>"$work/errors" || true
    "$verdict" $device "$2" "$work/listing" "$work/errors" >"$work/report" || failed=1
    sed "s|^\([0-9]* words:\)|$device $3: \1|" "$work/report"
}

for platform in 8 9; do
    for compaction in force-no-compact autocompact; do
        "$make_text" $platform "$seed" "$count" >"$work/legal.asm"
        # a line that iga64 does not take is a mistake of the maker
        "$IGA" -a "-p=$platform" "-X$compaction" "$work/legal.asm" -o "$work/legal.$compaction" \
            >"$work/errors" 2>&1 || { head "$work/errors"; exit 1; }
        judge $platform "$work/legal.$compaction" "legal, $compaction"
        tail -n 1 "$work/report" | grep -q "^$count words: $count the same, " || failed=1
        "$make_words" broken $platform "$seed" "$count" "$work/legal.$compaction" >"$work/broken"
        judge $platform "$work/broken" "broken, $compaction"
    done
    for kind in noise compact likely; do
        "$make_words" $kind $platform "$seed" "$count" >"$work/words"
        judge $platform "$work/words" $kind
    done
done
exit $failed
