#!/bin/sh
# SPDX-License-Identifier: MIT
# charts.sh SOURCE: the charts in docs/figures show the table in docs/figures/bench.md: chart.sh draws the same ones again.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$1/conformance/bench/chart.sh" "$1/docs/figures/bench.md" "$work"
for chart in bench means; do
    cmp "$work/$chart.svg" "$1/docs/figures/$chart.svg"
    ! command -v xmllint >/dev/null || xmllint --noout "$work/$chart.svg"
done
# Every kernel has its row.
kernels=$(sed -n '/^## Milliseconds$/,/^## Speed/p' "$1/docs/figures/bench.md" | grep -c '^| [a-z]* ')
[ "$(grep -cE 'text-anchor="end">[a-z0-9]+( \*)?<' "$work/bench.svg")" -ge "$kernels" ]
# Another table gives another chart; a report without PoCL gives none.
sed '/^## Speed/,$s/^| mandel \* .*/| mandel * | 0.5 | 0.5 | 0.5 | 0.5 | 0.5 | 1 |/' "$1/docs/figures/bench.md" >"$work/other.md"
mkdir "$work/other" "$work/none"
"$1/conformance/bench/chart.sh" "$work/other.md" "$work/other" >"$work/log"
if cmp -s "$work/other/bench.svg" "$work/bench.svg"; then exit 1; fi
sed '/^## Speed/,$d' "$1/docs/figures/bench.md" >"$work/alone.md"
"$1/conformance/bench/chart.sh" "$work/alone.md" "$work/none" >"$work/log"
[ -z "$(ls "$work/none")" ]
