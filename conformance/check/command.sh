#!/bin/sh
# SPDX-License-Identifier: MIT
# command.sh CAYGEN FOLDER PROGRAM: `caygen check` as a user meets it: exit codes, reports, what is suppressed.
set -u
caygen=$1 bin=$2 host=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/tmp"
export TMPDIR="$work/tmp" # its own: other tests run `caygen check` at the same time
failed=0
gunzip -c "$bin/race.cayman.gz" >"$work/race"
gunzip -c "$bin/wait.cayman.gz" >"$work/wait"
run="--global 128 --local 64 --arg random:int:128 --arg zeros:int:128"
bad="$caygen exec $work/race halves_bad -d cayman $run"
good="$caygen exec $work/race halves_good -d cayman $run"
note="$caygen exec $work/race mark_bad -d cayman --global 128 --local 64 --arg zeros:int:1"

fail() {
    echo "$*"
    cat "$work/out" "$work/err"
    failed=1
}

check() { # CODE WORDS...
    wanted=$1
    shift
    "$caygen" check "$@" >"$work/out" 2>"$work/err"
    code=$?
    [ $code -eq "$wanted" ] || fail "caygen check $*: exit code $code, not $wanted"
}

has() { # FILE PATTERN
    grep -q -e "$2" "$work/$1" || fail "$1 has no '$2'"
}

