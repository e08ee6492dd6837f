#!/bin/sh
# SPDX-License-Identifier: MIT
# A fault names the source line where the program has debug data, and an instruction that `caygen disasm` prints.
# Usage: lines.sh STEPS_RUN CAYGEN
set -u
run=$1 caygen=$2
cd "$(dirname "$0")" || exit 1
export CAYGEN_CACHE=0 CAYGEN_DETERMINISTIC=1 # the first fault is that of the first work-group
bad=0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
    echo "$*"
    bad=1
}

# expect WANTED STEPS_RUN-ARGUMENTS...: standard error has that text
expect() {
    wanted=$1
    shift
    said=$("$run" "$@" 2>&1 >/dev/null)
    case $said in
    *"$wanted"*) ;;
    *) fail "$*: not \"$wanted\" but: $said" ;;
    esac
}

# listed FILE KERNEL: the instruction of the fault that was told last is in the listing, below the line's text
listed() {
    offset=$(printf '%s' "$said" | sed -n 's/.*at instruction 0x\([0-9a-f]*\).*/\1/p' | head -n 1)
    "$caygen" disasm -S "$1" "$2" | awk -v at="$(printf %05x "0x${offset:-fffff}")" '
        /^\/\/ .*lines.cl:/ { line = $0 }
        $1 == at { found = line }
        END { exit found !~ /lines.cl:(23: \(\(global uint \*\)wild\)\[i\] = x;|7: at\[0\] = value;)$/ }' ||
        fail "$1: 'caygen disasm -S' does not list instruction 0x$offset of $2 with its line"
}

text='kernels/lines.cl:23: `((global uint *)wild)[i] = x;`, work-item (0, 0, 0)'
for form in skl zebin cayman; do
    device=${form%zebin}
    expect ", $text" "${device:-skl}" bin/lines.$form beyond 64 32
    expect 'created with CL_MEM_READ_WRITE, argument 1 `out`' "${device:-skl}" bin/lines.$form beyond 64 32
    listed bin/lines.$form beyond
    expect ', kernels/lines.cl:7: `at[0] = value;`' "${device:-skl}" bin/lines.$form called 64 32
    listed bin/lines.$form called
done
# An instruction that the compiler made of two has no line: a line nearby is named, in the order in which the code runs.
expect ', near kernels/merged.cl:8: `global uint *wild = (global uint *)((size_t)out + 256);`, work-item (0, 0, 0)' \
    cayman bin/merged.cayman merged_write 64 64
expect ', near kernels/merged.cl:22: `const uint i = get_global_id(0);`, work-item (0, 0, 0)' \
    cayman bin/merged.cayman merged_read 64 64
# Elsewhere the file is not found: its name and the line's number are told.
here=$PWD
cd / || exit 1
expect ', kernels/lines.cl:23, work-item' skl "$here/bin/lines.skl" beyond 64 32
cd "$here" || exit 1

# From source: the program's own text. clang's objects have debug data always, ocloc's with -g.
from_source() { # DEVICE OPTIONS WANTED
    said=$("$run" "$1" kernels/lines.cl inside 64 32 1 "$2" 2>&1)
    case $said in
    *'the last one: '*) expect "$3" "$1" kernels/lines.cl beyond 64 32 1 "$2" ;;
    *) echo "$1: not built from source here" ;;
    esac
}
from_source cayman "" ', <source>:23: `((global uint *)wild)[i] = x;`'
from_source skl -g ', <source>:23: `((global uint *)wild)[i] = x;`'
from_source skl "" ', work-item (0, 0, 0)'

# A binary without debug data: standard error says so, the listing is that without -S. With debug data, nothing is said.
"$caygen" disasm bin/steps.skl smooth >"$work/plain"
for form in '' --json; do
    # shellcheck disable=SC2086
    "$caygen" disasm -S $form bin/steps.skl smooth 2>"$work/err" >"$work/out" || fail "disasm -S $form without debug data: not 0"
    [ "$(cat "$work/err")" = 'caygen: bin/steps.skl has no source lines: there is no debug data that Caygen can read; compilers write it with -g' ] ||
        fail "disasm -S $form of a binary without debug data: $(cat "$work/err")"
    [ -n "$form" ] || cmp "$work/plain" "$work/out" || bad=1
done
for command in 'disasm -S bin/lines.skl' 'disasm --json bin/steps.skl' 'disasm bin/steps.skl'; do
    # shellcheck disable=SC2086
    "$caygen" $command >/dev/null 2>"$work/err"
    [ -s "$work/err" ] && fail "$command: $(cat "$work/err")"
done
exit $bad
