#!/bin/sh
# SPDX-License-Identifier: MIT
# command.sh CAYGEN HOST BIN: `caygen profile` as a user meets it: exit codes, reports, bad input, several processes.
set -u
caygen=$1 host=$2 bin=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/tmp" "$work/reports"
export TMPDIR="$work/tmp" # its own: other tests run `caygen profile` at the same time
failed=0
gunzip -c "$bin/known.cayman.gz" >"$work/known"
run="$caygen exec $work/known turns -d cayman --global 128 --local 64 --arg zeros:uint:128 --arg 5 --print out:2"

fail() {
    echo "$*"
    cat "$work/out" "$work/err"
    failed=1
}

profile() { # CODE ARGUMENTS...
    wanted=$1
    shift
    "$caygen" profile "$@" >"$work/out" 2>"$work/err"
    code=$?
    [ $code -eq "$wanted" ] || fail "caygen profile $*: exit code $code, not $wanted"
}

has() { # FILE PATTERN
    grep -q -e "$2" "$work/$1" || fail "$1 has no '$2'"
}

no() { # FILE PATTERN
    grep -q -e "$2" "$work/$1" && fail "$1 has '$2'"
}

# shellcheck disable=SC2086 # $run is words
{
    # What a person reads; what the program prints is its own.
    profile 0 -- $run
    has err '^caygen: profile: 1 kernel, 1 launch$'
    has err '^kernel turns on cayman, SIMD 64: 1 launch, 128 work-items in 2 work-groups, 2 hardware threads, '
    has err '^    instructions   188: [0-9.]* % integer, '
    has err '^    hottest code '
    [ "$(cat "$work/out")" = "0 out: 58 301 ... (2 of 128)" ] || fail "the program's output has changed"
    profile 0 --listing -- $run
    has err '^    >           10 .* 00100  ADD_INT'
    profile 0 -- "$caygen" exec "$work/known" steps -d cayman --global 128 --local 64 --arg zeros:uint:256 \
        --arg zeros:uint:128 --arg local:512 --arg 2
    has err 'messages read 1024 B and write 1024 B, 1024 B of it local or private memory'
    profile 0 -- "$caygen" exec "$bin/../../tool/kernels/exec.cayman" ids --global 1 --arg zeros:4
    has err ' 1 message reads 0 B and writes 4 B; 1 cache line, 1.00 for each'
    profile 0 --quiet -- $run
    [ -s "$work/err" ] && fail "--quiet is not quiet"
    profile 3 --quiet -- sh -c 'exit 3'
    has err 'no kernel was launched'

    # Which launches; several processes are one profile, and equal kernels one kernel.
    profile 0 -- sh -c "$run; $run"
    has err '^caygen: profile: 1 kernel, 2 launches$'
    has err '^    instructions   376: '
    profile 1 --kernel steps -- $run
    has err 'there was no launch of a kernel steps$'
    profile 1 --launch 2 -- $run
    has err 'there was no launch 2$'
    profile 0 --time -- $run
    has err '^kernel turns on cayman'
    no err 'instructions'

    # A process that forks, one that is killed, one with two queues.
    profile 3 -- "$host" "$work/known" cayman fork
    [ "$(cat "$work/out")" = "301
301" ] || fail "the results have changed"
    has err '^caygen: profile: 1 kernel, 3 launches$'
    has err '^    instructions   1128: '
    profile 137 -- "$host" "$work/known" cayman kill
    has err '^    instructions   376: '
    profile 0 -- "$host" "$work/known" cayman queues
    has err '^caygen: profile: 1 kernel, 2 launches$'
    profile 0 --time --perfetto "$work/trace" -- "$host" "$work/known" cayman queues
    has trace '"name":"worker [0-9]' # any of them may have run the few work-groups

    # Without the tool, as under a test runner; then the tool reads what is left.
    CAYGEN_PROFILE=on $run >"$work/out" 2>"$work/err"
    has err '^    instructions   188: '
    CAYGEN_PROFILE=on CAYGEN_PROFILE_DIR="$work/reports" sh -c "$run; $run" >"$work/out" 2>"$work/err"
    no err 'instructions'
    profile 0 --from "$work/reports"
    has err '^    instructions   376: '

    # The same numbers on every run, with any number of threads, and on the reference engine.
    profile 0 --quiet --json "$work/one" --threads 1 -- $run
    profile 0 --quiet --json "$work/two" --threads 7 --engine ref -- $run
    for file in one two; do
        grep -v -e '_ns"' -e '"process"' -e '"program"' "$work/$file" >"$work/$file.numbers"
    done
    cmp "$work/one.numbers" "$work/two.numbers" || fail "the numbers differ"

    # A launch that ends by a fault is told of; the exit code is the program's.
    profile 6 --strict -- "$caygen" exec "$bin/../../tool/kernels/exec.skl" wild --global 1 --arg zeros:8 \
        --arg 0xffffffffffffffff
    has err '1 launch (1 ended by a fault)'

    # Bad input.
    profile 1
    has err 'no program'
    profile 1 --nonsense -- $run
    has err "unknown option '--nonsense'"
    profile 1 --launch 0 -- $run
    has err 'a number, from 1'
    profile 1 --html -- $run
    has err 'html --: a file is missing'
    profile 1 --from "$work/reports" -- $run
    has err 'one of them'
    profile 2 --from "$work/none"
    has err 'No such file'
    # Damaged reports: a line cut off, a word and a number changed, another file.
    whole=$(echo "$work"/reports/*.profile | cut -d ' ' -f 1)
    mkdir "$work/damaged"
    for change in '$d' 's/^instruction /instuction /' 's/^simd .*/simd x/' 's/^launch 0/launch 7/' 's/.*/words/'; do
        sed "$change" "$whole" >"$work/damaged/1.profile"
        profile 2 --from "$work/damaged"
        has err 'damaged/1.profile: not all of the report could be read'
    done
    for report in html perfetto callgrind lcov json; do
        profile 2 --$report "$work/none/file" -- $run
        has err "$report $work/none/file: No such file"
        [ -s "$work/out" ] && fail "--$report: the program ran"
        profile 2 --quiet --$report /dev/full -- $run
        has err '/dev/full: No space left'
        profile 2 --quiet --$report /dev/full -- sh -c "$run; exit 5"
        profile 1 --$report "$work/once" --$report "$work/twice" -- $run
        has err "^caygen: --$report is given twice$"
    done
    profile 1 --json "$work/once" --html "$work/once" -- $run
    has err "^caygen: --html $work/once: another report goes into the same file$"
    profile 127 -- "$work/none"
    "$caygen" profile -- $run >"$work/out" 2>/dev/full
    [ $? -eq 2 ] || fail "standard error is full: not 2"
    mkdir "$work/empty"
    profile 2 --from "$work/empty"
    has err 'no process has left a profile there'
    # The processes cannot write, or their folder is gone: then nobody knows that no kernel was launched.
    for program in "{ ulimit -f 0; $run; } 2>&1 | cat" "rm -rf $TMPDIR/caygen-profile-*; $run"; do
        profile 2 -- sh -c "$program"
        no err 'no kernel was launched'
    done
    has err 'the profile could not be read'
    CAYGEN_PROFILE=on CAYGEN_PROFILE_DIR="$work/none" $run >"$work/out" 2>"$work/err" || fail "the program failed"
    has err "$work/none/[0-9]*.profile: No such file"
}
ls -d "$TMPDIR"/caygen-profile-* 2>/dev/null && fail "a folder was left behind"
exit $failed
