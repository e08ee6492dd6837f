#!/bin/sh
# SPDX-License-Identifier: MIT
# table.sh [DOCUMENT]: the table of docs/check.md, made of expected/*.table; with DOCUMENT, whether that has each of its lines.
set -eu
document=${1:+$(realpath "$1")}
cd "$(dirname "$0")/expected"

table() {
    echo '| class | pairs | skl: recall | precision | Cayman: pairs | recall | precision | Oclgrind: recall | precision |'
    echo '|---|---|---|---|---|---|---|---|---|'
    for class in race mixed same-value mixed-read bounds access uninitialised barrier wait alignment argument released \
        mapped unordered leak nan infinity division conversion shift; do
        line="| \`$class\` |"
        for table in skl cayman oclgrind; do
            line="$line$(awk -v class="$class" -v table="$table" '$1 == class { found = 1
                if (table != "oclgrind") printf " %d |", $2
                printf " %.2f | %.2f |", $3 / $2, $3 + $4 ? $3 / ($3 + $4) : 1 } END { if (!found) printf " | | |" }' "$table.table")"
        done
        echo "$line"
    done
    for table in skl cayman oclgrind; do
        awk -v table="$table" '{ n += $2; f += $3; a += $4 } END { printf "%s: %d pairs, %d found, %d false alarms\n", table, n, f, a }' \
            "$table.table"
    done | paste -s -d ';' | sed 's/;/; /g; s/$/./'
}

if [ -z "$document" ]; then
    table
else
    table | while IFS= read -r line; do
        grep -qxF -e "$line" "$document" || { echo "not in $document: $line" && exit 1; }
    done
fi
