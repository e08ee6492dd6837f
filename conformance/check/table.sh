#!/bin/sh
# SPDX-License-Identifier: MIT
# table.sh: the table of docs/check.md, made of expected/*.table.
set -eu
cd "$(dirname "$0")/expected"
echo '| class | pairs on skl | recall | precision | pairs on Cayman | recall | precision | Oclgrind: pairs | recall | precision |'
echo '|---|---|---|---|---|---|---|---|---|---|'
for class in race mixed same-value mixed-read bounds access uninitialised barrier wait alignment argument released mapped \
    unordered leak nan infinity division conversion shift; do
    line="| \`$class\` |"
    for table in skl cayman oclgrind; do
        line="$line $(awk -v class="$class" '$1 == class { found = 1
            printf "%d | %.2f | %.2f |", $2, $3 / $2, $3 + $4 ? $3 / ($3 + $4) : 1 } END { if (!found) printf "0 | | |" }' "$table.table")"
    done
    echo "$line"
done
for table in skl cayman oclgrind; do
    awk -v table="$table" '{ n += $2; f += $3; a += $4 } END { printf "<!-- %s: %d pairs, %d found, %d false alarms -->\n", table, n, f, a }' \
        "$table.table"
done
