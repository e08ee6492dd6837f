#!/bin/sh
# SPDX-License-Identifier: MIT
# command.sh CAYGEN FOLDER LOADER HOST: `caygen check` as a user meets it: exit codes, reports, what is suppressed.
set -u
caygen=$1 bin=$2 host=$3 faulty=$4
work=$(mktemp -d)
trap 'umount "$work/small" 2>/dev/null; rm -rf "$work"' EXIT
mkdir "$work/tmp"
export TMPDIR="$work/tmp" # its own: other tests run `caygen check` at the same time
failed=0
gunzip -c "$bin/race.cayman.gz" >"$work/race"
gunzip -c "$bin/wait.cayman.gz" >"$work/wait"
gunzip -c "$bin/host.skl.gz" >"$work/host"
gunzip -c "$bin/image.skl.gz" >"$work/image.skl"
gunzip -c "$bin/wait.skl.gz" >"$work/wait.skl"
gunzip -c "$bin/bounds2.skl.gz" >"$work/bounds2.skl"
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

no() { # FILE PATTERN
    ! grep -q -e "$2" "$work/$1" || fail "$1 has '$2'"
}

# A check whose findings cannot all be read.
lost() { # PROGRAM...
    check 2 --junit "$work/junit" --sarif "$work/sarif" -- "$@"
    no err 'nothing was found'
    has junit '<error message="not all findings could be read"/>'
    has sarif '"executionSuccessful": false'
}

