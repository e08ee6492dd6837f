#!/bin/sh
# SPDX-License-Identifier: MIT
# CAYGEN_DEBUG=isa,send,lanes: the thread that CAYGEN_TRACE names is told of, the same on every engine, and results stay
# what they are. Usage: trace.sh STEPS_RUN ENGINE...
set -u
run=$1
shift
bin=$(dirname "$0")/bin
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
export CAYGEN_CACHE=0

fail() { # TEXT
    echo "$CAYGEN_ENGINE: $1"
    head -40 "$work/trace"
    failed=1
}
trace() { # WORDS FILTER RESULTS DEVICE KERNEL ITEMS GROUP [LAUNCHES]: into $work/trace
    words=$1 filter=$2 want=$3 device=$4
    shift 4
    if ! got=$(CAYGEN_DEBUG=$words CAYGEN_TRACE=$filter "$run" "$device" "$bin/steps.$device" "$@" 2>"$work/trace"); then
        fail "the run of $* has failed"
    fi
    [ "$(echo "$got" | head -n 1)" = "$want " ] || fail "$filter: '$got' instead of '$want'"
}
has() { # LINE...: they are there, in this order
    at=1
    for line; do
        found=$(tail -n +$at "$work/trace" | grep -nF -m 1 -e "$line" | cut -d: -f1)
        [ -n "$found" ] || { fail "'$line' is not there, or not in its place, in:" && return; }
        at=$((at + found))
    done
}
has_not() { # TEXT
    ! grep -qF -e "$1" "$work/trace" || fail "'$1' is in:"
}
plain() { # without the header's registers, where the number of the worker's seat is
    grep -v "r[0-9]*\.0:ud = 0 1" "$work/trace"
}
count() { # NUMBER TEXT
    [ "$(grep -cF -e "$2" "$work/trace")" -eq "$1" ] || fail "not $1 times '$2':"
}

smooth="1.5 2.5 3.5 4.5 5.5 6.5 7.5 8.5"
collatz="0 1 7 2 5 8 16 3"
for CAYGEN_ENGINE; do
    export CAYGEN_ENGINE
    # The first hardware thread of the first launch.
    trace isa "" "$smooth" skl smooth 63 21
    has "trace of kernel smooth on skl: work-group 0:0:0, hardware thread 0, all 32 lanes" \
        "isa   00038 add (16|M0)" "reads  r1.0:uw = 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15" \
        "add (16|M16)" "reads  r2.0:uw = 16 17 18 19 20 - - - - - - - - - - -" \
        "writes r23.0:f = 3 5 7 9 11 13 15 17" "the hardware thread ends after 19 instructions"
    count 19 "isa   "
    count 0 "send  "
    # One work-item, by its global id and by group and local id.
    trace isa,send item=33 "$smooth" skl smooth 64 32
    has "work-group 1:0:0, hardware thread 0, the work-item of lane 1" "send  00090 load, surface 0 of 256 bytes, 2 x 4 bytes per lane" \
        "addresses = 132" "gets [0] = 0x42080000=34" "gets [1] = 0x420c0000=35" "writes r23.0:f = 34.5" \
        "send  000e8 store, surface 1" "sends [0] = 0x420a0000=34.5"
    plain >"$work/by_id"
    trace isa,send group=1,item=1 "$smooth" skl smooth 64 32
    plain | cmp -s - "$work/by_id" || fail "group=1,item=1 is not item=33:"
    # Which launch. The others run untold.
    trace send launch=3,kernel=smooth "$smooth" skl smooth 64 32 4
    count 1 "trace of"
    trace send launch=5 "$smooth" skl smooth 64 32 4
    count 0 "caygen"
    trace send kernel=other "$smooth" skl smooth 64 32
    count 0 "caygen"
    trace send item=64 "$smooth" skl smooth 64 32
    has "nothing to trace: the launch of smooth has no such work-item or hardware thread"
    # Barriers: seven, by a thread that is not the first.
    trace isa,lanes group=1,thread=1 "2080 6176 0 0 0 0 0 0" skl sums 128 64
    has "work-group 1:0:0, hardware thread 1" "lanes " "barrier" "waits at a barrier for the rest of its work-group" \
        "the hardware thread ends after"
    count 6 "waits at a barrier"
    # A loop that lanes leave one by one, and Cayman's wavefronts.
    trace isa item=3 "$collatz" cayman collatz 64 64
    has "trace of kernel collatz on cayman: work-group 0:0:0, hardware thread 0, the work-item of lane 3" \
        "VTX_READ_32" "writes T1.X:ud = 4" "LOOP_START_DX10" "not the work-item's" "the hardware thread ends"
    trace lanes item=3 "$collatz" cayman collatz 64 64
    has "lanes     0 " "load.pool" "writes T1.X:ud = 4" "mand m0 m0 m16" "lanes on: "
    # A fault is where it ends.
    CAYGEN_DEBUG=send CAYGEN_TRACE=item=63 "$run" cayman "$bin/steps.cayman" smooth 64 64 >/dev/null 2>"$work/trace"
    has "send  00030 load, memory" "addresses = 0x100fc" "fault: access outside the context's memory"
    # No more lines than wanted.
    trace isa,send,lanes lines=10 "$collatz" skl collatz 64 32
    has "trace cut after 10 lines; CAYGEN_TRACE=lines=N allows more"
    count 11 "caygen: "
    for bad in item=1:2:3:4 item=x launch=0 item=1,thread=1 lanes=3 kernel= group=1: lines=0; do
        trace send "$bad" "$smooth" skl smooth 64 32
        has "CAYGEN_TRACE=$bad is ignored" "hardware thread 0, all 32 lanes"
    done
done
exit $failed
