#!/bin/bash
# SPDX-License-Identifier: MIT
# Runs libFuzzer targets and counts. Usage: run.sh [-j JOBS] [-s SECONDS] [-t PROCESSOR_SECONDS] [-w WORK] [-n NICE] BUILD [TARGET...]
#   BUILD   a folder configured with the preset fuzz, its targets built
#   -s      how long each target runs at a time (60)
#   -t      goes round and round until so much processor time is used; without it once
#   -n      how far behind other processes (19)
#   -w      where corpora, findings and the log are kept from run to run (BUILD/fuzz-work)
# Prints what the log of WORK holds: each target's executions, processor time, new inputs, findings. Exit code 1: something
# was found in this run. A finding is a file in WORK/findings/TARGET.
set -eu
HERE=$(cd "$(dirname "$0")" && pwd)
jobs=1 SECONDS_EACH=60 budget=0 WORK= NICE=19
while getopts j:s:t:w:n: option; do
    case $option in
    j) jobs=$OPTARG ;;
    s) SECONDS_EACH=$OPTARG ;;
    t) budget=$OPTARG ;;
    w) WORK=$OPTARG ;;
    n) NICE=$OPTARG ;;
    *) exit 2 ;;
    esac
done
shift $((OPTIND - 1))
BUILD=$(cd "$1" && pwd)/conformance/fuzz
WORK=${WORK:-$1/fuzz-work}
shift
mkdir -p "$WORK/corpus" "$WORK/findings" "$WORK/last"
WORK=$(cd "$WORK" && pwd)
LOG=$WORK/log
touch "$LOG"
export NICE HERE BUILD WORK LOG SECONDS_EACH
# What a translation was given up with is leaked by intent.
export ASAN_OPTIONS=allocator_may_return_null=1:handle_abort=1:detect_leaks=0
export UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1

targets() {
    for program in "$BUILD"/fuzz_*; do
        [ -x "$program" ] && [ -f "$program" ] && echo "${program##*/fuzz_}"
    done
}

statistic() { # NAME FILE
    sed -n "s/^stat::$1: *//p" "$2" | tail -1
}

count_findings() { # TARGET
    find "$WORK/findings/$1" -type f | wc -l
}

# One target for SECONDS_EACH. libFuzzer measures by the clock, so an input has long enough on a busy machine, too.
# Writes a line in the log: date, target, executions, processor seconds, new inputs, findings.
one_slice() { # TARGET
    local t=$1 out=$WORK/last/$1 before after folder entropic=1
    mkdir -p "$WORK/corpus/$t" "$WORK/findings/$t"
    before=$(count_findings "$t")
    set -- "$WORK/corpus/$t"
    for folder in "$HERE/corpus/$t" "$BUILD/seeds/$t"; do
        [ -d "$folder" ] && set -- "$@" "$folder"
    done
    # Half of the time of targets with many features goes into libFuzzer's entropic schedule.
    case $t in run | lane_programs | container) entropic=0 ;; esac
    TIMEFORMAT='%U %S'
    { time nice -n "$NICE" "$BUILD/fuzz_$t" -max_total_time="$SECONDS_EACH" -timeout=600 -report_slow_units=600 -rss_limit_mb=4096 \
        -max_len=32768 -reload=0 -entropic=$entropic -print_final_stats=1 -artifact_prefix="$WORK/findings/$t/" "$@" >"$out" 2>&1 || true; } 2>"$out.time"
    after=$(count_findings "$t")
    [ "$after" = "$before" ] || cp "$out" "$WORK/findings/$t.report"
    printf '%s %s %s %s %s %s\n' "$(date -u +%FT%TZ)" "$t" "$(statistic number_of_executed_units "$out")" \
        "$(tail -1 "$out.time" | awk '{ printf "%d", $1 + $2 }')" "$(statistic new_units_added "$out")" $((after - before)) >>"$LOG"
}
export -f one_slice statistic count_findings

used() {
    awk '{ total += $4 } END { print total + 0 }' "$LOG"
}

table() {
    awk '{ runs[$2] += $3; time[$2] += $4; new[$2] += $5; found[$2] += $6 }
        END {
            printf "%-16s %14s %10s %8s %8s\n", "target", "executions", "processor", "new", "findings"
            for (t in runs) printf "%-16s %14d %9ds %8d %8d\n", t, runs[t], time[t], new[t], found[t] | "sort"
        }' "$LOG"
}

first=$(wc -l <"$LOG") start=$(used)
while :; do
    { [ $# -gt 0 ] && printf '%s\n' "$@" || targets; } | xargs -P "$jobs" -I{} bash -c 'one_slice "$1"' _ {}
    [ $(($(used) - start)) -lt "$budget" ] || break
done
table
tail -n +$((first + 1)) "$LOG" | awk '{ found += $6 } END { exit found > 0 }'
