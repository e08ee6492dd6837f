#!/bin/sh
# SPDX-License-Identifier: MIT
# check.sh RUNNER FOLDER golden|gen7|notices|fresh
#   golden   the committed programs, every engine and level
#   gen7     the same for Ivy Bridge and Haswell
#   notices  a program whose expectation was changed must be found
#   fresh    programs made now, from a seed that changes every day; 77 without iga64 or python3
set -eu
runner=$1 folder=$2
case $3 in
golden) gzip -dc "$folder/programs.txt.gz" | "$runner" -j "${JIT_EVERY:-4}" - ;;
gen7) gzip -dc "$folder/gen7.txt.gz" | "$runner" -j "${JIT_EVERY:-4}" - ;;
notices)
    gzip -dc "$folder/programs.txt.gz" | head -n 9 | sed '6s/expect ./expect 7/' >changed.txt
    ! "$runner" -j 0 changed.txt >changed.out || exit 1
    grep -q '^3 programs, .* 1 differences$' changed.out || { cat changed.out; exit 1; }
    ;;
fresh)
    command -v iga64 >/dev/null && command -v python3 >/dev/null || exit 77
    seed=$(($(date +%s) / 86400 * 100000))
    echo "seed $seed"
    python3 "$folder/gen.py" --seed "$seed" --count 200 | "$runner" -j 50 -
    for gen7 in 7 75; do
        python3 "$folder/gen.py" --seed "$seed" --count 60 --platform $gen7 | "$runner" -j 50 -
    done
    ;;
esac