# shellcheck disable=SC2086 # $bad, $good and $note are words
{
    check 101 -- $bad
    has err 'check: race in kernel halves_bad on cayman: write after write, 4 bytes at byte 0 of argument 1 `out`'
    has err 'work-item (1, 0, 0) of work-group (0, 0, 0), instruction 0x[0-9a-f]*, kernels/race.cl:'
    has err 'after: work-item (0, 0, 0)'
    has err '^caygen: check: 1 finding, 64 occurrences$'
    check 0 -- $good
    has err '^caygen: check: nothing was found$'
    check 0 --classes same-value -- $note # a note fails no job
    has err '^caygen: check: 1 finding'
    check 7 --exit-code 7 -- $bad
    check 0 --exit-code 0 -- $bad
    check 3 -- sh -c "$good; exit 3"
    check 137 -- sh -c 'kill -9 $$'
    check 127 -- "$work/none"

    # Several processes, one report.
    check 101 --sarif "$work/sarif" --junit "$work/junit" --html "$work/html" --github -- sh -c "$bad; $bad; $good"
    has err '2 findings, 128 occurrences'
    [ "$(grep -c '"ruleId": "race"' "$work/sarif")" = 2 ] || fail "SARIF has not two results"
    has sarif '"startLine": '
    has junit '<testsuite name="caygen check" tests="2" failures="2">'
    has html 'race in kernel <code>halves_bad</code> on cayman'
    has out '^::error file=kernels/race.cl,line=[0-9]*,title=race::kernel halves_bad: write after write'

    # What the user does not want to hear of.
    echo 'race  halves_*  kernels/race.cl:*   # known' >"$work/known"
    check 0 --suppressions "$work/known" -- $bad
    has err 'nothing was found; 1 suppressed'
    echo 'bounds *' >"$work/known"
    check 101 --suppressions "$work/known" -- $bad
    check 0 --kernel halves_bad --suppressions /dev/null --exit-code 0 -- $bad

    # Words that nobody knows are told before the program starts.
    printf 'race\n\nbound * # a class is bounds\n' >"$work/known"
    check 2 --suppressions "$work/known" -- echo began
    has err "known:3: 'bound': there is no such class of findings"
    ! grep -q began "$work/out" || fail "the program was started"
    echo 'race halves_bad kernels/race.cl:1 more' >"$work/known"
    check 2 --suppressions "$work/known" -- true
    has err "known:1: 'more': more than a class, a kernel and a place"

    # Where nothing was looked at, nothing was found for that reason.
    check 1 --kernel halves_good -- $bad
    has err '^caygen: check: no launch was looked at'
    has err 'there was no launch of a kernel halves_good$'
    check 1 --launch 2 -- $bad
    has err 'there was no launch 2$'
    check 0 -- true
    has err '^caygen: check: no launch was looked at, and nothing was found$'
    mkdir "$work/empty"
    check 2 --from "$work/empty"
    has err 'no process has left findings there'
    check 101 --launch 1 --kernel halves_bad -- $bad
    check 101 --schedule 5 -- $bad
    check 101 --max 1 -- sh -c "$caygen exec $work/race histogram_bad -d cayman --global 256 --local 64 --arg random:uint:256 --arg zeros:uint:16"
    check 1 --max 0 -- $good

    check 1 --classes none -- $good
    check 1 --exit-code 256 -- $good
    check 2 --sarif "$work/none/file" -- $good
    check 2 --suppressions "$work/none" -- $good
    check 1

    # What cannot be written, and what ends early: a sentence, and what was found is kept.
    check 101 --sarif /dev/full -- $bad
    has err '/dev/full: No space left on device'
    has err '1 finding, 64 occurrences'
    # Nobody reads standard error any more: the files are written all the same.
    { "$caygen" check --junit "$work/unread" --sarif "$work/unread.sarif" -- $bad; } 2>&1 >/dev/null | true
    until [ -s "$work/unread.sarif" ]; do sleep 0.2; done
    has unread 'failures="1"'
    check 2 --html /dev/full -- $good # nobody reads a report that is not there
    has err '/dev/full: No space left on device'
    check 101 -- sh -c "$bad; kill -9 \$\$"
    has err '^caygen: check: 1 finding'
    "$caygen" check --junit "$work/ended" -- sh -c "$bad; echo now; exec sleep 1000" >"$work/out" 2>"$work/err" &
    job=$!
    until grep -q now "$work/out"; do sleep 0.2; done
    kill -TERM $job
    code=0
    wait $job || code=$?
    [ $code -eq 101 ] || fail "ended by SIGTERM: exit code $code, not 101"
    has err '^caygen: check: 1 finding'
    has ended 'failures="1"'

    # A wait without an end is stopped at once, and that is what the launch's error says.
    check 101 -- "$caygen" exec "$work/wait" flag5_bad -d cayman --global 64 --local 64 --arg zeros:int:1 --arg zeros:int:64
    has err 'check: wait in kernel flag5_bad on cayman: an endless wait'
    has err 'hang .*: the check has stopped it, because it waits without an end'

    # A wild address is not told of the buffer that happens to lie nearest.
    wild="$caygen exec $(dirname "$0")/../tool/kernels/exec.cayman wild -d cayman --global 1 --arg zeros:8"
    check 101 -- $wild --arg 0xffffffffffffffff
    has err 'write of 4 bytes, 4 bytes before the beginning of argument 0 `out`'
    check 101 -- $wild --arg 0x1000000
    has err 'write of 4 bytes at address 0x[0-9a-f]*; no buffer of the kernel is near$'

    # The program's output is its own.
    $good >"$work/alone" 2>/dev/null
    check 0 -- $good
    cmp -s "$work/alone" "$work/out" || fail "the output differs"
    echo words | "$caygen" check --exit-code 0 -- cat >"$work/out" 2>/dev/null
    [ "$(cat "$work/out")" = words ] || fail "standard input is not the program's"

    # A program that loads OpenCL by dlopen, and one that forks.
    check 101 -- "$host" dlopen "$work/race" halves_bad
    has err 'race in kernel halves_bad'
    check 0 -- "$host" dlopen "$work/race" halves_good
    # Nobody has written the buffers, so the result that the host reads is 0 on most days.
    check 101 -- "$host" empty "$work/race" halves_good
    has err 'a stored result that the host reads depends on memory of argument 0'
    check 101 -- "$host" fork "$work/race" halves_bad
    has err 'race in kernel halves_bad'
    check 0 --exit-code 0 -- "$host" fork "$work/race" halves_bad
    has out '^the child has ended with 0$'

    # Without the tool, as under a test runner.
    mkdir "$work/found"
    CAYGEN_CHECK=on CAYGEN_CHECK_DIR="$work/found" $bad >/dev/null 2>&1
    CAYGEN_CHECK=on CAYGEN_CHECK_DIR="$work/found" $good >/dev/null 2>&1
    check 101 --from "$work/found" --sarif "$work/sarif"
    has err '^caygen: check: 1 finding, 64 occurrences'
    [ "$(grep -c '"ruleId": "race"' "$work/sarif")" = 1 ] || fail "SARIF of a folder has not one result"
    check 2 --from "$work/none"
    check 1 --from "$work/found" -- $good
    mkdir "$work/damaged"
    for file in "$work/found"/*.findings; do
        sed '/^end/,$d' "$file" >"$work/damaged/${file##*/}"
    done
    check 2 --from "$work/damaged"
    has err 'not all findings could be read'
    CAYGEN_CHECK=on CAYGEN_CHECK_DIR="$work/none" $bad >"$work/out" 2>"$work/err"
    has err 'the findings cannot be written to'
    CAYGEN_CHECK=on CAYGEN_ON_FAULT=exit:9 $bad >"$work/out" 2>"$work/err"
    code=$?
    [ $code -eq 9 ] || fail "CAYGEN_CHECK and CAYGEN_ON_FAULT: exit code $code, not 9"
    has err '^caygen: check: 1 finding$'
}
ls -d "$TMPDIR"/caygen-check-* 2>/dev/null && fail "a folder was left behind"
exit $failed
