#!/bin/sh
# SPDX-License-Identifier: MIT
# check_judge.sh VERDICT: it must fail on a changed register, on what only iga64 refuses, on what only we refuse for
# a reason that is not on its list, on missing instructions, and agree where there is nothing to complain about.
set -eu
verdict=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

printf '\176\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0' >"$work/nop"
: >"$work/none"
echo "byte offset 0x0: error: no" >"$work/refused"

judged() { # STATUS CODE LISTING ERRORS
    printf '%s\n' "$3" >"$work/listing"
    status=0
    "$verdict" skl "$2" "$work/listing" "$4" >"$work/report" 2>&1 || status=$?
    [ $status = "$1" ] && return
    echo "status $status, not $1, for: $3"
    cat "$work/report"
    exit 1
}
judged 0 "$work/nop" '/* [0000]  */         nop' "$work/none"
judged 1 "$work/nop" '/* [0000]  */         nope' "$work/none"
judged 1 "$work/nop" '/* [0000]  */        nop' "$work/none"
judged 1 "$work/nop" '/* [0000]  */         nop' "$work/refused"
judged 2 "$work/nop" '/* [0010]  */         nop' "$work/none"
judged 2 "$work/nop" '' "$work/none"
# opcode 0x7f is nobody's
printf '\177\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0' >"$work/unknown"
judged 0 "$work/unknown" '/* [0000]  */         illegal' "$work/refused"
judged 1 "$work/unknown" '/* [0000]  */         illegal' "$work/none"
judged 2 "$work/missing" '/* [0000]  */         nop' "$work/none"
