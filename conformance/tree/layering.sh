#!/bin/sh
# SPDX-License-Identifier: MIT
# No folder reaches a header it must not see: icd -> runtime -> {frontend, backend} -> emu.
# usage: layering.sh SOURCE_DIR CC
set -u
cd "$1" || exit 1
bad=0

# forbid FOLDER HEADER_FOLDERS...: no include in FOLDER names one of them.
forbid() {
    folder=$1
    shift
    for other in "$@"; do
        if grep -rnE "#include \"(\.\./)*($other)/" "$folder" --include='*.[ch]'; then
            echo "$folder includes $other"
            bad=$((bad + 1))
        fi
    done
}
forbid emu frontend backend runtime icd
forbid frontend backend runtime icd
forbid backend frontend runtime icd
forbid runtime icd
forbid icd frontend backend emu
forbid samples emu frontend backend runtime icd

# The check is checked: a forbidden include is found, and does not compile with the folder's own include path.
probe=$(mktemp -d) || exit 1
trap 'rm -rf "$probe"' EXIT
mkdir "$probe/emu"
echo '#include "runtime/object.h"' >"$probe/emu/probe.c"
if (forbid "$probe/emu" runtime >/dev/null; [ "$bad" -eq 0 ]); then
    echo "the check misses a forbidden include"
    bad=$((bad + 1))
fi
if "$2" -Iemu/include -fsyntax-only "$probe/emu/probe.c" 2>/dev/null; then
    echo "emu can include runtime's headers"
    bad=$((bad + 1))
fi
echo "$bad forbidden includes"
[ "$bad" -eq 0 ]
