#!/bin/sh
# SPDX-License-Identifier: MIT
# reports.sh TOOL CAYGEN BIN: whether other programs read the reports: python3 (JSON, Perfetto), callgrind_annotate, lcov and
# genhtml, chromium (html); and source: lines by ocloc's debug data. TOOL is one of json, callgrind, lcov, html, source. 77: the program is not installed.
set -u
tool=$1 caygen=$2 bin=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
gunzip -c "$bin/known.cayman.gz" >"$work/known"

profile() { # ARGUMENTS...
    (cd "$bin/.." && "$caygen" profile --quiet "$@" -- "$caygen" exec "$work/known" turns -d cayman --global 128 --local 64 \
        --arg zeros:uint:128 --arg 5 --print out:1 >/dev/null) || exit 1
}

has() { # FILE PATTERN
    grep -q -e "$2" "$work/$1" || { echo "$1 has no '$2'" && head -n 40 "$work/$1" && exit 1; }
}

case $tool in
json)
    command -v python3 >/dev/null || exit 77
    profile --json "$work/json" --perfetto "$work/trace"
    python3 "$(dirname "$0")/reports.py" "$work/json" "$work/trace"
    ;;
callgrind)
    command -v callgrind_annotate >/dev/null || exit 77
    profile --callgrind "$work/callgrind"
    (cd "$bin/.." && callgrind_annotate --auto=yes "$work/callgrind") >"$work/out" 2>&1 || { cat "$work/out" && exit 1; }
    has out '188 (100.0%).*PROGRAM TOTALS'
    has out '188 (100.0%).*known.cl:turns \[cayman\]'
    has out 's = s \* 3 + i;'
    ;;
lcov)
    command -v lcov >/dev/null && command -v genhtml >/dev/null || exit 77
    profile --lcov "$work/info"
    lcov --summary "$work/info" >"$work/out" 2>&1 || { cat "$work/out" && exit 1; }
    has out 'functions.*100.0% (1 of 1'
    has info '^DA:11,10$' # two hardware threads, five turns
    has info '^DA:14,2$'
    (cd "$bin/.." && genhtml --output-directory "$work/pages" "$work/info") >"$work/out" 2>&1 || { cat "$work/out" && exit 1; }
    grep -rq 'unsigned\|uint i = 0\|s = s' "$work/pages" || { echo "genhtml shows no source" && exit 1; }
    ;;
source) # a program from source has lines, though nobody has asked for debug data; so has its record
    command -v ocloc >/dev/null || exit 77
    "$caygen" profile -- "$caygen" exec "$bin/../kernels/known.cl" turns -d skl --global 64 --local 64 --arg zeros:uint:64 \
        --arg 5 --print out:1 >"$work/out" 2>&1
    has out '<source>:11  s = s \* 3 + i;'
    "$caygen" record -o "$work/record" -- "$caygen" exec "$bin/../kernels/known.cl" turns -d skl --global 64 --local 64 \
        --arg zeros:uint:64 --arg 5 >"$work/out" 2>&1
    "$caygen" replay --profile "$work/record/0001-turns" >"$work/out" 2>&1
    has out '<source>:11  s = s \* 3 + i;'
    ;;
html)
    chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome) || exit 77
    profile --html "$work/page.html"
    grep -E -e 'src=|@import|url\(|https?:' "$work/page.html" && echo "the page loads something" && exit 1
    "$chromium" --headless --no-sandbox --disable-gpu --user-data-dir="$work/browser" --virtual-time-budget=2000 \
        --dump-dom "file://$work/page.html" >"$work/dom" 2>"$work/err" || { cat "$work/err" && exit 77; }
    has dom '<h2>turns<span class="badge">cayman</span>'
    has dom '<td class="code">.*s = s \* 3 + i;</td>'
    has dom '<tr class="hot"><td class="n">00100</td>'
    # A browser repairs what is nested wrongly; then there are other tags than in the file.
    for tag in tr td section details div svg; do
        [ "$(grep -o "<${tag}[ >]" "$work/page.html" | wc -l)" = "$(grep -o "<${tag}[ >]" "$work/dom" | wc -l)" ] ||
            { echo "the browser has other <$tag> than the page" && exit 1; }
    done
    ;;
esac
