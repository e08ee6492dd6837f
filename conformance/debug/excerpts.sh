#!/bin/sh
# SPDX-License-Identifier: MIT
# Each block ```console of a page is what its commands print: a line "$ COMMAND", then all of its output, standard error
# first; a line "..." stands for any lines. Commands run in conformance/debug, or in FOLDER, with PATH's programs.
# Usage: excerpts.sh PAGE PATH [FOLDER]
set -u
page=$(realpath "$1") PATH=$2:$PATH
export PATH CAYGEN_CACHE=0
cd "${3:-$(dirname "$0")}" || exit 1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export RECORD="$work/record" PICTURE="$work/picture.png" WORK="$work"

awk -v work="$work" '
    function run(command) {
        n++
        output = work "/out" n
        system("(" command ") 2>" work "/err >" work "/std; cat " work "/err " work "/std >" output)
        lines = 0
        while ((getline text < output) > 0) got[++lines] = text
        close(output)
        at = 1
        skips = 0
    }
    function expect(want,   i) {
        if (want == "...") { skips = 1; return }
        for (i = at; i <= lines; i++)
            if (got[i] == want) break
            else if (!skips) { i = lines + 1; break }
        if (i > lines) { printf "%s:%d: \"%s\" is not what the command prints", FILENAME, FNR, want; printf at <= lines ? ", but \"" got[at] "\"\n" : "\n"; bad++; return }
        at = i + 1
        skips = 0
    }
    function finish() {
        if (running && !skips && at <= lines) { printf "%s:%d: the command prints more: \"%s\"\n", FILENAME, FNR, got[at]; bad++ }
        running = 0
    }
    /^```console$/ { inside = 1; blocks++; next }
    /^```$/ { if (inside) finish(); inside = 0; next }
    !inside { next }
    /^\$ / { finish(); run(substr($0, 3)); running = 1; next }
    { expect($0) }
    END { print blocks + 0 " blocks, " n + 0 " commands, " bad + 0 " lines that are not so"; exit bad > 0 || blocks == 0 }
' "$page"
