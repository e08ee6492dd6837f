#!/bin/sh
# SPDX-License-Identifier: MIT
# Source files that documents, comments and scripts name by a path with a folder exist.
# usage: names.sh SOURCE_DIR
set -u
cd "$1" || exit 1
all=$(mktemp) || exit 1
trap 'rm -f "$all"' EXIT
conformance/tree/sources.sh . '*' | sed 's|^\./||' >"$all"
# shellcheck disable=SC2046
grep -E '\.(md|c|h|def|sh|txt|cmake)$|/CMakeLists.txt$' "$all" | grep -vE '/(bin|listing|kernels|programs)/' |
    xargs grep -noE '(^|[^<a-zA-Z0-9_./*{}$"%-])(\.\./)*([a-z0-9_]+/)+[a-z0-9_]+\.(c|h|def|sh|py|md|supp)\b' /dev/null | awk -v all="$all" '
    BEGIN {
        while ((getline path <all) > 0) {
            for (rest = path; rest != ""; ) {
                known[rest] = 1
                if (!index(rest, "/")) break
                sub("^[^/]*/", "", rest)
            }
            known["include/" path] = 1
        }
    }
    {
        at = $0
        sub("^[^:]*:[^:]*:", "", at)
        sub("^[^a-z0-9_]+", "", at)
        named++
        if (at !~ /^out\// && !(at in known)) { print $0; bad++ }
    }
    END { print named " files named, " bad + 0 " of them unknown"; exit bad > 0 || named < 100 }'
