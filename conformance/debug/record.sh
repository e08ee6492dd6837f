#!/bin/sh
# SPDX-License-Identifier: MIT
# caygen record, replay, diff: launches of every kind are kept, and give their results again on every engine; wrong options,
# folders and disks; programs that are killed, fork, or end by a signal. Usage: record.sh STEPS_RUN CAYGEN RECORDS ENGINES
# CORPUS_RUN, GROUPS_RUN, IMAGES_RUN: programs with more launches.
set -u
run=$1 caygen=$2 records=$3 engines=$4
bin=$(dirname "$0")/bin conformance=$(dirname "$0")/..
work=$(mktemp -d)
trap 'umount "$work/small" 2>/dev/null; rm -rf "$work"' EXIT
failed=0
export CAYGEN_CACHE=0

fail() {
    echo "$*"
    failed=1
}
# Runs a command and compares its exit code; its output is in $work/log.
expect() { # CODE COMMAND...
    want=$1
    shift
    "$@" >"$work/log" 2>&1
    code=$?
    [ $code -eq "$want" ] || { fail "$*: exit code $code, not $want" && cat "$work/log"; }
}
says() { # TEXT
    grep -q -e "$1" "$work/log" || { fail "no message '$1':" && cat "$work/log"; }
}

# --- every launch gives its results again ---

