#!/bin/sh
# SPDX-License-Identifier: MIT
# caygen debug: breakpoints, steps, registers, memory and watched places of recorded launches, from scripts.
# Usage: debug.sh STEPS_RUN CAYGEN RECORDS
set -u
run=$1 caygen=$2 records=$3
cd "$(dirname "$0")" || exit 1 # the sources' paths begin here
bin=bin
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
export CAYGEN_CACHE=0

fail() {
    echo "$*"
    failed=1
}
keep() { # NAME COMMAND...
    name=$1
    shift
    "$caygen" record -o "$work/$name" --launch 1 -- "$@" >"$work/log" 2>&1
    ls "$work/$name"/0001-*/launch >/dev/null 2>&1 || { fail "$name is not recorded" && cat "$work/log"; }
}
# Commands on standard input; in the output each expected line follows those before it. "...": a part of a line.
session() { # RECORD CODE COMMANDS EXPECTED
    printf '%s\n' "$3" >"$work/commands"
    printf '%s\n' "$4" >"$work/expected"
    "$caygen" debug "$work/$1"/0001-* --commands "$work/commands" --batch >"$work/out" 2>"$work/err"
    code=$?
    [ $code -eq "$2" ] || { fail "$1: exit code $code, not $2" && cat "$work/out" "$work/err"; }
    awk 'NR == FNR { want[++n] = $0; next } at < n && index($0, want[at + 1]) { at++ }
        END { if (at < n) print "not there, or not behind the lines before it: " want[at + 1]; exit at < n }' \
        "$work/expected" "$work/out" || { fail "in $1:" && cat "$work/out"; }
}

# Arguments that are numbers, elements of local memory, a condition that goes on to hold.
gunzip -c ../profile/bin/known.skl.gz >"$work/known"
keep steps "$caygen" exec "$work/known" steps --global 64 --local 32 --arg random:uint:128:5 --arg zeros:uint:64 \
    --arg local:512 --arg 2
session steps 1 'info args
break if gid.x == 3
run
print step
print step[1]
print in[6]
finish
print t[6]
print local[24]
continue' '2: uint* t, local memory of 512 bytes at local[0]
3: uint step, value of 4 bytes, hex 02 00 00 00
breakpoint 1: if gid.x == 3
hardware thread 0, work-item 3:0:0 (lane 3), instruction 1
step = 2
step[1] is outside of its memory
in[6] = 0x1bcc1b21
hardware thread 0 ends
t[6] = 0x1bcc1b21
local[24] = 0x1bcc1b21
the launch comes to its end'

keep rounds "$run" skl "$bin/steps.skl" rounds 64 32
session rounds 0 'break 0x168
run
print r10.0<8;8,1>:d
print r10.2:d
p r10
p f0.0
p a0.0
p acc0
print gid.x
print in[3]
x in+8 4
info registers
delete 1
watch out[2]
continue
info break
finish
continue' 'kernel rounds on skl, SIMD16: global size 64 x 1 x 1, local size 32 x 1 x 1, 2 arguments
breakpoint 1: 0x168
work-group 0:0:0, hardware thread 0, work-item 0:0:0 (lane 0), instruction 26
00168 xor
r10.0<8;8,1>:d = 5 - 15 20 - 30 - - 45 - 55 60 - - - -
r10.2:d = 15
r10:d = 5 10 15 20 25 30 7 40
f0.0:uw = 8256
a0.0:
acc0:
gid.x = 0 - 2 3 - 5 - - 8 - 10 11 - - - -
in[3] = 4
+0x0: 3 4 5 6
r10:d = 5 10 15 20 25 30 7 40
watchpoint 1: out[2]: 347, was 0
001c8 sends
1: watch out[2], met 1 time
hardware thread 0 ends after 89 instructions
the launch comes to its end'
# What is printed is what a trace of the same work-item prints.
CAYGEN_DEBUG=isa CAYGEN_TRACE=kernel=rounds,item=3 "$run" skl "$bin/steps.skl" rounds 64 32 2>&1 |
    sed -n 's/^caygen:         writes r10.0:u*d = //p' >"$work/traced"
{
    echo 'break item 3'
    echo 'run'
    echo 'watch r10.0<8;8,1>:d'
    yes continue | head -40
} >"$work/commands"
"$caygen" debug "$work/rounds"/0001-rounds --commands "$work/commands" --batch 2>/dev/null |
    sed -n 's/^watchpoint 2: r10.0<8;8,1>:d, lane 3: \(.*\), was .*/\1/p' >"$work/watched"
uniq "$work/traced" >"$work/traced.once"
[ -s "$work/watched" ] || fail "nothing is watched"
cmp -s "$work/traced.once" "$work/watched" ||
    { fail "lane 3 of r10, by a trace and watched:" && paste "$work/traced.once" "$work/watched"; }
# Conditions: only there, and for the right lane.
session rounds 0 'break 0x168 if r10.0<8;8,1>:d > 50 && gid.x >= 11
run
stepi
stepi 2
nexti
list
break group 1
delete 1
continue
break item 50 
info threads
continue' 'breakpoint 1: 0x168 if
work-item 11:0:0 (lane 11)
00170 endif
00190 cmp
001a0 (f0.1)  while
=> 001a0
breakpoint 2: group 1
work-group 1:0:0, hardware thread 0
=> hardware thread 0, 16 work-items from 32:0:0: runs
   hardware thread 1, 16 work-items from 48:0:0: has not begun
