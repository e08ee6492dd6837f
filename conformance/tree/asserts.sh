#!/bin/sh
# SPDX-License-Identifier: MIT
# Each part of the driver asserts what its functions rely on: at least 5 lines with an assert per 1000 lines of code.
# Empty lines and comments are not code.
# usage: asserts.sh SOURCE_DIR CC
set -u
LEAST=5
sources=$(cd "$(dirname "$0")" && pwd)/sources.sh

count() { # SOURCE_DIR FOLDER: prints the figures; fails if there are too few asserts, or no code
    "$sources" "$1" '*.[ch]' | sed 's|^\./||' | grep "^$2/" | (cd "$1" && tr '\n' '\0' | xargs -0 -r cat) |
        awk -v folder="$2" -v least="$LEAST" '
            { gsub(/\/\*([^*]|\*+[^*\/])*\*+\//, "") }
            inside { if (!sub(/^.*\*\//, "")) next; inside = 0 }
            /^[ \t]*\/\*/ { inside = 1; next }
            /^[ \t]*(\/\/.*)?$/ { next }
            { lines++ }
            /(^|[^A-Za-z_])(assert|_Static_assert)\(/ { asserts++ }
            END {
                if (lines)
                    printf "%s: %d asserts in %d lines of code, %.1f per 1000\n", folder, asserts, lines, 1000 * asserts / lines
                exit !lines || 1000 * asserts < least * lines
            }'
}

failed=0
for folder in icd runtime backend frontend emu; do
    count "$1" $folder || {
        echo "$folder: fewer than $LEAST asserts per 1000 lines of code"
        failed=1
    }
done

# The check itself must count right: an assert in a comment is none.
probe=$(mktemp -d) || exit 1
trap 'rm -rf "$probe"' EXIT
mkdir "$probe/emu"
{
    printf '/* assert(0) */\n/*\n * assert(0);\n */\n// assert(0);\n\n'
    i=0
    while [ $i -lt 199 ]; do
        echo "int f$i(void);"
        i=$((i + 1))
    done
} >"$probe/emu/probe.c"
if count "$probe" emu >/dev/null; then
    echo "the check misses a folder without asserts"
    failed=1
fi
echo 'static void f(int n) { assert(n); }' >>"$probe/emu/probe.c"
count "$probe" emu >/dev/null || {
    echo "the check misses an assert"
    failed=1
}
exit $failed