# With AddressSanitizer every process has its memory at the same places: a launch whose pointers are recorded there
# finds them taken.
again() { # RECORD
    [ -z "${SANITIZED-}" ] || ! "$caygen" replay "$1" 2>&1 | grep -q 'are taken in this process'
}
keep() { # AT_LEAST COMMAND...
    least=$1
    shift
    rm -rf "$work/all"
    expect 0 "$caygen" record -o "$work/all" -- "$@"
    kept=0
    for record in "$work/all"/*; do
        kept=$((kept + 1))
        for file in launch results launch.txt; do
            [ -s "$record/$file" ] || fail "$record has no $file"
        done
        if again "$record"; then
            expect 0 "$caygen" replay -e ref,simd "$record"
            says 'the results are the recorded ones\|as recorded'
        fi
    done
    [ $kept -ge "$least" ] || fail "$*: $kept launches are kept"
    total=$((${total-0} + kept))
}
for kernel in smooth collatz sums rounds nans; do
    keep 1 "$run" skl "$bin/steps.skl" $kernel 256 64
done
for kernel in collatz sums rounds nans; do
    keep 1 "$run" cayman "$bin/steps.cayman" $kernel 256 64
done
if [ "${CORPUS_RUN-}" ]; then
    keep 5 "$CORPUS_RUN" --device bdw --form bin --only local_memory
    keep 5 "$CORPUS_RUN" --device bxt --form zebin --only flow
    keep 5 "$CORPUS_RUN" --device cayman --form bin --only atomics
    keep 5 "$CORPUS_RUN" --device skl --form bin --only images_use
    keep 3 "$CORPUS_RUN" --device skl --form narrow --only private
    CAYGEN_DEVICES=ivb keep 5 "$CORPUS_RUN" --device ivb --form beignet --also beignet --only flow
fi
# Work-groups of several sizes; images and samplers of Cayman.
[ "${GROUPS_RUN-}" ] && keep 20 "$GROUPS_RUN" Caygen skl "$conformance/non_uniform/bin/groups.skl"
if [ "${IMAGES_RUN-}" ]; then
    export CAYGEN_DEVICES=cayman CAYGEN_CAYMAN_IMAGES=1
    keep 10 "$IMAGES_RUN"
    unset CAYGEN_DEVICES CAYGEN_CAYMAN_IMAGES
fi
echo "$total launches gave their results again"

# --- which ones ---

three() { # OPTIONS...
    rm -rf "$work/some"
    expect "${wanted-0}" "$caygen" record -o "$work/some" "$@" -- sh -c "'$run' skl '$bin/steps.skl' rounds 64 32 3"
    find "$work/some" -mindepth 1 -printf '%f\n' | grep -c -- -rounds
}
[ "$(three)" = 3 ] || fail "not three launches"
[ "$(three --launch all --kernel rounds)" = 3 ] || fail "--launch all"
[ "$(three --launch 2)" = 1 ] || fail "--launch 2"
grep -q '^launch: number 2 ' "$work/some"/*/launch.txt || fail "it is not the second"
[ "$(wanted=1 three --launch 4)" = 0 ] || fail "--launch 4"
[ "$(wanted=1 three --kernel sums)" = 0 ] || fail "--kernel sums"
expect 1 "$caygen" record -o "$work/some" --kernel sums -- "$run" skl "$bin/steps.skl" rounds 64 32
says 'some: the launch that --kernel and --launch ask for was not kept$'
expect 7 "$caygen" record -o "$work/some" --kernel sums -- sh -c 'exit 7'
[ "$(stat -c %a "$work/all/"* "$work/all/"*/* | sort -u | tr '\n' ' ')" = '600 700 ' ] || fail "others may read a record"

# --- a difference is found ---

one="$work/one/0001-rounds" two="$work/one/0002-rounds" three="$work/one/0003-rounds"
for n in 5 6 5; do
    expect 0 "$caygen" record -o "$work/one" -- "$caygen" exec "$bin/steps.skl" rounds --global 16 --local 16 \
        --arg "1,2,3,$n,5,6,7,8,9,10,11,12,13,14,15,16" --arg zeros:16
done
expect 1 "$caygen" diff "$one" "$two"
says 'argument 0 (in), element 3: 5, in B 6'
says 'work-item 3:0:0, lane 3: r10.3:ud is 5 in A, 6 in B'
says 'instruction 00058 send'
expect 0 "$caygen" diff "$one" "$three"
says 'no difference in'
expect 2 "$caygen" diff "$one" "$records/skl"
expect 1 "$caygen" diff -q "$one" "$two"
[ -s "$work/log" ] && fail "diff -q prints"
# Results of another launch, and a record whose results are of a wrong engine: byte 8 of the last page is changed, and
# the file's SHA-256 with it.
cp "$one/results" "$work/kept"
cp "$two/results" "$one/results"
expect 3 "$caygen" replay "$one"
says 'the results are those of another launch'
size=$(stat -c %s "$work/kept")
{
    head -c $((size - 32 - 8 - 4)) "$work/kept"
    printf '\377\001\000\000'
    tail -c 40 "$work/kept" | head -c 8
} >"$work/changed"
env printf "$(sha256sum "$work/changed" | cut -c 1-64 | sed "s/../\\\\x&/g")" >"$work/key"
cat "$work/changed" "$work/key" >"$one/results"
expect 5 "$caygen" replay -e ref "$one"
says 'argument 1 (out), element 15: .*, recorded 511'
rm "$one/results"
expect 0 "$caygen" replay "$one"
says 'the record has no results'

# --- by OpenCL's calls ---

expect 0 "$caygen" replay --calls "$two"
says 'its arguments are as recorded'
expect 0 "$caygen" replay --check "$two"
says 'nothing was found'
expect 0 "$caygen" replay --profile "$two"
says 'kernel rounds on skl, SIMD 16: 1 launch'
expect 101 sh -c "'$caygen' record -o '$work/beyond' -- '$run' skl '$bin/steps.skl' smooth 64 32 && \
                  '$caygen' replay --check '$work/beyond/0001-smooth'"
says 'bounds in kernel smooth'
expect 4 "$caygen" replay --device bdw "$two"
says 'the record has only a binary for skl'

# What is printed and what is a message come in their order.
echo nonsense >"$work/commands"
expect 1 "$caygen" debug "$two" --commands "$work/commands" --batch
[ "$(tail -n 1 "$work/log")" = 'caygen: 1 command was wrong' ] || { fail "not the last line:" && cat "$work/log"; }

# --- records of older versions ---

for record in "$records"/*; do
    expect 0 "$caygen" replay -e "$engines" "$record"
    expect 0 "$caygen" compare "$record"
done

# --- wrong options and records ---

expect 1 "$caygen" record -- true
says 'no folder'
expect 1 "$caygen" record -o "$work/x"
says 'no program'
expect 1 "$caygen" record -o "$work/x" --launch 0 -- true
expect 1 "$caygen" record -o "$work/x" -o "$work/y" -- true
says '^caygen: -o is given twice$'
expect 1 "$caygen" record -o "$work/x" --launch 1x -- true
expect 1 "$caygen" record -o "$work/x" --kernel= -- true
expect 1 "$caygen" record -o "$work/x" --engine=fast -- true
expect 1 "$caygen" record -o / -- true
expect 2 "$caygen" record -o "$work/log" -- true
says 'File exists\|is no folder'
expect 2 "$caygen" record -o "$work/no/such" -- true
expect 2 "$caygen" record -o /proc/here -- true
expect 127 "$caygen" record -o "$work/x" -- "$work/none"
expect 1 "$caygen" replay
expect 1 "$caygen" replay -e fast "$two"
expect 1 "$caygen" replay --threads 0 "$two"
expect 1 "$caygen" replay --device gen12 "$two"
expect 1 "$caygen" replay "$two" "$three"
expect 1 "$caygen" replay --check --profile "$two"
says '--check and --profile need a run each'
for command in replay compare debug; do
    expect 2 "$caygen" $command "$work/none"
    says "$work/none: No such file or directory"
done
for command in replay compare debug; do
    expect 1 "$caygen" $command "$work/one/"
    says "^caygen: $work/one/ is a folder of records; name one, such as $one\$"
done
for bad in "$work" "$bin/steps.skl" "$work/log" /dev/null; do
    expect 3 "$caygen" replay "$bad"
done
mkdir "$work/half"
head -c 2000 "$two/launch" >"$work/half/launch"
expect 3 "$caygen" replay "$work/half"
mv "$work/half/launch" "$work/half/launch.part"
expect 3 "$caygen" replay "$work/half"
says 'ended while the launch was being recorded'

# --- the program is not disturbed ---

expect 7 "$caygen" record -o "$work/x" -- sh -c 'exit 7'
expect 143 sh -c "'$caygen' record -o '$work/x' -- sh -c 'kill -TERM \$\$'; exit \$?"
"$run" skl "$bin/steps.skl" rounds 64 32 >"$work/plain"
"$caygen" record -o "$work/x" -- "$run" skl "$bin/steps.skl" rounds 64 32 >"$work/recorded" 2>/dev/null
cmp -s "$work/plain" "$work/recorded" || fail "another output"
# Two processes at once keep what is theirs.
expect 0 "$caygen" record -o "$work/both" -- sh -c "'$run' skl '$bin/steps.skl' rounds 64 32 9 & \
    '$run' cayman '$bin/steps.cayman' rounds 64 64 9 & wait"
[ "$(find "$work/both" -name results | wc -l)" = 18 ] || fail "two processes: not 18 records"
# Killed in the middle of a launch: what was kept until then can be read.
# shellcheck disable=SC2016
"$caygen" record -o "$work/killed" -- sh -c 'echo $$ >"$0"; exec "$@"' "$work/process" "$caygen" exec "$bin/steps.skl" collatz \
    --global 16 --local 16 --arg zeros:16 --arg zeros:16 >"$work/log" 2>&1 &
child=$!
tries=0
while [ ! -e "$work/killed/0001-collatz/launch.txt" ] && [ $tries -lt 600 ]; do
    sleep 0.1
    tries=$((tries + 1))
done
kill -9 "$(cat "$work/process")"
wait $child
code=$?
[ $code -eq 137 ] || fail "killed: exit code $code, not 137"
says "^caygen: 1 launch is recorded in $work/killed\$"
[ -s "$work/killed/0001-collatz/launch" ] || fail "killed: no launch"
[ ! -e "$work/killed/0001-collatz/results" ] || fail "killed: with results"
# Files that may not grow, and a full disk.
limited() { # WHAT
    says "the launch of rounds is not recorded in .*: $1"
    grep -q '^the last one: 320' "$work/log" || fail "$1: the program did not go on"
    [ "$(find "$2" -mindepth 1 | wc -l)" = 0 ] || fail "$1: something is left"
}
expect 0 sh -c "ulimit -f 8 && '$caygen' record -o '$work/limit' -- '$run' skl '$bin/steps.skl' rounds 64 32"
limited 'File too large' "$work/limit"
mkdir "$work/small"
if mount -t tmpfs -o size=8k none "$work/small" 2>/dev/null; then
    expect 0 "$caygen" record -o "$work/small" -- "$run" skl "$bin/steps.skl" rounds 64 32
    limited 'No space left on device' "$work/small"
fi
rm -rf "$work/gone"
expect 0 sh -c "mkdir '$work/gone' && '$caygen' record -o '$work/gone' -- sh -c \"rmdir '$work/gone'; '$run' skl '$bin/steps.skl' rounds 64 32\""
says 'is not recorded in .*: No such file'
exit $failed