# The disk is full, or files may not grow.
no_room() {
    lost sh -c "{ ulimit -f 0; $bad; } 2>&1 | cat" # a pipe, because output to a file is limited, too
    has out 'the findings cannot be written to .*: File too large'
    has err 'findings: the file is empty'
    mkdir "$work/small"
    if mount -t tmpfs -o size=16k none "$work/small" 2>/dev/null; then
        head -c 16384 /dev/zero >"$work/small/fill"
        TMPDIR="$work/small" lost $bad
        has err 'the findings cannot be written to .*: No space left on device'
        [ "$(ls "$work/small")" = fill ] || fail "a folder was left on the full disk"
        umount "$work/small"
    fi
    # Files that may not grow end the tool by no signal.
    { (ulimit -f 1; exec "$caygen" check --html "$work/html" -- $bad) 2>&1; echo "code $?"; } | cat >"$work/out"
    has out '^code 2$'
    has out 'html: File too large'
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
    check 126 -- "$work/race"

    # Several processes, one report, and what two of them found is one finding.
    check 101 --sarif "$work/sarif" --junit "$work/junit" --html "$work/html" --github -- sh -c "$bad; $bad; $good"
    has err '1 finding, 128 occurrences'
    [ "$(grep -c '"ruleId": "race"' "$work/sarif")" = 1 ] || fail "SARIF has not one result"
    has sarif '"occurrenceCount": 128'
    has sarif '"startLine": '
    has sarif '"executionSuccessful": true'
    has junit '<testsuite name="caygen check" tests="1" failures="1" errors="0">'
    has html 'race in kernel <code>halves_bad</code> on cayman'
    has html '128 times'
    has out '^::error file=kernels/race.cl,line=[0-9]*,title=race::kernel halves_bad on cayman: write after write'
    has out '%0Awork-item (1, 0, 0) of work-group (0, 0, 0), .*%0Aafter: work-item (0, 0, 0) of .*, kernels/race.cl:[0-9]*: '

    # Files of sources are named as the repository of the current folder knows them; what is no file is <source>.
    mkdir -p "$work/repository/.git" "$work/repository/app/kernels" "$work/stray"
    : >"$work/repository/app/kernels/race.cl"
    (cd "$work/repository/app" && "$caygen" check --sarif "$work/sarif" --github -- $bad) >"$work/out" 2>"$work/err"
    has out '^::error file=app/kernels/race.cl,line='
    has sarif '"uri": "app/kernels/race.cl"'
    CAYGEN_CHECK=on CAYGEN_CHECK_DIR="$work/stray" $bad >/dev/null 2>&1
    sed -i 's/^file .*/file <source>/' "$work/stray"/*.findings
    check 101 --from "$work/stray" --sarif "$work/sarif" --github
    has sarif '"uri": "%3Csource%3E"'
    has out '^::error title=race::kernel .*, <source>:[0-9]*: '

    # Without lines, a sentence says how to get them.
    no err 'no source lines'
    sed -i '/^file /d; /^text /d; /^line /d; /^column /d' "$work/stray"/*.findings
    check 101 --from "$work/stray" --github
    has err '^caygen: check: kernel halves_bad has no source lines: build the program with -g$'
    has out '^::error title=race::kernel .*instruction 0x[0-9a-f]*%0Aafter: '

    # Bytes that are no UTF-8.
    check 101 --html "$work/html" --junit "$work/junit" -- sh -c "$bad" "$(printf 'a\377\302z')"
    for file in html junit; do
        iconv -f UTF-8 -t UTF-8 "$work/$file" >/dev/null || fail "$file is no UTF-8"
    done

    # What the user does not want to hear of.
    echo 'race  halves_*  kernels/race.cl:*   # known' >"$work/known"
    check 0 --suppressions "$work/known" -- $bad
    has err 'nothing was found; 1 suppressed'
    no err 'no finding fits'
    printf 'race halves_*\r\n\r\nbounds *\r\nwait\r\n' >"$work/known"
    check 0 --suppressions "$work/known" -- sh -c "$bad; $good"
    has err 'nothing was found; 1 suppressed'
    has err '^caygen: check: .*known: no finding fits line 3, 4$'
    CAYGEN_CHECK=on CAYGEN_CHECK_SUPPRESSIONS="$work/known" $bad >"$work/out" 2>"$work/err"
    has err '^caygen: check: .*known: no finding fits line 3, 4$'
    echo 'bounds *' >"$work/known"
    check 101 --suppressions "$work/known" -- $bad
    has err 'known: no finding fits line 1$'
    check 2 --suppressions "$work" -- $bad
    has err 'Is a directory'
    check 0 --kernel halves_bad --suppressions /dev/null --exit-code 0 -- $bad

    # Words that nobody knows are told before the program starts.
    printf 'race\n\nbound * # a class is bounds\n' >"$work/known"
    check 2 --suppressions "$work/known" -- echo began
    has err "known:3: 'bound': there is no such class of findings"
    ! grep -q began "$work/out" || fail "the program was started"
    echo 'race halves_bad kernels/race.cl:1 more' >"$work/known"
    check 2 --suppressions "$work/known" -- true
    has err "known:1: 'more': more than a class, a kernel and a place"

    # Lines of any length up to a limit, bytes that are no text, and files that can be read once.
    { printf '#%02000d\nrace halves_bad *[!' 0; printf '%02000d' 0; printf ']:*\nbound\n'; } >"$work/known"
    check 2 --suppressions "$work/known" -- $bad
    has err "known:3: 'bound': "
    sed -i '$d' "$work/known"
    check 0 --suppressions "$work/known" -- $bad
    has err 'nothing was found; 1 suppressed'
    printf '%01000d\n' 0 >"$work/known"
    check 2 --suppressions "$work/known" -- true
    has err "known:1: '0\{60\}\.\.\.': there is no such class of findings$"
    printf 'race\n#%070000d\n' 0 >"$work/known"
    check 2 --suppressions "$work/known" -- true
    has err 'known:2: the line has more than 64 KiB$'
    printf '#\nrace\0bounds\n' >"$work/known"
    check 2 --suppressions "$work/known" -- true
    has err 'known:2: the line has a byte that is 0$'
    printf '\357\273\277race\n' >"$work/known"
    check 0 --suppressions "$work/known" -- $bad
    yes leak | head -n 25 >"$work/known"
    check 101 --suppressions "$work/known" -- $bad
    has err 'known: no finding fits line 1, 2, .*, 19, 20 and 5 more$'
    printf 'race\nbounds\n' | {
        check 0 --suppressions /dev/stdin -- sh -c "$bad; $bad"
        has err 'nothing was found; 2 suppressed'
        has err '^caygen: check: /dev/stdin: no finding fits line 2$'
        exit $failed
    } || failed=1
    echo bound | {
        check 2 --suppressions /dev/stdin -- true
        has err "^caygen: check: /dev/stdin:1: 'bound': "
        exit $failed
    } || failed=1

    # Where nothing was looked at, nothing was found for that reason.
    check 1 --kernel halves_good -- $bad
    has err '^caygen: check: no launch was looked at'
    has err 'there was no launch of a kernel halves_good$'
    check 1 --launch 2 -- $bad
    has err 'there was no launch 2$'
    check 0 -- true
    has err '^caygen: check: no launch was looked at, and nothing was found$'
    check 1 --need-launch -- true
    has err '^caygen: --need-launch: the program has launched no kernel that was looked at$'
    check 0 --need-launch -- $good
    check 3 --need-launch -- sh -c 'exit 3'
    mkdir "$work/empty"
    check 2 --from "$work/empty"
    has err 'no process has left findings there'
    no err 'nothing was found'
    check 101 --launch 1 --kernel halves_bad -- $bad
    check 101 --schedule 5 -- $bad
    check 101 --max 1 -- sh -c "$caygen exec $work/race histogram_bad -d cayman --global 256 --local 64 --arg random:uint:256 --arg zeros:uint:16"
    check 1 --max 0 -- $good

    check 0 --help
    has out "^  --engine $("$caygen" env | sed -n '/^CAYGEN_ENGINE /,/legal/s/.*legal: //p' | sed 's/ or /,/' | tr -d ' ') "
    check 1 --classes none -- $good
    check 1 --classes off -- $good
    check 1 --classes=off -- $good
    has err 'then nothing is looked for'
    check 1 --launch 0 -- $good
    has err '^caygen: --launch needs a number, from 1$'
    for value in off 1 ''; do
        CAYGEN_CHECK=$value check 101 -- $bad
    done
    CAYGEN_CHECK=bounds check 0 -- $bad
    for report in sarif junit html; do
        check 1 --$report "$work/once" --$report "$work/twice" -- $good
        has err "^caygen: --$report is given twice$"
    done
    check 1 --junit "$work/once" --sarif "$work/once" -- $good
    has err "^caygen: --sarif $work/once: another report goes into the same file$"
    check 1 --exit-code 256 -- $good
    check 2 --sarif "$work/none/file" -- $good
    check 2 --suppressions "$work/none" -- $good
    check 1

    # What cannot be written, and what ends early: a sentence, and what was found is kept.
    check 2 --sarif /dev/full -- $bad
    has err '/dev/full: No space left on device'
    has err '1 finding, 64 occurrences'
    # Nobody reads standard error any more: the files are written all the same.
    { "$caygen" check --junit "$work/unread" --sarif "$work/unread.sarif" -- $bad; } 2>&1 >/dev/null | true
    until [ -s "$work/unread.sarif" ]; do sleep 0.2; done
    has unread 'failures="1"'
    check 2 --html /dev/full -- $good # nobody reads a report that is not there
    has err '/dev/full: No space left on device'
    "$caygen" check -- $good >"$work/out" 2>/dev/full
    [ $? -eq 2 ] || fail "standard error is full: not 2"
    check 101 --sarif "$work/sarif" --html "$work/html" -- sh -c "$bad; kill -SEGV \$\$"
    has err '^caygen: check: 1 finding'
    has err '^caygen: check: the program was ended by SIGSEGV; counts are of what ran until then$'
    has sarif '"executionSuccessful": false'
    has sarif '"exitSignalName": "SIGSEGV"'
    has html 'the program was ended by SIGSEGV'
    # The processes cannot write what they find, or their folder is gone: then nobody knows that nothing was found.
    lost sh -c "rm -rf $TMPDIR/caygen-check-*; $bad"
    has err 'the findings cannot be written to .*: No such file or directory'
    has err 'the findings could not be read$'
    lost sh -c "rm -rf $TMPDIR/caygen-check-*"
    lost sh -c "rm $TMPDIR/caygen-check-*/.caygen-whole" # as a process does it that could not write at all
    has err 'a process could not write all of its report to'
    case ${SANITIZER:-} in
    thread) ;; # ThreadSanitizer writes to files of its own, and dies where it cannot
    *) no_room ;;
    esac
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

    # Also where all work-items have begun.
    check 101 -- "$caygen" exec "$work/wait.skl" local_flag_bad -d skl --global 64 --local 64 --arg zeros:int:64
    has err 'Other hardware threads need not go on before this one waits at a barrier or ends, and'

    # A wild address is not told of the buffer that happens to lie nearest.
    wild="$caygen exec $(dirname "$0")/../tool/kernels/exec.cayman wild -d cayman --global 1"
    check 101 -- $wild --arg zeros:8 --arg 0xffffffffffffffff
    has err 'write of 4 bytes, 4 bytes before the beginning of argument 0 `out`'
    check 101 -- $wild --arg zeros:8 --arg 0x1000000
    has err 'write of 4 bytes at address 0x[0-9a-f]*; no buffer of the kernel is near$'
    check 101 -- $wild --arg null --arg 0x3c0
    has err 'write of 4 bytes at offset 3840 of argument 0 `out`, which is NULL$'

    # What is said of an address that is not aligned is what is done.
    check 101 -- "$caygen" exec "$work/bounds2.skl" odd_write_bad -d skl --global 64 --local 64 --arg zeros:int:65
    has err 'an access of 4 bytes at address 0x1, which is not aligned: it is made there, but'

    # A texel is told by its coordinates.
    check 101 -- "$caygen" exec "$work/image.skl" row3_bad -d skl --global 16,16 --local 16,1 --arg image:uint8:16x16
    has err 'write after write, 4 bytes at coordinate (0, 0, 0) of argument 0 `to`$'

    # From source: a kernel whose code is the same with debug data has lines, also beside one whose code is not.
    if command -v ocloc >/dev/null; then
        printf '%s\n' 'kernel void past(global int *o, int n) { int g = get_global_id(0); o[g + 1] = n; }' \
            '__constant int table[8] = {3, 1, 4, 1, 5, 9, 2, 6};' \
            'kernel void chosen(global int *o, int n) { int g = get_global_id(0); o[g] = table[g + n]; }' >"$work/two.cl"
        two="exec $work/two.cl -d skl --global 64 --local 64 --arg zeros:int:64 --arg 5"
        check 101 -- sh -c "$caygen $two past; $caygen $two chosen"
        has err 'instruction 0x[0-9a-f]*, <source>:1: `kernel void past('
        no err 'kernel past has no source lines'
        has err 'kernel chosen has no source lines: build the program with -g$'
    fi

    # clang makes square roots for Cayman of 1 / (1 / root): the infinity between them is none. Another one stays.
    if command -v clang-15 >/dev/null; then
        printf '%s\n' 'kernel void root(global float *o) { o[get_global_id(0)] = sqrt(o[get_global_id(0)]); }' \
            'kernel void size(global float2 *o) { o[get_global_id(0)].x = length(o[get_global_id(0)]); }' \
            'kernel void over(global float *o) { o[get_global_id(0)] = native_rsqrt(o[get_global_id(0)]); }' >"$work/root.cl"
        root="exec $work/root.cl -d cayman --global 64 --local 64 --arg zeros:float:128"
        check 0 --classes infinity,nan -- sh -c "$caygen $root root; $caygen $root size"
        check 101 --classes infinity,nan -- $caygen $root over
    fi

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
    # A finding is one write, so that it stays whole where several processes write to one pipe.
    check 101 -- "$host" write "$work/race" halves_bad
    [ "$(grep -c '^caygen: ' "$work/out")" = 5 ] || fail "not five lines at once"
    check 0 --exit-code 0 -- "$host" fork "$work/race" halves_bad
    has out '^the child has ended with 0$'

    # Faults of the host program, in its own words.
    check 101 --classes leak -- "$host" dlopen "$work/race" halves_good
    has err '^caygen: check: leak in clCreateProgramWithBinary: a program made here is not released when the program ends$'
    check 101 -d skl -- "$faulty" none "$work/host" released_kernel_bad
    has err ': the argument `kernel` is a kernel that the program has already released$'
    check 101 -d skl -- sh -c "'$faulty' none '$work/host' released_twice_bad; '$faulty' none '$work/host' released_twice_bad"
    has err '^caygen: check: 1 finding, 2 occurrences$' # at other addresses in each process
    check 0 --classes same-value --html "$work/html" -- $note
    has html 'What it is: two writes of the same value to the same bytes by different work-items, in no order\.'

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
    has err 'damaged/[0-9]*.findings:[0-9]*: the last finding is not whole; not all findings could be read'
    no err 'nothing was found'
    rm "$work/damaged"/*
    for junk in 'junk' 'class race' 'looked
inst 5' ''; do
        printf '%s' "$junk" >"$work/damaged/1.findings"
        check 2 --from "$work/damaged"
        has err 'damaged/1.findings.*: .*; not all findings could be read'
    done
    # A damaged file takes nothing from the others.
    cp "$work/found"/*.findings "$work/damaged"
    check 2 --from "$work/damaged"
    has err '^caygen: check: 1 finding, 64 occurrences'
    CAYGEN_CHECK=on CAYGEN_CHECK_DIR="$work/none" $bad >"$work/out" 2>"$work/err"
    has err 'the findings cannot be written to .*/none: No such file or directory'
    CAYGEN_CHECK=on CAYGEN_ON_FAULT=exit:9 $bad >"$work/out" 2>"$work/err"
    code=$?
    [ $code -eq 9 ] || fail "CAYGEN_CHECK and CAYGEN_ON_FAULT: exit code $code, not 9"
    has err '^caygen: check: 1 finding, 64 occurrences$'
    echo race >"$work/known"
    CAYGEN_CHECK=on CAYGEN_CHECK_SUPPRESSIONS="$work/known" $bad >"$work/out" 2>"$work/err"
    has err '^caygen: check: nothing was found; 1 suppressed$'
    CAYGEN_CHECK=same-value $note >"$work/out" 2>"$work/err"
    has err '^caygen: check: 1 finding, [0-9]* occurrences$'
}
ls -d "$TMPDIR"/caygen-check-* 2>/dev/null && fail "a folder was left behind"
exit $failed
