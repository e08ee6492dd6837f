#!/bin/sh
# SPDX-License-Identifier: MIT
# How many offline compilers run at once, and how often one runs for builds of the same program.
# usage: parallel.sh ONLINE_MANY; 77: ocloc is not installed
set -eu
many=$1
ocloc=$(command -v ocloc) || exit 77
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CAYGEN_CACHE_DIR="$folder/cache" CAYGEN_DEVICES=skl CAYGEN_OCLOC="$folder/ocloc"
# A compiler cannot write where we could read it: when it began and ended is in its log, which is kept with what it
# made, so that each is there once per compiler, whoever asks.
printf '#!/bin/sh\necho "$(date +%%s%%N).$$ +1"\n"%s" "$@"\ncode=$?\necho "$(date +%%s%%N).$$ -1"\nexit $code\n' \
    "$ocloc" >"$folder/ocloc"
chmod 755 "$folder/ocloc"

expect() { # LIMIT COUNT DISTINCT
    rm -rf "$folder/cache"
    CAYGEN_COMPILERS=$1 timeout 900 "$many" "$2" "$3" >"$folder/out"
    grep 'ended well' "$folder/out"
    grep -E '^[0-9]+\.[0-9]+ [+-]1$' "$folder/out" | sort -u | sort -n >"$folder/calls"
    awk -v limit="$1" -v calls="$3" '
        { running += $2; if (running > most) most = running; started += $2 > 0 }
        END {
            printf "%d compilers, at most %d at once\n", started, most
            exit !(started == calls && most <= limit && most >= (limit < calls ? limit : calls) - 1)
        }' "$folder/calls"
}
expect 2 64 8
expect 3 12 12
expect 8 16 1
