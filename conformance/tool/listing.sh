#!/bin/sh
# SPDX-License-Identifier: MIT
# caygen disasm: labels where branches lead, words for messages, neither with --plain, and programs out of the cache.
# Usage: listing.sh CAYGEN KERNELS
set -u
caygen=$1 kernels=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0

fail() {
    echo "$*"
    failed=1
}

# FILE KERNEL PATTERN: a line of its listing
has() {
    "$caygen" disasm "$1" "$2" >"$work/out" 2>&1 || fail "caygen disasm $1 $2: exit code $?"
    grep -q -e "$3" "$work/out" || { fail "$1 $2: no '$3'" && cat "$work/out"; }
}

# Gen: JIP and UIP; surfaces with their arguments; A32 and A64, SIMD16.
has "$kernels/steps.skl" smooth '// untyped surface read, surface 0 (argument 0 in), 2 components of 4 bytes, SIMD16$'
has "$kernels/steps.skl" smooth '// untyped surface write, surface 1 (argument 1 out), 1 component of 4 bytes, SIMD16$'
has "$kernels/steps.skl" collatz '// JIP L[0-9a-f]*, UIP L[0-9a-f]*$'
has "$kernels/steps.skl" sums '// barrier$'
has "$kernels/steps.skl" sums 'local memory, 1 component of 4 bytes'
has "$kernels/steps.skl" smooth '{EOT} // thread spawner message, end of thread$'
# Cayman: addresses of control flow, fetches, RAT writes, LDS.
has "$kernels/steps.cayman" smooth '^000[0-9a-f]* .*MEM_RAT_CACHELESS STORE_DWORD .* // write, memory, 1 component of 4 bytes, SIMD64$'
has "$kernels/steps.cayman" smooth 'VTX_READ_64 .* // read, memory, 2 components of 4 bytes, SIMD64$'
has "$kernels/steps.cayman" collatz 'END_LOOP.* // to L000'
has "$kernels/steps.cayman" sums 'LDS_WRITE .* // write, local memory, '

# Each place that a branch names has its label, and each label is named by a branch.
for file in "$kernels"/*.skl "$kernels"/*.cayman "$kernels"/*.zebin; do
    "$caygen" disasm "$file" | awk -v file="$file" '
        function kernel_ends(   l) {
            for (l in named) if (!(l in label)) { print file ": no label " l; bad = 1 }
            for (l in label) if (!(l in named)) { print file ": nobody goes to " l; bad = 1 }
            delete named; delete label
        }
        /^\/\/ kernel / { kernel_ends() }
        /^L[0-9a-f]*:$/ { sub(":", ""); label[$0]; labels++; next }
        / \/\/ / { sub(/.* \/\/ /, ""); while (match($0, /L[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]/)) { named[substr($0, RSTART, RLENGTH)]; $0 = substr($0, RSTART + RLENGTH) } }
        END { kernel_ends(); exit bad }' || failed=1
    # Without both it is the same listing.
    "$caygen" disasm "$file" | grep -v '^L[0-9a-f]*:$' | sed 's, *// .*,,; s, *$,,' >"$work/words"
    "$caygen" disasm "$file" --plain | sed 's, *// .*,,; s, *$,,' >"$work/plain"
    cmp -s "$work/words" "$work/plain" || fail "$file: --plain is another listing"
    "$caygen" disasm "$file" --plain | grep -v '^// kernel' | grep -q '//\|^L' && fail "$file: --plain has words or labels"
done
exit $failed