breakpoint 1: item 50'

# Source lines.
keep lines "$run" skl "$bin/lines.skl" inside 64 32
session lines 0 'break lines.cl:14
run
step
next
break 13
where' 'breakpoint 1: lines.cl:14
kernels/lines.cl:14: out[i] = in[i] + 1;
// 14: out[i] = in[i] + 1;'
session lines 1 'break other.cl:14
break 99
run' 'the program has no file other.cl; it has 
no instruction is of line 99'
keep beyond "$run" cayman "$bin/lines.cayman" beyond 64 64
session beyond 0 'run
print R1.x
continue' 'fault: access outside the context
kernels/lines.cl:23: ((global uint *)wild)[i] = x;
00028 MEM_RAT_CACHELESS STORE_DWORD
R1.x:ud =
the launch ends with a fault'

# Barriers, local memory, several threads of a group.
keep sums "$run" cayman "$bin/steps.cayman" sums 128 64
session sums 0 'break item 70
run
watch local[0]
continue
x local 4
print local[4]:uint
print lid.x
print group.x
lane 3
next
continue' 'work-group 1:0:0, hardware thread 0, work-item 70:0:0 (lane 6), instruction 1
watchpoint 2: local[0]: 65
LDS_WRITE
+0x0: 65 66 67 68
local[4]:uint = 66
lid.x = 0 1 2 3
group.x = 1
work-item 67:0:0 (lane 3)
steps.cl:31
watchpoint 2: local[0]: 162, was 65'
keep sums_skl "$run" skl "$bin/steps.skl" sums 128 64
session sums_skl 0 'break item 40
run
info threads
finish
info threads
run
info threads' 'hardware thread 1, work-item 40:0:0 (lane 8)
hardware thread 0, 32 work-items from 0:0:0: waits at a barrier
=> hardware thread 1
hardware thread 1 ends after
hardware thread 1, work-item 40:0:0'

# Other GPUs and containers: the records of older versions, stepped to their ends.
for record in "$records"/*; do
    printf 'stepi\ninfo registers\ninfo args\nstepi 5\nwhere\nfinish\ncontinue\nq\n' |
        "$caygen" debug "$record" >"$work/out" 2>&1 || fail "$record: exit code $?"
    grep -q 'ends after [0-9]* instructions' "$work/out" || { fail "$record:" && cat "$work/out"; }
done

# Wrong commands are told, and the launch goes on; empty lines, comments, the end of the input.
session rounds 1 'nonsense
break
break 0x169
break 5000
break nowhere.cl:1
step
break 0x168 if
break if r10.0:d
break if r999.0:d == 1
break if r10.0:zz == 1
print
print out[
print out[99999]
print r10.0<8;3,1>:f
x out 99999
x nothing
watch 5
watch r10
delete 9
info nothing
lane 3
finish
continue
stepi x
# a comment

run' "there is no command 'nonsense'
no instruction of the kernel is at 0x169
no debug data
a condition is
there is no register or argument 'r999.0'
there is no type 'zz'
a register, memory or a number is missing
is outside of its memory
a region is
COUNT is at most
is no argument, local, scratch
there is no breakpoint 9
info args, threads
the launch does not run
'x' is no number of steps
the launch comes to its end"
: | "$caygen" debug "$work/rounds/0001-rounds" >"$work/out" 2>&1 || fail "the end of the input: $?"
yes 'stepi 1000' | head -2000 | "$caygen" debug "$work/rounds/0001-rounds" >/dev/null 2>&1 || fail "many steps: $?"
# A launch that never ends: an interrupt comes back to the prompt, twice.
"$caygen" record -o "$work/endless" -- "$caygen" exec "$bin/steps.skl" collatz --global 16 --local 16 --arg zeros:16 \
    --arg zeros:16 >/dev/null 2>&1 &
child=$!
tries=0
while [ ! -e "$work/endless/0001-collatz/launch.txt" ] && [ $tries -lt 600 ]; do
    sleep 0.1
    tries=$((tries + 1))
done
kill -TERM $child
wait $child 2>/dev/null
printf 'run\nwhere\ncontinue\ninfo threads\nquit\n' >"$work/commands"
"$caygen" debug "$work/endless/0001-collatz" --commands "$work/commands" --batch >"$work/out" 2>&1 &
child=$!
for count in 1 2; do
    tries=0
    while [ "$(grep -c interrupted "$work/out")" -lt $count ] && [ $tries -lt 600 ]; do
        sleep 0.2
        kill -INT $child 2>/dev/null
        tries=$((tries + 1))
    done
done
wait $child || fail "endless: exit code $?"
grep -q 'hardware thread 0, 16 work-items' "$work/out" || { fail "endless:" && cat "$work/out"; }

"$caygen" debug >/dev/null 2>&1
[ $? -eq 1 ] || fail "no record"
"$caygen" debug "$work/none" </dev/null >/dev/null 2>&1
[ $? -eq 2 ] || fail "a record that is not there"
"$caygen" debug "$work/rounds/0001-rounds" -x "$work/none" >/dev/null 2>&1
[ $? -eq 2 ] || fail "commands that are not there"
exit $failed
