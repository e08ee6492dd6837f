#!/bin/sh
# SPDX-License-Identifier: MIT
# record.sh MAKE_TEXT [SEED [COUNT]]: writes ../legal.txt from what iga64 makes and lists of COUNT random legal
# instructions per platform and compaction, so that machines without iga64 compare with them too.
set -eu
make_text=$1 seed=${2:-4} count=${3:-400}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
{
    echo "# SPDX-License-Identifier: MIT"
    echo "# Random legal instructions (random/record.sh): platform, machine code, listing as iga64 1.1.0 prints it."
    for platform in 8 9; do
        for compaction in force-no-compact autocompact; do
            "$make_text" $platform "$seed" "$count" >"$work/legal.asm"
            iga64 -a "-p=$platform" "-X$compaction" "$work/legal.asm" -o "$work/code" 2>/dev/null
            od -An -v -tx1 -w8 "$work/code" | tr -d ' ' >"$work/hex" # 8 bytes a line
            iga64 -d -q "-p=$platform" -n -Xprint-pc "$work/code" 2>/dev/null |
                sed -n 's|^/\* \[\([0-9A-F]*\)\]  \*/ *\(.*\)|\1 \2|p' |
                sed 's| *//.*||; s| *$||' >"$work/listing"
            # compacted instructions are one line of 8 bytes, the others two
            awk -v platform=$platform -v at=0 '
                FNR == NR { hex[n++] = $0; next }
                { text = $0; sub(/^[0-9A-F]+ /, "", text)
                  wide = index(text, "Compacted") == 0
                  print platform, hex[at] (wide ? hex[at + 1] : ""), text; at += wide ? 2 : 1 }' \
                "$work/hex" "$work/listing"
        done
        seed=$((seed + 1))
    done
} >"$work/legal.txt"
gzip -9n <"$work/legal.txt" >"$(dirname "$0")/../legal.txt.gz"
