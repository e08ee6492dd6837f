#!/bin/sh
# SPDX-License-Identifier: MIT
# counts.sh CAYGEN FOLDER NAME.DEVICE ENGINE: profiles kernels whose counts follow from their source and their listing.
# expected/NAME.DEVICE says how often each instruction of `turns` runs in a hardware thread, for n turns of its loop: first
# and last offset, and 1, n, n-1 or 0. It is written by hand beside the listing of iga64 or LLVM.
set -u
caygen=$1 folder=$2 name=$3 engine=$4
device=${name##*.}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
gunzip -c "$folder/bin/$name.gz" >"$work/binary" || exit 1
failed=0

fail() {
    echo "$name, $engine: $*"
    failed=1
}

profile() { # KERNEL ARGUMENTS...: the report is $work/report
    rm -rf "$work/reports" && mkdir "$work/reports"
    CAYGEN_PROFILE=on CAYGEN_PROFILE_DIR="$work/reports" CAYGEN_ENGINE=$engine \
        "$caygen" exec "$work/binary" "$@" -d "$device" --print out:1 >"$work/out" 2>&1 || fail "$* failed: $(cat "$work/out")"
    cat "$work"/reports/*.profile >"$work/report" || exit 1
    simd=$(sed -n 's/^simd //p' "$work/report")
}

# sum MESSAGE COUNT: over the instructions that send this message; MESSAGE "": over all
sum() {
    awk -v message="$1" -v count="$2" '
        /^launch / { inside = 0 }
        /^kernel / { inside = 1 }
        /^instruction / { is = message == "" }
        $1 == "message" && message != "" { is = substr($0, 9) == message }
        inside && is && $1 == count { n += $2 }
        END { print n + 0 }' "$work/report"
}

is() { # WHAT VALUE WANTED
    [ "$2" = "$3" ] || fail "$1: $2, not $3"
}

# --- how often each instruction runs ---
for n in 1 5 32; do
    profile turns --global 256 --local 64 --arg zeros:uint:256 --arg $n
    threads=$((256 / simd))
    awk -v n=$n -v threads=$threads '
        BEGIN { rows = 0 }
        function number(hex, i, value) {
            value = 0
            for (i = 1; i <= length(hex); i++)
                value = 16 * value + index("0123456789abcdef", substr(hex, i, 1)) - 1
            return value
        }
        FILENAME == ARGV[1] {
            first[rows] = number($1); last[rows] = number($2); times[rows++] = $3
            next
        }
        /^launch / { exit bad }
        function check(i, want) {
            if (at == "")
                return
            for (i = 0; i < rows && !(at >= first[i] && at <= last[i]); i++)
                ;
            if (i == rows) {
                printf "instruction %d is not expected\n", at
                bad = 1
                return
            }
            want = threads * (times[i] == "n" ? n : times[i] == "n-1" ? n - 1 : times[i])
            seen[i] = 1
            if (count != want) {
                printf "instruction %d: %d times, not %d\n", at, count, want
                bad = 1
            }
        }
        /^instruction / { check(); at = $2 + 0; count = 0 }
        /^count / { count = $2 }
        END {
            check()
            for (i = 0; i < rows; i++)
                if (!seen[i]) {
                    printf "row %d of the table stands for no instruction\n", i + 1
                    bad = 1
                }
            exit bad
        }' "$folder/expected/$name" "$work/report" || fail "turns, $n"
done

# --- bytes, cache lines, banks ---
served=16 branches=1
case $device in
cayman) served=32 ;;
ivb) branches=2 ;; # Beignet asks first which lanes there are
esac
for step in 1 2 4 16; do
    profile steps --global 128 --local 64 --arg zeros:uint:$((128 * step)) --arg zeros:uint:128 --arg local:$((256 * step)) --arg $step
    is "step $step: bytes read" "$(sum 'global load' read_bytes)" 512
    is "step $step: bytes written" "$(sum 'global store' written_bytes)" 512
    is "step $step: cache lines read" "$(sum 'global load' cache_lines)" $((8 * step))
    is "step $step: cache lines written" "$(sum 'global store' cache_lines)" 8
    is "step $step: dense lines read" "$(sum 'global load' dense_lines)" 8
    is "step $step: steps of local memory" "$(sum '' bank_cycles)" $((256 * step / served))
    is "step $step: without conflicts" "$(sum '' free_cycles)" $((256 / served))
    is "step $step: local bytes" "$(($(sum 'local load' read_bytes) + $(sum 'local store' written_bytes)))" 1024
    is "step $step: lanes of loads" "$(sum 'global load' lanes)" 128
done

# --- lanes and branches ---
odd=$(awk 'BEGIN { for (i = 0; i < 128; i++) printf "%s%d", i ? "," : "", i % 2 ? i : 0 }')
profile halves --global 128 --local 64 --arg zeros:uint:128 --arg "$odd"
threads=$((128 / simd))
is "lanes that store" "$(sum 'global store' lanes)" 64
is "bytes that they store" "$(sum 'global store' written_bytes)" 256
is "branches" "$(sum '' branches)" $((threads * branches))
is "branches that divide" "$(sum '' branch_split)" $threads
exit $failed
