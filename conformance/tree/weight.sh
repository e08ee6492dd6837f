#!/bin/sh
# SPDX-License-Identifier: MIT
# A checkout is at most 40 MB, in blocks of 4 KiB as a disk holds it. What is generated and large is packed: keep in
# offline-compilers.sh makes FILE.gz, and read_file.c reads it.
# usage: weight.sh SOURCE_DIR CC
set -u
LIMIT=40000 # blocks of 1000 bytes

weight() { # SOURCE_DIR: kilobytes, and the ten heaviest folders on standard error when there are too many
    "$1/conformance/tree/sources.sh" "$1" '*' | (cd "$1" && tr '\n' '\0' | xargs -0 stat -c '%s %n') |
        awk -v limit=$LIMIT '{
            blocks = int(($1 + 4095) / 4096) * 4.096; total += blocks
            folder = $2; sub(/[^\/]*$/, "", folder); folders[folder] += blocks
        } END {
            print int(total)
            if (total > limit) for (folder in folders) print int(folders[folder]) " kB " folder | "sort -rn | head -n 10 >&2"
        }'
}

kilobytes=$(weight "$1")
echo "$kilobytes kB of $LIMIT"
[ "$kilobytes" -gt 1000 ] && [ "$kilobytes" -le $LIMIT ] || exit 1
