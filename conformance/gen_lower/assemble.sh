#!/bin/sh
# SPDX-License-Identifier: MIT
# Writes the hexadecimal lines of cases from their assembly lines, with Intel's assembler. Usage: assemble.sh FILE...
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for file in "$@"; do
    platform=9
    if grep -q '^platform bdw' "$file"; then platform=8; fi
    sed -n 's/^> \{0,1\}//p' "$file" >"$work/code.asm"
    iga64 -a "-p=$platform" -Xforce-no-compact "$work/code.asm" -o "$work/code.bin"
    od -An -v -tx1 -w16 "$work/code.bin" | tr -d ' ' | sed 's/^/= /' >"$work/code.hex"
    # the new hexadecimal lines go behind the last line of assembly
    grep -v '^=' "$file" | awk -v hex="$work/code.hex" '
        { line[NR] = $0; if (/^>/) last = NR }
        END { for (i = 1; i <= NR; i++) { print line[i]; if (i == last) while ((getline h < hex) > 0) print h } }' \
        >"$work/new"
    cat "$work/new" >"$file"
done
