#!/bin/sh
# SPDX-License-Identifier: MIT
# caygen exec of described launches: engines, results as numbers, bytes and pictures, differences, mistakes in files.
# Usage: described.sh CAYGEN KERNELS LAUNCHES [png]
set -u
caygen=$1 k=$2 launches=$3 png=${4:-}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0

# CODE WORDS...
run() {
    wanted=$1
    shift
    "$caygen" exec "$@" >"$work/out" 2>"$work/err"
    code=$?
    [ $code -eq "$wanted" ] || { echo "caygen exec $*: exit code $code, not $wanted" && cat "$work/out" "$work/err" && failed=1; }
}
has() { # FILE PATTERN
    grep -q -e "$2" "$work/$1" || { echo "no '$2' in $1:" && cat "$work/$1" && failed=1; }
}
# EDIT SENTENCE: the example, changed by sed, is refused with a sentence that names the file and the line.
broken() {
    sed "$1" "$k/add.launch" >"$work/broken.launch"
    run 3 "$work/broken.launch"
    has err "^caygen: $work/broken.launch:[0-9]*: $2"
}

for engine in ref simd jit auto; do
    run 0 "$k/add.launch" add --engine $engine
    has out '^1 launch, as expected$'
    run 0 "$launches/gen7.launch" --engine $engine
    has out '^[0-9]* launches, as expected$'
done
run 0 "$k/add.launch" --print 2:3 --print 1 --out "2=$work/sum"
has out '^2: 1.5 2.5 3.5 \.\.\. (3 of 16)$'
has out '^1: 0.5 0.5 .*0.5$'
[ "$(od -An -tf4 -N8 "$work/sum" | tr -s ' ')" = ' 1.5 2.5' ] || { echo "--out writes something else" && failed=1; }
run 0 "$launches/faults.launch"
if [ "$png" ]; then
    run 0 "$launches/gen7.launch" fill_ivb_5 --out "0=$work/a.png"
    run 0 "$k/add.launch" --out "2=$work/b.png:4x4"
    run 1 "$k/add.launch" --out "2=$work/b.png"
    has err 'a picture of a buffer needs its size'
    run 1 "$k/add.launch" --out "2=$work/b.png:5x4"
fi

# The example's code is what the assembler makes.
if command -v intel-gen4asm >/dev/null; then
    intel-gen4asm -g 7 -o "$work/add.hex" "$k/add.g4a"
    grep '{' "$k/add.launch" | cmp - "$work/add.hex" || failed=1
fi

# Something else comes out: each difference is told.
sed 's/^expect.*/expect 2 0 f 1.5 9\nexpect 2 4 f 2.5\nexpect 2 8 f 7/' "$k/add.launch" >"$work/wrong.launch"
run 6 "$work/wrong.launch"
has err '^caygen: add: line 13: surface 2, byte 4: expected 0x41100000, got 0x40200000$'
has err '^caygen: add: line 15: surface 2, byte 8:'
sed 's/^expect.*/fault 10 illegal instruction/' "$k/add.launch" >"$work/wrong.launch"
run 6 "$work/wrong.launch"
has err '^caygen: add: ends at its end, and not with illegal instruction at 0x10$'
sed 's/^expect.*/refused nothing/' "$k/add.launch" >"$work/wrong.launch"
run 6 "$work/wrong.launch"
has err '^caygen: add: it was to be refused, and is not$'
sed 's/0x02116e00/0x02000000/' "$k/add.launch" >"$work/wrong.launch"
run 3 "$work/wrong.launch"
has err '^caygen: add: send at offset 0x40: '

# Mistakes.
run 1 "$k/add.launch" other
has err 'has no launch other$'
run 1 "$k/add.launch" --print 7
has err "^caygen: '7' is no surface of launch add$"
run 1 "$k/add.launch" --global 8
has err 'a described launch has sizes, arguments and code of its own$'
run 2 "$work/none.launch"
: >"$work/empty.launch"
run 3 "$work/empty.launch"
broken 's/^launch add//' 'a described launch begins with: launch NAME$'
broken 's/^launch add/again add/' 'again NAME, and no launch before it$'
broken 's/ivb/cayman/' "it must be: platform NAME, one of Intel's devices$"
broken 's/^simd 8/simd 9/' 'it must be: simd 8, 16 or 32$'
broken 's/^groups 2/groups 70000/' 'it must be: groups'
broken 's/^surface 0 64/surface 300 64/' 'it must be: surface N BYTES'
broken 's/1\.\.16/1..17/' 'it must be: fill N OFFSET TYPE VALUES, inside of surface N$'
broken 's/0\.5\*16/0.5*1000000000/' 'it must be: fill'
broken 's/0\.5\*16/x/' 'it must be: fill'
broken 's/^code/colour/' 'the line begins with no word of a described launch: colour$'
broken 's/0x00600201, /0x00600201 /' 'no instruction of four dwords'
broken '/{/d' 'no code of the launch before: add$'

# Every beginning of a file ends with some exit code of the tool.
size=$(wc -c <"$k/add.launch")
for n in $(seq 1 13 "$size"); do
    head -c "$n" "$k/add.launch" >"$work/cut.launch"
    "$caygen" exec "$work/cut.launch" --engine simd >/dev/null 2>&1
    code=$?
    [ $code -le 6 ] || { echo "exit code $code for the first $n bytes" && failed=1; }
done
exit $failed
